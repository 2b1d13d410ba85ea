import CaptionModel
public import CaptionPlaylists

/// Finds renditions between which a player cannot choose.
public struct IndistinguishableRenditions: PlaylistRule {
  /// What the catalogue knows of the rule.
  public static let info = RuleInfo(
    "tag/indistinguishable-renditions",
    "Two renditions differ in nothing by which players choose.",
    severity: .warning,
    subject: .playlist,
    evidence: [],
    text: .init(
      checks: "That renditions of a type and group with AUTOSELECT=YES differ in LANGUAGE, "
        + "ASSOC-LANGUAGE, FORCED or CHARACTERISTICS; texts of DASH, Matroska and movies in language, "
        + "coding, roles, tags or flags.",
      matters: "A player that looks for the viewer's language finds two and takes any: plain "
        + "subtitles for who needs SDH where the tags of SDH are missing.",
      measured:
        "Language tags without regard to case, characteristics without regard to their order.",
      sources: ["draft-pantos-hls-rfc8216bis (2025), 4.4.6.1.1, in a public transcription."]
    ),
    examples: [
      .passes(
        """
        #EXTM3U
        #EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",NAME="E",LANGUAGE="en",AUTOSELECT=YES,URI="a"
        #EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",NAME="F",LANGUAGE="en",AUTOSELECT=YES,FORCED=YES,\
        URI="b"
        #EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",NAME="G",LANGUAGE="en",URI="c"
        """
      ),
      .fails(
        """
        #EXTM3U
        #EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",NAME="English",LANGUAGE="en",AUTOSELECT=YES,URI="a"
        ⟦1⟧#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",NAME="SDH",LANGUAGE="EN",AUTOSELECT=YES,URI="b"
        """,
        "players cannot tell \"SDH\" from \"English\""
      ),
      .passes(
        """
        <MPD xmlns="urn:mpeg:dash:schema:mpd:2011"><Period>
        <AdaptationSet contentType="text" lang="en"></AdaptationSet>
        <AdaptationSet contentType="text" lang="en">\
        <Role schemeIdUri="urn:mpeg:dash:role:2011" value="caption"/></AdaptationSet>
        </Period></MPD>
        """
      ),
      .fails(
        """
        <MPD xmlns="urn:mpeg:dash:schema:mpd:2011"><Period>
        <AdaptationSet contentType="text" lang="en">\
        <Role schemeIdUri="urn:mpeg:dash:role:2011" value="subtitle"/></AdaptationSet>
        ⟦1⟧<AdaptationSet contentType="text" lang="EN">\
        <Role schemeIdUri="urn:mpeg:dash:role:2011" value="subtitle"/></AdaptationSet>
        </Period></MPD>
        """,
        "players cannot tell set 2 from set 1"
      ),
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
        name English
        ⟦1⟧track text tx3g en
        name English (SDH)
        """,
        "players cannot tell track 2 from track 1"
      ),
    ]
  )

  /// The kinds of playlist that the rule looks at.
  public static let kinds: [HLSPlaylist.Kind] = [.multivariant]

  /// Makes the rule.
  public init(options: NoOptions) {}

  /// Reports each rendition that is like an earlier one.
  public func check(_ facts: PlaylistFacts, report: (DeclarationFinding) -> Void) {
    var first: [[String]: HLSMediaTag] = [:]
    for tag in facts.playlist.renditions where tag.isAutoselected {
      let key = [
        tag.type, tag.groupID, tag.language?.lowercased() ?? "",
        tag.attributes["ASSOC-LANGUAGE"]?.lowercased() ?? "", tag.isForced ? "forced" : "",
        tag.characteristics.sorted().joined(separator: ","),
      ]
      guard let known = first[key] else {
        first[key] = tag
        continue
      }
      report(
        DeclarationFinding(
          tag.range,
          "players cannot tell \"\(tag.name)\" from \"\(known.name)\"",
          notes: [.init("the other rendition", range: known.range)]
        )
      )
    }
  }
}

/// What other containers say of it.
extension IndistinguishableRenditions: DeclarationRule {
  /// Reports each text that is like an earlier one.
  public func check(_ tracks: DeclaredTracks, report: (DeclarationFinding) -> Void) {
    var first: [[String]: DeclaredTrack] = [:]
    for track in tracks.tracks where track.kind == .text {
      // Which one is the default does not tell what they are for.
      let claims = track.claims.filter { $0.value != "main" && $0.form != "default" }
      let key =
        ["\(track.group)", track.language?.lowercased() ?? "", track.coding ?? ""]
        + claims.map { "\($0.form) \($0.scheme) \($0.value)" }.sorted()
      guard let known = first[key] else {
        first[key] = track
        continue
      }
      report(
        DeclarationFinding(
          track.range,
          "players cannot tell \(track.name) from \(known.name)",
          notes: [.init("the other one", range: known.range)]
        )
      )
    }
  }
}
