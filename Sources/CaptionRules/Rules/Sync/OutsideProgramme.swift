public import CaptionAnalysis
import CaptionModel

/// Finds captions that the programme is too short for.
public struct OutsideProgramme: CaptionRule {
  /// What the catalogue knows of the rule.
  public static let info = RuleInfo(
    "sync/outside-programme",
    "A cue lies outside of the programme.",
    severity: .error,
    evidence: [.cues, .programmeDuration],
    text: .init(
      checks: "Whether cues begin before the programme does, or last longer than it.",
      matters: "What lies outside is never seen, and the captions most likely belong to another "
        + "version, or count from another time.",
      measured: "Against the duration that was given or that the media file states, with half a "
        + "frame's tolerance where the frame rate is known and one millisecond's where it is not.",
      sources: ["FCC, 47 CFR 79.1(j)(2), 2014: captions are complete from first to last."]
    ),
    examples: [
      .passes(
        "WEBVTT\n\n00:01.000 --> 00:10.001\nMind the step.\n",
        context: .lasting(seconds: 10)
      ),
      .fails(
        """
        WEBVTT

        ⟦1⟧00:08.000 --> 00:10.500
        Mind the step.

        ⟦2⟧00:11.000 --> 00:12.000
        Too late.
        """,
        "ends 0.5 s after the programme, which lasts 00:00:10.000",
        "begins 1 s after the programme, which lasts 00:00:10.000",
        context: .lasting(seconds: 10)
      ),
    ]
  )

  /// Makes the rule.
  public init(options: NoOptions) {}

  /// Reports each cue outside of the programme.
  public func check(_ track: Track, report: (Finding) -> Void) {
    guard let duration = track.context.duration else { return }
    let tolerance = track.context.frameRate.map { rate in
      MediaTime(numerator: Int128(rate.duration), denominator: 2 * Int128(rate.frames))
    }
    let last = duration + (tolerance ?? MediaTime(milliseconds: 1))
    for index in track.cues.indices {
      let cue = track.cues[index]
      let length = "the programme, which lasts \(clock(duration))"
      if cue.begin < .zero {
        report(Finding(.timing(index), "begins \(seconds(.zero - cue.begin)) before the programme"))
      } else if cue.begin >= duration {
        report(Finding(.timing(index), "begins \(seconds(cue.begin - duration)) after \(length)"))
      } else if let end = cue.end, end > last {
        report(Finding(.timing(index), "ends \(seconds(end - duration)) after \(length)"))
      }
    }
  }
}
