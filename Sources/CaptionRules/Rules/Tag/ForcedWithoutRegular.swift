import CaptionModel
public import CaptionPlaylists

/// Finds forced subtitles of a language that has no regular ones.
public struct ForcedWithoutRegular: PlaylistRule {
  /// What the catalogue knows of the rule.
  public static let info = RuleInfo(
    "tag/forced-without-regular",
    "A language has forced subtitles and no regular ones.",
    severity: .warning,
    subject: .playlist,
    evidence: [],
    text: .init(
      checks: "Whether each forced rendition has a regular one of the same language in its group, "
        + "period or file.",
      matters: "Players show forced subtitles only where no others are chosen, so the regular ones "
        + "have to repeat them. A lone forced rendition is often one whose FORCED=YES is a mistake, "
        + "or regular subtitles have been forgotten.",
      measured: "By the first part of the language tag, so that en serves en-GB.",
      sources: [
        "HLS Authoring Specification for Apple devices, 5.8, in a public transcription."
      ]
    ),
    examples: [
      .passes(
        """
        #EXTM3U
        #EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",NAME="E",LANGUAGE="en",AUTOSELECT=YES,URI="a"
        #EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",NAME="F",LANGUAGE="en-GB",AUTOSELECT=YES,\
        FORCED=YES,URI="b"
        """
      ),
      .fails(
        """
        #EXTM3U
        #EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",NAME="E",LANGUAGE="en",AUTOSELECT=YES,URI="a"
        #EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",NAME="F",LANGUAGE="fr",AUTOSELECT=YES,\
        ⟦1⟧FORCED=YES,URI="b"
        """,
        "the group \"s\" has no regular subtitles in \"fr\""
      ),
      .passes(
        """
        <MPD xmlns="urn:mpeg:dash:schema:mpd:2011"><Period>
        <AdaptationSet contentType="text" lang="en"></AdaptationSet>
        <AdaptationSet contentType="text" lang="en-GB">\
        <Role schemeIdUri="urn:mpeg:dash:role:2011" value="forced-subtitle"/></AdaptationSet>
        </Period></MPD>
        """
      ),
      .fails(
        """
        <MPD xmlns="urn:mpeg:dash:schema:mpd:2011"><Period>
        <AdaptationSet contentType="text" lang="en"></AdaptationSet>
        <AdaptationSet contentType="text" lang="fr">\
        <Role schemeIdUri="urn:mpeg:dash:role:2011" value="⟦1⟧forced-subtitle"/></AdaptationSet>
        </Period></MPD>
        """,
        "set 2 is forced, and there are no regular subtitles in \"fr\""
      ),
      .passes(
        """
        movie mp4
        track text tx3g en
        track text tx3g en
        kind forced-subtitle
        """
      ),
      .fails(
        """
        movie mp4
        track text tx3g en
        ⟦1⟧track text tx3g fr
        kind forced-subtitle
        """,
        "track 2 is forced, and there are no regular subtitles in \"fr\""
      ),
    ]
  )

  /// The kinds of playlist that the rule looks at.
  public static let kinds: [HLSPlaylist.Kind] = [.multivariant]

  /// Makes the rule.
  public init(options: NoOptions) {}

  /// Reports each forced rendition that stands alone.
  public func check(_ facts: PlaylistFacts, report: (DeclarationFinding) -> Void) {
    let renditions = facts.playlist.renditions
    for group in facts.subtitleGroups {
      let regular = Set(
        group.members.filter { !renditions[$0].isForced }.map { language(renditions[$0]) }
      )
      for member in group.members where renditions[member].isForced {
        let tag = renditions[member]
        guard !regular.contains(language(tag)) else { continue }
        report(
          DeclarationFinding(
            tag.attributes.attribute("FORCED")?.range ?? tag.range,
            "the group \"\(group.id)\" has no regular subtitles in \"\(tag.language ?? "")\""
          )
        )
      }
    }
  }

  private func language(_ tag: HLSMediaTag) -> String {
    (tag.language ?? "").prefix { $0 != "-" }.lowercased()
  }
}

/// What other containers say of it.
extension ForcedWithoutRegular: DeclarationRule {
  /// Reports each forced text that stands alone.
  public func check(_ tracks: DeclaredTracks, report: (DeclarationFinding) -> Void) {
    let texts = tracks.tracks.filter { $0.kind == .text }
    let regular = Set(texts.filter { !$0.isForced }.map { ["\($0.group)", $0.plainLanguage] })
    for track in texts where track.isForced {
      guard !regular.contains(["\(track.group)", track.plainLanguage]) else { continue }
      report(
        DeclarationFinding(
          track.forcedRange ?? track.range,
          "\(track.name) is forced, and there are no regular subtitles in "
            + "\"\(track.language ?? "und")\""
        )
      )
    }
  }
}
