/// Labels without a qualifier: by their words, then by their form.
extension LabelJudge {
  /// What a label means that is neither spoken nor a notice nor qualified.
  func plain(
    _ shape: LetterShape,
    _ content: Range<Int>,
    _ place: LabelPlace
  ) -> LabelMeaning {
    let words = phrase.words[...]
    let classes = phrase.classes
    let last = words.last?.classes ?? []
    let first = words.first?.classes ?? []
    let isQuotedTitle = shape.hasQuotation && classes.contains(.playing)
    if classes.contains(.music) || isQuotedTitle {
      if place.wordsFollow, last.contains(.role), !last.contains(.music), words.count > 1 {
        return speaker(shape, content, place)
      }
      return LabelMeaning(.music, .wordForMusic, content)
    }
    if classes.contains(.singing) {
      let name = leadingName()
      if place.hasWordsAfter, let name {
        return LabelMeaning(.speakerWithManner, .nameWithManner, name)
      }
      return place.hasWordsAfter
        ? LabelMeaning(.manner, .wordForManner, content)
        : LabelMeaning(.music, .wordForMusic, content)
    }
    if let manner = manner(content, place, first) { return manner }
    // Somebody without a name, with an adjective or two.
    if place.hasWordsAfter, isRole(words) { return speaker(shape, content, place) }
    if classes.contains(.sound) { return LabelMeaning(.sound, .wordForSound, content) }
    if classes.contains(.group), !place.hasWordsAfter {
      return LabelMeaning(.sound, .wordForSound, content)
    }
    if isRole(words) { return speaker(shape, content, place) }
    return unlisted(shape, content, place)
  }

  private func speaker(
    _ shape: LetterShape,
    _ content: Range<Int>,
    _ place: LabelPlace
  ) -> LabelMeaning {
    LabelMeaning(.speaker, .wordForRole, content)
  }

  /// A label that tells how, in which language or through what the words are said.
  private func manner(
    _ content: Range<Int>,
    _ place: LabelPlace,
    _ first: WordClass
  ) -> LabelMeaning? {
    let classes = phrase.classes
    guard !classes.isDisjoint(with: [.manner, .language, .channel]) else { return nil }
    let last = phrase.words.last?.classes ?? []
    if last.contains(.role), phrase.words.count > 1, place.hasWordsAfter,
      classes.isDisjoint(with: [.manner, .preposition])
    {
      return LabelMeaning(.speaker, .wordForRole, content)
    }
    let soundsToo = phrase.words.contains {
      $0.classes.contains(.sound) && $0.classes.isDisjoint(with: [.manner, .channel])
    }
    if soundsToo, !(first.contains(.preposition) && place.hasWordsAfter) {
      return LabelMeaning(.sound, .wordForSound, content)
    }
    // A crowd, an animal or a thing that is heard while nobody's words are shown.
    if !place.hasWordsAfter, classes.contains(.manner), isHeard(first) {
      return LabelMeaning(.sound, .wordForSound, content)
    }
    if let name = leadingName() {
      // Somebody without a name who shouts is heard; whose words are shown is a speaker.
      let hasName = phrase.words.contains {
        $0.range.lowerBound < name.upperBound && $0.classes.isDisjoint(with: [.role, .determiner])
          && !$0.isNumber
      }
      if !place.hasWordsAfter, !hasName, classes.isDisjoint(with: [.language, .channel]) {
        return LabelMeaning(.sound, .wordForSound, content)
      }
      if classes.contains(.manner) || classes.contains(.language) {
        return LabelMeaning(.speakerWithManner, .nameWithManner, name)
      }
      if classes.contains(.preposition) || phrase.words.count > 1 {
        return LabelMeaning(.speaker, .nameWithChannel, content)
      }
    }
    if classes.isDisjoint(with: [.manner, .language, .preposition]), !place.hasWordsAfter,
      phrase.words.count == 1, !phrase.words[0].isSpaceless
    {
      // A device alone is heard by itself.
      return LabelMeaning(.sound, .wordForSound, content)
    }
    return LabelMeaning(.manner, .wordForManner, content)
  }

