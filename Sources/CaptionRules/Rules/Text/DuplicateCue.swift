public import CaptionAnalysis
import CaptionModel

/// Finds cues that stand in the file twice.
public struct DuplicateCue: CaptionRule {
  /// What the catalogue knows of the rule.
  public static let info = RuleInfo(
    "text/duplicate-cue",
    aliases: ["duplicate-cue"],
    "A cue stands in the file twice, with the same times and text.",
    severity: .warning,
    text: .init(
      checks: "Whether a cue has the begin, end, text and place of one before it.",
      matters: "Both are shown, one above the other, and everything is read twice.",
      measured: "Times and visible text are compared exactly; markup is not looked at. Cues in "
        + "different regions or places are different.",
      sources: ["This project's own default."]
    ),
    examples: [
      .passes(
        """
        WEBVTT

        00:01.000 --> 00:02.000
        No.

        00:02.000 --> 00:03.000
        No.
        """
      ),
      .fails(
        """
        WEBVTT

        00:01.000 --> 00:02.000
        No.

        ⟦1⟧00:01.000 --> 00:02.000
        No.
        """,
        "is cue 1 again"
      ),
    ]
  )

  private struct Key: Hashable {
    var begin: MediaTime
    var end: MediaTime?
    var text: CaptionText.UTF8View
    var region: String?
    var anchor: Anchor?
  }

  /// Makes the rule.
  public init(options: NoOptions) {}

  /// Reports each cue that stands twice.
  public func check(_ track: Track, report: (Finding) -> Void) {
    // Only cues that begin together can be the same, and these are neighbours in order of play.
    var seen: [Key: Int] = [:]
    var begin: MediaTime?
    let (cues, order) = (track.cues, track.playOrder)
    for position in order.indices {
      let index = order[position]
      if cues[index].begin != begin {
        begin = cues[index].begin
        if !seen.isEmpty { seen.removeAll(keepingCapacity: true) }
        let next = position + 1
        guard next < order.count, cues[order[next]].begin == begin else { continue }
      }
      let cue = cues[index]
      let key = Key(
        begin: cue.begin,
        end: cue.end,
        text: cue.text.utf8,
        region: cue.region,
        anchor: cue.placement?.anchor
      )
      if let first = seen[key] {
        report(
          Finding(
            .cue(index),
            "is cue \(first + 1) again",
            notes: [.init(.cue(first), "cue \(first + 1) stands here")],
            fix: Fix("take the second one out", safety: .unsafe, [.remove(cue: index)])
          )
        )
      } else {
        seen[key] = index
      }
    }
  }
}
