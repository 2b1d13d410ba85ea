import CaptionModel
public import CaptionPlaylists

/// Finds renditions that players have to choose by themselves and may not.
public struct MissingAutoselect: PlaylistRule {
  /// What the catalogue knows of the rule.
  public static let info = RuleInfo(
    "tag/missing-autoselect",
    "SDH, forced or default subtitles are not marked AUTOSELECT=YES.",
    severity: .error,
    subject: .playlist,
    evidence: [],
    text: .init(
      checks: "Whether SDH and forced renditions have AUTOSELECT=YES, and whether a default one "
        + "says AUTOSELECT=NO.",
      matters: "A viewer who has asked the system for captions gets only what players may choose "
        + "by themselves; nobody chooses forced subtitles by hand.",
      measured: "SDH is a rendition with both of its characteristics. Apple demands the attribute "
        + "of SDH and advises it for forced subtitles. Next to DEFAULT=YES it may be absent, but not NO.",
      sources: [
        "HLS Authoring Specification for Apple devices, 4.6 and 5.11, in a public transcription.",
        "RFC 8216, 4.3.4.1.",
      ]
    ),
    examples: [
      .passes(
        """
        #EXTM3U
        #EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",NAME="English",LANGUAGE="en",DEFAULT=YES,\
        URI="en.m3u8"
        """
      ),
      .fails(
        """
        #EXTM3U
        ⟦1⟧#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",NAME="SDH",LANGUAGE="en",\
        CHARACTERISTICS="public.accessibility.transcribes-spoken-dialog,\
        public.accessibility.describes-music-and-sound",URI="en.m3u8"
        ⟦2⟧#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",NAME="Signs",LANGUAGE="en",FORCED=YES,\
        URI="f.m3u8"
        #EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="English",LANGUAGE="en",DEFAULT=YES,⟦3⟧AUTOSELECT=NO
        """,
        "the SDH rendition \"SDH\" has no AUTOSELECT=YES",
        "the forced rendition \"Signs\" has no AUTOSELECT=YES",
        "AUTOSELECT=NO contradicts DEFAULT=YES"
      ),
    ]
  )

  /// The kinds of playlist that the rule looks at.
  public static let kinds: [HLSPlaylist.Kind] = [.multivariant]

  /// Makes the rule.
  public init(options: NoOptions) {}

  /// Reports each rendition that players should be able to choose and are not told to.
  public func check(_ facts: PlaylistFacts, report: (DeclarationFinding) -> Void) {
    for tag in facts.playlist.renditions where !tag.isAutoselected {
      let values = tag.characteristics
      if tag.isDefault, let attribute = tag.attributes.attribute("AUTOSELECT") {
        report(DeclarationFinding(attribute.range, "AUTOSELECT=NO contradicts DEFAULT=YES"))
      } else if values.contains(HLSCharacteristics.transcribes),
        values.contains(HLSCharacteristics.describesSound)
      {
        report(
          DeclarationFinding(tag.range, "the SDH rendition \"\(tag.name)\" has no AUTOSELECT=YES")
        )
      } else if tag.isForced {
        report(
          DeclarationFinding(
            tag.range,
            "the forced rendition \"\(tag.name)\" has no AUTOSELECT=YES"
          )
        )
      }
    }
  }
}
