import CaptionKit

/// Reads the text of one cue as it stands in a file of any format.
///
/// The cue comes without its file, so nothing tells its format: tags of WebVTT and SubRip, their
/// override codes and the character references of WebVTT are understood, and all else is text.
enum CueTextMarkup {
  /// The longest tag or override code, in bytes; what is longer is text.
  private static let longestTag = 500

  /// The text with its spans.
  static func read(_ source: String) -> CaptionText {
    var reader = Reader(Array(source.utf8))
    return reader.read()
  }

  private struct Reader {
    let utf8: [UInt8]
    var index = 0
    var plain: [UInt8] = []
    var builder = CaptionTextBuilder()
    var open: [String] = []

    init(_ utf8: [UInt8]) { self.utf8 = utf8 }

    mutating func read() -> CaptionText {
      while index < utf8.count {
        switch utf8[index] {
        case 0x3C where readTag(): break
        case 0x7B where skipOverride(): break
        case 0x26 where readReference(): break
        default:
          plain.append(utf8[index])
          index += 1
        }
      }
      flush()
      return builder.take()
    }

    private mutating func flush() {
      guard !plain.isEmpty else { return }
      builder.append(String(decoding: plain, as: UTF8.self))
      plain.removeAll()
    }

    /// Reads a tag that is known; anything else between angles is text.
    private mutating func readTag() -> Bool {
      // A tag ends soon, so that many open angles cost little.
      let limit = min(utf8.count, index + CueTextMarkup.longestTag)
      guard let end = utf8[index..<limit].firstIndex(of: 0x3E) else { return false }
      let inside = String(decoding: utf8[index + 1..<end], as: UTF8.self)
      if inside.hasPrefix("/") {
        let name = Self.name(inside.dropFirst())
        guard Self.known.contains(name) || name.isEmpty else { return false }
        flush()
        if let position = open.lastIndex(where: { $0 == name || name.isEmpty }) {
          for _ in position..<open.count { builder.close() }
          open.removeLast(open.count - position)
        }
      } else if inside.utf8.first.map({ $0 >= 0x30 && $0 <= 0x39 }) == true, inside.contains(":") {
        // A moment inside the text says nothing of its parts.
      } else {
        let name = Self.name(inside[...])
        guard Self.known.contains(name) else { return false }
        flush()
        // A voice ends where the next one begins.
        if name == "v", let position = open.lastIndex(of: "v") {
          for _ in position..<open.count { builder.close() }
          open.removeLast(open.count - position)
        }
        openSpan(name, inside)
        open.append(name)
      }
      index = end + 1
      return true
    }

    private static let known: Set<String> = [
      "v", "c", "i", "b", "u", "s", "lang", "ruby", "rt", "font",
    ]

    private static func name(_ tag: Substring) -> String {
      String(tag.prefix { $0 != "." && $0 != " " && $0 != "\t" && $0 != "\n" }).lowercased()
    }

    private mutating func openSpan(_ name: String, _ inside: String) {
      let head = inside.prefix { $0 != " " && $0 != "\t" && $0 != "\n" }
      let rest = inside[head.endIndex...].drop { $0 == " " || $0 == "\t" || $0 == "\n" }
      let classes = head.split(separator: ".").dropFirst().map(String.init)
      let kind: TextSpan.Kind
      switch name {
      case "v": kind = .voice(CueTextMarkup.read(String(rest)).string)
      case "i": kind = .italic
      case "b": kind = .bold
      case "u": kind = .underline
      case "lang": kind = .language(String(rest))
      case "ruby": kind = .ruby
      case "rt": kind = .rubyText
      case "font": kind = .style(Self.style(rest))
      default: kind = .class
      }
      builder.open(kind, classes: classes)
    }

    /// The colour of a `font` tag.
    private static func style(_ attributes: Substring) -> TextStyle {
      guard let range = attributes.lowercased().firstRange(of: "color") else { return TextStyle() }
      let lower = attributes.lowercased()
      let value = lower[range.upperBound...].drop { $0 == " " || $0 == "=" }
      let name = value.drop { $0 == "\"" || $0 == "'" }.prefix {
        $0 != "\"" && $0 != "'" && $0 != " "
      }
      let color =
        Color(hex: name) ?? Color(captionClass: name == "green" ? "lime" : String(name))
        ?? Color(hexDigits: name)
      guard let color else { return TextStyle() }
      return TextStyle(.color(color))
    }

    /// Skips an override code such as `{\an8}`.
    private mutating func skipOverride() -> Bool {
      guard index + 1 < utf8.count, utf8[index + 1] == 0x5C,
        let end = utf8[index..<min(utf8.count, index + CueTextMarkup.longestTag)]
          .firstIndex(of: 0x7D)
      else { return false }
      index = end + 1
      return true
    }

    /// Reads a character reference.
    private mutating func readReference() -> Bool {
      let limit = min(utf8.count, index + 10)
      guard let end = utf8[index..<limit].firstIndex(of: 0x3B) else { return false }
      let name = String(decoding: utf8[index + 1..<end], as: UTF8.self)
      let text: String
      switch name {
      case "amp": text = "&"
      case "lt": text = "<"
      case "gt": text = ">"
      case "nbsp": text = "\u{A0}"
      case "lrm": text = "\u{200E}"
      case "rlm": text = "\u{200F}"
      case "quot": text = "\""
      case "apos", "#39": text = "'"
      default: return false
      }
      plain.append(contentsOf: text.utf8)
      index = end + 1
      return true
    }
  }
}
