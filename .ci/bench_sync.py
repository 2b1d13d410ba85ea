"""Runs `captionkit sync` on programmes with known truth and scores what it says; see bench-sync."""
import json
import os
import random
import re
import statistics
import subprocess
import sys
import time
from pathlib import Path

COMMAND = os.environ["CAPTIONKIT"]
SEEDS = os.environ.get("SEEDS", "501-503")
SNR = os.environ.get("SNR", "20,10,5")
OUT = Path(os.environ.get("SYNC_OUT", ".build/sync-cases"))
PEER = os.environ.get("FFSUBSYNC")
# reference, media or both
AGAINST = os.environ.get("AGAINST", "reference,media").split(",")
KINDS = {"good": "in-sync", "offset": "offset", "drift": "drift", "cut": "pieces", "unrelated": "unchecked",
         "late": "in-sync", "early": "in-sync", "missed": "in-sync", "unlabelled": "in-sync", "combo": "offset"}


def seeds():
    for part in SEEDS.split(","):
        first, _, last = part.partition("-")
        yield from range(int(first), int(last or first) + 1)


def sync(path, *arguments):
    start = time.monotonic()
    run = subprocess.run([COMMAND, "sync", str(path), "--json", "-q", *arguments], capture_output=True, text=True)
    seconds = time.monotonic() - start
    if run.returncode not in (0, 1):
        return {"verdict": f"status {run.returncode}: {run.stderr.strip()}", "pieces": [], "findings": []}, seconds
    return json.loads(run.stdout), seconds


def stamps(path):
    clock = r"(\d+):(\d+):(\d+)[,.](\d+)"
    out = []
    for line in path.read_text(encoding="utf-8").splitlines():
        found = re.match(f"{clock} --> {clock}", line)
        if found:
            h, m, s, ms = map(int, found.groups()[:4])
            out.append(h * 3600 + m * 60 + s + ms / 1000)
    return out


def errors(report, starts, case, truth):
    """By how much each caption misses the truth after the correction that the report names."""
    pieces = report["pieces"]
    if not pieces:
        return []
    out = []
    for start, (of, error) in zip(starts, case["expect"]["cues"]):
        # A label has no words of its own to hold against.
        if truth["cues"][of]["type"] != "speech":
            continue
        piece = [p for p in pieces if p["beginMs"] / 1000 <= start + 1e-3]
        piece = piece[-1] if piece else pieces[0]
        # Single captions that are late on their own stay so.
        if of in case["expect"]["late"] + case["expect"]["early"]:
            continue
        out.append(piece["slope"] * start + piece["shiftMs"] / 1000 - (truth["cues"][of]["start"]))
    return out


def cut_places(report, case):
    """Whether each cut was found within three captions, and by how many it was missed."""
    of = [c[0] for c in case["expect"]["cues"]]
    found = [of[p["firstCue"]] for p in report["pieces"][1:] if p["firstCue"] < len(of)]
    wanted = [s["from_cue"] for s in case["expect"]["segments"][1:]]
    return [min([abs(f - w) for f in found], default=999) for w in wanted]


class Row:
    def __init__(self):
        self.runs = self.right = 0
        self.errors, self.medians, self.times, self.cuts, self.named, self.wrong = [], [], [], [], [], []

    def add(self, name, report, seconds, case, errors):
        self.runs += 1
        good = report["verdict"] == KINDS[case["kind"]]
        self.right += good
        if not good:
            self.wrong.append(f"{name}: {report['verdict']}")
        self.times.append(seconds)
        if errors:
            self.errors += [abs(e) for e in errors]
            self.medians.append(abs(statistics.median(errors)))
        if case["kind"] == "cut":
            self.cuts += cut_places(report, case)

    def line(self, name):
        share = f"{100 * sum(e <= 0.25 for e in self.errors) / len(self.errors):5.1f} %" if self.errors else "      -"
        typical = f"{1000 * statistics.median(self.errors):6.0f}" if self.errors else "     -"
        worst = f"{1000 * max(self.medians):6.0f}" if self.medians else "     -"
        cuts = f"{sum(c <= 3 for c in self.cuts)}/{len(self.cuts)}" if self.cuts else "-"
        return (f"{name:<34} {self.right:>3}/{self.runs:<3} {share} {typical} {worst} {cuts:>7} "
                f"{1000 * statistics.mean(self.times):7.0f}")


