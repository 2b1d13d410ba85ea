public import CaptionAnalysis
import CaptionModel

/// Finds cues of two lines of which one is far longer than the other.
public struct Balance: CaptionRule {
  /// What may be adjusted.
  public struct Options: RuleOptions {
    /// How many times as long as the shorter line the longer may be; inclusive.
    public var ratio: Ratio = 4

    /// Makes the options with their defaults.
    public init() {}

    /// Every option that can be set by name.
    public static let all: [RuleOption<Options>] = [
      .number(
        "ratio",
        "How many times as long as the shorter line the longer may be.",
        unit: "times",
        minimum: 1,
        \.ratio
      )
    ]
  }

  /// What the catalogue knows of the rule.
  public static let info = RuleInfo(
    "reading/balance",
    "One of two lines is far longer than the other.",
    severity: .advice,
    isOnByDefault: false,
    text: .init(
      checks: "The lengths of the lines of a cue with two lines.",
      matters:
        "The eye travels less between lines of like length, and less of the picture is hidden.",
      measured: "Characters count as in reading/speed by default. Cues in which the lines are "
        + "different turns, a label, or a song are left alone, and so are single words, which are "
        + "reading/orphan.",
      sources: [
        "Netflix, Timed Text Style Guide, General Requirements: balanced lines, where the sentence "
          + "allows; no figure.",
        "The ratio is this project's own default.",
      ]
    ),
    examples: [
      .passes("WEBVTT\n\n00:01.000 --> 00:05.000\nWe walked along the pier\nto the old ferry.\n"),
      .fails(
        "WEBVTT\n\n00:01.000 --> 00:05.000\n⟦1⟧We walked along the pier to the old\nas was.\n",
        "the lines have 35 and 7 characters, more than 4 times as many"
      ),
    ]
  )

  private let options: Options

  /// Makes the rule.
  public init(options: Options) {
    self.options = options
  }

  /// Reports each cue with lines out of balance.
  public func check(_ track: Track, report: (Finding) -> Void) {
    for (index, facts) in track.facts.enumerated() where facts.lines == 2 && facts.turns == 0 {
      let long = facts.longestLine
      let short = facts.characters - long
      guard short > 0, long * options.ratio.denominator > short * options.ratio.numerator,
        track.parts(ofCue: index).allSatisfy({ $0.kind == .dialogue }), !track.endsInOneWord(index)
      else { continue }
      report(
        Finding(
          .text(index),
          "the lines have \(long) and \(counted(short, "character")), more than \(options.ratio) times as many",
          excerpt: track.shortestLine(ofCue: index),
          measurement: .init(
            decimal(thousandths: long * 1000 / short),
            allowed: "\(options.ratio)",
            unit: "times",
            option: "ratio"
          )
        )
      )
    }
  }
}

extension Track {
  /// Whether the last line of a cue has no space in it.
  func endsInOneWord(_ index: Int) -> Bool {
    let utf8 = cues[index].text.utf8
    guard let line = utf8.lastIndex(of: 0x0A), line + 1 < utf8.count else { return false }
    return !utf8[(line + 1)...].contains(0x20)
  }
}
