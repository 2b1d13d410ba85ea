public import CaptionAnalysis
import CaptionModel

/// Finds captions with words where nothing is heard.
public struct UnspokenCue: CaptionRule {
  /// The rule has no options.
  public typealias Options = NoOptions

  /// What the catalogue knows of the rule.
  public static let info = RuleInfo(
    "sync/unspoken-cue",
    "A caption with words stands where nothing is said.",
    severity: .advice,
    evidence: [.programmeAudio],
    text: .init(
      checks:
        "Whether anything is heard while a caption with spoken words is shown, or near to it.",
      matters: "The words belong elsewhere, or to another version of the programme.",
      measured:
        "After the file's own offset is taken out: no speech, and 25 dB below the dialogue. "
        + "Against a reference file, captions at whose place it has none; translators do leave "
        + "lines out. Captions for writing in the picture are found as well, since only labels "
        + "tell them from words.",
      sources: ["The limits are this project's own."]
    ),
    examples: [
      .passes(
        """
        WEBVTT

        00:01.000 --> 00:02.000
        Who is there?
        """,
        context: .heardInSync()
      ),
      .fails(
        """
        WEBVTT

        ⟦1⟧00:01.000 --> 00:02.000
        Who is there?
        """,
        "nothing is heard while this is shown",
        context: .heardInSync { $0.silentCaptions = [0] }
      ),
    ]
  )

  /// Makes the rule.
  public init(options: NoOptions) {}

  /// Reports each caption over silence.
  public func check(_ track: Track, report: (Finding) -> Void) {
    guard let match = track.context.match else { return }
    for cue in match.silentCaptions {
      report(Finding(.cue(cue), "nothing is heard while this is shown"))
    }
    for cue in match.unmatched {
      report(Finding(.cue(cue), "the reference has no caption while this is shown"))
    }
  }
}
