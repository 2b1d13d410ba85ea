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
      measured:
        "By each word of a name but titles and articles; in speech the word has to begin with "
        + "a capital, in scripts that have them. A name that nobody ever says cannot be judged, and a "
        + "title in the picture that names somebody is not seen. Voices of the markup are not shown "
        + "and do not count. The cast comes from lint --cast FILE.",
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
      .passes(
        """
        WEBVTT

        00:01.000 --> 00:03.000
        DOCTOR WILL: Hold still.

        00:04.000 --> 00:06.000
        The doctor will see you now.
        """,
        context: .cast(["Doctor Will"])
      ),
    ]
  )

  /// Makes the rule.
  public init(options: NoOptions) {}

  /// Reports the first label of each name that comes too early.
  public func check(_ track: Track, report: (Finding) -> Void) {
    var waiting = (track.context.cast ?? []).flatMap { CastName.names(in: $0) }
    guard !waiting.isEmpty else { return }
    var labels: [Int: [TypedLabel]] = [:]
    for label in track.typedLabels where label.part.kind == .speaker {
      labels[label.cue, default: []].append(label)
    }
    var early: [CastName: TypedLabel] = [:]
    var reported: Set<CastName.Place> = []
    for index in track.playOrder where !waiting.isEmpty {
      for label in labels[index] ?? [] {
        let text = NamingText(track.content(of: label), isLabel: true)
        for name in waiting where early[name] == nil && text.holds(name) { early[name] = label }
      }
      let spoken = track.parts(ofCue: index).filter { $0.kind == .dialogue }
        .map { NamingText(track.content(of: $0, inCue: index), isLabel: false) }
      guard !spoken.isEmpty else { continue }
      waiting.removeAll { name in
        guard spoken.contains(where: { $0.holds(name) }) else { return false }
        // A label of two names that are said at once is one finding.
        if let label = early[name], label.cue != index, reported.insert(.init(label)).inserted {
          report(
            Finding(
              .text(label.cue),
              "\(track.quoted(label)) gives a name that is first said at "
                + clock(track.cues[index].begin),
              excerpt: label.part.range
            )
          )
        }
        return true
      }
    }
  }
}

extension CastName.Place {
  fileprivate init(_ label: TypedLabel) {
    self.init(cue: label.cue, start: label.part.range.lowerBound)
  }
}
