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
  /// How many cues without a number there were since.
  private var unnumbered = 0
  private var isNumbered = false
  private var wasApart = false

  /// The number that the next cue ought to have.
  ///
  /// - Parameter cues: The number of cues so far.
  func due(cues: Int) -> Int { (last ?? cues) &+ 1 }

  /// Whether a number is the one that is due, with cues counted or left out that have none.
  func isDue(_ number: Int?, cues: Int) -> Bool {
    guard let number else { return false }
    let due = due(cues: cues)
    return number == due || last != nil && number == due &+ unnumbered
  }

  /// Looks at the last line of the block above times.
  ///
  /// - Parameter cues: The number of cues so far.
  mutating func decide(_ block: SubRipTextBlock, in bytes: [UInt8], cues: Int) -> Finding {
    let due = due(cues: cues)
    guard let number = Self.number(in: bytes, block.last) else {
      guard isGarbled(block, in: bytes, cues: cues) else {
        unnumbered += 1
        return .none
      }
      last = due &+ (last == nil ? 0 : unnumbered)
      note(block)
      return .garbled
    }
    guard isNumber(number, block, cues: cues) else {
      unnumbered += 1
      return .none
    }
    let follows = last == nil && cues == 0 || number == due
    last = number
    note(block)
    return .number(follows: follows)
  }

  private mutating func note(_ block: SubRipTextBlock) {
    unnumbered = 0
    isNumbered = true
    wasApart = block.hasBlankAfterLast
  }

  /// Takes the number of a cue that stands beside its times, so that the next one follows it.
  mutating func take(_ number: Int?) {
    guard let number else { return }
    last = number
    unnumbered = 0
    isNumbered = true
    wasApart = false
  }

  /// Whether the last line of a block makes what stands directly below it the times of a cue.
  ///
  /// Directly below text it has to be the number that is due; any other may be a line of the text.
  func isNumber(_ block: SubRipTextBlock, in bytes: [UInt8], cues: Int) -> Bool {
    guard block.count > 0 else { return false }
    guard let number = Self.number(in: bytes, block.last) else {
      return isGarbled(block, in: bytes, cues: cues)
    }
    return block.hasBlankBeforeLast || isDue(number, cues: cues)
  }

  /// Whether a line that is only a number belongs to the times below it.
  private func isNumber(_ number: Int, _ block: SubRipTextBlock, cues: Int) -> Bool {
    guard block.count > 0 else { return false }
    let isDue = isDue(number, cues: cues)
    if block.hasBlankAfterLast {
      guard block.hasBlankBeforeLast else { return isNumbered && isDue && !block.lastFollowsTimes }
      let isFirst = last == nil && cues == 0
      return isFirst || isDue || isNumbered && wasApart
    }
    if block.lastFollowsTimes { return isNumbered && isDue }
    return block.hasBlankBeforeLast || isNumbered || isDue
  }

  /// Whether a line is a number with something that does not belong there.
  private func isGarbled(_ block: SubRipTextBlock, in bytes: [UInt8], cues: Int) -> Bool {
    guard block.count > 0 else { return false }
    let isDecorated = isDue(Self.decoratedNumber(in: bytes, block.last), cues: cues)
    let isFirst = last == nil && cues == 0
    let isMisread =
      (isNumbered || isFirst)
      && Self.readings(of: bytes[block.last]).contains {
        isDue($0, cues: cues)
      }
    if block.hasBlankBeforeLast {
      guard !block.hasBlankAfterLast else { return isNumbered && (isDecorated || isMisread) }
      return isDecorated || isMisread || isNumbered && Self.isGarbledNumber(bytes, block.last)
    }
    // Directly below text only the number that is due can be told from text.
    guard isNumbered else { return false }
    guard !block.hasBlankAfterLast else { return isDecorated && !block.lastFollowsTimes }
    return isDecorated || isMisread && !block.lastFollowsTimes
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
    unnumbered = 0
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
    guard range.count <= 16 else { return nil }
    if bytes[range].contains(where: { $0 >= 0x80 }) {
      // Digits of another script, or marks that nobody sees.
      let plain = SubRipPlainLine(bytes, range, isEscaped: false).bytes
      return plain.contains { $0 >= 0x80 } ? nil : decoratedNumber(in: plain, 0..<plain.count)
    }
    let isMark = { (byte: UInt8) in "#.,:;)(][ ".utf8.contains(byte) }
    let digits = bytes[range].drop(while: isMark)
    let number = digits.prefix { $0.isASCIIDigit }
    guard !number.isEmpty, number.count < 10, digits[number.endIndex...].allSatisfy(isMark) else {
      return nil
    }
    return number.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }

  /// Whether a line is a short word with a digit, such as `1O` or `#12`.
  private static func isGarbledNumber(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    guard range.count <= 8 else { return false }
    return bytes[range].contains { $0.isASCIIDigit } && !bytes[range].contains { $0 == 0x20 }
  }

  /// The numbers that a line may be with a character too much, or with letters that text recognition
  /// gives for digits: `2x`, `1O`.
  private static func readings(of line: ArraySlice<UInt8>) -> [Int] {
    guard line.count <= 8 else { return [] }
    var readings: [Int] = []
    let digits = line.filter { $0.isASCIIDigit }
    if digits.count >= max(line.count - 1, 1) {
      readings.append(value(digits.map { Int($0 - 0x30) }))
    }
    let letters = line.compactMap { subRipDigit($0) }
    if letters.count == line.count { readings.append(value(letters)) }
    return readings
  }

  /// Whether a line could be taken for a number, however damaged.
  static func mayBeNumber(_ line: [UInt8]) -> Bool {
    number(in: line, 0..<line.count) != nil
      || line.count <= 16 && line.contains { subRipDigit($0) != nil || $0 >= 0x80 }
  }

  private static func value(_ digits: [Int]) -> Int { digits.reduce(0) { $0 * 10 + $1 } }
}
