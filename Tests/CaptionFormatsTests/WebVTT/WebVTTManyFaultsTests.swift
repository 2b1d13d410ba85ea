import CaptionFormats
import CaptionModel
import Testing

/// Files that are nothing but faults: all are counted, not all described.
@Suite struct WebVTTManyFaultsTests {
  @Test func blocksThatAreNoCues() throws {
    let diagnostics = readVTT("WEBVTT\n\n" + String(repeating: "a\n\n", count: 100_500)).diagnostics
    #expect(diagnostics.count == 100_001)
    let last = try #require(diagnostics.last)
    #expect(last.message == "500 more faults up to here, of this kind and others, are not listed")
    #expect(last.code == "webvtt/dropped-text")
    // The last block, below a header of eight bytes and 100,499 others of three bytes.
    #expect(last.range == 301_505..<301_506)
  }

  /// Sheets with faults of each kind, and how the last one that is listed ends.
  @Test(arguments: [
    // Declarations that are none.
    (
      "::cue { " + String(repeating: "a; ", count: 50) + "}",
      "; 30 more faults in this block are not listed"
    ),
    (
      "::cue { " + String(repeating: "a; ", count: 21) + "}",
      "; 1 more fault in this block is not listed"
    ),
    // Selectors without effect.
    (String(repeating: "p { }\n", count: 45), "; 25 more faults in this block are not listed"),
    // Brackets that close nothing, in a rule without a block.
    (
      "::cue { } " + String(repeating: ")", count: 40),
      "; 21 more faults in this block are not listed"
    ),
  ])
  func stylesOfOneBlock(sheet: String, ending: String) throws {
    let diagnostics = readVTT("WEBVTT\n\nSTYLE\n\(sheet)\n\n00:00.000 --> 00:01.000\nA\n")
      .diagnostics
    #expect(diagnostics.count == 20)
    #expect(try #require(diagnostics.last).message.hasSuffix(ending))
  }

  @Test func styleFaultsThatAreAllListed() {
    let sheet = "::cue { " + String(repeating: "a; ", count: 20) + "}"
    let diagnostics = readVTT("WEBVTT\n\nSTYLE\n\(sheet)\n\n00:00.000 --> 00:01.000\nA\n")
      .diagnostics
    #expect(diagnostics.count == 20)
    #expect(!diagnostics.contains { $0.message.contains("more fault") })
  }

  @Test func settingsOfOneCue() throws {
    let line = "00:00.000 --> 00:01.000" + String(repeating: " a:b", count: 50)
    let diagnostics = readVTT("WEBVTT\n\n\(line)\nA\n").diagnostics
    #expect(diagnostics.count == 21)
    let last = try #require(diagnostics.last)
    #expect(last.message == "30 more faults up to here, of this kind and others, are not listed")
    // The last setting, below a header of eight bytes, behind 23 of times and 49 settings of four.
    #expect(last.range == 228..<231)
    #expect(last.cue == 0)
  }
}
