public import CaptionAnalysis
import CaptionModel

/// Finds cues that end before they begin.
public struct EndBeforeStart: CaptionRule {
  /// What the catalogue knows of the rule.
  public static let info = RuleInfo(
    "sync/end-before-start",
    "A cue ends before it begins.",
    severity: .error,
    evidence: [.cueEnds],
    text: .init(
      checks: "Whether the end of each cue lies before its begin.",
      matters: "Such a cue is never shown, so what it says is lost.",
      measured: "Times are compared exactly. Cues without an end are not looked at.",
      sources: ["WebVTT, \"WebVTT cue timings\": a cue's end is greater than its begin."]
    ),
    examples: [
      .passes("WEBVTT\n\n00:01.000 --> 00:02.000\nMind the step.\n"),
      .fails(
        "WEBVTT\n\n⟦1⟧00:02.000 --> 00:01.500\nMind the step.\n",
        "ends at 00:00:01.500, 0.5 s before it begins"
      ),
    ]
  )

  /// Makes the rule.
  public init(options: NoOptions) {}

  /// Reports each cue that ends too early.
  public func check(_ track: Track, report: (Finding) -> Void) {
    let cues = track.cues
    for index in cues.indices {
      guard let end = cues[index].end, end < cues[index].begin else { continue }
      let distance = seconds(cues[index].begin - end)
      report(Finding(.timing(index), "ends at \(clock(end)), \(distance) before it begins"))
    }
  }
}
