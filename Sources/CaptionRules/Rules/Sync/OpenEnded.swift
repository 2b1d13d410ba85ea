public import CaptionAnalysis
import CaptionModel

/// Finds cues that do not say when they end.
public struct OpenEnded: CaptionRule {
  /// What the catalogue knows of the rule.
  public static let info = RuleInfo(
    "sync/open-ended",
    "A cue does not say when it ends.",
    severity: .warning,
    text: .init(
      checks: "Whether each cue has an end.",
      matters: "The text stays on the picture until the programme ends, or until a player decides "
        + "otherwise. Most formats cannot say it.",
      measured: "By the end that the format gives to the cue, its containers included.",
      sources: [
        "TTML2, clause 12 (timing): an element without end or dur lasts as long as its parent."
      ]
    ),
    examples: [
      .passes("WEBVTT\n\n00:01.000 --> 00:02.000\nMind the step.\n")
    ]
  )

  /// Makes the rule.
  public init(options: NoOptions) {}

  /// Reports each cue without an end.
  public func check(_ track: Track, report: (Finding) -> Void) {
    let cues = track.cues
    for index in cues.indices where cues[index].end == nil {
      let begin = clock(cues[index].begin)
      report(Finding(.timing(index), "begins at \(begin) and has no end"))
    }
  }
}
