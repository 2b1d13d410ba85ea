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
    let isMusic = words.contains {
      $0.classes.contains(.music) && !$0.classes.contains(.manner)
    }
    if isMusic || isQuotedTitle {
      if place.wordsFollow, last.contains(.role), !last.contains(.music), words.count > 1 {
        return speaker(shape, content, place)
      }
      return LabelMeaning(.music, .wordForMusic, content)
    }
    // Birds and the like sing as they sound.
    let isSoundSung = words.contains {
      $0.classes.contains(.sound) && !$0.classes.contains(.singing)
    }
    if classes.contains(.singing), !isSoundSung {
      let name = leadingName()
      if place.hasWordsAfter, let name {
        return LabelMeaning(.speakerWithManner, .nameWithManner, name)
      }
      return place.hasWordsAfter
        ? LabelMeaning(.manner, .wordForManner, content)
        : LabelMeaning(.music, .wordForMusic, content)
    }
    if isParted(.manner) { return LabelMeaning(.manner, .wordForManner, content) }
    // What somebody does who speaks, as a sigh may be.
    if place.hasWordsAfter, phrase.words.count > 1, classes.contains(.sound), endsAsKoreanClause {
      return LabelMeaning(.manner, .formOfManner, content)
    }
    if let manner = manner(content, place, first) { return manner }
    // Somebody without a name, with an adjective or two.
    if place.hasWordsAfter, isRole(words) { return speaker(shape, content, place) }
    if classes.contains(.sound) {
      // A voice through a door.
      if place.hasWordsAfter, first.contains(.preposition), words.count > 1,
        shape.isAllCapitals || words.first?.isCapitalized == false, !last.contains(.role)
      {
        return LabelMeaning(.manner, .formOfManner, content)
      }
      return LabelMeaning(.sound, .wordForSound, content)
    }
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
    // What is both a sound and a way to speak is a way to speak where words follow.
    if !place.hasWordsAfter, classes.contains(.sound),
      classes.isDisjoint(with: [.language, .channel]),
      phrase.words.allSatisfy({ !$0.classes.contains(.manner) || $0.classes.contains(.sound) })
    {
      return LabelMeaning(.sound, .wordForSound, content)
    }
    // Somebody who yells and says nothing is heard.
    if !place.hasWordsAfter, isVoiceWithAdverb {
      return LabelMeaning(.sound, .wordForSound, content)
    }
    if last.contains(.role), phrase.words.count > 1, place.hasWordsAfter,
      classes.isDisjoint(with: [.manner, .preposition])
    {
      return LabelMeaning(.speaker, .wordForRole, content)
    }
    // How somebody is, before who it is: `drunk man`.
    if last.contains(.role), last.isDisjoint(with: [.manner, .voice, .channel]),
      phrase.words.count > 1, place.hasWordsAfter, !classes.contains(.preposition)
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
    if isDevice { return LabelMeaning(.manner, .wordForManner, content) }
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
    if place.hasWordsAfter, let subject = koreanSubject() {
      return LabelMeaning(.speakerWithManner, .nameWithManner, subject)
    }
    if classes.isDisjoint(with: [.manner, .language, .preposition]), !place.hasWordsAfter,
      phrase.words.count == 1, !phrase.words[0].isSpaceless
    {
      // A device alone is heard by itself.
      return LabelMeaning(.sound, .wordForSound, content)
    }
    return LabelMeaning(.manner, .wordForManner, content)
  }

  /// Whether the first and the last word are a phrase of a class that a name parts, as separable verbs
  /// are: `doet Sanne na`.
  private func isParted(_ wanted: WordClass) -> Bool {
    let words = phrase.words
    guard (3...4).contains(words.count), let first = words.first, let last = words.last,
      words.dropFirst().dropLast().allSatisfy({ $0.isCapitalized && $0.classes.isEmpty })
    else { return false }
    var hash = WordHash()
    hash.add(first.range, of: utf8)
    hash.add(0x20)
    hash.add(last.range, of: utf8)
    return !languages.lexicon.phrase(hash, languages.main).isDisjoint(with: wanted)
  }

  /// Whether the words say in English what is done with the voice, and how: `yells indistinctly`.
  private var isVoiceWithAdverb: Bool {
    let english = languages.lexicon.languages(of: "en") ?? 0
    guard languages.main & english != 0, phrase.words.count > 1, let verb = phrase.words.first,
      verb.classes.contains(.manner), utf8[verb.range].last == 0x73, !verb.isCapitalized
    else { return false }
    return phrase.words.dropFirst().allSatisfy { isAdverb($0) || $0.classes.contains(.and) }
  }

  private func isAdverb(_ word: LabelPhrase.Word) -> Bool {
    !word.classes.isDisjoint(with: [.manner, .mannerEnding]) && utf8[word.range].count > 3
      && utf8[word.range].suffix(2).elementsEqual([0x6C, 0x79])
  }

  /// Whether the last word says in Korean what is done meanwhile: `쉬며`, `웃으면서`.
  private var endsAsKoreanClause: Bool {
    guard let word = phrase.words.last, word.range.count >= 6 else { return false }
    let end = word.range.upperBound
    let last = utf8.scalar(at: end - 3).value
    return last == 0xBA70
      || last == 0xC11C && utf8.scalar(at: end - 6).value == 0xBA74
  }

  /// Whether a role tells what kind of device is meant: `police radio`, `baby monitor`.
  var isDevice: Bool {
    guard phrase.words.count > 1, let last = phrase.words.last, last.classes.contains(.device)
    else { return false }
    return phrase.words.dropLast().allSatisfy {
      $0.classes.contains(.device) || $0.classes.contains(.role) && !$0.isNumber
    }
  }

  /// A Korean name before how its owner speaks, without the particle of subjects.
  private func koreanSubject() -> Range<Int>? {
    guard phrase.words.count > 1, phrase.words[1].classes.contains(.manner),
      let word = phrase.words.first, word.classes.isEmpty, word.range.count >= 9
    else { return nil }
    let end = word.range.upperBound - 3
    let particle = utf8.scalar(at: end).value
    // 가 이
    guard particle == 0xAC00 || particle == 0xC774 else { return nil }
    return word.range.lowerBound..<end
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
      if place.hasWordsAfter, isUncasedManner(content) {
        return LabelMeaning(.manner, .formOfManner, content)
      }
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
    if phrase.classes.contains(.when), !place.isRound || words.count > 1 && isTimeSpan(words) {
      return LabelMeaning(.notice, .card, content)
    }
    if shape.isAllCapitals { return LabelMeaning(.sound, .capitalsInBracketsAlone, content) }
    return LabelMeaning(.sound, shape.isName ? .nameInBracketsAlone : .bracketAlone, content)
  }

  /// Whether words end with one of a time and hold nothing that is heard: `three years later`.
  private func isTimeSpan(_ words: ArraySlice<LabelPhrase.Word>) -> Bool {
    words.count <= 4 && words.last?.classes.contains(.when) == true
      && words.allSatisfy {
        $0.classes.isDisjoint(with: [.role, .group, .notName]) || $0.classes.contains(.when)
      }
  }

  /// Whether a label in a script without capitals has the form of a manner: a preposition before
  /// other words, or the accusative of Arabic adverbs.
  private func isUncasedManner(_ content: Range<Int>) -> Bool {
    let words = phrase.words
    if words[0].classes.contains(.preposition), words.count > 1 { return true }
    guard words.count == 1, content.count >= 6 else { return false }
    let end = utf8[content].suffix(4)
    // Alif and the mark for -an, in either order.
    return end.elementsEqual([0xD8, 0xA7, 0xD9, 0x8B])
      || end.elementsEqual([0xD9, 0x8B, 0xD8, 0xA7])
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
