import CaptionModel

/// Cards that give a place or a time, which neither brackets nor a year in capitals show.
extension LabelJudge {
  /// Whether the words in ``phrase`` are a card in a script without capitals: a time, as `3年後`, or
  /// a place and a year, as `서울, 1988년`.
  func isUncasedCard(_ text: Range<Int>) -> Bool {
    let shape = LetterShape(utf8, text)
    guard !shape.isCased, shape.letters > 0, shape.characters <= 24, !shape.endsSentence,
      !shape.hasQuotation, (1...5).contains(phrase.words.count),
      !phrase.classes.contains(.speech)
    else { return false }
    return isTime(shape) || isPlaceWithYear()
  }

  /// A quick look that tells most texts in scripts without capitals from cards.
  mutating func mayBeUncasedCard(_ text: Range<Int>) -> Bool {
    guard !LetterShape.endsSentence(utf8, text), let first = phrase.firstWord(utf8, text) else {
      return false
    }
    // A run without spaces is a time by itself, unless there is a year somewhere.
    return !first.isSpaceless || utf8[text].contains(where: \.isASCIIDigit)
      || isTimeWithoutSpaces(first.range)
  }

  /// A quick look at the first word of a text in a script without capitals: whether the lists may
  /// hold it among the words with which credits begin.
  mutating func mayBeginUncasedCredit(_ text: Range<Int>) -> Bool {
    if let first = firstLetter(of: text), LabelFolding.isSpaceless(first.letter) {
      return holdsCreditLetters(first.index..<text.upperBound)
    }
    guard let word = phrase.firstWord(utf8, text) else { return false }
    // The signs for rights are words of their own, and parts of words may be listed by themselves.
    guard !word.isSpaceless, utf8.scalar(at: word.range.lowerBound).value >= 0x300,
      !utf8[word.range].contains(where: { $0 == 0x27 || $0 == 0x2D })
    else { return true }
    return phrase.holdsLetters(most: 3) { languages.lexicon.mayBeginCredit($0, $1) }
  }

  /// The first letter of a text; nil where a sign comes before it that may be a word or belong to one.
  private func firstLetter(of text: Range<Int>) -> (letter: UInt32, index: Int)? {
    var index = text.lowerBound
    while index < text.upperBound {
      let (scalar, length) = utf8.scalar(at: index)
      let letter = LabelFolding.fold(scalar)
      if LabelFolding.isLetter(letter), letter != 0 { return (scalar, index) }
      if letter == 0 || letter == 0x26 || letter == 0xA9 || letter == 0xAE { return nil }
      index += length
    }
    return nil
  }

  /// Whether a run without spaces, at the beginning of a range, may hold a word with which credits
  /// begin.
  private func holdsCreditLetters(_ range: Range<Int>) -> Bool {
    var before: UInt32 = 0
    var index = range.lowerBound
    while index < range.upperBound {
      let (scalar, length) = utf8.scalar(at: index)
      guard LabelFolding.isSpaceless(scalar) else {
        // Marks belong to the word, and signs between letters may do so.
        let next = index + length
        let sign = LabelFolding.fold(scalar)
        if sign == 0
          || sign < 0x80 && next < range.upperBound
            && LabelFolding.isLetter(LabelFolding.fold(utf8.scalar(at: next).value))
        {
          return true
        }
        break
      }
      if before != 0, languages.lexicon.mayBeginCredit(before, scalar) { return true }
      before = scalar
      index += length
    }
    return before != 0 && languages.lexicon.mayBeginCredit(before, 0)
  }

  /// Whether every word is one of a time, with at least one that only cards or dates have.
  private func isTime(_ shape: LetterShape) -> Bool {
    guard shape.letters + shape.digits >= 2 else { return false }
    var found = false
    for word in phrase.words {
      if word.isSpaceless {
        guard isTimeWithoutSpaces(word.range) else { return false }
        found = true
      } else if word.classes.contains(.when) {
        found = true
      } else if !word.isNumber {
        return false
      }
    }
    return found && (phrase.words.count > 1 || phrase.words[0].isSpaceless)
  }

  /// Whether a run without spaces is a listed time, with or without a number before it.
  private func isTimeWithoutSpaces(_ range: Range<Int>) -> Bool {
    var index = range.lowerBound
    while index < range.upperBound {
      var hash = WordHash()
      var next = index
      while next < range.upperBound {
        let (scalar, length) = utf8.scalar(at: next)
        hash.add(LabelFolding.fold(scalar))
        next += length
      }
      if languages.lexicon.inside(hash, languages.spaceless).contains(.when) { return true }
      let (scalar, length) = utf8.scalar(at: index)
      guard Self.isNumeral(scalar) else { return false }
      index += length
    }
    return false
  }

