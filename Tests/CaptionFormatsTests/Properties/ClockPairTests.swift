import Testing

@testable import CaptionFormats

@Suite("Two times read at once")
struct ClockPairTests {
  @Test(
    "times come out in milliseconds",
    arguments: [
      ("00:00:00,000 --> 00:00:00,000", 0, 0),
      ("00:00:01,002 --> 00:00:03,999", 1002, 3999),
      ("12:34:56,789 --> 99:59:59,999", 45_296_789, 359_999_999),
      ("10:00:00,100 --> 01:09:10,010", 36_000_100, 4_150_010),
    ]
  )
  func reads(_ line: String, _ begin: Int, _ end: Int) throws {
    for prefix in ["", "x", "1234567"] {
      for suffix in ["", "\n", " align:left"] {
        let bytes = Array((prefix + line + suffix).utf8)
        let times = try #require(ClockPair(bytes, at: prefix.utf8.count, separator: 0x2C))
        #expect(times.begin == begin && times.end == end, "\(line)")
      }
    }
  }

  @Test("a byte that does not belong makes it something else")
  func refuses() {
    let line = Array("12:34:56.789 --> 21:43:05.987".utf8)
    #expect(ClockPair(line, at: 0, separator: 0x2E) != nil)
    #expect(ClockPair(line, at: 0, separator: 0x2C) == nil)
    for index in line.indices {
      let isDigit = line[index] >= 0x30 && line[index] <= 0x39
      for byte in UInt8.min...UInt8.max where byte != line[index] {
        var changed = line
        changed[index] = byte
        // Tens of minutes and of seconds end at five.
        let isTens = [3, 6, 20, 23].contains(index)
        let isValid = isDigit && byte >= 0x30 && byte <= (isTens ? 0x35 : 0x39)
        #expect(
          (ClockPair(changed, at: 0, separator: 0x2E) != nil) == isValid,
          "byte \(byte) at \(index)"
        )
      }
    }
  }

  @Test("nothing is read beyond the end, or before the beginning")
  func bounds() {
    let line = Array("12:34:56.789 --> 21:43:05.987".utf8)
    #expect(ClockPair(line, at: -1, separator: 0x2E) == nil)
    #expect(ClockPair(line, at: 1, separator: 0x2E) == nil)
    #expect(ClockPair(line, at: 40, separator: 0x2E) == nil)
    for count in 0..<line.count {
      #expect(ClockPair(Array(line[..<count]), at: 0, separator: 0x2E) == nil)
    }
  }
}
