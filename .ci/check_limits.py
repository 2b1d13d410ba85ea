"""Holds lint's findings of speed, line length and duration against what readers of others make of it.

Writes generated cues, many of them exactly at a limit or a hair beside it, as SubRip and WebVTT. From
the cues as pysubs2 and webvtt-py read them, the findings are computed anew with whole numbers and
compared with those of `captionkit lint`: the cue, the rule, the measured and the allowed value. Then
every limit is moved by the least amount that counts, which the comparison has to notice.
"""

import argparse
import json
import pathlib
import random
import subprocess
import sys
import tempfile
import unicodedata
from dataclasses import dataclass, replace
from fractions import Fraction

import pysubs2
import webvtt

RULES = ("reading/speed", "reading/line-too-long", "sync/min-duration", "sync/max-duration")
WORDS = (
    "a I we go on to the end pier tide lamp slow rope Mara Ivo north door light again morning harbour "
    "ça déjà née über Straße señor mañana łódź žena fjärd naïve cafe\u0301 o\u0308l 12 42 3.5 well-known "
    "don't… (so) [bell rings] ANNA: — нет дом Καλά \u200eok\u200e"
).split(" ")


@dataclass(frozen=True)
class Limits:
    """What the command is told, and what is computed with."""

    name: str
    arguments: tuple
    cps: Fraction | None = Fraction(20)
    wpm: Fraction | None = None
    line: int = 42
    least: Fraction = Fraction(5, 6)
    most: Fraction = Fraction(7)
    rate: Fraction | None = None

    def moved(self):
        """The same with one limit beside where it was, each in turn."""
        frame = 1 / self.rate if self.rate else Fraction(1, 1000)
        if self.cps:
            # Below, since what is exactly at a speed's limit is at none that is lower.
            yield "characters a second", replace(self, cps=self.cps - Fraction(1, 1_000_000))
        if self.wpm:
            yield "words a minute", replace(self, wpm=self.wpm - Fraction(1, 1_000_000))
        yield "line", replace(self, line=self.line + 1)
        yield "least", replace(self, least=self.least + frame)
        yield "most", replace(self, most=self.most + frame)


def runs():
    """The limits to compare with: a house's, others, and with frames."""
    select = tuple(f"--select={rule}" for rule in RULES)
    house = Limits("netflix-en", (*select, "--profile=netflix-en"))
    yield house
    own = ("--max-cps=12.5", "--max-line-length=37", "--set=sync/min-duration.min=1 s", "--set=sync/max-duration.max=6 s")
    yield Limits("own limits", (*select, *own), Fraction(25, 2), None, 37, Fraction(1), Fraction(6))
    words = ("--set=reading/speed.max=off", "--set=reading/speed.maxWords=180")
    yield Limits("words", (*select, *words), None, Fraction(180))
    for name, rate in ("23.976", Fraction(24000, 1001)), ("25", Fraction(25)), ("29.97", Fraction(30000, 1001)):
        yield replace(house, name=f"{name} frames", arguments=(*house.arguments, f"--frame-rate={name}"), rate=rate)


# The cues


def line(random_, length):
    """Words of so many characters, as `characters` counts; the last is cut or stretched to fit."""
    text = ""
    while characters(text) < length:
        text += (" " if text else "") + random_.choice(WORDS)
    while characters(text) > length:
        text = text[:-1]
    text = text.rstrip(" \u200e")
    return text + "x" * (length - characters(text))


def generated(count, seed):
    """Cues as (begin, end, lines) in milliseconds, one after the other."""
    random_ = random.Random(seed)
    time = 0
    for _ in range(count):
        near = random_.choice((36, 37, 38, 41, 42, 43, random_.randint(2, 60)))
        lines = [line(random_, near)]
        if random_.random() < 0.5:
            lines.append(line(random_, random_.randint(2, 45)))
        total = sum(characters(one) for one in lines)
        words = sum(len(words_of(one)) for one in lines)
        duration = random_.choice(
            (
                *(Fraction(total * 1000) / cps for cps in (20, Fraction(25, 2), 17)),
                Fraction(max(words, 1) * 60_000, 180),
                random_.choice((833, 834, 1000, 1001, 6000, 6006, 7000, 7007)),
                random_.randint(300, 9000),
            )
        )
        duration = max(round(duration) + random_.choice((-1, 0, 0, 1)), 1)
        time += random_.choice((0, 1, 40, 83, 500, 1234))
        yield time, time + duration, lines
        time += duration


def marked_up(random_, lines, voice):
    """The lines with markup that nobody counts."""
    choice = random_.random()
    text = "\n".join(lines)
    if choice < 0.15:
        return f"<i>{text}</i>"
    if choice < 0.25 and len(lines) == 2:
        return f"{lines[0]}\n<b>{lines[1]}</b>"
    if choice < 0.35:
        return f"<v Mara>{text}</v>" if voice else f'<font color="#ffff00">{text}</font>'
    return text


def clock(milliseconds, mark):
    seconds, rest = divmod(milliseconds, 1000)
    return f"{seconds // 3600:02}:{seconds // 60 % 60:02}:{seconds % 60:02}{mark}{rest:03}"


def write(folder, cues, seed):
    """Writes the cues in both formats."""
    for name, head, mark in ("cues.srt", "", ","), ("cues.vtt", "WEBVTT\n\n", "."):
        random_ = random.Random(seed)
        blocks = [
            f"{number}\n{clock(begin, mark)} --> {clock(end, mark)}\n{marked_up(random_, lines, not head == '')}\n"
            for number, (begin, end, lines) in enumerate(cues, start=1)
        ]
        (folder / name).write_text(head + "\n".join(blocks), encoding="utf-8")


