#!/usr/bin/env python3
"""Writes a library of caption files: library_corpus.py FOLDER [FILES] [CUES] [SEED].

The same numbers give the same bytes. Titles have folders of their own, languages and kinds stand in
the names, formats take turns, and one file in 25 is broken in one of several ways. Most cues are as
they should be, about one in a hundred is too fast, too long, too short, or too near to the next one.
All words are strung together by chance.
"""

import pathlib
import random
import sys
from xml.sax.saxutils import escape

WORDS = {
    "en": "we have to leave before the river rises again and nobody told me about your brother that letter "
    "was never meant for you open the door tonight maybe tomorrow something happened under the old bridge".split(),
    "de": "wir müssen gehen bevor der Fluss wieder steigt und keiner hat mir von deinem Bruder erzählt dieser "
    "Brief war nie für dich öffne die Tür heute Abend vielleicht morgen früh unter der alten Brücke".split(),
    "fr": "nous devons partir avant que la rivière monte encore et personne ne me parle de ton frère cette "
    "lettre reste ici ouvre la porte ce soir peut-être demain matin sous le vieux pont de la ville".split(),
}
# No line ends with an article or another word that belongs to the next one.
ENDS = {
    "en": "letter river bridge brother tonight".split(),
    "de": "Brief Fluss Brücke Bruder morgen".split(),
    "fr": "lettre ville porte matin".split(),
}
NAMES = ["MARA", "JONAS", "GUARD", "RADIO"]
SOUNDS = ["door creaks", "thunder rumbling", "footsteps approaching", "soft piano music"]
# So many tracks are made cue by cue; files share them, each with a cue of its own.
TRACKS = 24


def line(chance, language, length):
    text = ""
    while len(text) < length - 4:
        text += chance.choice(WORDS[language]) + " "
    return text + chance.choice(ENDS[language])


def track(chance, language, kind, cues):
    """Cues as (begin, end, lines) in milliseconds."""
    time = 1000
    result = []
    for _ in range(cues):
        odd = chance.random()
        count = 2 if chance.random() < 0.6 else 1
        # A line of 42 characters would be too long; words have up to 11.
        lines = [line(chance, language, 22).capitalize() + ("." if i == count - 1 else "") for i in range(count)]
        if kind == "sdh" and chance.random() < 0.1:
            lines = [f"[{chance.choice(SOUNDS)}]"]
        elif kind == "sdh" and chance.random() < 0.15:
            lines = [f"{chance.choice(NAMES)}: {lines[0]}"[:41]] + lines[1:]
        # Not faster than 15 characters a second.
        duration = max(sum(map(len, lines)) * 1000 // 15, 1200)
        if odd < 0.004:
            duration = 400
        elif odd < 0.006:
            lines[0] = line(chance, language, 50)
        elif odd < 0.008:
            lines = [line(chance, language, 15) for _ in range(4)]
        end = time + min(duration, 6800)
        result.append((time, end, lines))
        time = end + (40 if 0.008 < odd < 0.010 else chance.randrange(200, 2400))
    return result


def clock(milliseconds, separator):
    seconds, fraction = divmod(milliseconds, 1000)
    return f"{seconds // 3600:02}:{seconds // 60 % 60:02}:{seconds % 60:02}{separator}{fraction:03}"


def srt(cues, language):
    return "".join(
        f"{number}\n{clock(begin, ',')} --> {clock(end, ',')}\n" + "\n".join(lines) + "\n\n"
        for number, (begin, end, lines) in enumerate(cues, 1)
    )


def vtt(cues, language):
    return f"WEBVTT\nLanguage: {language}\n\n" + "".join(
        f"{clock(begin, '.')} --> {clock(end, '.')}\n" + "\n".join(map(escape, lines)) + "\n\n"
        for begin, end, lines in cues
    )


def ttml(cues, language):
    return (
        f'<?xml version="1.0" encoding="UTF-8"?>\n<tt xmlns="http://www.w3.org/ns/ttml" xml:lang="{language}">\n'
        "<body><div>\n"
        + "".join(
            f'<p begin="{clock(begin, ".")}" end="{clock(end, ".")}">' + "<br/>".join(map(escape, lines)) + "</p>\n"
            for begin, end, lines in cues
        )
        + "</div></body>\n</tt>\n"
    )


FORMATS = {"srt": srt, "vtt": vtt, "ttml": ttml}


def broken(chance, data):
    """A file that something has happened to."""
    fate = chance.randrange(6)
    if fate == 0:
        return b""
    if fate == 1:
        return b"<!DOCTYPE html>\n<html><body>Not found</body></html>\n"
    if fate == 2:
        return data[: len(data) // 3]
    if fate == 3:
        return data.decode("utf-8").encode("latin-1", "replace")
    if fate == 4:
        return data.replace(b"-->", b"->", 20)
    return bytes(chance.randrange(256) for _ in range(3000))


def write(folder, files, cues, seed):
    chance = random.Random(seed)
    tracks = {}
    for language in WORDS:
        for kind in ("sdh", "plain"):
            tracks[language, kind] = [
                {name: make(made, language) for name, make in FORMATS.items()}
                for made in (
                    track(chance, language, kind, cues) for _ in range(max(TRACKS // 6, 1))
                )
            ]
    for number in range(files):
        title = folder / f"title-{number // 6 + 1:05}"
        title.mkdir(parents=True, exist_ok=True)
        language = ("en", "en", "de", "de", "fr", "fr")[number % 6]
        kind = ("sdh", "plain")[number % 2]
        format = chance.choice(list(FORMATS))
        # A time that no cue has is put in for one, so that hardly two files are the same.
        data = chance.choice(tracks[language, kind])[format]
        word = chance.choice(WORDS[language])
        at = data.find(word, chance.randrange(len(data) // 2, len(data) * 3 // 4))
        if at > 0:
            data = data[:at] + word[::-1] + data[at + len(word) :]
        data = data.encode("utf-8")
        if number % 25 == 24:
            data = broken(chance, data)
        name = f"title-{number // 6 + 1:05}.{language}{'.sdh' if kind == 'sdh' else ''}.{format}"
        (title / name).write_bytes(data)


if __name__ == "__main__":
    numbers = [int(text) for text in sys.argv[2:]]
    write(pathlib.Path(sys.argv[1]), *(numbers + [300, 1500, 1][len(numbers) :]))
