import CaptionKit
import Testing

@testable import CaptionCommand

@Suite struct TimeCodeStyleTests {
  /// A frame's number with its label, by the counting of SMPTE ST 12-1.
  @Test(
    arguments: [
      ("25", nil, 0, "00:00:00:00"), ("25", nil, 24, "00:00:00:24"), ("25", nil, 25, "00:00:01:00"),
      ("25", "10:00:00:00", 90_001, "11:00:00:01"), ("23.976", nil, 24, "00:00:01:00"),
      ("29.97", nil, 1800, "00:01:00:00"), ("29.97df", nil, 1799, "00:00:59;29"),
      ("29.97df", nil, 1800, "00:01:00;02"), ("29.97df", nil, 17_981, "00:09:59;29"),
      ("29.97df", nil, 17_982, "00:10:00;00"), ("29.97df", nil, 107_892, "01:00:00;00"),
      ("29.97df", "01:00:00;00", 1800, "01:01:00;02"), ("59.94df", nil, 3600, "00:01:00;04"),
      ("25", nil, -1, "-00:00:00:01"), ("29.97df", nil, -1800, "-00:01:00;02"),
      ("29.97ndf", nil, 1800, "00:01:00:00"),
      // No rate that can be typed ends the program, though its frames are finer than any time.
      ("9223372036854775807/2", nil, 1, "00:00:00:00"),
    ] as [(String, String?, Int, String)]
  )
  func labelsFrames(_ rate: String, _ start: String?, _ frame: Int, _ label: String) throws {
    var style = TimeCodeStyle()
    style.count = FrameCounting(rate)
    let count = try #require(style.count)
    if let start {
      let isTaken = style.setStart(start)
      #expect(isTaken)
    }
    #expect(style.string(MediaTime(count: Int128(frame), of: count.rate)) == label)
  }

  @Test func millisecondsWithoutARate() {
    #expect(TimeCodeStyle().string(MediaTime(milliseconds: 3_661_005)) == "01:01:01.005")
  }

  @Test(arguments: ["", "df", "25df", "0", "fast", "29.97dfdf"])
  func refusesOtherRates(_ rate: String) {
    #expect(FrameCounting(rate) == nil)
  }

  @Test(arguments: [
    "00:01:00;00", "00:00:00:30", "00:60:00:00", "1:2:3", "a:b:c:d", "00:00:00.000",
  ])
  func refusesStartsThatHaveNoFrame(_ start: String) {
    var style = TimeCodeStyle()
    style.count = FrameCounting("29.97df")
    let isTaken = style.setStart(start)
    #expect(!isTaken)
  }
}
