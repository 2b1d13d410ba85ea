import CaptionModel

/// The small pieces that writers are made of. Integers are formatted by hand, since the general
/// ways are many times slower.
extension [UInt8] {
  mutating func append(_ text: String) {
    append(contentsOf: text.utf8)
  }

  /// Appends a number that is at least zero, with leading zeros up to a width.
  mutating func append(_ number: Int, width: Int) {
    var divisor = 1
    var digits = 1
    while number / divisor >= 10 || digits < width {
      divisor *= 10
      digits += 1
    }
    while divisor > 0 {
      append(UInt8(truncatingIfNeeded: 48 + number / divisor % 10))
      divisor /= 10
    }
  }

  /// Appends a percentage or line number as the shortest decimal without exponent.
  mutating func append(decimal value: Double) {
    if value == value.rounded(), abs(value) < 1e15 {
      append("\(Int(value))")
    } else {
      // Four digits are finer than any screen.
      let scaled = (value * 10_000).rounded()
      guard abs(scaled) < 1e15 else {
        append("\(value)")
        return
      }
      let whole = Int(abs(scaled))
      if scaled < 0 { append(0x2D) }
      append(whole / 10_000, width: 1)
      var fraction = whole % 10_000
      guard fraction > 0 else { return }
      append(0x2E)
      var width = 4
      while fraction % 10 == 0 {
        fraction /= 10
        width -= 1
      }
      append(fraction, width: width)
    }
  }

  /// Appends `HH:MM:SS` and milliseconds after a separator; at least two digits of hours.
  ///
  /// Times below zero are written as zero; no caption format can hold them.
  mutating func append(clock time: MediaTime, separator: UInt8) {
    append(clock: time.milliseconds, separator: separator)
  }
}
