public import CaptionAnalysis
import CaptionModel

/// Finds cues in which there is nothing to read.
public struct EmptyCue: CaptionRule {
  /// What the catalogue knows of the rule.
  public static let info = RuleInfo(
    "text/empty-cue",
    aliases: ["empty-cue"],
    "A cue shows nothing.",
    severity: .warning,
    text: .init(
      checks: "Whether a cue holds anything besides white space and characters that nobody sees.",
      matters: "Some players draw an empty box, and whoever counts cues or pauses counts wrongly.",
      measured: "After markup is read. Where the reader of the format says it already, this rule's "
        + "finding is left out of the report.",
      sources: ["This project's own default."]
    ),
    examples: [
      .passes("WEBVTT\n\n00:01.000 --> 00:05.000\n♪\n"),
      .fails("WEBVTT\n\n⟦1⟧00:01.000 --> 00:05.000\n<i> </i>\n", "shows nothing"),
    ]
  )

  /// Makes the rule.
  public init(options: NoOptions) {}

  /// Reports each cue without anything to read.
  public func check(_ track: Track, report: (Finding) -> Void) {
    for (index, facts) in track.facts.enumerated() where facts.lines == 0 {
      report(
        Finding(
          .cue(index),
          "shows nothing",
          fix: Fix("take the cue out", safety: .unsafe, [.remove(cue: index)])
        )
      )
    }
  }
}
