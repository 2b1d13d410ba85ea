public import CaptionAnalysis
import CaptionModel

/// Finds labels in italics.
public struct ItalicLabel: CaptionRule {
  /// What the catalogue knows of the rule.
  public static let info = RuleInfo(
    "sound/italic-label",
    "A label is in italics where the profile wants it upright.",
    severity: .advice,
    isOnByDefault: false,
    text: .init(
      checks:
        "Labels for speakers, manner, sounds and music that lie in italics, by markup or style.",
      matters: "Italics mean a voice out of the picture, a thought or a song; a label is none of "
        + "these, even beside words that are.",
      measured: "Labels beside music signs are left alone. Some guidelines want sounds from out of "
        + "the picture in italics, so the rule is on only where a profile says so.",
      sources: [
        "Netflix, English Timed Text Style Guide, as quoted on 19 December 2025: never italic, even "
          + "beside italic words."
      ]
    ),
    examples: [
      .passes("WEBVTT\n\n00:01.000 --> 00:03.000\n[Mara] <i>Who is there?</i>\n"),
      .fails(
        "WEBVTT\n\n00:01.000 --> 00:03.000\n⟦1⟧<i>[door creaks]</i>\n",
        "the label \"[door creaks]\" is in italics"
      ),
    ]
  )

  /// Makes the rule.
  public init(options: NoOptions) {}

  /// Reports each label in italics.
  public func check(_ track: Track, report: (Finding) -> Void) {
    for label in track.typedLabels where label.mark != .musicSign && label.mark != .numberSign {
      let spans = track.cues[label.cue].text.spans
      guard !spans.isEmpty else { continue }
      let content = label.part.content
      let isItalic = spans.contains { span in
        guard span.range.lowerBound <= content.lowerBound,
          content.upperBound <= span.range.upperBound
        else { return false }
        switch span.kind {
        case .italic: return true
        case .style(let style):
          return style.properties.contains { $0.name == "fontStyle" && $0.value != "normal" }
        default: return false
        }
      }
      guard isItalic else { continue }
      report(
        Finding(
          .text(label.cue),
          "the label \(track.quoted(label)) is in italics",
          excerpt: label.part.range
        )
      )
    }
  }
}
