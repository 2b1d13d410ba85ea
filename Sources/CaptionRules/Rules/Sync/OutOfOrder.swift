public import CaptionAnalysis
import CaptionModel

/// Finds cues that begin before the one that stands ahead of them in the file.
public struct OutOfOrder: CaptionRule {
  /// What the catalogue knows of the rule.
  public static let info = RuleInfo(
    "sync/out-of-order",
    "A cue begins before the cue that stands ahead of it in the file.",
    severity: .warning,
    text: .init(
      checks: "The begin of each cue against the begin of the one before it.",
      matters: "Some players and editors read on from where they are and never show a cue that "
        + "comes too late in the file.",
      measured: "Begins are compared exactly. Cues with the same begin are in order.",
      sources: [
        "WebVTT, \"WebVTT cue timings\": a cue begins no earlier than every cue before it in the file."
      ]
    ),
    examples: [
      .passes(
        """
        WEBVTT

        00:01.000 --> 00:02.000
        The ferry leaves at noon.

        00:01.000 --> 00:02.000 line:0
        HARBOUR OFFICE
        """
      ),
      .fails(
        """
        WEBVTT

        00:05.000 --> 00:06.000
        The ferry leaves at noon.

        ⟦1⟧00:02.000 --> 00:03.000
        Is anybody there?
        """,
        "begins at 00:00:02.000, but the cue before it at 00:00:05.000"
      ),
    ]
  )

  /// Makes the rule.
  public init(options: NoOptions) {}

  /// Reports each cue that begins too early.
  public func check(_ track: Track, report: (Finding) -> Void) {
    let cues = track.cues
    for index in cues.indices.dropFirst() where cues[index].begin < cues[index - 1].begin {
      let own = clock(cues[index].begin)
      let other = clock(cues[index - 1].begin)
      report(
        Finding(
          .timing(index),
          "begins at \(own), but the cue before it at \(other)",
          fix: Fix("sort the cues by their begins", [.sortByBegin])
        )
      )
    }
  }
}
