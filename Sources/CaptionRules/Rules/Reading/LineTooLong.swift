public import CaptionAnalysis
public import CaptionModel

/// Finds lines that are too long.
public struct LineTooLong: TerseRule {
  /// What may be adjusted.
  public struct Options: RuleOptions, CountsCharacters {
    /// The most characters in a line; inclusive.
    public var max: Ratio? = 42
    /// The most characters in a column of vertical text; inclusive.
    public var maxVertical: Ratio?
    /// What counts as a character.
    public var counting = Counting()

    /// Makes the options with their defaults.
    public init() {}

    /// Every option that can be set by name.
    public static let all: [RuleOption<Options>] =
      [
        .limit("max", "The most characters in a line.", unit: "characters", minimum: 1, \.max),
        .limit(
          "maxVertical",
          "The most characters in a column of vertical text, where it differs.",
          unit: "characters",
          minimum: 1,
          \.maxVertical
        ),
      ] + countingOptions
  }

  /// What the catalogue knows of the rule.
  public static let info = RuleInfo(
    "reading/line-too-long",
    aliases: ["line-length", "max-line-length"],
    "A line has more characters than the limit.",
    severity: .warning,
    text: .init(
      checks: "The characters of the longest line of each cue.",
      matters: "A long line is broken by the player where it does not read well, or runs out of "
        + "the picture, and the eye has far to travel.",
      measured: "Lines are those of the file. A character is an extended grapheme cluster; spaces "
        + "between words, punctuation and labels count, unless an option says otherwise; markup and "
        + "white space at the ends of a line do not. With width=half, full-width characters count "
        + "one and all others a half. Limits by share of the picture's width, as the BBC has them "
        + "online, need the player's font and are not measured.",
      sources: [
        "Netflix, Timed Text Style Guide, General Requirements: 42 characters; fewer in Chinese, "
          + "Japanese, Korean and Thai.",
        "BBC Subtitle Guidelines 1.2.5, March 2026: 37 for broadcast.",
      ]
    ),
    examples: [
      .passes(
        """
        WEBVTT

        00:01.000 --> 00:05.000
        <i>abcdefghij klmnopqrst uvwxyz abcdefghij kl</i>
        """
      ),
      .fails(
        """
        WEBVTT

        00:01.000 --> 00:05.000
        ⟦1⟧abcdefghij klmnopqrst uvwxyz abcdefghij klm
        """,
        "a line has 43 characters, more than 42"
      ),
      .passes(
        "WEBVTT\n\n00:01.000 --> 00:05.000\n鍵はどこに置いたの？A1\n",
        with: "max=11",
        "width=half"
      ),
      .fails(
        "WEBVTT\n\n00:01.000 --> 00:05.000\n⟦1⟧鍵はどこに置いたの？A1B\n",
        "a line has 11.5 full-width characters, more than 11",
        with: ["max=11", "width=half"]
      ),
    ]
  )

  private let options: Options

  /// Makes the rule.
  public init(options: Options) {
    self.options = options
  }

  /// Reports each cue with a line that is too long, with its length in halves of a character.
  public func look(at track: Track, report: (TerseFinding) -> Void) -> Wording? {
    let wording = Wording(track, options)
    let facts = track.facts
    let isOrdinary = options.counting.isOrdinary
    for index in facts.indices {
      guard let most = wording.most(ofCue: index) else { continue }
      let longest =
        isOrdinary
        ? facts[index].longestLine * 2 : track.halves(ofCue: index, options.counting).longestLine
      if longest > most { report(TerseFinding(.text(index), value: longest)) }
    }
    return wording
  }

  /// Says how long a line is, and where it may be broken.
  public struct Wording: FindingWording {
    private let track: Track
    private let options: Options
    /// The most in halves of a character, of lines and of columns.
    private let most: (line: Int?, column: Int?)
    /// The most characters of a line and of a column.
    public let limits: [Finding.Limit]

    fileprivate init(_ track: Track, _ options: Options) {
      self.track = track
      self.options = options
      func halves(_ limit: Ratio) -> Int { (2 * limit.numerator) / limit.denominator }
      most = (options.max.map(halves), options.maxVertical.map(halves))
      func words(_ limit: Ratio?) -> String { limit.map { "\($0)" } ?? "" }
      limits = [
        .init(words(options.max), unit: "characters"),
        .init(words(options.maxVertical), unit: "characters", option: "maxVertical"),
      ]
    }

    /// The most halves of a character in a line of a cue, rounded down; nil where any number may be.
    fileprivate func most(ofCue index: Int) -> Int? {
      isVertical(index) ? most.column : most.line
    }

    /// Whether another limit counts for a cue since its text is vertical.
    private func isVertical(_ index: Int) -> Bool {
      guard most.column != nil, let mode = track.cues[index].placement?.writingMode else {
        return false
      }
      return mode != .horizontal
    }

    /// Appends the words about a cue.
    public func describe(_ finding: TerseFinding, in text: inout FindingText) {
      let isVertical = isVertical(finding.cue)
      let limit = isVertical ? 1 : 0
      text.append(isVertical ? "a column has " : "a line has ")
      text.append(counted(halves: finding.value, options.counting))
      text.append(", more than ")
      text.append(limits[limit].allowed)
      text.beginMeasured(limit: limit)
      text.append(thousandths: finding.value * 500)
      guard let fix = fix(for: finding) else { return }
      text.beginFix(fix.safety)
      text.append(fix.title)
    }

    /// The line is broken elsewhere.
    public func edits(for finding: TerseFinding) -> [CueEdit] { fix(for: finding)?.edits ?? [] }

    private func fix(for finding: TerseFinding) -> Fix? {
      guard options.counting.isOrdinary, !isVertical(finding.cue), let most = most.line else {
        return nil
      }
      return Rebreaking(track, finding.cue).fix(most: most / 2)
    }
  }
}
