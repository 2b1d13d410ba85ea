import CaptionModel
public import CaptionPlaylists

/// Finds text that is marked as a description of the picture.
public struct DescriptionOnText: PlaylistRule {
  /// What the catalogue knows of the rule.
  public static let info = RuleInfo(
    "tag/description-on-text",
    "Text is marked as a description of the picture, which only audio can be.",
    severity: .error,
    subject: .playlist,
    evidence: [],
    text: .init(
      checks: "Whether subtitles or closed captions carry "
        + "public.accessibility.describes-video.",
      matters:
        "The value means spoken descriptions. Apple's validator reports it on subtitles as a "
        + "violation; players would offer text to who cannot see it.",
      measured: "By the exact value. HLS has no way to mark a text description.",
      sources: [
        "Apple, AVMediaCharacteristic: describesVideoForAccessibility is for audible media.",
        "RFC 8216, 4.3.4.1.",
      ]
    ),
    examples: [
      .passes(
        """
        #EXTM3U
        #EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="Narration",LANGUAGE="en",AUTOSELECT=YES,\
        CHARACTERISTICS="public.accessibility.describes-video",URI="a"
        """
      ),
      .fails(
        """
        #EXTM3U
        #EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",NAME="Narration",LANGUAGE="en",\
        CHARACTERISTICS="⟦1⟧public.accessibility.describes-video",URI="a"
        """,
        "\"public.accessibility.describes-video\" is for audio, and this is SUBTITLES"
      ),
    ]
  )

  /// The kinds of playlist that the rule looks at.
  public static let kinds: [HLSPlaylist.Kind] = [.multivariant]

  /// Makes the rule.
  public init(options: NoOptions) {}

  /// Reports the value on each rendition of text.
  public func check(_ facts: PlaylistFacts, report: (PlaylistFinding) -> Void) {
    for tag in facts.playlist.renditions where tag.isSubtitles || tag.type == "CLOSED-CAPTIONS" {
      for value in CharacteristicValue.all(of: tag, in: facts.playlist)
      where value.text == HLSCharacteristics.describesVideo {
        report(
          PlaylistFinding(
            value.range,
            "\"\(value.text)\" is for audio, and this is \(tag.type)"
          )
        )
      }
    }
  }
}
