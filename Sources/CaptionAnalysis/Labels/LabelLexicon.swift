import CaptionModel

/// All word lists in one table, in which a word is found by the hash of its folded letters.
///
/// A class, since a copy of its tables would be counted at every look.
final class LabelLexicon: Sendable {
  /// Which languages' lists count, a bit each.
  typealias Languages = UInt32

  static let shared = LabelLexicon(LabelWords.languages)
  static let allLanguages = Languages.max

  private struct Entry: Sendable {
    var hash: UInt64
    var classes: WordClass
    var languages: Languages
  }

  /// Two letters with which credits begin in a language.
  private struct CreditPair {
    var first: UInt32
    var second: UInt32
    var language: Languages
  }

  /// A table with open addressing; entries of one hash follow each other.
  private struct Table: Sendable {
    private var slots: [Int32]
    private var entries: [Entry]
    private let mask: Int

    init(_ list: [Entry]) {
      var size = 64
      while size < list.count * 4 { size *= 2 }
      mask = size - 1
      slots = [Int32](repeating: -1, count: size)
      entries = list
      for (index, entry) in list.enumerated() {
        var slot = Int(truncatingIfNeeded: entry.hash) & mask
        while slots[slot] >= 0 { slot = (slot + 1) & mask }
        slots[slot] = Int32(truncatingIfNeeded: index)
      }
    }

    @inline(__always)
    func mayHold(_ hash: UInt64) -> Bool { slots[Int(truncatingIfNeeded: hash) & mask] >= 0 }

    func languages(_ hash: UInt64, _ classes: WordClass) -> Languages {
      var found: Languages = 0
      var slot = Int(truncatingIfNeeded: hash) & mask
      while slots[slot] >= 0 {
        let entry = entries[Int(slots[slot])]
        if entry.hash == hash, !entry.classes.isDisjoint(with: classes) { found |= entry.languages }
        slot = (slot + 1) & mask
      }
      return found
    }

    func classes(_ hash: UInt64, _ languages: Languages) -> WordClass {
      var found: WordClass = []
      var slot = Int(truncatingIfNeeded: hash) & mask
      while slots[slot] >= 0 {
        let entry = entries[Int(slots[slot])]
        if entry.hash == hash, entry.languages & languages != 0 { found.formUnion(entry.classes) }
        slot = (slot + 1) & mask
      }
      return found
    }
  }

  private let whole: Table
  /// Phrases of several words, few enough to stay at hand.
  private let phrases: Table
  /// The last words of these.
  private let phraseEnds: Table
  private let beginnings: Table
  private let ends: Table
  /// Words of scripts without spaces, found anywhere.
  private let inner: Table
  private let codes: [[UInt8]]
  /// The languages that are written without spaces.
  let spaceless: Languages
  /// In which languages credits begin with a pair of letters, by a small hash of these.
  let creditStarts: [Languages]
  /// The pairs of letters with which credits begin; 0 for no second letter.
  private let creditLetters: [(first: UInt32, second: UInt32)]

  init(_ languages: [LabelLanguage]) {
    var lists: [[Entry]] = [[], [], [], [], [], []]
    var codes: [[UInt8]] = []
    var pairs: [CreditPair] = []
    for (index, language) in languages.enumerated() {
      let bit: Languages = 1 << Languages(truncatingIfNeeded: index)
      codes.append(Array(language.code.utf8))
      let text = CaptionText.UTF8View(Array(language.words.utf8))
      var section: WordClass = []
      var start = 0
      while start < text.count {
        var end = start
        var isPhrase = false
        while end < text.count, text[end] != 0x20, text[end] != 0x0A {
          if text[end] == 0x5F { isPhrase = true }
          end += 1
        }
        let word = start..<end
        start = end + 1
        guard !word.isEmpty else { continue }
        if text[end - 1] == 0x3A,
          let next = WordClass(section: text.contiguous(word).dropLast())
        {
          section = next
          continue
        }
        Self.add(text, word, isPhrase: isPhrase, section, bit, to: &lists, &pairs)
      }
    }
    whole = Table(lists[0])
    beginnings = Table(lists[1])
    ends = Table(lists[2])
    inner = Table(lists[3])
    phrases = Table(lists[4])
    phraseEnds = Table(lists[5])
    self.codes = codes
    spaceless = lists[3].reduce(0) { $0 | $1.languages }
    var starts = [Languages](repeating: 0, count: 4096)
    for pair in pairs { starts[Self.pair(pair.first, pair.second)] |= pair.language }
    creditStarts = starts
    creditLetters = pairs.map { ($0.first, $0.second) }
  }

  /// A small hash of two letters.
  static func pair(_ first: UInt32, _ second: UInt32) -> Int {
    Int((first &* 61 &+ second) & 4095)
  }

  /// Whether words with which credits begin may begin with two letters, in any language; 0 for no
  /// second letter.
  func mayBeginCredit(_ first: UInt32, _ second: UInt32) -> Bool {
    // Hardly any two letters pass the first look that do not belong together.
    guard
      creditStarts[Self.pair(first, second)] != 0 || creditStarts[Self.pair(first, 0)] != 0
        || second == 0 && creditStarts[Self.pair(first, 0x20)] != 0
    else { return false }
    return creditLetters.contains { letters in
      letters.first == first
        && (letters.second == second || letters.second == 0 || second == 0)
    }
  }

  /// The languages in whose sentences a word is common.
  func languages(usingWord hash: WordHash) -> Languages {
    whole.languages(hash.value, [.speech, .determiner, .preposition, .and])
  }

