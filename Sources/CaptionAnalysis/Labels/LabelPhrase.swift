/// The words of a possible label with what the lists say of each.
struct LabelPhrase {
  struct Word {
    var range: Range<Int>
    var classes: WordClass
    var isCapitalized: Bool
    var isAllCapitals: Bool
    var isNumber: Bool
    var isSpaceless: Bool
  }

  /// More words than a label has.
  static let mostWords = 24

  private(set) var words: [Word] = []
  /// The classes of all words.
  private(set) var classes: WordClass = []
  /// Whether there were more words than are kept.
  private(set) var isLong = false

  private var folded: [UInt32] = []

  /// Phrases that were read before: labels come back all the time.
  private var earlierWords: [Word] = []
  private var earlier: [UInt64: (words: Range<Int>, isLong: Bool, base: Int)] = [:]
  private static let mostPhrases = 2000

  init() {}

  /// Reads the words of a range; memory is used again from phrase to phrase.
  mutating func read(_ utf8: [UInt8], _ range: Range<Int>, _ languages: LabelLanguages) {
    words.removeAll(keepingCapacity: true)
    classes = []
    isLong = false
    guard range.count <= 64 else {
      readAnew(utf8, range, languages)
      return
    }
    var hash = WordHash()
    for byte in utf8[range] { hash.add(UInt32(byte)) }
    if let (kept, wasLong, base) = earlier[hash.value] {
      for index in kept {
        var word = earlierWords[index]
        let shift = range.lowerBound - base
        word.range = word.range.lowerBound + shift..<word.range.upperBound + shift
        words.append(word)
        classes.formUnion(word.classes)
      }
      isLong = wasLong
      return
    }
    readAnew(utf8, range, languages)
    guard earlier.count < Self.mostPhrases else { return }
    let start = earlierWords.count
    earlierWords += words
    earlier[hash.value] = (start..<earlierWords.count, isLong, range.lowerBound)
  }

  private mutating func readAnew(_ utf8: [UInt8], _ range: Range<Int>, _ languages: LabelLanguages)
  {
    var index = range.lowerBound
    var earlier = (one: WordHash?.none, two: WordHash?.none)
    while index < range.upperBound {
      guard words.count < Self.mostWords else {
        isLong = true
        break
      }
      guard let word = readWord(utf8, &index, range.upperBound) else { continue }
      add(word, languages, &earlier)
    }
    for word in words { classes.formUnion(word.classes) }
  }

  /// Reads the next word into ``folded``; nil for what stands between words.
  private mutating func readWord(_ utf8: [UInt8], _ index: inout Int, _ end: Int) -> Word? {
    folded.removeAll(keepingCapacity: true)
    let start = index
    var capitals = 0
    var smallLetters = 0
    var digits = 0
    var isCapitalized = false
    var isSpaceless = false
    while index < end {
      let (scalar, length) = utf8.scalar(at: index)
      let letter = LabelFolding.fold(scalar)
      if letter == 0 {
        index += length
        continue
      }
      if LabelFolding.isLetter(letter) {
        let spaceless = LabelFolding.isSpaceless(scalar)
        if !folded.isEmpty, spaceless != isSpaceless { break }
        isSpaceless = spaceless
        if letter &- 0x30 < 10 {
          digits += 1
        } else {
          switch LetterCase(scalar) {
          case .capital:
            if folded.isEmpty { isCapitalized = true }
            capitals += 1
          case .small: smallLetters += 1
          default: break
          }
        }
        folded.append(letter)
        index += length
        continue
      }
      // Inside a word stand apostrophes, hyphens and the points of abbreviations.
      if !folded.isEmpty, letter == 0x27 || letter == 0x2D || letter == 0x2E || letter == 0x3A,
        index + length < end,
        LabelFolding.isLetter(LabelFolding.fold(utf8.scalar(at: index + length).value))
      {
        folded.append(letter)
        index += length
        continue
      }
      if folded.isEmpty {
        index += length
        // Signs that stand for "and" are words of their own.
        if letter == 0x26 || letter == 0xA9 || letter == 0xAE {
          folded.append(letter)
        } else {
          return nil
        }
      }
      break
    }
    guard !folded.isEmpty else { return nil }
    return Word(
      range: start..<index,
      classes: [],
      isCapitalized: isCapitalized,
      isAllCapitals: capitals > 0 && smallLetters == 0,
      isNumber: digits > 0 && capitals + smallLetters == 0,
      isSpaceless: isSpaceless
    )
  }

