/// A number with its noun in the right form: `1 cue`, `2 cues`.
package func counted(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : noun.hasSuffix("s") ? "es" : "s")"
}

/// Numbers and times as text. They are put together by hand, since the general ways are many times
/// slower, and writers and reports need millions of them.
extension [UInt8] {
  /// Appends a whole number.
  package mutating func append(decimal number: Int) {
    if number < 0 { append(0x2D) }
    append(digits: number.magnitude)
  }

  /// Appends digits; a division by a constant is many times cheaper than one by a number.
  package mutating func append(digits number: UInt) {
    if number >= 10 { append(digits: number / 10) }
    append(UInt8(truncatingIfNeeded: 0x30 + number % 10))
  }

  /// Appends a time in milliseconds as `HH:MM:SS`, a separator and three digits; hours have at least
  /// two digits.
  ///
  /// Times below zero are written as zero; no caption format can hold them.
  package mutating func append(clock milliseconds: Int, separator: UInt8) {
    let total = Swift.max(milliseconds, 0)
    let (seconds, milliseconds) = total.quotientAndRemainder(dividingBy: 1000)
    let (minutes, second) = seconds.quotientAndRemainder(dividingBy: 60)
    let (hours, minute) = minutes.quotientAndRemainder(dividingBy: 60)
    if hours >= 100 { append(digits: UInt(hours / 100)) }
    // One growth for all bytes; a check for each would cost more than the digits.
    append(addingCapacity: 12) { output in
      output.append(twoDigits: hours % 100)
      output.append(0x3A)
      output.append(twoDigits: minute)
      output.append(0x3A)
      output.append(twoDigits: second)
      output.append(separator)
      output.append(UInt8(truncatingIfNeeded: 48 + milliseconds / 100))
      output.append(twoDigits: milliseconds % 100)
    }
  }
}

extension OutputSpan<UInt8> {
  @inline(__always)
  fileprivate mutating func append(twoDigits number: Int) {
    append(UInt8(truncatingIfNeeded: 48 + number / 10))
    append(UInt8(truncatingIfNeeded: 48 + number % 10))
  }
}
