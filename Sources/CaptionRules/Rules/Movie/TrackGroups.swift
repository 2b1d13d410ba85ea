import CaptionContainers
import CaptionModel
import CaptionTagging

/// Finds tracks of text that may be shown at once.
public struct TrackGroups: MovieRule {
  /// What the catalogue knows of the rule.
  public static let info = RuleInfo(
    "tag/track-groups",
    "Tracks of text are no alternatives, or several of them are enabled.",
    severity: .warning,
    subject: .movie,
    evidence: [],
    text: .init(
      checks: "Whether all tracks of text are in one alternate group above zero, where there are "
        + "several, and at most one of a group is enabled.",
      matters: "Players show one track of a group, and each track that is in none. Enabled tracks "
        + "are shown without anybody's choice.",
      measured: "Forced tracks are let be enabled beside another one.",
      sources: [
        "QuickTime File Format, Track header atom: alternate group.",
        "ISO/IEC 14496-12, 8.3.2.",
      ]
    ),
    examples: [
      .passes(
        """
        movie mp4
        track text tx3g en
        group 2
        enabled
        track text tx3g fr
        group 2
        """
      ),
      .fails(
        """
        movie mp4
        ⟦1⟧track text tx3g en
        track text tx3g fr
        group 2
        enabled
        ⟦2⟧track text tx3g de
        group 2
        enabled
        """,
        "track 1: is in no alternate group, beside other tracks of text",
        "track 3: is enabled beside track 2 of the same group"
      ),
    ]
  )

  /// Makes the rule.
  public init(options: NoOptions) {}

  /// Reports each track that is in no group, and each that is enabled beside another one.
  public func check(_ facts: MovieFacts, report: (DeclarationFinding) -> Void) {
    let tracks = facts.textTracks
    guard tracks.count > 1 else { return }
    var enabled: [Int: Int] = [:]
    for track in tracks {
      if track.alternateGroup == 0 {
        report(
          DeclarationFinding(track, nil, "is in no alternate group, beside other tracks of text")
        )
      } else if track.isEnabled, !MovieClaims(track).isForced {
        if let first = enabled[track.alternateGroup] {
          report(
            DeclarationFinding(track, nil, "is enabled beside track \(first) of the same group")
          )
        } else {
          enabled[track.alternateGroup] = track.number
        }
      }
    }
  }
}
