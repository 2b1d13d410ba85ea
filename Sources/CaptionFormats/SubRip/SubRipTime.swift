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
  /// Whether it has all of hours, minutes and seconds.
  var hasHours: Bool
  /// Whether it has parts of a second.
  var hasFraction: Bool

  /// Scans a time; the cursor does not move where there is none.
  init?(_ cursor: inout ByteCursor) {
    var scan = FieldScan(cursor)
    guard scan.run(), let reading = scan.reading() else { return nil }
    range = cursor.offset..<scan.cursor.offset
    cursor = scan.cursor
    isNegative = scan.isNegative
    hasHours = reading.hasHours
    hasFraction = reading.hasFraction
    isExact = scan.isPlain && reading.isExact
    time = isNegative ? .zero : reading.time
  }
}

/// The numbers of a time with what stands between them.
private struct FieldScan {
  struct Field {
    var value = 0
    var digits = 0
    /// The digits as a fraction of a second, in nanoseconds.
    var nanoseconds = 0
  }

  struct Reading {
    var time: MediaTime
    var hasHours: Bool
    var hasFraction: Bool
    var isExact: Bool
  }

  var cursor: ByteCursor
  var fields: [Field] = []
  /// The separators as ASCII: one less than there are fields.
  var separators: [UInt8] = []
  var isNegative = false
  /// Whether there was nothing but digits and ASCII separators.
  var isPlain = true
  private var hasDigit = false

  init(_ cursor: ByteCursor) {
    self.cursor = cursor
  }

  mutating func run() -> Bool {
    fields.reserveCapacity(4)
    separators.reserveCapacity(3)
    scanSign()
    guard scanField() else { return false }
    while fields.count < 4 {
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
        break
      }
      separators.append(separator)
    }
    return hasDigit && fields.count > 1
  }

  private mutating func scanBlanks() {
    while let byte = cursor.peek, byte == 0x20 || byte == 0x09 {
      cursor.advance()
      isPlain = false
    }
  }

  private mutating func scanSign() {
    // Programs that subtract too much write a sign before the first field, or before every one.
    guard cursor.scan(0x2D) || cursor.scan("−") else { return }
    isNegative = true
  }

  private mutating func scanSeparator() -> UInt8? {
    if let byte = cursor.peek, [0x3A, 0x2C, 0x2E, 0x3B].contains(byte) {
      cursor.advance()
      return byte
    }
    isPlain = false
    if cursor.scan("：") { return 0x3A }
    return cursor.scan("，") ? 0x2C : nil
  }

  private mutating func scanField() -> Bool {
    var field = Field()
    while let byte = cursor.peek {
      let digit: Int
      switch byte {
      case 0x30...0x39:
        digit = Int(byte - 0x30)
        hasDigit = true
      // Text recognition takes digits for letters.
      case 0x4F, 0x6F:
        digit = 0
        isPlain = false
      case 0x49, 0x6C:
        digit = 1
        isPlain = false
      default:
        digit = -1
      }
      guard digit >= 0 else { break }
      // A trillion hours still fit the arithmetic below; no programme is longer.
      field.value = min(field.value * 10 + digit, 999_999_999_999)
      if field.digits < 9 { field.nanoseconds = field.nanoseconds * 10 + digit }
      field.digits += 1
      cursor.advance()
    }
    guard field.digits > 0 else { return false }
    for _ in 0..<max(9 - field.digits, 0) { field.nanoseconds *= 10 }
    fields.append(field)
    return true
  }

  /// What the fields mean; nil where they can't be a time.
  func reading() -> Reading? {
    let colon = UInt8(0x3A)
    var whole = fields
    var fraction: Field?
    var isFrames = false
    let last = separators.last ?? colon
    let lastDigits = fields.last?.digits ?? 0
    switch fields.count {
    case 4:
      fraction = whole.removeLast()
      isFrames = (last == colon || last == 0x3B) && lastDigits == 2
    case 3 where last != colon || lastDigits == 3:
      // 00:01,500, and 00:01:500 with a colon for the comma. Full stops all through are 1.02.03.
      guard separators.first == colon || last != separators.first else { break }
      fraction = whole.removeLast()
    case 2 where last != colon:
      fraction = whole.removeLast()
    default: break
    }
    var seconds = 0
    for field in whole { seconds = seconds * 60 + min(field.value, 999_999_999_999) }
    var time = MediaTime(seconds: seconds)
    if let fraction {
      if isFrames, fraction.value < 30 {
        // No rate is told, so the frames are counted at 25 a second, or 30 where 25 can't be.
        let rate: Int128 = fraction.value < 25 ? 25 : 30
        time = time + MediaTime(numerator: Int128(fraction.value), denominator: rate)
      } else {
        time = time + MediaTime(numerator: Int128(fraction.nanoseconds), denominator: 1_000_000_000)
      }
    }
    let isExact =
      whole.count == 3 && separators == [colon, colon, 0x2C] && whole[0].digits >= 2
      && whole[1].digits == 2 && whole[2].digits == 2 && lastDigits == 3 && whole[1].value < 60
      && whole[2].value < 60
    return Reading(
      time: time,
      hasHours: whole.count == 3,
      hasFraction: fraction != nil,
      isExact: isExact
    )
  }
}
