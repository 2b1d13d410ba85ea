public import CaptionAnalysis
import CaptionModel

/// Finds labels inside a voice of the markup that name somebody else.
public struct VoiceMismatch: CaptionRule {
  /// What the catalogue knows of the rule.
  public static let info = RuleInfo(
    "speaker/voice-mismatch",
    "A typed label names somebody else than the voice that it stands in.",
    severity: .warning,
    text: .init(
      checks: "Speaker labels in the text of a WebVTT voice or a TTML agent, against its name.",
      matters: "Viewers read one name, and everything that reads the markup the other: styles, "
        + "transcripts, screen readers.",
      measured:
        "Case and accents make no difference, and one name may be part of the other. Labels "
        + "whose verdict is doubtful are left alone.",
      sources: ["WebVTT, 3.4: a voice span gives the name of the speaker."]
    ),
    examples: [
      .passes(
        "WEBVTT\n\n00:01.000 --> 00:03.000\n<v Mara Lind>MARA: Who is there?</v>\n"
      ),
      .fails(
        "WEBVTT\n\n00:01.000 --> 00:03.000\n⟦1⟧<v Ilse>MARA: Who is there?</v>\n",
        "the label \"MARA:\" stands in the voice of \"Ilse\""
      ),
    ]
  )

  /// Makes the rule.
  public init(options: NoOptions) {}

  /// Reports each label that contradicts its voice.
  public func check(_ track: Track, report: (Finding) -> Void) {
    for label in track.typedLabels
    where label.part.kind == .speaker && label.part.confidence >= .likely {
      let text = track.cues[label.cue].text
      guard !text.spans.isEmpty else { continue }
      var voice: String?
      for span in text.spans where span.range.contains(label.part.content.lowerBound) {
        if case .voice(let name) = span.kind, !name.isEmpty { voice = name }
      }
      guard let voice else { continue }
      let name = folded(track.content(of: label))
      let other = folded(voice)
      guard !name.isEmpty, !name.contains(other), !other.contains(name) else { continue }
      report(
        Finding(
          .text(label.cue),
          "the label \(track.quoted(label)) stands in the voice of \"\(voice)\"",
          excerpt: label.part.range
        )
      )
    }
  }

  /// A name without case, and as far as they are known without accents.
  private func folded(_ name: String) -> String {
    NameLetters.words(.init(Array(name.utf8))).joined(separator: " ")
  }
}
