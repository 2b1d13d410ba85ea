import CaptionAnalysis
import CaptionLanguage
import CaptionModel
import CaptionTagging

/// Finds captions with labels whose words are not those of the plain track.
public struct DialogueMismatch: SetRule {
  /// What may be adjusted.
  public struct Options: RuleOptions {
    /// The fewest words by which a cue differs.
    public var words = 2
    /// The fewest words that stand only in the file with labels.
    public var added = 4
    /// The most findings in a file.
    public var findings = 20

    /// Makes the options with their defaults.
    public init() {}

    /// Every option that can be set by name.
    public static let all: [RuleOption<Options>] = [
      .count(
        "words",
        "The fewest words of the plain track that have to be missing for a finding.",
        unit: "words",
        minimum: 1,
        \.words
      ),
      .count(
        "added",
        "The fewest words that have to stand only in the captions with labels.",
        unit: "words",
        minimum: 1,
        \.added
      ),
      .count(
        "findings",
        "The most findings in a file; the others are counted.",
        unit: "findings",
        minimum: 1,
        \.findings
      ),
    ]
  }

  /// What the catalogue knows of the rule.
  public static let info = RuleInfo(
    "set/dialogue-mismatch",
    "SDH and the plain track of its language differ in what is said.",
    severity: .warning,
    subject: .set,
    evidence: [],
    text: .init(
      checks:
        "Whether the words of the plain track stand in the SDH of the same title and language, and the "
        + "other way round.",
      matters:
        "Both render the same dialogue. Where they differ, one was corrected and the other was not, or "
        + "lines were lost.",
      measured:
        "Word by word in their order, without case, accents and punctuation, wherever cues begin and end. "
        + "A word of a label counts as there; sung words that only the SDH has are left alone. "
        + "Words are compared by numbers, of which one in 128 is that of another word, too. A pair "
        + "of which less than half agrees gets one finding, where the names say what the files are.",
      sources: ["CaptionKit's own choice; no standard gives limits for it."]
    ),
    examples: [
      .passes(
        """
        === ferry.en.sdh.vtt
        00:01.000 --> 00:03.000
        [wind howling]
        NORA: Is nobody sailing tonight?

        00:04.000 --> 00:06.000
        HARBOUR MASTER: Not in this weather,
        and not with that engine.
        === ferry.en.full.vtt
        00:01.000 --> 00:03.000
        Is nobody sailing tonight?

        00:04.000 --> 00:05.000
        Not in this weather,

        00:05.000 --> 00:06.000
        and not with that engine.
        """
      ),
      .fails(
        """
        === ferry.en.sdh.vtt
        00:01.000 --> 00:03.000
        [wind howling]
        NORA: Is nobody sailing tonight?

        00:04.000 --> 00:06.000
        HARBOUR MASTER: Not in this weather.
        === ferry.en.full.vtt
        00:01.000 --> 00:03.000
        Is nobody sailing tonight?

        00:04.000 --> 00:06.000
        Not in this weather, and not with that engine.
        """,
        "ferry.en.sdh.vtt cue 2: 5 words of ferry.en.full.vtt at 00:00:04.000 are not in cue 2 at 00:00:04.000"
      ),
    ]
  )

  private let options: Options

  /// Makes the rule.
  public init(options: Options) {
    self.options = options
  }

  /// Where two tracks differ.
  private struct Difference {
    var missing = 0
    var added = 0
    /// When the first missing word stands in the plain track.
    var time: Int?
  }

  /// Reports the cues of a file with labels that differ from the plain track.
  public func check(
    _ file: SetFile,
    in title: TitleFiles,
    of library: CaptionLibrary,
    report: (Finding) -> Void
  ) {
    guard file.kind == .sdh, !file.facts.dialogue.isCut,
      let plain = title.regular(for: file, { $0.kind == .plain }), !plain.facts.dialogue.isCut
    else { return }
    let (own, other) = (file.cues, plain.cues)
    let alignment = WordAlignment(own, other)
    let isMatched = alignment.isMatchedInSecond
    let spoken = alignment.second.isSpoken.indices.filter { alignment.second.isSpoken[$0] }
    let found = spoken.count { isMatched[$0] }
    guard !spoken.isEmpty, !own.isEmpty else { return }
    if found * 2 < spoken.count {
      // Two files that nothing calls versions of one dialogue may be anything, and those in two scripts or
      // languages have nothing in common.
      let languages = [file, plain].compactMap { $0.facts.detected.parts.first?.language }
      if file.isKindTold, plain.isKindTold, Set(languages).count <= 1 {
        report(
          Finding(
            .file,
            "only \(found * 100 / spoken.count) % of the words of \(plain.shortName) are here"
          )
        )
      }
      return
    }
    var differences: [Int: Difference] = [:]
    addMissing(alignment, isMatched, other, &differences)
    for (index, match) in alignment.matches.enumerated() where match < 0 {
      let cue = Int(alignment.first.cues[index])
      // Lyrics and sounds that are written as words are what labels are for.
      if alignment.first.isSpoken[index], own[cue].isSaid {
        differences[cue, default: .init()].added += 1
      }
    }
    var limit = FindingLimit(options.findings)
    for cue in differences.keys.sorted() {
      guard let difference = differences[cue] else { continue }
      let isMissing = difference.missing >= options.words
      guard isMissing || difference.added >= options.added else { continue }
      limit.report(Finding(.cue(own[cue].index), message(difference, own[cue], plain)), report)
    }
    limit.finish("cue that differs from \(plain.shortName)", report)
  }

  /// Puts the missing words of each cue of the plain track where its others stand, else behind what stands
  /// before them.
  private func addMissing(
    _ alignment: WordAlignment,
    _ isMatched: [Bool],
    _ other: [DialogueSketch.Cue],
    _ differences: inout [Int: Difference]
  ) {
    var places = [Int?](repeating: nil, count: other.count)
    for (index, match) in alignment.matches.enumerated() where match >= 0 {
      let cue = Int(alignment.second.cues[Int(match)])
      if places[cue] == nil { places[cue] = Int(alignment.first.cues[index]) }
    }
    var last = 0
    var index = 0
    for cue in other.indices {
      last = places[cue] ?? last
      for _ in other[cue].words {
        defer { index += 1 }
        guard !isMatched[index], alignment.second.isSpoken[index] else { continue }
        differences[last, default: .init()].missing += 1
        if differences[last]?.time == nil { differences[last]?.time = other[cue].begin }
      }
    }
  }

  private func message(
    _ difference: Difference,
    _ cue: DialogueSketch.Cue,
    _ plain: SetFile
  ) -> String {
    let here = "cue \(cue.index + 1) at \(clock(milliseconds: cue.begin))"
    let added = counted(difference.added, "word")
    guard difference.missing >= 1, let time = difference.time else {
      return
        "\(added) of \(here) \(difference.added == 1 ? "is" : "are") not in \(plain.shortName)"
    }
    let missing = counted(difference.missing, "word")
    let there = "\(plain.shortName) at \(clock(milliseconds: time))"
    if difference.added == 0 {
      return "\(missing) of \(there) \(difference.missing == 1 ? "is" : "are") not in \(here)"
    }
    return "\(added) of \(here) and \(missing) of \(there) are not the same"
  }
}
