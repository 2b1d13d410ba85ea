import CaptionModel

extension LabelJudge {
  /// What a line means that is all in capitals, without brackets or colon.
  ///
  /// - Parameters:
  ///   - line: The line, without white space at its ends.
  ///   - wordsFollow: Whether a line with small letters follows.
  mutating func meaning(ofCapitals line: Range<Int>, wordsFollow: Bool) -> LabelMeaning? {
    let (name, remark) = splitRemark(line)
    let shape = LetterShape(utf8, name)
    guard shape.isAllCapitals, shape.letters >= 2, !shape.hasQuotation else { return nil }
    phrase.read(utf8, name, languages)
    guard let first = phrase.words.first, !phrase.isLong else { return nil }
    let classes = phrase.classes
    let words = phrase.words[...]
    if isSceneHeading(line) { return LabelMeaning(.notice, .card, line) }
    guard !classes.contains(.speech) || isCard else { return nil }
    let isNoise = !classes.isDisjoint(with: [.sound, .music, .singing])
    if wordsFollow, !isNoise, !shape.endsSentence, shape.characters <= 30,
      classes.isDisjoint(with: [.manner, .language, .when, .sign]),
      isName(words) && words.count <= 3 || isRole(words)
    {
      return LabelMeaning(.speaker, .capitalsAboveWords, name)
    }
    guard remark == nil, !shape.endsStrongly, words.count <= 9 else { return nil }
    if isCard, !classes.contains(.sound) { return LabelMeaning(.notice, .card, line) }
    if classes.contains(.sign), !isNoise, !shape.endsSentence,
      words.count <= (first.classes.contains(.sign) ? 6 : 4)
    {
      return LabelMeaning(.notice, .sign, line)
    }
    if classes.contains(.music) || classes.contains(.singing) {
      return LabelMeaning(.music, .wordForMusic, line)
    }
    // Places stand beside commas, sounds do not.
    if classes.contains(.sound), !shape.hasClauseMarks {
      return LabelMeaning(.sound, .capitalsForSound, line)
    }
    if isPlaceInPlace(line, shape) { return LabelMeaning(.notice, .card, line) }
    if !shape.endsSentence, words.count == 2, isVerbPhrase(shape),
      first.classes.isDisjoint(with: [.notName, .when, .preposition])
    {
      return LabelMeaning(.sound, .capitalsForSound, line)
    }
    return nil
  }

  /// Whether the phrase is a card: a time, a chapter, a place with a year.
  private var isCard: Bool {
    guard phrase.words.count <= 7 else { return false }
    let isTime = phrase.classes.contains(.when)
    let hasYear = phrase.words.contains { word in
      word.isNumber && word.range.count == 4
        && (utf8[word.range].first == 0x31 || utf8[word.range].first == 0x32)
    }
    if phrase.classes.contains(.speech) { return false }
    return isTime || hasYear
  }

  private func splitRemark(_ line: Range<Int>) -> (name: Range<Int>, remark: Range<Int>?) {
    guard utf8[line].last == 0x29, let open = utf8[line].firstIndex(of: 0x28),
      open > line.lowerBound
    else { return (line, nil) }
    return (utf8.trimmed(line.lowerBound..<open), open + 1..<line.upperBound - 1)
  }

  /// Whether a cue is nothing but a notice: a credit, an address, a place and a year.
  ///
  /// - Parameter marks: What the text holds.
  mutating func notice(in text: Range<Int>, _ marks: TextMarks) -> TextPart.Reason? {
    guard !text.isEmpty, text.count <= 400 else { return nil }
    let mayHoldAddress = !marks.isDisjoint(with: [.address, .colon, .worldWideWeb])
    if mayHoldAddress, holdsAddress(text) {
      phrase.read(utf8, text, languages)
      if phrase.words.count <= 8,
        !phrase.classes.contains(.speech) || !utf8[text].contains(0x20)
      {
        return .address
      }
    }
    if text.count <= 72, marks.isDisjoint(with: [.smallLetters, .capitals]) {
      if mayBeUncasedCard(text) {
        phrase.read(utf8, text, languages)
        if isUncasedCard(text) { return .card }
      }
      guard mayBeginUncasedCredit(text) || utf8[text.upperBound - 1].isASCIIDigit else {
        return nil
      }
    }
    // The first words tell whether the rest is worth a look.
    let start = text.lowerBound..<secondSpace(text)
    phrase.read(utf8, start, languages)
    let mayBeCredit = phrase.words.first?.classes.contains(.credit) == true
    guard mayBeCredit || utf8[text.upperBound - 1].isASCIIDigit else { return nil }
    phrase.read(utf8, text, languages)
    guard let first = phrase.words.first, !phrase.isLong else { return nil }
    let shape = LetterShape(utf8, text)
    if isCredit(first, shape, text) { return .credit }
    if endsWithYear(text, shape), !phrase.classes.contains(.speech), phrase.words.count <= 6 {
      return .card
    }
    return nil
  }

