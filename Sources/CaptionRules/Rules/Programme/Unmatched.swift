public import CaptionAnalysis
import CaptionModel

/// Says where captions could not be matched with the programme.
public struct Unmatched: CaptionRule {
  /// The rule has no options.
  public typealias Options = NoOptions

  /// What the catalogue knows of the rule.
  public static let info = RuleInfo(
    "sync/unmatched",
    "The captions could not be matched with the programme.",
    severity: .advice,
    evidence: [.programmeAudio],
    text: .init(
      checks: "Whether the captions fit the programme clearly better than mirrored and rotated "
        + "versions of themselves do.",
      matters: "Nothing is known of the sync of such a file. It may belong to another programme or "
        + "version, or hold few spoken words.",
      measured: "The best fit of the captions against the best fits of versions that cannot be "
        + "right; a search always finds a best place, and only one that beats those means anything.",
      sources: ["The limits are this project's own, from programmes whose truth is known."]
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

        00:01.000 --> 00:02.000
        Who is there?
        """,
        "the captions could not be matched with the programme: the best fit is no better than chance",
        context: .heard(.unchecked("the best fit is no better than chance"))
      ),
    ]
  )

  /// Makes the rule.
  public init(options: NoOptions) {}

  /// Reports a file that was not matched.
  public func check(_ track: Track, report: (Finding) -> Void) {
    guard let match = track.context.match, case .unchecked(let reason) = match.verdict else {
      return
    }
    report(
      Finding(
        .file,
        "the captions could not be matched with \(match.counterpart): \(reason)"
      )
    )
  }
}
