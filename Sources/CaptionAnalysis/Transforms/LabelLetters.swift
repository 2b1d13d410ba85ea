import CaptionModel

/// Writes labels in small letters or capitals, and knows which words keep their capital.
struct LabelLetters {
  /// How words are written that bear a capital inside a sentence, by their letters in capitals.
  private var proper: [String: String] = [:]
  /// Words that occur in small letters, by their letters in capitals.
  private var common: Set<String> = []
  private let languages: LabelLexicon.Languages

  init(_ track: Track, _ languages: LabelLexicon.Languages) {
    self.languages = languages
    for index in track.cues.indices {
      let utf8 = track.cues[index].text.utf8
      for name in track.cues[index].speakers { learn(name: name) }
      for part in track.parts(ofCue: index) {
        switch part.kind {
        case .speaker where part.confidence >= .likely:
          learn(name: utf8.oneLine(part.content))
        case .dialogue, .lyrics: learn(words: utf8.oneLine(part.content))
        default: break
        }
      }
    }
  }

  private mutating func learn(name: String) {
    for word in name.words where !isRole(word) {
      let key = word.uppercased()
      if word != key { proper[key] = word } else if proper[key] == nil { proper[key] = word.titled }
    }
  }

  private mutating func learn(words text: String) {
    var isInside = false
    for word in text.words {
      if word.first?.isLowercase == true {
        common.insert(word.uppercased())
      } else if isInside, word.first?.isUppercase == true,
        word.dropFirst().contains(where: \.isLowercase)
      {
        let key = word.uppercased()
        if proper[key] == nil || proper[key] == proper[key]?.uppercased().titled {
          proper[key] = word
        }
      }
      isInside = true
    }
  }

  private func isRole(_ word: String) -> Bool {
    var hash = WordHash()
    for letter in word.foldedLetters { hash.add(letter) }
    return !LabelLexicon.shared.exact(hash, languages).isDisjoint(with: [.role, .group, .manner])
  }

  /// The text in small letters, with the capitals of names.
  ///
  /// - Parameter isName: Whether the words are a name, as far as none is a word for a role.
  func small(_ text: String, isName: Bool = false) -> String {
    text.mappingWords { word in
      let key = word.uppercased()
      if let written = proper[key], isName || !common.contains(key) { return written }
      guard isName, !isRole(word) else { return word.lowercased() }
      return word == key ? word.titled : word
    }
  }

  /// A name that is in capitals only in the letters that it has elsewhere.
  func asWritten(name: String) -> String {
    name.contains(where: \.isLowercase) ? name : small(name, isName: true)
  }
}

extension String {
  /// The words, without punctuation at their ends.
  fileprivate var words: [String] {
    split(whereSeparator: { !$0.isPartOfWord }).map(String.init)
  }

  /// The word with one capital, and one behind each hyphen or apostrophe of a name.
  fileprivate var titled: String {
    var result = ""
    var isStart = true
    for character in self {
      result += isStart ? character.uppercased() : character.lowercased()
      isStart = character == "-" || (result.count == 2 && (character == "'" || character == "’"))
    }
    return result
  }

  fileprivate func mappingWords(_ change: (String) -> String) -> String {
    var result = ""
    var word = ""
    for character in self {
      if character.isPartOfWord {
        word.append(character)
      } else {
        if !word.isEmpty { result += change(word) }
        word = ""
        result.append(character)
      }
    }
    return word.isEmpty ? result : result + change(word)
  }
}

extension Character {
  fileprivate var isPartOfWord: Bool {
    isLetter || isNumber || self == "'" || self == "’" || self == "-"
  }
}
