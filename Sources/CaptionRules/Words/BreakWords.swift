import CaptionModel

/// The words of a language that do not end a line, since they belong to what follows.
struct BreakWords: Sendable {
  /// What such a word is.
  enum Kind: Sendable {
    case article
    case preposition
    case conjunction
    case pronoun
    case auxiliary
    case title

    /// What is parted: `the article "the" and its noun`.
    func phrase(_ word: String) -> String {
      switch self {
      case .article: "the article \"\(word)\" and its noun"
      case .preposition: "the preposition \"\(word)\" and what belongs to it"
      case .conjunction: "the conjunction \"\(word)\" and what it joins"
      case .pronoun: "the pronoun \"\(word)\" and its verb"
      case .auxiliary: "the auxiliary \"\(word)\" and its verb"
      case .title: "the title \"\(word)\" and a name"
      }
    }
  }

  private let kinds: [String: Kind]
  /// Whether a title that has an article is a noun: "die Frau" is a woman, "el Sr." is a title.
  private let titlesHaveNoArticle: Bool
  /// Whether some word has this hash; most words of a text have none.
  private var hashes = [Bool](repeating: false, count: 1 << 14)

  init(
    articles: String,
    prepositions: String,
    conjunctions: String,
    pronouns: String,
    auxiliaries: String,
    titles: String,
    titlesHaveNoArticle: Bool = false
  ) {
    var kinds: [String: Kind] = [:]
    // What comes last wins, so the kinds that are surest do.
    for (words, kind) in [
      (auxiliaries, Kind.auxiliary), (pronouns, .pronoun), (conjunctions, .conjunction),
      (prepositions, .preposition), (articles, .article), (titles, .title),
    ] {
      for word in words.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
        kinds[String(word)] = kind
        hashes[Self.hash(Array(word.utf8).span).hash] = true
      }
    }
    self.kinds = kinds
    self.titlesHaveNoArticle = titlesHaveNoArticle
  }

  /// Whether a word that may be a title is one: a name follows in the next line, and what stands
  /// before it in its own does not make it a noun.
  ///
  /// - Parameters:
  ///   - word: A word that ``kind(of:in:)`` calls a title.
  ///   - line: The line that it ends.
  ///   - next: Where the next line begins.
  func isTitle(
    _ word: Range<Int>,
    endingLine line: Range<Int>,
    before next: Int,
    in utf8: CaptionText.UTF8View
  ) -> Bool {
    var start = next
    while start < utf8.count, utf8[start] == 0x20 { start += 1 }
    // Where all is written in capitals, they show no name.
    let isCapitalized = word.count > 3 && utf8[word].dropFirst().allSatisfy { !(0x61...0x7A ~= $0) }
    guard start < utf8.count, !isCapitalized, 0x41...0x5A ~= utf8[start] || utf8[start] >= 0x80
    else { return false }
    guard titlesHaveNoArticle else { return true }
    var end = word.lowerBound
    while end > line.lowerBound, utf8[end - 1] == 0x20 { end -= 1 }
    var before = end
    while before > line.lowerBound, utf8[before - 1] != 0x20 { before -= 1 }
    return before == end || kind(of: before..<end, in: utf8) != .article
  }

  /// What a word is; nil where it may end a line.
  func kind(of range: Range<Int>, in utf8: CaptionText.UTF8View) -> Kind? {
    let word = utf8.storage.span.extracting(utf8.stored(range))
    let (hash, isASCII) = Self.hash(word)
    guard hashes[hash] || !isASCII && Self.mayHaveOtherForms(word) else { return nil }
    let text = String(decoding: utf8.contiguous(range), as: UTF8.self)
    return kinds[text] ?? kinds[text.lowercased()]
  }

  /// Whether the same word may have other ASCII letters in it: where it has combining marks, or
  /// letters such as İ, of which the small form begins with one of ASCII.
  private static func mayHaveOtherForms(_ word: Span<UInt8>) -> Bool {
    var before: UInt8 = 0
    for index in word.indices {
      let byte = word[index]
      switch (before, byte) {
      case (_, 0xCC), (_, 0xCD), (0xC4, 0xB0), (0xE2, 0x84): return true
      default: before = byte
      }
    }
    return false
  }

  /// A hash of the ASCII in a word, the same in any case, and whether that is all of it.
  private static func hash(_ word: Span<UInt8>) -> (hash: Int, isASCII: Bool) {
    var hash: UInt32 = 0
    var all: UInt8 = 0
    for index in word.indices {
      let byte = word[index]
      all |= byte
      // Signs that differ in this bit alone may have the same hash.
      if byte < 0x80 { hash = hash &* 31 &+ UInt32(byte | 0x20) }
    }
    return (Int(hash & (1 << 14 - 1)), all < 0x80)
  }

  /// The words of a language, given as a BCP 47 tag; nil where there is no list.
  static func words(for language: String?) -> BreakWords? {
    guard let tag = language?.lowercased().split(separator: "-").first else { return nil }
    // Each is made when it is asked for.
    switch tag {
    case "en": return english
    case "fr": return french
    case "de": return german
    case "es": return spanish
    default: return nil
    }
  }
}
