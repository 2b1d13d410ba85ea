import CaptionModel
import CaptionTagging

/// Finds titles that lack what nearly all others of the library have.
public struct UnevenTracks: SetRule {
  /// What may be adjusted.
  public struct Options: RuleOptions {
    /// The least share of titles that have what another lacks, in percent.
    public var share = 90
    /// The fewest titles by which it is told.
    public var titles = 10

    /// Makes the options with their defaults.
    public init() {}

    /// Every option that can be set by name.
    public static let all: [RuleOption<Options>] = [
      .count(
        "share",
        "The least share of the titles that have to have what another lacks.",
        unit: "percent",
        minimum: 1,
        \.share
      ),
      .count(
        "titles",
        "The fewest titles by which it is told.",
        unit: "titles",
        minimum: 2,
        \.titles
      ),
    ]
  }

  /// What the catalogue knows of the rule.
  public static let info = RuleInfo(
    "set/uneven-tracks",
    "A title lacks a language or kind that nearly all titles of the library have.",
    severity: .advice,
    subject: .set,
    evidence: [],
    text: .init(
      checks:
        "Whether a title has each language with each kind that the other titles of the run have.",
      matters:
        "Where nobody says what has to be there, the rest of the library tells. What a single title lacks "
        + "may have been forgotten.",
      measured:
        "By the share of titles that have it, the title itself included. set/missing-track asks for what has "
        + "to be there.",
      sources: ["The share is CaptionKit's own choice."]
    ),
    examples: [
      .passes(
        """
        === a.en.sdh.vtt
        00:01.000 --> 00:03.000
        NORA: Is nobody sailing?
        === b.en.sdh.vtt
        00:01.000 --> 00:03.000
        NORA: Is nobody walking?
        """,
        with: "titles=2",
        "share=50"
      ),
      .fails(
        """
        === a.en.sdh.vtt
        00:01.000 --> 00:03.000
        NORA: Is nobody sailing?
        === b.en.full.vtt
        00:01.000 --> 00:03.000
        Is nobody walking?
        === c.en.sdh.vtt
        00:01.000 --> 00:03.000
        NORA: Is nobody talking?
        """,
        "b.en.full.vtt: the title b has no en.sdh, which 2 of 3 titles have",
        with: ["titles=2", "share=60"]
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
    let all = library.titles.count
    guard all >= options.titles else { return }
    let own = title.entries
    for entry in library.entryCounts.keys.sorted() {
      guard let language = entry.language, let count = library.entryCounts[entry], count > 1,
        count * 100 >= all * options.share, !own.contains(entry),
        title.lead(for: language)?.path == file.path
      else { continue }
      // A file that nothing tells of may be what is looked for.
      if title.files.contains(where: {
        $0.kind == .unknown && $0.primaryLanguage ?? language == language
      }) {
        continue
      }
      report(
        Finding(
          .file,
          "the title \(title.title) has no \(language).\(entry.kind.rawValue), which \(count) of \(all) "
            + "titles have"
        )
      )
    }
  }
}
