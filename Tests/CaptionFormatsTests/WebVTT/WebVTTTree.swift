import CaptionModel
import Foundation

/// Draws cue text as a tree in one line: `i(…)`, `v[Mary](…)`, `c.red(…)`, `“text”`, `<1500>`.
enum WebVTTTree {
  /// Draws a text of the model.
  static func drawing(_ text: CaptionText) -> String {
    var result = ""
    text.walk { event in
      switch event {
      case .open(let index):
        let span = text.spans[index]
        switch span.kind {
        case .bold: result += "b"
        case .italic: result += "i"
        case .underline: result += "u"
        case .class: result += "c"
        case .voice(let name): result += "v[\(name)]"
        case .language(let tag): result += "lang[\(tag)]"
        case .ruby: result += "ruby"
        case .rubyBase: result += "rb"
        case .rubyText: result += "rt"
        case .style: result += "style"
        case .time(let time):
          result += "<\(time.milliseconds)>"
          return
        }
        result += span.classes.map { "." + $0 }.joined() + "("
      case .close(let index):
        if case .time = text.spans[index].kind { return }
        result += ")"
      case .text(let range):
        result += "“" + String(decoding: text.utf8[range], as: UTF8.self) + "”"
      }
    }
    return result
  }

  /// Draws a tree as the web platform tests write it; neighbouring texts are joined.
  static func drawing(_ tree: Any) -> String {
    var result = ""
    for node in tree as? [[String: Any]] ?? [] {
      switch node["type"] as? String {
      case "text": result += "“\(node["data"] as? String ?? "")”"
      case "timestamp": result += "<\(milliseconds(node["value"] as? String ?? ""))>"
      default:
        let attributes = node["attributes"] as? [String: String] ?? [:]
        var name = node["name"] as? String ?? ""
        if name == "span" {
          name =
            attributes["title"].map { "v[\($0)]" } ?? attributes["lang"].map { "lang[\($0)]" }
            ?? "c"
        }
        let classes = (attributes["class"] ?? "").split(separator: " ").map { "." + $0 }.joined()
        result += name + classes + "(" + drawing(node["children"] as Any) + ")"
      }
    }
    return result.replacingOccurrences(of: "”“", with: "")
  }

  private static func milliseconds(_ clock: String) -> Int {
    let parts = clock.split { ":.".contains($0) }.compactMap { Int($0) }
    guard parts.count == 4 else { return -1 }
    return ((parts[0] * 60 + parts[1]) * 60 + parts[2]) * 1000 + parts[3]
  }
}
