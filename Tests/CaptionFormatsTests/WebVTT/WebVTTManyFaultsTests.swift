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
