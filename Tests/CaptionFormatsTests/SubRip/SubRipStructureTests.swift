import CaptionFormats
import CaptionModel
import Testing

@Suite struct SubRipStructureTests {
  static let first = "00:00:01,000 --> 00:00:02,000"
  static let second = "00:00:03,000 --> 00:00:04,000"
  static let third = "00:00:05,000 --> 00:00:06,000"

  /// A file, the texts of its cues, and what is reported.
  @Test(
    arguments: [
      ("1\n\(first)\nA\nB\n\n2\n\(second)\nC\n", ["A\nB", "C"], []),
      ("1\r\n\(first)\r\nA\r\nB\r\n\r\n2\r\n\(second)\r\nC", ["A\nB", "C"], []),
      ("1\r\(first)\rA\rB\r\r2\r\(second)\rC\r", ["A\nB", "C"], []),
      ("1\r\r\n\(first)\r\r\nA\r\r\nB\r\r\n\r\r\n2\r\r\n\(second)\r\r\nC", ["A\nB", "C"], []),
      ("1\n\(first)\r\nA\rB\n\r\n2\r\(second)\nC\n", ["A\nB", "C"], []),
      ("\n\n  \n1\n\(first)\nA\n\n\n\n2\n\(second)\nC\n\n\n", ["A", "C"], []),
      ("1\n\(first)\nA\n \t\n2\n\(second)\nC", ["A", "C"], []),
      // Numbers.
      (
        "\(first)\nA\n\n\(second)\n42\n\n\(third)\nC\n", ["A", "42", "C"],
        ["missing-number@0", "missing-number@1", "missing-number@2"]
      ),
      (
        "1\n\(first)\nA\n\n\(second)\nB\n\n3\n\(third)\nC\n", ["A", "B", "C"],
        ["missing-number@1", "wrong-number@2"]
      ),
      ("-1\n\(first)\nA\n\n0\n\(second)\nB\n\n1\n\(third)\nC\n", ["A", "B", "C"], []),
      ("150\n\(first)\nA\n\n151\n\(second)\nB\n", ["A", "B"], []),
      (
        "1\n\(first)\nA\n\n1\n\(second)\nB\n\n2\n\(third)\nC\n", ["A", "B", "C"],
        ["wrong-number@1"]
      ),
      (
        "1\n\(first)\nA\n\n2O\n\(second)\nB\n\n3\n\(third)\nC\n", ["A", "B", "C"],
        ["wrong-number@1"]
      ),
      (" 1 \n\(first)\nA\n\n 2\n\(second)\nB", ["A", "B"], []),
      (
        "1\n\n\(first)\nA\n\n2\n\n\(second)\nB\n", ["A", "B"],
        ["misplaced-blank-line@0", "misplaced-blank-line@1"]
      ),
      (
        "1\r\n\r\n\(first)\r\n\r\nA\r\n\r\n2\r\n\(second)\r\n \r\nB\r\n", ["A", "B"],
        ["misplaced-blank-line@0", "misplaced-blank-line@0", "misplaced-blank-line@1"]
      ),
      ("1\n\(first)\n1\n\n2\n\(second)\n2\n\n3\n\(third)\n1987\n", ["1", "2", "1987"], []),
      (
        "1\n\(first)\nA\n\n1987\n\n2\n\(second)\nB\n", ["A\n\n1987", "B"],
        ["blank-line-in-text@0"]
      ),
      // Separators.
      (
        "1\n\(first)\nA\n2\n\(second)\nB\n3\n\(third)\nC\n", ["A", "B", "C"],
        ["missing-separator@1", "missing-separator@2"]
      ),
      (
        "\(first)\nA\n\(second)\nB\n", ["A", "B"],
        ["missing-number@0", "missing-separator@1", "missing-number@1"]
      ),
      // A cue that can't be read has no index, and the next one's is not its.
      (
        "1\n\(first)\nA\n\n7\n00:00:03,000 ?--> 00:00:04,000\nB \u{1}\n\u{1}\n", ["A"],
        ["wrong-number", "bad-timestamp", "dropped-text", "control-character"]
      ),
      // Cues without text.
      ("1\n\(first)\n\n\n2\n\(second)\nB\n", ["", "B"], ["empty-cue@0"]),
      ("1\n\(first)\n\n2\n\(second)\nB\n", ["", "B"], ["empty-cue@0"]),
      ("1\n\(first)\n2\n\(second)\nB\n", ["", "B"], ["empty-cue@0", "missing-separator@1"]),
      ("1\n\(first)", [""], ["empty-cue@0"]),
      // Blank lines inside text.
      (
        "1\n\(first)\nA\n\nB\n\n\nC\n\n2\n\(second)\nD\n", ["A\n\nB\n\n\nC", "D"],
        ["blank-line-in-text@0"]
      ),
      ("1\n\(first)\n\nA\n\n2\n\(second)\nB\n", ["A", "B"], ["misplaced-blank-line@0"]),
      // Text that belongs to no cue.
      ("Made by nobody\n\n1\n\(first)\nA\n", ["A"], ["dropped-text"]),
      ("1\n\(first)\nA\n\n2\n", ["A"], ["dropped-text"]),
      (
        "1\n\(first)\nA\n\n2\n00:xx:yy --> zz\nLost.\n\n3\n\(third)\nC\n", ["A", "C"],
        ["bad-timestamp", "dropped-text"]
      ),
      // Marks and characters that can't be seen.
      ("\u{FEFF}1\n\(first)\nA\n\n\u{FEFF}2\n\(second)\n\u{FEFF}B\n", ["A", "B"], []),
      ("ï»¿1\n\(first)\nA\n", ["A"], []),
      ("1\n\(first)\nA\0B\0\0\n", ["AB"], ["nul@0", "nul@0"]),
      ("1\0\n00:00:01\0,000 --> 00:00:02,000\nA\n", ["A"], ["nul@0", "nul@0"]),
      (
        "1\n\(first)\nBell\u{7} and \u{1B}escape\u{B}.\u{7F}\tTab\n", ["Bell and escape.\tTab"],
        [
          "control-character@0", "control-character@0", "control-character@0",
          "control-character@0",
        ]
      ),
      ("1\n\(first)\nA\n\u{C}\n2\n\(second)\nB\n", ["A", "B"], ["control-character@0"]),
    ] as [(String, [String], [String])]
  )
  func blocksAreFound(file: String, texts: [String], findings: [String]) {
    let result = readSubRip(file)
    #expect(result.accepted)
    #expect(result.texts == texts)
    #expect(result.findings == findings)
  }

