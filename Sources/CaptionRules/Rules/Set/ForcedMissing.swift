import CaptionAnalysis
import CaptionModel
import CaptionTagging

/// Finds forced cues that the regular track of their language does not hold.
public struct ForcedMissing: SetRule {
  /// What may be adjusted.
  public struct Options: RuleOptions {
    /// The share of a forced cue's words that have to be found, in percent.
    public var share = 67
    /// The most findings in a file.
    public var findings = 20

    /// Makes the options with their defaults.
    public init() {}

    /// Every option that can be set by name.
    public static let all: [RuleOption<Options>] = [
      .count(
        "share",
        "The share of a forced cue's words that have to stand in the regular track about that time.",
        unit: "percent",
        minimum: 1,
        \.share
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
    "set/forced-missing",
    "A forced cue is not in the regular track of its language.",
    severity: .warning,
    subject: .set,
    evidence: [],
    text: .init(
      checks:
        "Whether the words of each forced cue stand in the regular track of the title and language.",
      matters:
        "Players show either the forced or the regular track. What stands only in the forced one is lost to "
        + "all who turn subtitles on.",
      measured:
        "By words in their order, within five seconds of the forced cue, or anywhere where three words "
        + "or more stand together. The plain track is looked through, and where there is none, the SDH.",
      sources: [
        "Apple, HTTP Live Streaming authoring specification, 5.8: the regular track contains the forced "
          + "subtitles, too.",
        "Netflix, Timed Text Style Guide: forced narratives are part of the full subtitles.",
        "Share and distance are CaptionKit's own choice.",
      ]
    ),
    examples: [
      .passes(
        """
        === ferry.de.forced.vtt
        00:04.000 --> 00:06.000
        FÄHRE NACH NORDEN
        === ferry.de.full.vtt
        00:01.000 --> 00:03.000
        Fährt heute niemand?

        00:04.100 --> 00:06.000
        FÄHRE NACH NORDEN
        """
      ),
      .fails(
        """
        === ferry.de.forced.vtt
        00:04.000 --> 00:06.000
        FÄHRE NACH NORDEN

        00:14.000 --> 00:16.000
        GESCHLOSSEN
        === ferry.de.full.vtt
        00:01.000 --> 00:03.000
        Fährt heute niemand?

        00:04.100 --> 00:06.000
        FÄHRE NACH NORDEN
        """,
        "ferry.de.forced.vtt cue 2: the words of cue 2 at 00:00:14.000 are not in ferry.de.full.vtt"
      ),
    ]
  )

  private let options: Options

  /// Makes the rule.
  public init(options: Options) {
    self.options = options
  }

  /// How far from the forced cue its words may stand, in milliseconds.
  private static let distance = 5000

  /// Reports the cues of a forced track that its regular track does not hold.
  public func check(
    _ file: SetFile,
    in title: TitleFiles,
    of library: CaptionLibrary,
    report: (Finding) -> Void
  ) {
    guard file.kind == .forced, !file.facts.dialogue.isCut, let regular = title.regular(for: file),
      !regular.facts.dialogue.isCut
    else { return }
    let own = file.cues
    let other = regular.cues
    let all = other.flatMap { $0.words.map(\.number) }
    let longest = other.map { $0.end - $0.begin }.max() ?? 0
    let missing = own.filter { cue in
      let words = cue.words.map(\.number)
      let near = self.words(
        other,
        from: cue.begin - Self.distance,
        to: cue.end + Self.distance,
        longest
      )
      let common = commonWords(words, near)
      if common * 100 >= words.count * options.share { return false }
      return words.count < 3 || !Self.holds(all, words)
    }
    if missing.count > 4, missing.count * 2 > own.count {
      return report(
        Finding(
          .file,
          "\(missing.count) of \(counted(own.count, "cue")) are not in \(regular.shortName)"
        )
      )
    }
    var limit = FindingLimit(options.findings)
    for cue in missing {
      let message =
        "the words of cue \(cue.index + 1) at \(clock(milliseconds: cue.begin)) are not in "
        + regular.shortName
      limit.report(Finding(.cue(cue.index), message), report)
    }
    limit.finish("cue that is not in \(regular.shortName)", report)
  }

  /// The words of the cues that are shown in a stretch.
  private func words(
    _ cues: [DialogueSketch.Cue],
    from begin: Int,
    to end: Int,
    _ longest: Int
  ) -> [UInt8] {
    var low = 0
    var high = cues.count
    while low < high {
      let middle = (low + high) / 2
      if cues[middle].begin < begin - longest { low = middle + 1 } else { high = middle }
    }
    var words: [UInt8] = []
    while low < cues.count, cues[low].begin <= end, words.count < 2000 {
      if cues[low].end >= begin { words += cues[low].words.map(\.number) }
      low += 1
    }
    return words
  }

  /// How many words two lists have in common in the same order.
  private func commonWords(_ one: [UInt8], _ other: [UInt8]) -> Int {
    var lengths = [Int](repeating: 0, count: other.count + 1)
    for word in one.prefix(500) {
      var diagonal = 0
      for (index, candidate) in other.enumerated() {
        let above = lengths[index + 1]
        lengths[index + 1] = word == candidate ? diagonal + 1 : Swift.max(above, lengths[index])
        diagonal = above
      }
    }
    return lengths.last ?? 0
  }

  private static func holds(_ all: [UInt8], _ words: [UInt8]) -> Bool {
    guard let first = words.first, all.count >= words.count else { return false }
    return all.indices.dropLast(words.count - 1).contains { start in
      all[start] == first && all[start..<start + words.count].elementsEqual(words)
    }
  }
}
