public import CaptionAnalysis
import CaptionModel

/// Finds cues in which two people speak and nothing says who.
public struct SpeakerUnidentified: CaptionRule {
  /// What the catalogue knows of the rule.
  public static let info = RuleInfo(
    "speaker/unidentified",
    "Two people speak in a cue, and nothing says who.",
    severity: .advice,
    evidence: [.dialogue],
    text: .init(
      checks: "Cues with two turns or more, marked by dashes or chevrons at the beginning of a "
        + "line, in which neither a label nor a voice nor a colour tells the speakers apart.",
      matters: "Who cannot hear the voices may not know who says what. Captions for the deaf and "
        + "hard of hearing name a speaker wherever the picture does not show one.",
      measured: "By the text and its markup alone. This is advice and never a fault: the picture "
        + "may show who speaks, which no file can tell. A label in brackets beside the words counts "
        + "as a name even where it might be a sound.",
      sources: [
        "Apple, AVMediaCharacteristic.transcribesSpokenDialogForAccessibility: speakers are "
          + "identified where the picture does not make clear who speaks.",
        "FCC, 47 CFR 79.1(j)(2), 2014: the identity of speakers that cannot be seen.",
      ]
    ),
    examples: [
      .passes(
        """
        WEBVTT

        00:01.000 --> 00:03.000
        - MARA: Where is the key?
        - Under the mat.

        00:04.000 --> 00:06.000
        - <v Mara>Still there?</v>
        - No.

        00:07.000 --> 00:08.000
        It is -5 outside.
        """
      ),
      .fails(
        """
        WEBVTT

        00:01.000 --> 00:03.000
        ⟦1⟧- Where is the key?
        - Under the mat.
        """,
        "2 turns and no name: \"- Where is the key? / - Under the mat.\""
      ),
    ]
  )

  /// Makes the rule.
  public init(options: NoOptions) {}

  /// Reports each cue with turns of nobody known.
  public func check(_ track: Track, report: (Finding) -> Void) {
    for (index, facts) in track.facts.enumerated() where facts.turns > 1 && !facts.mayNameSpeaker {
      let text = track.cues[index].text
      guard !text.hasSeveralColors else { continue }
      report(Finding(.text(index), "\(facts.turns) turns and no name: \(quoted(text))"))
    }
  }
}
