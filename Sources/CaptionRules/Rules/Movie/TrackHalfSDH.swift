import CaptionContainers
import CaptionModel
import CaptionTagging

/// Finds tracks that are half SDH.
public struct TrackHalfSDH: MovieRule {
  /// What the catalogue knows of the rule.
  public static let info = RuleInfo(
    "tag/track-half-sdh",
    "A track has one of the two tags of SDH without the other.",
    severity: .warning,
    subject: .movie,
    evidence: [],
    text: .init(
      checks: "Whether a track of text has both public.accessibility.transcribes-spoken-dialog and "
        + "public.accessibility.describes-music-and-sound, or neither.",
      matters: "Players take a track for SDH only where it has both. With one of them WebKit shows "
        + "it as captions, and the viewer's choice of SDH passes it over.",
      measured: "By the exact texts of tagc boxes.",
      sources: [
        "Apple, AVMediaFormat.h, on tagging tracks with media characteristics.",
        "WebKit, InbandTextTrackPrivateAVFObjC, as read in 2026.",
      ]
    ),
    examples: [
      .passes(
        """
        movie qt
        track text tx3g en
        tagc public.accessibility.transcribes-spoken-dialog
        tagc public.accessibility.describes-music-and-sound
        """
      ),
      .fails(
        """
        movie qt
        track text tx3g en
        ⟦1⟧tagc public.accessibility.transcribes-spoken-dialog
        """,
        "track 1: without \"public.accessibility.describes-music-and-sound\" it is no SDH"
      ),
    ]
  )

  /// Makes the rule.
  public init(options: NoOptions) {}

  /// Reports each track that lacks one of the two.
  public func check(_ facts: MovieFacts, report: (MovieFinding) -> Void) {
    let pair = [
      MediaCharacteristic.transcribesSpokenDialog, MediaCharacteristic.describesMusicAndSound,
    ].map(\.rawValue)
    for track in facts.textTracks {
      let present = track.tags.filter { pair.contains($0.text) }
      let missing = pair.filter { text in !present.contains { $0.text == text } }
      guard missing.count == 1, let tag = present.first else { continue }
      report(MovieFinding(track, tag.range, "without \"\(missing[0])\" it is no SDH"))
    }
  }
}
