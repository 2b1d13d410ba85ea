import CaptionAnalysis
import CaptionModel
import CaptionTagging

/// Finds captions with labels whose cues do not begin when those of the plain track do.
public struct TimingMismatch: SetRule {
  /// What may be adjusted.
  public struct Options: RuleOptions {
    /// The longest time by which a cue may begin earlier or later, in seconds.
    public var max = Ratio(thousandths: 500)
    /// The fewest cues in a row that begin at another time.
    public var cues = 4
    /// The most findings in a file.
    public var findings = 20

    /// Makes the options with their defaults.
    public init() {}

    /// Every option that can be set by name.
    public static let all: [RuleOption<Options>] = [
      .number(
        "max",
        "The longest time by which a cue may begin earlier or later.",
        unit: "seconds",
        \.max
      ),
      .count(
        "cues",
        "The fewest cues one after the other that begin at another time.",
        unit: "cues",
        minimum: 1,
        \.cues
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
    "set/timing-mismatch",
    "SDH and the plain track of its language show the same words at different times.",
    severity: .warning,
    subject: .set,
    evidence: [],
    text: .init(
      checks:
        "Whether cues that begin with the same words begin at the same time in the SDH and the plain "
        + "track of a title.",
      matters:
        "Both are heard against the same sound. Where they differ, one was conformed to another cut or "
        + "frame rate, or lies beside its dialogue.",
      measured:
        "Only cues whose first words are each other's, as the words of both tracks are laid on each other. "
        + "Ends are not compared, since longer texts stand longer. Tracks that share less than half of their "
        + "words are left to set/dialogue-mismatch.",
      sources: [
        "The limit is CaptionKit's own choice: half a second is what viewers take for late speech."
      ]
    ),
    examples: [
      .passes(
        """
        === ferry.en.sdh.vtt
        00:01.000 --> 00:03.000
        NORA: Is nobody sailing tonight?
        === ferry.en.full.vtt
        00:01.200 --> 00:03.000
        Is nobody sailing tonight?
        """,
        with: "cues=1"
      ),
      .fails(
        """
        === ferry.en.sdh.vtt
        00:01.000 --> 00:03.000
        NORA: Is nobody sailing tonight?

        00:04.000 --> 00:06.000
        Not in this weather.
        === ferry.en.full.vtt
        00:01.000 --> 00:03.000
        Is nobody sailing tonight?

        00:05.250 --> 00:06.000
        Not in this weather.
        """,
        "ferry.en.sdh.vtt cue 2: cue 2 at 00:00:04.000 begins 1.25 s earlier than in ferry.en.full.vtt, more than 0.5 s",
        with: ["cues=1"]
      ),
    ]
  )

  private let options: Options

  /// Makes the rule.
  public init(options: Options) {
    self.options = options
  }

  /// A cue with how much later it begins than its other, in milliseconds.
  private struct Pair {
    var cue: DialogueSketch.Cue
    var delay: Int
  }

  /// Reports the cues of a file with labels that begin at other times than those of the plain track.
  public func check(
    _ file: SetFile,
    in title: TitleFiles,
    of library: CaptionLibrary,
    report: (Finding) -> Void
  ) {
    guard file.kind == .sdh, !file.facts.dialogue.isCut,
      let plain = title.regular(for: file, { $0.kind == .plain }), !plain.facts.dialogue.isCut
    else { return }
    let pairs = self.pairs(file.cues, plain.cues)
    let most = options.max.numerator * 1000 / options.max.denominator
    var limit = FindingLimit(options.findings)
    var index = 0
    while index < pairs.count {
      var end = index
      while end < pairs.count, pairs[end].delay.magnitude > most,
        (pairs[end].delay > 0) == (pairs[index].delay > 0)
      {
        end += 1
      }
      if end - index >= options.cues {
        limit.report(
          finding(pairs[index..<end], most, isAll: end - index == pairs.count, plain),
          report
        )
      }
      index = Swift.max(end, index + 1)
    }
    limit.finish("stretch that begins at another time than in \(plain.shortName)", report)
  }

  /// The cues whose first spoken words are each other's.
  private func pairs(_ own: [DialogueSketch.Cue], _ other: [DialogueSketch.Cue]) -> [Pair] {
    let alignment = WordAlignment(own, other)
    // Another dialogue has words in common by chance.
    guard alignment.matches.count(where: { $0 >= 0 }) * 2 > alignment.second.count else {
      return []
    }
    var pairs: [Pair] = []
    var last: Int32 = -1
    var lastOther: Int32 = -1
    for index in 0..<alignment.first.count where alignment.first.isSpoken[index] {
      let cue = alignment.first.cues[index]
      defer { last = cue }
      let match = Int(alignment.matches[index])
      guard cue != last, match >= 0, own[Int(cue)].isSaid else { continue }
      let otherCue = alignment.second.cues[match]
      // The first spoken word of its cue, too.
      var before = match
      while before > 0, alignment.second.cues[before - 1] == otherCue { before -= 1 }
      let first = (before..<alignment.second.count).first { alignment.second.isSpoken[$0] }
      guard first == match, otherCue != lastOther else { continue }
      // A short cue that is said again and again may be any of them.
      guard own[Int(cue)].words.count(where: \.isSpoken) >= 3 else { continue }
      lastOther = otherCue
      pairs.append(
        Pair(cue: own[Int(cue)], delay: own[Int(cue)].begin - other[Int(otherCue)].begin)
      )
    }
    return pairs
  }

  private func finding(
    _ pairs: ArraySlice<Pair>,
    _ most: Int,
    isAll: Bool,
    _ plain: SetFile
  ) -> Finding {
    let delays = pairs.map(\.delay).sorted()
    let median = delays[delays.count / 2]
    let length = seconds(milliseconds: Int(median.magnitude))
    let amount = pairs.count == 1 ? length : "\(length) on average"
    let first = pairs.first.map { pair in
      "cue \(pair.cue.index + 1) at \(clock(milliseconds: pair.cue.begin))"
    }
    let what =
      pairs.count == 1
      ? "\(first ?? "") begins"
      : isAll ? "all cues begin" : "\(pairs.count) cues from \(first ?? "") on begin"
    let limit = seconds(milliseconds: most)
    return Finding(
      pairs.first.map { .cue($0.cue.index) } ?? .file,
      "\(what) \(amount) \(median > 0 ? "later" : "earlier") than in \(plain.shortName), more than \(limit)",
      measurement: .init(
        decimal(thousandths: Int(median.magnitude)),
        allowed: decimal(thousandths: most),
        unit: "seconds"
      )
    )
  }
}
