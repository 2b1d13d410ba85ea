import CaptionKit
import Testing

@testable import CaptionCommand

/// Segments of an HLS stream on the command line.
@Suite struct SegmentTests {
  static let first = """
    WEBVTT
    X-TIMESTAMP-MAP=MPEGTS:900000,LOCAL:00:00:00.000

    1
    00:00:01.000 --> 00:00:02.000
    One.

    2
    00:00:05.000 --> 00:00:07.000
    On the border.

    """

  /// Six seconds later, with the border's cue under another number.
  static let second = """
    WEBVTT
    X-TIMESTAMP-MAP=LOCAL:00:00:06.000,MPEGTS:1440000

    1
    00:00:05.000 --> 00:00:07.000
    On the border.

    2
    00:00:08.000 --> 00:00:09.000
    Two.

    """

  private func convert(_ options: String...) -> World {
    let world = World(["a.vtt": Self.first, "b.vtt": Self.second])
    let status = world.run(
      ["convert", "a.vtt", "b.vtt", "-", "--join", "--to", "srt"] + options,
      registry: .standard
    )
    #expect(status == 0)
    return world
  }

  private func srt(_ times: [String]) -> String {
    let texts = ["One.", "On the border.", "Two."]
    return zip(times, texts).enumerated().map { number, cue in
      "\(number + 1)\r\n\(cue.0)\r\n\(cue.1)\r\n"
    }.joined(separator: "\r\n")
  }

  private func lines(_ text: String) -> [String] {
    text.split(whereSeparator: \.isNewline).map(String.init)
  }

  @Test func mapsAreAppliedBeforeParts() {
    let world = convert("--apply-timestamp-map")
    #expect(
      lines(world.output)
        == lines(
          srt([
            "00:00:11,000 --> 00:00:12,000", "00:00:15,000 --> 00:00:17,000",
            "00:00:18,000 --> 00:00:19,000",
          ])
        )
    )
    #expect(!world.error.contains("X-TIMESTAMP-MAP"))
  }

  @Test func rebasingImpliesTheMaps() {
    let world = convert("--rebase")
    #expect(
      lines(world.output)
        == lines(
          srt([
            "00:00:01,000 --> 00:00:02,000", "00:00:05,000 --> 00:00:07,000",
            "00:00:08,000 --> 00:00:09,000",
          ])
        )
    )
  }

  @Test func differentMapsThatAreNotAppliedAreSaid() {
    let world = convert()
    #expect(world.error.contains("X-TIMESTAMP-MAP lines differ"))
  }

  @Test func theMapIsGoneFromTheHeader() {
    let world = World(["a.vtt": Self.first])
    let status = world.run(
      ["convert", "a.vtt", "out.vtt", "--apply-timestamp-map"],
      registry: .standard
    )
    #expect(status == 0)
    #expect(world.text("out.vtt")?.hasPrefix("WEBVTT\n\n1\n00:00:11.000") == true)
  }

  @Test(arguments: ["lint", "inspect"])
  func segmentMakesTheMapRight(_ command: String) {
    let world = World(["a.vtt": Self.first])
    _ = world.run([command, "--json", "a.vtt"], registry: .standard)
    #expect(world.output.contains("webvtt/timestamp-map"))
    let other = World(["a.vtt": Self.first])
    _ = other.run([command, "--json", "--segment", "a.vtt"], registry: .standard)
    #expect(!other.output.contains("timestamp-map"))
  }
}