  /// Where the second word ends, or a bit later.
  private func secondSpace(_ text: Range<Int>) -> Int {
    var spaces = 0
    var index = text.lowerBound
    let end = min(text.upperBound, text.lowerBound + 40)
    while index < end {
      if utf8[index] <= 0x20 {
        spaces += 1
        if spaces == 2 { return index }
      }
      index += 1
    }
    return end
  }

  private func isCredit(
    _ first: LabelPhrase.Word,
    _ shape: LetterShape,
    _ text: Range<Int>
  ) -> Bool {
    guard first.classes.contains(.credit),
      first.isCapitalized || first.isSpaceless || !shape.isCased,
      !phrase.classes.contains(.speech), !shape.endsStrongly
    else { return false }
    if isByName(phrase.words.dropFirst()) { return true }
    guard !shape.endsSentence else { return false }
    let after = utf8.trimmed(first.range.upperBound..<text.upperBound)
    if !after.isEmpty, isColon(after.lowerBound) { return true }
    guard let next = phrase.words.dropFirst().first else { return false }
    if !next.classes.isDisjoint(with: [.preposition, .determiner, .credit]) { return true }
    return phrase.words.dropFirst().allSatisfy {
      $0.isCapitalized || $0.isNumber
        || !$0.classes.isDisjoint(with: [.credit, .preposition, .and])
    }
  }

  /// Whether a name follows a preposition, with one more word before it at most.
  ///
  /// So credits end: `by Ada Brook`, `sponsored by Tern & Co.`
  private func isByName(_ words: ArraySlice<LabelPhrase.Word>) -> Bool {
    guard
      let by = words.prefix(2).firstIndex(where: { $0.classes.contains(.preposition) }),
      words.index(after: by) < words.endIndex
    else { return false }
    let name = words[words.index(after: by)...]
    return name.allSatisfy {
      $0.isCapitalized || $0.isNumber || utf8[$0.range.lowerBound] == 0x26
        || !$0.classes.isDisjoint(with: [.and, .determiner])
    }
  }

  private func isColon(_ index: Int) -> Bool {
    let scalar = utf8.scalar(at: index).value
    return scalar == 0x3A || scalar == 0xFF1A
  }

  /// Whether a text is a name, a comma and a year: `Oslo, 1931`.
  private func endsWithYear(_ text: Range<Int>, _ shape: LetterShape) -> Bool {
    guard let last = phrase.words.last, last.isNumber, last.range.count == 4,
      last.range.upperBound == text.upperBound, phrase.words.count >= 2
    else { return false }
    let before = phrase.words[phrase.words.count - 2]
    guard utf8[before.range.upperBound..<last.range.lowerBound].contains(0x2C) else { return false }
    return phrase.words.dropLast().allSatisfy {
      $0.isCapitalized || $0.isNumber || $0.classes.contains(.when)
    }
  }

  /// Whether a text holds a web or mail address.
  private func holdsAddress(_ text: Range<Int>) -> Bool {
    var index = text.lowerBound
    while index + 3 < text.upperBound {
      if utf8[index] == 0x3A, utf8[index + 1] == 0x2F, utf8[index + 2] == 0x2F { return true }
      if utf8[index] == 0x77, utf8[index + 1] == 0x77, utf8[index + 2] == 0x77,
        utf8[index + 3] == 0x2E
      {
        return true
      }
      if utf8[index] == 0x2E || utf8[index] == 0x40, index > text.lowerBound,
        utf8[index - 1].isASCIILetter || utf8[index - 1].isASCIIDigit,
        isDomain(index + 1, text.upperBound)
      {
        return true
      }
      index += 1
    }
    return false
  }

  /// Whether small letters follow that end an address: `.org`, `.tv/`.
  private func isDomain(_ start: Int, _ end: Int) -> Bool {
    var index = start
    while index < end, utf8[index] &- 0x61 < 26 { index += 1 }
    guard (2...12).contains(index - start) else { return false }
    return index == end || utf8[index] == 0x2F || utf8[index] <= 0x20 || utf8[index] == 0x2E
  }
}
