public import CaptionAnalysis
import CaptionModel

/// Finds labels that do not say what is heard.
public struct VagueLabel: CaptionRule {
  /// What may be adjusted.
  public struct Options: RuleOptions {
    /// Labels that are allowed all the same.
    public var allowed: [String] = []

    /// Makes the options with their defaults.
    public init() {}

    /// Every option that can be set by name.
    public static let all: [RuleOption<Options>] = [
      .words("allowed", "Labels that are allowed all the same, in small letters.", \.allowed)
    ]
  }

  /// What the catalogue knows of the rule.
  public static let info = RuleInfo(
    "sound/vague-label",
    "A label says that something is heard, but not what.",
    severity: .advice,
    text: .init(
      checks: "Labels that are nothing but a word for noise, sound, music or a foreign language.",
      matters: "Who reads music or noise knows hardly more than before: whether it is a waltz or a "
        + "threat, a shot or a door, is what the label is for.",
      measured:
        "Whole labels, against lists in English, German, French, Spanish, Italian, Portuguese, Dutch, "
        + "Swedish, Danish, Norwegian, Finnish, Polish, Japanese, Korean and Chinese. Music signs "
        + "without words are left alone.",
      sources: [
        "Netflix, English Timed Text Style Guide, as quoted on 19 December 2025: no label that says "
          + "foreign language; music by a general description.",
        "May et al. 2023: viewers complain of labels whose importance is unclear.",
      ]
    ),
    examples: [
      .passes(
        "WEBVTT\n\n00:01.000 --> 00:03.000\n[slow accordion music]\n\n"
          + "00:04.000 --> 00:05.000\n[speaking Finnish]\n",
        context: .language("en")
      ),
      .fails(
        "WEBVTT\n\n00:01.000 --> 00:03.000\n⟦1⟧[music]\n\n"
          + "00:04.000 --> 00:05.000\n⟦2⟧[speaking foreign language]\n",
        "\"[music]\" does not say what is heard",
        "\"[speaking foreign language]\" does not say which language is spoken",
        context: .language("en")
      ),
    ]
  )

  private let options: Options

  /// Makes the rule.
  public init(options: Options) {
    self.options = options
  }

  /// Reports each label that tells nothing.
  public func check(_ track: Track, report: (Finding) -> Void) {
    guard let habits = LabelHabits.lists(for: track.labelLanguage) else { return }
    var verdicts = LabelVerdicts<Bool>()
    for label in track.typedLabels where label.part.kind != .speaker && label.mark != .musicSign {
      let isVague = verdicts.verdict(of: label) {
        guard label.part.content.count <= 40 else { return false }
        let text = words(of: label, in: track).joined(separator: " ")
        return habits.vague.contains(text) && !options.allowed.contains(text)
      }
      guard isVague else { continue }
      let what = label.part.kind == .manner ? "which language is spoken" : "what is heard"
      report(
        Finding(
          .text(label.cue),
          "\(track.quoted(label)) does not say \(what)",
          excerpt: label.part.range
        )
      )
    }
  }
}

/// The words of a label, in small letters and without accents.
func words(of label: TypedLabel, in track: Track) -> [String] {
  let utf8 = track.cues[label.cue].text.utf8
  return NameLetters.words(
    .init(Array(utf8.contiguous(label.part.content.clamped(to: utf8.indices))))
  )
}
