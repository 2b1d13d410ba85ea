public import CaptionAnalysis
import CaptionModel

/// Finds speaker labels at the end of a line whose words stand on the next.
public struct LabelAtLineEnd: CaptionRule {
  /// What the catalogue knows of the rule.
  public static let info = RuleInfo(
    "speaker/label-at-line-end",
    "A speaker label ends a line of somebody else's words.",
    severity: .warning,
    text: .init(
      checks: "Speaker labels behind words on the same line, with the words that they belong to on "
        + "the next line.",
      matters: "The eye has read the label with the wrong words before it reaches the right ones.",
      measured: "By the text alone: a name that other labels of the file give, with a colon or "
        + "brackets, behind the end of a sentence. A label on a line of its own is no fault.",
      sources: [
        "BBC Subtitle Guidelines 1.2.5, March 2026: a label stands with its words, or on a line of "
          + "its own."
      ]
    ),
    examples: [
      .passes(
        "WEBVTT\n\n00:01.000 --> 00:03.000\nWho is there?\nMARA: Nobody.\n\n"
          + "00:04.000 --> 00:05.000\nMARA:\nNobody at all.\n"
      ),
      .fails(
        "WEBVTT\n\n00:01.000 --> 00:03.000\n⟦1⟧Who is there? MARA:\nNobody.\n\n"
          + "00:04.000 --> 00:06.000\nMARA: Nobody.\n",
        "the speaker label \"MARA:\" ends a line of other words"
      ),
    ]
  )

  /// Makes the rule.
  public init(options: NoOptions) {}

  /// Reports each label at the end of a line.
  public func check(_ track: Track, report: (Finding) -> Void) {
    var names: Set<[String]> = []
    var known: Set<UInt64> = []
    for label in track.typedLabels
    where label.part.kind == .speaker && known.insert(label.key).inserted {
      names.insert(words(of: label, in: track))
    }
    guard !names.isEmpty else { return }
    let (cues, facts, traits) = (track.cues, track.facts, track.traits)
    for index in cues.indices where facts[index].lines > 1 && traits[index].contains(.labelEnd) {
      let utf8 = cues[index].text.utf8
      var start = 0
      while let end = utf8[start...].firstIndex(of: 0x0A) {
        if let label = label(utf8[start..<end], names), end + 1 < utf8.count {
          let text = CaptionText(String(decoding: utf8[label], as: UTF8.self))
          report(
            Finding(
              .text(index),
              "the speaker label \(quoted(text)) ends a line of other words",
              excerpt: label
            )
          )
        }
        start = end + 1
      }
    }
  }

  /// The label at the end of a line, behind a sentence; nil where there is none.
  private func label(_ line: Slice<CaptionText.UTF8View>, _ names: Set<[String]>) -> Range<Int>? {
    guard let last = line.lastIndex(where: { $0 != 0x20 }),
      line[last] == 0x3A || line[last] == 0x5D || line[last] == 0x29
    else { return nil }
    // The label begins behind the mark that ends a sentence.
    var start = last
    while start > line.startIndex, !Self.endsSentence(line[start - 1]) {
      start -= 1
      if last - start > 40 { return nil }
    }
    guard start > line.startIndex,
      let first = line[start...last].firstIndex(where: { $0 != 0x20 }), first > start
    else { return nil }
    let range = first..<last + 1
    return names.contains(NameLetters.words(.init(Array(line[range])))) ? range : nil
  }

  private static func endsSentence(_ byte: UInt8) -> Bool {
    byte == 0x2E || byte == 0x21 || byte == 0x3F || byte == 0xA6
  }
}
