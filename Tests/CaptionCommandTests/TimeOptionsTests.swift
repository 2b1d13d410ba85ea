import CaptionKit
import Testing

@testable import CaptionCommand

@Suite struct TimeOptionsTests {
  @Test(arguments: [
    ("1500ms", 1_500_000), ("-1500ms", -1_500_000), ("+2s", 2_000_000), ("1.5s", 1_500_000),
    ("0.25ms", 250), ("2m", 120_000_000), ("0.5h", 1_800_000_000), ("0ms", 0),
    (".5s", 500_000), ("00:00:01.500", 1_500_000), ("-00:01", -1_000_000),
    ("1:02:03", 3_723_000_000), ("90:00", 5_400_000_000),
  ])
  func readsDistances(_ text: String, _ microseconds: Int) {
    let expected = MediaTime(numerator: Int128(microseconds), denominator: 1_000_000)
    #expect(MediaTime(distance: text) == expected)
  }

  @Test(arguments: [
    "", "-", "5", "1.5", "ms", "s", "1,5s", "1 s", "--1s", "1.s", "1..5s", "1sec", "1e3ms", "00:60",
    "00:60:00", "1:2:3:4", ":30", "1:-2", "0x10ms", "1234567890123456ms", "٣s",
  ])
  func refusesDistances(_ text: String) {
    #expect(MediaTime(distance: text) == nil)
  }

  @Test(arguments: [
    ("25:23.976", "25", "24000/1001"), ("23.976:25", "24000/1001", "25"),
    ("30000/1001:25", "30000/1001", "25"), ("24:24", "24", "24"),
  ])
  func readsRates(_ text: String, _ source: String, _ target: String) {
    let change = RateChange(text)
    #expect(change?.source.description == source)
    #expect(change?.target.description == target)
  }

  @Test(arguments: ["", "25", "25:", ":25", "25:24:23", "0:25", "-25:24", "a:b"])
  func refusesRates(_ text: String) {
    #expect(RateChange(text) == nil)
  }
}
