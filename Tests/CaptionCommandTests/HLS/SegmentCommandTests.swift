import CaptionKit
import Testing

@testable import CaptionCommand

/// `captionkit segment`: what is written, what is refused, and what is left alone.
@Suite struct SegmentCommandTests {
  static let captions = """
    WEBVTT

    a
    00:00:01.000 --> 00:00:02.000
    [gulls cry]

    b
    00:00:05.000 --> 00:00:07.000
    <v Mara>Late?

    c
    00:00:13.000 --> 00:00:14.500
    ♪ organ ♪

    """

  static let head = "WEBVTT\nX-TIMESTAMP-MAP=MPEGTS:900000,LOCAL:00:00:00.000\n"
  static let spanning = "\nb\n00:00:05.000 --> 00:00:07.000\n<v Mara>Late?</v>\n"

  static let line =
    #"#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="subs",NAME="English (SDH)",LANGUAGE="en","#
    + #"DEFAULT=NO,AUTOSELECT=YES,CHARACTERISTICS="public.accessibility.transcribes-spoken-dialog,"#
    + #"public.accessibility.describes-music-and-sound",URI="hls/a.m3u8""#

  private func run(
    _ world: World,
    _ options: String...,
    input: String = "a.vtt"
  ) -> Int32 {
    world.run(["segment", input, "--out", "hls"] + options, registry: .standard)
  }

  private func world(_ files: [String: String] = [:]) -> World {
    World(["a.vtt": Self.captions].merging(files) { $1 })
  }

