import CaptionModel

/// The number of a cue as digits, counted up in place.
struct SubRipOutputNumber {
  private(set) var digits: [UInt8] = [0x30]

  mutating func increment() {
    var index = digits.count - 1
    while index >= 0 {
      if digits[index] < 0x39 {
        digits[index] += 1
        return
      }
      digits[index] = 0x30
      index -= 1
    }
    digits.insert(0x31, at: 0)
  }
}

/// A line with times, written over again for each cue; this is half the work of writing.
struct SubRipOutputTimes {
  private(set) var bytes = Self.template
  private static let template = Array("00:00:00,000 --> 00:00:00,000".utf8)

  mutating func set(_ begin: MediaTime, _ end: MediaTime) {
    let first = max(begin.milliseconds, 0)
    var second = max(end.milliseconds, 0)
    // Nobody would see a cue that ends when it begins.
    if second == first, end > begin, end > .zero { second += 1 }
    if first < Self.hundredHours, second < Self.hundredHours {
      if bytes.count != Self.template.count { bytes = Self.template }
      set(first, at: 0)
      set(second, at: 17)
    } else {
      bytes.removeAll(keepingCapacity: true)
      bytes.append(clock: begin, separator: 0x2C)
      bytes.append(" --> ")
      bytes.append(clock: MediaTime(milliseconds: second), separator: 0x2C)
    }
  }

  private static let hundredHours = 360_000_000

  private mutating func set(_ milliseconds: Int, at offset: Int) {
    // 32-bit division is several times cheaper, and 100 hours fit.
    let total = UInt32(truncatingIfNeeded: milliseconds)
    let seconds = total / 1000
    let fraction = total % 1000
    let minutes = seconds / 60
    setTwo(minutes / 60, at: offset)
    setTwo(minutes % 60, at: offset + 3)
    setTwo(seconds % 60, at: offset + 6)
    bytes[offset + 9] = UInt8(truncatingIfNeeded: 48 + fraction / 100)
    setTwo(fraction % 100, at: offset + 10)
  }

  private mutating func setTwo(_ number: UInt32, at offset: Int) {
    bytes[offset] = UInt8(truncatingIfNeeded: 48 + number / 10)
    bytes[offset + 1] = UInt8(truncatingIfNeeded: 48 + number % 10)
  }
}
