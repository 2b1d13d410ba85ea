import CaptionKit
import Testing

@testable import CaptionCommand

/// TTML that cannot be read to its end, and times that another format rounds.
@Suite("TTML cut off") struct TTMLCutOffTests {
  private static let start =
    #"<tt xmlns="http://www.w3.org/ns/ttml" xml:lang="en"><body><div>"#

  /// Documents whose reading ends before the first cue, and what is said of the reason.
  @Test(arguments: [
    (start + "<p begin=\"1s\" end=\"2s\"><b></p>", "tag mismatch"),
    (start + "<p begin=\"1s", "line 1"),
    (
      start + "<p begin=\"1s\" end=\"2s\">" + String(repeating: "<span>", count: 300) + "A",
      "nested more than 256 deep"
    ),
    (start + String(repeating: "<div>", count: 300), "nested more than 256 deep"),
    (start.replacing("<body>", with: "<body x=\"1\" x=\"2\"><<"), "line 1"),
  ])
  func isRefused(source: String, reason: String) {
    for output in ["a.srt", "a.vtt", "b.ttml"] {
      let world = World(["a.ttml": source])
      #expect(world.run(["convert", "a.ttml", output], registry: .standard) == 3)
      #expect(world.entry(output) == nil)
      #expect(world.error.hasPrefix("captionkit: a.ttml: "))
      #expect(world.error.contains("; reading ended at line 1, column "), "\(world.error)")
      #expect(world.error.contains(reason), "\(world.error)")
      #expect(world.error.split(separator: "\n").count == 1, "\(world.error)")
    }
    // Every command gives the same answer.
    for command in ["inspect", "info"] {
      let world = World(["a.ttml": source])
      #expect(world.run([command, "a.ttml", "--json"], registry: .standard) == 3)
      #expect(world.output.contains("\"accepted\":false"), "\(world.output)")
      #expect(world.error.contains(reason), "\(world.error)")
    }
  }

  @Test("captions before the fault are converted")
  func isKept() {
    let source = Self.start + "<p begin=\"1s\" end=\"2s\">A</p><p begin=\"3s\" end=\"4s\"><b></p>"
    let world = World(["a.ttml": source])
    #expect(world.run(["convert", "a.ttml", "a.srt"], registry: .standard) == 0)
    #expect(world.text("a.srt")?.contains("00:00:01,000 --> 00:00:02,000\r\nA\r\n") == true)
    #expect(world.error.contains("; reading ended at line 1, column 122 [ttml/not-well-formed]"))
    #expect(world.error.contains("a.ttml:1:122: lost all that follows line 1, column 122"))
    let strict = ["convert", "a.ttml", "b.srt", "--fail-on-loss"]
    #expect(world.run(strict, registry: .standard) == 4)
    #expect(world.entry("b.srt") == nil)
  }

  @Test("a document without captions is converted")
  func isEmpty() {
    let world = World(["a.ttml": Self.start + "</div></body></tt>"])
    #expect(world.run(["convert", "a.ttml", "a.vtt"], registry: .standard) == 0)
    #expect(world.text("a.vtt") == "WEBVTT\n\n")
  }

  // MARK: Rounding

  private static func paragraphs(_ times: String...) -> String {
    start + times.map { "<p begin=\"\($0)\" end=\"20s\">A</p>" }.joined() + "</div></body></tt>"
  }

  @Test("times that are rounded are told of once")
  func rounded() {
    for output in ["a.srt", "a.vtt"] {
      let world = World(["a.ttml": Self.paragraphs("1s", "1.5005s", "2.0001s")])
      #expect(world.run(["convert", "a.ttml", output], registry: .standard) == 0)
      let lines = world.error.split(separator: "\n").filter { $0.contains("rounded") }
      #expect(
        lines == [
          "captionkit: a.ttml: 2 times rounded to the millisecond, the first in the cue at 00:00:01.5005"
        ]
      )
    }
  }

  @Test("those of SubRip are told of, too, unless all are counted anew")
  func roundedSubRip() {
    let source = "1\n00:00:01,0004 --> 00:00:02,123456\nA\n"
    for (options, count) in [([], 1), (["--retime", "25:24"], 0)] {
      let world = World(["a.srt": source])
      #expect(world.run(["convert", "a.srt", "a.vtt"] + options, registry: .standard) == 0)
      let lines = world.error.split(separator: "\n").filter { $0.contains("rounded to") }
      #expect(lines.count == count)
      #expect(
        lines.allSatisfy {
          $0 == "captionkit: a.srt: 2 times rounded to the millisecond, the first in the cue at "
            + "00:00:01.0004"
        },
        "\(lines)"
      )
      #expect(!world.error.contains("read as 00:00:01,000"))
    }
  }

  @Test("cues that are shorter than a millisecond are told of")
  func short() {
    for (output, times) in [
      ("a.srt", "00:00:01,000 --> 00:00:01,001"), ("a.vtt", "00:00:01.000 --> 00:00:01.001"),
    ] {
      let source =
        Self.start + "<p begin=\"1s\" end=\"1.0004s\">A</p><p begin=\"2s\" end=\"3s\">B</p>"
        + "</div></body></tt>"
      let world = World(["a.ttml": source])
      #expect(world.run(["convert", "a.ttml", output], registry: .standard) == 0)
      #expect(world.text(output)?.contains(times) == true)
      #expect(
        world.error.contains(
          "captionkit: a.ttml: 1 cue without a millisecond between begin and end written as 1 ms "
            + "long, the first at 00:00:01.000\n"
        ),
        "\(world.error)"
      )
    }
  }

  @Test(
    "times that are whole, or written as they are, are not",
    arguments: [("1.500s", "a.srt"), ("1.5000s", "a.vtt"), ("1.5005s", "b.ttml")]
  )
  func exact(time: String, output: String) {
    let world = World(["a.ttml": Self.paragraphs(time)])
    #expect(world.run(["convert", "a.ttml", output], registry: .standard) == 0)
    #expect(!world.error.contains("rounded"))
  }
}
