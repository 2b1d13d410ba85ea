import CaptionAnalysis
import CaptionLanguage
import CaptionModel
import CaptionTagging

/// Finds files whose words are in another language than name and document say.
public struct WrongLanguage: SetRule {
  /// What may be adjusted.
  public struct Options: RuleOptions {
    /// The fewest words by which a language is told.
    public var words = 100
    /// The least share of the text that is in the other language, in percent.
    public var share = 85

    /// Makes the options with their defaults.
    public init() {}

    /// Every option that can be set by name.
    public static let all: [RuleOption<Options>] = [
      .count(
        "words",
        "The fewest words by which a language is told.",
        unit: "words",
        minimum: 1,
        \.words
      ),
      .count(
        "share",
        "The least share of the text that has to be in the other language.",
        unit: "percent",
        minimum: 51,
        \.share
      ),
    ]
  }

  /// What the catalogue knows of the rule.
  public static let info = RuleInfo(
    "set/wrong-language",
    "The words are in another language than the file's name or the document says.",
    severity: .error,
    subject: .set,
    evidence: [],
    text: .init(
      checks:
        "Whether the dialogue is in the language that somebody told, that the document declares, or that the "
        + "file's name or folder says.",
      matters:
        "Players choose tracks by the language. Files that were mixed up are seen by viewers first, and "
        + "every figure for a language is then the wrong one.",
      measured:
        "By CLD2 (Compact Language Detector 2), from the words that are said, of some 4 KB all over the file. "
        + "Nothing is said of less than the given number of words, or where the detector is not sure. "
        + "Between languages that are near each other, such as Norwegian, Danish and Swedish, "
        + "Spanish, Portuguese and Galician, or Czech and Slovak, three times as many words are needed and "
        + "nearly all of the text, and the commonest words have to point to the other language, too; Croatian, "
        + "Serbian and Bosnian, and Indonesian and Malay, are not told apart. A code that is also "
        + "an English word, as in just.do.it.srt, counts only where the title has files in several languages.",
      sources: [
        "CLD2, https://github.com/CLD2Owners/cld2.",
        "The limits are CaptionKit's own choice.",
      ]
    ),
    examples: [
      .passes(
        """
        === ferry.de.vtt
        00:01.000 --> 00:03.000
        Ich habe dir gesagt, dass die Fähre heute Nacht nicht fährt, egal was er behauptet.
        """,
        with: "words=8"
      ),
      .fails(
        """
        === ferry.de.vtt
        00:01.000 --> 00:03.000
        I told you that the ferry would not sail tonight, whatever the harbour master says.
        """,
        "ferry.de.vtt: the name says \"de\", but 98 % of the words are in \"en\"",
        with: ["words=8"]
      ),
    ]
  )

  private let options: Options

  /// Makes the rule.
  public init(options: Options) {
    self.options = options
  }

  /// Reports a file whose words are in another language than everybody says.
  public func check(
    _ file: SetFile,
    in title: TitleFiles,
    of library: CaptionLibrary,
    report: (Finding) -> Void
  ) {
    let claims = file.languageClaims(in: title)
    guard !claims.isEmpty,
      let found = file.facts.sureLanguage(atLeast: options.words, share: options.share),
      let tag = LanguageTag(found.language)
    else { return }
    // Where name and document disagree, another rule tells which is right.
    for claim in claims
    where !file.facts.isSure(
      tag.canonicalLanguage,
      found,
      against: claim.tag.canonicalLanguage,
      options.words
    ) {
      return
    }
    guard let first = claims.first else { return }
    report(
      Finding(
        .file,
        "\(first.source) says \"\(first.tag.text)\", but \(found.percent) % of the words are in "
          + "\"\(found.language)\""
      )
    )
  }
}
