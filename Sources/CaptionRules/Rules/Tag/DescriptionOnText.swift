import CaptionModel
public import CaptionPlaylists
import CaptionTagging

/// Finds text that is marked as a description of the picture.
public struct DescriptionOnText: PlaylistRule {
  /// What the catalogue knows of the rule.
  public static let info = RuleInfo(
    "tag/description-on-text",
    "Text is marked as what only audio can be, or audio as what only text can be.",
    severity: .error,
    subject: .playlist,
    evidence: [],
    text: .init(
      checks: "Whether subtitles or closed captions carry "
        + "public.accessibility.describes-video, texts in DASH the audio purpose 1, texts in Matroska "
        + "the flag visual-impaired; in movies whether each tag is for what its track holds.",
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
      .passes(
        """
        movie qt
        track audio mp4a en
        tagc public.accessibility.describes-video
        track text wvtt en
        kind description
        """
      ),
      .fails(
        """
        movie qt
        track text tx3g en
        ⟦1⟧tagc public.accessibility.describes-video
        track audio mp4a en
        ⟦2⟧tagc public.easy-to-read
        """,
        "\"public.accessibility.describes-video\" is for audio, and track 1 is text",
        "\"public.easy-to-read\" is for text, and track 2 is audio"
      ),
    ]
  )

  /// The kinds of playlist that the rule looks at.
  public static let kinds: [HLSPlaylist.Kind] = [.multivariant]

  /// Makes the rule.
  public init(options: NoOptions) {}

  /// Reports the value on each rendition of text.
  public func check(_ facts: PlaylistFacts, report: (DeclarationFinding) -> Void) {
    for tag in facts.playlist.renditions where tag.isSubtitles || tag.type == "CLOSED-CAPTIONS" {
      for value in CharacteristicValue.all(of: tag, in: facts.playlist)
      where value.text == HLSCharacteristics.describesVideo {
        report(
          DeclarationFinding(
            value.range,
            "\"\(value.text)\" is for audio, and this is \(tag.type)"
          )
        )
      }
    }
  }
}

/// What other containers say of it, which can mark a text that describes the picture, in other words.
extension DescriptionOnText: DeclarationRule {
  /// Reports each text that says of itself what only audio can be, and each audio that says the
  /// opposite.
  public func check(_ tracks: DeclaredTracks, report: (DeclarationFinding) -> Void) {
    for track in tracks.tracks {
      for claim in track.claims where claim.form == DeclaredTrack.tagForm {
        let words: (other: String, own: String)
        switch (MediaCharacteristic(rawValue: claim.value).subject, track.kind) {
        case (.audible, .text): words = ("audio", "text")
        case (.legible, .audio): words = ("text", "audio")
        default: continue
        }
        report(
          DeclarationFinding(
            claim.range,
            "\"\(claim.value)\" is for \(words.other), and \(track.name) is \(words.own)"
          )
        )
      }
      guard track.kind == .text else { continue }
      for claim in track.claims {
        if claim.scheme == DASHRoles.audioPurposeScheme, claim.value == DASHRoles.audioDescription {
          report(
            DeclarationFinding(
              claim.range,
              "audio purpose 1, audio description, is for audio, and \(track.name) is text"
            )
          )
        } else if claim.form == "visual-impaired" {
          report(
            DeclarationFinding(
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
