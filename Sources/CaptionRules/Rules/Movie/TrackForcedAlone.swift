import CaptionContainers
import CaptionModel
import CaptionTagging

/// Finds forced tracks of a language that has no regular one.
public struct TrackForcedAlone: MovieRule {
  /// What the catalogue knows of the rule.
  public static let info = RuleInfo(
    "tag/track-forced-alone",
    "A language has a forced track and no regular one.",
    severity: .warning,
    subject: .movie,
    evidence: [],
    text: .init(
      checks: "Whether each forced track of text has a regular one of the same language.",
      matters:
        "Players show forced text only where no other is chosen, so the regular track has to "
        + "repeat it. A lone forced track is often one that was marked by mistake.",
      measured:
        "By the first part of the language tag. Forced is what a tag, a kind or the display "
        + "flags say.",
      sources: [
        "HLS Authoring Specification for Apple devices, 5.8, in a public transcription; "
          + "movies are made into such streams."
      ]
    ),
    examples: [
      .passes(
        """
        movie mp4
        track text tx3g en
        track text tx3g en
        kind forced-subtitle
        """
      ),
      .fails(
        """
        movie mp4
        track text tx3g en
        ⟦1⟧track text tx3g fr
        kind forced-subtitle
        """,
        "track 2: is forced, and there is no regular track in \"fr\""
      ),
    ]
  )

  /// Makes the rule.
  public init(options: NoOptions) {}

  /// Reports each forced track that stands alone.
  public func check(_ facts: MovieFacts, report: (MovieFinding) -> Void) {
    let forced = facts.textTracks.filter { MovieClaims($0).isForced }
    let numbers = Set(forced.map(\.number))
    let regular = Set(
      facts.textTracks.filter { !numbers.contains($0.number) }.map { language($0) }
    )
    for track in forced where !regular.contains(language(track)) {
      report(
        MovieFinding(
          track,
          nil,
          "is forced, and there is no regular track in \"\(track.language ?? "und")\""
        )
      )
    }
  }

  private func language(_ track: MP4Track) -> String {
    (track.language ?? "").prefix { $0 != "-" }.lowercased()
  }
}
