/// A number with its noun in the right form: `1 cue`, `2 cues`.
package func counted(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : noun.hasSuffix("s") ? "es" : "s")"
}

/// Numbers and times as text. They are put together by hand, since the general ways are many times
/// slower, and writers and reports need millions of them.
extension [UInt8] {
  /// Appends a whole number.
  package mutating func append(decimal number: Int) {
    append(addingCapacity: 20) { $0.append(decimal: number) }
  }

  /// Appends digits.
  package mutating func append(digits number: UInt) {
    append(addingCapacity: 20) { $0.append(digits: number) }
  }

  /// Appends a time in milliseconds as `HH:MM:SS`, a separator and three digits; hours have at least
  /// two digits.
  ///
  /// Times below zero are written as zero; no caption format can hold them.
  package mutating func append(clock milliseconds: Int, separator: UInt8) {
    // One growth for all bytes; a check for each would cost more than the digits.
    append(addingCapacity: 32) { $0.append(clock: milliseconds, separator: separator) }
  }

  /// Appends two times with an arrow between them, as WebVTT and SubRip have them.
  package mutating func append(clock begin: Int, to end: Int, separator: UInt8) {
    append(addingCapacity: 72) { output in
      output.append(clock: begin, separator: separator)
      output.append(0x20)
      output.append(0x2D)
      output.append(0x2D)
      output.append(0x3E)
      output.append(0x20)
      output.append(clock: end, separator: separator)
    }
  }
}

/// The same for those who write several pieces at once; numbers and times take up to 32 bytes.
extension OutputSpan<UInt8> {
  /// Appends a whole number.
  package mutating func append(decimal number: Int) {
    if number < 0 { append(0x2D) }
    append(digits: number.magnitude)
  }

  /// Appends digits; a division by a constant is many times cheaper than one by a number.
  package mutating func append(digits number: UInt) {
    guard number >= 10 else { return append(UInt8(truncatingIfNeeded: 0x30 + number)) }
    if number >= 100_000_000 {
      append(digits: number / 100_000_000)
      appendLast(8, of: number % 100_000_000)
    } else {
      var count = 2
      var next: UInt = 100
      while number >= next {
        next &*= 10
        count &+= 1
      }
      appendLast(count, of: number)
    }
  }

  /// Appends so many digits of a number, eight at most.
  private mutating func appendLast(_ count: Int, of number: UInt) {
    // The digits as bytes, the first one lowest.
    var digits: UInt64 = 0
    var rest = number
    for _ in 0..<count {
      digits = digits &<< 8 | UInt64(0x30 + rest % 10)
      rest /= 10
    }
    for _ in 0..<count {
      append(UInt8(truncatingIfNeeded: digits))
      digits &>>= 8
    }
  }

  /// Appends a time as the method of arrays does.
  package mutating func append(clock milliseconds: Int, separator: UInt8) {
    let total = Swift.max(milliseconds, 0)
    var hours = total / 3_600_000
    // 32-bit division is several times cheaper, and an hour fits.
    let rest = UInt32(truncatingIfNeeded: total &- hours &* 3_600_000)
    if hours >= 100 {
      append(digits: UInt(hours / 100))
      hours %= 100
    }
    let seconds = rest / 1000
    let fraction = rest &- seconds &* 1000
    let minutes = seconds / 60
    append(twoDigits: UInt32(truncatingIfNeeded: hours))
    append(0x3A)
    append(twoDigits: minutes)
    append(0x3A)
    append(twoDigits: seconds &- minutes &* 60)
    append(separator)
    let hundreds = fraction / 100
    append(UInt8(truncatingIfNeeded: 48 &+ hundreds))
    append(twoDigits: fraction &- hundreds &* 100)
  }

  @inline(__always)
  private mutating func append(twoDigits number: UInt32) {
    // Divides by ten, rightly below 179.
    let tens = (number &* 103) &>> 10
    append(UInt8(truncatingIfNeeded: 48 &+ tens))
    append(UInt8(truncatingIfNeeded: 48 &+ number &- tens &* 10))
  }
}
