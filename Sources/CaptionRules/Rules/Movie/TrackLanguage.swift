import CaptionContainers
import CaptionModel

/// Finds tracks that say two languages.
public struct TrackLanguage: MovieRule {
  /// What the catalogue knows of the rule.
  public static let info = RuleInfo(
    "tag/track-language",
    "A track says two languages.",
    severity: .error,
    subject: .movie,
    evidence: [],
    text: .init(
      checks:
        "Whether elng and mdhd name the same language where both stand.",
      matters:
        "Players choose by it, and what SDH claims is claimed in that language. Programs that "
        + "know only one of the boxes, as ffmpeg knows mdhd, show another language where they "
        + "differ.",
      measured:
        "By the first part of the tag, so that en-US fits eng. Languages whose codes are not "
        + "known here are let pass.",
      sources: [
        "ISO/IEC 14496-12, 8.4.2 and 8.4.6.",
        "Apple, AVMediaFormat.h, on tagging tracks with media characteristics.",
      ]
    ),
    examples: [
      .passes(
        """
        movie mp4
        track text tx3g eng
        elng en-US
        track text wvtt fra
        """
      ),
      .fails(
        """
        movie mp4
        track text tx3g und
        track text tx3g fra
        ⟦1⟧elng en-US
        """,
        "track 2: elng says \"en-US\", and mdhd \"fra\""
      ),
    ]
  )

  /// Makes the rule.
  public init(options: NoOptions) {}

  /// Reports each track with two languages.
  public func check(_ facts: MovieFacts, report: (DeclarationFinding) -> Void) {
    for track in facts.tracks {
      guard let extended = track.extendedLanguage, let packed = track.mediaLanguage.tag,
        let first = first(extended.text), let second = self.first(packed), first != second,
        // Two letters and three cannot be compared where the one is not known for the other.
        first.count == second.count
      else { continue }
      report(
        DeclarationFinding(
          track,
          extended.range,
          "elng says \"\(extended.text)\", and mdhd \"\(track.mediaLanguage)\""
        )
      )
    }
  }

  private func first(_ tag: String) -> String? {
    let language = tag.prefix { $0 != "-" }.lowercased()
    return language.isEmpty || language == "und" ? nil : language
  }
}
