import CaptionAnalysis
import CaptionModel

/// What may be adjusted of the rules about single captions that are out of place.
public struct StrayCueOptions: RuleOptions {
  /// The largest error that is let pass.
  public var max = TimeLength.seconds(Ratio(thousandths: 600))

  /// Makes the options with their defaults.
  public init() {}

  /// Every option that can be set by name.
  public static let all: [RuleOption<StrayCueOptions>] = [
    .length(
      "max",
      "The largest error that is let pass; less than 0.6 s is never told.",
      \.max
    )
  ]

  /// Reports each caption that begins further from its words than is let pass.
  ///
  /// - Parameter side: On which side of its words it begins: `before` or `after`.
  func report(
    _ strays: [ProgrammeMatch.StrayCue],
    _ side: String,
    in track: Track,
    _ report: (Finding) -> Void
  ) {
    let limit = max.seconds(in: track)
    for stray in strays where stray.seconds > limit + 1e-9 {
      report(
        Finding(
          .timing(stray.cue),
          "begins \(stray.seconds.distance) \(side) its words (confidence \(stray.confidence.share))",
          measurement: .init(stray.seconds.number, allowed: limit.number, unit: "seconds")
        )
      )
    }
  }
}
