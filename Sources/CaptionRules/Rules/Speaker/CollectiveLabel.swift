public import CaptionAnalysis
import CaptionModel

/// Finds labels for several speakers at once in words that the profile does not have.
public struct CollectiveLabel: CaptionRule {
  /// What may be adjusted.
  public struct Options: RuleOptions {
    /// The words that are used for several speakers at once.
    public var words: [String] = []

    /// Makes the options with their defaults.
    public init() {}

    /// Every option that can be set by name.
    public static let all: [RuleOption<Options>] = [
      .words("words", "The words that stand for several speakers at once.", \.words)
    ]
  }

  /// What the catalogue knows of the rule.
  public static let info = RuleInfo(
    "speaker/collective-label",
    "Several speakers at once are named by a word that the profile does not have.",
    severity: .advice,
    isOnByDefault: false,
    text: .init(
      checks:
        "Labels that mean several people at once, such as EVERYONE or ALLE, against the words "
        + "that the profile has.",
      matters: "Viewers know the house's word; another one looks like somebody's name.",
      measured:
        "Only words that can mean nothing else are held against the list: in English, German, "
        + "French, Spanish, Italian, Portuguese, Dutch, Swedish, Danish, Norwegian, Finnish, Polish, "
        + "Japanese, Korean and Chinese.",
      sources: ["BBC Subtitle Guidelines 1.2.5, March 2026: BOTH, ALL, TOGETHER."]
    ),
    examples: [
      .passes("WEBVTT\n\n00:01.000 --> 00:03.000\nBOTH: Never!\n", with: "words=both,all"),
      .fails(
        "WEBVTT\n\n00:01.000 --> 00:03.000\n⟦1⟧EVERYONE: Never!\n",
        "\"EVERYONE:\" is none of both, all",
        with: ["words=both,all"]
      ),
      .fails(
        "WEBVTT\n\n00:01.000 --> 00:03.000\n⟦1⟧ALLE ZUSAMMEN: Niemals!\n",
        "\"ALLE ZUSAMMEN:\" is none of alle",
        with: ["words=alle"],
        context: .language("de")
      ),
    ]
  )

  private let options: Options

  /// Makes the rule.
  public init(options: Options) {
    self.options = options
  }

  /// Reports each label with another word.
  public func check(_ track: Track, report: (Finding) -> Void) {
    guard !options.words.isEmpty,
      let collective = LabelHabits.lists(for: track.labelLanguage)?.collective, !collective.isEmpty
    else { return }
    var verdicts = LabelVerdicts<Bool>()
    for label in track.typedLabels where label.part.kind == .speaker {
      let isOther = verdicts.verdict(of: label) {
        let text = track.content(of: label).lowercased()
        return collective.contains(text) && !options.words.contains(text)
      }
      guard isOther else { continue }
      report(
        Finding(
          .text(label.cue),
          "\(track.quoted(label)) is none of \(options.words.joined(separator: ", "))",
          excerpt: label.part.range
        )
      )
    }
  }
}
