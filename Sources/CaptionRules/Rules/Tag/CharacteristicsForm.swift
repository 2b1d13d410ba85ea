import CaptionModel
public import CaptionPlaylists

/// Finds lists of characteristics that some players take apart wrongly.
public struct CharacteristicsForm: PlaylistRule {
  /// What the catalogue knows of the rule.
  public static let info = RuleInfo(
    "tag/characteristics-form",
    "A list of characteristics has white space, an empty or a repeated value.",
    severity: .error,
    subject: .playlist,
    evidence: [],
    text: .init(
      checks: "Whether CHARACTERISTICS is quoted, with nothing but commas between its values.",
      matters:
        "ExoPlayer takes the list apart at the commas and compares what is between them as it "
        + "is, so that a value with a space before it is none.",
      measured: "Each part between two commas.",
      sources: [
        "RFC 8216, 4.3.4.1: one or more values separated by commas.",
        "androidx.media3, HlsPlaylistParser, as read in 2026.",
      ]
    ),
    examples: [
      .passes(
        """
        #EXTM3U
        #EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",NAME="English",LANGUAGE="en",AUTOSELECT=YES,\
        CHARACTERISTICS="public.accessibility.transcribes-spoken-dialog,\
        public.accessibility.describes-music-and-sound",URI="en.m3u8"
        """
      ),
      .fails(
        """
        #EXTM3U
        #EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",NAME="English",LANGUAGE="en",AUTOSELECT=YES,\
        CHARACTERISTICS="public.accessibility.transcribes-spoken-dialog,⟦1⟧ \
        public.accessibility.describes-music-and-sound",URI="en.m3u8"
        """,
        "white space stands beside \"public.accessibility.describes-music-and-sound\""
      ),
      .fails(
        """
        #EXTM3U
        #EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",NAME="English",LANGUAGE="en",⟦1⟧CHARACTERISTICS=\
        public.easy-to-read,URI="en.m3u8"
        #EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",NAME="French",LANGUAGE="fr",CHARACTERISTICS=\
        "public.easy-to-read,⟦2⟧,⟦3⟧public.easy-to-read",URI="fr.m3u8"
        """,
        "CHARACTERISTICS is not quoted",
        "a value is empty",
        "\"public.easy-to-read\" stands here a second time"
      ),
    ]
  )

  /// The kinds of playlist that the rule looks at.
  public static let kinds: [HLSPlaylist.Kind] = [.multivariant]

  /// Makes the rule.
  public init(options: NoOptions) {}

  /// Reports each part of a list that is not written as it has to be.
  public func check(_ facts: PlaylistFacts, report: (DeclarationFinding) -> Void) {
    for tag in facts.playlist.renditions {
      guard let attribute = tag.attributes.attribute("CHARACTERISTICS") else { continue }
      guard attribute.isQuoted else {
        report(DeclarationFinding(attribute.range, "CHARACTERISTICS is not quoted"))
        continue
      }
      var known: Set<String> = []
      for value in CharacteristicValue.all(of: tag, in: facts.playlist) {
        if value.text.isEmpty {
          report(DeclarationFinding(value.part, "a value is empty"))
        } else if value.range != value.part {
          report(DeclarationFinding(value.part, "white space stands beside \"\(value.text)\""))
        } else if !known.insert(value.text).inserted {
          report(DeclarationFinding(value.part, "\"\(value.text)\" stands here a second time"))
        }
      }
    }
  }
}
