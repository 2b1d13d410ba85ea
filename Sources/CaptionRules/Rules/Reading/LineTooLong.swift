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
    /// The widest that a line may be, in percent of the picture's width; inclusive.
    public var maxShare: Ratio?
    /// The size of the font, in percent of the picture's height.
    public var fontSize = Ratio(20, over: 3) ?? 7
    /// The picture's width over its height.
    public var picture = Ratio(16, over: 9) ?? 2
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
        .limit(
          "maxShare",
          "The widest that a line may be.",
          unit: "percent of the picture's width",
          minimum: 1,
          \.maxShare
        ),
        .number(
          "fontSize",
          "The size of the font by which maxShare is measured.",
          unit: "percent of the picture's height",
          minimum: 1,
          \.fontSize
        ),
        .number(
          "picture",
          "The picture's width over its height, by which maxShare is measured.",
          unit: "width/height",
          minimum: Ratio(thousandths: 100),
          \.picture
        ),
      ] + countingOptions
  }

  /// What the catalogue knows of the rule.
  public static let info = RuleInfo(
    "reading/line-too-long",
    aliases: ["line-length", "max-line-length"],
    "A line is longer than the limit.",
    severity: .warning,
    text: .init(
      checks: "The characters of the longest line of each cue, or how wide its widest one is.",
      matters: "A long line is broken by the player where it does not read well, or runs out of "
        + "the picture, and the eye has far to travel.",
      measured: "Lines are those of the file. A character is an extended grapheme cluster; spaces "
        + "between words, punctuation and labels count, unless an option says otherwise; markup and "
        + "white space at the ends of a line do not. With width=half, full-width characters count "
        + "one and all others a half. maxShare measures what part of the picture's width a line takes. "
        + "That hangs on the player's font, so one is assumed: letters as wide as those of Arial and "
        + "Liberation Sans, which are the reference fonts of IMSC 1.1 (annex A), in a size of a "
        + "fifteenth of the picture's height, which is TTML's default and gives a line of 8 % of the "
        + "height at a line height of 120 %. Sizes and fonts that the file names, kerning and bold "
        + "letters are not regarded, nor are vertical text and text with ruby annotations measured.",
      sources: [
        "Netflix, Timed Text Style Guide, General Requirements: 42 characters; fewer in Chinese, "
          + "Japanese, Korean and Thai.",
        "BBC Subtitle Guidelines 1.2.5, March 2026: 37 for broadcast; online 68 % of the width of a "
          + "16:9 picture, 90 % of a 4:3, 1:1 or 9:16 one.",
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
      // 35 figures of 1139/2048 of a size of 1/15 of the height, over 16/9 of it: 72.99 %.
      .passes(
        "WEBVTT\n\n00:01.000 --> 00:05.000\n01234567890123456789012345678901234\n",
        with: "max=off",
        "maxShare=73"
      ),
      .fails(
        "WEBVTT\n\n00:01.000 --> 00:05.000\n⟦1⟧01234567890123456789012345678901234\n",
        "a line takes 73 % of the picture's width, more than 72.9 %",
        with: ["max=off", "maxShare=72.9"]
      ),
      // As many narrow letters take less than half of that.
      .passes(
        "WEBVTT\n\n00:01.000 --> 00:05.000\nillillillillillillillillillillillil\n",
        with: "max=off",
        "maxShare=32"
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
      let asksMode = limits.1 != nil || options.maxShare != nil
      let mode = asksMode ? track.cues[index].placement?.writingMode : nil
      let isVertical = mode != nil && mode != .horizontal
      if let share = options.maxShare, !isVertical { checkShare(track, index, share, report) }
      let isColumn = isVertical && limits.1 != nil
      guard let limit = isColumn ? limits.1 : limits.0 else { continue }
      let longest =
        isOrdinary
        ? track.facts[index].longestLine * 2 : track.halves(ofCue: index, counting).longestLine
      guard longest > limit else { continue }
      let allowed = isColumn ? options.maxVertical : options.max
      let length = counted(halves: longest, counting)
      let most = allowed.map { "\($0)" } ?? ""
      report(
        Finding(
          .text(index),
          "a \(isColumn ? "column" : "line") has \(length), more than \(most)",
          excerpt: track.excess(ofCue: index, beyond: limit, counting),
          measurement: .init(
            characters(halves: longest),
            allowed: most,
            unit: "characters",
            option: isColumn ? "maxVertical" : "max"
          ),
          fix: isOrdinary && !isColumn ? Rebreaking(track, index).fix(most: limit / 2) : nil
        )
      )
    }
  }

  /// Reports a cue whose widest line takes more of the picture's width than a share in percent.
  private func checkShare(
    _ track: Track,
    _ index: Int,
    _ limit: Ratio,
    _ report: (Finding) -> Void
  ) {
    let share = LineShare(fontSize: options.fontSize, picture: options.picture)
    guard let widest = track.widestLine(ofCue: index), share.exceeds(widest.units, limit) else {
      return
    }
    let measured = share.percent(widest.units)
    let most = share.mostUnits(limit)
    report(
      Finding(
        .text(index),
        "a line takes \(measured) % of the picture's width, more than \(limit) %",
        excerpt: track.excess(ofLine: widest.line, inCue: index, beyond: most),
        measurement: .init(
          measured,
          allowed: "\(limit)",
          unit: "percent of the picture's width",
          option: "maxShare"
        )
      )
    )
  }

  /// A limit in halves of a character, rounded down.
  private func halves(_ limit: Ratio) -> Int {
    (2 * limit.numerator) / limit.denominator
  }
}