  @Test(arguments: [
    ("", "the file is empty"),
    ("\n\n", "no line with a begin and an end time, as in SubRip, was found"),
    ("1", "no line with a begin and an end time, as in SubRip, was found"),
    ("some text\n--> no\n", "no line with a begin and an end time, as in SubRip, was found"),
  ])
  func withoutTimesTheFileIsRefused(file: String, message: String) {
    let result = readSubRip(file)
    #expect(!result.accepted)
    #expect(result.document.cues.isEmpty)
    #expect(result.diagnostics.last?.code == "subrip/no-cues")
    #expect(result.diagnostics.last?.message == message)
  }

  @Test func placesAreKept() throws {
    let text = "1\r\n\(Self.first)\r\nA\r\nB\r\n\r\n\r\n2\r\n\(Self.second)\r\nC\r\n"
    let cues = readSubRip(text).map.cues
    #expect(cues.map(\.start) == [0, 44])
    #expect(cues.map(\.timing) == [3, 47])
    #expect(cues.map(\.text) == [34..<38, 78..<79])
  }

  @Test func aCueWithoutTextHasItsPlaceBelowTheTimes() {
    let cues = readSubRip("1\n\(Self.first)\n\n2\n\(Self.second)\nB\n").map.cues
    #expect(cues.map(\.text) == [32..<32, 65..<66])
  }

  @Test func numbersAreNoIdentifiers() {
    let result = readSubRip("1\n\(Self.first)\nA\n")
    #expect(result.document.cues.map(\.identifier) == [nil])
  }

  @Test func theCueOfAMissingEndKeepsItsText() {
    let result = readSubRip("1\n00:00:01,000 --> ?\nA\n\n2\n\(Self.second)\nB\n")
    #expect(result.times == ["1000-open", "3000-4000"])
    #expect(result.texts == ["A", "B"])
  }

  @Test func aMissingBeginIsTheEndBefore() {
    let result = readSubRip("1\n\(Self.first)\nA\n\n2\n--> 00:00:04,000\nB\n")
    #expect(result.times == ["1000-2000", "2000-4000"])
  }
}

@Suite struct SubRipSniffTests {
  @Test(
    arguments: [
      ("1\n00:00:01,000 --> 00:00:02,000\nA\n", .likely),
      ("\n\n00:00:01,000 --> 00:00:02,000\nA\n", .likely),
      ("1\r\n0:00:01,0 -> 0:00:02,0\r\nA\r\n", .likely),
      ("1 00:00:01,000 --> 00:00:02,000\nA\n", .likely),
      ("1 --> 2\n", .none),
      ("1\n00:00:01.000 --> 00:00:02.000\nA\n", .possible),
      ("WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nA\n", .none),
      ("WEBVTT\n\n1\n00:00:01,000 --> 00:00:02,000\nA\n", .none),
      ("<?xml version=\"1.0\"?>\n<tt>\n1\n00:00:01,000 --> 00:00:02,000\n</tt>", .none),
      ("<!DOCTYPE html>\n<p>\n00:00:01,000 --> 00:00:02,000\n", .none),
      ("Some text.\nNo times.\n", .none),
      ("", .none),
    ] as [(String, CaptionFormat.Confidence)]
  )
  func theFirstTimesTell(text: String, confidence: CaptionFormat.Confidence) {
    #expect(CaptionFormat.subRip.sniff(SourceText(text)) == confidence)
  }

  @Test("numbers with marks around them are numbers", arguments: ["#", "No", "(", ""])
  func decoratedNumbers(mark: String) {
    let close = mark == "(" ? ")" : mark.isEmpty ? "." : ""
    func number(_ number: Int) -> String { "\(mark)\(number)\(close)" }
    let result = readSubRip(
      """
      \(number(1))
      00:00:01,000 --> 00:00:02,000
      A

      \(number(2))
      00:00:03,000 --> 00:00:04,000
      B

      """
    )
    // A word before the number could be text.
    #expect(result.texts == (mark == "No" ? ["A\n\nNo2", "B"] : ["A", "B"]))
    guard mark != "No" else { return }
    #expect(result.findings == ["wrong-number@0", "wrong-number@1"])
  }
}
