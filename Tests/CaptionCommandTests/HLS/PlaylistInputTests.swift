import CaptionKit
import Testing

@testable import CaptionCommand

/// Playlists as inputs of `convert`, `info` and `lint`.
@Suite struct PlaylistInputTests {
  static let first = SegmentTests.first
  static let second = SegmentTests.second

  private func playlist(_ segments: String, end: String = "#EXT-X-ENDLIST\n") -> String {
    "#EXTM3U\n#EXT-X-TARGETDURATION:6\n\(segments)\(end)"
  }

  static let two = "#EXTINF:6,\na.vtt\n#EXTINF:6,\nb.vtt\n"
  static let joined = """
    WEBVTT

    1
    00:00:01.000 --> 00:00:02.000
    One.

    2
    00:00:05.000 --> 00:00:07.000
    On the border.

    00:00:08.000 --> 00:00:09.000
    Two.

    """

  private func convert(_ files: [String: String], _ path: String = "x/en.m3u8") -> (Int32, World) {
    let world = World(files)
    return (world.run("convert", path, "out.vtt", registry: .standard), world)
  }

  // MARK: convert

  @Test func segmentsAreJoined() {
    let (status, world) = convert([
      "x/en.m3u8": playlist(Self.two), "x/a.vtt": Self.first, "x/b.vtt": Self.second,
    ])
    #expect(status == 0)
    #expect(world.text("out.vtt") == Self.joined)
  }

  @Test func aRenditionOfAProgramme() {
    let master = """
      #EXTM3U
      #EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="a",URI="a.m3u8"
      #EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",NAME="s",LANGUAGE="en",URI="x/en.m3u8"
      #EXT-X-STREAM-INF:BANDWIDTH=1
      v.m3u8

      """
    let world = World([
      "m/a.m3u8": master, "m/x/en.m3u8": playlist(Self.two), "m/x/a.vtt": Self.first,
      "m/x/b.vtt": Self.second,
    ])
    let call = ["convert", "m/a.m3u8", "out.vtt", "--overwrite", "--track"]
    #expect(world.run(call + ["2"], registry: .standard) == 0)
    #expect(world.text("out.vtt") == Self.joined)
    #expect(world.run(call + ["1"], registry: .standard) == 3)
    #expect(world.error.contains("rendition 1 is AUDIO, not text with a playlist"))
    #expect(world.run(call + ["3"], registry: .standard) == 3)
  }

  @Test func theStreamsClockMayBeKept() {
    let world = World([
      "en.M3U8": playlist(Self.two), "a.vtt": Self.first, "b.vtt": Self.second,
    ])
    let call = ["convert", "en.M3U8", "-", "--to", "srt", "--apply-timestamp-map"]
    #expect(world.run(call, registry: .standard) == 0)
    #expect(world.output.contains("00:00:18,000 --> 00:00:19,000"))
  }

