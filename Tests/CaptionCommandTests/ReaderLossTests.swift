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
      ("00:01.000 --> x", []), ("00:01,000 --> 00:02.000 line:0 align:left", []),
      (
        "00:01.000 --> 00:02,000 Hello there",
        ["3:1 text: text \"00:01.000 --> 00:02,000 Hello there\""]
      ),
      (
        "Some words\n00:09,000 --> 00:10.000\nmore",
        ["3:1 text: text \"Some words\"", "5:1 text: text \"more\""]
      ),
      ("Hello --> all", ["3:1 text: text \"Hello --> all\""]),
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

  @Test("a time before zero in SubRip is lost, since it is read as zero")
  func timesBeforeZero() throws {
    let text = "1\n-00:00:01,000 --> 00:00:02,500\nHello.\n"
    #expect(
      try losses(Array(text.utf8), "srt", to: "srt") == [
        "2:1 time: \"-00:00:01,000\" is before zero, read as 00:00:00,000"
      ]
    )
  }

  @Test(
    "text that players take for a tag is lost; a tag that encloses text is one loss",
    arguments: [
      ("I say a < b and much more", ["4:9 text: text \"< b and much more\""]),
      ("a<1>b", ["4:2 text: text \"<1>\""]),
      ("a<1:2>b", ["4:2 inline-time: time \"<1:2>\""]),
      ("I <3 you", ["4:3 text: text \"<3 you\""]),
      ("a <b and c> d</b>", ["4:5 text: text \" and c\""]),
      ("a <b and c", ["4:3 text: text \"<b and c\""]),
      ("<foo>x</foo>", ["4:1 tag: unknown tag \"<foo>\""]),
      ("<Sighs> No", ["4:1 tag: unknown tag \"<Sighs>\""]),
      ("x</foo>", []),
      ("<b>x</b", []),
      ("<b >x</b>", []),
    ] as [(String, [String])]
  )
  func textTakenForTags(_ text: String, _ expected: [String]) throws {
    let file = "WEBVTT\n\n00:01.000 --> 00:02.000\n\(text)\n"
    #expect(try losses(Array(file.utf8), "vtt", to: "srt") == expected)
  }

  @Test(
    "what follows the fault at which reading of TTML ends is lost",
    arguments: [
      ("<p end='1s'>A</p>\n<p end='2s'>B", "3:14", "all that follows line 3, column 14"),
      (
        "<p end='1s'>A</p>\n</div></body></tt>\n<tt>B</tt>", "4:1",
        "all that follows line 4, column 1"
      ),
      (
        "<p end='1s'>A</p>" + String(repeating: "<div>", count: 300), "2:1283",
        "all that follows line 2, column 1283"
      ),
    ]
  )
  func cutOff(_ rest: String, _ place: String, _ what: String) throws {
    let file = "<tt xmlns='http://www.w3.org/ns/ttml'><body><div>\n\(rest)"
    #expect(try losses(Array(file.utf8), "ttml", to: "srt") == ["\(place) cut-off: \(what)"])
    #expect(try losses(Array(file.utf8), "ttml", to: "ttml") == ["\(place) cut-off: \(what)"])
  }

  @Test("letters whose bytes could not be decoded are lost, a loss for each cue")
  func undecoded() throws {
    /// A text with the bytes of Latin-1.
    func latin(_ text: String) -> [UInt8] {
      text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
    }
    let srt = latin(
      """
      1
      00:00:01,000 --> 00:00:02,000
      Caf\u{E9} cr\u{E8}me

      2
      00:00:03,000 --> 00:00:04,000
      plain

      3
      00:00:05,000 --> 00:00:06,000
      na\u{EF}ve

      """
    )
    #expect(
      try losses(srt, "srt", to: "vtt", ["--encoding", "utf-8"]) == [
        "3:4 undecoded-character: 2 characters, read as U+FFFD",
        "11:3 undecoded-character: 1 character, read as U+FFFD",
      ]
    )
    #expect(try losses(srt, "srt", to: "vtt", ["--encoding", "latin1"]) == [])
    let vtt = latin("WEBVTT\n\n00:01.000 --> 00:02.000\nna\u{EF}ve\n")
    #expect(
      try losses(vtt, "vtt", to: "vtt") == ["4:3 undecoded-character: 1 character, read as U+FFFD"]
    )
    let ttml = latin(
      "<?xml version='1.0'?>\n<tt xmlns='http://www.w3.org/ns/ttml'><body><div><p end='1s'>na\u{EF}ve</p></div></body></tt>"
    )
    #expect(
      try losses(ttml, "ttml", to: "srt") == [
        "2:64 undecoded-character: 1 character, read as U+FFFD"
      ]
    )
    let comment = latin("WEBVTT\n\nNOTE na\u{EF}ve\n\n00:01.000 --> 00:02.000\na\n")
    #expect(
      try losses(comment, "vtt", to: "vtt") == [
        "3:8 undecoded-character: 1 character, read as U+FFFD"
      ]
    )
  }

  @Test(
    "a second place for the text of a SubRip cue is lost",
    arguments: [
      (
        "{\\an8}Sign text\n{\\an2}Dialogue",
        ["4:1 override: \"{\\an2}\" is a second place for the cue, and the first one counts"]
      ),
      (
        "{\\an8\\i1}Sign{\\a2}",
        ["3:14 override: \"{\\a2}\" asks for something that was left out"]
      ),
      ("{\\an8}Sign\n{\\an8}text{\\a6}", []),
    ] as [(String, [String])]
  )
  func secondPlaces(_ text: String, _ expected: [String]) throws {
    let file = "1\n00:00:01,000 --> 00:00:02,000\n\(text)\n"
    #expect(try losses(Array(file.utf8), "srt", to: "srt") == expected)
  }

  @Test(
    "blocks after the first cue, unknown regions and broken timestamp maps are lost in WebVTT, too",
    arguments: [
      (
        "\n00:01.000 --> 00:02.000\na\n\nSTYLE\n::cue { color: red }\n",
        ["6:1 style-sheet: style sheet \"STYLE ::cue { color: red }\""],
        "WEBVTT\n\n00:00:01.000 --> 00:00:02.000\na\n"
      ),
      (
        "\n00:01.000 --> 00:02.000\na\n\nREGION\nid:q\n",
        ["6:1 region: region \"REGION id:q\""],
        "WEBVTT\n\n00:00:01.000 --> 00:00:02.000\na\n"
      ),
      (
        "\n00:01.000 --> 00:02.000 region:q\na\n", ["3:25 region: unknown region \"q\""],
        "WEBVTT\n\n00:00:01.000 --> 00:00:02.000\na\n"
      ),
      (
        "X-TIMESTAMP-MAP=foo\nKind: captions\n\n00:01.000 --> 00:02.000\na\n",
        ["timestamp-map: header line \"X-TIMESTAMP-MAP=foo\""],
        "WEBVTT\nKind: captions\n\n00:00:01.000 --> 00:00:02.000\na\n"
      ),
      (
        "X-TIMESTAMP-MAP=LOCAL:00:00:00.000,MPEGTS:0\n\n00:01.000 --> 00:02.000\na\n", [],
        "WEBVTT\nX-TIMESTAMP-MAP=LOCAL:00:00:00.000,MPEGTS:0\n\n00:00:01.000 --> 00:00:02.000\na\n"
      ),
    ] as [(String, [String], String)]
  )
  func withinWebVTT(_ rest: String, _ expected: [String], _ written: String) throws {
    let file = Array("WEBVTT\n\(rest)".utf8)
    #expect(try losses(file, "vtt", to: "vtt") == expected)
    let world = World()
    world.put("in", .file(file))
    world.run(["convert", "in", "-", "-f", "vtt", "--to", "vtt"], registry: .standard)
    #expect(world.output == written)
  }
}
