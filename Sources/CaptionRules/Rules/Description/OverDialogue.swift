public import CaptionAnalysis
import CaptionModel

/// Finds descriptions that are spoken while somebody speaks in the programme.
public struct OverDialogue: CaptionRule {
  /// What may be adjusted.
  public struct Options: RuleOptions {
    /// The longest time that may be shared.
    public var tolerance = TimeLength.seconds(0)

    /// Makes the options with their defaults.
    public init() {}

    /// Every option that can be set by name.
    public static let all: [RuleOption<Options>] = [
      .length("tolerance", "The longest time that may be shared; inclusive.", \.tolerance)
    ]
  }

  /// What the catalogue knows of the rule.
  public static let info = RuleInfo(
    "description/over-dialogue",
    "A description is spoken over dialogue.",
    severity: .warning,
    subject: .descriptions,
    text: .init(
      checks: "Whether a description shares time with captions in which words are said.",
      matters: "Who listens to descriptions needs the dialogue, and hears both at once or neither.",
      measured: "Against the times of the captions that are named as dialogue. These may stand "
        + "longer than the words last, so a short overlap may be none. Sounds, music and song do "
        + "not count.",
      sources: [
        "WCAG 2.2, 1.2.5: descriptions stand in the pauses of the dialogue.",
        "The tolerance is this project's own default; no guideline gives a figure.",
      ]
    ),
    examples: [
      .passes(
        """
        WEBVTT

        00:01.000 --> 00:03.000
        A ferry at night.
        """,
        context: .dialogue((3, 5))
      ),
      .fails(
        """
        WEBVTT

        ⟦1⟧00:01.000 --> 00:04.000
        A ferry leaves the pier.
        """,
        "1 s of the description is spoken over dialogue",
        context: .dialogue((3, 5))
      ),
      .passes(
        """
        WEBVTT

        00:01.000 --> 00:04.000
        A ferry leaves the pier.
        """,
        with: "tolerance=1s",
        context: .dialogue((3, 5))
      ),
    ]
  )

  private let options: Options

  /// Makes the rule.
  public init(options: Options) {
    self.options = options
  }

  /// Reports each description that is spoken over dialogue for too long.
  public func check(_ track: Track, report: (Finding) -> Void) {
    guard let dialogue = track.context.dialogue else { return }
    let spoken = SpokenTime(dialogue)
    let tolerance = options.tolerance.duration(at: track.context.frameRate)
    for index in track.cues.indices {
      let cue = track.cues[index]
      guard let end = cue.end, end > cue.begin, track.facts[index].lines > 0 else { continue }
      var shared = MediaTime.zero
      var time = cue.begin
      // Bounded, since a description that lasts for ever would meet all dialogue each time.
      var steps = 0
      while steps < 1000, let interval = spoken.interval(endingAfter: time),
        interval.lowerBound < end
      {
        shared = shared + (min(end, interval.upperBound) - max(time, interval.lowerBound))
        time = interval.upperBound
        steps += 1
      }
      guard shared > tolerance else { continue }
      report(
        Finding(
          .timing(index),
          "\(seconds(shared)) of the description is spoken over dialogue",
          measurement: .init(
            decimal(thousandths: shared.milliseconds),
            allowed: decimal(thousandths: tolerance.milliseconds),
            unit: "seconds",
            option: "tolerance"
          )
        )
      )
    }
  }
}
