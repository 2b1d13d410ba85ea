public import CaptionAnalysis
import CaptionModel

/// Finds italics in a language that does not use them.
public struct Italics: CaptionRule {
  /// What may be adjusted.
  public struct Options: RuleOptions {
    /// Whether italics are used.
    public var allowed = true

    /// Makes the options with their defaults.
    public init() {}

    /// Every option that can be set by name.
    public static let all: [RuleOption<Options>] = [
      .flag("allowed", "Whether italics are used.", \.allowed)
    ]
  }

  /// What the catalogue knows of the rule.
  public static let info = RuleInfo(
    "text/italics",
    "Italics are used where the profile has none.",
    severity: .warning,
    isOnByDefault: false,
    text: .init(
      checks: "Whether text is italic, by markup or by style.",
      matters: "Scripts without a slanted form become hard to read when a player slants them.",
      measured: "Each cue once. What a player makes italic by itself is not seen.",
      sources: [
        "Netflix, language pages: none in Arabic, Hebrew, Hindi, Korean, Thai and Chinese."
      ]
    ),
    examples: [
      .passes("WEBVTT\n\n00:01.000 --> 00:05.000\n<i>Wait.</i>\n"),
      .fails(
        "WEBVTT\n\n00:01.000 --> 00:05.000\n⟦1⟧<i>Wait.</i>\n",
        "uses italics",
        with: ["allowed=false"]
      ),
    ]
  )

  private let options: Options

  /// Makes the rule.
  public init(options: Options) {
    self.options = options
  }

  /// Reports each cue with italics.
  public func check(_ track: Track, report: (Finding) -> Void) {
    guard !options.allowed else { return }
    for index in track.cues.indices {
      let italic = track.cues[index].text.spans.first { (span: TextSpan) -> Bool in
        switch span.kind {
        case .italic: return true
        case .style(let style):
          return style.properties.contains { $0.name == "fontStyle" && $0.value != "normal" }
        default: return false
        }
      }
      if let italic { report(Finding(.text(index), "uses italics", excerpt: italic.range)) }
    }
  }
}
