public import CaptionAnalysis
import CaptionModel

/// Finds captions that roll, so that each line stands in several cues.
public struct RollingDuplicates: CaptionRule {
  /// What the catalogue knows of the rule.
  public static let info = RuleInfo(
    "text/rolling-duplicates",
    "Cues repeat lines of the cue before them, as scrolling captions do.",
    severity: .warning,
    text: .init(
      checks: "Whether cues that follow each other begin with the last lines of the one before.",
      matters: "Every line is read two or three times by readers, searches and screen readers, and "
        + "the reading speed is that of nobody. convert --collapse-rolling makes one cue of each "
        + "line.",
      measured: "A cue rolls on where it begins with the last lines of the cue before it, the last "
        + "one as it was or with words added, in the same region and at most a second later. A "
        + "stretch of such cues is reported once, at its second cue, and only where lines came, "
        + "went or grew twice or more, since speakers repeat themselves too.",
      sources: [
        "CTA-608 roll-up captions, which live encoders and speech recognition write cue by cue."
      ]
    ),
    examples: [
      .passes(
        """
        WEBVTT

        00:01.000 --> 00:02.000
        No.

        00:02.000 --> 00:03.000
        No. Never.

        00:03.000 --> 00:05.000
        The ferry leaves at noon.
        """
      ),
      .fails(
        """
        WEBVTT

        00:01.000 --> 00:03.000
        so the boat left

        00:03.000 --> 00:05.000
        ⟦1⟧so the boat left
        without us

        00:05.000 --> 00:07.000
        without us
        again
        """,
        "2 cues in a row repeat lines of the cue before them"
      ),
    ]
  )

  /// Makes the rule.
  public init(options: NoOptions) {}

  /// Reports each stretch in which captions roll.
  public func check(_ track: Track, report: (Finding) -> Void) {
    for stretch in RollingCaptions.find(in: track.cues) {
      let message = "\(stretch.cues.count - 1) cues in a row repeat lines of the cue before them"
      report(Finding(.text(stretch.cues.lowerBound + 1), message))
    }
  }
}
