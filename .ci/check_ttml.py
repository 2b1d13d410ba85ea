"""Holds the TTML that CaptionKit writes against its sources; see check-ttml."""

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from fractions import Fraction
from pathlib import Path

FLAVOURS = ("imsc1.1", "imsc1", "ebu-tt-d", "netflix", "itt", "dfxp")
EXTENSIONS = {".ttml", ".xml", ".itt", ".dfxp", ".vtt", ".srt"}
# Below this share of documents, ttconv shows something else than the source.
TTCONV_RATE = 0.95
# iTT counts frames, 30 a second unless the source says otherwise; a cue never gets shorter than one.
FRAME = Fraction(1, 30)
# Flavours that want an end for everything write this for text that stays for good, in milliseconds.
LAST_END = 359_999_999


def sources(corpora: Path | None) -> list[Path]:
    found = sorted(Path("Samples").glob("*"))
    if corpora:
        found += sorted(corpora.rglob("*"))
    return [path for path in found if path.suffix in EXTENSIONS and path.is_file()]


def lines_of_json(command: list[str]) -> list[dict]:
    output = subprocess.run(command, capture_output=True, check=False).stdout
    return [json.loads(line) for line in output.splitlines() if line.strip()]


def inspect(program: str, paths: list[Path], *options: str) -> dict[str, dict]:
    found = {}
    for start in range(0, len(paths), 500):
        names = [str(path) for path in paths[start:start + 500]]
        for document in lines_of_json([program, "inspect", *options, "--json", "--", *names]):
            found[document["file"]] = document
    return found


# -- What shows when ------------------------------------------------------------------------------

def plain(text: str) -> str:
    """Without what white space and the characters that XML has no place for do to a text."""
    text = re.sub("[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]", "\ufffd", text)
    return "\n".join(" ".join(line.split()) for line in text.split("\n")).strip()


def text_of(nodes: list[dict], with_ruby: bool) -> str:
    """The text of a cue, ruby's annotations behind their bases or left out."""
    return "".join(node.get("text", "") if "kind" not in node
                   else "" if node["kind"] == "rubyText" and not with_ruby
                   else text_of(node["children"], with_ruby)
                   for node in nodes)


def cues_of(document: dict, with_ruby: bool) -> list[tuple]:
    cues = []
    for cue in document["cues"]:
        text = plain(text_of(cue["nodes"], with_ruby))
        begin = max(cue["begin"], 0)
        end = None if cue["end"] is None else max(cue["end"], 0)
        if end is not None and abs(end - LAST_END) < 0.5:
            end = None
        if text and (end is None or end > begin):
            cues.append((begin, end, text))
    return cues


def timeline_of(cues: list[tuple]) -> list[tuple]:
    """(begin, end, texts) wherever something shows; neighbours that show the same are one."""
    instants = sorted({time for begin, end, _ in cues for time in (begin, end) if time is not None})
    opened, closed = {}, {}
    for number, (begin, end, _) in enumerate(cues):
        opened.setdefault(begin, []).append(number)
        closed.setdefault(end, []).append(number)
    active: set[int] = set()
    result: list[tuple] = []
    for number, begin in enumerate(instants):
        active.difference_update(closed.get(begin, ()))
        active.update(opened.get(begin, ()))
        end = instants[number + 1] if number + 1 < len(instants) else None
        add(result, begin, end, [cues[index][2] for index in active])
    return result


def add(timeline: list[tuple], begin, end, texts: list[str]) -> None:
    shown = tuple(sorted(texts))
    if not shown:
        return
    if timeline and timeline[-1][1] == begin and timeline[-1][2] == shown:
        timeline[-1] = (timeline[-1][0], end, shown)
    else:
        timeline.append((begin, end, shown))


def given_timeline(intervals: list[dict], scale=1) -> list[tuple]:
    result: list[tuple] = []
    for interval in intervals:
        texts = [plain(text) for region in interval["regions"] for text in region["paragraphs"]]
        end = None if interval["end"] is None else interval["end"] * scale
        add(result, interval["begin"] * scale, None if end is None or abs(end - LAST_END) < 0.5 else end,
            [text for text in texts if text])
    return result


def words_of(texts) -> set[str]:
    return {word for text in texts for word in text.split()}


def near(one, other, tolerance: float) -> bool:
    if one is None or other is None:
        return one is other
    return abs(one - other) <= tolerance


def difference(wanted: list[tuple], actual: list[tuple], tolerance: float) -> str | None:
    for number in range(max(len(wanted), len(actual))):
        if number >= len(wanted) or number >= len(actual):
            extra = (wanted + actual)[number] if number < len(wanted) else actual[number]
            return f"{len(actual)} intervals instead of {len(wanted)}, from {extra}"
        one, other = wanted[number], actual[number]
        if one[2] != other[2] or not near(one[0], other[0], tolerance) \
                or not near(one[1], other[1], tolerance):
            return f"interval {number} is {other} instead of {one}"
    return None


