import CaptionModel
public import CaptionPlaylists

/// Finds groups of subtitles that no variant names, and names of groups that there are not.
public struct UnreachableGroup: PlaylistRule {
  /// What the catalogue knows of the rule.
  public static let info = RuleInfo(
    "tag/unreachable-group",
    "A group of subtitles and the variants do not know each other.",
    severity: .error,
    subject: .playlist,
    evidence: [],
    text: .init(
      checks: "That some variant names each group of subtitles in SUBTITLES, and that each group "
        + "that is named has a rendition.",
      matters: "A player offers the renditions of the group that its variant names. Those of a "
        + "group that no variant names are never seen.",
      measured: "By the names, letter by letter. Each group and each name is reported once.",
      sources: ["RFC 8216, 4.3.4.2."]
    ),
    examples: [
      .passes(
        """
        #EXTM3U
        #EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",NAME="E",LANGUAGE="en",URI="a"
        #EXT-X-STREAM-INF:BANDWIDTH=1000000,SUBTITLES="s"
        low.m3u8
        """
      ),
      .fails(
        """
        #EXTM3U
        #EXT-X-MEDIA:TYPE=SUBTITLES,⟦1⟧GROUP-ID="subs",NAME="E",LANGUAGE="en",URI="a"
        #EXT-X-STREAM-INF:BANDWIDTH=1000000,⟦2⟧SUBTITLES="sub"
        low.m3u8
        """,
        "no variant names the group \"subs\", so that no player offers it",
        "no rendition is in the group \"sub\""
      ),
    ]
  )

  /// The kinds of playlist that the rule looks at.
  public static let kinds: [HLSPlaylist.Kind] = [.multivariant]

  /// Makes the rule.
  public init(options: NoOptions) {}

  /// Reports each group that only one side knows.
  public func check(_ facts: PlaylistFacts, report: (DeclarationFinding) -> Void) {
    let groups = facts.subtitleGroups
    let named = Set(facts.playlist.variants.compactMap(\.subtitles))
    for group in groups where !named.contains(group.id) {
      guard let first = group.members.first else { continue }
      let tag = facts.playlist.renditions[first]
      report(
        DeclarationFinding(
          tag.attributes.attribute("GROUP-ID")?.range ?? tag.range,
          "no variant names the group \"\(group.id)\", so that no player offers it"
        )
      )
    }
    var known = Set(groups.map(\.id))
    for variant in facts.playlist.variants {
      guard let attribute = variant.attributes.attribute("SUBTITLES"),
        known.insert(attribute.value).inserted
      else { continue }
      report(
        DeclarationFinding(attribute.range, "no rendition is in the group \"\(attribute.value)\"")
      )
    }
  }
}
