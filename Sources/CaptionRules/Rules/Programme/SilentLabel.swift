public import CaptionAnalysis
import CaptionModel

/// Finds labels for sounds where nothing is heard.
public struct SilentLabel: CaptionRule {
  /// The rule has no options.
  public typealias Options = NoOptions

  /// What the catalogue knows of the rule.
  public static let info = RuleInfo(
    "sound/silent-label",
    "A label tells of a sound where nothing is heard.",
    severity: .advice,
    evidence: [.programmeAudio, .soundLevels],
    text: .init(
      checks: "Whether anything is heard while a label is shown, or within a second of it.",
      matters: "The label is in the wrong place, or the sound is missing in this version.",
      measured: "Against the quietest parts of the same programme, and 30 dB below its dialogue. A "
        + "label that says that there is silence is found as well.",
      sources: ["The limits are this project's own."]
    ),
    examples: [
      .passes(
        """
        WEBVTT

        00:01.000 --> 00:02.000
        [door creaks]
        """,
        context: .heardInSync { $0.unlabelled = [] }
      ),
      .fails(
        """
        WEBVTT

        ⟦1⟧00:01.000 --> 00:02.000
        [door creaks]
        """,
        "nothing is heard while this label is shown",
        context: .heardInSync {
          $0.unlabelled = []
          $0.silentLabels = [0]
        }
      ),
    ]
  )

  /// Makes the rule.
  public init(options: NoOptions) {}

  /// Reports each label over silence.
  public func check(_ track: Track, report: (Finding) -> Void) {
    guard let match = track.context.match else { return }
    for cue in match.silentLabels {
      report(Finding(.cue(cue), "nothing is heard while this label is shown"))
    }
  }
}
