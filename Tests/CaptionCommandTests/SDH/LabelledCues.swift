import CaptionKit
import Testing

/// Cues that were labelled by hand, by the kinds and decisions that `CueLabels` documents.
///
/// One cue a line: text, language, verdict, names, spoken words, divided by ` ¦ `. `\n` is a line
/// break inside the cue; several names are joined with `|`; `=` means that all of the text is
/// spoken.
enum LabelledCues {
  struct Case: Sendable, CustomTestStringConvertible {
    var text: String
    var language: String
    var verdict: String
    var speakers: String
    var spoken: String
    var testDescription: String { "\(language): \(text)" }
  }

  static let all: [Case] = [
    english, western, eastern, second, third, fourth, fifth, sixth, seventh,
  ].flatMap { block in
    block.split(separator: "\n").map { line in
      let fields = line.split(separator: "¦", omittingEmptySubsequences: false).map { field in
        String(field.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
      }
      let text = fields[0]
      return Case(
        text: text.replacing("\\n", with: "\n"),
        language: fields[1],
        verdict: fields[2],
        speakers: fields[3],
        spoken: (fields[4] == "=" ? text : fields[4]).replacing("\\n", with: "\n")
      )
    }
  }
}
