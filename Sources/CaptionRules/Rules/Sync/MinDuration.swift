public import CaptionAnalysis
import CaptionModel

/// Finds cues that are shown too briefly.
public struct MinDuration: CaptionRule {
  /// What may be adjusted.
  public struct Options: RuleOptions {
    /// The least time for which a cue is shown; inclusive.
    public var min: TimeLength? = Ratio(5, over: 6).map { .seconds($0) }

    /// Makes the options with their defaults.
    public init() {}

    /// Every option that can be set by name.
    public static let all: [RuleOption<Options>] = [
      .optionalLength("min", "The least time for which a cue is shown.", \.min)
    ]
  }

  /// What the catalogue knows of the rule.
  public static let info = RuleInfo(
    "sync/min-duration",
    aliases: ["min-duration"],
    "A cue is shown for less than the least time.",
    severity: .warning,
    evidence: [.cueEnds],
    text: .init(
      checks: "How long each cue is shown.",
      matters: "The eye needs time to find a caption before it can read it; what flashes up is "
        + "noticed, but not read.",
      measured: "From begin to end: in frames where the frame rate is known, each time taken to "
        + "the nearest frame; else exactly, with a limit such as 5/6 s rounded down to the "
        + "milliseconds of a file that has no finer ones. Cues that do not last at all are left to "
        + "sync/zero-duration and sync/end-before-start, those without text to text/empty-cue.",
      sources: [
        "Netflix, Timed Text Style Guide, General Requirements: 5/6 s, which is 20 frames at 24 "
          + "and 25 at 29.97.",
        "TED, 2015; ARD, ORF, SRF, ZDF, Untertitel-Standards: 1 s.",
      ]
    ),
    examples: [
      .passes("WEBVTT\n\n00:01.000 --> 00:01.833\nNow!\n"),
      .fails(
        "WEBVTT\n\n⟦1⟧00:01.000 --> 00:01.832\nNow!\n",
        "is shown for 0.832 s, less than 5/6 s"
      ),
      .fails(
        "WEBVTT\n\n⟦1⟧00:01.000 --> 00:01.800\nNow!\n",
        "is shown for 20 frames (0.8 s), less than 5/6 s (21 frames)",
        context: .frames(.pal)
      ),
    ]
  )

  private let options: Options

  /// Makes the rule.
  public init(options: Options) {
    self.options = options
  }

  /// Reports each cue that is too short.
  public func check(_ track: Track, report: (Finding) -> Void) {
    guard let min = options.min else { return }
    let gauge = TimeGauge(track)
    for index in track.cues.indices where track.facts[index].lines > 0 {
      let cue = track.cues[index]
      guard let end = cue.end, end > cue.begin, gauge.isShorter(cue.begin, end, than: min) else {
        continue
      }
      let length = gauge.length(cue.begin, end)
      report(
        Finding(
          .timing(index),
          "is shown for \(length), less than \(gauge.limit(min, isLeast: true))",
          measurement: .init(
            gauge.number(cue.begin, end),
            allowed: gauge.number(min, isLeast: true),
            unit: gauge.unit,
            option: "min"
          )
        )
      )
    }
  }
}
