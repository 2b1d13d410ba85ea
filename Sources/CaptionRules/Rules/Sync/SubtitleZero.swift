public import CaptionAnalysis
import CaptionModel

/// Finds a leading caption that holds data of the file and not words of the programme.
public struct SubtitleZero: CaptionRule {
  /// What may be adjusted.
  public struct Options: RuleOptions {
    /// The longest time for which such a caption may be shown, or nil where there may be none.
    public var allowed: TimeLength?
    /// How briefly a first caption at zero is shown to be taken for one; inclusive.
    public var flash = TimeLength.frames(3)

    /// Makes the options with their defaults.
    public init() {}

    /// Every option that can be set by name.
    public static let all: [RuleOption<Options>] = [
      .optionalLength("allowed", "The longest time for which it may be shown.", \.allowed),
      .length("flash", "How briefly a first cue at zero is shown to be taken for one.", \.flash),
    ]
  }

  /// What the catalogue knows of the rule.
  public static let info = RuleInfo(
    "sync/subtitle-zero",
    "The first cue stands at zero for a few frames, as a file's own data does.",
    severity: .advice,
    evidence: [.cueEnds],
    text: .init(
      checks: "Whether the first cue begins at zero and is gone after a few frames.",
      matters:
        "Broadcasters put a title with the programme's data there, which viewers of a stream "
        + "see as a flash.",
      measured:
        "By its times alone; without a rate, frames may last as long as at any from 23.976 to 60. "
        + "Where it is allowed it is no caption, and no other rule says anything of it.",
      sources: [
        "BBC Subtitle Guidelines 1.2.5, March 2026: subtitle zero lasts at most 3 frames."
      ]
    ),
    examples: [
      .passes("WEBVTT\n\n00:00.000 --> 00:01.000\nMind the step.\n"),
      .passes(
        "WEBVTT\n\n00:00.000 --> 00:00.120\nStory 12, part 1\n",
        with: "allowed=3f",
        context: .frames(.pal)
      ),
      .fails(
        "WEBVTT\n\n⟦1⟧00:00.000 --> 00:00.120\nStory 12, part 1\n",
        "is shown for 0.12 s at the beginning of the file, as a file's own data is"
      ),
    ]
  )

  private let options: Options

  /// Makes the rule.
  public init(options: Options) {
    self.options = options
  }

  /// Reports a first cue that looks like data.
  public func check(_ track: Track, report: (Finding) -> Void) {
    let gauge = TimeGauge(track)
    guard let (index, times) = flash(in: track, gauge), !isPermitted(times, gauge) else { return }
    let length = gauge.length(times.lowerBound, times.upperBound)
    report(
      Finding(
        .timing(index),
        "is shown for \(length) at the beginning of the file, as a file's own data is",
        fix: Fix("take the cue out", safety: .unsafe, [.remove(cue: index)])
      )
    )
  }

  /// The first cue where it is data that settings of the rule permit, and so no caption.
  static func permittedCue(of track: Track, _ settings: RuleSettings?) -> Int? {
    let rule = SubtitleZero(options: Options(settings))
    let gauge = TimeGauge(track)
    guard rule.options.allowed != nil, let (index, times) = rule.flash(in: track, gauge),
      rule.isPermitted(times, gauge)
    else { return nil }
    return index
  }

  /// The first cue and its times, where it stands at zero for a few frames.
  private func flash(in track: Track, _ gauge: TimeGauge) -> (cue: Int, times: Range<MediaTime>)? {
    guard let index = track.playOrder.first else { return nil }
    let cue = track.cues[index]
    guard cue.begin == .zero, let end = cue.end, end > .zero,
      !gauge.isLonger(cue.begin, end, than: gauge.bound(options.flash))
    else { return nil }
    return (index, cue.begin..<end)
  }

  private func isPermitted(_ times: Range<MediaTime>, _ gauge: TimeGauge) -> Bool {
    guard let allowed = options.allowed else { return false }
    return !gauge.isLonger(times.lowerBound, times.upperBound, than: gauge.bound(allowed))
  }
}
