import CaptionAnalysis
import CaptionModel
import CaptionTagging

/// Finds files that are called forced and hold the dialogue of the regular track.
public struct ForcedWithDialogue: SetRule {
  /// What may be adjusted.
  public struct Options: RuleOptions {
    /// The largest share of the regular track's dialogue, in percent.
    public var max = 50
    /// The fewest cues with dialogue of the regular track by which it is told.
    public var cues = 50

    /// Makes the options with their defaults.
    public init() {}

    /// Every option that can be set by name.
    public static let all: [RuleOption<Options>] = [
      .count(
        "max",
        "The largest share of the regular track's cues during which the forced one has words.",
        unit: "percent",
        minimum: 1,
        \.max
      ),
      .count(
        "cues",
        "The fewest cues of the regular track by which it is told.",
        unit: "cues",
        minimum: 1,
        \.cues
      ),
    ]
  }

  /// What the catalogue knows of the rule.
  public static let info = RuleInfo(
    "set/forced-with-dialogue",
    "A file that is called forced holds the dialogue of the regular track.",
    severity: .warning,
    subject: .set,
    evidence: [],
    text: .init(
      checks:
        "During how many cues of the regular track with dialogue a track that is called forced has words.",
      matters:
        "A forced track is shown to everybody, whether subtitles are on or not. The full dialogue under "
        + "that name was delivered in the wrong place.",
      measured:
        "A cue counts where words stand for half of its time. Without a regular track in the title, "
        + "forced/dialogue tells by how dense the cues are.",
      sources: ["The limits are CaptionKit's own choice."]
    ),
    examples: [
      .passes(
        """
        === ferry.en.forced.vtt
        00:04.000 --> 00:06.000
        FERRY CLOSED
        === ferry.en.full.vtt
        00:01.000 --> 00:03.000
        Is nobody sailing?

        00:04.100 --> 00:06.000
        FERRY CLOSED

        00:07.000 --> 00:09.000
        Then we walk.
        """,
        with: "cues=2"
      ),
      .fails(
        """
        === ferry.en.forced.vtt
        00:01.000 --> 00:03.000
        Is nobody sailing?

        00:07.000 --> 00:09.000
        Then we walk.
        === ferry.en.full.vtt
        00:01.000 --> 00:03.000
        Is nobody sailing?

        00:04.000 --> 00:06.000
        Not tonight.

        00:07.000 --> 00:09.000
        Then we walk.
        """,
        "ferry.en.forced.vtt: words stand during 66 % of the cues of ferry.en.full.vtt, more than 50 %",
        with: ["cues=2"]
      ),
    ]
  )

  private let options: Options

  /// Makes the rule.
  public init(options: Options) {
    self.options = options
  }

  /// Reports a forced file with as much dialogue as the regular track has.
  public func check(
    _ file: SetFile,
    in title: TitleFiles,
    of library: CaptionLibrary,
    report: (Finding) -> Void
  ) {
    guard file.kind == .forced, let regular = title.regular(for: file) else { return }
    let said = regular.cues.filter { $0.isSaid && $0.end > $0.begin }
    guard said.count >= options.cues else { return }
    let covered = SpokenStretches(file.cues).covered(of: said)
    guard covered * 100 > said.count * options.max else { return }
    let share = "\(covered * 100 / said.count)"
    report(
      Finding(
        .file,
        "words stand during \(share) % of the cues of \(regular.shortName), more than \(options.max) %",
        measurement: .init(share, allowed: "\(options.max)", unit: "percent")
      )
    )
  }
}
