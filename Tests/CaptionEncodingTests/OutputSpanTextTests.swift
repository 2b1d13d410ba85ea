import CaptionEncoding
import Testing

/// Numbers, times and pieces of text as they are put together for output.
@Suite struct OutputSpanTextTests {
  private static func text(
    capacity: Int = 128,
    _ write: (inout OutputSpan<UInt8>) -> Void
  ) -> String {
    let bytes = [UInt8](capacity: capacity, initializingWith: write)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(
    arguments: [
      (0, "0"), (7, "7"), (10, "10"), (99, "99"), (100, "100"), (1_000, "1000"), (9_999, "9999"),
      (10_000, "10000"), (10_400, "10400"), (99_999_999, "99999999"), (100_000_000, "100000000"),
      (100_000_001, "100000001"), (12_345_678_901_234, "12345678901234"), (-1, "-1"),
      (-42_000_000_000, "-42000000000"), (Int.max, "9223372036854775807"),
      (Int.min, "-9223372036854775808"),
    ]
  )
  func numbersAreWrittenInDigits(_ number: Int, _ expected: String) {
    #expect(Self.text { $0.write(decimal: number) } == expected)
    // Without more room than the digits take.
    let exact = Self.text(capacity: expected.utf8.count) { $0.write(decimal: number) }
    #expect(exact == expected)
  }

  @Test func everyNumberOfFourDigitsIsWritten() {
    for number in 0..<10_000 {
      #expect(Self.text { $0.write(decimal: number) } == String(number))
      #expect(Self.text { $0.write(decimal: number * 10_000) } == String(number * 10_000))
    }
  }

  @Test(
    arguments: [
      (0, "00:00:00.000"), (9, "00:00:00.009"), (999, "00:00:00.999"), (1_000, "00:00:01.000"),
      (59_999, "00:00:59.999"), (60_000, "00:01:00.000"), (3_599_999, "00:59:59.999"),
      (3_600_000, "01:00:00.000"), (45_296_789, "12:34:56.789"), (359_999_999, "99:59:59.999"),
      (360_000_000, "100:00:00.000"), (44_442_000_001, "12345:00:00.001"), (-5, "00:00:00.000"),
    ]
  )
  func timesAreWrittenAsAClock(_ milliseconds: Int, _ expected: String) {
    #expect(Self.text { $0.write(clock: milliseconds, separator: 0x2E) } == expected)
    let exact = Self.text(capacity: expected.utf8.count) {
      $0.write(clock: milliseconds, separator: 0x2C)
    }
    #expect(exact == expected.replacing(".", with: ","))
  }

  @Test(arguments: ["", "a", "sieben!", "achtacht", "A text of more bytes than two words hold."])
  func piecesAreCopied(_ piece: String) {
    let bytes = Array(piece.utf8)
    #expect(
      Self.text { output in
        output.append(0x3C)
        output.write(bytes.span)
        output.write(bytes.span)
        output.append(0x3E)
      } == "<\(piece)\(piece)>"
    )
  }
}