  @Test func writesSegmentsAndPlaylist() {
    let world = world()
    #expect(run(world) == 0)
    #expect(
      world.text("hls/a.m3u8") == """
        #EXTM3U
        #EXT-X-VERSION:3
        #EXT-X-TARGETDURATION:6
        #EXT-X-MEDIA-SEQUENCE:0
        #EXT-X-PLAYLIST-TYPE:VOD
        #EXTINF:6.000,
        a-00001.vtt
        #EXTINF:6.000,
        a-00002.vtt
        #EXTINF:2.500,
        a-00003.vtt
        #EXT-X-ENDLIST

        """
    )
    #expect(
      world.text("hls/a-00001.vtt")
        == Self.head + "\na\n00:00:01.000 --> 00:00:02.000\n[gulls cry]\n" + Self.spanning + "\n"
    )
    #expect(world.text("hls/a-00002.vtt") == Self.head + Self.spanning + "\n")
    #expect(
      world.text("hls/a-00003.vtt")
        == Self.head + "\nc\n00:00:13.000 --> 00:00:14.500\n♪ organ ♪\n\n"
    )
    #expect(world.output.isEmpty)
    #expect(world.error == "captionkit: hls/a.m3u8: 3 segments, 3 cues\n")
  }

  @Test func theProgrammeMayBeLongerThanTheCaptions() {
    let world = world()
    #expect(run(world, "--duration", "25s", "--segment-duration", "10", "--mpegts", "0") == 0)
    let lines = world.text("hls/a.m3u8")?.split(separator: "\n").map(String.init)
    #expect(lines?[2] == "#EXT-X-TARGETDURATION:10")
    #expect(
      lines?.filter { $0.hasPrefix("#EXTINF") } == [
        "#EXTINF:10.000,", "#EXTINF:10.000,", "#EXTINF:5.000,",
      ]
    )
    #expect(
      world.text("hls/a-00003.vtt") == "WEBVTT\nX-TIMESTAMP-MAP=MPEGTS:0,LOCAL:00:00:00.000\n\n"
    )
  }

  static let video = """
    #EXTM3U
    #EXT-X-TARGETDURATION:9
    #EXT-X-MEDIA-SEQUENCE:4
    #EXTINF:8.008,
    v1.ts
    #EXTINF:4.5045,
    v2.ts
    #EXTINF:8,
    v3.ts
    #EXT-X-ENDLIST
    """

  @Test func followsAVideo() {
    let world = world(["v/video.m3u8": Self.video])
    #expect(run(world, "--follow", "v/video.m3u8") == 0)
    #expect(
      world.text("hls/a.m3u8") == """
        #EXTM3U
        #EXT-X-VERSION:3
        #EXT-X-TARGETDURATION:9
        #EXT-X-MEDIA-SEQUENCE:4
        #EXT-X-PLAYLIST-TYPE:VOD
        #EXTINF:8.008,
        a-00001.vtt
        #EXTINF:4.5045,
        a-00002.vtt
        #EXTINF:8,
        a-00003.vtt
        #EXT-X-ENDLIST

        """
    )
    #expect(world.text("hls/a-00002.vtt") == Self.head + "\n")
  }

  @Test(arguments: [
    ("#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\na\n", "is a multivariant playlist; name the media"),
    ("#EXTM3U\n#EXT-X-TARGETDURATION:6\n#EXTINF:6,\na\n", "has no EXT-X-ENDLIST"),
    (
      "#EXTM3U\n#EXT-X-TARGETDURATION:6\n#EXTINF:6,\na\n#EXT-X-DISCONTINUITY\n#EXTINF:6,\nb\n"
        + "#EXT-X-ENDLIST\n", "line 7: the stream's clock starts again"
    ),
    ("#EXTM3U\n#EXT-X-I-FRAMES-ONLY\n#EXTINF:6,\na\n#EXT-X-ENDLIST\n", "lists single pictures"),
    ("#EXTM3U\n", "lists no segments"),
    ("WEBVTT\n", "is no HLS playlist: its first line is not #EXTM3U"),
  ])
  func playlistsThatCannotBeFollowed(_ text: String, _ message: String) {
    let world = world(["video.m3u8": text])
    #expect(run(world, "--follow", "video.m3u8") == 3)
    #expect(world.error.contains("video.m3u8: \(message)"))
    #expect(world.text("hls/a.m3u8") == nil)
  }

  @Test func cuesBehindTheVideoAreLosses() {
    let short = "#EXTM3U\n#EXT-X-TARGETDURATION:6\n#EXTINF:6,\nv\n#EXT-X-ENDLIST\n"
    let world = world(["v.m3u8": short])
    #expect(run(world, "--follow", "v.m3u8", "--fail-on-loss") == 4)
    #expect(world.text("hls/a.m3u8") == nil)
    #expect(
      world.error.contains(
        "a.vtt, cue 3: lost cue that begins at 13000 ms: the last segment ends at 6000 ms\n"
      )
    )
    #expect(run(world, "--follow", "v.m3u8") == 0)
    #expect(world.text("hls/a-00001.vtt") != nil)
  }

  @Test func addsToAMultivariantPlaylist() {
    let world = world(["master.m3u8": "#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\nlow.m3u8\n"])
    let status = run(
      world,
      "--role",
      "sdh",
      "--language",
      "en",
      "--multivariant",
      "master.m3u8"
    )
    #expect(status == 0)
    #expect(
      world.text("master.m3u8") == "#EXTM3U\n\(Self.line)\n"
        + "#EXT-X-STREAM-INF:BANDWIDTH=1,SUBTITLES=\"subs\"\nlow.m3u8\n"
    )
    #expect(
      world.error == """
        captionkit: master.m3u8: the variant in line 2 got SUBTITLES="subs", without which no \
        player offers the rendition
        captionkit: hls/a.m3u8: 3 segments, 3 cues

        """
    )
  }

  /// The playlist is somewhere else, has a byte order mark and another line ending.
  @Test func theAddressIsThatFromThePlaylist() {
    let world = world(["x/y/master.m3u8": "\u{FEFF}#EXTM3U\r\n"])
    let status = run(
      world,
      "--role",
      "sdh",
      "--language",
      "en",
      "--multivariant",
      "x/y/master.m3u8",
      "--name",
      "CC",
      "--default",
      "--stable-id",
      "en-sdh"
    )
    #expect(status == 0)
    let text = world.text("x/y/master.m3u8")
    #expect(text?.hasPrefix("\u{FEFF}#EXTM3U\r\n#EXT-X-MEDIA:") == true)
    #expect(
      text?.hasSuffix(",STABLE-RENDITION-ID=\"en-sdh\",URI=\"../../hls/a.m3u8\"\r\n") == true
    )
    #expect(text?.contains("NAME=\"CC\",LANGUAGE=\"en\",DEFAULT=YES,AUTOSELECT=YES,") == true)
  }

  @Test func makesAMultivariantPlaylist() {
    let world = world()
    let status = run(
      world,
      "--role",
      "sdh",
      "--language",
      "en",
      "--multivariant",
      "master.m3u8"
    )
    #expect(status == 0)
    #expect(world.text("master.m3u8") == "#EXTM3U\n\(Self.line)\n")
    #expect(world.error.contains("made, without a variant yet"))
  }

  @Test func aKnownRenditionIsOnlyReplacedWhenAsked() {
    let before = "#EXTM3U\n\(Self.line)\n"
    let world = world(["master.m3u8": before])
    let options = ["--role", "sdh", "--language", "en", "--multivariant", "master.m3u8"]
    let call = ["segment", "a.vtt", "--out", "hls"] + options
    #expect(world.run(call, registry: .standard) == 3)
    #expect(world.error.contains("master.m3u8: line 2 describes a rendition of that name"))
    #expect(world.text("hls/a.m3u8") == nil)
    #expect(world.run(call + ["--overwrite"], registry: .standard) == 0)
    #expect(world.text("master.m3u8") == before)
    #expect(world.text("hls/a.m3u8") != nil)
  }

  @Test func withoutAPlaylistTheLineIsPrinted() {
    let world = world()
    #expect(run(world, "--role", "sdh", "--language", "en") == 0)
    #expect(world.output == Self.line.replacing("hls/a.m3u8", with: "a.m3u8") + "\n")
  }

  @Test func aRefutedRoleIsNotWritten() {
    let plain =
      "WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nLate?\n\n00:00:03.000 --> 00:00:04.000\nYes.\n"
    let world = World(["a.vtt": plain])
    #expect(run(world, "--role", "sdh", "--language", "en") == 1)
    #expect(world.text("hls/a.m3u8") == nil)
    #expect(world.output.isEmpty)
    #expect(world.error.contains("hls/: not written, since the captions refute the role sdh"))
    #expect(run(world, "--role", "sdh", "--language", "en", "--force-claim") == 0)
    #expect(world.text("hls/a.m3u8") != nil)
  }

  @Test func whatTheReaderLeftOutIsALoss() {
    let text = "1\n00:00:01,000 --> 00:00:02,000\n{\\pos(10,20)}Here.\n"
    let world = World(["a.srt": text])
    let arguments = ["segment", "a.srt", "--out", "hls", "--fail-on-loss"]
    #expect(world.run(arguments, registry: .standard) == 4)
    #expect(world.error.contains("\\pos"))
    #expect(world.text("hls/a.m3u8") == nil)
  }

  @Test func aRoleNeedsALanguage() {
    let world = world()
    #expect(run(world, "--role", "sdh") == 2)
    #expect(world.error.contains("needs a language; name it with --language"))
    #expect(world.text("hls/a.m3u8") == nil)
  }

  @Test func existingFilesAreKept() {
    let world = world(["hls/a-00002.vtt": "mine"])
    #expect(run(world) == 3)
    #expect(world.error.contains("hls/a-00002.vtt: exists already; --overwrite replaces it"))
    #expect(world.text("hls/a-00001.vtt") == nil)
    #expect(world.text("hls/a-00002.vtt") == "mine")
    #expect(run(world, "--overwrite") == 0)
    #expect(world.text("hls/a-00002.vtt") == Self.head + Self.spanning + "\n")
  }

  @Test func theInputIsNeverReplaced() {
    let world = World(["hls/a-00001.vtt": Self.captions])
    let call = ["segment", "hls/a-00001.vtt", "--out", "hls", "--overwrite"]
    #expect(world.run(call, registry: .standard) == 0)
    #expect(world.text("hls/a-00001.vtt") == Self.captions)
    let other = World(["a.vtt": Self.captions, "hls/a.m3u8": "x"])
    #expect(run(other, "--overwrite") == 0)
  }

  @Test func tellsItAllToPrograms() {
    let world = world(["m.m3u8": "#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\nlow.m3u8\n"])
    let status = run(
      world,
      "--json",
      "--role",
      "sdh",
      "--language",
      "en",
      "--multivariant",
      "m.m3u8"
    )
    #expect(status == 0)
    let quotedLine = Self.line.replacing("\"", with: "\\\"")
    let expected = [
      #"{"schema":1,"file":"a.vtt","playlist":"hls/a.m3u8","targetDuration":6,"#,
      #""duration":14500,"cues":3,"segments":["#,
      #"{"file":"hls/a-00001.vtt","begin":0,"duration":6000,"cues":2},"#,
      #"{"file":"hls/a-00002.vtt","begin":6000,"duration":6000,"cues":1},"#,
      #"{"file":"hls/a-00003.vtt","begin":12000,"duration":2500,"cues":1}],"#,
      #""mediaTag":""#, quotedLine, #"","multivariant":{"file":"m.m3u8","made":false,"#,
      #""groups":["subs"],"replaced":0,"changedVariantLines":[2]},"losses":[]}"#, "\n",
    ]
    #expect(world.output == expected.joined())
  }

  /// Names with what an address cannot hold, and captions in other formats.
  @Test func namesAreEncodedAndOtherFormatsRead() {
    let world = World(["a b#1.srt": "1\n00:00:01,000 --> 00:00:02,000\n{\\an8}Top\n"])
    #expect(run(world, input: "a b#1.srt") == 0)
    #expect(world.text("hls/a b#1.m3u8")?.contains("\na%20b%231-00001.vtt\n") == true)
    #expect(world.text("hls/a b#1-00001.vtt")?.contains("00:00:02.000 line:0") == true)
    #expect(world.run("convert", "hls/a b#1.m3u8", "b.srt", registry: .standard) == 0)
    #expect(world.text("b.srt")?.contains("Top") == true)
  }

  @Test func aSegmentsOwnMapIsApplied() {
    let world = World(["a.vtt": SegmentTests.second])
    #expect(run(world, "--segment-duration", "60") == 0)
    let text = world.text("hls/a-00001.vtt")
    #expect(text?.hasPrefix(Self.head + "\n1\n") == true)
    // The map says that cue time 6 s is the moment from which times count; none is below zero.
    #expect(text?.contains("00:00:02.000 --> 00:00:03.000\nTwo.") == true)
  }

  @Test(arguments: [
    ([], "segment needs a file, or - for standard input"),
    (["a.vtt"], "segment needs --out DIR"),
    (["a.vtt", "b.vtt", "--out", "x"], "segment takes one file, not also 'b.vtt'"),
    (["a.vtt", "--out", "x", "--segment-duration", "0"], "--segment-duration takes seconds"),
    (["a.vtt", "--out", "x", "--segment-duration", "-6"], "--segment-duration takes seconds"),
    (
      ["a.vtt", "--out", "x", "--mpegts", "8589934592"], "--mpegts takes a whole number of 33 bits"
    ),
    (
      ["a.vtt", "--out", "x", "--follow", "v", "--segment-duration", "6"],
      "--follow and --segment-duration exclude each other"
    ),
    (["a.vtt", "--out", "x", "--follow", "v", "--duration", "6s"], "so --duration may not"),
    (["a.vtt", "--out", "x", "--multivariant", "m"], "--multivariant needs --role"),
    (["a.vtt", "--out", "x", "--name", "m"], "--name needs --role"),
    (["a.vtt", "--out", "x", "--role", "sdh", "--stable-id", "a b"], "--stable-id takes letters"),
    (
      ["a.vtt", "--out", "x", "--role", "descriptions", "--multivariant", "m"],
      "HLS cannot say that a text track describes the picture"
    ),
  ])
  func wrongUsage(_ arguments: [String], _ message: String) {
    let world = world()
    #expect(world.run(["segment"] + arguments, registry: .standard) == 2)
    #expect(world.error.contains(message))
  }

  @Test func noCuesAndNoDuration() {
    let world = World(["a.vtt": "WEBVTT\n"])
    #expect(run(world) == 3)
    #expect(world.error.contains("a.vtt: holds no cue, so --duration has to say"))
    #expect(run(world, "--duration", "6s") == 0)
  }

  @Test func tooManySegments() {
    let world = World(["a.vtt": "WEBVTT\n\n9999:00:00.000 --> 9999:00:01.000\nx\n"])
    #expect(run(world) == 3)
    #expect(world.error.contains("are more than 100000 segments"))
  }
}
