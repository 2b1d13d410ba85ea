public import CaptionAnalysis
import CaptionModel

/// Finds sound labels in the past tense.
public struct PastTense: CaptionRule {
  /// What the catalogue knows of the rule.
  public static let info = RuleInfo(
    "sound/past-tense",
    "A sound label is in the past tense.",
    severity: .advice,
    text: .init(
      checks: "English labels for a sound whose verb is in the past: door slammed.",
      matters: "A sound is heard while its label is shown; the past sends viewers back to look for "
        + "what they missed.",
      measured: "By a list of verbs for sounds, where one stands behind another word and ends the "
        + "label, or an adverb or a preposition follows it. Participles that describe a noun in "
        + "front of it are left alone.",
      sources: [
        "DCMP, Captioning Key, through a second source: never the past tense; a participle for a "
          + "lasting sound, the simple present for a single one.",
        "BBC Subtitle Guidelines 1.2.5, March 2026: subject and active verb.",
      ]
    ),
    examples: [
      .passes(
        "WEBVTT\n\n00:01.000 --> 00:03.000\n[door slams]\n\n"
          + "00:04.000 --> 00:05.000\n[muffled voices]\n",
        context: .language("en")
      ),
      .fails(
        "WEBVTT\n\n00:01.000 --> 00:03.000\n⟦1⟧[door slammed]\n\n"
          + "00:04.000 --> 00:05.000\n⟦2⟧[dog barked in distance]\n",
        "\"[door slammed]\" is in the past tense: \"slammed\"",
        "\"[dog barked in distance]\" is in the past tense: \"barked\"",
        context: .language("en")
      ),
    ]
  )

  private static let followers: Set<String> = [
    "in", "on", "at", "outside", "behind", "nearby", "twice", "once", "again", "and", "loudly",
    "softly", "quietly", "faintly",
  ]

  /// Makes the rule.
  public init(options: NoOptions) {}

  /// Reports each label in the past.
  public func check(_ track: Track, report: (Finding) -> Void) {
    guard let past = LabelHabits.lists(for: track.labelLanguage)?.past, !past.isEmpty else {
      return
    }
    var verdicts = LabelVerdicts<String?>()
    for label in track.typedLabels where label.part.kind == .sound {
      let verb: String? = verdicts.verdict(of: label) {
        guard label.part.content.count <= 80 else { return nil }
        let words = words(of: label, in: track)
        return words.indices.dropFirst().first { index in
          past.contains(words[index])
            && (index == words.count - 1 || Self.followers.contains(words[index + 1]))
        }.map { words[$0] }
      }
      guard let verb else { continue }
      report(
        Finding(
          .text(label.cue),
          "\(track.quoted(label)) is in the past tense: \"\(verb)\"",
          excerpt: label.part.range
        )
      )
    }
  }
}
