import CaptionModel

/// Decides what the text of a label means: by form first, by its words second.
struct LabelJudge {
  var utf8: CaptionText.UTF8View
  let languages: LabelLanguages
  var phrase = LabelPhrase()
  private(set) var memory = LabelMemory()

  init(_ utf8: CaptionText.UTF8View, _ languages: LabelLanguages) {
    self.utf8 = utf8
    self.languages = languages
  }

  /// What a text in brackets means.
  mutating func meaning(of content: Range<Int>, at place: LabelPlace) -> LabelMeaning {
    remembered(content, place.bits) { $0.read(content, at: place) }
  }

  /// What a text in brackets or between asterisks means, with its words left in ``phrase`` if it is
  /// neither empty nor music signs.
  mutating func read(_ content: Range<Int>, at place: LabelPlace) -> LabelMeaning {
    let shape = LetterShape(utf8, content)
    if shape.letters == 0 {
      return shape.hasMusicSign
        ? LabelMeaning(.music, .musicSignAlone, content)
        : LabelMeaning(.words, .noLabel, content)
    }
    if shape.hasMusicSign { return LabelMeaning(.music, .descriptionBesideMusicSign, content) }
    phrase.read(utf8, content, languages)
    guard !phrase.words.isEmpty, !phrase.isLong else {
      return LabelMeaning(.words, .noLabel, content)
    }
    if !shape.isCased, !place.afterWords, !place.hasWordsAfter, isUncasedCard(content) {
      return LabelMeaning(.notice, .card, content)
    }
    // What a sign, a screen or a letter says may be a sentence.
    if let sign = quotedSign(content, place) { return sign }
    if isSpoken(shape, content, place) { return LabelMeaning(.words, .noLabel, content) }
    if let notice = notice(shape, content, place) { return notice }
    if let qualified = qualified(content, place) { return qualified }
    return plain(shape, content, place)
  }

  /// What a label means, found out only where it has not been before.
  ///
  /// - Parameters:
  ///   - circumstances: All that the meaning depends on but the label's text.
  ///   - read: Finds it out, by the label's text and these alone.
  @inline(__always)
  mutating func remembered(
    _ label: Range<Int>,
    _ circumstances: UInt32,
    _ read: (inout LabelJudge) -> LabelMeaning
  ) -> LabelMeaning {
    guard let hash = LabelMemory.hash(utf8, label, circumstances) else { return read(&self) }
    if let known = memory.meaning(hash, at: label.lowerBound) { return known }
    let meaning = read(&self)
    memory.keep(meaning, hash, at: label.lowerBound)
    return meaning
  }

  // MARK: Spoken text in brackets

  /// Whether the brackets are punctuation around words that are said.
  private func isSpoken(_ shape: LetterShape, _ content: Range<Int>, _ place: LabelPlace) -> Bool {
    let classes = phrase.classes
    let isLabel = !classes.isDisjoint(with: WordClass.labelling)
    let isSentence = classes.contains(.speech)
    if place.afterWords { return isAside(shape, place) }
    if !shape.isCased {
      if isLabel {
        // Without spaces a sentence is one word, and longer than what names a sound.
        let isSpaceless = phrase.words[0].isSpaceless
        let isLong = isSpaceless ? shape.letters >= 8 : phrase.words.count > 2
        if isSentence, shape.endsSentence, isLong { return true }
        // Only feelings are words of sentences as often as of labels.
        return isSentence && place.isRound && isSpaceless && shape.letters >= 5
          && classes.isDisjoint(with: [.sound, .music, .singing, .language, .channel, .role])
          && !endsAsManner(content)
      }
      if !place.isRound { return isSentence && shape.endsSentence }
      return isSentence || shape.endsSentence || shape.hasClauseMarks
        || endsAsJapaneseVerb(shape, content)
    }
    let count = phrase.words.count
    if isSentence, count >= 3, !shape.isAllCapitals {
      // "laughs at what he said" begins as a description does.
      let begins = phrase.words[0].classes
      if begins.isDisjoint(with: [.sound, .manner, .music, .notName]) {
        return place.isRound || shape.endsSentence || !isLabel
      }
    }
    guard place.isRound else {
      return isSentence && !isLabel && count >= 2 && !shape.isAllCapitals
        || classes.contains(.notName) && count == 1 && !isLabel && shape.isEditorial
    }
    if shape.endsSentence || place.beforeStop {
      if !isLabel { return !isName(phrase.words[...]) || shape.endsStrongly || place.beforeStop }
      return isSentence || shape.endsStrongly && !classes.contains(.sound)
    }
    if isSentence { return !isLabel && (count >= 2 || !place.hasWordsAfter) }
    if isLabel || classes.contains(.role) { return false }
    return !shape.isAllCapitals && (count >= 6 || shape.hasClauseMarks && count >= 4)
  }

  /// Whether a text ends as Japanese and Chinese words for a manner do.
  private func endsAsManner(_ content: Range<Int>) -> Bool {
    guard content.count >= 3 else { return false }
    switch utf8.scalar(at: content.upperBound - 3).value {
    // で に て ら 地 着 著 声 聲 道
    case 0x3067, 0x306B, 0x3066, 0x3089, 0x5730, 0x7740, 0x8457, 0x58F0, 0x8072, 0x9053: return true
    default: return false
    }
  }

