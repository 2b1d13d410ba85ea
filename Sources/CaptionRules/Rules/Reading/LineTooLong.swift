public import CaptionAnalysis
import CaptionEncoding
public import CaptionModel

/// Finds lines that are too long.
public struct LineTooLong: TerseRule {
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

  /// Reports each cue with a line that is too long, with its length in halves of a character, and each
  /// whose widest line takes too much of the picture's width.
  public func look(at track: Track, report: (TerseFinding) -> Void) -> Wording? {
    let wording = Wording(track, options)
    let facts = track.facts
    let isOrdinary = options.counting.isOrdinary
    for index in facts.indices {
      if let (line, units) = wording.tooWide(ofCue: index) {
        report(TerseFinding(.text(index), excerpt: line, value: Wording.value(ofUnits: units)))
      }
      guard let most = wording.most(ofCue: index) else { continue }
      let longest =
        isOrdinary
        ? facts[index].longestLine * 2 : track.halves(ofCue: index, options.counting).longestLine
      guard longest > most else { continue }
      let excess = track.excess(ofCue: index, beyond: most, options.counting)
      report(TerseFinding(.text(index), excerpt: excess, value: longest))
    }
    return wording
  }

  /// Says how long or wide a line is, and where it may be broken.
  public struct Wording: FindingWording {
    private let track: Track
    private let options: Options
    /// The most in halves of a character, of lines and of columns.
    private let most: (line: Int?, column: Int?)
    private let share: LineShare
    /// The words by which no line is broken.
    private let breakWords: BreakWords?
    private let title = Array(Rebreaking.title.utf8)
    /// The words before and behind the number of characters, of a line and of a column.
    private let before = [Array("a line has ".utf8), Array("a column has ".utf8)]
    private let counted: CountedCharacters
    private let behind: [[UInt8]]
    /// The most characters of a line and of a column, and the most of the picture's width.
    public let limits: [Finding.Limit]

    fileprivate init(_ track: Track, _ options: Options) {
      self.track = track
      self.options = options
      func halves(_ limit: Ratio) -> Int { (2 * limit.numerator) / limit.denominator }
      most = (options.max.map(halves), options.maxVertical.map(halves))
      share = LineShare(fontSize: options.fontSize, picture: options.picture)
      breakWords = BreakWords.words(for: track.language)
      counted = CountedCharacters(options.counting)
      func words(_ limit: Ratio?) -> String { limit.map { "\($0)" } ?? "" }
      limits = [
        .init(words(options.max), unit: "characters"),
        .init(words(options.maxVertical), unit: "characters", option: "maxVertical"),
        .init(
          words(options.maxShare),
          unit: "percent of the picture's width",
          option: "maxShare"
        ),
      ]
      behind = limits.prefix(2).map { Array(", more than \($0.allowed)".utf8) }
    }

    /// The most halves of a character in a line of a cue, rounded down; nil where any number may be.
    fileprivate func most(ofCue index: Int) -> Int? {
      isColumn(index) ? most.column : most.line
    }

    /// The widest line of a cue where it takes more of the picture's width than it may: what of it is
    /// too much, and how wide the line is.
    fileprivate func tooWide(ofCue index: Int) -> (excess: Range<Int>?, units: Int)? {
      guard
        let limit = options.maxShare, !isVertical(index),
        let widest = track.widestLine(ofCue: index), share.exceeds(widest.units, limit)
      else { return nil }
      let most = share.mostUnits(limit)
      return (track.excess(ofLine: widest.line, inCue: index, beyond: most), widest.units)
    }

    /// Widths are told from lengths in characters by their sign.
    fileprivate static func value(ofUnits units: Int) -> Int { -1 - units }

    private func isVertical(_ index: Int) -> Bool {
      guard let mode = track.cues[index].placement?.writingMode else { return false }
      return mode != .horizontal
    }

    /// Whether another limit counts for a cue since its text is vertical.
    private func isColumn(_ index: Int) -> Bool { most.column != nil && isVertical(index) }

    /// Appends the words about a cue.
    public func describe(_ finding: TerseFinding, in text: inout FindingText) {
      guard finding.value >= 0 else {
        let measured = share.percent(-1 - finding.value)
        text.append("a line takes \(measured) % of the picture's width, more than ")
        text.append("\(limits[2].allowed) %")
        text.beginMeasured(limit: 2)
        text.append(measured)
        return
      }
      let isColumn = isColumn(finding.cue)
      let limit = isColumn ? 1 : 0
      let (before, behind) = (before[limit], behind[limit])
      text.append(most: before.count + counted.most + behind.count) { output in
        output.write(before.span)
        counted.write(halves: finding.value, to: &output)
        output.write(behind.span)
      }
      text.beginMeasured(limit: limit)
      text.append(thousandths: finding.value * 500)
      guard let most = mostOfFix(for: finding),
        Rebreaking.of(track, finding.cue, breakWords).hasFix(most: most)
      else { return }
      text.beginFix()
      text.append(most: title.count) { $0.write(title.span) }
    }

    /// The line is broken elsewhere.
    public func edits(for finding: TerseFinding) -> [CueEdit] {
      guard let most = mostOfFix(for: finding) else { return [] }
      return Rebreaking.of(track, finding.cue, breakWords).fix(most: most)?.edits ?? []
    }

    /// The most characters that the lines of a fix may have; nil where no line is broken elsewhere.
    private func mostOfFix(for finding: TerseFinding) -> Int? {
      guard finding.value >= 0, options.counting.isOrdinary, !isColumn(finding.cue) else {
        return nil
      }
      return most.line.map { $0 / 2 }
    }
  }
}
