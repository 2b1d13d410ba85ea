import CaptionModel
public import CaptionPlaylists

/// Finds cues that a segment should repeat and does not.
public struct DroppedCue: PlaylistRule {
  /// What the catalogue knows of the rule.
  public static let info = RuleInfo(
    "tag/dropped-cue",
    "A cue is shown during a segment that does not hold it.",
    severity: .error,
    subject: .playlist,
    evidence: [.segments],
    text: .init(
      checks: "Whether a cue that reaches over the end or beginning of its segment stands in the "
        + "next or previous one as well, unchanged.",
      matters: "A viewer who goes to a place within the second segment does not see the cue, since "
        + "the player has not read the first.",
      measured: "By times and text, where the cue is shown for more than 0.1 s of the neighbour. "
        + "Times count from the first segment's timestamp map; where most cues do not fit their "
        + "segments, nothing is said.",
      sources: ["RFC 8216, 3.5."]
    ),
    examples: [
      .passes(
        """
        #EXTM3U
        #EXT-X-TARGETDURATION:6
        #EXTINF:6,
        1.vtt
        #EXTINF:6,
        2.vtt
        #EXT-X-ENDLIST
        === 1.vtt
        WEBVTT
        X-TIMESTAMP-MAP=MPEGTS:900000,LOCAL:00:00:00.000

        00:05.000 --> 00:07.000
        Over the border.
        === 2.vtt
        WEBVTT
        X-TIMESTAMP-MAP=MPEGTS:900000,LOCAL:00:00:00.000

        00:05.000 --> 00:07.000
        Over the border.
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
        #EXT-X-ENDLIST
        === 1.vtt
        WEBVTT
        X-TIMESTAMP-MAP=MPEGTS:900000,LOCAL:00:00:00.000

        00:05.000 --> 00:07.000
        Over the border.
        === 2.vtt
        WEBVTT
        X-TIMESTAMP-MAP=MPEGTS:900000,LOCAL:00:00:00.000

        00:08.000 --> 00:09.000
        Later.
        """,
        "segment 2 lacks the cue \"Over the border.\" of segment 1, which is shown up to 7 s"
      ),
    ]
  )

  /// The kinds of playlist that the rule looks at.
  public static let kinds: [HLSPlaylist.Kind] = [.media]

  /// Makes the rule.
  public init(options: NoOptions) {}

  /// Reports each segment that lacks a cue of its neighbour.
  public func check(_ facts: PlaylistFacts, report: (DeclarationFinding) -> Void) {
    guard let pass = SegmentPass(facts) else { return }
    let keys = pass.entries.map { Set(($0?.cues ?? []).map { SegmentPass.Key($0) }) }
    for index in pass.entries.indices {
      guard let entry = pass.entries[index] else { continue }
      for neighbour in [index - 1, index + 1] where pass.entries.indices.contains(neighbour) {
        guard let other = pass.entries[neighbour] else { continue }
        for cue in entry.cues where other.shows(cue) && entry.shows(cue) {
          guard !keys[neighbour].contains(SegmentPass.Key(cue)) else { continue }
          let time =
            neighbour > index
            ? "up to \((cue.end ?? .max).shortSeconds)" : "from \(cue.begin.shortSeconds) on"
          report(
            DeclarationFinding(
              other.segment.range,
              "segment \(other.number) lacks the cue \(cue.quotedBeginning) of segment "
                + "\(entry.number), which is shown \(time)"
            )
          )
        }
      }
    }
  }
}
