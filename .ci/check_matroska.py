"""Holds Matroska files against other programs, both ways: check_matroska.py COMMAND FOLDER"""

import json
import os
import re
import subprocess
import sys

command, folder = sys.argv[1:]
os.environ["LC_ALL"] = "C.UTF-8"
# By role: the flags as mkvmerge, mkvinfo and ffprobe call them, and what info makes of them.
HEARING = ("flag_hearing_impaired", "Hearing impaired", "hearing_impaired")
FORCED = ("forced_track", "Forced display", "forced")
TEXT = ("flag_text_descriptions", "Text descriptions", "descriptions")
ROLES = {"sdh": ([HEARING], "SDH"), "captions": ([HEARING], "SDH"), "subtitles": ([], None),
         "forced": ([FORCED], "forced"), "easy-reader": ([], None), "translation": ([], None),
         "descriptions": ([TEXT], "description in text")}
FLAGS = ["forced_track", "flag_hearing_impaired", "flag_visual_impaired", "flag_text_descriptions", "flag_commentary"]
DISPOSITIONS = ["forced", "hearing_impaired", "visual_impaired", "descriptions", "comment"]
OPTIONS = {"flag_hearing_impaired": "--hearing-impaired-flag", "forced_track": "--forced-display-flag",
           "flag_text_descriptions": "--text-descriptions-flag"}
status = 0


def output(*arguments: str) -> str:
    return subprocess.run(arguments, check=True, capture_output=True, text=True).stdout


def same(what: str, found: object, expected: object) -> bool:
    global status
    if found == expected:
        return True
    print(f"matroska: {what} is {found!r}, not {expected!r}")
    status = 1
    return False


def tracks(path: str) -> list:
    return json.loads(output("mkvmerge", "-J", path))["tracks"]


def streams(path: str) -> list:
    return json.loads(output("ffprobe", "-v", "error", "-of", "json", "-show_streams", path))["streams"]


def ours(path: str) -> list:
    return json.loads(output(command, "info", "--json", path))["tracks"]


movie = f"{folder}/movie.mkv"
output("ffmpeg", "-v", "error", "-f", "lavfi", "-i", "testsrc=d=2:s=64x64", "-f", "lavfi", "-i", "sine=d=2",
       "-c:v", "mpeg4", "-c:a", "pcm_s16le", "-metadata:s:a:0", "language=eng", movie)
before = tracks(movie)
print(f"{'role':<14}{'written, read by':<34}read, written by")
for role, (flags, meaning) in ROLES.items():
    host = f"{folder}/{role}.mkv"
    output("mkvmerge", "-q", "-o", host, movie)
    text = f"{folder}/{role}.srt"
    output(command, "convert", "-q", "Samples/night-ferry.en.sdh.srt", text, "--role", role, "--tag", "mkv",
           "--into", host, "--language", "pt-BR", "--original-language", "pt", "--force-claim", "--name", f"{role} é")
    track, stream = tracks(host)[-1], streams(host)[-1]
    properties = track["properties"]
    merge = [
        same(f"mkvmerge's count for {role}", len(tracks(host)), len(before) + 1),
        same(f"mkvmerge's flags of {role}", [one for one in FLAGS if properties.get(one)], [one[0] for one in flags]),
        same(f"mkvmerge's language of {role}", (properties["language"], properties["language_ietf"]), ("por", "pt-BR")),
        same(f"mkvmerge's name of {role}", properties["track_name"], f"{role} é"),
        same(f"mkvmerge's default of {role}", properties["default_track"], False),
        same(f"mkvmerge's original of {role}", properties.get("flag_original"), True),
    ]
    described = output("mkvinfo", "--ui-language", "en_US", host).rpartition("| + Track\n")[2]
    info = [same(f"mkvinfo's flags of {role}", [one[1] for one in flags],
                 [name for name in re.findall(r'\+ ["“]([^"”]+)["”] flag: 1', described)
                  if name in ("Hearing impaired", "Forced display", "Text descriptions", "Visual impaired", "Commentary")])]
    probe = [same(f"ffprobe's flags of {role}", [one for one in DISPOSITIONS if stream["disposition"].get(one)],
                  [one[2] for one in flags])]
    readers = [name for name, cells in (("mkvmerge", merge), ("mkvinfo", info), ("ffprobe", probe)) if all(cells)]
    # The other way: what mkvmerge writes for the same flags, and the captions of it.
    theirs = f"{folder}/theirs-{role}.mkv"
    options = [part for one in flags for part in (OPTIONS[one[0]], "0:1")]
    output("mkvmerge", "-q", "-o", theirs, "--sub-charset", "0:UTF-8", "--language", "0:pt-BR", *options, text)
    found = ours(theirs)[0]
    read = [same(f"our meaning of {role}", found["meaning"], meaning),
            same(f"our language of {role}", found["language"], "pt-BR")]
    back = f"{folder}/back-{role}.srt"
    output(command, "convert", "-q", theirs, back)
    read.append(same(f"the captions of {role}", open(back).read(), open(text).read()))
    again = f"{folder}/again-{role}.srt"
    output(command, "convert", "-q", host, again, "--track", "3")
    read.append(same(f"the captions in {role}.mkv", open(again).read(), open(text).read()))
    print(f"{role:<14}{', '.join(readers):<34}{'mkvmerge' if all(read) else 'DIFFERS'}")

# WebVTT keeps its voices, and audio descriptions are audio.
vtt, host = f"{folder}/voices.vtt", f"{folder}/voices.mkv"
output(command, "convert", "-q", "Samples/night-ferry.en.sdh.vtt", vtt, "--role", "sdh", "--tag", "mkv",
       "--language", "en", "--force-claim")
output(command, "convert", "-q", host, f"{folder}/voices-back.vtt")
voices = [line for line in open(vtt) if "<v " in line]
same("the voices", [line for line in open(f"{folder}/voices-back.vtt") if "<v " in line], voices)
output(command, "tag", "-q", "--audio", "2", movie)
marked = [same("mkvmerge's audio", [one["properties"].get("flag_visual_impaired") for one in tracks(movie)], [None, True]),
          same("ffprobe's audio", streams(movie)[1]["disposition"]["visual_impaired"], 1),
          same("our audio", ours(movie)[1]["meaning"], "audio description"),
          same("the other tracks", [one["codec"] for one in tracks(movie)], [one["codec"] for one in before])]
print(f"{'audio':<14}{'mkvmerge, ffprobe' if all(marked) else 'DIFFERS'}")
sys.exit(status)