  private mutating func add(
    _ word: Word,
    _ languages: LabelLanguages,
    _ earlier: inout (one: WordHash?, two: WordHash?)
  ) {
    var word = word
    let lexicon = languages.lexicon
    if word.isSpaceless {
      word.classes = spacelessClasses(lexicon, languages.spaceless)
      words.append(word)
      earlier = (nil, nil)
      return
    }
    var hash = WordHash()
    var found: WordClass = []
    var other: WordClass = []
    var two = earlier.one
    two?.add(0x20)
    var three = earlier.two
    three?.add(0x20)
    for (position, letter) in folded.enumerated() {
      hash.add(letter)
      two?.add(letter)
      three?.add(letter)
      if position >= 1 {
        let (classes, abroad) = lexicon.beginning(hash, languages.main, languages.others)
        found.formUnion(classes)
        if position >= 3 { other.formUnion(abroad) }
      }
    }
    let own = lexicon.exact(hash, languages.main)
    found.formUnion(own)
    var reverse = WordHash()
    for (position, letter) in folded.reversed().enumerated() {
      reverse.add(letter)
      if position >= 1 {
        let end = lexicon.end(reverse, languages.main)
        if end == .mannerEnding, folded.count < position + 3 { continue }
        found.formUnion(end)
      }
    }
    if found.isEmpty, let hyphen = folded.lastIndex(of: 0x2D) {
      var part = WordHash()
      for letter in folded[(hyphen + 1)...] { part.add(letter) }
      found.formUnion(lexicon.exact(part, languages.main))
    }
    // An article that has lost its vowel: l'infirmière, dell'acqua.
    if found.isEmpty, let apostrophe = folded.firstIndex(of: 0x27), (1...4).contains(apostrophe),
      folded[apostrophe - 1] == 0x6C || folded[0] == 0x64 && apostrophe == 1
    {
      var part = WordHash()
      for letter in folded[(apostrophe + 1)...] { part.add(letter) }
      let classes = lexicon.exact(part, languages.main)
      if !classes.isDisjoint(with: [.role, .group, .sound, .music]) { found = classes }
    }
    if found.isEmpty, languages.hasOthers {
      other.formUnion(lexicon.exact(hash, languages.others))
      found = other.intersection(folded.count >= 5 ? .abroad.union(.notName) : .abroad)
    }
    if found != .mannerEnding { found.remove(.mannerEnding) }
    word.classes = found
    words.append(word)
    // What a phrase means comes before what its words mean.
    if let two, case let phrase = lexicon.exact(two, languages.main), !phrase.isEmpty {
      setLast(2, phrase)
    }
    if let three, case let phrase = lexicon.exact(three, languages.main), !phrase.isEmpty {
      setLast(3, phrase)
    }
    earlier = (hash, two)
  }

  private mutating func setLast(_ count: Int, _ classes: WordClass) {
    guard words.count >= count else { return }
    for index in words.count - count..<words.count { words[index].classes = classes }
  }

  /// The classes of a run without spaces: of every listed word in it, longer ones first.
  private func spacelessClasses(_ lexicon: LabelLexicon, _ languages: UInt32) -> WordClass {
    var found: WordClass = []
    var start = 0
    while start < folded.count {
      var hash = WordHash()
      var best: (classes: WordClass, length: Int) = ([], 1)
      for length in 1...8 where start + length <= folded.count {
        hash.add(folded[start + length - 1])
        var classes = lexicon.inside(hash, languages)
        // One letter is a word only by itself or for somebody.
        if length == 1, folded.count > 1 { classes.formIntersection([.sound, .speech]) }
        if length == 1, folded.count > 2 { classes.formIntersection(.speech) }
        if !classes.isEmpty { best = (classes, length) }
      }
      if best.classes.contains(.role), best.length < folded.count,
        start + best.length < folded.count
      {
        best.classes.remove(.role)
      }
      found.formUnion(best.classes)
      start += best.length
    }
    var reverse = WordHash()
    for (position, letter) in folded.reversed().enumerated() where position < 8 {
      reverse.add(letter)
      found.formUnion(lexicon.end(reverse, languages))
    }
    return found
  }
}

/// The languages whose lists are asked: first the text's own, then the others.
struct LabelLanguages {
  let lexicon: LabelLexicon
  let main: LabelLexicon.Languages
  let others: LabelLexicon.Languages

  var hasOthers: Bool { others != 0 }

  /// The lists for runs without spaces: a file of another language may still hold some.
  var spaceless: LabelLexicon.Languages {
    main & lexicon.spaceless == 0 ? lexicon.spaceless : main
  }

  /// - Parameter tag: The language of the text as a BCP 47 tag; nil where nobody knows.
  init(_ tag: String?, lexicon: LabelLexicon = .shared) {
    self.lexicon = lexicon
    if let own = lexicon.languages(of: tag) {
      main = own
      others = ~own
    } else {
      main = LabelLexicon.allLanguages
      others = 0
    }
  }

  init(main: LabelLexicon.Languages, lexicon: LabelLexicon = .shared) {
    self.lexicon = lexicon
    self.main = main
    others = ~main
  }
}
