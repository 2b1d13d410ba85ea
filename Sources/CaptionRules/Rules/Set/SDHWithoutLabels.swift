import CaptionAnalysis
import CaptionModel
import CaptionTagging

/// Finds files that are called SDH and have no label at all.
public struct SDHWithoutLabels: SetRule {
  /// What may be adjusted.
  public struct Options: RuleOptions {
    /// The fewest cues with dialogue by which it is told.
    public var cues = 40

    /// Makes the options with their defaults.
    public init() {}

    /// Every option that can be set by name.
    public static let all: [RuleOption<Options>] = [
      .count(
        "cues",
        "The fewest cues with dialogue by which it is told.",
        unit: "cues",
        minimum: 1,
        \.cues
      )
    ]
  }

  /// What the catalogue knows of the rule.
  public static let info = RuleInfo(
    "set/sdh-without-labels",
    "A file that is called SDH has no label for a speaker or a sound.",
    severity: .warning,
    subject: .set,
    evidence: [],
    text: .init(
      checks: "Whether a file whose name says SDH, CC or HI labels anything that is heard.",
      matters:
        "Viewers who cannot hear choose it, and get the plain track. Often the two were mixed up.",
      measured:
        "By labels for sounds, music and speakers, voices of the markup and music signs; a single one is "
        + "enough, and so is a label of which it is in doubt what it is.",
      sources: ["The number of cues is CaptionKit's own choice."]
    ),
    examples: [
      .passes(
        """
        === ferry.en.sdh.vtt
        00:01.000 --> 00:03.000
        [wind howling]

        00:04.000 --> 00:06.000
        Is nobody sailing tonight?
        """,
        with: "cues=1"
      ),
      .fails(
        """
        === ferry.en.sdh.vtt
        00:01.000 --> 00:03.000
        Is nobody sailing tonight?

        00:04.000 --> 00:06.000
        Not in this weather.
        """,
        "ferry.en.sdh.vtt: the name says that this is SDH, but none of 2 cues has a label for a speaker or a "
          + "sound",
        with: ["cues=2"]
      ),
    ]
  )

  private let options: Options

  /// Makes the rule.
  public init(options: Options) {
    self.options = options
  }

  /// Reports a file that is called SDH and is none.
  public func check(
    _ file: SetFile,
    in title: TitleFiles,
    of library: CaptionLibrary,
    report: (Finding) -> Void
  ) {
    let counts = file.facts.counts
    guard file.facts.name.kind == .sdh, counts.dialogueCues >= options.cues,
      counts.sounds + counts.speakers + counts.doubtfulLabels == 0
    else { return }
    report(
      Finding(
        .file,
        "the name says that this is SDH, but none of \(counted(counts.cues, "cue")) has a label for a "
          + "speaker or a sound"
      )
    )
  }
}
