import CaptionModel
public import CaptionPlaylists

/// Finds cues that a segment holds twice, cut in two, or without showing them.
public struct DoubledCue: PlaylistRule {
  /// What the catalogue knows of the rule.
  public static let info = RuleInfo(
    "tag/doubled-cue",
    "A cue stands twice in a segment, in one that does not show it, or is cut at the border.",
    severity: .warning,
    subject: .playlist,
    evidence: [.segments],
    text: .init(
      checks: "Whether a segment holds each of its cues once, and with its full times: a cue that "
        + "ends at the border, with one of the same text that begins there, was cut in two.",
      matters:
        "Players know a repeated cue by its times and text. A cue that was cut flickers at the "
        + "border, and one that stands twice may be shown twice.",
      measured:
        "As tag/dropped-cue does. Cues of the same text that differ in identifier or settings "
        + "are two. A cue that ends at the border may stand in the next "
        + "segment, too: nobody sees it there.",
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

        00:05.000 --> 00:06.000
        To the border.
        === 2.vtt
        WEBVTT
        X-TIMESTAMP-MAP=MPEGTS:900000,LOCAL:00:00:00.000

        00:05.000 --> 00:06.000
        To the border.

        00:07.000 --> 00:08.000
        Later.
        """
      ),
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

        a
        00:01.000 --> 00:02.000
        No.

        b
        00:01.000 --> 00:02.000
        No.

        00:05.000 --> 00:06.000 line:1
        Stop.
        === 2.vtt
        WEBVTT
        X-TIMESTAMP-MAP=MPEGTS:900000,LOCAL:00:00:00.000

        00:06.000 --> 00:07.000
        Stop.
        """
      ),
      .fails(
        """
        #EXTM3U
        #EXT-X-TARGETDURATION:6
        #EXTINF:6,
        ⟦1⟧1.vtt
        #EXTINF:6,
        ⟦2⟧⟦3⟧2.vtt
        #EXT-X-ENDLIST
        === 1.vtt
        WEBVTT
        X-TIMESTAMP-MAP=MPEGTS:900000,LOCAL:00:00:00.000

        00:01.000 --> 00:02.000
        Twice.

        00:01.000 --> 00:02.000
        Twice.

        00:05.000 --> 00:06.000
        Over the border.
        === 2.vtt
        WEBVTT
        X-TIMESTAMP-MAP=MPEGTS:900000,LOCAL:00:00:00.000

        00:01.000 --> 00:02.000
        Twice.

        00:06.000 --> 00:07.000
        Over the border.
        """,
        "the cue \"Twice.\" stands twice in segment 1",
        "the cue \"Twice.\" is not shown during segment 2",
        "the cue \"Over the border.\" is cut in two where segment 2 begins"
      ),
    ]
  )

  /// The kinds of playlist that the rule looks at.
  public static let kinds: [HLSPlaylist.Kind] = [.media]

  /// Makes the rule.
  public init(options: NoOptions) {}

  /// Reports each cue that is too much.
  public func check(_ facts: PlaylistFacts, report: (DeclarationFinding) -> Void) {
    guard let pass = SegmentPass(facts) else { return }
    for index in pass.entries.indices {
      guard let entry = pass.entries[index] else { continue }
      let before = index > 0 ? pass.entries[index - 1] : nil
      let border = entry.segment.begin
      let ending = Dictionary(
        grouping: (before?.cues ?? []).filter { $0.end == border },
        by: \.text
      )
      var known: [SegmentPass.Key: [Cue]] = [:]
      for cue in entry.cues {
        let words = cue.quotedBeginning
        let key = SegmentPass.Key(cue)
        let isKnown = known[key]?.contains { $0.isSame(as: cue) } ?? false
        if !isKnown, known[key, default: []].count < Self.mostAlike {
          known[key, default: []].append(cue)
        }
        if isKnown {
          tell(entry, "the cue \(words) stands twice in segment \(entry.number)", report)
        } else if cue.begin == border,
          ending[cue.text]?.prefix(Self.mostAlike).contains(where: { $0.isSame(as: cue) }) == true
        {
          tell(
            entry,
            "the cue \(words) is cut in two where segment \(entry.number) begins",
            report
          )
        } else if cue.begin > entry.segment.end + SegmentPass.tolerance
          || (cue.end ?? .max) + SegmentPass.tolerance < border
        {
          tell(entry, "the cue \(words) is not shown during segment \(entry.number)", report)
        }
      }
    }
  }

  /// So many cues of the same times and text are held against each other.
  private static let mostAlike = 64

  private func tell(
    _ entry: SegmentPass.Entry,
    _ message: String,
    _ report: (DeclarationFinding) -> Void
  ) {
    report(DeclarationFinding(entry.segment.range, message))
  }
}

extension Cue {
  /// Whether another cue has the same text, identifier and settings, so that it is a copy or a part.
  ///
  /// Two people who say the same at once are two cues.
  fileprivate func isSame(as other: Cue) -> Bool {
    text == other.text && identifier == other.identifier && placement == other.placement
      && region == other.region && extras == other.extras
  }
}
