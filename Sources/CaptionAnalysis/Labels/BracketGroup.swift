/// A pair of brackets with what stands between them.
struct BracketGroup {
  let range: Range<Int>
  let content: Range<Int>
  /// Whether the brackets are parentheses, which are punctuation too.
  let isRound: Bool

  /// Opening and closing brackets, and whether they are parentheses.
  private static func closing(of scalar: UInt32) -> (close: UInt32, isRound: Bool)? {
    switch scalar {
    case 0x28: (0x29, true)
    case 0xFF08: (0xFF09, true)
    case 0x5B: (0x5D, false)
    case 0xFF3B: (0xFF3D, false)
    case 0x3010: (0x3011, false)
    case 0x3014: (0x3015, false)
    case 0xFF1C: (0xFF1E, false)
    default: nil
    }
  }

  /// The longest label, in bytes; what is longer is text in brackets.
  private static let longest = 300

  /// Whether an opening bracket may begin with this byte; a quick look.
  @inline(__always)
  static func mayBegin(with byte: UInt8) -> Bool {
    byte == 0x28 || byte == 0x5B || byte == 0xE3 || byte == 0xEF
  }

  /// Finds the group that begins here; nil where none does or its end is not near.
  init?(_ utf8: [UInt8], at start: Int) {
    guard start < utf8.count, Self.mayBegin(with: utf8[start]) else { return nil }
    let (open, length) = utf8.scalar(at: start)
    guard let (close, isRound) = Self.closing(of: open) else { return nil }
    var index = start + length
    let limit = min(utf8.count, index + Self.longest)
    while index < limit {
      let (scalar, step) = utf8.scalar(at: index)
      // Brackets inside brackets of the same kind are no label.
      if scalar == open { return nil }
      if scalar == close {
        range = start..<index + step
        content = utf8.trimmed(start + length..<index)
        self.isRound = isRound
        return
      }
      index += step
    }
    return nil
  }

  /// What the group is; nil where it is no label but part of the words.
  ///
  /// - Parameters:
  ///   - utf8: The cue's text.
  ///   - afterWords: Whether words stand before the group on its line.
  ///   - lineEnd: Where the line ends on which the group does.
  func verdict(in utf8: [UInt8], afterWords: Bool, lineEnd: Int) -> TextPart? {
    let shape = LetterShape(utf8, content)
    if shape.letters == 0 {
      return shape.hasMusicSign ? part(.music, .musicSignAlone) : nil
    }
    if shape.hasMusicSign { return part(.music, .descriptionBesideMusicSign) }
    if LabelWords.nameMusic(utf8[content]) { return part(.music, .wordForMusic) }
    if afterWords { return isRound ? nil : part(.label, .bracketBesideWords) }

    let rest = utf8.trimmed(range.upperBound..<lineEnd)
    if !rest.isEmpty, utf8[rest.lowerBound] == 0x3A {
      let whole = range.lowerBound..<rest.lowerBound + 1
      return TextPart(.speaker, .bracketBeforeColon, whole, content: name(in: utf8))
    }
    if isRound, isSentence(shape) { return nil }
    let standsAlone = rest.isEmpty
    let wordsFollow = !standsAlone || utf8.trimmed(lineEnd..<utf8.count).count > 0
    guard shape.isCased else {
      return part(standsAlone && !wordsFollow ? .sound : .label, uncasedReason(wordsFollow))
    }
    if wordsFollow {
      let name = name(in: utf8)
      let nameShape = LetterShape(utf8, name)
      if nameShape.isAllCapitals, nameShape.words <= 3 {
        return part(.speaker, .capitalsInBrackets, content: name)
      }
      if nameShape.isName {
        let reason: TextPart.Reason = isRound ? .nameInParentheses : .nameInSquareBrackets
        return part(.speaker, reason, content: name)
      }
      return standsAlone ? part(.sound, .bracketAlone) : part(.label, .bracketBesideWords)
    }
    if shape.isAllCapitals { return part(.sound, .capitalsInBracketsAlone) }
    return part(.sound, shape.isName ? .nameInBracketsAlone : .bracketAlone)
  }

  /// A speaker's name without a qualifier after a comma, such as `Ivo, on radio`.
  private func name(in utf8: [UInt8]) -> Range<Int> {
    guard let comma = utf8[content].firstIndex(of: 0x2C) else { return content }
    return utf8.trimmed(content.lowerBound..<comma)
  }

  private func isSentence(_ shape: LetterShape) -> Bool {
    if !shape.isCased { return shape.endsSentence || shape.hasClauseMarks }
    return shape.endsSentence && !shape.isAllCapitals && shape.words > 1
  }

  private func uncasedReason(_ wordsFollow: Bool) -> TextPart.Reason {
    wordsFollow ? .bracketBesideWords : .bracketAlone
  }

  private func part(_ kind: TextPart.Kind, _ reason: TextPart.Reason, content: Range<Int>? = nil)
    -> TextPart
  {
    TextPart(kind, reason, range, content: content ?? self.content)
  }
}
