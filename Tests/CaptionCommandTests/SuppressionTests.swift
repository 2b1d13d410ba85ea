import CaptionKit
import Testing

@testable import CaptionCommand

/// Findings that comments, configurations and baselines take out.
@Suite struct SuppressionTests {
  static let text = "Forty letters in a second is too many oh"

  /// The codes that lint finds in a file, of the speed and of suppressions.
  private func codes(_ files: [String: String], _ arguments: String...) -> [Substring] {
    let world = World(files)
    let options = ["--report", "concise", "-q", "--select", "reading/speed"]
    world.run(["lint"] + arguments + options, registry: .standard)
    return world.output.matches(of: /\[((?:lint|reading)\/[a-z-]+)\]\n/).map(\.output.1)
  }

  @Test(
    arguments: [
      ("NOTE captionkit-ignore reading/speed: sung", []),
      ("NOTE captionkit-ignore reading: sung", []),
      ("NOTE\ncaptionkit-ignore sync/gap, reading/speed: sung", []),
      (
        "NOTE captionkit-ignore reading/speed",
        ["lint/suppression-without-reason", "reading/speed"]
      ),
      (
        "NOTE captionkit-ignore reading/sped: x", ["lint/suppressed-unknown-rule", "reading/speed"]
      ),
      ("NOTE captionkit-ignore-file reading/speed: sung", []),
      // Text is no comment.
      (
        "00:00.000 --> 00:00.900\ncaptionkit-ignore reading/speed: x",
        ["reading/speed", "reading/speed"]
      ),
    ] as [(String, [Substring])]
  )
  func webVTTNotesSuppress(_ note: String, _ expected: [Substring]) {
    let file = "WEBVTT\n\n\(note)\n\n00:01.000 --> 00:02.000\n\(Self.text)\n"
    #expect(codes(["a.vtt": file], "a.vtt") == expected)
  }

  @Test func aSuppressionInVainIsAFinding() {
    let file =
      "WEBVTT\n\nNOTE captionkit-ignore reading/speed: sung\n\n00:01.000 --> 00:09.000\nHi\n"
    #expect(codes(["a.vtt": file], "a.vtt") == ["lint/unused-suppression"])
    #expect(codes(["a.vtt": file], "a.vtt", "--ignore", "reading/speed").isEmpty)
  }

  @Test func ttmlCommentsAndDescriptionsSuppress() {
    let file = """
      <tt xmlns="http://www.w3.org/ns/ttml" xmlns:ttm="http://www.w3.org/ns/ttml#metadata" \
      xml:lang="en"><body><div>
      <!-- captionkit-ignore reading/speed: sung -->
      <p begin="1s" end="2s">\(Self.text)</p>
      <p begin="3s" end="4s"><metadata><ttm:desc>captionkit-ignore reading/speed: sung</ttm:desc>\
      </metadata>\(Self.text)</p>
      <p begin="5s" end="6s">\(Self.text)</p>
      </div></body></tt>
      """
    #expect(codes(["a.ttml": file], "a.ttml") == ["reading/speed"])
  }

