import CaptionAnalysis
import CaptionModel
import CaptionTagging

/// Finds files that are there twice.
public struct SameFile: SetRule {
  /// What may be adjusted.
  public struct Options: RuleOptions {
    /// The fewest cues of files that are held against each other.
    public var cues = 5
    /// The fewest words by which files of different content are known to be the same.
    public var words = 100

    /// Makes the options with their defaults.
    public init() {}

    /// Every option that can be set by name.
    public static let all: [RuleOption<Options>] = [
      .count(
        "cues",
        "The fewest cues of files that are held against each other.",
        unit: "cues",
        minimum: 1,
        \.cues
      ),
      .count(
        "words",
        "The fewest words by which files of different content are known to be the same.",
        unit: "words",
        minimum: 1,
        \.words
      ),
    ]
  }

  /// What the catalogue knows of the rule.
  public static let info = RuleInfo(
    "set/same-file",
    "A file is there twice, or has the words of a file for something else.",
    severity: .warning,
    subject: .set,
    evidence: [],
    text: .init(
      checks:
        "Whether another file of the run has the same text, or says the same words in the same order though "
        + "its name gives it another language or title.",
      matters:
        "An episode was delivered with the captions of another one, or a language with those of another, or "
        + "a copy was left behind.",
      measured:
        "By a hash of the text, whatever its encoding, and by a hash of the words that are said and sung. "
        + "Files of a few cues are left alone, and so are the same captions in several formats and SDH and "
        + "the plain track of a title. Of several files the first by its path is named.",
      sources: ["The numbers of words and cues are CaptionKit's own choice."]
    ),
    examples: [
      .passes(
        """
        === ferry/e1.en.vtt
        00:01.000 --> 00:03.000
        Is nobody sailing tonight?
        === ferry/e2.en.vtt
        00:01.000 --> 00:03.000
        Not in this weather.
        """,
        with: "words=3",
        "cues=1"
      ),
      .fails(
        """
        === ferry/e1.en.vtt
        00:01.000 --> 00:03.000
        Is nobody sailing tonight?
        === ferry/e2.en.vtt
        00:01.000 --> 00:03.000
        Is nobody sailing tonight?
        === ferry/e3.en.vtt
        00:02.000 --> 00:04.000
        Is nobody sailing tonight?
        """,
        "ferry/e2.en.vtt: the same text as ferry/e1.en.vtt",
        "ferry/e3.en.vtt: the same words as ferry/e1.en.vtt",
        with: ["words=3", "cues=1"]
      ),
    ]
  )

  private let options: Options

  /// Makes the rule.
  public init(options: Options) {
    self.options = options
  }

  /// Reports a file that another one, whose path comes before, is as well.
  public func check(
    _ file: SetFile,
    in title: TitleFiles,
    of library: CaptionLibrary,
    report: (Finding) -> Void
  ) {
    let facts = file.facts
    guard facts.counts.cues >= options.cues else { return }
    if let first = library.files(withTextOf: file).first, first.path != facts.path {
      return report(Finding(.file, "the same text as \(first.path)"))
    }
    guard facts.dialogue.spokenWords >= options.words else { return }
    let others = library.files(withWordsOf: file).prefix { $0.path != facts.path }
    guard let first = others.first(where: { isAnother($0, than: facts) }) else { return }
    report(Finding(.file, "the same words as \(first.path)"))
  }

  /// Whether one of two files with the same words is in the wrong place.
  private func isAnother(_ other: SetFacts, than facts: SetFacts) -> Bool {
    let isSameLanguage: Bool
    if let one = facts.name.language, let two = other.name.language {
      isSameLanguage = one.canonicalLanguage == two.canonicalLanguage
    } else {
      isSameLanguage = true
    }
    if facts.name.title == other.name.title { return !isSameLanguage }
    // Formats often have folders of their own.
    let isSameName = Self.lastName(facts.name.title) == Self.lastName(other.name.title)
    if isSameName, isSameLanguage,
      facts.format != other.format || facts.name.kind != other.name.kind
    {
      return false
    }
    return true
  }

  private static func lastName(_ title: String) -> Substring {
    title.lastIndex(of: "/").map { title[title.index(after: $0)...] } ?? title[...]
  }
}