  /// Whether a text is longer than a name and ends in hiragana, as sentences do and nouns do not.
  private func endsAsJapaneseVerb(_ shape: LetterShape, _ content: Range<Int>) -> Bool {
    guard shape.letters >= 5, phrase.classes.isDisjoint(with: [.role, .group]),
      content.count >= 3
    else { return false }
    return (0x3041...0x3096).contains(utf8.scalar(at: content.upperBound - 3).value)
  }

  /// Whether brackets behind words hold an aside, a number or an editor's word.
  private func isAside(_ shape: LetterShape, _ place: LabelPlace) -> Bool {
    let classes = phrase.classes
    if classes.contains(.speech) { return true }
    let isNoise = !classes.isDisjoint(with: [.sound, .music, .singing])
    if isNoise { return false }
    if place.isRound {
      if classes.isDisjoint(with: [.manner, .language, .channel]) { return true }
      return !(place.afterSentence || shape.isAllCapitals)
    }
    if !classes.isDisjoint(with: WordClass.labelling) { return false }
    if phrase.words.count == 1, !classes.isDisjoint(with: [.determiner, .preposition, .notName]) {
      return true
    }
    if classes.contains(.determiner), !place.afterSentence { return true }
    // Somebody else who begins to speak in the same line.
    if shape.isName || classes.contains(.role) {
      return !(place.afterSentence && place.wordsFollow)
    }
    // Several words inside a sentence are an editor's.
    let isRemark = phrase.words[0].classes.contains(.preposition)
    return isRemark || !place.afterSentence && phrase.words.count > 1 || shape.digits > 0
      || shape.isEditorial
  }

  // MARK: Notices

  private func notice(
    _ shape: LetterShape,
    _ content: Range<Int>,
    _ place: LabelPlace
  ) -> LabelMeaning? {
    let first = phrase.words[0].classes
    if first.contains(.credit), first.isDisjoint(with: [.manner, .sound, .music]),
      !place.hasWordsAfter || phrase.words.count > 1
    {
      return LabelMeaning(.notice, .credit, content)
    }
    guard phrase.classes.contains(.sign), shape.isAllCapitals || !shape.isCased,
      !place.wordsFollow, isSign(phrase.words[...])
    else { return nil }
    return LabelMeaning(.notice, .sign, content)
  }

  /// What is written in the picture, behind the word for where: `[SIGN: KEEP OUT]`.
  private func quotedSign(_ content: Range<Int>, _ place: LabelPlace) -> LabelMeaning? {
    guard phrase.classes.contains(.sign), !place.afterWords,
      let colon = firstColon(content)
    else { return nil }
    let head = phrase.words.prefix { $0.range.lowerBound < colon }
    guard head.count < phrase.words.count, isSign(head) else { return nil }
    return LabelMeaning(.notice, .sign, content)
  }

  /// Whether words name what is written in the picture and nothing that is heard.
  private func isSign(_ words: ArraySlice<LabelPhrase.Word>) -> Bool {
    words.contains { $0.classes.contains(.sign) }
      && words.allSatisfy { $0.classes.isDisjoint(with: [.sound, .music, .manner]) }
  }

  private func firstColon(_ content: Range<Int>) -> Int? {
    var index = content.lowerBound
    while index < content.upperBound {
      let (scalar, length) = utf8.scalar(at: index)
      if scalar == 0x3A || scalar == 0xFF1A { return index }
      index += length
    }
    return nil
  }

  // MARK: Qualifiers

  /// A name with a remark behind a comma or in parentheses.
  private func qualified(_ content: Range<Int>, _ place: LabelPlace) -> LabelMeaning? {
    guard let cut = qualifierStart(content) else { return nil }
    let head = utf8.trimmed(content.lowerBound..<cut)
    let inHead = phrase.words.prefix { $0.range.lowerBound < cut }
    let rest = phrase.words.dropFirst(inHead.count)
    guard !head.isEmpty, !rest.isEmpty, isName(inHead) || isRole(inHead) else { return nil }
    var classes: WordClass = []
    for word in rest { classes.formUnion(word.classes) }
    if !classes.isDisjoint(with: [.manner, .singing]) {
      return LabelMeaning(.speakerWithManner, .nameWithManner, head)
    }
    if classes.contains(.sound), !place.hasWordsAfter {
      return LabelMeaning(.sound, .wordForSound, content)
    }
    guard place.hasWordsAfter || !classes.isDisjoint(with: [.language, .channel]) else {
      return nil
    }
    let areNames = utf8[cut] != 0x28 && (isName(rest) || isRole(rest))
    return LabelMeaning(.speaker, .nameWithQualifier, areNames ? content : head)
  }

  /// Where a comma or an opening parenthesis begins a remark.
  private func qualifierStart(_ content: Range<Int>) -> Int? {
    var index = content.lowerBound
    while index < content.upperBound {
      let (scalar, length) = utf8.scalar(at: index)
      switch scalar {
      case 0x2C, 0x28, 0xFF08, 0xFF0C, 0x60C, 0x3001:
        return index > content.lowerBound ? index : nil
      default: index += length
      }
    }
    return nil
  }
}
