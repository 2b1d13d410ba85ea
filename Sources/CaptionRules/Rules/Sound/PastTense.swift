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
      checks: "Labels for a sound whose verb is in the past: door slammed, Tür knallte.",
      matters: "A sound is heard while its label is shown; the past sends viewers back to look for "
        + "what they missed.",
      measured: "By lists of verbs for sounds, where one stands behind another word and ends the "
        + "label, or an adverb or a preposition follows it. Participles that describe a noun in "
        + "front of it are left alone. In English, German, French, Spanish, Italian, Portuguese, "
        + "Dutch, Swedish, Danish, Norwegian, Finnish and Polish; Japanese and Korean name sounds by "
        + "nouns, and Chinese has no tenses.",
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
      .passes(
        "WEBVTT\n\n00:01.000 --> 00:03.000\n(La porte claque)\n\n"
          + "00:04.000 --> 00:05.000\n(Porte claquée)\n",
        context: .language("fr")
      ),
      .fails(
        "WEBVTT\n\n00:01.000 --> 00:03.000\n⟦1⟧(La porte a claqué)\n",
        "\"(La porte a claqué)\" is in the past tense: \"a claqué\"",
        context: .language("fr")
      ),
    ]
  )

  /// Makes the rule.
  public init(options: NoOptions) {}

  /// Reports each label in the past.
  public func check(_ track: Track, report: (Finding) -> Void) {
    guard let habits = LabelHabits.lists(for: track.labelLanguage), !habits.past.isEmpty else {
      return
    }
    var verdicts = LabelVerdicts<String?>()
    for label in track.typedLabels where label.part.kind == .sound {
      let verb: String? = verdicts.verdict(of: label) {
        guard label.part.content.count <= 80 else { return nil }
        return pastVerb(in: track.content(of: label), habits)
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

  /// The verb in the past that stands behind another word and closes what the label says.
  private func pastVerb(in text: String, _ habits: LabelHabits) -> String? {
    // With accents, by which French and Spanish tell a past from a present.
    let words = text.lowercased().split { !$0.isLetter && $0 != "'" && $0 != "’" }.map(String.init)
    for start in words.indices.dropFirst() {
      for end in start + 1...min(start + 2, words.count) {
        let verb = words[start..<end].joined(separator: " ")
        guard habits.past.contains(verb) else { continue }
        if end == words.count || habits.followers.contains(words[end]) { return verb }
      }
    }
    return nil
  }
}