# -- ttconv ---------------------------------------------------------------------------------------

def ttconv_timeline(path: str) -> list[tuple] | None:
    """What ttconv shows of a document, in milliseconds; None where it can't read it."""
    import logging
    import xml.etree.ElementTree as tree
    from ttconv import isd, model
    from ttconv.imsc import reader

    logging.disable(logging.CRITICAL)

    def text(element) -> str:
        if isinstance(element, model.Text):
            return element.get_text()
        if isinstance(element, model.Br):
            return "\n"
        return "".join(text(child) for child in element)

    def paragraphs(element):
        if isinstance(element, model.P):
            yield text(element)
        elif not isinstance(element, (model.Text, model.Br)):
            for child in element:
                yield from paragraphs(child)

    try:
        document = reader.to_model(tree.parse(path))
        if document is None:
            return None
        moments = isd.ISD.generate_isd_sequence(document)
        result: list[tuple] = []
        for number, (begin, shown) in enumerate(moments):
            end = moments[number + 1][0] * 1000 if number + 1 < len(moments) else None
            if end is not None and abs(end - LAST_END) < 0.5:
                end = None
            texts = [plain(one) for region in shown.iter_regions() for one in paragraphs(region)]
            add(result, begin * 1000, end, [one for one in texts if one])
        return result
    except Exception:  # Whatever it stumbles over, it is not our output that it failed to read.
        return None


# -- The check ------------------------------------------------------------------------------------

def is_cut_off(document: dict) -> bool:
    """Whether reading ended before the first cue, so that nothing is made of the file."""
    codes = {diagnostic["code"] for diagnostic in document["diagnostics"]}
    return not document["cues"] and bool(codes & {"ttml/not-well-formed", "ttml/limit"})


