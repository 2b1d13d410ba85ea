import CaptionAnalysis
import CaptionModel
import CaptionTagging

/// Finds stretches that a translation lacks and the original, or most other languages, have.
public struct UntranslatedStretch: SetRule {
  /// What may be adjusted.
  public struct Options: RuleOptions {
    /// The language of the originals; empty where nobody says.
    public var original: [String] = []
    /// The shortest stretch without words, in seconds.
    public var length: Ratio = 60
    /// The fewest cues with dialogue that another language has in it.
    public var cues = 12

    /// Makes the options with their defaults.
    public init() {}

    /// Every option that can be set by name.
    public static let all: [RuleOption<Options>] = [
      .words(
        "original",
        "The languages of originals as BCP 47 tags, of which a title's first one counts; without, a "
          + "stretch has to stand in half of the other languages.",
        \.original
      ),
      .number("length", "The shortest stretch without words.", unit: "seconds", \.length),
      .count(
        "cues",
        "The fewest cues with dialogue that another language has in the stretch.",
        unit: "cues",
        minimum: 1,
        \.cues
      ),
    ]
  }

  /// What the catalogue knows of the rule.
  public static let info = RuleInfo(
    "set/untranslated-stretch",
    "A translation has no words in a stretch where the original has many.",
    severity: .warning,
    subject: .set,
    evidence: [],
    text: .init(
      checks:
        "Whether a track is silent for long where the track of the original language, or half of those of "
        + "other languages, have dialogue.",
      matters: "A reel, a scene or the end of the programme was not translated, or was lost.",
      measured:
        "By times alone: from the end of one cue to the beginning of the next, and before the first and "
        + "behind the last. Sung words count as words of the translation, but not as dialogue of the "
        + "others, since songs are often left as they are. Forced tracks, and files with words "
        + "during less than 60 % of the other's cues, are left alone, since they are no full translation.",
      sources: ["The limits are CaptionKit's own choice."]
    ),
    examples: [
      .passes(
        """
        === ferry.de.full.vtt
        00:01.000 --> 00:03.000
        Fährt heute niemand?

        00:07.000 --> 00:09.000
        Dann gehen wir.
        === ferry.en.full.vtt
        00:01.000 --> 00:03.000
        Is nobody sailing?

        00:07.000 --> 00:09.000
        Then we walk.
        """,
        with: "length=3",
        "cues=1"
      ),
      .fails(
        """
        === ferry.de.full.vtt
        00:01.000 --> 00:03.000
        Fährt heute niemand?

        00:07.000 --> 00:09.000
        Dann gehen wir.
        === ferry.en.full.vtt
        00:01.000 --> 00:03.000
        Is nobody sailing?

        00:04.000 --> 00:06.000
        Not tonight.

        00:07.000 --> 00:09.000
        Then we walk.
        """,
        "ferry.de.full.vtt cue 2: no words from 00:00:03.000 to 00:00:07.000, where ferry.en.full.vtt has 1 "
          + "cue with dialogue",
        with: ["length=3", "cues=1"]
      ),
    ]
  )

  private let options: Options

  /// Makes the rule.
  public init(options: Options) {
    self.options = options
  }

  /// Files with fewer words are no translation of the whole.
  private static let shareOfFullTranslation = 60

  /// Reports the stretches in which a translation lacks words.
  public func check(
    _ file: SetFile,
    in title: TitleFiles,
    of library: CaptionLibrary,
    report: (Finding) -> Void
  ) {
    guard file.kind != .forced, file.kind != .other, !file.facts.dialogue.isCut,
      let language = file.primaryLanguage
    else { return }
    let others = references(for: language, in: title)
    guard !others.isEmpty else { return }
    let own = file.cues
    let words = SpokenStretches(own)
    // What is no translation of most of the dialogue is none of the rest.
    let full = others.map { other in (file: other, said: other.cues.filter(\.isSaid)) }.filter {
      other in
      words.covered(of: other.said) * 100 >= other.said.count * Self.shareOfFullTranslation
    }
    guard full.count * 2 >= others.count, !full.isEmpty else { return }
    let length = options.length.numerator * 1000 / options.length.denominator
    for gap in words.gaps(atLeast: length) {
      var shown: (file: SetFile, cues: [DialogueSketch.Cue])?
      var having = 0
      for other in full {
        let inside = other.said.filter { $0.begin >= gap.lowerBound && $0.end <= gap.upperBound }
        guard inside.count >= options.cues, let first = inside.first, let last = inside.last,
          last.end - first.begin >= length / 2
        else { continue }
        having += 1
        if shown == nil { shown = (other.file, inside) }
      }
      guard having * 2 >= full.count, let shown, let first = shown.cues.first,
        let last = shown.cues.last
      else { continue }
      let from = gap.lowerBound > Int.min / 4 ? gap.lowerBound : first.begin
      let to = gap.upperBound < Int.max / 4 ? gap.upperBound : last.end
      guard to - from >= length else { continue }
      let next = own.first { $0.begin >= gap.upperBound }
      let number = counted(shown.cues.count, "cue")
      report(
        Finding(
          next.map { .cue($0.index) } ?? .file,
          "no words from \(clock(milliseconds: from)) to \(clock(milliseconds: to)), where "
            + "\(shown.file.shortName) has \(number) with dialogue"
        )
      )
    }
  }

  /// The tracks that a translation is held against, one for each language: that of the original, else those
  /// of all other languages.
  private func references(for language: String, in title: TitleFiles) -> [SetFile] {
    var chosen: [String: SetFile] = [:]
    for file in title.files where file.isRegular && !file.facts.dialogue.isCut {
      guard let other = file.primaryLanguage, other != language else { continue }
      if let known = chosen[other], known.kind == .plain || file.kind != .plain { continue }
      chosen[other] = file
    }
    let originals = options.original.compactMap { LanguageTag($0)?.canonicalLanguage }
    if originals.contains(language) { return [] }
    if let original = originals.lazy.compactMap({ chosen[$0] }).first { return [original] }
    return originals.isEmpty ? chosen.keys.sorted().compactMap { chosen[$0] } : []
  }
}
