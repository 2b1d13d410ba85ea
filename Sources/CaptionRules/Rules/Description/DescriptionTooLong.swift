public import CaptionAnalysis
import CaptionModel

/// Finds descriptions with more words than can be spoken before the dialogue goes on.
public struct DescriptionTooLong: CaptionRule {
  /// What may be adjusted.
  public struct Options: RuleOptions {
    /// How many words are spoken in a minute; inclusive.
    public var rate: Ratio = 180

    /// Makes the options with their defaults.
    public init() {}

    /// Every option that can be set by name.
    public static let all: [RuleOption<Options>] = [
      .number(
        "rate",
        "How many words can be spoken; inclusive.",
        unit: "words a minute",
        minimum: 1,
        \.rate
      )
    ]
  }

  /// What the catalogue knows of the rule.
  public static let info = RuleInfo(
    "description/too-long",
    "A description cannot be spoken before the dialogue goes on.",
    severity: .warning,
    subject: .descriptions,
    evidence: [.cueEnds],
    text: .init(
      checks: "The words of a description against the time until the dialogue or the next "
        + "description begins.",
      matters: "A description that lasts longer than its pause talks into what is said next, or is "
        + "cut off.",
      measured: "From the description's begin to the begin of the next words or description, at a "
        + "rate of speaking. Where nothing follows, its own time counts. Words are counted as "
        + "reading/speed counts them; languages without spaces have few, and pass.",
      sources: [
        "This project's own default of 180 words a minute; no guideline gives a figure that is "
          + "confirmed."
      ]
    ),
    examples: [
      .passes(
        """
        WEBVTT

        00:01.000 --> 00:02.000
        A ferry leaves the pier.
        """,
        context: .dialogue((3, 5))
      ),
      .fails(
        """
        WEBVTT

        ⟦1⟧00:01.000 --> 00:03.000
        A ferry leaves the pier and sails out into the night.
        """,
        "11 words need 3.667 s at 180 words a minute, but the pause lasts 2 s",
        context: .dialogue((3, 5))
      ),
    ]
  )

  private let options: Options

  /// Makes the rule.
  public init(options: Options) {
    self.options = options
  }

  /// Reports each description that does not fit its pause.
  public func check(_ track: Track, report: (Finding) -> Void) {
    guard let dialogue = track.context.dialogue else { return }
    let spoken = SpokenTime(dialogue)
    for position in track.playOrder.indices {
      let index = track.playOrder[position]
      let cue = track.cues[index]
      let words = track.facts[index].words
      guard words > 0 else { continue }
      var limits: [MediaTime] = []
      if let next = spoken.interval(endingAfter: cue.begin), next.lowerBound > cue.begin {
        limits.append(next.lowerBound)
      }
      if position + 1 < track.playOrder.count {
        let next = track.cues[track.playOrder[position + 1]].begin
        if next > cue.begin { limits.append(next) }
      }
      guard let end = limits.min() ?? cue.end, end > cue.begin else { continue }
      let needed = MediaTime(
        numerator: Int128(words) * 60 * Int128(options.rate.denominator),
        denominator: Int128(max(options.rate.numerator, 1))
      )
      guard needed > end - cue.begin else { continue }
      report(
        Finding(
          .timing(index),
          "\(counted(words, "word")) need \(seconds(needed)) at \(options.rate) words a minute, "
            + "but the pause lasts \(seconds(end - cue.begin))",
          measurement: .init(
            decimal(thousandths: needed.milliseconds),
            allowed: decimal(thousandths: (end - cue.begin).milliseconds),
            unit: "seconds",
            option: "rate"
          )
        )
      )
    }
  }
}