  private static func add(
    _ text: CaptionText.UTF8View,
    _ range: Range<Int>,
    isPhrase: Bool,
    _ section: WordClass,
    _ language: Languages,
    to lists: inout [[Entry]],
    _ pairs: inout [CreditPair]
  ) {
    var index = range.lowerBound
    var end = range.upperBound
    let isBeginning = text[end - 1] == 0x2A
    // A list of endings needs no mark.
    let isEnd = text[index] == 0x7E || section == .mannerEnding
    if isBeginning { end -= 1 }
    if text[index] == 0x7E { index += 1 }
    let start = index
    var hash = WordHash()
    // The last word of a phrase, by its hash.
    var last = hash
    var isSpaceless = false
    var pair: (first: UInt32, second: UInt32) = (0, 0)
    while index < end {
      let (scalar, length) = text.scalar(at: index)
      index += length
      let folded = scalar == 0x5F ? 0x20 : LabelFolding.fold(scalar)
      if folded == 0 { continue }
      if pair.first == 0 {
        pair.first = folded
      } else if pair.second == 0 {
        pair.second = folded
      }
      hash.add(folded)
      if isPhrase { last.add(folded) }
      if folded == 0x20 {
        last = WordHash()
      } else if folded >= 0x0E00, LabelFolding.isSpaceless(folded) {
        isSpaceless = true
      }
    }
    guard pair.first != 0 else { return }
    if section == .credit {
      // A sign may stand alone, before anything.
      pairs.append(CreditPair(first: pair.first, second: pair.second, language: language))
    }
    if isEnd { hash = Self.reversed(text, start, end) }
    if isPhrase {
      lists[5].append(Entry(hash: last.value, classes: section, languages: language))
    }
    lists[isBeginning ? 1 : isEnd ? 2 : isSpaceless ? 3 : isPhrase ? 4 : 0].append(
      Entry(hash: hash.value, classes: section, languages: language)
    )
  }

  /// The hash of a word from its end on.
  private static func reversed(_ text: CaptionText.UTF8View, _ start: Int, _ end: Int) -> WordHash {
    var scalars: [UInt32] = []
    var index = start
    while index < end {
      let (scalar, length) = text.scalar(at: index)
      index += length
      let folded = scalar == 0x5F ? 0x20 : LabelFolding.fold(scalar)
      if folded != 0 { scalars.append(folded) }
    }
    var hash = WordHash()
    for scalar in scalars.reversed() { hash.add(scalar) }
    return hash
  }

  /// The bit of a language; nil for a language without lists.
  func languages(of tag: String?) -> Languages? {
    guard let tag else { return nil }
    var primary: [UInt8] = []
    for byte in tag.utf8 {
      guard byte.isASCIILetter else { break }
      primary.append(byte | 0x20)
    }
    // Norwegian has two written forms, and their lists serve both.
    if primary == Array("nb".utf8) || primary == Array("nn".utf8) { primary = Array("no".utf8) }
    guard let index = codes.firstIndex(of: primary) else { return nil }
    return 1 << Languages(truncatingIfNeeded: index)
  }

  /// The primary subtag of a language; nil for a set of several.
  func code(of languages: Languages) -> String? {
    guard languages.nonzeroBitCount == 1 else { return nil }
    let index = languages.trailingZeroBitCount
    return index < codes.count ? String(decoding: codes[index], as: UTF8.self) : nil
  }

  /// The classes of a phrase of several words.
  func phrase(_ hash: WordHash, _ languages: Languages) -> WordClass {
    phrases.classes(hash.value, languages)
  }

  /// The classes of the phrases that end with a word.
  func phrases(endingIn hash: UInt64, _ languages: Languages) -> WordClass {
    phraseEnds.classes(hash, languages)
  }

  /// The classes of a whole word.
  func exact(_ hash: WordHash, _ languages: Languages) -> WordClass {
    whole.classes(hash.value, languages)
  }

  /// The classes of words that begin with what has been hashed.
  func beginning(_ hash: WordHash, _ languages: Languages) -> WordClass {
    beginnings.classes(hash.value, languages)
  }

  /// The same in two sets of languages at once.
  func beginning(
    _ hash: WordHash,
    _ languages: Languages,
    _ others: Languages
  ) -> (own: WordClass, others: WordClass) {
    guard beginnings.mayHold(hash.value) else { return ([], []) }
    return (
      beginnings.classes(hash.value, languages), beginnings.classes(hash.value, others)
    )
  }

  /// The classes of words that end with what has been hashed from the end on.
  func end(_ hash: WordHash, _ languages: Languages) -> WordClass {
    ends.classes(hash.value, languages)
  }

  /// The classes of a word inside a run without spaces.
  func inside(_ hash: WordHash, _ languages: Languages) -> WordClass {
    inner.classes(hash.value, languages)
  }
}

/// The hash of a word that grows letter by letter.
struct WordHash: Sendable {
  private(set) var value = WordHash.start

  // Labels are told apart by their hashes alone, so nobody may know which ones meet: each process
  // begins elsewhere.
  private static let start = UInt64.random(in: .min ... .max)

  @inline(__always)
  mutating func add(_ scalar: UInt32) {
    var mixed = (value ^ UInt64(scalar)) &* 0xBF58_476D_1CE4_E5B9
    mixed ^= mixed >> 29
    value = mixed
  }

  /// Adds the letters of a word as labels are compared, without case and marks.
  mutating func add(_ word: Range<Int>, of utf8: CaptionText.UTF8View) {
    var index = word.lowerBound
    while index < word.upperBound {
      let (scalar, length) = utf8.scalar(at: index)
      index += length
      let letter = LabelFolding.fold(scalar)
      if letter != 0 { add(letter) }
    }
  }
}
