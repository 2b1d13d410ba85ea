/// A speaker's name before a colon at the beginning of a line.
enum ColonLabel {
  /// The longest label, in characters and in bytes.
  private static let longest = (characters: 30, bytes: 120)

  /// The label that begins here, or nil where the colon is one of a sentence, a clock or a link.
  static func find(in utf8: [UInt8], at start: Int) -> TextPart? {
    guard let colon = colon(in: utf8, from: start) else { return nil }
    let after = colon.upperBound
    var name = utf8.trimmed(start..<colon.lowerBound)
    name = withoutQualifier(utf8, name)
    guard !name.isEmpty, LetterCase(utf8.scalar(at: name.lowerBound).value) != .none else {
      return nil
    }
    let shape = LetterShape(utf8, name)
    guard shape.characters <= longest.characters, shape.words <= 4, !shape.hasClauseMarks else {
      return nil
    }
    guard let reason = reason(for: shape, name, followedBy: following(utf8, after)) else {
      return nil
    }
    let range = start..<after
    if LabelWords.nameMusic(utf8[name]) {
      return TextPart(.music, .wordForMusic, range, content: name)
    }
    guard !LabelWords.isNoName(utf8[name]) else { return nil }
    return TextPart(.speaker, reason, range, content: name)
  }

  private static func reason(
    for shape: LetterShape,
    _ name: Range<Int>,
    followedBy next: Following
  ) -> TextPart.Reason? {
    if shape.isAllCapitals {
      if next == .nothing { return shape.words <= 2 && shape.digits == 0 ? .capitalsAlone : nil }
      return .capitalsBeforeColon
    }
    // A digit in mixed case is a score, a chapter or a step.
    guard shape.digits == 0, next != .nothing, next != .quotation else { return nil }
    if shape.isCased {
      guard shape.isName else { return nil }
      return next == .words || shape.words == 1 ? .nameBeforeColon : nil
    }
    return shape.words <= 2 && shape.characters <= 10 ? .shortBeforeColon : nil
  }

  /// What stands after a colon.
  private enum Following {
    case words
    case wordsOnNextLine
    case quotation
    case nothing
  }

  private static func following(_ utf8: [UInt8], _ start: Int) -> Following {
    var index = start
    var isNextLine = false
    while index < utf8.count, utf8[index] <= 0x20 {
      if utf8[index] == 0x0A { isNextLine = true }
      index += 1
    }
    guard index < utf8.count else { return .nothing }
    switch utf8.scalar(at: index).value {
    case 0x22, 0xAB, 0x201C, 0x201E, 0x300C: return .quotation
    default: return isNextLine ? .wordsOnNextLine : .words
    }
  }

  /// The colon that could end a label: with white space after it, unless it is a full-width one.
  private static func colon(in utf8: [UInt8], from start: Int) -> Range<Int>? {
    let limit = min(utf8.count, start + longest.bytes)
    var index = start
    while index < limit {
      switch utf8[index] {
      case 0x0A: return nil
      case 0x3A:
        let next = index + 1
        guard next < utf8.count else { return index..<next }
        switch utf8[next] {
        case 0x09, 0x0A, 0x20, 0x5B, 0x28, 0xC2, 0xE2: return index..<next
        default: return nil
        }
      case 0xEF where index + 2 < utf8.count && utf8[index + 1] == 0xBC && utf8[index + 2] == 0x9A:
        let next = index + 3
        // Twelve o'clock is no name.
        guard next < utf8.count, !utf8[next].isASCIIDigit, !isFullWidthDigit(utf8, next) else {
          return nil
        }
        return index..<next
      default: index += 1
      }
    }
    return nil
  }

  private static func isFullWidthDigit(_ utf8: [UInt8], _ index: Int) -> Bool {
    (0xFF10...0xFF19).contains(utf8.scalar(at: index).value)
  }

  /// A name without a remark in parentheses, such as `IVO (O.S.)`.
  private static func withoutQualifier(_ utf8: [UInt8], _ name: Range<Int>) -> Range<Int> {
    guard let last = utf8[name].last, last == 0x29,
      let open = utf8[name].firstIndex(of: 0x28), open > name.lowerBound
    else { return name }
    return utf8.trimmed(name.lowerBound..<open)
  }
}
