import CaptionModel
public import CaptionPlaylists

/// Finds renditions with one of the two characteristics that make SDH.
public struct HalfSDH: PlaylistRule {
  /// What the catalogue knows of the rule.
  public static let info = RuleInfo(
    "tag/half-sdh",
    "A rendition has one of the two characteristics of SDH without the other.",
    severity: .warning,
    subject: .playlist,
    evidence: [],
    text: .init(
      checks: "Whether a rendition of subtitles that transcribes what is said also describes music "
        + "and sounds, and the other way round, as tracks of movies in their tags; in DASH, whether "
        + "text with the Accessibility caption has the Role caption, too.",
      matters: "Players show a track as SDH only with both. With one, WebKit lists it as captions "
        + "and hls.js and Shaka Player do not, so that viewers find it in one player and not in "
        + "another.",
      measured: "By the exact values.",
      sources: [
        "HLS Authoring Specification for Apple devices, 4.5, in a public transcription.",
        "WebKit, hls.js and Shaka Player, as read in 2026.",
      ]
    ),
    examples: [
      .passes(
        """
        #EXTM3U
        #EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",NAME="English",LANGUAGE="en",AUTOSELECT=YES,\
        CHARACTERISTICS="public.accessibility.transcribes-spoken-dialog,\
        public.accessibility.describes-music-and-sound",URI="en.m3u8"
        """
      ),
      .fails(
        """
        #EXTM3U
        #EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",NAME="English",LANGUAGE="en",⟦1⟧CHARACTERISTICS=\
        "public.accessibility.transcribes-spoken-dialog",URI="en.m3u8"
        """,
        "without \"public.accessibility.describes-music-and-sound\" it is no SDH"
      ),
      .passes(
        """
        <MPD xmlns="urn:mpeg:dash:schema:mpd:2011"><Period>
        <AdaptationSet contentType="text" lang="en">\
        <Accessibility schemeIdUri="urn:mpeg:dash:role:2011" value="caption"/>\
        <Role schemeIdUri="urn:mpeg:dash:role:2011" value="caption"/>\
        <Role schemeIdUri="urn:mpeg:dash:role:2011" value="main"/></AdaptationSet>
        </Period></MPD>
        """
      ),
      .fails(
        """
        <MPD xmlns="urn:mpeg:dash:schema:mpd:2011"><Period>
        <AdaptationSet contentType="text" lang="en">\
        <Accessibility schemeIdUri="urn:mpeg:dash:role:2011" value="⟦1⟧caption"/>\
        <Role schemeIdUri="urn:mpeg:dash:role:2011" value="main"/></AdaptationSet>
        </Period></MPD>
        """,
        "without Role \"caption\" players that go by roles take set 1 for plain subtitles"
      ),
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

  /// The kinds of playlist that the rule looks at.
  public static let kinds: [HLSPlaylist.Kind] = [.multivariant]

  /// Makes the rule.
  public init(options: NoOptions) {}

  /// Reports each rendition that lacks one of the two.
  public func check(_ facts: PlaylistFacts, report: (DeclarationFinding) -> Void) {
    for tag in facts.playlist.renditions where tag.isSubtitles {
      guard let missing = Self.missing(tag.characteristics),
        let range = tag.attributes.attribute("CHARACTERISTICS")?.range
      else { continue }
      report(DeclarationFinding(range, "without \"\(missing)\" it is no SDH"))
    }
  }

  private static let pair = [
    HLSCharacteristics.transcribes, HLSCharacteristics.describesSound,
  ]

  /// The one of the two characteristics that is missing; nil where both are, or none.
  private static func missing(_ values: [String]) -> String? {
    let missing = pair.filter { !values.contains($0) }
    return missing.count == 1 ? missing.first : nil
  }
}

/// What other containers say of it. In DASH one descriptor is for players and another for who needs
/// it; Matroska has one flag.
extension HalfSDH: DeclarationRule {
  /// Reports each track of a movie that lacks one of the two, and each text that says in
  /// `Accessibility` that it is captions and in no `Role`.
  public func check(_ tracks: DeclaredTracks, report: (DeclarationFinding) -> Void) {
    for track in tracks.tracks where track.kind == .text {
      let tags = track.claims.filter { $0.form == DeclaredTrack.tagForm }
      if let missing = Self.missing(tags.map(\.value)),
        let tag = tags.first(where: { Self.pair.contains($0.value) })
      {
        report(
          DeclarationFinding(tag.range, "\(track.name): without \"\(missing)\" it is no SDH")
        )
      }
      let roles = track.values("Role", DASHRoles.scheme)
      guard !roles.contains("caption"),
        let claim = track.claims.first(where: {
          $0.form == "Accessibility" && $0.scheme == DASHRoles.scheme && $0.value == "caption"
        })
      else { continue }
      report(
        DeclarationFinding(
          claim.range,
          "without Role \"caption\" players that go by roles take \(track.name) for plain "
            + "subtitles"
        )
      )
    }
  }
}
