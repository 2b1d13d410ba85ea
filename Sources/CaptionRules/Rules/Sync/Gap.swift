public import CaptionAnalysis
import CaptionEncoding
public import CaptionModel

/// Finds pauses between captions of a length that the profile does not allow.
public struct Gap: TerseRule {
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

  /// Reports each pause of a length that is not allowed, with the cue before it.
  public func look(at track: Track, report: (TerseFinding) -> Void) -> Wording? {
    guard !options.allowed.isEmpty else { return nil }
    let gauge = TimeGauge(track)
    let bands = gauge.bounds(options.allowed)
    let (cues, facts) = (track.cues, track.facts)
    var last: (cue: Int, end: MediaTime)?
    for index in track.playOrder where facts[index].lines > 0 {
      let begin = cues.begin(at: index)
      let end = cues.end(at: index) ?? .max
      guard end > begin else { continue }
      guard let before = last else {
        last = (index, end)
        continue
      }
      if before.end <= begin, !gauge.isWithin(before.end, begin, bands) {
        report(TerseFinding(.timing(index), value: before.cue))
      }
      if end > before.end { last = (index, end) }
    }
    return Wording(cues: cues, gauge: gauge, options.allowed)
  }

  /// Says how long a pause is, and how the cue before it would have to end.
  public struct Wording: FindingWording {
    private let cues: [Cue]
    private let gauge: TimeGauge
    private let lengths: [MediaTime]
    /// The words between the numbers.
    private let begins = Array("begins ".utf8)
    private let afterCue = Array(" after cue ".utf8)
    private let allowed: [UInt8]
    private let cue = Array("cue ".utf8)
    private let endsHere = Array(" ends here".utf8)
    private let endCue = Array("end cue ".utf8)
    private let later = Array(" later".utf8)
    private let earlier = Array(" earlier".utf8)
    /// The lengths that are allowed.
    public let limits: [Finding.Limit]

    init(cues: [Cue], gauge: TimeGauge, _ bands: [TimeBand]) {
      self.cues = cues
      self.gauge = gauge
      lengths = bands.flatMap { [$0.lower, $0.upper] }.compactMap { $0 }.map { gauge.duration($0) }
      let list = bands.map { "\($0)" }.joined(separator: ", ")
      allowed = Array(" ends; allowed: \(list)".utf8)
      limits = [.init(list, unit: gauge.unit, option: "allowed")]
    }

    /// Appends the words about a pause.
    public func describe(_ finding: TerseFinding, in text: inout FindingText) {
      let before = finding.value
      let (begin, end) = times(of: finding)
      let newEnd = newEnd(from: end, to: begin, before)
      guard gauge.rate == nil else {
        describeFrames(from: end, to: begin, newEnd, before, &text)
        return
      }
      // Where there are many findings, most are of this rule: all of one at once.
      let pause = (begin - end).milliseconds
      let isLater = newEnd.map { $0 > end } ?? false
      let distance = newEnd.map { (isLater ? $0 - end : end - $0).milliseconds }
      let direction = isLater ? later : earlier
      let begins = begins.span
      let afterCue = afterCue.span
      let allowed = allowed.span
      let cue = cue.span
      let endsHere = endsHere.span
      let endCue = endCue.span
      text.append(allOf: allowed.count + 320, noteOn: .timing(before)) { output, ends in
        output.write(begins)
        output.write(thousandths: pause)
        output.append(0x20)
        output.append(0x73)
        output.write(afterCue)
        output.write(decimal: before + 1)
        output.write(allowed)
        ends.message = output.count
        output.write(thousandths: pause)
        ends.measured = output.count
        output.write(cue)
        output.write(decimal: before + 1)
        output.write(endsHere)
        ends.note = output.count
        guard let distance else { return }
        output.write(endCue)
        output.write(decimal: before + 1)
        output.append(0x20)
        output.write(thousandths: distance)
        output.append(0x20)
        output.append(0x73)
        output.write(direction.span)
      }
    }

    private func describeFrames(
      from end: MediaTime,
      to begin: MediaTime,
      _ newEnd: MediaTime?,
      _ before: Int,
      _ text: inout FindingText
    ) {
      text.append(begins)
      gauge.append(length: end, begin, to: &text)
      text.append(afterCue)
      text.append(before + 1)
      text.append(allowed)
      text.beginMeasured()
      gauge.append(number: end, begin, to: &text)
      text.beginNote(.timing(before))
      text.append(cue)
      text.append(before + 1)
      text.append(endsHere)
      guard let newEnd else { return }
      text.beginFix()
      text.append(endCue)
      text.append(before + 1)
      text.append(" ")
      text.append(seconds: newEnd > end ? newEnd - end : end - newEnd)
      text.append(newEnd > end ? later : earlier)
    }

    /// The end of the cue before the pause moves.
    public func edits(for finding: TerseFinding) -> [CueEdit] {
      let (begin, end) = times(of: finding)
      return newEnd(from: end, to: begin, finding.value).map { [.end(cue: finding.value, $0)] }
        ?? []
    }

    private func times(of finding: TerseFinding) -> (begin: MediaTime, endBefore: MediaTime) {
      (cues.begin(at: finding.cue), cues.end(at: finding.value) ?? .max)
    }

    /// The end that makes the pause as long as the nearest allowed length that is not longer, or as
    /// the shortest that is; nil where the cue would not last.
    private func newEnd(from end: MediaTime, to begin: MediaTime, _ before: Int) -> MediaTime? {
      let pause = begin - end
      var longest: MediaTime?
      var shortest: MediaTime?
      for length in lengths {
        if length < pause, longest.map({ $0 < length }) ?? true { longest = length }
        if shortest.map({ length < $0 }) ?? true { shortest = length }
      }
      guard let target = longest ?? shortest else { return nil }
      let newEnd = begin - target
      return newEnd > cues.begin(at: before) ? newEnd : nil
    }
  }
}
