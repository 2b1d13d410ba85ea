public import CaptionAnalysis
import CaptionModel

/// Finds labels that describe what is seen.
public struct ActionLabel: CaptionRule {
  /// What the catalogue knows of the rule.
  public static let info = RuleInfo(
    "sound/action-label",
    "A label describes what is seen, not what is heard.",
    severity: .advice,
    text: .init(
      checks:
        "Labels with a word for something that makes no sound, such as smiles or nods, and no "
        + "word for a sound.",
      matters: "Viewers see what happens. A label tells what they cannot hear, and one that tells "
        + "anything else costs them time to watch.",
      measured:
        "By lists in English, German, French, Spanish, Italian, Portuguese, Dutch, Swedish, Danish, "
        + "Norwegian, Finnish, Polish, Japanese, Korean and Chinese, at the end of the label.",
      sources: [
        "Netflix, English Timed Text Style Guide, as quoted on 19 December 2025: describe the sound, "
          + "not the act that is seen.",
        "BBC Subtitle Guidelines 1.2.5, March 2026: sounds, not actions.",
      ]
    ),
    examples: [
      .passes(
        "WEBVTT\n\n00:01.000 --> 00:03.000\n[Mara laughs]\n\n"
          + "00:04.000 --> 00:05.000\n[chuckles, smiles]\n",
        context: .language("en")
      ),
      .fails(
        "WEBVTT\n\n00:01.000 --> 00:03.000\n⟦1⟧[Mara smiles]\n",
        "\"[Mara smiles]\" describes what is seen: \"smiles\"",
        context: .language("en")
      ),
    ]
  )

  /// Makes the rule.
  public init(options: NoOptions) {}

  /// Reports each label for something that is not heard.
  public func check(_ track: Track, report: (Finding) -> Void) {
    guard let actions = LabelHabits.lists(for: track.labelLanguage)?.actions else { return }
    var verdicts = LabelVerdicts<String?>()
    for label in track.typedLabels
    where label.part.kind == .sound && label.part.reason != .wordForSound {
      let action: String? = verdicts.verdict(of: label) {
        guard label.part.content.count <= 60 else { return nil }
        let words = words(of: label, in: track)
        return (1...4).lazy.filter { $0 <= words.count }
          .map { words.suffix($0).joined(separator: " ") }
          .first { actions.contains($0) }
      }
      guard let action else { continue }
      report(
        Finding(
          .text(label.cue),
          "\(track.quoted(label)) describes what is seen: \"\(action)\"",
          excerpt: label.part.range
        )
      )
    }
  }
}
