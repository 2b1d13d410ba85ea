import CaptionModel

/// Decides doubtful labels by what the rest of the file shows.
struct LabelResolution {
  /// How often markup or a clear label gives a name; names are compared by a hash of their letters.
  private var known: [UInt64: Int] = [:]
  /// How often each name stands before words.
  private var besideWords: [UInt64: Int] = [:]
  /// How often each text in brackets stands alone.
  private var alone: [UInt64: Int] = [:]
  /// How many speakers colons give, and how many brackets.
  private var forms = (colons: 0, brackets: 0)

  /// Collects what the parts of one cue say for certain.
  mutating func learn(_ parts: ArraySlice<TextPart>, of text: CaptionText) {
    for part in parts {
      switch part.reason {
      // A colon is surer than brackets, in which sounds stand as well.
      case let reason where Self.isSure(reason):
        known[Self.key(part, text), default: 0] += 1
        forms.colons += 1
      case .nameBeforeColon, .shortBeforeColon:
        besideWords[Self.key(part, text), default: 0] += 1
        forms.colons += 1
      case .nameInSquareBrackets, .nameInParentheses, .capitalsInBrackets, .shortInBrackets:
        if part.kind == .speaker {
          besideWords[Self.key(part, text), default: 0] += 1
          forms.brackets += 1
        }
      case .nameWithQualifier, .capitalsAboveWords, .bracketBesideWords:
        besideWords[Self.key(part, text), default: 0] += 1
      case .bracketAlone, .capitalsInBracketsAlone, .nameInBracketsAlone:
        alone[Self.key(part, text), default: 0] += 1
      default: break
      }
    }
  }

  private static func isSure(_ reason: TextPart.Reason) -> Bool {
    reason == .capitalsBeforeColon || reason == .bracketBeforeColon
      || reason == .nameBeforeQuotation
  }

  /// Adds a name that markup gives.
  mutating func learn(voice name: String) {
    let utf8 = Array(name.utf8)
    known[Self.key(utf8, utf8.indices), default: 0] += 1
  }

  /// The verdict about a part once the whole file is known.
  func resolved(_ part: TextPart, of text: CaptionText) -> TextPart {
    var part = part
    switch part.kind {
    case .sound: resolve(sound: &part, text)
    case .speaker where part.confidence < .certain: resolve(speaker: &part, text)
    default: break
    }
    return part
  }

  private func resolve(sound part: inout TextPart, _ text: CaptionText) {
    // Most sounds are in small letters, and no name is as long as a description.
    guard part.reason != .asterisks, part.content.count <= 60,
      let first = text.utf8[part.content].first, !(0x61...0x7A).contains(first)
    else { return }
    let key = Self.key(part, text)
    if known[key] != nil {
      part.kind = .speaker
      part.reason = .knownName
    } else if part.reason != .wordForSound, part.reason != .capitalsForSound,
      besideWords[key, default: 0] > alone[key, default: 0] + 1
    {
      // What comes back before words is a name.
      part.kind = .speaker
      part.reason = .recurringName
    }
  }

  private func resolve(speaker part: inout TextPart, _ text: CaptionText) {
    let key = Self.key(part, text)
    // A label is no witness for itself.
    let isWitness = Self.isSure(part.reason)
    if known[key, default: 0] > (isWitness ? 1 : 0) {
      part.reason = .knownName
      return
    }
    guard part.confidence == .doubtful else { return }
    let times = besideWords[key, default: 0]
    let inBrackets =
      part.reason == .capitalsInBrackets || part.reason == .nameInParentheses
      || part.reason == .shortInBrackets
    if inBrackets {
      // What mostly stands alone is a sound, and where colons name the speakers, brackets do not.
      if alone[key, default: 0] > times
        || times == 1 && forms.colons >= 5
          && forms.brackets * 5 <= forms.colons
      {
        part.kind = .sound
        part.reason = .bracketBesideWords
        return
      }
    }
    if times > 1 { part.reason = .recurringName }
  }

  /// The hash of a name's letters, whatever their case and accents.
  private static func key(_ part: TextPart, _ text: CaptionText) -> UInt64 {
    key(text.utf8, part.content)
  }

  static func key(_ utf8: [UInt8], _ range: Range<Int>) -> UInt64 {
    var hash = WordHash()
    var index = range.lowerBound
    while index < range.upperBound {
      let (scalar, length) = utf8.scalar(at: index)
      index += length
      let letter = LabelFolding.fold(scalar)
      if letter != 0 { hash.add(letter) }
    }
    return hash.value
  }
}
