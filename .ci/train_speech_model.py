"""Trains the weights of the linear speech detector (see train-speech-model).

Programmes are put together from recorded lines, recorded and synthetic music, noises and effects;
their truth is known, since each line is measured before it is mixed. The detector's own code makes
the features, so that it weighs what was weighed here. Everything random has a seed.
"""
import argparse
import math
import subprocess
import sys
from pathlib import Path

import numpy as np

RATE = 16000
HOP = 160
# Half of the tunes stay unheard, so that a bench with them measures what was not trained on.
TUNES = ["kufrik", "menu", "rybky01", "rybky03", "rybky05", "rybky07", "rybky10", "rybky13", "rybky15"]
SENTENCES = {
    "en-us": ["The ferry leaves at seven and comes back before dark.", "Nobody told me that the bridge was closed.",
              "Could you hold this lantern for a moment?", "Yes.", "I will be there soon, wait for me.",
              "She has never been late, not once in eleven years."],
    "en-gb": ["Put the kettle on and shut the window.", "What a dreadful noise!", "We ought to have asked the gardener.",
              "Four of them went up the hill; three came down.", "No, thank you."],
    "de": ["Wo hast du den Schlüssel hingelegt?", "Morgen fahren wir ans Meer.", "Das glaube ich dir nicht."],
    "fr": ["Il a neigé toute la nuit sur le village.", "Qui est là ?", "Je cherche le chemin de la gare."],
    "es": ["Mañana hablaremos con el vecino.", "No toques eso.", "La casa está al final de la calle."],
    "it": ["Chi ha lasciato aperta la porta?", "Domani torno a casa.", "Va bene, andiamo."],
    "sv": ["Båten går klockan sju i morgon.", "Vem har tagit min hatt?"],
}
VARIANTS = ["", "+m2", "+m4", "+m6", "+f1", "+f3", "+f5"]


def rms(x):
    return math.sqrt(float(np.mean(np.square(x))) + 1e-20)


def decode(paths, scratch):
    """The samples of files; many in one run of ffmpeg, since each run costs more than decoding a line."""
    sounds = []
    for start in range(0, len(paths), 40):
        part = paths[start: start + 40]
        command = ["ffmpeg", "-v", "error", "-nostdin", "-y"]
        for path in part:
            command += ["-i", f"file:{path}"]
        outputs = [Path(scratch) / f"{number}.f32" for number in range(len(part))]
        for number, output in enumerate(outputs):
            command += ["-map", f"{number}:a", "-ac", "1", "-ar", str(RATE), "-f", "f32le", str(output)]
        subprocess.run(command, check=True)
        sounds += [np.fromfile(output, "<f4").astype(np.float64) for output in outputs]
    return sounds


def frame_levels(x):
    count = len(x) // HOP
    return 10 * np.log10(np.mean(np.square(x[: count * HOP].reshape(count, HOP)), axis=1) + 1e-12)


def voiced_frames(x):
    """Which 10 ms of a clean line are speech: within 35 dB of its loud parts, short pauses closed."""
    levels = frame_levels(x)
    if not len(levels):
        return np.zeros(0, bool)
    on = levels > np.percentile(levels, 95) - 35
    places = np.flatnonzero(on)
    for a, b in zip(places, places[1:]):
        if b - a < 15:
            on[a:b] = True
    return on


def prepared(x):
    """A line without silence around it, at a level of 1 where it sounds; None where it is of no use."""
    on = np.flatnonzero(voiced_frames(x))
    if len(on) < 30:
        return None
    x = x[on[0] * HOP: (on[-1] + 1) * HOP]
    if not 0.4 * RATE <= len(x) <= 9 * RATE:
        return None
    levels = frame_levels(x)
    loud = 10 ** (levels[levels > np.percentile(levels, 95) - 25] / 10)
    return x / math.sqrt(float(np.mean(loud)) + 1e-20)


