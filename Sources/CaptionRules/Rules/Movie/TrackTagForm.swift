import CaptionContainers
import CaptionModel
import CaptionPlaylists
import CaptionTagging

/// Finds tags of tracks that no player knows.
public struct TrackTagForm: MovieRule {
  /// What the catalogue knows of the rule.
  public static let info = RuleInfo(
    "tag/track-tag-form",
    "A track's tag is written so that no player knows it.",
    severity: .error,
    subject: .movie,
    evidence: [],
    text: .init(
      checks: "Each tagc box: its characters, its beginning, and whether its value is a known one "
        + "or comes near.",
      matters:
        "Tags are compared byte by byte, without a zero byte or blanks around them. One that "
        + "is nearly right makes a track that nobody finds as SDH.",
      measured: "Against AVFoundation's values. Private tags, which begin with a reversed domain "
        + "name, are let pass.",
      sources: [
        "QuickTime File Format, User data atoms, Media characteristic tags.",
        "Apple, AVMediaFormat.h, on tagging tracks with media characteristics.",
      ]
    ),
    examples: [
      .passes(
        """
        movie qt
        track text tx3g en
        tagc public.accessibility.transcribes-spoken-dialog
        tagc public.accessibility.describes-music-and-sound
        tagc com.example.house
        """
      ),
      .fails(
        """
        movie qt
        track text tx3g en
        ⟦1⟧tagc public.accessibility.describes-spoken-dialog
        ⟦2⟧tagc public.easy-to-read 
        ⟦3⟧tagc public.sdh
        """,
        "track 1: \"public.accessibility.describes-spoken-dialog\" is no known characteristic; \"public.accessibility.transcribes-spoken-dialog\" is meant",
        "track 1: \"public.easy-to-read \" holds a character that no tag may hold",
        "track 1: \"public.sdh\" is no known characteristic"
      ),
    ]
  )

  /// Makes the rule.
  public init(options: NoOptions) {}

  /// Reports each tag that is not known.
  public func check(_ facts: MovieFacts, report: (DeclarationFinding) -> Void) {
    for track in facts.tracks {
      for tag in track.tags {
        let characteristic = MediaCharacteristic(rawValue: tag.text)
        let shown = "\"\(tag.text)\""
        if !characteristic.isWellFormed {
          let isText = tag.text.utf8.allSatisfy { byte in
            byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 26
              || [0x2D, 0x2E, 0x5F, 0x7E].contains(byte)
          }
          report(
            DeclarationFinding(
              track,
              tag.range,
              isText
                ? "\(shown) begins neither with public. nor with a reversed domain name"
                : "\(shown) holds a character that no tag may hold"
            )
          )
        } else if !characteristic.isPrivate, !Self.known.contains(tag.text) {
          let meant =
            characteristic.intended?.rawValue
            ?? HLSCharacteristics.meant(by: tag.text).flatMap {
              Self.known.contains($0) ? $0 : nil
            }
          let hint = meant.map { "; \"\($0)\" is meant" } ?? ""
          report(DeclarationFinding(track, tag.range, "\(shown) is no known characteristic\(hint)"))
        }
      }
    }
  }

  /// AVFoundation's values.
  private static let known = Set(MediaCharacteristic.known.map(\.rawValue)).union([
    "public.translation.dubbed", "public.translation.voice-over",
    "public.accessibility.enhances-speech-intelligibility", "public.haptics.minimal",
  ])
}
