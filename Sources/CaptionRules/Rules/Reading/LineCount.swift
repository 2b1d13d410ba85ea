public import CaptionAnalysis
import CaptionModel

/// Finds cues with too many lines.
public struct LineCount: CaptionRule {
  /// What may be adjusted.
  public struct Options: RuleOptions {
    /// The most lines of a cue; inclusive.
    public var max = 2
    /// Whether one line more is allowed where a line is only a label.
    public var allowsLabelLine = false

    /// Makes the options with their defaults.
    public init() {}

    /// Every option that can be set by name.
    public static let all: [RuleOption<Options>] = [
      .count("max", "The most lines of a cue.", unit: "lines", minimum: 1, \.max),
      .flag(
        "allowsLabelLine",
        "Whether one line more is allowed where a line is only a label.",
        \.allowsLabelLine
      ),
    ]
  }

  /// What the catalogue knows of the rule.
  public static let info = RuleInfo(
    "reading/line-count",
    aliases: ["line-count", "max-lines"],
    "A cue has more lines than the limit.",
    severity: .warning,
    text: .init(
      checks: "The lines of each cue in which there is something to see.",
      matters: "Every line hides more of the picture, and players may cut off what they have no "
        + "room for.",
      measured: "Lines are those of the file; a player may break long ones once more.",
      sources: [
        "Netflix, Timed Text Style Guide, General Requirements: 2.",
        "BBC Subtitle Guidelines 1.2.5, March 2026: 2; 3 in vertical video.",
        "MASC: 3, of which one for a label.",
      ]
    ),
    examples: [
      .passes("WEBVTT\n\n00:01.000 --> 00:05.000\nOne.\nTwo.\n"),
      .passes(
        "WEBVTT\n\n00:01.000 --> 00:05.000\n[door creaks]\nOne.\nTwo.\n",
        with: "allowsLabelLine=true"
      ),
      .fails(
        "WEBVTT\n\n00:01.000 --> 00:05.000\n⟦1⟧One.\nTwo.\nThree.\n",
        "has 3 lines, more than 2"
      ),
    ]
  )

  private let options: Options

  /// Makes the rule.
  public init(options: Options) {
    self.options = options
  }

  /// Reports each cue with too many lines.
  public func check(_ track: Track, report: (Finding) -> Void) {
    for (index, facts) in track.facts.enumerated() where facts.lines > options.max {
      if options.allowsLabelLine, facts.lines == options.max + 1, track.hasLabelLine(cue: index) {
        continue
      }
      report(
        Finding(
          .text(index),
          "has \(facts.lines) lines, more than \(options.max)",
          excerpt: track.lines(ofCue: index, behind: options.max),
          measurement: .init("\(facts.lines)", allowed: "\(options.max)", unit: "lines")
        )
      )
    }
  }
}

extension Track {
  /// Whether a line of a cue is a label and nothing else.
  fileprivate func hasLabelLine(cue index: Int) -> Bool {
    let text = cues[index].text.utf8
    return parts(ofCue: index).contains { part in
      switch part.kind {
      case .dialogue, .lyrics, .turn: return false
      default:
        let before = text[..<part.range.lowerBound].last { $0 != 0x20 }
        let after = text[min(part.range.upperBound, text.count)...].first { $0 != 0x20 }
        return (before == nil || before == 0x0A) && (after == nil || after == 0x0A)
      }
    }
  }
}
