import CaptionModel
public import CaptionPlaylists

/// Finds characteristics that no player knows.
public struct UnknownCharacteristic: PlaylistRule {
  /// What the catalogue knows of the rule.
  public static let info = RuleInfo(
    "tag/unknown-characteristic",
    "A rendition has a characteristic that no player knows.",
    severity: .error,
    subject: .playlist,
    evidence: [],
    text: .init(
      checks: "Each value of CHARACTERISTICS that begins with public. or comes near a known value.",
      matters: "Players compare the values letter by letter. A value that is nearly right makes a "
        + "track that nobody finds as SDH. public.accessibility.describes-spoken-dialog, which stands "
        + "in the documentation of a transcoder and of a packager's wrapper, is none of Apple's values.",
      measured:
        "Against the values of RFC 8216, its drafts and AVFoundation. Private values, which "
        + "begin with a reversed domain name, are let pass.",
      sources: [
        "RFC 8216, 4.3.4.1; draft-pantos-hls-rfc8216bis (2025), 4.4.6.1.",
        "Apple, AVMediaCharacteristic.",
      ]
    ),
    examples: [
      .passes(
        """
        #EXTM3U
        #EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",NAME="English",LANGUAGE="en",\
        CHARACTERISTICS="public.easy-to-read,com.example.house",URI="en.m3u8"
        """
      ),
      .fails(
        """
        #EXTM3U
        #EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",NAME="English",LANGUAGE="en",CHARACTERISTICS=\
        "⟦1⟧public.accessibility.describes-spoken-dialog,\
        public.accessibility.describes-music-and-sound",URI="en.m3u8"
        """,
        "\"public.accessibility.describes-spoken-dialog\" is no known characteristic; "
          + "\"public.accessibility.transcribes-spoken-dialog\" is meant"
      ),
      .fails(
        """
        #EXTM3U
        #EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",NAME="English",LANGUAGE="en",CHARACTERISTICS=\
        "⟦1⟧public.subtitles.forced-only,⟦2⟧public.sdh",URI="en.m3u8"
        """,
        "\"public.subtitles.forced-only\" is no characteristic of HLS, which says FORCED=YES",
        "\"public.sdh\" is no known characteristic"
      ),
    ]
  )

  /// The kinds of playlist that the rule looks at.
  public static let kinds: [HLSPlaylist.Kind] = [.multivariant]

  /// Makes the rule.
  public init(options: NoOptions) {}

  /// Reports each value that is not known.
  public func check(_ facts: PlaylistFacts, report: (PlaylistFinding) -> Void) {
    for tag in facts.playlist.renditions {
      for value in CharacteristicValue.all(of: tag, in: facts.playlist) {
        guard !HLSCharacteristics.known.contains(value.text) else { continue }
        let shown = "\"\(value.text)\""
        if value.text == "public.subtitles.forced-only" {
          report(
            PlaylistFinding(
              value.range,
              "\(shown) is no characteristic of HLS, which says FORCED=YES"
            )
          )
        } else if let meant = HLSCharacteristics.meant(by: value.text) {
          report(
            PlaylistFinding(
              value.range,
              "\(shown) is no known characteristic; \"\(meant)\" is meant"
            )
          )
        } else if value.text.hasPrefix("public.") {
          report(PlaylistFinding(value.range, "\(shown) is no known characteristic"))
        }
      }
    }
  }
}
