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
    #expect(result.diagnostics.count == 200_001)
    #expect(result.diagnostics.contains { $0.message.hasSuffix("are not listed") })
  }
}
