public import CaptionAnalysis
import CaptionModel

/// Finds lines that are too long.
public struct LineTooLong: CaptionRule {
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

  /// Reports each cue with a line that is too long.
  public func check(_ track: Track, report: (Finding) -> Void) {
    let counting = options.counting
    let isOrdinary = counting.isOrdinary
    let limits = (options.max.map(halves), options.maxVertical.map(halves))
    for index in track.facts.indices {
      let mode = limits.1 == nil ? nil : track.cues[index].placement?.writingMode
      let isVertical = mode != nil && mode != .horizontal
      guard let limit = isVertical ? limits.1 : limits.0 else { continue }
      let longest =
        isOrdinary
        ? track.facts[index].longestLine * 2 : track.halves(ofCue: index, counting).longestLine
      guard longest > limit else { continue }
      let allowed = isVertical ? options.maxVertical : options.max
      let length = counted(halves: longest, counting)
      let most = allowed.map { "\($0)" } ?? ""
      report(
        Finding(
          .text(index),
          "a \(isVertical ? "column" : "line") has \(length), more than \(most)",
          measurement: .init(
            characters(halves: longest),
            allowed: most,
            unit: "characters",
            option: isVertical ? "maxVertical" : "max"
          ),
          fix: isOrdinary && !isVertical ? Rebreaking(track, index).fix(most: limit / 2) : nil
        )
      )
    }
  }

  /// A limit in halves of a character, rounded down.
  private func halves(_ limit: Ratio) -> Int {
    (2 * limit.numerator) / limit.denominator
  }
}
