import CaptionContainers
import CaptionModel
import CaptionTagging

/// Finds tracks that players cannot choose between.
public struct TrackAlike: MovieRule {
  /// What the catalogue knows of the rule.
  public static let info = RuleInfo(
    "tag/track-alike",
    "Two tracks of text cannot be told apart.",
    severity: .warning,
    subject: .movie,
    evidence: [],
    text: .init(
      checks: "Whether two tracks of text have the same language, tags, kinds and name.",
      matters: "Viewers see two entries that are the same, and players take the first. One of them "
        + "mostly lacks the tags that make it SDH or forced.",
      measured: "By the full language tag and all that info prints of tags, kinds and names.",
      sources: [
        "HLS, draft-pantos-hls-rfc8216bis (2025), 4.4.6.1, asks the same of renditions."
      ]
    ),
    examples: [
      .passes(
        """
        movie mp4
        track text tx3g en
        track text tx3g en
        kind caption
        """
      ),
      .fails(
        """
        movie mp4
        track text tx3g en
        ⟦1⟧track text tx3g en
        """,
        "track 2: cannot be told from track 1"
      ),
    ]
  )

  /// Makes the rule.
  public init(options: NoOptions) {}

  /// Reports each track that is like one before it.
  public func check(_ facts: MovieFacts, report: (MovieFinding) -> Void) {
    struct Face: Hashable {
      var language: String?
      var name: String?
      var characteristics: Set<MediaCharacteristic>
      var kinds: Set<String>
      var someAreForced: Bool
    }
    var known: [Face: Int] = [:]
    for track in facts.textTracks {
      let claims = MovieClaims(track)
      let face = Face(
        language: track.language?.lowercased(),
        name: track.name?.text,
        characteristics: Set(claims.characteristics),
        kinds: Set(track.kinds.map { "\($0.scheme) \($0.value)" }),
        someAreForced: claims.someAreForced
      )
      if let first = known[face] {
        report(MovieFinding(track, nil, "cannot be told from track \(first)"))
      } else {
        known[face] = track.number
      }
    }
  }
}