  /// Whether a Han character counts, `数` and `几` among them.
  private static func isNumeral(_ scalar: UInt32) -> Bool {
    switch scalar {
    // 一 七 三 两 九 二 五 八 六 兩 几 十 半 四 千 幾 数 數 百 零 〇
    case 0x4E00, 0x4E03, 0x4E09, 0x4E24, 0x4E5D, 0x4E8C, 0x4E94, 0x516B, 0x516D, 0x5169, 0x51E0,
      0x5341, 0x534A, 0x56DB, 0x5343, 0x5E7E, 0x6570, 0x6578, 0x767E, 0x96F6, 0x3007:
      true
    default: false
    }
  }

  /// Whether the words are a place and, apart from it, a year.
  private func isPlaceWithYear() -> Bool {
    let words = phrase.words
    guard (2...4).contains(words.count), let year = words.firstIndex(where: isYear) else {
      return false
    }
    // The sign for years may be a word of its own; with more behind it, a sentence goes on.
    var after = year + 1
    if after < words.count, words[after].isSpaceless,
      words[after].range.lowerBound == words[year].range.upperBound
    {
      guard words[after].range.count == 3,
        utf8.scalar(at: words[after].range.lowerBound).value == 0x5E74
      else { return false }
      after += 1
    }
    let places = Array(words[..<year]) + Array(words[after...])
    guard !places.isEmpty, places.count <= 2, places.allSatisfy(isPlace) else { return false }
    return isApart(words, year, after)
  }

  /// Whether white space parts a year from what stands beside it; Arabic names are parted by commas.
  private func isApart(_ words: [LabelPhrase.Word], _ year: Int, _ after: Int) -> Bool {
    let before = year > 0 ? words[year - 1].range.upperBound..<words[year].range.lowerBound : 0..<0
    let behind =
      after < words.count
      ? words[after - 1].range.upperBound..<words[after].range.lowerBound : 0..<0
    if year > 0, before.isEmpty || after < words.count && behind.isEmpty { return false }
    if year == 0, behind.isEmpty { return false }
    let isBare = words[year].range.count == 4 && after == year + 1
    return !isBare || utf8[before].contains { $0 == 0x2C || $0 >= 0x80 }
  }

  /// Whether a word is a year of four digits, alone or with the Korean word for it.
  private func isYear(_ word: LabelPhrase.Word) -> Bool {
    guard word.isNumber, word.range.count == 4 || word.range.count == 7 else { return false }
    let digits = utf8[word.range].prefix(4)
    guard digits.first == 0x31 || digits.first == 0x32, digits.allSatisfy(\.isASCIIDigit) else {
      return false
    }
    return word.range.count == 4 || utf8.scalar(at: word.range.lowerBound + 4).value == 0xB144
  }

  /// Whether a word could be a place: short, without the particles and endings of sentences.
  private func isPlace(_ word: LabelPhrase.Word) -> Bool {
    guard !word.isNumber, word.range.count <= 24 else { return false }
    var last: UInt32 = 0
    var index = word.range.lowerBound
    while index < word.range.upperBound {
      let (scalar, length) = utf8.scalar(at: index)
      if (0x3041...0x3096).contains(scalar) { return false }
      last = scalar
      index += length
    }
    // 은 는 을 를 에 의 도 로 와 과
    switch last {
    case 0xC740, 0xB294, 0xC744, 0xB97C, 0xC5D0, 0xC758, 0xB3C4, 0xB85C, 0xC640, 0xACFC:
      return false
    default: return true
    }
  }

  /// Whether a line in capitals is the heading of a scene: `INT. KITCHEN - NIGHT`.
  func isSceneHeading(_ line: Range<Int>) -> Bool {
    guard line.count > 5 else { return false }
    let start = utf8[line].prefix(4)
    let isBeginning = Self.sceneStarts.contains { start.elementsEqual($0) }
    guard isBeginning else { return false }
    return utf8.holdsLetters(line.lowerBound + 4..<line.upperBound)
  }

  private static let sceneStarts = ["INT.", "EXT.", "INT/", "EXT/", "INT ", "EXT "].map {
    Array($0.utf8)
  }

  /// Whether the words in ``phrase`` are a place in another: `GLASGOW, SCOTLAND`.
  func isPlaceInPlace(_ line: Range<Int>, _ shape: LetterShape) -> Bool {
    guard !shape.endsSentence, shape.digits == 0, (2...3).contains(phrase.words.count),
      phrase.classes.isDisjoint(
        with: WordClass.labelling.union([.speech, .role, .group, .notName])
      ),
      phrase.words.allSatisfy({ !$0.classes.contains(.and) }),
      let comma = utf8[line].firstIndex(of: 0x2C),
      !utf8[comma + 1..<line.upperBound].contains(where: { $0 == 0x2C || $0 == 0x0A })
    else { return false }
    let before = LetterShape(utf8, line.lowerBound..<comma)
    let after = LetterShape(utf8, comma..<line.upperBound)
    return before.letters >= 4 && after.letters >= 4
  }
}
