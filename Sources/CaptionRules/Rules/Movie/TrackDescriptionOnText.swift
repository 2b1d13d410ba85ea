import CaptionContainers
import CaptionModel
import CaptionTagging

/// Finds tags that the track cannot bear.
public struct TrackDescriptionOnText: MovieRule {
  /// What the catalogue knows of the rule.
  public static let info = RuleInfo(
    "tag/track-description-on-text",
    "A track of text is tagged as audio description, or one of sound as captions.",
    severity: .error,
    subject: .movie,
    evidence: [],
    text: .init(
      checks: "Whether tracks of text carry public.accessibility.describes-video, and tracks of "
        + "sound tags of captions.",
      matters:
        "The tags mean spoken descriptions and text that is read. Players offer what has them "
        + "to who cannot use it.",
      measured: "By the exact tags. Text that describes the picture is marked by the kind "
        + "description.",
      sources: [
        "Apple, AVMediaCharacteristic: which tags are for audible and which for legible "
          + "media."
      ]
    ),
    examples: [
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
        "track 1: \"public.accessibility.describes-video\" is for sound, and this is text",
        "track 2: \"public.easy-to-read\" is for text, and this is sound"
      ),
    ]
  )

  /// Makes the rule.
  public init(options: NoOptions) {}

  /// Reports each tag that is for tracks of the other kind.
  public func check(_ facts: MovieFacts, report: (MovieFinding) -> Void) {
    for track in facts.tracks {
      for tag in track.tags {
        switch (MediaCharacteristic(rawValue: tag.text).subject, track.kind) {
        case (.audible, .text):
          report(
            MovieFinding(track, tag.range, "\"\(tag.text)\" is for sound, and this is text")
          )
        case (.legible, .audio):
          report(
            MovieFinding(track, tag.range, "\"\(tag.text)\" is for text, and this is sound")
          )
        default: break
        }
      }
    }
  }
}
