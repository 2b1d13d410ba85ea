import CaptionFormats
import CaptionModel

/// Reads a file that is given as text.
func readSubRip(_ text: String) -> ReadResult {
  CaptionFormat.subRip.read(SourceText(text), ReadingOptions())
}

/// Reads one cue with this text, as a file with nothing else.
func readSubRipCue(_ text: String) -> ReadResult {
  readSubRip("1\n00:00:01,000 --> 00:00:02,000\n\(text)\n")
}

/// Writes cues that begin and end at full seconds: the first from 1 to 2, the second from 3 to 4.
func writeSubRip(
  _ texts: CaptionText...,
  options: WritingOptions = WritingOptions()
) -> WriteResult {
  var document = CaptionDocument()
  for (index, text) in texts.enumerated() {
    document.cues.append(
      Cue(
        begin: MediaTime(seconds: 2 * index + 1),
        end: MediaTime(seconds: 2 * index + 2),
        text: text
      )
    )
  }
  return CaptionFormat.subRip.write(document, options)
}

/// What is written for one cue, without its number and times.
func writtenText(_ text: CaptionText, options: WritingOptions = WritingOptions()) -> String {
  let file = writeSubRip(text, options: options).string
  return String(file.dropFirst("1\n00:00:01,000 --> 00:00:02,000\n".count))
}

extension WriteResult {
  /// The file as text, with line feeds for its line breaks.
  var string: String {
    String(decoding: bytes, as: UTF8.self).split(
      separator: "\r\n",
      omittingEmptySubsequences: false
    )
    .joined(separator: "\n")
  }

  /// The features of the losses with the cues they are about: `ruby@0`.
  var lost: [String] {
    losses.map { loss in loss.cue.map { "\(loss.feature)@\($0)" } ?? loss.feature }
  }
}

extension ReadResult {
  /// The plain texts of the cues.
  var texts: [String] { document.cues.map(\.text.string) }

  /// The times of the cues in milliseconds: `1000-2000`.
  var times: [String] {
    document.cues.map { cue in
      "\(cue.begin.milliseconds)-\(cue.end.map { "\($0.milliseconds)" } ?? "open")"
    }
  }

  /// The codes of the diagnostics, without their group, with the cues they are about: `nul@0`.
  var findings: [String] {
    diagnostics.map { diagnostic in
      let name = diagnostic.code.split(separator: "/").last ?? ""
      return diagnostic.cue.map { "\(name)@\($0)" } ?? String(name)
    }
  }

  /// The text of the first cue with its spans drawn as `i(…)`.
  var drawing: String { document.cues.first.map { draw($0.text) } ?? "no cue" }
}

/// A text with its spans as `name(…)`.
func draw(_ text: CaptionText) -> String {
  var result = ""
  text.walk { event in
    switch event {
    case .text(let range): result += String(decoding: text.utf8[range], as: UTF8.self)
    case .open(let index):
      let span = text.spans[index]
      result += span.kind.sign + span.classes.map { ".\($0)" }.joined() + "("
    case .close: result += ")"
    }
  }
  return result
}

extension TextSpan.Kind {
  fileprivate var sign: String {
    switch self {
    case .bold: "b"
    case .italic: "i"
    case .underline: "u"
    case .class: "c"
    case .voice(let name): "v[\(name)]"
    case .language(let tag): "lang[\(tag)]"
    case .ruby: "ruby"
    case .rubyBase: "rb"
    case .rubyText: "rt"
    case .style(let style): "[" + style.properties.map(\.value).joined(separator: " ") + "]"
    case .time(let time): "time[\(time.milliseconds)]"
    }
  }
}
