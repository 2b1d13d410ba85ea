public import CaptionAnalysis
import CaptionModel

/// Finds cues that have to be read too fast because others are shown beside them.
public struct JointSpeed: CaptionRule {
  /// What may be adjusted.
  public struct Options: RuleOptions {
    /// The highest speed of all that is shown at once, in characters a second; inclusive.
    public var max: Ratio? = 25

    /// Makes the options with their defaults.
    public init() {}

    /// Every option that can be set by name.
    public static let all: [RuleOption<Options>] = [
      .limit(
        "max",
        "The highest speed of all that is shown at once; inclusive.",
        unit: "characters a second",
        minimum: Ratio(thousandths: 100),
        \.max
      )
    ]
  }

  /// What the catalogue knows of the rule.
  public static let info = RuleInfo(
    "reading/joint-speed",
    "Cues that are shown at once have together to be read faster than the limit.",
    severity: .advice,
    evidence: [.cueEnds],
    text: .init(
      checks:
        "Each cue's characters, and those of the cues beside it as far as they share its time, "
        + "over the time for which it is shown.",
      matters: "Two captions in different places are two texts to read in the time of one.",
      measured:
        "Of a cue that is shown at the same time, the part counts that its shared time is of "
        + "its own. Only cues that meet another are looked at; each group is reported at the first "
        + "cue that is too fast. Characters count as in reading/speed by default.",
      sources: ["This project's own default; no guideline gives a figure."]
    ),
    examples: [
      .passes(
        """
        WEBVTT

        00:01.000 --> 00:05.000
        abcdefghij abcdefghij abcdefghij abcdefghij

        00:01.000 --> 00:05.000 line:0
        abcdefghij abcdefghij abcdefghij abcdefghij
        """
      ),
      .fails(
        """
        WEBVTT

        ⟦1⟧00:01.000 --> 00:04.000
        abcdefghij abcdefghij abcdefghij abcdefghij

        00:01.000 --> 00:04.000 line:0
        abcdefghij abcdefghij abcdefghij abcdefghij
        """,
        "86 characters of 2 cues in 3 s are 28.7 characters a second, more than 25"
      ),
    ]
  )

  private let options: Options

  /// Makes the rule.
  public init(options: Options) {
    self.options = options
  }

  /// Reports each first cue of a group that is too fast.
  public func check(_ track: Track, report: (Finding) -> Void) {
    guard let limit = options.max else { return }
    var shown: [Int] = []
    var lastReported: MediaTime = .min
    let (cues, facts) = (track.cues, track.facts)
    for index in track.playOrder where facts[index].lines > 0 {
      let begin = cues.begin(at: index)
      guard let end = cues.end(at: index), end > begin else { continue }
      if shown.count == 1, let last = cues.end(at: shown[0]), last <= begin {
        // Nearly always the one before is gone.
        shown[0] = index
        continue
      }
      removeEnded(&shown, by: begin, cues)
      defer {
        // Many that stay for ever would make every cue look at all of them.
        if shown.count < 32 { shown.append(index) }
      }
      guard !shown.isEmpty, begin >= lastReported else { continue }
      let group = shown + [index]
      for member in group {
        guard let found = finding(about: member, in: group, track, limit) else { continue }
        report(found)
        lastReported = track.cues[member].end ?? .max
        break
      }
    }
  }

  /// Takes out what is not shown any more.
  private func removeEnded(_ shown: inout [Int], by time: MediaTime, _ cues: [Cue]) {
    shown.removeAll { cue in cues.end(at: cue).map { $0 <= time } ?? false }
  }

  private func finding(
    about member: Int,
    in group: [Int],
    _ track: Track,
    _ limit: Ratio
  ) -> Finding? {
    let cue = track.cues[member]
    guard let end = cue.end, let duration = track.duration(ofCue: member) else { return nil }
    var halves = 0
    var count = 0
    for other in group {
      let characters = track.facts[other].characters
      if other == member {
        halves += characters * 2
        count += 1
        continue
      }
      guard let length = track.duration(ofCue: other), let last = track.cues[other].end else {
        continue
      }
      let shared = min(end, last) - max(cue.begin, track.cues[other].begin)
      guard shared > .zero else { continue }
      count += 1
      halves += Int(clamping: Int128(characters * 2) * shared.units / length.units)
    }
    let speed = Speed(halves, halvesIn: duration)
    guard count > 1, speed.exceeds(limit) else { return nil }
    let unit = "characters a second"
    // Of a cue that is shared in part, half a character may count.
    let text =
      "\(decimal(thousandths: halves * 500)) character\(halves == 2 ? "" : "s") of \(count) cues in "
      + "\(seconds(duration))"
    return Finding(
      .timing(member),
      "\(text) are \(speed.perSecond) \(unit), more than \(limit)",
      measurement: .init(speed.perSecond, allowed: "\(limit)", unit: unit)
    )
  }
}
