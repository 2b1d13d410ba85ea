public import CaptionAnalysis
import CaptionModel

/// Finds files whose captions are all late, or early, by the same time.
public struct WholeOffset: CaptionRule {
  /// What may be adjusted.
  public struct Options: RuleOptions {
    /// The largest offset that is let pass.
    public var max = TimeLength.seconds(Ratio(thousandths: 250))

    /// Makes the options with their defaults.
    public init() {}

    /// Every option that can be set by name.
    public static let all: [RuleOption<Options>] = [
      .length("max", "The largest offset that is let pass; inclusive.", \.max)
    ]
  }

  /// What the catalogue knows of the rule.
  public static let info = RuleInfo(
    "sync/offset",
    "All captions are late, or early, by the same time.",
    severity: .error,
    evidence: [.programmeAudio],
    text: .init(
      checks: "By how much all captions together miss the words that are heard.",
      matters:
        "Captions beside the words are hard to follow, give answers away, and make lips that "
        + "viewers read contradict them.",
      measured: "By the moments at which somebody begins to speak, in the middle of all captions. "
        + "What can be heard is exact to about 0.05 s, and captions that begin a few frames before "
        + "the words are in sync. A file that cannot be matched with the programme is not judged. "
        + "captionkit sync --apply moves the captions.",
      sources: [
        "Netflix, Timed Text Style Guide: captions begin within a few frames of the audio.",
        "BBC Subtitle Guidelines 1.2.5: subtitles match the pace of speaking; for recorded programmes "
          + "they are in sync with the words.",
        "The limit of 0.25 s is this project's own: smaller errors cannot be told from habits.",
      ]
    ),
    examples: [
      .passes(
        """
        WEBVTT

        00:01.000 --> 00:02.000
        Who is there?
        """,
        context: .heard(.inSync, [(0, 0, 0, 420, SyncLine(slope: 1, shift: -0.25))])
      ),
      .fails(
        """
        WEBVTT

        00:01.000 --> 00:02.000
        Who is there?
        """,
        "all captions are 1.72 s late; moved, 104 of 107 begin with speech",
        context: .heard(.offset, [(0, 0, 0, 420, SyncLine(slope: 1, shift: -1.72))])
      ),
    ]
  )

  private let options: Options

  /// Makes the rule.
  public init(options: Options) {
    self.options = options
  }

  /// Reports the offset of a whole file.
  public func check(_ track: Track, report: (Finding) -> Void) {
    guard let match = track.context.match, match.verdict == .offset || match.verdict == .inSync,
      let piece = match.pieces.first
    else { return }
    let limit = options.max.seconds(in: track)
    guard abs(piece.error) > limit + 1e-9 else { return }
    report(
      Finding(
        .file,
        "all captions are \(piece.error.lateness); moved, \(piece.agreeing) of \(piece.captions) "
          + "begin with speech",
        measurement: .init(piece.error.number, allowed: limit.number, unit: "seconds")
      )
    )
  }
}