# What others read


def readings(folder):
    """What each reader makes of each file: its cues as (begin, end, text) with plain text."""
    for path in folder / "cues.srt", folder / "cues.vtt":
        kind = path.suffix[1:]
        events = pysubs2.load(str(path), encoding="utf-8", format_=kind)
        yield "pysubs2", path, [(event.start, event.end, event.plaintext) for event in events]
        captions = webvtt.from_srt(str(path)) if kind == "srt" else webvtt.read(str(path))
        yield "webvtt-py", path, [
            (one.start_time.in_milliseconds(), one.end_time.in_milliseconds(), one.text) for one in captions
        ]


# What follows


def characters(text):
    """What a reader takes for one sign each; nothing that joins the sign before or that nobody sees."""
    return sum(not unicodedata.combining(one) and unicodedata.category(one) != "Cf" for one in text)


def words_of(text):
    return [word for word in text.split() if any(one.isalnum() for one in word)]


def decimal(value):
    """At most three places, as the reports print them."""
    return int(value) if value.denominator == 1 else float(round(value, 3))


def frames(milliseconds, rate):
    """The nearest frame; a half is rounded up."""
    return int(Fraction(milliseconds) * rate / 1000 + Fraction(1, 2))


def expected(cues, limits):
    """The findings as (cue, rule, measured, allowed)."""
    found = set()
    for index, (begin, end, text) in enumerate(cues):
        # White space at the ends of a line is not seen, nor what marks a writing direction.
        lines = [one.strip(" \u200e") for one in text.split("\n")]
        duration = end - begin
        for limit, amount, unit in (
            (limits.cps, sum(map(characters, lines)), 1),
            (limits.wpm, sum(len(words_of(one)) for one in lines), 60),
        ):
            if limit is not None and (speed := Fraction(amount * 1000 * unit, duration)) > limit:
                # Printed with one place, rounded up.
                found.add((index, "reading/speed", decimal(Fraction(-(-speed * 10 // 1), 10)), decimal(limit)))
        longest = max(map(characters, lines))
        if longest > limits.line:
            found.add((index, "reading/line-too-long", longest, limits.line))
        found |= durations(index, begin, end, limits)
    return found


def durations(index, begin, end, limits):
    """Findings of a cue's duration."""
    if limits.rate:
        shown = frames(end, limits.rate) - frames(begin, limits.rate)
        # The least is rounded in the file's favour, where half frames are in doubt.
        least = -int(-(limits.least * limits.rate - Fraction(1, 2)) // 1)
        most = int(limits.most * limits.rate + Fraction(1, 2))
        allowed = least, most
    else:
        shown = end - begin
        # A file of milliseconds cannot tell a limit that is finer.
        least, most = int(limits.least * 1000), -int(-limits.most * 1000 // 1)
        allowed = limits.least, limits.most
    measured = shown if limits.rate else decimal(Fraction(shown, 1000))
    if shown < least:
        return {(index, "sync/min-duration", measured, printed(allowed[0]))}
    if shown > most:
        return {(index, "sync/max-duration", measured, printed(allowed[1]))}
    return set()


def printed(limit):
    """A limit as the reports print it: a decimal where it ends within three places, else a fraction."""
    return decimal(limit) if 1000 % limit.denominator == 0 else str(limit)


# The command


def actual(command, path, limits):
    run = subprocess.run(
        [command, "lint", "--json", "--isolated", "-q", *limits.arguments, str(path)], capture_output=True, text=True
    )
    if run.returncode not in (0, 1):
        raise SystemExit(f"limits: lint ends with {run.returncode}: {run.stderr}")
    (document,) = (json.loads(one) for one in run.stdout.splitlines())
    return {
        (one["cue"], one["code"], one["measured"], one["allowed"])
        for one in document["diagnostics"]
        if one["code"] in RULES
    }


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("command")
    parser.add_argument("--cues", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    faults = 0
    compared = 0
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        cues = list(generated(arguments.cues, arguments.seed))
        write(folder, cues, arguments.seed)
        read = list(readings(folder))
        for reader, path, theirs in read:
            if [(begin, end) for begin, end, _ in theirs] != [(begin, end) for begin, end, _ in cues]:
                print(f"limits: {reader} reads other times of {path.name} than were written")
                faults += 1
        for limits in runs():
            ours = {path: actual(arguments.command, path, limits) for _, path, _ in read}
            for reader, path, theirs in read:
                wanted = expected(theirs, limits)
                compared += len(wanted)
                for one in sorted(wanted ^ ours[path], key=str)[:5]:
                    who = "lint alone finds" if one in ours[path] else f"{reader}'s cues give"
                    print(f"limits: {limits.name}, {path.name}: {who} {one}: {theirs[one[0]]}")
                    faults += 1
                for what, others in limits.moved() if theirs is read[0][2] else ():
                    if {one[:2] for one in expected(theirs, others)} == {one[:2] for one in ours[path]}:
                        print(f"limits: {limits.name}, {path.name}: another limit of {what} changes nothing")
                        faults += 1
    print(f"limits: {arguments.cues} cues, {compared} findings recomputed, {faults} faults")
    return 1 if faults or not compared else 0


if __name__ == "__main__":
    sys.exit(main())
