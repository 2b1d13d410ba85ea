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
      checks: "That all renditions of a type and group have different names.",
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
    ]
  )

  /// The kinds of playlist that the rule looks at.
  public static let kinds: [HLSPlaylist.Kind] = [.multivariant]

  /// Makes the rule.
  public init(options: NoOptions) {}

  /// Reports each rendition with the name of an earlier one.
  public func check(_ facts: PlaylistFacts, report: (PlaylistFinding) -> Void) {
    var first: [[String]: HLSMediaTag] = [:]
    for tag in facts.playlist.renditions where !tag.name.isEmpty {
      let key = [tag.type, tag.groupID, tag.name]
      guard let known = first[key] else {
        first[key] = tag
        continue
      }
      report(
        PlaylistFinding(
          tag.attributes.attribute("NAME")?.range ?? tag.range,
          "the group \"\(tag.groupID)\" has another rendition named \"\(tag.name)\"",
          notes: [.init("the other rendition", range: known.range)]
        )
      )
    }
  }
}
