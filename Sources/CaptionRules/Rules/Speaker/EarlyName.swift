public import CaptionAnalysis
import CaptionModel

/// Finds labels that give a name away before the programme does.
public struct EarlyName: CaptionRule {
  /// What the catalogue knows of the rule.
  public static let info = RuleInfo(
    "speaker/early-name",
    "A label gives a name before anybody says it.",
    severity: .advice,
    evidence: [.dialogue, .cast],
    text: .init(
      checks:
        "For each name of the cast that is said in the programme, whether a label gives it in "
        + "an earlier cue.",
      matters: "Who reads a name that others have not heard yet knows more than the story wants. "
        + "Until then somebody is a man, a woman, a voice.",
      measured: "By whole words, in any case. A name that nobody ever says cannot be judged, and a "
        + "title in the picture that names somebody is not seen. Voices of the markup are not shown "
        + "and do not count.",
      sources: [
        "DCMP, Captioning Key: no name before the programme gives it.",
        "Netflix, English Timed Text Style Guide, as quoted on 19 December 2025: [man], [woman] until "
          + "somebody is named.",
        "ARD, ORF, SRF, ZDF, Untertitel-Standards: a label must not say who knocks.",
      ]
    ),
    examples: [
      .passes(
        """
        WEBVTT

        00:01.000 --> 00:03.000
        [woman] Who is there?

        00:04.000 --> 00:06.000
        It is me, Mara.

        00:07.000 --> 00:08.000
        [Mara] Come in.
        """,
        context: .cast(["Mara Lind"])
      ),
      .fails(
        """
        WEBVTT

        00:01.000 --> 00:03.000
        ⟦1⟧MARA: Who is there?

        00:04.000 --> 00:06.000
        It is me, Mara.
        """,
        "\"MARA:\" gives a name that is first said at 00:00:04.000",
        context: .cast(["Mara Lind"])
      ),
    ]
  )

  /// Makes the rule.
  public init(options: NoOptions) {}

  /// Reports the first label of each name that comes too early.
  public func check(_ track: Track, report: (Finding) -> Void) {
    var waiting: Set<String> = []
    for name in track.context.cast ?? [] { waiting.formUnion(NameLetters.words(Array(name.utf8))) }
    guard !waiting.isEmpty else { return }
    var labels: [Int: [TypedLabel]] = [:]
    for label in track.typedLabels where label.part.kind == .speaker {
      labels[label.cue, default: []].append(label)
    }
    var early: [String: TypedLabel] = [:]
    for index in track.playOrder where !waiting.isEmpty {
      let utf8 = track.cues[index].text.utf8
      for label in labels[index] ?? [] {
        for word in NameLetters.words(Array(utf8[label.part.content.clamped(to: utf8.indices)]))
        where waiting.contains(word) && early[word] == nil {
          early[word] = label
        }
      }
      for part in track.parts(ofCue: index) where part.kind == .dialogue {
        for word in NameLetters.words(Array(utf8[part.content.clamped(to: utf8.indices)]))
        where waiting.remove(word) != nil {
          guard let label = early[word], label.cue != index else { continue }
          report(
            Finding(
              .text(label.cue),
              "\(track.quoted(label)) gives a name that is first said at "
                + clock(track.cues[index].begin),
              excerpt: label.part.range
            )
          )
        }
      }
    }
  }
}
