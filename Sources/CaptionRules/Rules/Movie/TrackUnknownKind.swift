import CaptionContainers
import CaptionModel
import CaptionTagging

/// Finds kinds that are no roles.
public struct TrackUnknownKind: MovieRule {
  /// What the catalogue knows of the rule.
  public static let info = RuleInfo(
    "tag/track-unknown-kind",
    "A kind of the DASH role scheme has a value that the scheme lacks.",
    severity: .error,
    subject: .movie,
    evidence: [],
    text: .init(
      checks: "Each kind box with the scheme urn:mpeg:dash:role:2011, and schemes that come near "
        + "it.",
      matters: "Packagers make roles and HLS characteristics of it, and pass over what they do not "
        + "know. ffmpeg compares beginnings only, so that captions-typo works there and nowhere "
        + "else.",
      measured: "Against the fifth edition's values. Kinds of other schemes are let pass.",
      sources: [
        "ISO/IEC 23009-1, 5.8.5.5, as GPAC has the list.",
        "ISO/IEC 14496-12, 8.10.4.",
      ]
    ),
    examples: [
      .passes(
        """
        movie mp4
        track text tx3g en
        kind caption
        kind about:html-kind captions
        """
      ),
      .fails(
        """
        movie mp4
        track text tx3g en
        ⟦1⟧kind captions
        ⟦2⟧kind forced
        ⟦3⟧kind sdh-only
        ⟦4⟧kind urn:mpeg:dash:role caption
        """,
        "track 1: the kind \"captions\" is no role; \"caption\" is meant",
        "track 1: the kind \"forced\" is no role; \"forced-subtitle\" is meant",
        "track 1: the kind \"sdh-only\" is no role",
        "track 1: the scheme \"urn:mpeg:dash:role\" is not known; \"urn:mpeg:dash:role:2011\" is meant"
      ),
    ]
  )

  /// Makes the rule.
  public init(options: NoOptions) {}

  /// Reports each kind that is not known.
  public func check(_ facts: MovieFacts, report: (MovieFinding) -> Void) {
    for track in facts.tracks {
      for kind in track.kinds {
        if kind.scheme == RoleScheme.address {
          guard !RoleScheme.values.contains(kind.value) else { continue }
          let meant = RoleScheme.meant(by: kind.value).map { "; \"\($0)\" is meant" } ?? ""
          report(
            MovieFinding(track, kind.range, "the kind \"\(kind.value)\" is no role\(meant)")
          )
        } else if kind.scheme.lowercased().hasPrefix("urn:mpeg:dash:role") {
          report(
            MovieFinding(
              track,
              kind.range,
              "the scheme \"\(kind.scheme)\" is not known; \"\(RoleScheme.address)\" is meant"
            )
          )
        }
      }
    }
  }
}
