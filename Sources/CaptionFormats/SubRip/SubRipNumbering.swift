/// Decides which lines above times are the numbers of cues.
///
/// A number alone on a line may be text as well. What tells them apart is where blank lines are,
/// and whether the file numbers its cues.
struct SubRipNumbering {
  /// What stands above the times of a cue.
  enum Finding {
    /// No number.
    case none
    /// A number; whether it follows the one before.
    case number(follows: Bool)
    /// A line in the place of a number that is none.
    case garbled
  }

  private var last: Int?
  private var isNumbered = false
  private var wasApart = false

  /// Looks at the last line of the block above times.
  ///
  /// - Parameter cues: The number of cues so far.
  mutating func decide(_ block: SubRipTextBlock, in bytes: [UInt8], cues: Int) -> Finding {
    guard block.count > 0 else { return .none }
    let isFirst = last == nil && cues == 0
    let expected = (last ?? cues) &+ 1
    guard let number = Self.number(in: bytes, block.last) else {
      let isDecorated = Self.decoratedNumber(in: bytes, block.last) == expected
      guard
        block.hasBlankBeforeLast, !block.hasBlankAfterLast,
        isDecorated || isNumbered && Self.isGarbledNumber(bytes, block.last)
      else { return .none }
      last = expected
      isNumbered = true
      return .garbled
    }
    let isNumber: Bool
    if block.hasBlankAfterLast {
      isNumber =
        block.hasBlankBeforeLast
        && (isFirst || isNumbered && (wasApart || number == expected))
    } else if block.lastFollowsTimes {
      isNumber = isNumbered && number == expected
    } else {
      isNumber = block.hasBlankBeforeLast || isNumbered || number == expected
    }
    guard isNumber else { return .none }
    let follows = isFirst || number == expected
    last = number
    isNumbered = true
    wasApart = block.hasBlankAfterLast
    return .number(follows: follows)
  }

  /// Takes the number of a cue that has an empty line above it and times below it, if it is the next
  /// one; gives whether it is.
  ///
  /// - Parameter line: A line of at most nine digits.
  mutating func follow(_ line: Range<Int>, in bytes: [UInt8]) -> Bool {
    guard let last else { return false }
    var number = 0
    for index in line { number = number &* 10 &+ Int(bytes[index] &- 0x30) }
    guard number == last &+ 1 else { return false }
    self.last = number
    isNumbered = true
    wasApart = false
    return true
  }

  /// Whether the last line of the file is the number that would be next, alone below a blank line.
  func isNextNumber(_ block: SubRipTextBlock, in bytes: [UInt8]) -> Bool {
    guard isNumbered, let last, block.count > 0, block.hasBlankBeforeLast else { return false }
    return Self.number(in: bytes, block.last) == last &+ 1
  }

  /// The number that is all of a line, or nil.
  static func number(in bytes: [UInt8], _ range: Range<Int>) -> Int? {
    var value = 0
    var digits = 0
    if range.count <= 9, range.upperBound <= bytes.count {
      // Nearly all numbers are nothing but a few digits.
      var index = range.lowerBound
      while index < range.upperBound, bytes[index].isASCIIDigit {
        value = value &* 10 &+ Int(bytes[index] &- 0x30)
        index &+= 1
      }
      if index == range.upperBound, !range.isEmpty { return value }
      value = 0
    }
    var isNegative = false
    var isOver = false
    for index in range {
      let byte = bytes[index]
      switch byte {
      case 0x30...0x39:
        guard !isOver, digits < 12 else { return nil }
        value = value * 10 + Int(byte - 0x30)
        digits += 1
      case 0x2D:
        guard digits == 0, !isNegative else { return nil }
        isNegative = true
      case 0x20, 0x09:
        if digits > 0 { isOver = true }
      // Characters that can't be seen change nothing.
      case 0x00...0x1F, 0x7F: break
      default: return nil
      }
    }
    guard digits > 0 else { return nil }
    return isNegative ? -value : value
  }

  /// The number of a line that has only marks besides, such as `#2`, `2.` or `[2]`, or nil.
  private static func decoratedNumber(in bytes: [UInt8], _ range: Range<Int>) -> Int? {
    guard range.count <= 12 else { return nil }
    let isMark = { (byte: UInt8) in "#.,:;)(][ ".utf8.contains(byte) }
    let digits = bytes[range].drop(while: isMark)
    let number = digits.prefix { $0.isASCIIDigit }
    guard !number.isEmpty, digits[number.endIndex...].allSatisfy(isMark) else { return nil }
    return number.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }

  /// Whether a line is a short word with a digit, such as `1O` or `#12`.
  private static func isGarbledNumber(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    guard range.count <= 8 else { return false }
    return bytes[range].contains { $0.isASCIIDigit } && !bytes[range].contains { $0 == 0x20 }
  }
}
