import CaptionModel

/// A label before a colon at the beginning of a line.
enum ColonLabel {
  /// The longest label, in characters and in bytes.
  private static let longest = (characters: 32, bytes: 128)

  /// The head of a label and the colon that ends it.
  struct Head {
    /// The text before the colon.
    var text: Range<Int>
    /// From the head's beginning to the colon's end.
    var whole: Range<Int>
  }

  /// The head that begins here; nil where the colon is one of a clock, a link or a long sentence.
  ///
  /// - Parameter end: Where the line or the turn ends, which the label cannot leave.
  static func head(in utf8: CaptionText.UTF8View, at start: Int, to end: Int) -> Head? {
    guard let colon = colon(in: utf8, from: start, to: end) else { return nil }
    let text = utf8.trimmed(start..<colon.lowerBound)
    guard !text.isEmpty else { return nil }
    return Head(text: text, whole: start..<colon.upperBound)
  }

  /// The colon that could end a label: with white space after it, unless it is a full-width one.
  private static func colon(in utf8: CaptionText.UTF8View, from start: Int, to end: Int)
    -> Range<Int>?
  {
    let limit = min(end, start + longest.bytes)
    var index = start
    while index < limit {
      switch utf8[index] {
      case 0x0A: return nil
      case 0x3A:
        let next = index + 1
        guard next < utf8.count else { return index..<next }
        switch utf8[next] {
        case 0x09, 0x0A, 0x20, 0x5B, 0x28, 0xC2, 0xE2: return index..<next
        // Scripts without spaces put none behind a colon either.
        case 0xE3...0xEF where index > start && utf8[index - 1] >= 0x80: return index..<next
        default: return nil
        }
      case 0xEF where index + 2 < end && utf8[index + 1] == 0xBC && utf8[index + 2] == 0x9A:
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

  static func isFullWidthDigit(_ utf8: CaptionText.UTF8View, _ index: Int) -> Bool {
    (0xFF10...0xFF19).contains(utf8.scalar(at: index).value)
  }

  /// What stands after a colon.
  enum Following: UInt32 {
    case capital
    case small
    case digit
    case other
    case quotation
    case nothing
  }

  static func following(_ utf8: CaptionText.UTF8View, _ start: Int) -> Following {
    var index = start
    while index < utf8.count {
      let (scalar, length) = utf8.scalar(at: index)
      switch scalar {
      case 0...0x20, 0xA0, 0x202F, 0x3000: index += length
      case 0x22, 0xAB, 0x201C, 0x201E, 0x300C, 0x300E: return .quotation
      case 0x30...0x39: return .digit
      case 0xA1, 0xBF, 0x27, 0x2018: index += length
      default:
        switch LetterCase(scalar) {
        case .capital: return .capital
        case .small: return .small
        default: return .other
        }
      }
    }
    return .nothing
  }

  /// Whether a head is no longer than labels are.
  static func isShort(_ shape: LetterShape) -> Bool {
    shape.characters <= longest.characters && shape.words <= 6
  }
}

/// What counts of the text behind the colon of a label.
struct ColonRest {
  let next: ColonLabel.Following
  /// Whether nothing follows on the line.
  let isEmpty: Bool
  let endsSentence: Bool
  /// Whether a sentence goes on, and has the length or the end of one; not looked at otherwise.
  let isSentence: Bool
  /// Whether it could be somebody's whole name and is no sentence.
  let mayBeName: Bool

  /// - Parameters:
  ///   - start: Where the colon ends.
  ///   - rest: The text after it on its line.
  init(_ utf8: CaptionText.UTF8View, _ start: Int, _ rest: Range<Int>) {
    next = ColonLabel.following(utf8, start)
    isEmpty = rest.isEmpty
    endsSentence = LetterShape.endsSentence(utf8, rest)
    let continues = next == .small || next == .digit
    isSentence = continues && (endsSentence || LetterShape(utf8, rest).words >= 3)
    // No name is longer, in any script, and nobody asks where a sentence ends.
    mayBeName = !endsSentence && rest.count <= 80 && LetterShape(utf8, rest).mayBeName
  }

  /// Whether a sentence may go on, in small letters, or a list in few words.
  var continues: Bool { next == .small || next == .digit }

  /// A bit for each of these.
  var bits: UInt32 {
    0x1000 | next.rawValue << 3 | (isEmpty ? 1 : 0) | (endsSentence ? 2 : 0)
      | (isSentence ? 4 : 0) | (mayBeName ? 0x800 : 0)
  }
}

extension LabelJudge {
  /// What the head of a colon means; ``LabelMeaning/Kind/words`` where it belongs to a sentence.
  ///
  /// - Parameters:
  ///   - head: The text before the colon.
  ///   - rest: The text after it on its line.
  mutating func meaning(of head: ColonLabel.Head, rest: Range<Int>) -> LabelMeaning {
    let after = ColonRest(utf8, head.whole.upperBound, rest)
    return remembered(head.text, after.bits) { $0.read(head, after) }
  }

  private mutating func read(_ head: ColonLabel.Head, _ after: ColonRest) -> LabelMeaning {
    let words = LabelMeaning(.words, .noLabel, head.text)
    let (name, remark) = nameAndRemark(head.text)
    let shape = LetterShape(utf8, name)
    guard !name.isEmpty, shape.letters > 0, ColonLabel.isShort(shape), !shape.hasClauseMarks,
      LetterCase(utf8.scalar(at: name.lowerBound).value) != .none
        || utf8[name.lowerBound].isASCIIDigit || ColonLabel.isFullWidthDigit(utf8, name.lowerBound)
    else { return words }
    phrase.read(utf8, name, languages)
    guard let first = phrase.words.first, let last = phrase.words.last, phrase.words.count <= 6
    else {
      return words
    }
    let classes = phrase.classes
    // A translation is somebody's where a name follows, and how words are said where they do.
    if first.classes.contains(.credit), !after.endsSentence, !after.isEmpty,
      !first.classes.contains(.manner) || after.mayBeName
    {
      return LabelMeaning(.notice, .credit, head.text)
    }
    if classes.contains(.sign),
      shape.isAllCapitals || !shape.isCased || phrase.words.count == 1, !after.isEmpty,
      classes.isDisjoint(with: [.sound, .role])
    {
      return LabelMeaning(.notice, .sign, head.text)
    }
    let isNoName = phrase.words.contains {
      $0.classes.contains(.notName) && $0.classes.isDisjoint(with: [.role, .manner])
        && (phrase.words.count == 1 || !$0.classes.contains(.channel))
    }
    // Whose work has to do with such things is somebody: `NEWS ANCHOR`.
    let isOfRole =
      phrase.words.count <= (shape.isAllCapitals ? 3 : 2) && phrase.words.count > 1
      && first.isCapitalized && isOwnRole(last)
    if isNoName && !isOfRole || classes.contains(.speech) && !isRole(phrase.words[...]) {
      return words
    }
    if first.classes.contains(.music), classes.isDisjoint(with: [.role, .group]),
      shape.isAllCapitals || phrase.words.count == 1, !after.isEmpty
    {
      return LabelMeaning(.music, .wordForMusic, head.text)
    }
    guard shape.isAllCapitals || !shape.isCased || first.isCapitalized else { return words }
    // What goes on in small letters, or quotes, is a sentence.
    let goesOn = [.quotation, .small].contains(after.next) && !shape.isAllCapitals
    if !goesOn, let spoken = mannerBeforeColon(name, shape, remark) { return spoken }
    if let speaker = speakerBeforeColon(name, shape, after, last) {
      return withRemark(speaker, remark)
    }
    return words
  }

  /// Whether a word names somebody in the text's own language.
  private func isOwnRole(_ word: LabelPhrase.Word) -> Bool {
    guard word.classes.contains(.role), !word.isNumber else { return false }
    var hash = WordHash()
    hash.add(word.range, of: utf8)
    return languages.lexicon.exact(hash, languages.main).contains(.role)
  }

  /// A name and the remark in parentheses behind it, such as `IVO (O.S.)`.
  private func nameAndRemark(_ text: Range<Int>) -> (name: Range<Int>, remark: Range<Int>?) {
    if utf8[text].last == 0x29 {
      guard let open = utf8[text].firstIndex(of: 0x28), open > text.lowerBound else {
        return (text, nil)
      }
      return (utf8.trimmed(text.lowerBound..<open), open + 1..<text.upperBound - 1)
    }
    // Full-width parentheses.
    guard utf8.ends(text, with: [0xEF, 0xBC, 0x89]),
      let open = utf8[text].firstIndex(of: 0xEF, followedBy: [0xBC, 0x88]), open > text.lowerBound
    else { return (text, nil) }
    return (utf8.trimmed(text.lowerBound..<open), open + 3..<text.upperBound - 3)
  }

  private mutating func withRemark(_ meaning: LabelMeaning, _ remark: Range<Int>?) -> LabelMeaning {
    guard let remark, meaning.kind == .speaker else { return meaning }
    phrase.read(utf8, remark, languages)
    var meaning = meaning
    let isHeard = !phrase.classes.isDisjoint(with: [.manner, .singing, .sound])
    meaning.kind = isHeard && !phrase.classes.contains(.channel) ? .speakerWithManner : .speaker
    meaning.reason = isHeard ? .nameWithManner : .nameWithQualifier
    return meaning
  }

  private func mannerBeforeColon(
    _ name: Range<Int>,
    _ shape: LetterShape,
    _ remark: Range<Int>?
  ) -> LabelMeaning? {
    let classes = phrase.classes
    guard !classes.isDisjoint(with: [.manner, .language, .channel, .singing]) else { return nil }
    let last = phrase.words.last?.classes ?? []
    if last.contains(.role), !classes.contains(.preposition),
      !classes.contains(.manner)
        || phrase.words.count > 1 && last.isDisjoint(with: [.manner, .voice])
    {
      return nil
    }
    if isDevice { return LabelMeaning(.manner, .wordForManner, name) }
    if let leading = leadingName() {
      if !classes.isDisjoint(with: [.manner, .language, .singing]) {
        return LabelMeaning(.speakerWithManner, .nameWithManner, leading)
      }
      if classes.contains(.preposition) || shape.isAllCapitals {
        return LabelMeaning(.speaker, .nameWithChannel, name)
      }
    }
    let known: WordClass = [
      .manner, .language, .channel, .preposition, .determiner, .mannerEnding, .singing,
    ]
    let strangers = phrase.words.count { $0.classes.isDisjoint(with: known) }
    guard strangers == 0 || strangers == 1 && shape.isAllCapitals && phrase.words.count > 1 else {
      return nil
    }
    return LabelMeaning(.manner, .wordForManner, name)
  }

  /// Whether a role is the last word, or the first before a name: a verb of saying is neither.
  private func endsAsRole(_ words: ArraySlice<LabelPhrase.Word>) -> Bool {
    guard let last = words.last else { return false }
    if !last.classes.isDisjoint(with: [.role, .group]) || last.isNumber || last.isCapitalized {
      return true
    }
    return words.dropFirst().contains { $0.classes.contains(.preposition) }
  }

  /// Whether a text begins with a letter of a script without capitals, or with a number.
  private func beginsUncased(_ text: Range<Int>) -> Bool {
    let first = LetterCase(utf8.scalar(at: text.lowerBound).value)
    return first == .uncased || first == .none
  }

  private func speakerBeforeColon(
    _ name: Range<Int>,
    _ shape: LetterShape,
    _ after: ColonRest,
    _ last: LabelPhrase.Word
  ) -> LabelMeaning? {
    let words = phrase.words[...]
    let next = after.next
    let continues = after.continues
    let isSentence = after.isSentence
    if isRole(words), words.first?.isCapitalized == true || beginsUncased(name) {
      guard !continues || isSentence && shape.isAllCapitals else { return nil }
      guard shape.isAllCapitals || beginsUncased(name) || next != .quotation && endsAsRole(words)
      else {
        return nil
      }
      guard next != .nothing || shape.isAllCapitals || words.count == 1 else { return nil }
      return LabelMeaning(.speaker, .wordForRole, name)
    }
    if !shape.isCased {
      guard next != .nothing, next != .quotation || words[0].isSpaceless == false,
        shape.digits == 0, words.count <= 3,
        shape.characters <= (words[0].isSpaceless ? 8 : 14)
      else { return nil }
      return LabelMeaning(.speaker, .shortBeforeColon, name)
    }
    let first = words.first
    if first?.classes.contains(.determiner) == true, !shape.isAllCapitals { return nil }
    if words.dropLast().contains(where: \.isNumber) { return nil }
    guard isName(words) else { return nil }
    if shape.isAllCapitals {
      if next == .nothing {
        guard words.count <= 2, shape.digits == 0 else { return nil }
        return LabelMeaning(.speaker, .capitalsAlone, name)
      }
      guard words.count <= 4, !continues || isSentence else { return nil }
      return LabelMeaning(.speaker, .capitalsBeforeColon, name)
    }
    // A digit in mixed case is a score, a chapter or a step.
    guard shape.digits == 0, !continues, next != .nothing, next != .quotation, words.count <= 3
    else {
      return nil
    }
    return LabelMeaning(.speaker, .nameBeforeColon, name)
  }
}
