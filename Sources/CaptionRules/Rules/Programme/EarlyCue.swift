public import CaptionAnalysis
import CaptionModel

/// Finds single captions that begin before their words.
public struct EarlyCue: CaptionRule {
  /// What may be adjusted.
  public typealias Options = StrayCueOptions

  /// What the catalogue knows of the rule.
  public static let info = RuleInfo(
    "sync/early-cue",
    "A caption begins before its words, while those around it are in place.",
    severity: .warning,
    evidence: [.programmeAudio],
    text: .init(
      checks: "Whether nobody speaks when a caption appears, and its words go on after it is gone.",
      matters: "The caption tells what is about to happen, and is gone when it is said.",
      measured:
        "After the file's own offset is taken out. Nobody may speak until the words begin, and somebody has to speak on after the caption. Single captions in talk without a pause "
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
          $0.early = [.init(cue: 0, seconds: 0.6, confidence: 0.9)]
        }
      ),
      .fails(
        """
        WEBVTT

        ⟦1⟧00:01.000 --> 00:02.000
        Who is there?
        """,
        "begins 1.5 s before its words (confidence 0.9)",
        context: .heardInSync {
          $0.early = [.init(cue: 0, seconds: 1.5, confidence: 0.9)]
        }
      ),
    ]
  )

  private let options: Options

  /// Makes the rule.
  public init(options: Options) {
    self.options = options
  }

  /// Reports each caption that is early.
  public func check(_ track: Track, report: (Finding) -> Void) {
    options.report(track.context.match?.early ?? [], "before", in: track, report)
  }
}
