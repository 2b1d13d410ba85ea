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

  // In this order a label takes no byte more than what it holds.

  /// A hash of its letters; the same for texts that differ in case, accents and signs only.
  public let key: UInt64
  private let cueIndex: Int32
  /// The label.
  public private(set) var part: TextPart
  /// What sets it off.
  public private(set) var mark: Mark
  /// How its letters are written.
  public let letters: Letters

  /// The index of the cue.
  public var cue: Int { Int(cueIndex) }

  init(_ part: TextPart, cue: Int, _ utf8: CaptionText.UTF8View) {
    cueIndex = Int32(clamping: cue)
    self.part = part
    mark = Mark(part, utf8)
    letters = Letters(utf8, part.content)
    key = LabelResolution.key(utf8, part.content)
  }

  /// Takes another verdict about the same stretch of text.
  ///
  /// - Returns: Whether what sets the label off has to be looked for anew.
  mutating func take(_ part: TextPart) -> Bool {
    self.part = part
    switch mark {
    case .square, .round, .wide, .bracketsAndColon, .colon, .asterisks: return false
    case .quotation, .musicSign, .numberSign, .color, .markup, .bare: return true
    }
  }

  /// Looks for what sets the label off, which its reason tells where the text does not.
  mutating func findMark(_ utf8: CaptionText.UTF8View) {
    mark = Mark(part, utf8)
  }
}

extension TypedLabel.Mark {
  fileprivate init(_ part: TextPart, _ utf8: CaptionText.UTF8View) {
    switch part.reason {
    case .betweenMusicSigns, .musicSignAlone, .descriptionBesideMusicSign: self = .musicSign
    case .betweenNumberSigns, .behindNumberSign: self = .numberSign
    case .nameBeforeQuotation: self = .quotation
    default: self = Self.sign(of: part, utf8)
    }
  }

  private static func sign(of part: TextPart, _ utf8: CaptionText.UTF8View) -> Self {
    let range = part.range.clamped(to: utf8.indices)
    guard let last = utf8[range].last else { return .bare }
    // U+FF1A ends in 9A as UTF-8; no letter that a label may end in does so behind EF BC.
    let hasColon =
      last == 0x3A
      || last == 0x9A && range.count >= 3 && utf8[range.upperBound - 2] == 0xBC
        && utf8[range.upperBound - 3] == 0xEF
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
  fileprivate init(_ utf8: CaptionText.UTF8View, _ range: Range<Int>) {
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
