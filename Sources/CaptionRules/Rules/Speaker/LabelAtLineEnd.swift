public import CaptionAnalysis
import CaptionModel

/// Finds speaker labels at the end of a line whose words stand on the next.
public struct LabelAtLineEnd: CaptionRule {
  /// What the catalogue knows of the rule.
  public static let info = RuleInfo(
    "speaker/label-at-line-end",
    "A speaker label ends a line of somebody else's words.",
    severity: .warning,
    text: .init(
      checks: "Speaker labels behind words on the same line, with the words that they belong to on "
        + "the next line.",
      matters: "The eye has read the label with the wrong words before it reaches the right ones.",
      measured: "By the text alone. A label on a line of its own is no fault.",
      sources: [
        "BBC Subtitle Guidelines 1.2.5, March 2026: a label stands with its words, or on a line of "
          + "its own."
      ]
    ),
    examples: [
      .passes(
        "WEBVTT\n\n00:01.000 --> 00:03.000\nWho is there?\nMARA: Nobody.\n\n"
          + "00:04.000 --> 00:05.000\nMARA:\nNobody at all.\n"
      ),
      .fails(
        "WEBVTT\n\n00:01.000 --> 00:03.000\n⟦1⟧Who is there? MARA:\nNobody.\n\n"
          + "00:04.000 --> 00:06.000\nMARA: Nobody.\n",
        "the speaker label \"MARA:\" ends a line of other words"
      ),
    ]
  )

  /// Makes the rule.
  public init(options: NoOptions) {}

  /// Reports each label at the end of a line.
  public func check(_ track: Track, report: (Finding) -> Void) {
    for label in track.typedLabels where label.part.kind == .speaker {
      let utf8 = track.cues[label.cue].text.utf8
      let range = label.part.range
      guard range.upperBound < utf8.count,
        let next = utf8[range.upperBound...].firstIndex(where: { $0 != 0x20 }),
        utf8[next] == 0x0A
      else { continue }
      let start = utf8[..<range.lowerBound].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
      let parts = track.parts(ofCue: label.cue)
      let wordsBefore = parts.contains {
        $0.kind == .dialogue && $0.range.lowerBound >= start
          && $0.range.upperBound <= range.lowerBound
      }
      guard wordsBefore, parts.contains(where: { $0.range.lowerBound > next }) else { continue }
      report(
        Finding(
          .text(label.cue),
          "the speaker label \(track.quoted(label)) ends a line of other words",
          excerpt: range
        )
      )
    }
  }
}
