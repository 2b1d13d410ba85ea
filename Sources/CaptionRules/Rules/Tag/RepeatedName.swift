import CaptionModel
public import CaptionPlaylists

/// Finds renditions of a group with the same name.
public struct RepeatedName: PlaylistRule {
  /// What the catalogue knows of the rule.
  public static let info = RuleInfo(
    "tag/repeated-name",
    "Two renditions of a group have the same name.",
    severity: .error,
    subject: .playlist,
    evidence: [],
    text: .init(
      checks:
        "That all renditions of a type and group, texts of a period or texts of a Matroska file "
        + "have different names.",
      matters: "Viewers see the same entry twice in a menu, and players take one for the other.",
      measured: "Letter by letter.",
      sources: ["RFC 8216, 4.3.4.1.1."]
    ),
    examples: [
      .passes(
        """
        #EXTM3U
        #EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",NAME="English",LANGUAGE="en",URI="a"
        #EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="t",NAME="English",LANGUAGE="en",URI="b"
        """
      ),
      .fails(
        """
        #EXTM3U
        #EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",NAME="English",LANGUAGE="en",URI="a"
        #EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",⟦1⟧NAME="English",LANGUAGE="en-GB",URI="b"
        """,
        "the group \"s\" has another rendition named \"English\""
      ),
      .passes(
        """
        <MPD xmlns="urn:mpeg:dash:schema:mpd:2011"><Period>
        <AdaptationSet contentType="text" lang="en">\
        <Label>English</Label></AdaptationSet>
        <AdaptationSet contentType="text" lang="en">\
        <Label>English (SDH)</Label></AdaptationSet>
        </Period></MPD>
        """
      ),
      .fails(
        """
        <MPD xmlns="urn:mpeg:dash:schema:mpd:2011"><Period>
        <AdaptationSet contentType="text" lang="en">\
        <Label>English</Label></AdaptationSet>
        <AdaptationSet contentType="text" lang="en">\
        ⟦1⟧<Label>English</Label></AdaptationSet>
        </Period></MPD>
        """,
        "set 1 is named \"English\" as well"
      ),
    ]
  )

  /// The kinds of playlist that the rule looks at.
  public static let kinds: [HLSPlaylist.Kind] = [.multivariant]

  /// Makes the rule.
  public init(options: NoOptions) {}

  /// Reports each rendition with the name of an earlier one.
  public func check(_ facts: PlaylistFacts, report: (DeclarationFinding) -> Void) {
    var first: [[String]: HLSMediaTag] = [:]
    for tag in facts.playlist.renditions where !tag.name.isEmpty {
      let key = [tag.type, tag.groupID, tag.name]
      guard let known = first[key] else {
        first[key] = tag
        continue
      }
      report(
        DeclarationFinding(
          tag.attributes.attribute("NAME")?.range ?? tag.range,
          "the group \"\(tag.groupID)\" has another rendition named \"\(tag.name)\"",
          notes: [.init("the other rendition", range: known.range)]
        )
      )
    }
  }
}

/// What DASH and Matroska say of it.
extension RepeatedName: DeclarationRule {
  /// Reports each text with the label of an earlier one.
  public func check(_ tracks: DeclaredTracks, report: (DeclarationFinding) -> Void) {
    var first: [[String]: DeclaredTrack] = [:]
    for track in tracks.tracks where track.kind == .text {
      guard let label = track.label, !label.isEmpty else { continue }
      let key = ["\(track.group)", label, track.coding ?? ""]
      guard let known = first[key] else {
        first[key] = track
        continue
      }
      report(
        DeclarationFinding(
          track.labelRange ?? track.range,
          "\(known.name) is named \"\(label)\" as well",
          notes: [.init("the other one", range: known.range)]
        )
      )
    }
  }
}
