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

  init(
    articles: String,
    prepositions: String,
    conjunctions: String,
    pronouns: String,
    auxiliaries: String,
    titles: String
  ) {
    var kinds: [String: Kind] = [:]
    // What comes last wins, so the kinds that are surest do.
    for (words, kind) in [
      (auxiliaries, Kind.auxiliary), (pronouns, .pronoun), (conjunctions, .conjunction),
      (prepositions, .preposition), (articles, .article), (titles, .title),
    ] {
      for word in words.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
        kinds[String(word)] = kind
      }
    }
    self.kinds = kinds
  }

  /// What a word is; nil where it may end a line.
  func kind(of word: String) -> Kind? { kinds[word] ?? kinds[word.lowercased()] }

  /// The words of a language, given as a BCP 47 tag; nil where there is no list.
  static func words(for language: String?) -> BreakWords? {
    guard let tag = language?.lowercased().split(separator: "-").first else { return nil }
    return lists[String(tag)]
  }

  private static let lists: [String: BreakWords] = [
    "en": english, "fr": french, "de": german, "es": spanish,
  ]
}
