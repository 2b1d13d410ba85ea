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
      checks:
        "Each value of CHARACTERISTICS that begins with public. or comes near a known value; in "
        + "DASH each Role and Accessibility of its own scheme, and each audio purpose; in movies each "
        + "kind of that scheme, and schemes that come near it.",
      matters: "Players compare the values letter by letter. A value that is nearly right makes a "
        + "track that nobody finds as SDH. public.accessibility.describes-spoken-dialog, which stands "
        + "in the documentation of a transcoder and of a packager's wrapper, is none of Apple's values.",
      measured:
        "Against the values of RFC 8216, its drafts and AVFoundation. Private values, which "
        + "begin with a reversed domain name, are let pass.",
      sources: [
        "RFC 8216, 4.3.4.1; draft-pantos-hls-rfc8216bis (2025), 4.4.6.1.",
        "Apple, AVMediaCharacteristic.",
        "urn:mpeg:dash:role:2011, fifth edition, as GPAC codes it; AudioPurposeCS of TV-Anytime.",
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
      .passes(
        """
        <MPD xmlns="urn:mpeg:dash:schema:mpd:2011"><Period>
        <AdaptationSet contentType="text" lang="en">\
        <Role schemeIdUri="urn:mpeg:dash:role:2011" value="caption"/>\
        <Role schemeIdUri="urn:example:house" value="x"/></AdaptationSet>
        </Period></MPD>
        """
      ),
      .fails(
        """
        <MPD xmlns="urn:mpeg:dash:schema:mpd:2011"><Period>
        <AdaptationSet contentType="text" lang="en">\
        <Role schemeIdUri="urn:mpeg:dash:role:2011" value="⟦1⟧forced_subtitle"/>\
        <Accessibility schemeIdUri="urn:mpeg:dash:role:2011" value="⟦2⟧captions"/>\
        <Accessibility schemeIdUri="urn:tva:metadata:cs:AudioPurposeCS:2007" value="⟦3⟧12"/></AdaptationSet>
        </Period></MPD>
        """,
        "\"forced_subtitle\" is no value of Role; \"forced-subtitle\" is meant",
        "\"captions\" is no value of Accessibility; \"caption\" is meant",
        "\"12\" is no audio purpose"
      ),
      .passes(
        """
        movie mp4
        track text tx3g en
        kind caption
        kind about:html-kind captions
        """
      ),
      .fails(
        """
        movie mp4
        track text tx3g en
        ⟦1⟧kind captions
        ⟦2⟧kind forced
        ⟦3⟧kind sdh-only
        ⟦4⟧kind urn:mpeg:dash:role caption
        """,
        "\"captions\" is no value of kind; \"caption\" is meant",
        "\"forced\" is no value of kind; \"forced-subtitle\" is meant",
        "\"sdh-only\" is no value of kind",
        "the scheme \"urn:mpeg:dash:role\" is not known; \"urn:mpeg:dash:role:2011\" is meant"
      ),
    ]
  )

  /// The kinds of playlist that the rule looks at.
  public static let kinds: [HLSPlaylist.Kind] = [.multivariant]

  /// Makes the rule.
  public init(options: NoOptions) {}

  /// Reports each value that is not known.
  public func check(_ facts: PlaylistFacts, report: (DeclarationFinding) -> Void) {
    for tag in facts.playlist.renditions {
      for value in CharacteristicValue.all(of: tag, in: facts.playlist) {
        guard !HLSCharacteristics.known.contains(value.text) else { continue }
        let shown = "\"\(value.text)\""
        if value.text == "public.subtitles.forced-only" {
          report(
            DeclarationFinding(
              value.range,
              "\(shown) is no characteristic of HLS, which says FORCED=YES"
            )
          )
        } else if let meant = HLSCharacteristics.meant(by: value.text) {
          report(
            DeclarationFinding(
              value.range,
              "\(shown) is no known characteristic; \"\(meant)\" is meant"
            )
          )
        } else if value.text.hasPrefix("public.") {
          report(DeclarationFinding(value.range, "\(shown) is no known characteristic"))
        }
      }
    }
  }
}

/// What DASH and movies say of it; tags of movies have a rule of their own.
extension UnknownCharacteristic: DeclarationRule {
  /// Reports each value that its scheme does not have.
  public func check(_ tracks: DeclaredTracks, report: (DeclarationFinding) -> Void) {
    for claim in tracks.tracks.flatMap(\.claims) {
      switch claim.scheme {
      case DASHRoles.scheme:
        guard !DASHRoles.known.contains(claim.value) else { continue }
        let meant = DASHRoles.meant(by: claim.value).map { "; \"\($0)\" is meant" } ?? ""
        report(
          DeclarationFinding(claim.range, "\"\(claim.value)\" is no value of \(claim.form)\(meant)")
        )
      case DASHRoles.audioPurposeScheme:
        guard Int(claim.value).map({ (1...9).contains($0) }) != true else { continue }
        report(DeclarationFinding(claim.range, "\"\(claim.value)\" is no audio purpose"))
      case let scheme where scheme.lowercased().hasPrefix(DASHRoles.schemeWithoutYear):
        report(
          DeclarationFinding(
            claim.range,
            "the scheme \"\(scheme)\" is not known; \"\(DASHRoles.scheme)\" is meant"
          )
        )
      default: continue
      }
    }
  }
}
