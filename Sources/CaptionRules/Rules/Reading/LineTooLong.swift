public import CaptionAnalysis
import CaptionModel

/// Finds lines that are too long.
public struct LineTooLong: CaptionRule {
  /// What may be adjusted.
  public struct Options: RuleOptions {
    /// The most characters in a line; inclusive.
    public var max = 42

    /// Makes the options with their defaults.
    public init() {}

    /// Every option that can be set by name.
    public static let all: [RuleOption<Options>] = [
      .count("max", "The most characters in a line.", unit: "characters", minimum: 1, \.max)
    ]
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
        + "between words, punctuation and labels count, markup and white space at the ends of a "
        + "line do not. Full-width characters count as one, although they take the room of two.",
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
    ]
  )

  private let options: Options

  /// Makes the rule.
  public init(options: Options) {
    self.options = options
  }

  /// Reports each cue with a line that is too long.
  public func check(_ track: Track, report: (Finding) -> Void) {
    for (index, facts) in track.facts.enumerated() where facts.longestLine > options.max {
      let length = counted(facts.longestLine, "character")
      report(
        Finding(
          .text(index),
          "a line has \(length), more than \(options.max)",
          measurement: .init(
            "\(facts.longestLine)",
            allowed: "\(options.max)",
            unit: "characters"
          )
        )
      )
    }
  }
}
