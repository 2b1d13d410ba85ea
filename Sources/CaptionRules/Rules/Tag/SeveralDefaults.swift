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
      checks: "That at most one rendition of a type and group has DEFAULT=YES.",
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
    ]
  )

  /// The kinds of playlist that the rule looks at.
  public static let kinds: [HLSPlaylist.Kind] = [.multivariant]

  /// Makes the rule.
  public init(options: NoOptions) {}

  /// Reports each default behind the first one of its group.
  public func check(_ facts: PlaylistFacts, report: (PlaylistFinding) -> Void) {
    var first: [[String]: HLSMediaTag] = [:]
    for tag in facts.playlist.renditions where tag.isDefault {
      let group = [tag.type, tag.groupID]
      guard let known = first[group] else {
        first[group] = tag
        continue
      }
      report(
        PlaylistFinding(
          tag.attributes.attribute("DEFAULT")?.range ?? tag.range,
          "the group \"\(tag.groupID)\" has another default, \"\(known.name)\"",
          notes: [.init("the first default", range: known.range)]
        )
      )
    }
  }
}
