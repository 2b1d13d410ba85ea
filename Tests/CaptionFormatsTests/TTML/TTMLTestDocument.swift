import CaptionModel

@testable import CaptionFormats

/// Documents in short, and what came of them in short.
enum TTMLTest {
  /// A document around a body, with all usual prefixes bound.
  static func document(_ body: String, head: String = "", root: String = "") -> String {
    """
    <tt xmlns="http://www.w3.org/ns/ttml" xmlns:tts="http://www.w3.org/ns/ttml#styling" \
    xmlns:ttp="http://www.w3.org/ns/ttml#parameter" xmlns:ttm="http://www.w3.org/ns/ttml#metadata" \
    xmlns:ebutts="urn:ebu:tt:style" xml:lang="en" \(root)><head>\(head)</head>\(body)</tt>
    """
  }

  static func read(_ source: String) -> ReadResult {
    CaptionFormat.ttml.read(SourceText(source), ReadingOptions())
  }

  /// Each cue as `begin-end region: text`, times in milliseconds.
  static func cues(_ source: String) -> [String] {
    read(source).document.cues.map { cue in
      let end = cue.end.map { "\($0.milliseconds)" } ?? ""
      let region = cue.region.map { " \($0)" } ?? ""
      return "\(cue.begin.milliseconds)-\(end)\(region): \(cue.text.string)"
    }
  }

  /// The codes of all diagnostics, in order.
  static func codes(_ source: String) -> [String] {
    read(source).diagnostics.map { String($0.code.dropFirst("ttml/".count)) }
  }

  /// A text with its spans in square brackets: `[i word]`.
  static func markup(_ text: CaptionText) -> String {
    var result = ""
    text.walk { event in
      switch event {
      case .open(let index): result += "[\(name(text.spans[index])) "
      case .close: result += "]"
      case .text(let range): result += String(decoding: text.utf8[range], as: UTF8.self)
      }
    }
    return result
  }

  /// The markup of each cue of a document.
  static func markup(_ source: String) -> [String] {
    read(source).document.cues.map { markup($0.text) }
  }

  private static func name(_ span: TextSpan) -> String {
    switch span.kind {
    case .bold: "b"
    case .italic: "i"
    case .underline: "u"
    case .class: span.classes.joined(separator: ".")
    case .voice(let name): "voice=\(name)"
    case .language(let tag): "lang=\(tag)"
    case .ruby: "ruby"
    case .rubyBase: "base"
    case .rubyText: "rt"
    case .style(let style):
      style.properties.map { "\($0.name)=\($0.value)" }.joined(separator: ";")
    case .time(let time): "@\(time.milliseconds)"
    }
  }
}
