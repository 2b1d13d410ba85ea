"""Reads a SubRip file with pysubs2 and srt, and compares with what `captionkit inspect --json` says."""

import json
import re
import sys

import pysubs2
import srt

path, ours_path = sys.argv[1:]
with open(ours_path, encoding="utf-8") as file:
    ours = [(cue["begin"], cue["end"], cue["text"]) for cue in json.load(file)["cues"]]
with open(path, encoding="utf-8-sig") as file:
    text = file.read()


def plain(markup):
    """The text without tags and override codes."""
    return re.sub(r"</?[ibu]>|</?font[^>]*>|\{\\[^}]*\}", "", markup).strip()


def milliseconds(time):
    return round(time.total_seconds() * 1000)


readings = {
    "srt": [(milliseconds(c.start), milliseconds(c.end), plain(c.content)) for c in srt.parse(text)],
    "pysubs2": [
        (event.start, event.end, event.plaintext.strip())
        for event in pysubs2.SSAFile.from_string(text, format_="srt")
    ],
}
status = 0
for name, cues in readings.items():
    if len(cues) != len(ours):
        print(f"readers: {name} reads {len(cues)} cues of {path}, not {len(ours)}")
        status = 1
    for number, (theirs, mine) in enumerate(zip(cues, ours), start=1):
        if theirs != (mine[0], mine[1], mine[2].strip()):
            print(f"readers: {name} reads cue {number} of {path} as {theirs}, not {mine}")
            status = 1
sys.exit(status)