  @Test(
    arguments: [
      (#""cue": "1""#, []), (#""time": "00:00:01.500""#, []), (#""files": "*.srt""#, []),
      (#""files": "*.vtt""#, ["reading/speed"]),
      (#""cue": "2""#, ["reading/speed", "lint/unused-suppression"]),
      (#""time": "00:00:02.000""#, ["reading/speed", "lint/unused-suppression"]),
    ] as [(String, [Substring])]
  )
  func configurationsSuppress(_ place: String, _ expected: [Substring]) {
    let files = [
      "/.captionkit.json":
        #"{"suppress": [{"rule": "reading/speed", \#(place), "reason": "sung"}]}"#,
      "/a.srt": "1\n00:00:01,000 --> 00:00:02,000\n\(Self.text)\n",
    ]
    #expect(codes(files, "/a.srt") == expected)
  }

  @Test func aBaselineOutlivesOtherTimesAndNames() {
    let file = "1\n00:00:01,000 --> 00:00:02,000\n\(Self.text)\n"
    let world = World(["a.srt": file])
    let options = ["--select", "reading/speed", "--baseline", "known.json"]
    #expect(world.run(["lint", "a.srt"] + options, registry: .standard) == 2)
    #expect(world.run(["lint", "a.srt", "--update-baseline"] + options, registry: .standard) == 0)
    let later = file.replacing("00:00:0", with: "00:30:0")
    world.put("a.srt", .file(Array(later.utf8)))
    #expect(world.run(["lint", "a.srt"] + options, registry: .standard) == 0)
    world.remove("a.srt")
    world.put("b.srt", .file(Array(later.utf8)))
    #expect(world.run(["lint", "b.srt"] + options, registry: .standard) == 0)
    // One file takes its place, not two.
    world.put("c.srt", .file(Array(later.utf8)))
    #expect(world.run(["lint", "b.srt", "c.srt"] + options, registry: .standard) == 1)
    // One more of the same is not known.
    world.put("a.srt", .file(Array((later + "\n" + later.replacing("30:0", with: "31:0")).utf8)))
    #expect(world.run(["lint", "a.srt"] + options, registry: .standard) == 1)
  }

  /// A baseline of one file says nothing of others, neither of their cues nor of them as a whole.
  @Test func aBaselineKnowsNothingOfNewFiles() {
    let file = "1\n00:00:01,000 --> 00:00:02,000\n\(Self.text)\n"
    let other = "1\n00:00:01,000 --> 00:00:09,000\nQuiet words.\n"
    let world = World(["a.srt": file, "b.srt": file, "c.srt": other, "sub/d.srt": file])
    let options = [
      "--select", "reading/speed", "--select", "sound/uncovered", "--baseline", "known.json",
      "--fail-level",
      "advice",
      "--report", "concise", "-q",
    ]
    world.run(["lint", "a.srt", "--update-baseline"] + options, registry: .standard)
    #expect(world.text("known.json")?.contains(#""text":"""#) == true)
    #expect(world.run(["lint", "a.srt"] + options, registry: .standard) == 0)
    for name in ["b.srt", "c.srt", "sub/d.srt"] {
      #expect(world.run(["lint", name] + options, registry: .standard) == 1, "\(name)")
      #expect(world.run(["lint", "a.srt", name] + options, registry: .standard) == 1, "\(name)")
    }
  }

  /// Files are named from the baseline's folder, wherever the command is run and however they are typed.
  @Test func aBaselineNamesFilesFromItsFolder() {
    let file = "1\n00:00:01,000 --> 00:00:02,000\n\(Self.text)\n"
    let world = World(["/show/a.srt": file, "/show/../show/a.srt": file, "/b.srt": file])
    let options = ["--select", "reading/speed", "--baseline", "/show/lint/known.json"]
    let update = ["/show/a.srt", "/b.srt", "--update-baseline"]
    world.run(["lint"] + update + options, registry: .standard)
    let known = world.text("/show/lint/known.json") ?? ""
    #expect(known.contains(#""file":"../a.srt""#))
    #expect(known.contains(#""file":"../../b.srt""#))
    for name in ["/show/a.srt", "/show/../show/a.srt", "/b.srt"] {
      #expect(world.run(["lint", name] + options, registry: .standard) == 0, "\(name)")
    }
  }

  @Test(.timeLimit(.minutes(3)))
  func aBaselineReadsALongCueOnceForItsFindings() throws {
    let count = 10_000
    let text = String(repeating: "abc  ", count: count) + "abc"
    let world = World(["a.srt": "1\n00:00:01,000 --> 00:00:02,000\n\(text)\n"])
    let options = ["--select", "text/double-space", "--fail-level", "advice"]
    let known = options + ["--baseline", "known.json"]
    #expect(world.run(["lint", "a.srt", "--update-baseline"] + known, registry: .standard) == 0)
    #expect(world.run(["lint", "a.srt"] + known, registry: .standard) == 0)
    // One more than is known.
    let longer = "1\n00:00:01,000 --> 00:00:02,000\nabc  \(text)\n"
    world.put("a.srt", .file(Array(longer.utf8)))
    #expect(world.run(["lint", "a.srt"] + options, registry: .standard) == 1)
    #expect(world.run(["lint", "a.srt"] + known, registry: .standard) == 1)
  }
}
