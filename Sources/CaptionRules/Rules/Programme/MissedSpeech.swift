public import CaptionAnalysis
import CaptionModel

/// Finds speech that has no caption.
public struct MissedSpeech: CaptionRule {
  /// What may be adjusted.
  public struct Options: RuleOptions {
    /// The longest speech that may stay without a caption.
    public var max = TimeLength.seconds(Ratio(thousandths: 700))

    /// Makes the options with their defaults.
    public init() {}

    /// Every option that can be set by name.
    public static let all: [RuleOption<Options>] = [
      .length(
        "max",
        "The longest speech that may stay without a caption; less than 0.7 s is never told.",
        \.max
      )
    ]
  }

  /// What the catalogue knows of the rule.
  public static let info = RuleInfo(
    "sync/missed-speech",
    "Somebody speaks, and no caption says what.",
    severity: .warning,
    evidence: [.programmeAudio, .sureSpeech],
    text: .init(
      checks: "Speech that neither a caption nor a label covers.",
      matters: "Who cannot hear misses what is said.",
      measured: "After the file's own offset is taken out, 0.35 s around each caption left aside. "
        + "Speech that is much quieter than the dialogue or hardly louder than what is behind it, "
        + "such as a crowd, does not count. It is run only with a detector that is sure of speech, or "
        + "with a reference file, whose captions without a counterpart it finds; translators do "
        + "leave lines out.",
      sources: [
        "FCC, 47 CFR 79.1(j)(2): captions are complete from the beginning of the programme to its end.",
        "The limit of 0.7 s is this project's own.",
      ]
    ),
    examples: [
      .passes(
        """
        WEBVTT

        00:01.000 --> 00:02.000
        Who is there?
        """,
        context: .heardInSync { $0.missed = [] }
      ),
      .fails(
        """
        WEBVTT

        ⟦1⟧00:01.000 --> 00:02.000
        Who is there?
        """,
        "no caption for the speech from 00:02:10.100 to 00:02:12.900 behind this cue "
          + "(2.8 s, confidence 0.93)",
        context: .heardInSync {
          $0.missed = [
            .init(begin: 130.1, end: 132.9, captionTime: 130.1, cueBefore: 0, confidence: 0.93)
          ]
        }
      ),
    ]
  )

  private let options: Options

  /// Makes the rule.
  public init(options: Options) {
    self.options = options
  }

  /// Reports each stretch of speech without a caption.
  public func check(_ track: Track, report: (Finding) -> Void) {
    // Where the dialogue is hardly louder than what is behind it, other sounds are taken for it.
    guard let match = track.context.match, !match.isPoorMix else { return }
    let limit = options.max.seconds(in: track)
    for stretch in match.missed ?? [] where stretch.length > limit + 1e-9 {
      let what = match.isReference ? "what the reference says" : "the speech"
      report(
        Finding(
          stretch.place,
          "no caption for \(what) from \(stretch.begin.clockTime) to \(stretch.end.clockTime) "
            + "\(stretch.whereabouts) (\(stretch.length.distance), confidence \(stretch.confidence.share))",
          measurement: .init(stretch.length.number, allowed: limit.number, unit: "seconds")
        )
      )
    }
  }
}

extension ProgrammeMatch.Stretch {
  /// The cue behind which it begins, or the file.
  var place: Finding.Place { cueBefore.map { .cue($0) } ?? .file }

  /// Where that is, in words.
  var whereabouts: String { cueBefore == nil ? "before the first cue" : "behind this cue" }
}
