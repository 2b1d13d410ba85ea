import CaptionKit
import Testing

@testable import CaptionCommand

/// `convert` into movies: tracks of their own, tracks that are added, claims and losses.
@Suite struct MovieConversionTests {
  static let sdh = """
    WEBVTT

    00:01.000 --> 00:02.000
    [gulls cry]

    00:03.000 --> 00:04.500
    <v Mara>Late?</v>

    00:05.000 --> 00:06.000
    ♪ organ ♪

    """
  static let plain = "WEBVTT\n\n00:01.000 --> 00:02.000\nLate?\n"

  private func run(
    _ arguments: [String],
    _ captions: String = sdh,
    movie: [UInt8]? = nil
  ) -> (world: World, status: Int32) {
    let world = World(["a.vtt": captions])
    if let movie { world.put("film.mp4", .file(movie)) }
    return (world, world.run(["convert"] + arguments, registry: .standard))
  }

  private func bytes(_ world: World, _ path: String) -> [UInt8]? {
    guard case .file(let bytes) = world.entry(path) else { return nil }
    return bytes
  }

  private func contains(_ bytes: [UInt8]?, _ text: String) -> Bool {
    bytes?.firstRange(of: Array(text.utf8)) != nil
  }

  @Test(arguments: [
    (
      "b.mov", ["tagcpublic.accessibility.transcribes-spoken-dialog", "tx3g", "English (SDH)"],
      "kind"
    ),
    ("b.m4v", ["tagcpublic.accessibility.describes-music-and-sound", "tx3g"], "kind"),
    ("b.mp4", ["urn:mpeg:dash:role:2011\0caption\0", "tx3g", "en\0"], "tagc"),
  ])
  func rolesAreWrittenIntoTheTrack(_ output: String, _ texts: [String], _ missing: String) {
    let (world, status) = run(["a.vtt", output, "--role", "sdh", "--language", "en"])
    #expect(status == 0)
    let bytes = bytes(world, output)
    for text in texts { #expect(contains(bytes, text), "\(text)") }
    #expect(!contains(bytes, missing))
    #expect(world.entry("\(output).tags.json") == nil)
  }

  @Test func aManifestAloneLeavesTheMovieWithoutClaims() {
    let (world, status) = run([
      "a.vtt", "b.mov", "--role", "sdh", "--language", "en", "--tag", "json",
    ])
    #expect(status == 0)
    #expect(!contains(bytes(world, "b.mov"), "tagc"))
    #expect(world.text("b.mov.tags.json")?.contains(#""format":"tx3g","#) == true)
  }

  @Test func refutedRolesAreNotWritten() {
    let arguments = ["a.vtt", "b.mov", "--role", "sdh", "--language", "en"]
    let (world, status) = run(arguments, Self.plain)
    #expect(status == 1)
    #expect(world.entry("b.mov") == nil)
    #expect(world.error.contains("b.mov: not written, since the captions refute the role sdh"))
    let (forced, forcedStatus) = run(arguments + ["--force-claim"], Self.plain)
    #expect(forcedStatus == 0)
    #expect(contains(bytes(forced, "b.mov"), "tagcpublic.accessibility.transcribes"))
  }

  @Test(arguments: [
    ("public.translation", ["--original-language", "en"], "language"),
    ("public.original-content", ["--original-language", "sv"], "language"),
  ])
  func refutedCharacteristicsAreNotWritten(
    _ tag: String,
    _ options: [String],
    _ reason: String
  ) {
    let arguments = ["a.vtt", "b.mov", "--language", "en", "--characteristic", tag] + options
    let (world, status) = run(arguments)
    #expect(status == 1)
    #expect(world.entry("b.mov") == nil)
    #expect(world.error.contains("not written: \(tag): "))
    #expect(world.error.contains(reason))
    #expect(run(arguments + ["--force-claim"]).status == 0)
  }

  @Test(arguments: ["b.mov", "b.mp4"])
  func characteristicsOfOnesOwn(_ output: String) {
    let (world, status) = run([
      "a.vtt", output, "--characteristic", "com.example.test", "--characteristic",
      "public.auxiliary-content",
    ])
    #expect(status == 0)
    let isQuickTime = output == "b.mov"
    #expect(contains(bytes(world, output), "tagccom.example.test") == isQuickTime)
    #expect(contains(bytes(world, output), "txas") == isQuickTime)
    #expect(contains(bytes(world, output), "2011\0commentary\0") == !isQuickTime)
    #expect(world.error.contains("lost com.example.test") == !isQuickTime)
  }

  @Test(arguments: [
    (["b.mov", "--role", "forced"], ["frcd", "\u{0}\u{0}tx3g"], ["tagc"]),
    (["b.mp4", "--role", "forced"], ["frcd", "forced-subtitle\0"], ["tagc"]),
    (
      ["b.mp4", "--role", "forced", "--mp4-codec", "wvtt"], ["forced-subtitle\0"], ["frcd", "tagc"]
    ),
    (["b.mp4", "--role", "easy-reader", "--force-claim"], ["easyreader\0"], []),
    (["b.mp4", "--role", "subtitles"], ["2011\0subtitle\0"], []),
    (["b.mov", "--role", "subtitles"], [], ["tagc"]),
    (["b.mp4", "--role", "descriptions", "--force-claim"], ["2011\0description\0"], []),
  ])
  func otherRoles(_ arguments: [String], _ texts: [String], _ missing: [String]) {
    let (world, status) = run(["a.vtt"] + arguments + ["--language", "en"], Self.plain)
    #expect(status == 0, "\(world.error)")
    for text in texts where text.first != "\0" {
      #expect(contains(bytes(world, arguments[0]), text), "\(text)")
    }
    for text in missing { #expect(!contains(bytes(world, arguments[0]), text), "\(text)") }
  }

  @Test func lossesOfCharacteristicsAreReported() {
    let (world, status) = run(
      [
        "a.vtt", "b.mp4", "--role", "translation", "--original-language", "sv", "--language", "en",
        "--losses", "-",
      ],
      Self.plain
    )
    #expect(status == 0)
    #expect(
      world.output
        == #"{"schema":1,"files":["a.vtt"],"output":"b.mp4","from":"webvtt","to":"tx3g","#
        + #""losses":[{"feature":"characteristic","what":"public.translation","reason":"#
        + #""a box kind has no role for it, and tagc is for .mov and .m4v","cue":null}]}"# + "\n"
    )
    let (strict, strictStatus) = run(
      ["a.vtt", "b.mp4", "--role", "sdh", "--language", "en", "--fail-on-loss"]
    )
    #expect(strictStatus == 4)
    #expect(strict.entry("b.mp4") == nil)
  }

  @Test func languagesThatAreNoTagsAreLost() {
    let world = World(["a.vtt": "WEBVTT\nLanguage: en_US\n\n00:01.000 --> 00:02.000\nA\n"])
    #expect(world.run(["convert", "a.vtt", "b.mp4"], registry: .standard) == 0)
    #expect(!contains(bytes(world, "b.mp4"), "elng"))
    #expect(world.error.contains("lost language \"en_US\""))
  }

  // MARK: Movies

  private var movie: [UInt8] {
    let samples = [MP4SampleData([0, 1, 0x41], duration: 1000)]
    let track = MP4TextTrack(
      codec: .tx3g,
      sampleEntry: MP4TextEntry.tx3g(),
      samples: samples,
      timescale: 1000
    )
    return MP4MovieWriter.write(track, as: .mp4)
  }

  @Test func tracksAreAddedToTheMovieItself() throws {
    let (world, status) = run(
      ["a.vtt", "--into", "film.mp4", "--role", "sdh", "--language", "en"],
      movie: movie
    )
    #expect(status == 0, "\(world.error)")
    let output = try #require(bytes(world, "film.mp4"))
    let insertion = try MP4TrackInsertion(MemoryByteSource(output))
    #expect(insertion.tracks.map(\.identifier) == [1, 2])
    #expect(insertion.tracks.map(\.alternateGroup) == [2, 2])
    #expect(contains(output, "2011\0caption\0"))
    #expect(output.suffix(3) == [0, 1, 0x41])
  }

  @Test func theExtensionTellsAppleKind() throws {
    let world = World(["a.vtt": Self.sdh])
    world.put("film.m4v", .file(movie))
    let status = world.run(
      ["convert", "a.vtt", "--into", "film.m4v", "--role", "sdh", "--language", "en"],
      registry: .standard
    )
    #expect(status == 0, "\(world.error)")
    #expect(contains(bytes(world, "film.m4v"), "tagcpublic.accessibility.describes-music"))
  }

  @Test func orToANewFile() throws {
    let arguments = ["a.vtt", "new.mp4", "--into", "film.mp4"]
    let (world, status) = run(arguments, movie: movie)
    #expect(status == 0)
    #expect(bytes(world, "film.mp4") == movie)
    let output = try #require(bytes(world, "new.mp4"))
    #expect(try MP4TrackInsertion(MemoryByteSource(output)).tracks.count == 2)
    #expect(world.run(["convert"] + arguments, registry: .standard) == 3)
    #expect(world.error.contains("new.mp4: exists already"))
  }

  @Test func whatCannotBeChangedStaysAsItWas() {
    let fragmented = movie + [0, 0, 0, 8] + Array("moof".utf8)
    for (bytes, reason) in [
      (fragmented, "film.mp4: is a movie in fragments, to which no track is added"),
      (Array(movie.dropLast()), "film.mp4: is damaged"), ([1, 2, 3], "film.mp4: is no MP4"),
    ] {
      let (world, status) = run(["a.vtt", "--into", "film.mp4"], movie: bytes)
      #expect(status == 3)
      #expect(world.error.contains(reason))
      #expect(world.entry("film.mp4") == .file(bytes))
    }
  }

  @Test func quickTimeHoldsItsOwnTextOnly() {
    var track = MP4TextTrack(codec: .tx3g, sampleEntry: [], samples: [], timescale: 1000)
    track.sampleEntry = MP4TextEntry.tx3g()
    let movie = MP4MovieWriter.write(track, as: .mov)
    let (world, status) = run(["a.vtt", "--into", "film.mp4", "--mp4-codec", "wvtt"], movie: movie)
    #expect(status == 3)
    #expect(world.error.contains("film.mp4: is a .mov movie, which holds tx3g and not wvtt"))
  }

  // MARK: Usage

  @Test(arguments: [
    (["b.vtt", "--mp4-codec", "wvtt"], "--mp4-codec needs an output that ends in .mp4"),
    (["b.vtt", "--characteristic", "a.b"], "--characteristic needs an output that ends in .mp4"),
    (["b.vtt", "--role", "sdh", "--tag", "mp4"], "--tag mp4 needs an output that ends in .mp4"),
    (["b.mp4", "--newline", "crlf"], "are for text files, not for movies"),
    (["b.mp4", "--default"], "--default needs --into MOVIE"),
    (["b.mov", "--mp4-codec", "stpp"], "--mp4-codec stpp is for .mp4, not for .mov"),
    (["b.mov", "--role", "descriptions"], "tagc is for audible descriptions only"),
    (["b.mp4", "--flavour", "imsc1"], "a movie holds the flavours imsc1 and imsc1.1 in stpp"),
    (
      ["b.mp4", "--flavour", "ebu-tt-d", "--mp4-codec", "stpp"],
      "a movie holds the flavours imsc1 and imsc1.1 in stpp, not ebu-tt-d"
    ),
    (["b.mp4", "--characteristic", "x"], "--characteristic takes a tag such as"),
    (
      ["b.mov", "--characteristic", "public.accessibility.describes-video"],
      "is for tracks that are heard"
    ),
    (
      ["b.mov", "--characteristic", "public.accessibility.describes-spoken-dialog"],
      "no player knows"
    ),
    (["b.mov", "--characteristic", "public.easy"], "only Apple defines tags"),
    (["--into", "film.mp4", "--to", "vtt"], "--to is not needed"),
    (["c.vtt", "b.mp4"], "several inputs need --join"),
    (["b.srt", "--into", "film.mp4"], "and 'b.srt' is none"),
    (["-", "--into", "film.mp4"], "and '-' is none"),
  ])
  func wrongUsage(_ arguments: [String], _ message: String) {
    let (world, status) = run(["a.vtt"] + arguments)
    #expect(status == 2)
    #expect(world.error.contains(message), "\(world.error)")
  }

  // MARK: Segments

  @Test(arguments: ["wvtt", "stpp"])
  func segmentsInFragments(_ format: String) throws {
    let world = World(["a.vtt": Self.sdh])
    let status = world.run(
      [
        "segment", "a.vtt", "--out", "hls", "--segment-format", format, "--segment-duration", "4",
        "--language", "en", "--role", "sdh", "--json",
      ],
      registry: .standard
    )
    #expect(status == 0, "\(world.error)")
    #expect(
      world.text("hls/a.m3u8") == """
        #EXTM3U
        #EXT-X-VERSION:6
        #EXT-X-TARGETDURATION:4
        #EXT-X-MEDIA-SEQUENCE:0
        #EXT-X-PLAYLIST-TYPE:VOD
        #EXT-X-MAP:URI="a-init.mp4"
        #EXTINF:4.000,
        a-00001.m4s
        #EXTINF:2.000,
        a-00002.m4s
        #EXT-X-ENDLIST

        """
    )
    let initialization = try #require(bytes(world, "hls/a-init.mp4"))
    #expect(contains(initialization, format))
    #expect(contains(initialization, "2011\0caption\0"))
    #expect(world.output.contains(#""initialization":"hls/a-init.mp4""#))
    // The second cue is shown in both segments.
    for name in ["hls/a-00001.m4s", "hls/a-00002.m4s"] {
      #expect(contains(bytes(world, name), "Late?"))
    }
  }
}