  /// Both segments are parts of one file, and the header comes from another one.
  @Test func byteRangesAndMaps() {
    let body = "00:01.000 --> 00:02.000\nOne.\n\n"
    let next = "00:07.000 --> 00:08.000\nTwo.\n"
    let (status, world) = convert([
      "x/en.m3u8": playlist(
        "#EXT-X-MAP:URI=\"head.vtt\"\n#EXTINF:6,\n#EXT-X-BYTERANGE:\(body.utf8.count)@3\nall.vtt\n"
          + "#EXTINF:6,\n#EXT-X-BYTERANGE:\(next.utf8.count)\nall.vtt\n"
      ),
      "x/head.vtt": "WEBVTT\nX-TIMESTAMP-MAP=MPEGTS:900000,LOCAL:00:00:00.000\n",
      "x/all.vtt": "...\(body)\(next)",
    ])
    #expect(status == 0)
    #expect(
      world.text("out.vtt")
        == "WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nOne.\n\n00:00:07.000 --> 00:00:08.000\nTwo.\n"
    )
  }

  @Test(arguments: [
    ("#EXTINF:6,\na.vtt\n#EXTINF:6,\nno.vtt\n", "segment 2, 'no.vtt': no such file or folder"),
    (
      "#EXTINF:6,\nhttps://example.com/a.vtt\n",
      "segment 1, 'https://example.com/a.vtt': is an address of 'https', and nothing is fetched"
    ),
    ("#EXTINF:6,\n../a.vtt\n", "segment 1, '../a.vtt': leads out of the playlist's folder"),
    ("#EXTINF:6,\n/etc/passwd\n", "segment 1, '/etc/passwd': leads out of the playlist's folder"),
    ("#EXTINF:6,\nc.vtt\n", "segment 1, 'c.vtt': is no WebVTT: "),
    ("#EXTINF:6,\n%zz\n", "segment 1, '%zz': is no address of a file"),
    (
      "#EXTINF:6,\n#EXT-X-BYTERANGE:10@1000\na.vtt\n",
      "segment 1, 'a.vtt': 10 bytes from 1000 on are not in a file of "
    ),
    (
      "#EXTINF:6,\n#EXT-X-BYTERANGE:9223372036854775807@5\na.vtt\n",
      "segment 1, 'a.vtt': 9223372036854775807 bytes from 5 on"
    ),
    (
      "#EXT-X-KEY:METHOD=AES-128,URI=\"k\"\n#EXTINF:6,\na.vtt\n", "segment 1, 'a.vtt': is encrypted"
    ),
    ("", "is a playlist without segments"),
  ])
  func segmentsThatCannotBeRead(_ segments: String, _ message: String) {
    let (status, world) = convert([
      "x/en.m3u8": playlist(segments), "x/a.vtt": Self.first, "a.vtt": Self.first,
      "x/c.vtt": "1\n00:00:01,000 --> 00:00:02,000\nx\n",
    ])
    #expect(status == 3)
    #expect(world.error.contains("captionkit: x/en.m3u8: \(message)"))
    #expect(world.text("out.vtt") == nil)
  }

  @Test func gapsAreLeftOut() {
    let (status, world) = convert([
      "x/en.m3u8": playlist(
        "#EXTINF:6,\na.vtt\n#EXT-X-GAP\n#EXTINF:6,\nno.vtt\n#EXTINF:6,\nb.vtt\n"
      ), "x/a.vtt": Self.first, "x/b.vtt": Self.second,
    ])
    #expect(status == 0)
    #expect(world.text("out.vtt") == Self.joined)
  }

  @Test func aMultivariantPlaylistNamesTheOthers() {
    let (status, world) = convert(["x/en.m3u8": SegmentCommandTests.line.withHeader])
    #expect(status == 3)
    #expect(
      world.error.contains(
        "is a multivariant playlist; name a media playlist: 'hls/a.m3u8' (English (SDH))"
      )
    )
  }

  @Test(arguments: ["WEBVTT\n", "", "#EXTM3U"])
  func noPlaylist(_ text: String) {
    let (status, world) = convert(["x/en.m3u8": text])
    #expect(status == 3)
    #expect(world.error.contains("captionkit: x/en.m3u8: is "))
  }

  // MARK: info

  static let master = """
    #EXTM3U
    \(SegmentCommandTests.line)
    #EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="Narration",CHARACTERISTICS="public.accessibility.describes-video",X-MINE=1
    #EXT-X-STREAM-INF:BANDWIDTH=1280000,SUBTITLES="subs"
    low.m3u8

    """

  @Test func infoListsEveryTag() {
    let world = World(["m.m3u8": Self.master, "en.m3u8": playlist(Self.two)])
    #expect(world.run("info", "m.m3u8", "en.m3u8", registry: .standard) == 0)
    #expect(
      world.output == """
        m.m3u8: HLS multivariant playlist, 2 renditions, 1 variant
          line 2: SUBTITLES "English (SDH)" (SDH)
            GROUP-ID="subs"
            LANGUAGE="en"
            DEFAULT=NO
            AUTOSELECT=YES
            CHARACTERISTICS="public.accessibility.transcribes-spoken-dialog,\
        public.accessibility.describes-music-and-sound"
            URI="hls/a.m3u8"
          line 3: AUDIO "Narration" (audio description)
            GROUP-ID="a"
            CHARACTERISTICS="public.accessibility.describes-video"
            X-MINE=1
          line 4: variant low.m3u8
            BANDWIDTH=1280000
            SUBTITLES="subs"
        en.m3u8: HLS media playlist, 2 segments, 00:00:12.000, target duration 6 s

        """
    )
  }

  @Test func infoForPrograms() {
    let world = World([
      "m.m3u8": Self.master, "en.m3u8": playlist("#EXTINF:6.006,\na.vtt\n", end: ""),
    ])
    #expect(world.run("info", "--json", "m.m3u8", "en.m3u8", "no.m3u8", registry: .standard) == 3)
    let lines = world.output.split(separator: "\n").map(String.init)
    let multivariant: [String] = [
      #"{"schema":1,"file":"m.m3u8","format":"hls","accepted":true,"kind":"multivariant","#,
      #""renditions":[{"line":2,"meaning":"SDH","characteristics":["#,
      #""public.accessibility.transcribes-spoken-dialog","#,
      #""public.accessibility.describes-music-and-sound"],"attributes":{"TYPE":"SUBTITLES","#,
      #""GROUP-ID":"subs","NAME":"English (SDH)","LANGUAGE":"en","DEFAULT":"NO","#,
      #""AUTOSELECT":"YES","CHARACTERISTICS":"public.accessibility.transcribes-spoken-dialog,"#,
      #"public.accessibility.describes-music-and-sound","URI":"hls/a.m3u8"}},"#,
      #"{"line":3,"meaning":"audio description","characteristics":["#,
      #""public.accessibility.describes-video"],"attributes":{"TYPE":"AUDIO","GROUP-ID":"a","#,
      #""NAME":"Narration","CHARACTERISTICS":"public.accessibility.describes-video","#,
      #""X-MINE":"1"}}],"variants":[{"line":4,"uri":"low.m3u8","#,
      #""attributes":{"BANDWIDTH":"1280000","SUBTITLES":"subs"}}]}"#,
    ]
    #expect(lines.first == multivariant.joined())
    let media: [String] = [
      #"{"schema":1,"file":"en.m3u8","format":"hls","accepted":true,"kind":"media","#,
      #""targetDuration":6,"sequence":0,"ended":false,"duration":6006,"segments":["#,
      #"{"line":4,"uri":"a.vtt","begin":0,"duration":6006}]}"#,
    ]
    #expect(lines.dropFirst().first == media.joined())
    #expect(lines.last?.contains(#""file":"no.m3u8","format":null,"accepted":false"#) == true)
  }

  // MARK: lint

  @Test func lintTellsLineAndColumn() {
    let world = World([
      "m.m3u8": """
      #EXTM3U
      #EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",NAME="A",LANGUAGE="en",CHARACTERISTICS="public.accessibility.describes-spoken-dialog",URI="a"
      #EXT-X-STREAM-INF:BANDWIDTH=1,SUBTITLES="s"
      v

      """
    ])
    #expect(world.run("lint", "m.m3u8", "--report", "concise", registry: .standard) == 1)
    #expect(
      world.output.hasPrefix(
        "m.m3u8:2:82: error: \"public.accessibility.describes-spoken-dialog\" is no known "
          + "characteristic; \"public.accessibility.transcribes-spoken-dialog\" is meant "
          + "[tag/unknown-characteristic]\n"
      )
    )
    let text = World(["m.m3u8": world.text("m.m3u8") ?? ""])
    #expect(text.run("lint", "m.m3u8", registry: .standard) == 1)
    #expect(text.output.contains("LANGUAGE=\"en\",CHARACTERISTICS=\""))
  }

  @Test(arguments: ReportKind.all.map(\.name))
  func everyReportTakesPlaylists(_ kind: String) {
    let world = World(["m.m3u8": "#EXTM3U\n#EXT-X-MEDIA:TYPE=SUBTITLES,NAME=\"A\",URI=\"a\"\n"])
    #expect(world.run("lint", "m.m3u8", "--report", kind, registry: .standard) == 1)
    #expect(world.output.contains("tag/missing-language"))
    #expect(world.output.contains("hls/missing-attribute"))
  }

  @Test func lintReadsTheSegments() {
    let world = World([
      "en.m3u8": playlist(Self.two),
      "a.vtt": Self.first,
      "b.vtt": "WEBVTT\n\n00:08.000 --> 00:09.000\nTwo.\n",
    ])
    #expect(world.run("lint", "en.m3u8", "--report", "concise", registry: .standard) == 1)
    #expect(world.output.contains("en.m3u8:6:1: error: segment 2 has no X-TIMESTAMP-MAP"))
    #expect(world.output.contains("[tag/dropped-cue]"))
    let short = World(["en.m3u8": playlist(Self.two), "a.vtt": Self.first, "b.vtt": Self.second])
    let call = ["lint", "en.m3u8", "--duration", "20s", "--report", "concise"]
    #expect(short.run(call, registry: .standard) == 1)
    #expect(
      short.output
        == "en.m3u8:6:1: error: the playlist lasts 12 s of a programme of 20 s [tag/short-playlist]\n"
    )
  }

  @Test func lintTellsWhatWasNotRun() {
    let world = World(["en.m3u8": playlist(Self.two)])
    #expect(world.run("lint", "en.m3u8", registry: .standard) == 0)
    #expect(
      world.error.contains(
        "rule tag/dropped-cue was not run: segment 1, 'a.vtt': no such file or folder"
      )
    )
  }

  @Test func lintRefusesWhatIsNoPlaylist() {
    let world = World(["en.m3u8": "WEBVTT\n"])
    #expect(world.run("lint", "en.m3u8", "--json", registry: .standard) == 3)
    #expect(world.output.contains(#""format":"hls","accepted":false"#))
    #expect(world.output.contains(#""code":"hls/not-a-playlist""#))
    #expect(world.run("lint", "no.m3u8", registry: .standard) == 3)
  }

  @Test func rulesCanBeLeftOut() {
    let text = "#EXTM3U\n#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID=\"s\",NAME=\"A\",URI=\"a\"\n"
    let world = World(["m.m3u8": text])
    #expect(world.run("lint", "m.m3u8", "--ignore", "tag", registry: .standard) == 0)
    #expect(world.output.isEmpty)
    let other = World(["m.m3u8": text])
    let call = [
      "lint", "m.m3u8", "--select", "tag/missing-language", "--severity",
      "tag/missing-language=advice",
    ]
    #expect(other.run(call, registry: .standard) == 0)
    #expect(other.output.contains("advice: the rendition \"A\" has no LANGUAGE"))
  }
}

extension String {
  fileprivate var withHeader: String { "#EXTM3U\n\(self)\n" }
}
