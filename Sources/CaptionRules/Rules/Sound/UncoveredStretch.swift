public import CaptionAnalysis
import CaptionModel

/// Finds long stretches with neither cue nor label.
public struct UncoveredStretch: CaptionRule {
  /// What may be adjusted.
  public struct Options: RuleOptions {
    /// The longest stretch that may stay without a label.
    public var max = TimeLength.seconds(60)

    /// Makes the options with their defaults.
    public init() {}

    /// Every option that can be set by name.
    public static let all: [RuleOption<Options>] = [
      .length("max", "The longest stretch that may stay without a label.", \.max)
    ]
  }

  /// What the catalogue knows of the rule.
  public static let info = RuleInfo(
    "sound/uncovered-stretch",
    "Nothing is shown for long, and no label says what is heard.",
    severity: .advice,
    text: .init(
      checks:
        "Stretches without a cue that are longer than the limit, where neither the cue before "
        + "nor the cue behind holds a label for a sound, music or a song. The beginning of the "
        + "programme counts, and its end where its duration is known.",
      matters: "Who cannot hear does not know whether it is quiet, whether music plays, or whether "
        + "captions are missing. A label tells, if only that there is no audio.",
      measured: "By the file's times. Whether the stretch is silent, only somebody who hears the "
        + "programme can tell. In a file without any label for a sound the rule finds nothing, since "
        + "sound/uncovered says so already.",
      sources: [
        "Amazon Prime Video, technical pages of 4 April 2025: long stretches without speech are "
          + "captioned with the sounds, or as [no audio]; no figure.",
        "BBC Subtitle Guidelines 1.2.5, March 2026: long pauses are explained by a label; no figure.",
        "The limit of 60 s is CaptionKit's own choice.",
      ]
    ),
    examples: [
      .passes(
        """
        WEBVTT

        00:01.000 --> 00:03.000
        Who is there?

        00:04.000 --> 00:06.000
        [no audio]

        03:00.000 --> 03:02.000
        Nobody.
        """,
        context: .language("en")
      ),
      .fails(
        """
        WEBVTT

        00:01.000 --> 00:03.000
        [door creaks]

        00:04.000 --> 00:06.000
        Who is there?

        ⟦1⟧01:16.500 --> 01:18.000
        Nobody.
        """,
        "no cue for 70.5 s from 00:00:06.000 on, and no label says what is heard",
        context: .language("en")
      ),
      .fails(
        """
        WEBVTT

        00:01.000 --> 00:03.000
        [door creaks]

        ⟦1⟧00:04.000 --> 00:06.000
        Who is there?
        """,
        "no cue for the last 84 s of the programme, and no label says what is heard",
        context: .lasting(seconds: 90)
      ),
    ]
  )

  private let options: Options

  /// Makes the rule.
  public init(options: Options) {
    self.options = options
  }

  /// Reports each stretch that is too long.
  public func check(_ track: Track, report: (Finding) -> Void) {
    // Where the programme was listened to, sound/unlabelled knows what was heard.
    guard track.summary.soundCues > 0, !track.context.hasHeardSounds else { return }
    let limit = options.max.duration(at: track.context.frameRate)
    var end = MediaTime.zero
    var last: Int?
    let (cues, facts) = (track.cues, track.facts)
    for index in track.playOrder where facts[index].lines > 0 {
      let begin = cues[index].begin
      if begin - end > limit, !facts[index].hasSound, last.map({ !facts[$0].hasSound }) ?? true {
        let length = "\(seconds(begin - end)) from \(clock(end)) on"
        report(finding(.timing(index), "no cue for \(length)", begin - end))
      }
      let cueEnd = cues[index].end ?? begin
      if cueEnd >= end {
        end = cueEnd
        last = index
      }
    }
    if let duration = track.context.duration, duration - end > limit, let last,
      !track.facts[last].hasSound, track.cues[last].end != nil
    {
      let length = "the last \(seconds(duration - end)) of the programme"
      report(finding(.timing(last), "no cue for \(length)", duration - end))
    }
  }

  private func finding(_ place: Finding.Place, _ what: String, _ length: MediaTime) -> Finding {
    let limit = options.max.duration(at: nil).milliseconds
    return Finding(
      place,
      "\(what), and no label says what is heard",
      measurement: .init(
        decimal(thousandths: length.milliseconds),
        allowed: decimal(thousandths: limit),
        unit: "seconds"
      )
    )
  }
}