class Check:
    def __init__(self, arguments, folder: Path):
        self.program = arguments.captionkit
        self.verbose = arguments.list_failures
        self.corpora = Path(arguments.corpora) if arguments.corpora else None
        self.folder = folder
        self.failures = 0
        # One name a file, so that outputs beside each other don't collide.
        self.names: dict[str, Path] = {}
        (folder / "in").mkdir()
        for number, path in enumerate(sources(self.corpora)):
            link = folder / "in" / f"{number:05}{path.suffix}"
            link.symlink_to(path.resolve())
            self.names[link.stem] = path
        self.inputs = sorted((folder / "in").iterdir())
        self.documents = {Path(name).stem: document for name, document
                          in inspect(self.program, self.inputs).items()
                          if document["accepted"] and not is_cut_off(document)}
        help_text = subprocess.run([self.program, "inspect", "--help"], capture_output=True,
                                   text=True, check=False).stdout
        self.has_profiles = "--profile" in help_text

    def fail(self, flavour: str, name: str, what: str) -> None:
        self.failures += 1
        if self.verbose or self.failures <= 20:
            print(f"ttml: {flavour}: {self.names[name]}: {what}")

    def run(self) -> bool:
        print(f"{len(self.documents)} files can be read")
        expected = self.ttconv_sources()
        for flavour in FLAVOURS:
            self.check(flavour, expected)
        if self.failures > 20 and not self.verbose:
            print(f"ttml: {self.failures - 20} more faults; --list-failures shows all")
        return self.failures == 0 and bool(self.documents)

    def write(self, flavour: str) -> tuple[dict[str, Path], dict[str, list]]:
        """The outputs and their losses, by name."""
        folder = self.folder / flavour
        losses = self.folder / f"{flavour}.losses"
        readable = [str(path) for path in self.inputs if path.stem in self.documents]
        for start in range(0, len(readable), 500):
            part = f"{losses}.{start}"
            subprocess.run([self.program, "convert", "-q", "--to", flavour, "--out-dir", str(folder),
                            "--losses", part, *readable[start:start + 500]], check=False)
        found = {}
        for part in sorted(self.folder.glob(f"{flavour}.losses.*")):
            for line in part.read_bytes().splitlines():
                document = json.loads(line)
                found[Path(document["output"]).stem] = document["losses"]
        return {path.stem: path for path in sorted(folder.iterdir())}, found

    def check(self, flavour: str, expected: dict[str, list]) -> None:
        outputs, losses = self.write(flavour)
        before = self.failures
        for name in self.documents:
            if name not in outputs:
                self.fail(flavour, name, "is not written")
        paths = list(outputs.values())
        for start in range(0, len(paths), 500):
            lint = subprocess.run(["xmllint", "--noout", "--nonet", "--huge",
                                   *map(str, paths[start:start + 500])],
                                  capture_output=True, text=True, errors="replace", check=False)
            for name in sorted(set(re.findall(r"(\d{5})\.\w+:\d+: (?:parser|namespace) error",
                                              lint.stderr))):
                self.fail(flavour, name, "is not well-formed")
        options = ["--timeline"] + (["--profile", flavour] if self.has_profiles else [])
        for path, document in inspect(self.program, paths, *options).items():
            self.compare(flavour, Path(path).stem, document, losses.get(Path(path).stem, []))
        print(f"{flavour}: {len(outputs)} files written, {self.failures - before} faults")
        if expected:
            self.check_ttconv(flavour, expected, outputs)

    def compare(self, flavour: str, name: str, document: dict, losses: list[dict]) -> None:
        if not document["accepted"]:
            self.fail(flavour, name, "cannot be read back")
            return
        for diagnostic in document["diagnostics"]:
            if diagnostic["severity"] == "error" and diagnostic["kind"] == "format":
                self.fail(flavour, name, f"{diagnostic['code']}: {diagnostic['message']}")
        with_ruby = not any(loss["feature"] == "ruby" for loss in losses)
        wanted = cues_of(self.documents[name], with_ruby)
        if any(loss["feature"] == "hidden-text" for loss in losses):
            # What the flavour can't hide is not there, and nothing else may be.
            shown = given_timeline(document["timeline"])
            extra = words_of(text for *_, texts in shown for text in texts) \
                - words_of(text for *_, text in wanted)
            fault = f"shows {sorted(extra)}, which its source does not have" if extra else None
        elif not any(loss["feature"] == "time" for loss in losses):
            fault = difference(timeline_of(wanted), given_timeline(document["timeline"]), 0.000002)
        else:
            actual = cues_of(document, True)
            texts = Counter(text for *_, text in wanted), Counter(text for *_, text in actual)
            fault = None if texts[0] == texts[1] else f"texts differ: {texts[0] - texts[1]}"
            for one, other in zip(wanted, actual) if not fault else []:
                # A cue shorter than a frame gets a whole one.
                most = float(FRAME * 500) + 0.001
                short = one[1] is not None and one[1] - one[0] < float(FRAME * 1000)
                if not near(one[0], other[0], most) \
                        or not near(one[1], other[1], 3 * most if short else most):
                    fault = f"{other} is no rounding of {one}"
        if fault:
            self.fail(flavour, name, fault)

    # What ttconv makes of the sources themselves tells which outputs it can be asked about.

    def ttconv_sources(self) -> dict[str, list]:
        try:
            import ttconv  # noqa: F401
        except ImportError:
            print("skipped: ttconv, which is not installed")
            return {}
        wanted = {}
        for name, path in self.names.items():
            for parent in path.parents:
                file = parent / "expected" / path.relative_to(parent).with_suffix(".json")
                if self.corpora and self.corpora in parent.parents and file.is_file():
                    timeline = json.loads(file.read_text()).get("timeline")
                    if timeline is not None and name in self.documents:
                        wanted[name] = given_timeline(timeline, 1000)
        seen = self.ttconv_all({name: self.names[name] for name in wanted})
        good = {name: timeline for name, timeline in wanted.items()
                if seen[name] is not None and not difference(timeline, seen[name], 0.01)}
        print(f"ttconv shows {len(good)} of {len(wanted)} sources as the suites expect")
        return good

    @staticmethod
    def ttconv_all(paths: dict[str, Path]) -> dict[str, list | None]:
        with ProcessPoolExecutor(min(os.cpu_count() or 1, 4)) as pool:
            return dict(zip(paths, pool.map(ttconv_timeline, map(str, paths.values()),
                                            chunksize=16)))

    def check_ttconv(self, flavour: str, expected: dict, outputs: dict[str, Path]) -> None:
        seen = self.ttconv_all({name: outputs[name] for name in expected if name in outputs})
        passed = 0
        for name, timeline in expected.items():
            actual = seen.get(name)
            tolerance = float(FRAME * 500) + 0.01 if flavour == "itt" else 0.01
            fault = "cannot be read" if actual is None else self.shown_fault(
                flavour, name, timeline, actual, tolerance)
            if fault is None:
                passed += 1
            elif self.verbose:
                print(f"ttconv: {flavour}: {self.names[name]}: {fault}")
        print(f"{flavour}: ttconv shows {passed} of {len(expected)} as their sources")
        if passed < TTCONV_RATE * len(expected):
            self.failures += 1
            print(f"ttml: {flavour}: below {TTCONV_RATE:.0%} in ttconv")

    def shown_fault(self, flavour, name, timeline, actual, tolerance) -> str | None:
        fault = difference(timeline, actual, tolerance)
        if fault is None or flavour == "imsc1.1":
            return fault
        # Flavours without ruby show the bases alone.
        return difference(timeline_of(cues_of(self.documents[name], False)), actual, tolerance)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--captionkit", required=True)
    parser.add_argument("--corpora")
    parser.add_argument("--list-failures", action="store_true")
    with tempfile.TemporaryDirectory() as folder:
        return 0 if Check(parser.parse_args(), Path(folder)).run() else 1


if __name__ == "__main__":
    sys.exit(main())