def speak(text, voice, speed, pitch):
    run = subprocess.run(["espeak-ng", "-v", voice, "-s", str(speed), "-p", str(pitch), "--stdout", text],
                         stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=True)
    wave = run.stdout
    place = wave.find(b"data") + 8
    x = np.frombuffer(wave[place: place + (len(wave) - place) // 2 * 2], dtype="<i2") / 32768.0
    return stretched(x, int.from_bytes(wave[24:28], "little") / RATE)


def stretched(x, ratio):
    """The sound sampled at other places: `ratio` samples of it for each."""
    count = int(len(x) / ratio)
    if ratio > 1:
        # What would fold back is taken away first.
        spectrum = np.fft.rfft(x)
        spectrum[int(len(spectrum) / ratio):] = 0
        x = np.fft.irfft(spectrum, len(x))
    return np.interp(np.arange(count) * ratio, np.arange(len(x)), x)


def noise(rng, count, slope, low=30, high=7800):
    size = 1 << max(4, (count - 1).bit_length())
    frequencies = np.fft.rfftfreq(size, 1 / RATE)
    spectrum = rng.standard_normal(len(frequencies)) + 1j * rng.standard_normal(len(frequencies))
    gain = np.where((frequencies >= low) & (frequencies <= high), np.maximum(frequencies, 1) ** (-slope / 2), 0)
    x = np.fft.irfft(spectrum * gain, size)[:count]
    return x / rms(x)


def faded(x, rise, fall):
    x = x.copy()
    a, b = min(len(x), int(rise * RATE)), min(len(x), int(fall * RATE))
    x[:a] *= np.linspace(0, 1, a)
    x[len(x) - b:] *= np.linspace(1, 0, b)
    return x


def tone(rng, frequency, seconds, partials, decay, slope):
    t = np.arange(int(seconds * RATE)) / RATE
    x = np.zeros(len(t))
    wobble = rng.uniform(0, 0.004) * np.sin(2 * math.pi * rng.uniform(4, 7) * t) if rng.random() < 0.4 else 0
    for number in range(1, partials + 1):
        if frequency * number < 7000:
            phase = 2 * math.pi * frequency * number * t * (1 + wobble / 10) + rng.uniform(0, 6)
            x += np.sin(phase) * number ** -slope * np.exp(-decay * math.sqrt(number) * t)
    return faded(x, rng.choice([0.005, 0.02, 0.2]), 0.05)


def tune(rng, seconds):
    """Chords, a bass, a melody and at times drums."""
    x = np.zeros(int((seconds + 6) * RATE))
    beat = 60 / rng.uniform(60, 150)
    scale = np.array([0, 2, 3, 5, 7, 8, 10] if rng.random() < 0.5 else [0, 2, 4, 5, 7, 9, 11])
    key = 98 * 2 ** (rng.integers(0, 12) / 12)
    held, drums, partials = rng.random() < 0.5, rng.random() < 0.4, int(rng.integers(2, 12))
    slope, decay = rng.uniform(0.8, 1.8), rng.uniform(0.2, 4)

    def add(at, y, gain):
        place = int(at * RATE)
        y = y[: max(0, len(x) - place)]
        x[place: place + len(y)] += gain * y

    at = 0.0
    while at < seconds:
        root = int(rng.integers(0, 7))
        length = beat * 4 if held else beat * rng.choice([0.5, 1])
        for step in range(1 if held else int(round(4 * beat / length))):
            for voice in (0, 2, 4):
                degree = scale[(root + voice) % 7] + 12 * ((root + voice) // 7)
                if held or rng.random() < 0.7:
                    add(at + step * length, tone(rng, key * 2 ** (degree / 12), length * 1.3 + 0.1, partials, 0.2 if held else decay, slope), 0.4)
        for step in range(4):
            add(at + step * beat, tone(rng, key / 2 * 2 ** (scale[root] / 12), beat, 4, 1.5, 1), 0.5)
            if rng.random() < 0.6:
                add(at + step * beat, tone(rng, key * 2 * 2 ** (scale[rng.integers(0, 7)] / 12), beat * rng.uniform(0.5, 1.5), partials, decay / 2, slope), 0.5)
            if drums:
                size = int(rng.uniform(0.05, 0.2) * RATE)
                add(at + step * beat, noise(rng, size, rng.uniform(-0.5, 1.5)) * np.exp(-6 * np.arange(size) / size), rng.uniform(0.1, 0.6))
        at += 4 * beat
    x = faded(x[: int(seconds * RATE)], 0.1, 0.6)
    return x / rms(x)


def background(rng, kind, seconds, tunes, lines):
    count = int(seconds * RATE)
    t = np.arange(count) / RATE
    if kind == "recorded music" and tunes:
        x = tunes[rng.integers(0, len(tunes))]
        place = int(rng.integers(0, max(1, len(x) - count)))
        x = np.resize(x[place: place + count], count)
        if rms(x) < 3e-3:
            return tune(rng, seconds)
    elif kind in ("music", "recorded music"):
        return tune(rng, seconds)
    elif kind == "voices":
        # Many at once, backwards: a crowd in which nobody is understood.
        x = np.zeros(count)
        for _ in range(int(rng.integers(6, 12))):
            place = int(rng.integers(0, RATE))
            while place < count:
                y = lines[rng.integers(0, len(lines))][::-1][: count - place]
                x[place: place + len(y)] += y * rng.uniform(0.4, 1)
                place += len(y) + int(rng.uniform(0, 0.4) * RATE)
    elif kind == "hum":
        pitch = rng.uniform(45, 130)
        x = sum(np.sin(2 * math.pi * pitch * n * t + rng.uniform(0, 6)) / n ** rng.uniform(0.7, 1.5) for n in range(1, 14))
        x = x / rms(x) + rng.uniform(0.1, 0.5) * noise(rng, count, 1)
    else:
        low = rng.uniform(30, 500)
        x = noise(rng, count, rng.uniform(0, 2.2), low, rng.uniform(2000, 7800))
        x = x * (1 + rng.uniform(0, 0.8) * np.sin(2 * math.pi * rng.uniform(0.05, 0.6) * t) * np.sin(2 * math.pi * rng.uniform(0.1, 3) * t))
    return x / rms(x)


def effect(rng):
    """A short sound: hits, rings, sweeps, barks, claps."""
    kind = rng.integers(0, 6)
    count = int(rng.uniform(0.08, 3) * RATE)
    t = np.arange(count) / RATE
    falling = np.exp(-rng.uniform(3, 12) * t / t[-1])
    if kind == 0:
        x = noise(rng, count, rng.uniform(-0.5, 2.2), rng.uniform(30, 2000)) * falling
    elif kind == 1:
        x = np.zeros(count)
        for _ in range(int(rng.integers(2, 60))):
            size = int(min(count, rng.uniform(0.01, 0.12) * RATE))
            place = int(rng.integers(0, max(1, count - size)))
            x[place: place + size] += noise(rng, size, rng.uniform(0, 1.5), 100)[:size] * np.exp(-8 * np.arange(size) / size)
    elif kind == 2:
        x = sum(np.sin(2 * math.pi * rng.uniform(200, 4000) * t) * np.exp(-rng.uniform(0.5, 6) * t) for _ in range(rng.integers(1, 8)))
        if rng.random() < 0.4:
            x = x * (np.sin(2 * math.pi * rng.uniform(8, 30) * t) > 0)
    elif kind == 3:
        pitch = rng.uniform(60, 900) * (1 + rng.uniform(0.1, 0.9) * np.sin(2 * math.pi * rng.uniform(0.2, 2) * t + rng.uniform(0, 6)))
        phase = 2 * math.pi * np.cumsum(pitch) / RATE
        x = sum(np.sin(n * phase) / n ** rng.uniform(0.5, 1.5) for n in range(1, int(rng.integers(2, 14))))
        x = x / rms(x) + rng.uniform(0, 0.8) * noise(rng, count, 1, 60)
    elif kind == 4:
        x = np.zeros(count)
        for number in range(int(rng.integers(1, 4))):
            size = int(min(count, rng.uniform(0.08, 0.25) * RATE))
            place = min(int(number * rng.uniform(0.3, 0.6) * RATE), count - size)
            s = np.arange(size) / RATE
            pitch = np.cumsum(rng.uniform(200, 900) * np.exp(-rng.uniform(0, 3) * s)) / RATE
            y = sum(np.sin(2 * math.pi * n * pitch) / n ** 0.7 for n in range(1, 9)) + noise(rng, size, 0.5, 300)
            x[place: place + size] += y * np.hanning(size)
    else:
        x = noise(rng, count, rng.uniform(0, 2), rng.uniform(30, 300)) * (0.3 + np.abs(np.sin(2 * math.pi * rng.uniform(0.3, 6) * t)))
    x = faded(x, 0.003, 0.05)
    return x / (np.max(np.abs(x)) + 1e-9)


def echoed(rng, x):
    count = int(rng.uniform(0.15, 0.6) * RATE)
    tail = rng.standard_normal(count) * np.exp(-6.9 * np.arange(count) / count)
    tail[:60] = 0
    size = 1 << (len(x) + count).bit_length()
    wet = np.fft.irfft(np.fft.rfft(x, size) * np.fft.rfft(tail, size), size)[: len(x) + count]
    wet *= 10 ** (rng.uniform(-22, -9) / 20) * rms(x) / rms(wet)
    wet[: len(x)] += x
    return wet


class Material:
    def __init__(self, folder, scratch, rng):
        self.scratch = scratch
        tunes = [p for p in sorted(Path(folder).rglob("*.ogg")) if p.stem in TUNES and p.parent.name == "music"]
        self.tunes = decode(tunes, scratch)
        acted = [p for p in sorted(Path(folder).rglob("*.ogg")) if p.parent.name == "cs"]
        studio = [p for p in sorted(Path(folder).rglob("*.wav")) if "asterisk" in str(p)]
        self.pools = [self.lines(acted, 1500, rng), self.lines(studio, 500, rng), self.synthetic(rng)]
        if min(map(len, self.pools)) < 50 or len(self.tunes) != len(TUNES):
            sys.exit(f"train: {folder} lacks recordings: {[len(p) for p in self.pools]} lines, {len(self.tunes)} tunes")

    def lines(self, files, most, rng):
        chosen = [files[i] for i in rng.permutation(len(files))[:most]]
        return [x for x in map(prepared, decode(chosen, self.scratch)) if x is not None]

    def synthetic(self, rng):
        lines = []
        for voice, sentences in SENTENCES.items():
            for text in sentences:
                for variant in VARIANTS:
                    lines.append(prepared(speak(text, voice + variant, int(rng.integers(130, 210)), int(rng.integers(20, 80)))))
        return [x for x in lines if x is not None]


def programme(seed, material, minutes):
    """Samples, and for each 10 ms whether they are speech."""
    rng = np.random.default_rng([seed, 9])
    count = int(minutes * 60 * RATE)
    x = np.zeros(count + 20 * RATE)
    truth = np.zeros(len(x) // HOP, bool)
    pool = material.pools[0 if rng.random() < 0.65 else int(rng.integers(1, 3))]
    every = [line for lines in material.pools for line in lines]

    def add(at, y):
        y = y[: max(0, len(x) - at)]
        x[at: at + len(y)] += y

    at = int(rng.uniform(0.5, 3) * RATE)
    while at < count - 20 * RATE:
        kind = str(rng.choice(["none", "recorded music", "recorded music", "music", "noise", "noise", "hum", "voices"]))
        begin = at
        if rng.random() < 0.3:
            # Sound for itself, as loud as dialogue and louder.
            y = background(rng, str(rng.choice(["recorded music", "recorded music", "music", "noise"])), rng.uniform(3, 12), material.tunes, every)
            add(at, faded(y, 0.1, 0.6) * 10 ** (rng.uniform(-8, 4) / 20))
            at += len(y) + int(rng.uniform(0.2, 2) * RATE)
            begin = at
        if kind != "none":
            at += int(rng.uniform(0.5, 3) * RATE)
        for _ in range(int(rng.integers(3, 12))):
            line = pool[rng.integers(0, len(pool))]
            if rng.random() < 0.5:
                line = stretched(line, rng.uniform(0.88, 1.14))
            place = at // HOP * HOP
            on = voiced_frames(line)
            y = line * 10 ** (rng.uniform(-4, 3) / 20)
            if rng.random() < 0.6:
                y = echoed(rng, y)
            add(place, y)
            truth[place // HOP: place // HOP + len(on)] |= on[: max(0, len(truth) - place // HOP)]
            at = place + len(line)
            gap = min(5.0, max(0.03, rng.lognormal(-0.6, 0.9)))
            if rng.random() < 0.15:
                y = effect(rng)
                add(at + int(rng.uniform(0.3, 0.8) * RATE), y * 10 ** (rng.uniform(6, 19) / 20))
                gap += len(y) / RATE + 0.8
            at += int(gap * RATE)
            if at > count - 12 * RATE:
                break
        if kind != "none":
            at += int(rng.uniform(0.3, 2.5) * RATE)
            y = background(rng, kind, (at - begin) / RATE, material.tunes, every)
            add(begin, faded(y, 0.3, 0.6) * 10 ** (-rng.uniform(-2, 20) / 20))
        at += int(rng.uniform(0.3, 4) * RATE)
    at = at // HOP * HOP
    x, truth = x[:at], truth[: at // HOP]
    x = x * 10 ** (-25 / 20) + noise(rng, len(x), 1) * 10 ** (-rng.uniform(55, 90) / 20)
    x *= 10 ** (rng.uniform(-12, 3) / 20)
    x = np.clip(x, -0.999, 0.999)
    return (x * 32767).astype("<i2"), truth


def fit(features, truth, penalty=3.0):
    """Logistic regression by Newton's method; returns weights for the raw features, and the intercept."""
    mean, spread = features.mean(0), features.std(0) + 1e-6
    x = np.column_stack([(features - mean) / spread, np.ones(len(features))])
    w = np.zeros(x.shape[1])
    ridge = np.full(x.shape[1], penalty)
    ridge[-1] = 0
    for _ in range(12):
        p = 1 / (1 + np.exp(-np.clip(x @ w, -30, 30)))
        gradient = x.T @ (truth - p) - ridge * w
        curvature = (x * (p * (1 - p) + 1e-6)[:, None]).T @ x + np.diag(ridge)
        step = np.linalg.solve(curvature, gradient)
        w += step
        if np.abs(step).max() < 1e-7:
            break
    weights = w[:-1] / spread
    return weights, w[-1] - float(weights @ mean)


def runs(likelihoods):
    """Where speech begins and ends as the alignment takes it: above 0.6 until below 0.35, short gaps closed."""
    found, start = [], None
    for place, value in enumerate([*likelihoods, 0]):
        if start is None and value > 0.6:
            start = place
        elif start is not None and value < 0.35:
            if found and start - found[-1][1] < 25:
                found[-1][1] = place
            else:
                found.append([start, place])
            start = None
    return [run for run in found if run[1] - run[0] >= 12]


def onset_delays(likelihoods, truth):
    """Milliseconds by which speech is found late, against captions that begin 40 ms before it."""
    starts = np.array([run[0] for run in runs(likelihoods)])
    padded = np.concatenate([np.zeros(30, bool), truth])
    onsets = [place for place in np.flatnonzero(truth) if not padded[place: place + 30].any()]
    nearest = [starts[np.abs(starts - place).argmin()] - place for place in onsets] if len(starts) else []
    return [10 * delay + 40 for delay in nearest if abs(delay) <= 30]


def area(score, truth):
    order = np.argsort(score, kind="stable")
    ranks = np.empty(len(score))
    ranks[order] = np.arange(1, len(score) + 1)
    positive = int(truth.sum())
    return (ranks[truth].sum() - positive * (positive + 1) / 2) / (positive * (len(truth) - positive))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--recordings", required=True, help="folder with the unpacked packages")
    parser.add_argument("--tool", required=True, help="CaptionBenchHearing")
    parser.add_argument("--scratch", required=True)
    parser.add_argument("--out", required=True)
    parser.add_argument("--programmes", type=int, default=12)
    parser.add_argument("--minutes", type=float, default=6)
    parser.add_argument("--version", default="1", help="a new one for other weights, by which caches tell them apart")
    args = parser.parse_args()
    material = Material(args.recordings, args.scratch, np.random.default_rng(20261201))

    def heard(seed):
        samples, truth = programme(seed, material, args.minutes)
        path = Path(args.scratch) / "programme.raw"
        path.write_bytes(samples.tobytes())
        run = subprocess.run([args.tool, "features", str(path)], stdout=subprocess.PIPE, check=True)
        print(f"programme {seed}: {len(truth) / 6000:.1f} minutes, {truth.mean():.0%} speech", file=sys.stderr)
        return np.frombuffer(run.stdout, "<f4").reshape(len(truth), -1).astype(np.float64), truth

    figures, labels = [], []
    for seed in range(args.programmes):
        x, truth = heard(seed)
        # Neighbours say much the same.
        figures.append(x[seed % 3:: 3])
        labels.append(truth[seed % 3:: 3])
    weights, intercept = fit(np.vstack(figures), np.concatenate(labels).astype(np.float64))
    # Onsets, and how good it is, are measured on other programmes.
    delays = []
    for seed in range(1000, 1004):
        x, truth = heard(seed)
        score = x @ weights + intercept
        delays += onset_delays(1 / (1 + np.exp(-np.clip(score, -30, 30))), truth)
        print(f"area under the curve {area(score, truth):.4f}, onset delay {np.median(delays):.0f} ms", file=sys.stderr)
    lines = ["# Weights of the linear speech detector, written by .ci/train-speech-model.",
             f"version {args.version}", f"onset-bias {np.median(delays):.0f}", f"intercept {intercept:.4g}"]
    lines += [f"weight {w:.4g}" for w in weights]
    Path(args.out).write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