def ratio_named(report, case):
    wanted = case["expect"]["segments"][0]["ratio"]
    rates = {"24000/1001": 24000 / 1001, "24": 24.0, "25": 25.0}
    standard = [b / a for a in rates.values() for b in rates.values() if a != b]
    if not any(abs(wanted - s) < 1e-9 for s in standard):
        return None
    named = report.get("frameRates")
    if not named:
        return "unnamed"
    return "right" if abs(rates[named["to"]] / rates[named["from"]] - wanted) < 1e-9 else "wrong"


def peer(path, against):
    """The median error of ffsubsync's result against the truth, as pairs of cue text and time."""
    out = OUT / "peer.srt"
    out.unlink(missing_ok=True)
    start = time.monotonic()
    subprocess.run([f"{PEER}/bin/ffsubsync", str(against), "-i", str(path), "-o", str(out)],
                   capture_output=True, text=True)
    return (stamps(out) if out.exists() else []), time.monotonic() - start


def score_singles(report, case, truth, totals):
    expect = case["expect"]
    of = [c[0] for c in expect["cues"]]
    for key in ("late", "early"):
        found = {of[f["cue"]] for f in report.get(key, []) if f["cue"] < len(of)}
        totals[key][0] += len(found & set(expect[key]))
        totals[key][1] += len(expect[key])
        totals[key][2] += len(found - set(expect[key]))
    if report.get("missed") is not None:
        spoken = truth["speech"]
        missed = [(spoken[s]["start"], spoken[s]["end"]) for s in expect["missed"]]
        found = [(f["beginMs"] / 1000, f["endMs"] / 1000) for f in report["missed"]]
        overlap = lambda a, b: min(a[1], b[1]) - max(a[0], b[0])
        totals["missed"][0] += sum(any(overlap(m, f) > 0.3 for f in found) for m in missed)
        totals["missed"][1] += len(missed)
        totals["missed"][2] += sum(not any(overlap(m, f) > 0.3 for m in missed) for f in found)
    if report.get("unlabelled") is not None:
        sounds = truth["sounds"]
        wanted = [sounds[s] for s in expect["unlabelled"]]
        found = [(f["beginMs"] / 1000, f["endMs"] / 1000) for f in report["unlabelled"]]
        hit = lambda s, f: f[0] < s["end"] and s["start"] < f[1]
        for s in wanted:
            if not s["foreground"]:
                continue
            key = "music" if s["kind"] == "music" else "effects over beds" if s["in_bed"] else "effects"
            totals[key][0] += any(hit(s, f) for f in found)
            totals[key][1] += 1
        totals["wrong sounds"][2] += sum(not any(hit(s, f) for s in wanted) for f in found)


def long_pair():
    """Two files of 2,000 captions for one programme, the second a little late and without some lines."""
    chance, at, cues = random.Random(5), 10.0, []
    for _ in range(2000):
        length = chance.uniform(0.9, 4)
        cues.append((at, at + length))
        at += length + (chance.uniform(4, 20) if chance.random() < 0.08 else chance.lognormvariate(-0.7, 0.8))

    def clock(t):
        ms = round(t * 1000)
        return f"{ms // 3600000:02d}:{ms // 60000 % 60:02d}:{ms // 1000 % 60:02d},{ms % 1000:03d}"

    def write(name, cues, offset):
        path = OUT / name
        path.write_text("\n".join(
            f"{i}\n{clock(a + offset)} --> {clock(b + offset)}\n{'word ' * max(1, int(2.5 * (b - a)))}\n"
            for i, (a, b) in enumerate(cues, 1)), encoding="utf-8")
        return path

    kept = [(a + chance.gauss(0, 0.1) * (chance.random() < 0.4), b) for a, b in cues if chance.random() > 0.1]
    return write("long.srt", cues, 3.2), write("long-reference.srt", kept, 0)


