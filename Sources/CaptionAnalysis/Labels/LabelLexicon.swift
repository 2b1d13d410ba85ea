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
  private let beginnings: Table
  private let ends: Table
  /// Words of scripts without spaces, found anywhere.
  private let inner: Table
  private let codes: [[UInt8]]
  /// The languages that are written without spaces.
  let spaceless: Languages
  /// In which languages credits begin with a pair of letters, by a small hash of these.
  private let creditStarts: [Languages]

  init(_ languages: [LabelLanguage]) {
    var lists: [[Entry]] = [[], [], [], []]
    var codes: [[UInt8]] = []
    var pairs: [(pair: Int, language: Languages)] = []
    for (index, language) in languages.enumerated() {
      let bit: Languages = 1 << Languages(truncatingIfNeeded: index)
      codes.append(Array(language.code.utf8))
      var section: WordClass = []
      for word in language.words.utf8.split(whereSeparator: { $0 == 0x20 || $0 == 0x0A }) {
        let bytes = ArraySlice(Array(word))
        if bytes.last == 0x3A, let next = WordClass(section: bytes.dropLast()) {
          section = next
          continue
        }
        Self.add(bytes, section, bit, to: &lists, &pairs)
      }
    }
    whole = Table(lists[0])
    beginnings = Table(lists[1])
    ends = Table(lists[2])
    inner = Table(lists[3])
    self.codes = codes
    spaceless = lists[3].reduce(0) { $0 | $1.languages }
    var starts = [Languages](repeating: 0, count: 4096)
    for (pair, language) in pairs { starts[pair] |= language }
    creditStarts = starts
  }

  private static func pair(_ first: UInt32, _ second: UInt32) -> Int {
    Int((first &* 61 &+ second) & 4095)
  }

  /// Whether a credit might begin here; a quick look at two letters.
  func mayBeginCredit(_ utf8: [UInt8], _ languages: Languages) -> Bool {
    var index = 0
    while index < utf8.count, utf8[index] <= 0x20 { index += 1 }
    guard index < utf8.count else { return false }
    let (first, length) = utf8.scalar(at: index)
    let second = index + length < utf8.count ? utf8.scalar(at: index + length).value : 0
    let letter = LabelFolding.fold(first)
    let found =
      creditStarts[Self.pair(letter, LabelFolding.fold(second))]
      | creditStarts[Self.pair(letter, 0)]
    return found & languages != 0
  }

  /// The languages in whose sentences a word is common.
  func languages(usingWord hash: WordHash) -> Languages {
    whole.languages(hash.value, [.speech, .determiner, .preposition, .and])
  }

  private static func add(
    _ word: ArraySlice<UInt8>,
    _ section: WordClass,
    _ language: Languages,
    to lists: inout [[Entry]],
    _ pairs: inout [(pair: Int, language: Languages)]
  ) {
    var word = word
    let isBeginning = word.last == 0x2A
    // A list of endings needs no mark.
    let isEnd = word.first == 0x7E || section == .mannerEnding
    if isBeginning { word = word.dropLast() }
    if word.first == 0x7E { word = word.dropFirst() }
    let source = Array(word)
    var scalars: [UInt32] = []
    var index = 0
    while index < source.count {
      let (scalar, length) = source.scalar(at: index)
      index += length
      let folded = scalar == 0x5F ? 0x20 : LabelFolding.fold(scalar)
      if folded != 0 { scalars.append(folded) }
    }
    guard let first = scalars.first else { return }
    if section == .credit {
      // A sign may stand alone, before anything.
      pairs.append((pair(first, scalars.count > 1 ? scalars[1] : 0), language))
    }
    let isSpaceless = scalars.contains(where: LabelFolding.isSpaceless)
    var hash = WordHash()
    if isEnd { scalars.reverse() }
    for scalar in scalars { hash.add(scalar) }
    let entry = Entry(hash: hash.value, classes: section, languages: language)
    lists[isBeginning ? 1 : isEnd ? 2 : isSpaceless ? 3 : 0].append(entry)
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

  /// The classes of a whole word or phrase.
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
  private(set) var value: UInt64 = 0x9E37_79B9_7F4A_7C15

  @inline(__always)
  mutating func add(_ scalar: UInt32) {
    var mixed = (value ^ UInt64(scalar)) &* 0xBF58_476D_1CE4_E5B9
    mixed ^= mixed >> 29
    value = mixed
  }
}
