"""Reads a multivariant playlist with m3u8, and holds every attribute of its renditions against what was asked for."""

import sys

import m3u8

SDH = "public.accessibility.transcribes-spoken-dialog,public.accessibility.describes-music-and-sound"
KEYS = ["type", "group_id", "name", "language", "default", "autoselect", "forced", "characteristics",
        "stable_rendition_id", "uri", "assoc_language", "instream_id", "channels", "extras"]
EXPECTED = [
    ["SUBTITLES", "subs", "English (SDH)", "en", "NO", "YES", None, SDH, "night-ferry/sdh",
     "subs/night-ferry.en.sdh.m3u8", None, None, None, {}],
    ["SUBTITLES", "subs", "English (forced)", "en", "NO", "YES", "YES", None, None,
     "subs/film.en.forced.m3u8", None, None, None, {}],
    ["SUBTITLES", "subs", "Deutsch", "de", "YES", "YES", None, None, None,
     "subs/film.de.m3u8", None, None, None, {}],
]

playlist = m3u8.load(sys.argv[1])
status = 0


def compare(what, found, expected):
    global status
    if found != expected:
        print(f"hls: m3u8 reads {what} as {found!r}, not {expected!r}")
        status = 1


compare("the number of renditions", len(playlist.media), len(EXPECTED))
for media, expected in zip(playlist.media, EXPECTED):
    for key, value in zip(KEYS, expected):
        compare(f"{key} of {media.name}", getattr(media, key), value)
    part = m3u8.load(sys.argv[1].rpartition("/")[0] + "/" + media.uri)
    compare(f"the end of {media.uri}", part.is_endlist, True)
    compare(f"the longest segment of {media.uri}",
            max(round(segment.duration) for segment in part.segments) <= part.target_duration, True)
compare("the variants' group", [variant.stream_info.subtitles for variant in playlist.playlists], ["subs"])
compare("the variants' codecs", [variant.stream_info.codecs for variant in playlist.playlists], ["avc1.4d401f"])
compare("the variants", [variant.uri for variant in playlist.playlists], ["low.m3u8"])
if status == 0:
    print(f"{len(EXPECTED)} renditions read by m3u8")
sys.exit(status)
