public import CaptionAnalysis
import CaptionModel

/// Finds cues that are shown too long.
public struct MaxDuration: CaptionRule {
  /// What may be adjusted.
  public struct Options: RuleOptions {
    /// The longest time for which a cue is shown; inclusive.
    public var max: TimeLength? = .seconds(7)
    /// Whether songs and music may stay longer.
    public var exemptMusic = true

    /// Makes the options with their defaults.
    public init() {}

    /// Every option that can be set by name.
    public static let all: [RuleOption<Options>] = [
      .optionalLength("max", "The longest time for which a cue is shown.", \.max),
      .flag("exemptMusic", "Whether songs and music may stay longer.", \.exemptMusic),
    ]
  }

  /// What the catalogue knows of the rule.
  public static let info = RuleInfo(
    "sync/max-duration",
    aliases: ["max-duration"],
    "A cue is shown for more than the longest time.",
    severity: .warning,
    evidence: [.cueEnds],
    text: .init(
      checks: "How long each cue is shown.",
      matters: "A caption that has been read and still stands is read again, and makes viewers "
        + "think that it has been said again.",
      measured: "From begin to end: in frames where the frame rate is known, each time taken to "
        + "the nearest frame, so that 7 s are 168 frames at 23.976 (7.007 s); else exactly. Cues "
        + "with lyrics or music are not looked at unless exemptMusic is false.",
      sources: [
        "Netflix, Timed Text Style Guide, General Requirements: 7 s.",
        "TED, 2015: 7 s.",
        "ARD, ORF, SRF, ZDF, Untertitel-Standards: music may stand longer.",
      ]
    ),
    examples: [
      .passes(
        """
        WEBVTT

        00:01.000 --> 00:08.000
        The ferry leaves at noon.

        00:09.000 --> 00:19.000
        ♪ Slow tides rising ♪
        """
      ),
      .passes(
        "WEBVTT\n\n00:01.000 --> 00:08.007\nThe ferry leaves.\n",
        context: .frames(.filmNTSC)
      ),
      .fails(
        "WEBVTT\n\n⟦1⟧00:01.000 --> 00:08.001\nThe ferry leaves.\n",
        "is shown for 7.001 s, more than 7 s"
      ),
    ]
  )

  private let options: Options

  /// Makes the rule.
  public init(options: Options) {
    self.options = options
  }

  /// Reports each cue that is too long.
  public func check(_ track: Track, report: (Finding) -> Void) {
    guard let max = options.max else { return }
    let gauge = TimeGauge(track)
    let bound = gauge.bound(max)
    let (cues, facts) = (track.cues, track.facts)
    for index in cues.indices where facts[index].lines > 0 {
      let begin = cues[index].begin
      guard let end = cues[index].end, gauge.isLonger(begin, end, than: bound) else { continue }
      if options.exemptMusic, track.holdsMusic(cue: index) { continue }
      let length = gauge.length(begin, end)
      report(
        Finding(
          .timing(index),
          "is shown for \(length), more than \(gauge.limit(max))",
          measurement: .init(
            gauge.number(begin, end),
            allowed: gauge.number(max),
            unit: gauge.unit
          )
        )
      )
    }
  }
}

extension Track {
  /// Whether a cue holds lyrics, or a label or sign for music.
  fileprivate func holdsMusic(cue index: Int) -> Bool {
    parts(ofCue: index).contains { $0.kind == .lyrics || $0.kind == .music }
  }
}
