import CaptionKit
import Testing

@testable import CaptionCommand

/// Movies that end too early: what is there is kept, one line says what is missing, the status is 3.
@Suite("cut movies") struct CutMovieTests {
  private static let captions = """
    WEBVTT

    00:01.000 --> 00:02.000
    One.

    00:03.000 --> 00:04.500
    Two.

    00:05.000 --> 00:06.000
    Three.

    """

  /// A world with a movie of so many bytes less than the whole one.
  private func world(
    _ name: String,
    _ codec: String,
    without count: (_ whole: [UInt8]) throws -> Int
  ) throws -> World {
    let world = World(["a.vtt": Self.captions])
    let call = ["convert", "a.vtt", name, "--language", "en", "--mp4-codec", codec]
    try #require(world.run(call, registry: .standard) == 0)
    guard case .file(let bytes)? = world.entry(name) else { return world }
    let cut = World()
    cut.put(name, .file(bytes.dropLast(try count(bytes))))
    return cut
  }

  private func lines(_ world: World) -> [String] {
    world.error.split(separator: "\n").map(String.init).filter {
      !$0.contains("lost language") && !$0.contains(" segments, ")
    }
  }

  @Test(arguments: [
    ("a.mp4", "tx3g", "Three."), ("a.mov", "tx3g", "Three."), ("a.mp4", "wvtt", "Three."),
  ])
  func whatIsThereIsKept(_ name: String, _ codec: String, _ last: String) throws {
    let world = try world(name, codec) { whole in
      whole.count - (try #require(whole.firstRange(of: Array(last.utf8)))).lowerBound - 2
    }
    #expect(world.run("convert", name, "b.srt", registry: .standard) == 3)
    #expect(
      world.text("b.srt")
        == "1\r\n00:00:01,000 --> 00:00:02,000\r\nOne.\r\n\r\n2\r\n00:00:03,000 --> 00:00:04,500\r\n"
        + "Two.\r\n\r\n"
    )
    let lines = lines(world)
    #expect(lines.count == 1, "\(lines)")
    #expect(
      lines.first?.contains(
        "so that 1 of 3 samples with text, from 00:00:05.000 to 00:00:06.000, is cut off "
          + "[mp4/sample-outside]"
      ) == true,
      "\(lines)"
    )
    for command in ["lint", "info"] {
      let same = World()
      same.put(name, world.entry(name) ?? .directory)
      #expect(same.run(command, name, registry: .standard) == 3)
      #expect(same.output.contains("so that 1 of 3 samples with text"), "\(same.output)")
      #expect(!same.output.contains("says that it has"), "\(same.output)")
    }
    let strict = ["convert", name, "c.srt", "--fail-on-loss"]
    #expect(world.run(strict, registry: .standard) == 3)
    #expect(world.entry("c.srt") == nil)
  }

  @Test func aDocumentIsReadUpToTheCut() throws {
    let world = try world("a.mp4", "stpp") { whole in
      whole.count - (try #require(whole.firstRange(of: Array("Three.".utf8)))).lowerBound + 40
    }
    #expect(world.run("convert", "a.mp4", "b.srt", registry: .standard) == 3)
    #expect(world.text("b.srt")?.contains("Two.") == true)
    #expect(lines(world).count == 1)
    #expect(
      world.error.contains("; of the document that is cut, 2 cues are read"),
      "\(world.error)"
    )
  }

  /// Nothing is left of the captions, so that nothing is written.
  @Test(arguments: ["tx3g", "wvtt", "stpp"])
  func nothingIsWrittenWithoutACue(_ codec: String) throws {
    let world = try world("a.mp4", codec) { whole in
      whole.count - (try #require(whole.firstRange(of: Array("mdat".utf8)))).upperBound
    }
    #expect(world.run("convert", "a.mp4", "b.srt", registry: .standard) == 3)
    #expect(world.entry("b.srt") == nil)
    #expect(lines(world).count == 1)
    #expect(world.error.contains("00:00:06.000"), "\(world.error)")
  }

  @Test("a cut within the description of the tracks", arguments: [100, 400, 500, 600])
  func withinTheHead(_ length: Int) throws {
    let world = try world("a.mp4", "tx3g") { $0.count - length }
    #expect(world.run("convert", "a.mp4", "b.srt", registry: .standard) == 3)
    #expect(world.entry("b.srt") == nil)
    #expect(lines(world).count == 1)
    #expect(world.error.contains("the box 'moov' says that it has"), "\(world.error)")
    #expect(!world.error.contains("not read;"), "\(world.error)")
    #expect(world.run("lint", "a.mp4", registry: .standard) == 3)
    #expect(world.run("info", "a.mp4", registry: .standard) == 3)
  }

  /// Behind the cut there may be any number of fragments.
  @Test(arguments: [1, 12, 60]) func fragments(_ count: Int) throws {
    let world = World(["a.vtt": Self.captions])
    let call = [
      "segment", "a.vtt", "--out", "s", "--segment-format", "wvtt", "--segment-duration", "2",
    ]
    try #require(world.run(call, registry: .standard) == 0)
    var bytes: [UInt8] = []
    for name in ["a-init.mp4", "a-00001.m4s", "a-00002.m4s", "a-00003.m4s"] {
      guard case .file(let part)? = world.entry("s/\(name)") else { continue }
      bytes += part
    }
    world.put("cut.m4s", .file(bytes.dropLast(count)))
    #expect(world.run("convert", "cut.m4s", "b.srt", registry: .standard) == 3)
    #expect(world.text("b.srt")?.contains("Two.") == true)
    #expect(lines(world).count == 1, "\(world.error)")
    #expect(world.run("lint", "cut.m4s", registry: .standard) == 3)
    #expect(world.run("info", "cut.m4s", registry: .standard) == 3)
    world.put("whole.m4s", .file(bytes))
    #expect(world.run("convert", "whole.m4s", "w.srt", registry: .standard) == 0)
  }

  /// Text that is there is not lost where the pictures behind it are.
  @Test func aCutBehindTheTextLosesNone() throws {
    let world = World(["a.vtt": Self.captions])
    try #require(world.run("convert", "a.vtt", "a.mp4", registry: .standard) == 0)
    guard case .file(let bytes)? = world.entry("a.mp4") else { return }
    world.put("b.mp4", .file(bytes + [0, 0, 1, 0] + Array("mdat".utf8) + [1, 2, 3]))
    #expect(world.run("convert", "b.mp4", "b.srt", registry: .standard) == 0)
    #expect(world.text("b.srt")?.contains("Three.") == true)
    #expect(world.error.contains("[mp4/truncated]"))
  }
}
