public import CaptionAnalysis
import CaptionModel

/// Finds single captions that begin after their words.
public struct LateCue: CaptionRule {
  /// What may be adjusted.
  public typealias Options = StrayCueOptions

  /// What the catalogue knows of the rule.
  public static let info = RuleInfo(
    "sync/late-cue",
    "A caption begins after its words, while those around it are in place.",
    severity: .warning,
    evidence: [.programmeAudio],
    text: .init(
      checks:
        "Whether somebody speaks before a caption without one, and the caption's own words fit that.",
      matters: "Viewers see who speaks and do not know what is said.",
      measured:
        "After the file's own offset is taken out. Speech has to lead up to the caption, or to be over before it while the caption itself has none. Single captions in talk without a pause "
        + "cannot be judged.",
      sources: ["The limit of 0.6 s is this project's own: less cannot be told by hearing alone."]
    ),
    examples: [
      .passes(
        """
        WEBVTT

        00:01.000 --> 00:02.000
        Who is there?
        """,
        context: .heardInSync {
          $0.late = [.init(cue: 0, seconds: 0.6, confidence: 0.9)]
        }
      ),
      .fails(
        """
        WEBVTT

        ⟦1⟧00:01.000 --> 00:02.000
        Who is there?
        """,
        "begins 1.5 s after its words (confidence 0.9)",
        context: .heardInSync {
          $0.late = [.init(cue: 0, seconds: 1.5, confidence: 0.9)]
        }
      ),
    ]
  )

  private let options: Options

  /// Makes the rule.
  public init(options: Options) {
    self.options = options
  }

  /// Reports each caption that is late.
  public func check(_ track: Track, report: (Finding) -> Void) {
    options.report(track.context.match?.late ?? [], "after", in: track, report)
  }
}
