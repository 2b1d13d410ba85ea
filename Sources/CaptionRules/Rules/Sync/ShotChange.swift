public import CaptionAnalysis
import CaptionModel

/// Finds captions that appear or vanish too near to a cut of the picture.
public struct ShotChange: CaptionRule {
  /// What may be adjusted.
  public struct Options: RuleOptions {
    /// How far from a cut a time has to be where it does not go with it; inclusive.
    public var clear = TimeLength.seconds(Ratio(thousandths: 500))
    /// How long before a cut a caption vanishes that goes with it.
    public var endBefore = TimeLength.frames(2)

    /// Makes the options with their defaults.
    public init() {}

    /// Every option that can be set by name.
    public static let all: [RuleOption<Options>] = [
      .length("clear", "How far from a cut a time is that does not go with it.", \.clear),
      .length("endBefore", "How long before a cut a caption ends that goes with it.", \.endBefore),
    ]
  }

  /// What the catalogue knows of the rule.
  public static let info = RuleInfo(
    "sync/shot-change",
    aliases: ["shot-change"],
    "A caption appears or vanishes too near to a cut.",
    severity: .warning,
    evidence: [.cues, .shotChanges],
    text: .init(
      checks: "The distance of each begin and end from the nearest cut.",
      matters: "A caption that changes just beside a cut looks like a fault, and makes the eye go "
        + "back to the beginning of what it has read.",
      measured: "A begin is right on the cut, or at least so far from it as clear says. An end is "
        + "right so long before the cut as endBefore says, or as far away as clear says. Frames "
        + "are counted where the frame rate is known. Where the cuts come from is for the caller "
        + "to know: found by a program, they may be wrong.",
      sources: [
        "Netflix, Subtitle Timing Guidelines: half a second on both sides, ends 2 frames before "
          + "the cut; 8 frames before a cut, copies of different age differ in where to move."
      ]
    ),
    examples: [
      .passes(
        """
        WEBVTT

        00:10.000 --> 00:11.920
        Begins on the cut and ends before the next.

        00:12.500 --> 00:13.500
        Stands clear of both.
        """,
        context: .frames(.pal, cuts: [10, 12, 14])
      ),
      .fails(
        """
        WEBVTT

        ⟦1⟧⟦2⟧00:10.120 --> 00:12.000
        Mind the step.
        """,
        "begins 3 frames (0.12 s) after the cut at 00:00:10.000, not on it or 0.5 s (12 frames) away",
        "ends on the cut at 00:00:12.000, not 2 frames before it or 0.5 s (12 frames) away",
        context: .frames(.pal, cuts: [10, 12])
      ),
    ]
  )

  private let options: Options

  /// Makes the rule.
  public init(options: Options) {
    self.options = options
  }

  /// Reports each begin and end too near to a cut.
  public func check(_ track: Track, report: (Finding) -> Void) {
    guard let cuts = track.context.shotChanges, !cuts.isEmpty else { return }
    let gauge = TimeGauge(track)
    let clear = gauge.limit(options.clear, isLeast: true)
    let near = gauge.bound(options.clear)
    let before = gauge.bound(options.endBefore)
    for index in track.cues.indices where track.facts[index].lines > 0 {
      let cue = track.cues[index]
      if let cut = nearest(to: cue.begin, cuts), gauge.isApart(cue.begin, cut),
        isNear(cue.begin, cut, gauge, near)
      {
        report(
          Finding(
            .timing(index),
            "begins \(place(of: cue.begin, cut, gauge)), not on it or \(clear) away"
          )
        )
      }
      guard let end = cue.end, end > cue.begin, let cut = nearest(to: end, cuts),
        isNear(end, cut, gauge, near)
      else { continue }
      if end <= cut, !gauge.isShorter(end, cut, than: before),
        !gauge.isLonger(end, cut, than: before)
      {
        continue
      }
      report(
        Finding(
          .timing(index),
          "ends \(place(of: end, cut, gauge)), not \(options.endBefore) before it or \(clear) away"
        )
      )
    }
  }

  private func isNear(
    _ time: MediaTime,
    _ cut: MediaTime,
    _ gauge: TimeGauge,
    _ bound: TimeGauge.Bound
  ) -> Bool {
    gauge.isShorter(min(time, cut), max(time, cut), than: bound)
  }

  private func place(of time: MediaTime, _ cut: MediaTime, _ gauge: TimeGauge) -> String {
    guard gauge.isApart(time, cut) else { return "on the cut at \(clock(cut))" }
    let length = gauge.length(min(time, cut), max(time, cut))
    return "\(length) \(time > cut ? "after" : "before") the cut at \(clock(cut))"
  }

  /// The cut that is nearest to a time; the list is in order.
  private func nearest(to time: MediaTime, _ cuts: [MediaTime]) -> MediaTime? {
    var low = 0
    var high = cuts.count
    while low < high {
      let middle = (low + high) / 2
      if cuts[middle] < time { low = middle + 1 } else { high = middle }
    }
    let after = low < cuts.count ? cuts[low] : nil
    let before = low > 0 ? cuts[low - 1] : nil
    guard let after else { return before }
    guard let before else { return after }
    return time - before <= after - time ? before : after
  }
}
