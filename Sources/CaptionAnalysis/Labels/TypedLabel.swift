import CaptionModel

/// A label that stands in the text of a cue, with how it is written.
public struct TypedLabel: Sendable, Hashable {
  /// What sets a label off from the words.
  public enum Mark: UInt8, Sendable, CaseIterable {
    /// `[Anna]`
    case square
    /// `(Anna)`
    case round
    /// Brackets that only East Asian text has, `（雨の音）`.
    case wide
    /// `[Anna]:`
    case bracketsAndColon
    /// `ANNA:`
    case colon
    /// A name before a quotation, `花「待って」`.
    case quotation
    /// `*Regen prasselt*`
    case asterisks
    /// `♪ (organ) ♪`
    case musicSign
    /// `# (organ) #`
    case numberSign
    /// A colour alone.
    case color
    /// A class or role of the markup alone.
    case markup
    /// Nothing but the letters or their case.
    case bare
  }

  /// How the letters of a label are written.
  public enum Letters: UInt8, Sendable, CaseIterable {
    /// Capitals only.
    case capitals
    /// The first letter is a capital, and not all others are.
    case capitalized
    /// The first letter is small.
    case small
    /// There is no letter of a script with capitals.
    case uncased
  }

  /// The index of the cue.
  public let cue: Int
  /// The label.
  public let part: TextPart
  /// What sets it off.
  public let mark: Mark
  /// How its letters are written.
  public let letters: Letters
  /// A hash of its letters; the same for texts that differ in case, accents and signs only.
  public let key: UInt64

  init(_ part: TextPart, cue: Int, _ utf8: [UInt8]) {
    self.cue = cue
    self.part = part
    mark = Mark(part, utf8)
    letters = Letters(utf8, part.content)
    key = LabelResolution.key(utf8, part.content)
  }
}

extension TypedLabel.Mark {
  fileprivate init(_ part: TextPart, _ utf8: [UInt8]) {
    switch part.reason {
    case .betweenMusicSigns, .musicSignAlone, .descriptionBesideMusicSign: self = .musicSign
    case .betweenNumberSigns, .behindNumberSign: self = .numberSign
    case .nameBeforeQuotation: self = .quotation
    default: self = Self.sign(of: part, utf8)
    }
  }

  private static func sign(of part: TextPart, _ utf8: [UInt8]) -> Self {
    let range = part.range.clamped(to: utf8.indices)
    guard let last = utf8[range].last else { return .bare }
    // U+FF1A ends in 9A as UTF-8; no letter that a label may end in does so behind EF BC.
    let hasColon = last == 0x3A || utf8[range].suffix(3).elementsEqual([0xEF, 0xBC, 0x9A])
    switch utf8.scalar(at: range.lowerBound).value {
    case 0x5B: return hasColon ? .bracketsAndColon : .square
    case 0x28: return hasColon ? .bracketsAndColon : .round
    case 0x2A: return .asterisks
    case 0xFF08, 0xFF1C, 0xFF3B, 0x3010, 0x3014: return hasColon ? .bracketsAndColon : .wide
    default: break
    }
    if hasColon { return .colon }
    switch part.reason {
    case .color: return .color
    case .markup: return .markup
    default: return .bare
    }
  }
}

extension TypedLabel.Letters {
  fileprivate init(_ utf8: [UInt8], _ range: Range<Int>) {
    var first: LetterCase?
    var hasSmall = false
    var index = range.lowerBound
    while index < range.upperBound, index < utf8.count {
      let (value, length) = utf8.scalar(at: index)
      index += length
      switch LetterCase(value) {
      case .none: continue
      case .uncased:
        self = .uncased
        return
      case .capital: if first == nil { first = .capital }
      case .small:
        if first == nil { first = .small }
        hasSmall = true
      }
      if hasSmall { break }
    }
    switch first {
    case .capital: self = hasSmall ? .capitalized : .capitals
    case .small: self = .small
    default: self = .uncased
    }
  }
}
