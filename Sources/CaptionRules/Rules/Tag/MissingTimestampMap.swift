import CaptionModel
public import CaptionPlaylists

/// Finds segments that do not tie their times to the stream's clock.
public struct MissingTimestampMap: PlaylistRule {
  /// What the catalogue knows of the rule.
  public static let info = RuleInfo(
    "tag/missing-timestamp-map",
    "Segments lack the line that ties cue times to the stream's clock.",
    severity: .error,
    subject: .playlist,
    evidence: [.segments],
    text: .init(
      checks: "Whether each WebVTT segment has X-TIMESTAMP-MAP below its first line.",
      matters:
        "Without it cue time zero is zero on the stream's clock, and most video begins at ten "
        + "seconds there: all captions come ten seconds early.",
      measured: "The first segment without one is reported, with how many more there are.",
      sources: [
        "RFC 8216, 3.5: segments should have it.",
        "HLS Authoring Specification for Apple devices, 5.3, in a public transcription: they have to.",
      ]
    ),
    examples: [
      .passes(
        """
        #EXTM3U
        #EXT-X-TARGETDURATION:6
        #EXTINF:6,
        1.vtt
        #EXT-X-ENDLIST
        === 1.vtt
        WEBVTT
        X-TIMESTAMP-MAP=LOCAL:00:00:00.000,MPEGTS:900000

        """
      ),
      .fails(
        """
        #EXTM3U
        #EXT-X-TARGETDURATION:6
        #EXTINF:6,
        1.vtt
        #EXTINF:6,
        ⟦1⟧2.vtt
        #EXTINF:6,
        2.vtt
        #EXT-X-ENDLIST
        === 1.vtt
        WEBVTT
        X-TIMESTAMP-MAP=LOCAL:00:00:00.000,MPEGTS:900000

        === 2.vtt
        WEBVTT

        """,
        "segment 2 has no X-TIMESTAMP-MAP; 2 of 3 segments lack it"
      ),
    ]
  )

  /// The kinds of playlist that the rule looks at.
  public static let kinds: [HLSPlaylist.Kind] = [.media]

  /// Makes the rule.
  public init(options: NoOptions) {}

  /// Reports the first segment without a map.
  public func check(_ facts: PlaylistFacts, report: (DeclarationFinding) -> Void) {
    let without = (facts.segments ?? []).indices.filter { facts.segments?[$0]?.hasMap == false }
    guard let first = without.first else { return }
    let all = facts.playlist.media.segments.count
    let others = without.count > 1 ? "; \(without.count) of \(all) segments lack it" : ""
    report(
      DeclarationFinding(
        facts.playlist.media.segments[first].range,
        "segment \(first + 1) has no X-TIMESTAMP-MAP\(others)"
      )
    )
  }
}
