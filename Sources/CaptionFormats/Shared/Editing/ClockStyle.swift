import CaptionModel

/// How a time is written: its fields, their widths and the mark before the fraction.
struct ClockStyle {
  /// The digits of each whole field, from the left: hours, minutes, seconds, or the last ones.
  private var widths: [Int] = []
  /// The mark before the fraction; nil where there is none.
  private var mark: UInt8?
  /// The digits of the fraction.
  private var fraction = 0

  /// Learns from a time that is written with colons between whole numbers and a full stop or comma
  /// before the fraction; nil for another form.
  init?(_ bytes: some Sequence<UInt8>) {
    var digits = 0
    for byte in bytes {
      switch byte {
      case 0x30...0x39: digits += 1
      case 0x3A where mark == nil && digits > 0:
        widths.append(digits)
        digits = 0
      case 0x2C,
        0x2E where mark == nil && digits > 0:
        mark = byte
        widths.append(digits)
        digits = 0
      default: return nil
      }
    }
    if mark == nil { widths.append(digits) } else { fraction = digits }
    guard digits > 0, (2...3).contains(widths.count) else { return nil }
  }

  /// The time in the same style, with hours or more digits only where they are needed.
  ///
  /// - Parameters:
  ///   - time: The time; below zero it is written as zero.
  ///   - digits: The digits of the fraction: at least the first, at most the second number.
  func text(_ time: MediaTime, digits: ClosedRange<Int>) -> [UInt8] {
    let places = decimalPlaces(
      of: time,
      atLeast: max(fraction, digits.lowerBound),
      digits.upperBound
    )
    let scale = powerOfTen(places)
    let count = max(time.count(per: Int128(scale)), 0)
    let parts = Int(clamping: count).quotientAndRemainder(dividingBy: scale)
    let minutes = parts.quotient / 60
    let seconds = parts.quotient % 60
    var text: [UInt8] = []
    if widths.count == 3 || minutes >= 60 {
      text.append(minutes / 60, width: widths.count == 3 ? widths[0] : 2)
      text.append(0x3A)
      text.append(minutes % 60, width: 2)
    } else {
      text.append(minutes, width: widths[0])
    }
    text.append(0x3A)
    text.append(seconds, width: 2)
    if places > 0 {
      text.append(mark ?? 0x2E)
      text.append(parts.remainder, width: places)
    }
    return text
  }
}

/// How many decimal places a time needs, from a least number on; the most where it needs more.
func decimalPlaces(of time: MediaTime, atLeast least: Int, _ most: Int) -> Int {
  var places = least
  while places < most {
    let scale = Int128(powerOfTen(places))
    if MediaTime(numerator: time.count(per: scale), denominator: scale) == time { break }
    places += 1
  }
  return min(places, 12)
}

/// Ten to the power of a small number.
func powerOfTen(_ exponent: Int) -> Int {
  (0..<min(max(exponent, 0), 18)).reduce(1) { power, _ in power * 10 }
}
