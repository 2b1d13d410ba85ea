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
        + "public.accessibility.describes-video, texts in DASH the audio purpose 1, texts in Matroska "
        + "the flag visual-impaired.",
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
      .passes(
        """
        <MPD xmlns="urn:mpeg:dash:schema:mpd:2011"><Period>
        <AdaptationSet contentType="text" lang="en">\
        <Role schemeIdUri="urn:mpeg:dash:role:2011" value="description"/></AdaptationSet>
        </Period></MPD>
        """
      ),
      .fails(
        """
        <MPD xmlns="urn:mpeg:dash:schema:mpd:2011"><Period>
        <AdaptationSet contentType="text" lang="en">\
        <Accessibility schemeIdUri="urn:tva:metadata:cs:AudioPurposeCS:2007" value="⟦1⟧1"/></AdaptationSet>
        </Period></MPD>
        """,
        "audio purpose 1, audio description, is for audio, and set 1 is text"
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

/// What DASH and Matroska say of it: both can mark a text that describes the picture, in other words.
extension DescriptionOnText: DeclarationRule {
  /// Reports each text that says of itself what only audio can be.
  public func check(_ tracks: DeclaredTracks, report: (PlaylistFinding) -> Void) {
    for track in tracks.tracks where track.kind == .text {
      for claim in track.claims {
        if claim.scheme == DASHRoles.audioPurposeScheme, claim.value == DASHRoles.audioDescription {
          report(
            PlaylistFinding(
              claim.range,
              "audio purpose 1, audio description, is for audio, and \(track.name) is text"
            )
          )
        } else if claim.form == "visual-impaired" {
          report(
            PlaylistFinding(
              claim.range,
              "the flag visual-impaired is for audio, and \(track.name) is text; a description in "
                + "text has text-descriptions"
            )
          )
        }
      }
    }
  }
}
