public import CaptionAnalysis
import CaptionModel

/// Finds cues that end when they begin.
public struct ZeroDuration: CaptionRule {
  /// What the catalogue knows of the rule.
  public static let info = RuleInfo(
    "sync/zero-duration",
    "A cue ends at the moment at which it begins.",
    severity: .error,
    evidence: [.cueEnds],
    text: .init(
      checks: "Whether the end of each cue is its begin.",
      matters: "Such a cue is never shown, so what it says is lost.",
      measured: "Times are compared exactly. Cues without an end are not looked at.",
      sources: ["WebVTT, \"WebVTT cue timings\": a cue's end is greater than its begin."]
    ),
    examples: [
      .passes("WEBVTT\n\n00:01.000 --> 00:01.001\nMind the step.\n"),
      .fails(
        "WEBVTT\n\n⟦1⟧00:01.000 --> 00:01.000\nMind the step.\n",
        "begins and ends at 00:00:01.000"
      ),
    ]
  )

  /// Makes the rule.
  public init(options: NoOptions) {}

  /// Reports each cue that does not last.
  public func check(_ track: Track, report: (Finding) -> Void) {
    let cues = track.cues
    for index in cues.indices where cues[index].end == cues[index].begin {
      report(Finding(.timing(index), "begins and ends at \(clock(cues[index].begin))"))
    }
  }
}
