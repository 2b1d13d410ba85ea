/// What could be a name, and what names somebody by role.
extension LabelJudge {
  /// Whether words could be a name: each with a capital, none that no name holds.
  func isName(_ words: ArraySlice<LabelPhrase.Word>) -> Bool {
    guard let first = words.first, words.count <= 5 else { return false }
    guard !first.isNumber else { return false }
    var capitals = 0
    for word in words {
      if !word.classes.isDisjoint(with: [.speech, .notName, .when]), !word.classes.contains(.role) {
        return false
      }
      if word.isCapitalized || word.isNumber || word.isSpaceless {
        capitals += 1
      } else if word.classes.isDisjoint(with: [.determiner, .and, .preposition]),
        !isParticle(word)
      {
        return false
      }
    }
    return capitals > 0 && first.isCapitalized
  }

  /// Whether a text with a colon behind it could be a name.
  mutating func couldBeName(_ text: Range<Int>) -> Bool {
    phrase.read(utf8, text, languages)
    return !phrase.classes.contains(.notName) && isName(phrase.words[...])
  }

  /// Small words inside names: `de`, `van der`, `bin`.
  private func isParticle(_ word: LabelPhrase.Word) -> Bool {
    switch Array(utf8[word.range]) {
    case [0x64, 0x65], [0x64, 0x69], [0x64, 0x61], [0x64, 0x6F], [0x64, 0x75], [0x6C, 0x61],
      [0x6C, 0x65], [0x76, 0x61, 0x6E], [0x76, 0x6F, 0x6E], [0x64, 0x65, 0x72], [0x64, 0x65, 0x6E],
      [0x64, 0x65, 0x6C], [0x64, 0x6F, 0x73], [0x62, 0x69, 0x6E], [0x61, 0x6C], [0x79], [0x65],
      [0x7A, 0x75], [0x61, 0x66], [0x61, 0x76]:
      true
    default: false
    }
  }

  /// Whether words name somebody by role, age or kind, with few other words.
  func isRole(_ words: ArraySlice<LabelPhrase.Word>) -> Bool {
    guard let first = words.first, let last = words.last, words.count <= 5,
      !first.classes.contains(.preposition)
    else { return false }
    var others = 0
    var roles = 0
    for word in words {
      let classes = word.classes
      if classes.contains(.speech), !classes.contains(.role) { return false }
      if !classes.isDisjoint(with: [.role, .group]) {
        roles += 1
      } else if !word.isNumber, classes.isDisjoint(with: [.determiner, .and, .preposition]) {
        if !classes.isDisjoint(with: [.sound, .manner, .music, .singing, .playing]) {
          return false
        }
        // Somebody who is doing something is heard: `baby cooing`.
        if roles > 0, isParticiple(word) { return false }
        others += 1
      }
    }
    guard roles > 0, others <= 2 else { return false }
    if others == 0 { return true }
    // With another word, the noun stands at an end: before its number, or first in Romance
    // languages.
    let end = last.isNumber || isSingleLetter(last) ? words.dropLast().last ?? last : last
    return !end.classes.isDisjoint(with: [.role, .group])
      || !first.classes.isDisjoint(with: [.role, .group])
  }

  /// Whether a word in small letters ends as English participles do.
  private func isParticiple(_ word: LabelPhrase.Word) -> Bool {
    let english = languages.lexicon.languages(of: "en") ?? 0
    return languages.main & english != 0 && !word.isCapitalized && word.range.count >= 6
      && utf8[word.range].suffix(3).elementsEqual([0x69, 0x6E, 0x67])
  }

  /// Whether a word is one letter that tells one of many from another, full-width ones too.
  private func isSingleLetter(_ word: LabelPhrase.Word) -> Bool {
    word.range.count == 1 || word.range.count == 3 && word.isCapitalized
  }
}
