import CaptionModel
import CaptionTagging

/// Finds titles that lack a track that every title has to have.
public struct MissingTrack: SetRule {
  /// What may be adjusted.
  public struct Options: RuleOptions {
    /// The tracks that every title has to have.
    public var tracks: [String] = []

    /// Makes the options with their defaults.
    public init() {}

    /// Every option that can be set by name.
    public static let all: [RuleOption<Options>] = [
      .words(
        "tracks",
        "What every title has to have: languages, kinds (sdh, plain, forced), or both, such as "
          + "en.sdh,de,fr.forced,plain.",
        \.tracks
      )
    ]
  }

  /// What the catalogue knows of the rule.
  public static let info = RuleInfo(
    "set/missing-track",
    "A title lacks a track that every title has to have.",
    severity: .warning,
    subject: .set,
    evidence: [],
    text: .init(
      checks: "Whether each title has files of the languages and kinds that the option names.",
      matters: "What was agreed on, or what the law asks for, is not there.",
      measured:
        "Files belong to a title by their names and folders, or by --title-pattern. Language and kind are "
        + "those of the name, else those that the captions show; a file that nothing tells of is "
        + "taken for a plain one. Without the option nothing is missing. The finding stands at the title's "
        + "first file of the language, else at its first file.",
      sources: ["The caller's own requirements."]
    ),
    examples: [
      .passes(
        """
        === ferry.de.vtt
        00:01.000 --> 00:03.000
        Fährt heute niemand?
        === ferry.en.sdh.vtt
        00:01.000 --> 00:03.000
        NORA: Is nobody sailing tonight?
        """,
        with: "tracks=en.sdh,de"
      ),
      .fails(
        """
        === ferry.de.vtt
        00:01.000 --> 00:03.000
        Fährt heute niemand?
        === ferry.en.full.vtt
        00:01.000 --> 00:03.000
        Is nobody sailing tonight?
        """,
        "ferry.de.vtt: the title ferry has no fr",
        "ferry.en.full.vtt: the title ferry has no en.sdh",
        with: ["tracks=en.sdh,de,fr"]
      ),
    ]
  )

  private let options: Options

  /// Makes the rule.
  public init(options: Options) {
    self.options = options
  }

  /// Reports what a title lacks, at one of its files.
  public func check(
    _ file: SetFile,
    in title: TitleFiles,
    of library: CaptionLibrary,
    report: (Finding) -> Void
  ) {
    for text in options.tracks {
      guard let track = WantedTrack(text) else {
        if title.lead(for: nil)?.path == file.path {
          report(Finding(.file, "'\(text)' of the option tracks is neither a language nor a kind"))
        }
        continue
      }
      guard title.lead(for: track.language?.canonicalLanguage)?.path == file.path,
        !track.isMet(by: title)
      else { continue }
      report(Finding(.file, "the title \(title.title) has no \(track.text)"))
    }
  }
}
