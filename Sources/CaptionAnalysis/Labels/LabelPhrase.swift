import CaptionModel

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

  /// The folded letters of the word that is being read; used again, since emptying costs more.
  private var letters: [UInt32] = []
  private var length = 0

  private var folded: ArraySlice<UInt32> { letters[..<length] }

  @inline(__always)
  private mutating func append(_ letter: UInt32) {
    if length < letters.count { letters[length] = letter } else { letters.append(letter) }
    length += 1
  }

  /// A phrase that was read before: labels come back all the time.
  private struct Phrase {
    /// Where its words are in ``earlierWords``.
    var words: Range<Int>
    var isLong: Bool
    /// Where it began in its text.
    var base: Int
  }

  private var earlierWords: [Word] = []
  private var phrases: [Phrase] = []
  private var phraseIndex = HashIndex()
  private static let mostPhrases = 2000

  /// What the lists say of words that were read before, by themselves.
  private var knownClasses: [WordClass] = []
  private var wordIndex = HashIndex()
  private static let mostWordsKept = 4000

  init() {}

  /// Reads the words of a range; memory is used again from phrase to phrase.
  mutating func read(_ utf8: CaptionText.UTF8View, _ range: Range<Int>, _ languages: LabelLanguages)
  {
    words.removeAll(keepingCapacity: true)
    classes = []
    isLong = false
    guard range.count <= 64 else {
      readAnew(utf8, range, languages)
      return
    }
    var hash = WordHash()
    for index in range { hash.add(UInt32(utf8[index])) }
    if let known = phraseIndex.position(of: hash.value) {
      let phrase = phrases[known]
      let shift = range.lowerBound - phrase.base
      for index in phrase.words {
        var word = earlierWords[index]
        word.range = word.range.lowerBound + shift..<word.range.upperBound + shift
        words.append(word)
        classes.formUnion(word.classes)
      }
      isLong = phrase.isLong
      return
    }
    readAnew(utf8, range, languages)
    guard phrases.count < Self.mostPhrases else { return }
    let start = earlierWords.count
    earlierWords += words
    _ = phraseIndex.append(hash.value)
    phrases.append(
      Phrase(words: start..<earlierWords.count, isLong: isLong, base: range.lowerBound)
    )
  }

  /// The first word of a range, without what the lists say of it.
  ///
  /// Its letters are at hand until the next word is read.
  mutating func firstWord(_ utf8: CaptionText.UTF8View, _ range: Range<Int>) -> Word? {
    var index = range.lowerBound
    while index < range.upperBound {
      if let word = readWord(utf8, &index, range.upperBound) { return word }
    }
    return nil
  }

  /// Whether any of the first letters of the word that was read last fits a question together with the
  /// one behind it, or with 0 where it is the last.
  func holdsLetters(most: Int, _ fits: (UInt32, UInt32) -> Bool) -> Bool {
    for index in 0..<min(length, most) {
      if fits(letters[index], index + 1 < length ? letters[index + 1] : 0) { return true }
    }
    return false
  }

  private mutating func readAnew(
    _ utf8: CaptionText.UTF8View,
    _ range: Range<Int>,
    _ languages: LabelLanguages
  ) {
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
  private mutating func readWord(_ utf8: CaptionText.UTF8View, _ index: inout Int, _ end: Int)
    -> Word?
  {
    length = 0
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
        if self.length > 0, spaceless != isSpaceless { break }
        isSpaceless = spaceless
        if letter &- 0x30 < 10 {
          digits += 1
        } else {
          switch LetterCase(scalar) {
          case .capital:
            if self.length == 0 { isCapitalized = true }
            capitals += 1
          case .small: smallLetters += 1
          default: break
          }
        }
        append(letter)
        index += length
        continue
      }
      // Inside a word stand apostrophes, hyphens and the points of abbreviations.
      if self.length > 0, letter == 0x27 || letter == 0x2D || letter == 0x2E || letter == 0x3A,
        index + length < end,
        LabelFolding.isLetter(LabelFolding.fold(utf8.scalar(at: index + length).value))
      {
        append(letter)
        index += length
        continue
      }
      if self.length == 0 {
        index += length
        // Signs that stand for "and" are words of their own.
        if letter == 0x26 || letter == 0xA9 || letter == 0xAE {
          append(letter)
        } else {
          return nil
        }
      }
      break
    }
    guard self.length > 0 else { return nil }
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
    var hash = WordHash()
    // The hashes of the last two and three words; all grow at once, since each waits for itself.
    var two = earlier.one ?? hash
    var three = earlier.two ?? hash
    two.add(0x20)
    three.add(0x20)
    for position in 0..<length {
      let letter = letters[position]
      hash.add(letter)
      two.add(letter)
      three.add(letter)
    }
    word.classes = knownClasses(hash, isSpaceless: word.isSpaceless, languages)
    words.append(word)
    if word.isSpaceless {
      earlier = (nil, nil)
      return
    }
    // What a phrase means comes before what its words mean.
    if earlier.one != nil, case let phrase = lexicon.phrase(two, languages.main), !phrase.isEmpty {
      setLast(2, phrase)
    }
    if earlier.two != nil, case let phrase = lexicon.phrase(three, languages.main),
      !phrase.isEmpty
    {
      setLast(3, phrase)
    }
    earlier = (hash, earlier.one == nil ? nil : two)
  }

  /// What the lists say of the word in ``folded``, of which a text may hold many.
  private mutating func knownClasses(
    _ hash: WordHash,
    isSpaceless: Bool,
    _ languages: LabelLanguages
  ) -> WordClass {
    if let known = wordIndex.position(of: hash.value) { return knownClasses[known] }
    let classes =
      isSpaceless
      ? spacelessClasses(languages.lexicon, languages.spaceless) : listedClasses(hash, languages)
    if knownClasses.count < Self.mostWordsKept {
      _ = wordIndex.append(hash.value)
      knownClasses.append(classes)
    }
    return classes
  }

  private func listedClasses(_ hash: WordHash, _ languages: LabelLanguages) -> WordClass {
    let lexicon = languages.lexicon
    var found: WordClass = []
    var other: WordClass = []
    var beginning = WordHash()
    for (position, letter) in folded.enumerated() {
      beginning.add(letter)
      if position >= 1 {
        let (classes, abroad) = lexicon.beginning(beginning, languages.main, languages.others)
        found.formUnion(classes)
        if position >= 3 { other.formUnion(abroad) }
      }
    }
    found.formUnion(lexicon.exact(hash, languages.main))
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
    // Several of those who are listed one by one.
    if found.isEmpty, folded.count >= 5, folded.last == 0x73 {
      var singular = WordHash()
      for letter in folded.dropLast() { singular.add(letter) }
      found.formUnion(lexicon.exact(singular, languages.main).intersection([.role, .group]))
    }
    // The Arabic article is written with its word.
    if found.isEmpty, folded.count >= 5, folded[0] == 0x627, folded[1] == 0x644 {
      var part = WordHash()
      for letter in folded[2...] { part.add(letter) }
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
    return found
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
      // Of what is listed as a whole, the end tells nothing.
      if best.length == folded.count, folded.count > 1 { return found }
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