def speed():
    captions, reference = long_pair()
    own = [sync(captions, "--reference", str(reference)) for _ in range(3)]
    seconds = statistics.median(t for _, t in own)
    offset = own[0][0]["pieces"][0]["offsetMs"] if own[0][0]["pieces"] else None
    print(f"two files of 2,000 captions: {seconds:.3f} s, offset {offset} ms of 3200")
    if PEER:
        other = statistics.median(peer(captions, reference)[1] for _ in range(3))
        print(f"two files of 2,000 captions: ffsubsync {other:.3f} s, {other / seconds:.0f} times as long")


def main():
    generator = os.environ["SYNC_CASES"]
    need = [s for s in seeds() if not (OUT / f"s{s:04d}/truth.json").exists()]
    if need:
        subprocess.run([sys.executable, generator, "--out", str(OUT), "--seed", ",".join(map(str, need)), "--snr", SNR],
                       check=True)
    print(f"{'case group':<34} {'verdict':>7} {'<250ms':>7} {'typ ms':>6} {'worst':>6} {'cuts':>7} {'run ms':>7}")
    modes = []
    if "reference" in AGAINST:
        modes.append(("reference", None))
    if "media" in AGAINST:
        modes += [("audio", snr) for snr in SNR.split(",")]
    names = {"right": 0, "wrong": 0, "unnamed": 0}
    wrong = []
    for mode, snr in modes:
        rows, peers, totals = {}, {}, {k: [0, 0, 0] for k in
                                       ("late", "early", "missed", "music", "effects", "effects over beds", "wrong sounds")}
        for seed in seeds():
            folder = OUT / f"s{seed:04d}"
            truth = json.loads((folder / "truth.json").read_text())
            against = folder / (truth["reference"]["file"] if mode == "reference" else truth["audio"][f"{float(snr):g}"])
            argument = "--reference" if mode == "reference" else "--media"
            for name, case in truth["cases"].items():
                path = folder / case["file"]
                report, seconds = sync(path, argument, str(against))
                starts = stamps(path)
                found = errors(report, starts, case, truth) if case["kind"] != "unrelated" else []
                rows.setdefault(case["kind"], Row()).add(f"{mode} {snr or ''} s{seed} {name}", report, seconds, case, found)
                if case["kind"] == "drift":
                    named = ratio_named(report, case)
                    if named:
                        names[named] += 1
                score_singles(report, case, truth, totals)
                if PEER and case["kind"] in ("good", "offset", "drift", "cut"):
                    fixed, seconds = peer(path, against)
                    row = peers.setdefault(case["kind"], Row())
                    row.runs += 1
                    row.times.append(seconds)
                    if len(fixed) == len(starts):
                        left = [t - truth["cues"][of]["start"] for t, (of, _) in zip(fixed, case["expect"]["cues"])]
                        row.errors += [abs(e) for e in left]
                        row.medians.append(abs(statistics.median(left)))
        label = mode if snr is None else f"{mode} {snr} dB"
        for kind, row in rows.items():
            print(row.line(f"{label}, {kind}"))
            wrong += row.wrong
            if kind in peers:
                print(peers[kind].line(f"{label}, {kind}: ffsubsync").replace(f"{0:>3}/{peers[kind].runs:<3}", "   -   "))
        for key, (hits, wanted, extra) in totals.items():
            if wanted or extra:
                print(f"{label}, {key}: {hits} of {wanted} found, {extra} wrong")
    if "reference" in AGAINST:
        speed()
    print(f"standard ratios: {names['right']} right, {names['wrong']} wrong, {names['unnamed']} unnamed")
    for line in wrong:
        print(f"wrong verdict: {line}")


main()
