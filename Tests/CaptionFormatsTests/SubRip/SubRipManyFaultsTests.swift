import CaptionFormats
import CaptionModel
import Testing

/// Files that are nothing but faults: all are counted, not all described.
@Suite struct SubRipManyFaultsTests {
  @Test func faultsOfOneTextAreCounted() throws {
    let result = readSubRipCue(String(repeating: "</i>", count: 100) + "A")
    #expect(result.texts == ["A"])
    #expect(result.diagnostics.count == 21)
    let last = try #require(result.diagnostics.last)
    #expect(last.message == "80 more faults up to here, of this kind and others, are not listed")
    #expect(last.code == "subrip/unbalanced-tags")
    // The last closing tag, below a number and times that take 32 bytes.
    #expect(last.range == 428..<432)
    #expect(last.cue == 0)
  }

  @Test func twentyFaultsAreAllDescribed() {
    let result = readSubRipCue(String(repeating: "</i>", count: 20) + "A")
    #expect(result.findings == Array(repeating: "unbalanced-tags@0", count: 20))
  }

  @Test func faultsOfAFileAreCounted() {
    // Each line is a cue with faults of both times, of its number and of its text.
    let result = readSubRip(
      String(repeating: "0:00:01,0 --> 0:00:02,0\n", count: 60_000)
    )
    #expect(result.document.cues.count == 60_000)
    #expect(result.diagnostics.count == 100_001)
    // Four faults of each: two times, the number, and the text.
    let summary = result.diagnostics.last { $0.message.hasSuffix("are not listed") }
    #expect(summary?.cue == 59_999)
  }

  /// Where each line were looked for an arrow as far as the file goes, this would never end.
  @Test(.timeLimit(.minutes(5)))
  func manyLinesThatMightBeTimes() {
    let lines = String(repeating: "10 green bottles\n", count: 200_000)
    let result = readSubRip("1\n00:00:01,000 --> 00:00:02,000\n" + lines)
    #expect(result.document.cues.count == 1)
    #expect(result.document.cues.first?.text.utf8.count == 200_000 * 17 - 1)
    #expect(result.diagnostics.isEmpty)
  }

  @Test func faultsInTheTextsOfAFileAreCounted() throws {
    let cue = "1\n00:00:01,000 --> 00:00:02,000\n" + String(repeating: "</i>", count: 30) + "A\n\n"
    let result = readSubRip(String(repeating: cue, count: 6_000))
    // Each text gives 20 faults and one for the rest; each number but the first is wrong too.
    #expect(result.diagnostics.count == 100_001)
    let summary = try #require(result.diagnostics.last)
    // 30 tags and a number in each of 6,000 cues, but the first number, make 185,999; of the
    // 100,000 listed those at the end of texts stand for ten each.
    #expect(
      summary.message.hasSuffix("more faults up to here, of this kind and others, are not listed")
    )
    #expect(summary.code == "subrip/unbalanced-tags")
    #expect(summary.cue == 5_999)
  }

  /// Lines with nothing to see are no text, but those inside of one are read with it.
  @Test(arguments: [
    ("a\n\0\nc\n", ["blank-line-in-text", "nul"], "a\n\nc"),
    (
      "a\n\u{1}\n\u{2}\nc\n", ["blank-line-in-text", "control-character", "control-character"],
      "a\n\n\nc"
    ),
    ("\0\na\nc\n", ["misplaced-blank-line", "nul"], "a\nc"),
    ("a\nc\n\0\n", ["nul"], "a\nc"),
    ("\0\n", ["empty-cue", "nul"], ""),
    ("a\n\0\n2\n2\n00:00:03,000 --> 00:00:04,000\nb\n", ["nul", "wrong-number"], "a"),
  ])
  func aControlCharacterIsReportedOnce(_ text: String, _ codes: [String], _ expected: String) {
    let result = readSubRip("1\n00:00:01,000 --> 00:00:02,000\n\(text)")
    #expect(result.texts.first == expected)
    #expect(result.diagnostics.map { String($0.code.dropFirst("subrip/".count)) }.sorted() == codes)
    #expect(result.diagnostics.allSatisfy { ($0.cue ?? 0) <= 1 })
  }
}
