public import CaptionAnalysis
import CaptionModel

/// Finds cues in which two people speak and nothing says who.
public struct SpeakerUnidentified: TerseRule {
  /// What may be adjusted.
  public struct Options: RuleOptions {
    /// How near a cue that names somebody is within reach.
    public var reach = TimeLength.seconds(2)

    /// Makes the options with their defaults.
    public init() {}

    /// Every option that can be set by name.
    public static let all: [RuleOption<Options>] = [
      .length("reach", "How near a name in the cue before or behind is within reach.", \.reach)
    ]
  }

  /// What the catalogue knows of the rule.
  public static let info = RuleInfo(
    "speaker/unidentified",
    "Two people speak in a cue, and nothing says who.",
    severity: .advice,
    evidence: [.dialogue],
    text: .init(
      checks: "Cues with two turns or more, marked by dashes or chevrons at the beginning of a "
        + "line, in which neither a label nor a voice nor a colour tells the speakers apart, and cues "
        + "with at least two turns more than names. Silent where the cue before or behind names "
        + "somebody and stands within reach.",
      matters: "Who cannot hear the voices may not know who says what. Captions for the deaf and "
        + "hard of hearing name a speaker wherever the picture does not show one.",
      measured: "By the text and its markup alone. This is advice and never a fault: the picture "
        + "may show who speaks, which no file can tell. Where some names stand in the cue, the "
        + "message says perhaps. A label in brackets beside the words counts "
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
      .passes(
        """
        WEBVTT

        00:01.000 --> 00:03.000
        MARA: Jonas, where is the key?

        00:03.100 --> 00:05.000
        - Under the mat.
        - It is not.
        """
      ),
    ]
  )

  private let options: Options

  /// Makes the rule.
  public init(options: Options) {
    self.options = options
  }

  /// Reports each cue with turns of nobody known.
  public func look(at track: Track, report: (TerseFinding) -> Void) -> Wording? {
    guard track.summary.cuesWithTurns > 0 else { return nil }
    let reach = options.reach.duration(at: track.context.frameRate)
    let (cues, allFacts, order) = (track.cues, track.facts, track.playOrder)
    for position in order.indices where allFacts[order[position]].turns > 1 {
      let index = order[position]
      let facts = allFacts[index]
      let text = cues[index].text
      if facts.mayNameSpeaker {
        // One name tells the other of two; of three turns it leaves two.
        guard facts.turns > 2 else { continue }
        let names = track.speakers(ofCue: index).count
        guard names > 0, facts.turns > names + 1, !text.hasSeveralColors else { continue }
        report(TerseFinding(.text(index), value: names))
        continue
      }
      guard !text.hasSeveralColors, !isNameNear(position, reach, track) else { continue }
      report(TerseFinding(.text(index)))
    }
    return Wording(track: track)
  }

  /// Says how many turns and names a cue has; the finding's number is that of the names.
  public struct Wording: FindingWording {
    fileprivate let track: Track
    private let turnsAndNoName = Array(" turns and no name: ".utf8)

    fileprivate init(track: Track) {
      self.track = track
    }

    /// Appends the words about a cue.
    public func describe(_ finding: TerseFinding, in text: inout FindingText) {
      if finding.value > 0 { text.append("perhaps ") }
      text.append(track.facts[finding.cue].turns)
      if finding.value > 0 {
        text.append(" turns and ")
        text.append(finding.value, "name")
        text.append(": ")
      } else {
        text.append(turnsAndNoName)
      }
      text.append(quoted: track.cues[finding.cue].text.utf8.contiguous)
    }
  }

  /// Whether the cue that is shown before or behind names somebody, and is near.
  private func isNameNear(_ position: Int, _ reach: MediaTime, _ track: Track) -> Bool {
    let cues = track.cues
    let index = track.playOrder[position]
    let begin = cues.begin(at: index)
    if position > 0 {
      let before = track.playOrder[position - 1]
      let end = cues.end(at: before) ?? cues.begin(at: before)
      if track.facts[before].mayNameSpeaker, begin - end <= reach { return true }
    }
    guard position + 1 < track.playOrder.count else { return false }
    let after = track.playOrder[position + 1]
    return track.facts[after].mayNameSpeaker
      && cues.begin(at: after) - (cues.end(at: index) ?? begin) <= reach
  }
}
