import CaptionModel

/// One time as it is written in a file, in any spelling that says clearly what is meant.
struct SubRipTime {
  /// The time; never below zero.
  var time: MediaTime
  /// Where it is written.
  var range: Range<Int>
  /// Whether it is written as HH:MM:SS,mmm.
  var isExact: Bool
  /// Whether it has a sign that puts it before zero.
  var isNegative = false
  /// Whether a number was too long to be told, and is the largest one instead.
  var isHuge = false
  /// How many of hours, minutes and seconds it has: three, or the last ones.
  var wholeFields: Int
  /// Whether it has parts of a second.
  var hasFraction: Bool

  /// Scans a time; the cursor does not move where there is none.
  init?(_ cursor: inout ByteCursor) {
    var scan = FieldScan(cursor)
    guard scan.run() else { return nil }
    let reading = scan.reading()
    range = cursor.offset..<scan.cursor.offset
    cursor = scan.cursor
    isNegative = scan.isNegative
    isHuge = reading.isHuge
    wholeFields = reading.wholeFields
    hasFraction = reading.hasFraction
    isExact = scan.isPlain && reading.isExact
    time = isNegative ? .zero : reading.time
  }
}

/// The numbers of a time with what stands between them.
private struct FieldScan {
  struct Reading {
    var time: MediaTime
    var wholeFields: Int
    var hasFraction: Bool
    var isExact: Bool
    var isHuge: Bool
  }

  var cursor: ByteCursor
  /// How many fields there are, at most four.
  private var count = 0
  private var values = SIMD4<Int>()
  private var digits = SIMD4<Int>()
  /// The digits of the last field as a fraction of a second, in nanoseconds.
  private var nanoseconds = 0
  /// The separators as ASCII; the first stands after the first field.
  private var separators = SIMD4<UInt8>()
  private(set) var isNegative = false
  /// Whether there was nothing but digits and ASCII separators.
  private(set) var isPlain = true
  /// Which fields were too long, a bit for each.
  private var tooLong = 0
  private var hasDigit = false

  init(_ cursor: ByteCursor) {
    self.cursor = cursor
  }

  mutating func run() -> Bool {
    scanSign()
    guard scanField() else { return false }
    while count < 4 {
      let before = self
      scanBlanks()
      guard let separator = scanSeparator() else {
        self = before
        break
      }
      scanBlanks()
      scanSign()
      guard scanField() else {
        self = before
        scanEmptyFraction()
        break
      }
      separators[count - 2] = separator
    }
    return hasDigit && count > 1
  }

  /// Passes the mark before a fraction that has no digits: `00:00:07, --> 00:00:08,`.
  private mutating func scanEmptyFraction() {
    guard count == 3, separators[0] == 0x3A, separators[1] == 0x3A,
      cursor.match(0x2C) || cursor.match(0x2E)
    else { return }
    var next = cursor
    next.advance()
    if next.atEnd || next.match(0x20) || next.match(0x09) || next.match("-->") { cursor = next }
  }

  private mutating func scanBlanks() {
    if cursor.scanSubRipBlanks() { isPlain = false }
  }

  private mutating func scanSign() {
    // Programs that subtract too much write a sign before the first field, or before every one.
    guard let byte = cursor.peek, byte == 0x2D || byte == 0xE2 else { return }
    if cursor.scan(0x2D) || cursor.scan("−") { isNegative = true }
  }

  private mutating func scanSeparator() -> UInt8? {
    guard let byte = cursor.peek else { return nil }
    switch byte {
    case 0x3A, 0x2C, 0x2E, 0x3B, 0x27:
      cursor.advance()
      return byte
    case 0xEF:
      isPlain = false
      if cursor.scan("：") { return 0x3A }
      return cursor.scan("，") ? 0x2C : nil
    default: return nil
    }
  }

  private mutating func scanField() -> Bool {
    var value = 0
    var length = 0
    var fraction = 0
    while let byte = cursor.peek, let digit = subRipDigit(byte) {
      if byte.isASCIIDigit { hasDigit = true } else { isPlain = false }
      // A trillion hours still fit the arithmetic below; no programme is longer.
      value = value * 10 + digit
      if value > Self.largest { (value, tooLong) = (Self.largest, tooLong | 1 << count) }
      if length < 9 { fraction = fraction * 10 + digit }
      length += 1
      cursor.advance()
    }
    guard length > 0, count < 4 else { return false }
    for _ in 0..<max(9 - length, 0) { fraction *= 10 }
    nanoseconds = fraction
    values[count] = value
    digits[count] = length
    count += 1
    return true
  }

  private static let largest = 999_999_999_999

  /// What the fields mean.
  func reading() -> Reading {
    let colon = UInt8(0x3A)
    let first = separators[0]
    let last = separators[count - 2]
    let lastDigits = digits[count - 1]
    let hasFraction: Bool
    switch count {
    case 4: hasFraction = true
    // 00:01,500, and 00:01:500 with a colon for the comma. 1.02.03 has nothing but full stops.
    case 3: hasFraction = (last != colon || lastDigits == 3) && (first == colon || first != last)
    default: hasFraction = last != colon
    }
    let wholeCount = hasFraction ? count - 1 : count
    var seconds = 0
    for index in 0..<wholeCount { seconds = seconds * 60 + values[index] }
    var time = MediaTime(seconds: seconds)
    if count == 4, last == colon || last == 0x3B, lastDigits == 2, values[3] < 30 {
      // No rate is told, so the frames are counted at 25 a second, or 30 where 25 can't be.
      let rate: Int128 = values[3] < 25 ? 25 : 30
      time = time + MediaTime(numerator: Int128(values[3]), denominator: rate)
    } else if hasFraction {
      time = time + MediaTime(numerator: Int128(nanoseconds), denominator: 1_000_000_000)
    }
    let isExact =
      count == 4 && first == colon && separators[1] == colon && last == 0x2C && digits[0] >= 2
      && digits[1] == 2 && digits[2] == 2 && lastDigits == 3 && values[1] < 60 && values[2] < 60
    return Reading(
      time: time,
      wholeFields: wholeCount,
      hasFraction: hasFraction,
      isExact: isExact,
      // Many digits of a fraction are no fault.
      isHuge: tooLong & (1 << wholeCount - 1) != 0
    )
  }
}

extension ByteCursor {
  /// Passes spaces, tabs and no-break spaces; gives whether there were any.
  @discardableResult
  mutating func scanSubRipBlanks() -> Bool {
    let start = offset
    while let byte = peek {
      if byte == 0x20 || byte == 0x09 {
        advance()
      } else if byte != 0xC2 || !scan("\u{A0}") {
        break
      }
    }
    return offset > start
  }
}

/// The value of a digit, or of a letter that text recognition gives for one; nil for others.
@inline(__always)
func subRipDigit(_ byte: UInt8) -> Int? {
  switch byte {
  case 0x30...0x39: Int(byte - 0x30)
  case 0x4F, 0x6F: 0
  case 0x49, 0x6C: 1
  default: nil
  }
}
