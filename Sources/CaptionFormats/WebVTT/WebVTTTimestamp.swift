import CaptionModel

/// A time as WebVTT files write it.
struct WebVTTTimestamp {
  /// The time in milliseconds.
  var milliseconds: Int
  /// Whether hours are written with one digit, which the syntax does not have.
  var hasShortHours = false
  /// Whether the time was too large and is the latest that can be held.
  var isSaturated = false

  var time: MediaTime { MediaTime(milliseconds: milliseconds) }

  /// The most hours that are read and written.
  ///
  /// The syntax has no limit, but browsers hold times as 64-bit microseconds and take what is
  /// later for infinite.
  static let maxHours = 2_562_047_787

  /// The latest time that is read and written, in milliseconds.
  static let latest = ((maxHours * 60 + 59) * 60 + 59) * 1000 + 999

  /// Collects a WebVTT timestamp (6.3, "collect a WebVTT timestamp"), moving an offset past it.
  ///
  /// Where it fails the offset stands at the byte that does not fit.
  @inline(__always)
  static func collect(_ bytes: [UInt8], _ offset: inout Int, _ end: Int) -> WebVTTTimestamp? {
    // Steps 3 to 7. Hours may have any number of digits, so the number saturates.
    var first = 0
    var digits = 0
    var isSaturated = false
    while offset < end, bytes[offset].isASCIIDigit {
      first = first * 10 + Int(bytes[offset] - 0x30)
      if first > maxHours {
        first = maxHours
        isSaturated = true
      }
      digits += 1
      offset += 1
    }
    guard digits > 0 else { return nil }
    var hasHours = digits != 2 || first > 59
    // Steps 8 to 11.
    guard
      scanColon(bytes, &offset, end),
      let second = collectTwoDigits(bytes, &offset, end)
    else { return nil }
    // Step 12.
    var values = (hours: 0, minutes: first, seconds: second)
    if hasHours || offset < end && bytes[offset] == 0x3A {
      hasHours = true
      guard
        scanColon(bytes, &offset, end),
        let third = collectTwoDigits(bytes, &offset, end)
      else { return nil }
      values = (first, second, third)
    }
    // Steps 13 to 17.
    guard offset < end, bytes[offset] == 0x2E else { return nil }
    offset += 1
    let fractionStart = offset
    var fraction = 0
    while offset < end, bytes[offset].isASCIIDigit {
      fraction = (fraction * 10 + Int(bytes[offset] - 0x30)) % 1_000_000
      offset += 1
    }
    guard offset - fractionStart == 3, values.minutes <= 59, values.seconds <= 59 else {
      return nil
    }
    // Step 18.
    let seconds = values.hours * 3600 + values.minutes * 60 + values.seconds
    return WebVTTTimestamp(
      milliseconds: seconds * 1000 + fraction,
      hasShortHours: hasHours && digits == 1,
      isSaturated: isSaturated
    )
  }

  @inline(__always)
  private static func scanColon(_ bytes: [UInt8], _ offset: inout Int, _ end: Int) -> Bool {
    guard offset < end, bytes[offset] == 0x3A else { return false }
    offset += 1
    return true
  }

  /// Collects digits; nil unless they are exactly two.
  @inline(__always)
  private static func collectTwoDigits(
    _ bytes: [UInt8],
    _ offset: inout Int,
    _ end: Int
  ) -> Int? {
    guard
      offset + 1 < end, bytes[offset].isASCIIDigit, bytes[offset + 1].isASCIIDigit
    else { return nil }
    let value = Int(bytes[offset] - 0x30) * 10 + Int(bytes[offset + 1] - 0x30)
    guard offset + 2 >= end || !bytes[offset + 2].isASCIIDigit else { return nil }
    offset += 2
    return value
  }
}
