public import CaptionAnalysis
import CaptionModel

/// Finds pauses between captions of a length that the profile does not allow.
public struct Gap: CaptionRule {
  /// What may be adjusted.
  public struct Options: RuleOptions {
    /// The lengths of pauses that are allowed; empty where any is.
    public var allowed: [TimeBand] = [
      TimeBand(.frames(0), .frames(0)), TimeBand(.frames(2), nil),
    ]

    /// Makes the options with their defaults.
    public init() {}

    /// Every option that can be set by name.
    public static let all: [RuleOption<Options>] = [
      .bands("allowed", "The lengths of pauses that are allowed.", \.allowed)
    ]
  }

  /// What the catalogue knows of the rule.
  public static let info = RuleInfo(
    "sync/gap",
    aliases: ["min-gap"],
    "The pause between two captions has a length that is not allowed.",
    severity: .warning,
    evidence: [.cueEnds],
    text: .init(
      checks: "The time from the moment at which nothing is shown any more to the next begin.",
      matters: "A pause that is too short is a flicker: the eye takes it for the same caption, or "
        + "jumps for nothing. Which pauses are too short the guidelines see differently, so this "
        + "is a list of allowed lengths and not one minimum.",
      measured: "In frames where the frame rate is known, else exactly; without a rate, frames may "
        + "last as long as at any rate from 23.976 to 60. Captions that overlap have no pause between them. Cues without "
        + "text are not looked at.",
      sources: [
        "Netflix, Subtitle Timing Guidelines: 2 frames, or half a second and more.",
        "BBC Subtitle Guidelines 1.2.5, March 2026: none, or 1 s and more, better 1.5 s.",
        "ARD, ORF, SRF, ZDF, Untertitel-Standards: one frame.",
      ]
    ),
    examples: [
      .passes(
        """
        WEBVTT

        00:01.000 --> 00:02.000
        The ferry leaves at noon.

        00:02.000 --> 00:03.000
        Then we have an hour.

        00:03.084 --> 00:04.000
        Is that enough?
        """
      ),
      .fails(
        """
        WEBVTT

        00:01.000 --> 00:02.000
        The ferry leaves at noon.

        ⟦1⟧00:02.040 --> 00:03.000
        Then we have an hour.
        """,
        "begins 1 frame (0.04 s) after cue 1 ends; allowed: 0 frames, 2 frames or more",
        context: .frames(.pal)
      ),
      .fails(
        """
        WEBVTT

        00:01.000 --> 00:02.000
        The ferry leaves at noon.

        ⟦1⟧00:02.240 --> 00:03.000
        Then we have an hour.
        """,
        "begins 0.24 s after cue 1 ends; allowed: 2 frames, 0.5 s or more",
        with: ["allowed=2f,0.5s.."]
      ),
    ]
  )

  private let options: Options

  /// Makes the rule.
  public init(options: Options) {
    self.options = options
  }

  /// Reports each pause of a length that is not allowed.
  public func check(_ track: Track, report: (Finding) -> Void) {
    guard !options.allowed.isEmpty else { return }
    let gauge = TimeGauge(track)
    let allowed = options.allowed.map { "\($0)" }.joined(separator: ", ")
    var last: (cue: Int, end: MediaTime)?
    for index in track.playOrder where track.facts[index].lines > 0 {
      let cue = track.cues[index]
      let end = cue.end ?? .max
      guard end > cue.begin else { continue }
      if let before = last, before.end <= cue.begin,
        !gauge.isWithin(before.end, cue.begin, options.allowed)
      {
        let length = gauge.length(before.end, cue.begin)
        report(
          Finding(
            .timing(index),
            "begins \(length) after cue \(before.cue + 1) ends; allowed: \(allowed)",
            measurement: .init(
              gauge.number(before.end, cue.begin),
              allowed: allowed,
              unit: gauge.unit,
              option: "allowed"
            ),
            notes: [.init(.timing(before.cue), "cue \(before.cue + 1) ends here")],
            fix: fix(before, until: cue.begin, track, gauge)
          )
        )
      }
      if last.map({ end > $0.end }) ?? true { last = (index, end) }
    }
  }

  /// Moves the end before the pause to the nearest allowed length that is not longer, or to the
  /// shortest that is.
  private func fix(
    _ before: (cue: Int, end: MediaTime),
    until begin: MediaTime,
    _ track: Track,
    _ gauge: TimeGauge
  ) -> Fix? {
    let lengths = options.allowed.flatMap { [$0.lower, $0.upper] }.compactMap { $0 }
      .map { gauge.duration($0) }
    let pause = begin - before.end
    guard let target = lengths.filter({ $0 < pause }).max() ?? lengths.min() else { return nil }
    let end = begin - target
    guard end > track.cues[before.cue].begin else { return nil }
    let distance = seconds(end > before.end ? end - before.end : before.end - end)
    let title =
      "end cue \(before.cue + 1) \(distance) \(end > before.end ? "later" : "earlier")"
    return Fix(title, [.end(cue: before.cue, end)])
  }
}
