import CaptionContainers
import CaptionModel
import CaptionPlaylists
import CaptionTagging

/// Finds tracks whose flags for forced text and other marks disagree.
public struct TrackForcedFlags: MovieRule {
  /// What the catalogue knows of the rule.
  public static let info = RuleInfo(
    "tag/track-forced-flags",
    "What a track says of forced text does not fit together.",
    severity: .warning,
    subject: .movie,
    evidence: [],
    text: .init(
      checks: "Whether the display flags of timed text, public.subtitles.forced-only and the kind "
        + "forced-subtitle say the same.",
      matters: "AVFoundation takes the flags of the sample description for the truth and the tag "
        + "only where they cannot say it. A track that some take for forced and others for "
        + "regular is shown to everybody, or to nobody.",
      measured: "Flags 0x80000000 say that all samples are forced, 0x40000000 that some are.",
      sources: [
        "QuickTime File Format, Subtitle sample description.",
        "Apple, AVMediaFormat.h, on tagging tracks with media characteristics.",
      ]
    ),
    examples: [
      .passes(
        """
        movie qt
        track text tx3g en
        flags C0000000
        tagc public.subtitles.forced-only
        track text wvtt en
        kind forced-subtitle
        """
      ),
      .fails(
        """
        movie qt
        track text tx3g en
        flags 00000000
        ⟦1⟧tagc public.subtitles.forced-only
        track text tx3g en
        ⟦2⟧flags 80000000
        kind caption
        """,
        "track 1: public.subtitles.forced-only, and its display flags say that no sample is forced",
        "track 2: its display flags say that all samples are forced, and its kind is \"caption\""
      ),
    ]
  )

  /// Makes the rule.
  public init(options: NoOptions) {}

  /// Reports each track whose marks contradict each other.
  public func check(_ facts: MovieFacts, report: (DeclarationFinding) -> Void) {
    for track in facts.textTracks {
      guard let entry = track.entries.first(where: { $0.displayFlags != nil }) else { continue }
      let roles = track.kinds.filter { $0.scheme == DASHRoles.scheme }
      let forcedRole = roles.first { $0.value == "forced-subtitle" }
      let tag = track.tags.first {
        $0.text == MediaCharacteristic.containsOnlyForcedSubtitles.rawValue
      }
      switch entry.forced {
      case .all:
        let regular = roles.first { ["caption", "subtitle", "easyreader"].contains($0.value) }
        if let regular, forcedRole == nil {
          report(
            DeclarationFinding(
              track,
              entry.range,
              "its display flags say that all samples are forced, and its kind is "
                + "\"\(regular.value)\""
            )
          )
        }
      case .some, .none:
        let said = entry.forced == .none ? "no sample is forced" : "only some samples are forced"
        if let tag {
          report(
            DeclarationFinding(
              track,
              tag.range,
              "\(tag.text), and its display flags say that \(said)"
            )
          )
        } else if let forcedRole, facts.movie.isQuickTime {
          report(
            DeclarationFinding(
              track,
              forcedRole.range,
              "its kind is \"\(forcedRole.value)\", and its display flags say that \(said)"
            )
          )
        }
      }
    }
  }
}
