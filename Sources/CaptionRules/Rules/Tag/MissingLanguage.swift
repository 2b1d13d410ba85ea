import CaptionModel
public import CaptionPlaylists

/// Finds renditions that do not say their language.
public struct MissingLanguage: PlaylistRule {
  /// What the catalogue knows of the rule.
  public static let info = RuleInfo(
    "tag/missing-language",
    "A rendition does not say its language.",
    severity: .error,
    subject: .playlist,
    evidence: [],
    text: .init(
      checks:
        "Whether subtitles and closed captions have LANGUAGE in HLS, lang in DASH, a language "
        + "in Matroska, and elng or mdhd in movies; audio of DASH and Matroska as well.",
      matters: "Players choose by it. What SDH claims is claimed in that language, too.",
      measured: "An empty value and und count as none.",
      sources: [
        "HLS Authoring Specification for Apple devices, 4.4, 4.7 and 8.10, in a public "
          + "transcription. RFC 8216 itself leaves it open."
      ]
    ),
    examples: [
      .passes(
        """
        #EXTM3U
        #EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",NAME="English",LANGUAGE="en",URI="en.m3u8"
        """
      ),
      .fails(
        """
        #EXTM3U
        ⟦1⟧#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",NAME="English",URI="en.m3u8"
        ⟦2⟧#EXT-X-MEDIA:TYPE=CLOSED-CAPTIONS,GROUP-ID="c",NAME="CC",LANGUAGE="und",INSTREAM-ID="CC1"
        """,
        "the rendition \"English\" has no LANGUAGE",
        "the rendition \"CC\" has no LANGUAGE"
      ),
      .passes(
        """
        <MPD xmlns="urn:mpeg:dash:schema:mpd:2011"><Period>
        <AdaptationSet contentType="text" lang="en"></AdaptationSet>
        </Period></MPD>
        """
      ),
      .fails(
        """
        <MPD xmlns="urn:mpeg:dash:schema:mpd:2011"><Period>
        ⟦1⟧<AdaptationSet contentType="text"></AdaptationSet>
        </Period></MPD>
        """,
        "set 1 has no language"
      ),
      .fails(
        """
        movie mp4
        track text tx3g fr
        ⟦1⟧track text tx3g und
        track audio mp4a und
        """,
        "track 2 has no language"
      ),
    ]
  )

  /// The kinds of playlist that the rule looks at.
  public static let kinds: [HLSPlaylist.Kind] = [.multivariant]

  /// Makes the rule.
  public init(options: NoOptions) {}

  /// Reports each text rendition without a language.
  public func check(_ facts: PlaylistFacts, report: (DeclarationFinding) -> Void) {
    for tag in facts.playlist.renditions where tag.isSubtitles || tag.type == "CLOSED-CAPTIONS" {
      let language = tag.language?.lowercased() ?? ""
      guard language.isEmpty || language == "und" else { continue }
      report(DeclarationFinding(tag.range, "the rendition \"\(tag.name)\" has no LANGUAGE"))
    }
  }
}

/// What other containers say of it.
extension MissingLanguage: DeclarationRule {
  /// Reports each track of text without a language, and each of audio but for movies, in which
  /// hardly any program writes it.
  public func check(_ tracks: DeclaredTracks, report: (DeclarationFinding) -> Void) {
    for track in tracks.tracks where track.plainLanguage.isEmpty {
      let isNeeded = tracks.container == .movie ? track.kind == .text : track.kind != .other
      guard isNeeded else { continue }
      report(DeclarationFinding(track.range, "\(track.shownName) has no language"))
    }
  }
}