  /// Whether a phrase begins with a crowd or with something that is nobody.
  private func isHeard(_ first: WordClass) -> Bool {
    if first.contains(.group) { return true }
    guard phrase.words.count > 1, let word = phrase.words.first else { return false }
    return first.isEmpty && !word.isCapitalized && !word.isSpaceless
      && LetterCase(utf8.scalar(at: word.range.lowerBound).value) == .small
  }

  /// The name or role with which a label begins, before what it tells of the voice.
  func leadingName() -> Range<Int>? {
    var count = 0
    for word in phrase.words {
      let classes = word.classes
      if !classes.isDisjoint(with: [.manner, .language, .channel, .singing, .preposition, .sound]),
        !(classes.contains(.role) && !classes.contains(.manner))
      {
        break
      }
      count += 1
    }
    guard count > 0, count < phrase.words.count else { return nil }
    // A muffled voice is nobody, a voice on the radio somebody.
    let next = phrase.words[count].classes
    if phrase.words[..<count].allSatisfy({ $0.classes.contains(.voice) }), next.contains(.manner) {
      return nil
    }
    let words = phrase.words[..<count]
    guard isName(words) || isRole(words) else { return nil }
    // An article or a number alone is nobody.
    guard words.contains(where: { !$0.classes.contains(.determiner) && !$0.isNumber }) else {
      return nil
    }
    let lower = words[0].range.lowerBound
    let upper = words[count - 1].range.upperBound
    return lower..<upper
  }

  /// What no list tells is told by form.
  private func unlisted(
    _ shape: LetterShape,
    _ content: Range<Int>,
    _ place: LabelPlace
  ) -> LabelMeaning {
    let words = phrase.words[...]
    if !shape.isCased {
      let isShort = words.count <= 2 && shape.letters <= (words[0].isSpaceless ? 6 : 16)
      if place.hasWordsAfter, isShort {
        return LabelMeaning(.speaker, .shortInBrackets, content)
      }
      if words[0].isSpaceless, place.isRound, shape.letters <= 4 {
        return LabelMeaning(.speaker, .shortInBrackets, content)
      }
      return LabelMeaning(.sound, .bracketAlone, content)
    }
    if place.hasWordsAfter {
      let first = words[0].classes
      if first.contains(.mannerEnding), !isName(words) || words.count > 1 || shape.isAllCapitals {
        return LabelMeaning(.manner, .formOfManner, content)
      }
      if first.contains(.preposition), words.count > 1,
        shape.isAllCapitals || !words[0].isCapitalized
      {
        return LabelMeaning(.manner, .formOfManner, content)
      }
      if isName(words), !isVerbPhrase(shape) {
        let reason: TextPart.Reason =
          shape.isAllCapitals
          ? .capitalsInBrackets : place.isRound ? .nameInParentheses : .nameInSquareBrackets
        return LabelMeaning(.speaker, reason, content)
      }
      if first.contains(.mannerEnding) { return LabelMeaning(.manner, .formOfManner, content) }
      return LabelMeaning(.sound, .bracketBesideWords, content)
    }
    if place.afterWords { return LabelMeaning(.sound, .bracketBesideWords, content) }
    if phrase.classes.contains(.when), !place.isRound {
      return LabelMeaning(.notice, .card, content)
    }
    if shape.isAllCapitals { return LabelMeaning(.sound, .capitalsInBracketsAlone, content) }
    return LabelMeaning(.sound, shape.isName ? .nameInBracketsAlone : .bracketAlone, content)
  }

  /// Capitals of which the last are an English verb: `KETTLE WHISTLES`.
  func isVerbPhrase(_ shape: LetterShape) -> Bool {
    let english = languages.lexicon.languages(of: "en") ?? 0
    guard shape.isAllCapitals, phrase.words.count >= 2, let last = phrase.words.last,
      phrase.words.first?.isNumber == false, languages.main & english != 0
    else { return false }
    let bytes = utf8[last.range]
    guard bytes.count >= 4, bytes.last == 0x53 else { return false }
    let before = bytes[bytes.endIndex - 2]
    return before != 0x53 && before != 0x27
  }
}
