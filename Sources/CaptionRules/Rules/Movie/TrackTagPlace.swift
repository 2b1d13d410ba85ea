import CaptionContainers
import CaptionModel
import CaptionPlaylists
import CaptionTagging

/// Finds tags that stand in the other family's files.
public struct TrackTagPlace: MovieRule {
  /// What the catalogue knows of the rule.
  public static let info = RuleInfo(
    "tag/track-tag-place",
    "A track's tags are of a kind that players of such files may not read.",
    severity: .advice,
    subject: .movie,
    evidence: [],
    text: .init(
      checks: "Whether MP4 files with tagc have a kind for the same, and QuickTime files with kind "
        + "a tagc.",
      matters: "AVFoundation's header names tagc for .mov and .m4v only, and other programs read "
        + "kind in MP4 only. A track that has one of them is SDH for some players and not for "
        + "others.",
      measured: "By the brand: qt for QuickTime, and M4V, M4VH and M4VP for .m4v. Whether "
        + "AVFoundation reads tagc in other MP4 files is not known here.",
      sources: [
        "Apple, AVMediaFormat.h, on tagging tracks with media characteristics.",
        "ffmpeg 5.1, movenc.c: kind is written into MP4 only.",
      ]
    ),
    examples: [
      .passes(
        """
        movie mp4
        track text tx3g en
        tagc public.accessibility.transcribes-spoken-dialog
        tagc public.accessibility.describes-music-and-sound
        kind caption
        """
      ),
      .fails(
        """
        movie mp4
        track text tx3g en
        ⟦1⟧tagc public.accessibility.transcribes-spoken-dialog
        tagc public.accessibility.describes-music-and-sound
        track text tx3g en
        """,
        "track 1: has tagc and no kind, which readers of MP4 look for"
      ),
      .fails(
        """
        movie qt
        track text tx3g en
        ⟦1⟧kind caption
        """,
        "track 1: has a kind and no tagc, which readers of QuickTime look for"
      ),
    ]
  )

  /// Makes the rule.
  public init(options: NoOptions) {}

  /// Reports each track whose tags are of the other family only.
  public func check(_ facts: MovieFacts, report: (DeclarationFinding) -> Void) {
    let brand = facts.movie.majorBrand?.description ?? ""
    let isApple = facts.movie.isQuickTime || brand.hasPrefix("M4V")
    for track in facts.tracks {
      let roles = track.kinds.filter { kind in
        kind.scheme == DASHRoles.scheme
          && !RoleScheme.characteristics(of: kind.value, isText: track.kind == .text).isEmpty
      }
      let said = track.tags.first { tag in
        let characteristic = MediaCharacteristic(rawValue: tag.text)
        let wording = RoleScheme.wording(for: [characteristic], isText: track.kind == .text)
        return !wording.values.isEmpty
      }
      if isApple, let role = roles.first, track.tags.isEmpty {
        report(
          DeclarationFinding(
            track,
            role.range,
            "has a kind and no tagc, which readers of QuickTime look for"
          )
        )
      } else if !isApple, let said, roles.isEmpty {
        report(
          DeclarationFinding(
            track,
            said.range,
            "has tagc and no kind, which readers of MP4 look for"
          )
        )
      }
    }
  }
}
