public import CaptionAnalysis
import CaptionModel

/// Finds a last line that is one short word.
public struct Orphan: CaptionRule {
  /// What may be adjusted.
  public struct Options: RuleOptions {
    /// The most characters of such a word; inclusive.
    public var max = 5

    /// Makes the options with their defaults.
    public init() {}

    /// Every option that can be set by name.
    public static let all: [RuleOption<Options>] = [
      .count("max", "The most characters of such a word.", unit: "characters", minimum: 1, \.max)
    ]
  }

  /// What the catalogue knows of the rule.
  public static let info = RuleInfo(
    "reading/orphan",
    aliases: ["orphan-word"],
    "The last line is one short word.",
    severity: .advice,
    text: .init(
      checks: "Whether the last line of a cue holds one short word and the line before it more.",
      matters: "A word alone on a line is easily overlooked, and a line is spent on it.",
      measured: "In cues of two lines that are neither turns, labels nor songs. Punctuation counts "
        + "with its word.",
      sources: [
        "Netflix, Timed Text Style Guide, General Requirements: one line unless it is too long.",
        "The length is this project's own default.",
      ]
    ),
    examples: [
      .passes("WEBVTT\n\n00:01.000 --> 00:05.000\nWe walked along the pier\nto it.\n"),
      .fails(
        "WEBVTT\n\n00:01.000 --> 00:05.000\n⟦1⟧We walked along the old pier\nnow.\n",
        "the last line is the one word \"now.\""
      ),
    ]
  )

  private let options: Options

  /// Makes the rule.
  public init(options: Options) {
    self.options = options
  }

  /// Reports each cue whose last line is one short word.
  public func check(_ track: Track, report: (Finding) -> Void) {
    for (index, facts) in track.facts.enumerated() where facts.lines == 2 && facts.turns == 0 {
      guard track.endsInOneWord(index), facts.words > 2,
        track.parts(ofCue: index).allSatisfy({ $0.kind == .dialogue })
      else { continue }
      let utf8 = track.cues[index].text.utf8
      guard let line = utf8.lastIndex(of: 0x0A) else { continue }
      let word = String(decoding: utf8[(line + 1)...], as: UTF8.self)
      guard TextMeasure(word).characters <= options.max else { continue }
      report(
        Finding(
          .text(index),
          "the last line is the one word \"\(word)\"",
          excerpt: line + 1..<utf8.count
        )
      )
    }
  }
}
