public import CaptionAnalysis
import CaptionModel

/// Finds long stretches without words in which nothing is described.
public struct UndescribedStretch: CaptionRule {
  /// What may be adjusted.
  public struct Options: RuleOptions {
    /// The longest stretch; inclusive.
    public var max: TimeLength = .seconds(20)

    /// Makes the options with their defaults.
    public init() {}

    /// Every option that can be set by name.
    public static let all: [RuleOption<Options>] = [
      .length("max", "The longest stretch without words or description; inclusive.", \.max)
    ]
  }

  /// What the catalogue knows of the rule.
  public static let info = RuleInfo(
    "description/undescribed-stretch",
    "A long stretch without words is not described.",
    severity: .advice,
    subject: .descriptions,
    text: .init(
      checks: "The stretches in which neither words are said nor a description is spoken.",
      matters: "What happens without words is what descriptions are for.",
      measured: "From the programme's beginning, through the times of captions with words and of "
        + "descriptions, to the programme's end where that is known, else to the last caption. "
        + "Whether anything happens in the stretch, only somebody who sees it can tell.",
      sources: ["This project's own default of 20 s; no guideline gives a figure."]
    ),
    examples: [
      .passes(
        """
        WEBVTT

        00:01.000 --> 00:04.000
        A ferry leaves the pier.
        """,
        context: .dialogue((5, 7), (27, 30))
      ),
      .fails(
        """
        WEBVTT

        00:01.000 --> 00:04.000
        A ferry leaves the pier.
        """,
        "nothing is said or described for 21 s from 00:00:07.000 to 00:00:28.000",
        context: .dialogue((5, 7), (28, 30))
      ),
    ]
  )

  private let options: Options

  /// Makes the rule.
  public init(options: Options) {
    self.options = options
  }

  /// Reports each stretch that is too long, at the file.
  public func check(_ track: Track, report: (Finding) -> Void) {
    guard let dialogue = track.context.dialogue else { return }
    let spoken = SpokenTime(dialogue)
    let limit = options.max.duration(at: track.context.frameRate)
    let described = track.cues.indices.compactMap { index -> Range<MediaTime>? in
      let cue = track.cues[index]
      guard let end = cue.end, end > cue.begin, track.facts[index].lines > 0 else { return nil }
      return cue.begin..<end
    }
    let filled = (spoken.intervals + described).sorted { $0.lowerBound < $1.lowerBound }
    var time = MediaTime.zero
    func check(until end: MediaTime) {
      guard end - time > limit else { return }
      report(
        Finding(
          .file,
          "nothing is said or described for \(seconds(end - time)) from \(clock(time)) to "
            + clock(end),
          measurement: .init(
            decimal(thousandths: (end - time).milliseconds),
            allowed: decimal(thousandths: limit.milliseconds),
            unit: "seconds"
          )
        )
      )
    }
    for interval in filled {
      check(until: interval.lowerBound)
      time = Swift.max(time, interval.upperBound)
    }
    check(until: Swift.max(track.context.duration ?? spoken.end, time))
  }
}
