import CaptionModel

/// Decides doubtful labels by what the rest of the file shows.
struct LabelResolution {
  /// How often a name or another text stands where; texts are compared by a hash of their letters.
  private struct Uses {
    /// How often markup or a clear label gives it as a name.
    var known = 0
    /// How often it stands before words.
    var besideWords = 0
    /// How often it stands alone in brackets.
    var alone = 0
  }

  private var index = HashIndex()
  private var uses: [Uses] = []
  /// How many speakers colons give, and how many brackets.
  private var forms = (colons: 0, brackets: 0)

  /// Collects what a label says for certain.
  mutating func learn(_ label: TypedLabel) {
    let reason = label.part.reason
    switch reason {
    // A colon is surer than brackets, in which sounds stand as well.
    case let reason where Self.isSure(reason):
      uses[position(of: label.key)].known += 1
      forms.colons += 1
    case .nameBeforeColon, .shortBeforeColon:
      uses[position(of: label.key)].besideWords += 1
      forms.colons += 1
    case .nameInSquareBrackets, .nameInParentheses, .capitalsInBrackets, .shortInBrackets:
      if label.part.kind == .speaker {
        uses[position(of: label.key)].besideWords += 1
        forms.brackets += 1
      }
    case .nameWithQualifier, .capitalsAboveWords, .bracketBesideWords:
      uses[position(of: label.key)].besideWords += 1
    case .bracketAlone, .capitalsInBracketsAlone, .nameInBracketsAlone:
      uses[position(of: label.key)].alone += 1
    default: break
    }
  }

  private mutating func position(of key: UInt64) -> Int {
    if let known = index.position(of: key) { return known }
    uses.append(Uses())
    return index.append(key)
  }

  private static func isSure(_ reason: TextPart.Reason) -> Bool {
    reason == .capitalsBeforeColon || reason == .bracketBeforeColon
      || reason == .nameBeforeQuotation
  }

  /// Adds a name that markup gives.
  mutating func learn(voice name: String) {
    var hash = WordHash()
    for scalar in name.unicodeScalars {
      let letter = LabelFolding.fold(scalar.value)
      if letter != 0 { hash.add(letter) }
    }
    uses[position(of: hash.value)].known += 1
  }

  /// The verdict about a label once the whole file is known; nil where it stays.
  ///
  /// - Parameter beginsSmall: Whether the label's content begins with a small letter of ASCII.
  func resolved(_ label: TypedLabel, beginsSmall: Bool) -> TextPart? {
    switch label.part.kind {
    // Most sounds are in small letters, and no name is as long as a description.
    case .sound:
      guard !beginsSmall, label.part.reason != .asterisks, label.part.content.count <= 60 else {
        return nil
      }
      return resolved(sound: label.part, uses(of: label.key))
    case .speaker where label.part.confidence < .certain:
      return resolved(speaker: label.part, uses(of: label.key))
    default: return nil
    }
  }

  private func uses(of key: UInt64) -> Uses {
    index.position(of: key).map { uses[$0] } ?? Uses()
  }

  private func resolved(sound part: TextPart, _ uses: Uses) -> TextPart? {
    var part = part
    if uses.known > 0 {
      part.reason = .knownName
    } else if part.reason != .wordForSound, part.reason != .capitalsForSound,
      uses.besideWords > uses.alone + 1
    {
      // What comes back before words is a name.
      part.reason = .recurringName
    } else {
      return nil
    }
    part.kind = .speaker
    return part
  }

  private func resolved(speaker part: TextPart, _ uses: Uses) -> TextPart? {
    var part = part
    // A label is no witness for itself.
    let isWitness = Self.isSure(part.reason)
    if uses.known > (isWitness ? 1 : 0) {
      part.reason = .knownName
      return part
    }
    guard part.confidence == .doubtful else { return nil }
    let inBrackets =
      part.reason == .capitalsInBrackets || part.reason == .nameInParentheses
      || part.reason == .shortInBrackets
    // What mostly stands alone is a sound, and where colons name the speakers, brackets do not.
    if inBrackets,
      uses.alone > uses.besideWords
        || uses.besideWords == 1 && forms.colons >= 5 && forms.brackets * 5 <= forms.colons
    {
      part.kind = .sound
      part.reason = .bracketBesideWords
      return part
    }
    guard uses.besideWords > 1 else { return nil }
    part.reason = .recurringName
    return part
  }

  /// The hash of a name's letters, whatever their case and accents.
  static func key(_ utf8: CaptionText.UTF8View, _ range: Range<Int>) -> UInt64 {
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
