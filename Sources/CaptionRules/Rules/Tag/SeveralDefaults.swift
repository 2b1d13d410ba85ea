import CaptionModel
public import CaptionPlaylists

/// Finds groups with more than one default.
public struct SeveralDefaults: PlaylistRule {
  /// What the catalogue knows of the rule.
  public static let info = RuleInfo(
    "tag/several-defaults",
    "A group has more than one default rendition.",
    severity: .error,
    subject: .playlist,
    evidence: [],
    text: .init(
      checks:
        "That at most one rendition of a type and group has DEFAULT=YES; in DASH and Matroska, "
        + "that at most one text of a language has Role main or the default flag.",
      matters: "Each player shows another one to viewers who chose nothing.",
      measured: "Each default behind the first one of its group is reported.",
      sources: ["RFC 8216, 4.3.4.1.1."]
    ),
    examples: [
      .passes(
        """
        #EXTM3U
        #EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",NAME="English",LANGUAGE="en",DEFAULT=YES,URI="a"
        #EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="t",NAME="English",LANGUAGE="en",DEFAULT=YES,URI="b"
        #EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="s",NAME="English",LANGUAGE="en",DEFAULT=YES
        """
      ),
      .fails(
        """
        #EXTM3U
        #EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",NAME="English",LANGUAGE="en",DEFAULT=YES,URI="a"
        #EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",NAME="French",LANGUAGE="fr",⟦1⟧DEFAULT=YES,URI="b"
        """,
        "the group \"s\" has another default, \"English\""
      ),
      .passes(
        """
        <MPD xmlns="urn:mpeg:dash:schema:mpd:2011"><Period>
        <AdaptationSet contentType="text" lang="en">\
        <Role schemeIdUri="urn:mpeg:dash:role:2011" value="main"/></AdaptationSet>
        <AdaptationSet contentType="text" lang="fr">\
        <Role schemeIdUri="urn:mpeg:dash:role:2011" value="main"/></AdaptationSet>
        </Period></MPD>
        """
      ),
      .fails(
        """
        <MPD xmlns="urn:mpeg:dash:schema:mpd:2011"><Period>
        <AdaptationSet contentType="text" lang="en">\
        <Role schemeIdUri="urn:mpeg:dash:role:2011" value="main"/></AdaptationSet>
        <AdaptationSet contentType="text" lang="en">\
        <Role schemeIdUri="urn:mpeg:dash:role:2011" value="caption"/>\
        <Role schemeIdUri="urn:mpeg:dash:role:2011" value="⟦1⟧main"/></AdaptationSet>
        </Period></MPD>
        """,
        "set 1 is the main text in \"en\" already"
      ),
    ]
  )

  /// The kinds of playlist that the rule looks at.
  public static let kinds: [HLSPlaylist.Kind] = [.multivariant]

  /// Makes the rule.
  public init(options: NoOptions) {}

  /// Reports each default behind the first one of its group.
  public func check(_ facts: PlaylistFacts, report: (DeclarationFinding) -> Void) {
    var first: [[String]: HLSMediaTag] = [:]
    for tag in facts.playlist.renditions where tag.isDefault {
      let group = [tag.type, tag.groupID]
      guard let known = first[group] else {
        first[group] = tag
        continue
      }
      report(
        DeclarationFinding(
          tag.attributes.attribute("DEFAULT")?.range ?? tag.range,
          "the group \"\(tag.groupID)\" has another default, \"\(known.name)\"",
          notes: [.init("the first default", range: known.range)]
        )
      )
    }
  }
}

/// What DASH and Matroska say of it, where each language may have a default.
extension SeveralDefaults: DeclarationRule {
  /// Reports each default text behind the first one of its language.
  public func check(_ tracks: DeclaredTracks, report: (DeclarationFinding) -> Void) {
    var first: [[String]: DeclaredTrack] = [:]
    for track in tracks.tracks where track.kind == .text && track.isDefault && !track.isForced {
      // DVB marks what is for the hard of hearing as main text, by an audio purpose of its own.
      let purposes = track.values("Accessibility", DASHRoles.audioPurposeScheme)
      let key = [
        "\(track.group)", track.language?.lowercased() ?? "", track.coding ?? "",
        purposes.sorted().joined(separator: ","),
      ]
      guard let known = first[key] else {
        first[key] = track
        continue
      }
      let word = tracks.container == .dash ? "main" : "default"
      report(
        DeclarationFinding(
          track.defaultRange ?? track.range,
          "\(known.name) is the \(word) text in \"\(known.language ?? "und")\" already",
          notes: [.init("the first one", range: known.range)]
        )
      )
    }
  }
}
