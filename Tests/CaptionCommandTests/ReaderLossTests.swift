import CaptionKit
import Foundation
import Testing

@testable import CaptionCommand

/// What a reader leaves out is lost, whatever is written, and `--fail-on-loss` refuses it.
@Suite struct ReaderLossTests {
  /// The losses of a conversion as `line:column feature: what`.
  private func losses(
    _ bytes: [UInt8],
    _ from: String,
    to target: String,
    _ options: [String] = []
  ) throws -> [String] {
    let world = World()
    world.put("in", .file(bytes))
    let arguments = ["convert", "in", "out", "-f", from, "--to", target] + options
    let status = world.run(arguments + ["--losses", "losses"], registry: .standard)
    #expect(status == 0, "\(world.error)")
    let json = try JSONSerialization.jsonObject(with: Data((world.text("losses") ?? "").utf8))
    let listed = (json as? [String: Any])?["losses"] as? [[String: Any]] ?? []
    let fails = world.run(arguments + ["--overwrite", "--fail-on-loss"], registry: .standard)
    #expect(fails == (listed.isEmpty ? 0 : 4))
    return listed.map { loss in
      let place = (loss["line"] as? Int).map { "\($0):\(loss["column"] as? Int ?? 0) " } ?? ""
      return "\(place)\(loss["feature"] ?? ""): \(loss["what"] ?? "")"
    }
  }

  @Test(
    "a WebVTT cue whose times can't be read is lost with its text",
    arguments: [
      (
        "00:00:01,000 --> 00:00:02,000\nAll of this text",
        ["4:1 text: text \"All of this text\""]
      ),
      (
        "id\n00:01.000 --> 00:02\none\ntwo\n\n00:03.0 --> 00:04.000\nthree",
        ["5:1 text: text \"one two\"", "9:1 text: text \"three\""]
      ),
      ("00:01.000 --> x", []),
      ("NOTE x --> y\nabove", ["3:1 text: text \"NOTE x --> y\"", "4:1 text: text \"above\""]),
      ("no cue\nat all", ["3:1 text: text \"no cue at all\""]),
      (
        "00:01.000 --> 00:02.000\na --> b\nc",
        ["4:1 text: text \"a --> b\"", "5:1 text: text \"c\""]
      ),
    ] as [(String, [String])]
  )
  func droppedCues(_ body: String, _ expected: [String]) throws {
    #expect(try losses(Array("WEBVTT\n\n\(body)\n".utf8), "vtt", to: "srt") == expected)
  }
}
