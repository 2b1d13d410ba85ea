import CaptionModel

extension SubRipTiming {
  /// Where a line stands, which decides how much it must look like times to be taken for them.
  ///
  /// Words about times, such as "10:00 - 11:00", stand in texts as well. Below an empty line, or below
  /// the number of a cue, a line that is nothing but two times begins a cue however they are
  /// written. Directly below text it does if nobody would write such words: if both times have hours,
  /// or parts of a second, or if the file writes its times so and these follow.
  enum Place {
    /// Directly below other text.
    case insideText(Above)
    /// At the beginning of the file or below a blank line.
    case beginning
    /// Directly below the number of a cue.
    case belowNumber

    /// What stands above a line inside text.
    struct Above {
      /// The begin of the cue whose text it is; nil where there is no cue.
      var begin: MediaTime?
      /// Whether a time of that cue lacks its hours too.
      var isShort: Bool
      /// The number that the next cue ought to have.
      var number: Int
    }

    /// Whether a line with one or two times is taken for the times of a cue.
    func takes(_ first: SubRipTime?, _ arrow: SubRipArrow, _ second: SubRipTime?) -> Bool {
      guard let first, let second else {
        guard first != nil || second != nil, arrow.isExact else { return false }
        if case .insideText = self { return false }
        return true
      }
      switch self {
      case .belowNumber: return true
      case .beginning: return arrow.pointsRight
      case .insideText(let above):
        guard arrow.pointsRight else { return false }
        let fields = min(first.wholeFields, second.wholeFields)
        if fields == 3 { return true }
        guard fields == 2 else { return false }
        if arrow.isExact, first.hasFraction, second.hasFraction { return true }
        guard let begin = above.begin, first.time >= begin, second.time > first.time else {
          return false
        }
        return above.isShort || first.hasFraction || second.hasFraction
      }
    }
  }

  /// Whether a line that was not taken for times could have been meant as some.
  static func mayBeMeant(_ bytes: [UInt8], _ line: SubRipLine) -> Bool {
    guard hasArrow(bytes, line.range) else { return false }
    var plain = SubRipPlainLine(bytes, line.range, isEscaped: false)
    plain.unwrap()
    let range = 0..<plain.bytes.count
    return SubRipTiming(tolerantly: plain.bytes, in: range, .beginning) != nil
      || mayBegin(plain.bytes, range) && isUnreadable(plain.bytes, range)
  }

  /// Whether a line has all that times are made of, an arrow, a colon and a digit, though perhaps not
  /// in their order.
  static func isUnreadable(_ bytes: [UInt8], _ line: Range<Int>) -> Bool {
    var cursor = ByteCursor(bytes, in: line)
    var hasArrow = false
    var hasColon = false
    var hasDigit = false
    while let byte = cursor.peek {
      if byte == 0x2D, cursor.match("-->") { hasArrow = true }
      if byte == 0x3A { hasColon = true }
      if byte.isASCIIDigit { hasDigit = true }
      cursor.advance()
    }
    return hasArrow && hasColon && hasDigit
  }
}
