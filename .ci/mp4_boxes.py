"""MP4 and QuickTime files as the checks see them: boxes, samples, and the cues in them."""

import struct

CONTAINERS = {b"moov", b"trak", b"mdia", b"minf", b"stbl", b"udta", b"moof", b"traf", b"mvex"}


def boxes(data, start=0, end=None):
    """The boxes of a level as name, content begin and content end."""
    end = len(data) if end is None else end
    found = []
    while start + 8 <= end:
        size, name = struct.unpack_from(">I4s", data, start)
        header = 8
        if size == 1:
            size = struct.unpack_from(">Q", data, start + 8)[0]
            header = 16
        elif size == 0:
            size = end - start
        if size < header or start + size > end:
            break
        found.append((name, start + header, start + size))
        start += size
    return found


def find(data, way, start=0, end=None):
    """The contents of all boxes at the end of a way such as moov/trak/udta/tagc."""
    names = [name.encode("latin-1") for name in way.split("/")]
    level = [(start, len(data) if end is None else end)]
    for name in names:
        level = [(b, e) for s, t in level for n, b, e in boxes(data, s, t) if n == name]
    return [data[b:e] for b, e in level]


def first(data, way):
    found = find(data, way)
    return found[0] if found else None


def tracks(data):
    return find(data, "moov/trak")


def numbers(data, count, offset):
    return struct.unpack_from(f">{count}I", data, offset)


def samples(data, trak):
    """The samples of a track as begin, duration and bytes, in units of its clock."""
    table = first(trak, "mdia/minf/stbl")
    times = first(table, "stts")
    durations = []
    for index in range(numbers(times, 1, 4)[0]):
        count, duration = numbers(times, 2, 8 + 8 * index)
        durations += [duration] * count
    size_box = first(table, "stsz")
    size, count = numbers(size_box, 2, 4)
    sizes = [size] * count if size else list(numbers(size_box, count, 12))
    long = first(table, "co64")
    places = first(table, "stco") if long is None else long
    width, letter = (8, "Q") if long is not None else (4, "I")
    chunks = struct.unpack_from(f">{numbers(places, 1, 4)[0]}{letter}", places, 8)
    runs_box = first(table, "stsc")
    runs = [numbers(runs_box, 3, 8 + 12 * index) for index in range(numbers(runs_box, 1, 4)[0])]
    result, begin, number = [], 0, 0
    for chunk, place in enumerate(chunks, start=1):
        per_chunk = [run[1] for run in runs if run[0] <= chunk][-1]
        for _ in range(per_chunk):
            if number == len(sizes):
                break
            result.append((begin, durations[number], data[place:place + sizes[number]]))
            place += sizes[number]
            begin += durations[number]
            number += 1
    return result


def fragment_samples(data):
    """The samples of all fragments in a file of segments."""
    result = []
    for name, start, end in boxes(data):
        if name != b"moof":
            continue
        begin = struct.unpack_from(">Q", find(data, "traf/tfdt", start, end)[0], 4)[0]
        run = find(data, "traf/trun", start, end)[0]
        count, place = struct.unpack_from(">Ii", run, 4)
        place += start - 8
        for index in range(count):
            duration, size = numbers(run, 2, 12 + 8 * index)
            result.append((begin, duration, data[place:place + size]))
            begin += duration
            place += size
    return result


def webvtt_cues(samples_of_track, scale):
    """The cues of wvtt samples as begin and end in milliseconds, identifier, settings and payload.

    A cue that stands in several samples is known again by its source number.
    """
    cues, open_cues = [], {}
    for begin, duration, data in samples_of_track:
        end = begin + duration
        for name, start, stop in boxes(data):
            if name != b"vttc":
                continue
            parts = {n: data[b:e] for n, b, e in boxes(data, start, stop)}
            cue = [begin, end] + [
                parts.get(part, b"").decode() for part in (b"iden", b"sttg", b"payl")
            ]
            source = parts.get(b"vsid")
            if source is not None and source in open_cues and open_cues[source][1] == begin:
                open_cues[source][1] = end
                continue
            # The same sample of a cue may stand at the end of one segment and of no other.
            if source is not None:
                open_cues[source] = cue
            cues.append(cue)
    return [(round(c[0] * 1000 / scale), round(c[1] * 1000 / scale), *c[2:]) for c in cues]
