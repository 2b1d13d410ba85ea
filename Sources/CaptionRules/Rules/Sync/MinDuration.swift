public import CaptionAnalysis
import CaptionModel

/// Finds cues that are shown too briefly.
public struct MinDuration: TerseRule {
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
  public func look(at track: Track, report: (TerseFinding) -> Void) -> Wording? {
    guard let min = options.min else { return nil }
    let gauge = TimeGauge(track)
    let bound = gauge.bound(min)
    let (cues, facts) = (track.cues, track.facts)
    for index in cues.indices where facts[index].lines > 0 {
      let begin = cues[index].begin
      guard let end = cues[index].end, end > begin, gauge.isShorter(begin, end, than: bound) else {
        continue
      }
      report(TerseFinding(.timing(index)))
    }
    return Wording(cues: cues, gauge: gauge, min: min)
  }

  /// Says how long a cue is shown.
  public struct Wording: FindingWording {
    private let cues: [Cue]
    private let gauge: TimeGauge
    private let isShownFor = Array("is shown for ".utf8)
    private let least: [UInt8]
    /// What is allowed.
    public let limits: [Finding.Limit]

    init(cues: [Cue], gauge: TimeGauge, min: TimeLength) {
      self.cues = cues
      self.gauge = gauge
      least = Array(", less than \(gauge.limit(min, isLeast: true))".utf8)
      limits = [.init(gauge.number(min, isLeast: true), unit: gauge.unit, option: "min")]
    }

    /// Appends the words about a cue.
    public func describe(_ finding: TerseFinding, in text: inout FindingText) {
      let begin = cues.begin(at: finding.cue)
      let end = cues.end(at: finding.cue) ?? begin
      text.append(isShownFor)
      gauge.append(length: begin, end, to: &text)
      text.append(least)
      text.beginMeasured()
      gauge.append(number: begin, end, to: &text)
    }
  }
}
