import CaptionKit
import Testing

@testable import CaptionCommand

/// A whole episode in the conventions of a house, with the truth beside each cue.
struct Episode: Sendable, CustomTestStringConvertible {
  /// A cue with the labels that are in it.
  struct TrueCue: Sendable {
    var text: String
    var speakers: [String] = []
    /// The kinds of labels; turns and credits are none.
    var kinds: Set<TextPart.Kind> = []
  }

  var house: String
  var language: String
  /// One cue a line in the markup of SubRip, `\n` for a line break; behind `¦` each label: `S` with
  /// the names, `N` a sound, `M` music, `L` lyrics, `H` how something is said.
  var table: String

  var testDescription: String { house }

  static let all = [netflix, bbc, dcmp, une, france, germany, japan]

  var cues: [TrueCue] {
    table.split(separator: "\n").map { line in
      let fields = line.split(separator: "¦").map { field in
        String(field.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
      }
      var cue = TrueCue(text: (fields.first ?? "").replacing("\\n", with: "\n"))
      for label in fields.dropFirst() {
        switch label.first {
        case "S":
          cue.kinds.insert(.speaker)
          cue.speakers += label.dropFirst(2).split(separator: "|").map(String.init)
        case "N": cue.kinds.insert(.sound)
        case "M": cue.kinds.insert(.music)
        case "L": cue.kinds.insert(.lyrics)
        case "H": cue.kinds.insert(.manner)
        default: Issue.record("an unknown label: \(label)")
        }
      }
      return cue
    }
  }

  /// The captions, as SubRip has them.
  func document() throws -> CaptionDocument {
    var text = ""
    for (index, cue) in cues.enumerated() {
      let begin = clock(MediaTime(seconds: index * 4)).replacing(".", with: ",")
      let end = clock(MediaTime(seconds: index * 4 + 3)).replacing(".", with: ",")
      text += "\(index + 1)\n\(begin) --> \(end)\n\(cue.text)\n\n"
    }
    var document = try CaptionFile.read(Array(text.utf8), name: "episode.srt").document
    document.language = language
    return document
  }
}
