import CaptionModel
import CaptionXML

/// How the parts of a ruby lie in each other (TTML2, 10.2.35).
extension TTMLConformance {
  /// What a span is in a ruby.
  private enum Ruby: String {
    case container, base, baseContainer, text, textContainer, delimiter

    /// Whether only other parts may lie in it, and neither text nor anything else.
    var holdsParts: Bool { self == .container || self == .baseContainer || self == .textContainer }

    /// What it may lie in.
    func isAllowed(in parent: Ruby?) -> Bool {
      switch self {
      case .container: parent == nil
      case .baseContainer, .textContainer: parent == .container
      case .base: parent == .container || parent == .baseContainer
      case .text, .delimiter: parent == .container || parent == .textContainer
      }
    }

    /// What it has to hold, in words.
    var model: String {
      switch self {
      case .container:
        "base and text, the latter perhaps between two delimiters, or a baseContainer and one or two "
          + "textContainers"
      case .baseContainer: "one base or more"
      default: "one text or more, perhaps between two delimiters"
      }
    }

    /// Whether these parts are what it has to hold.
    func mayHold(_ parts: [Ruby]) -> Bool {
      switch self {
      case .container:
        return parts == [.base, .text] || parts == [.base, .delimiter, .text, .delimiter]
          || parts == [.baseContainer, .textContainer]
          || parts == [.baseContainer, .textContainer, .textContainer]
      case .baseContainer:
        return !parts.isEmpty && parts.allSatisfy { $0 == .base }
      default:
        let isDelimited = parts.count > 2 && parts.first == .delimiter && parts.last == .delimiter
        let texts = isDelimited ? parts.dropFirst().dropLast() : parts[...]
        return !texts.isEmpty && texts.allSatisfy { $0 == .text }
      }
    }
  }

  /// An element that is open.
  private struct RubyFrame {
    let node: Int
    let end: Int
    let ruby: Ruby?
    /// The innermost part of a ruby, this one included.
    let part: Ruby?
    var parts: [Ruby] = []
    /// Whether nothing was reported yet that makes the order of the parts pointless.
    var isSound = true
  }

  /// Checks all rubies of the document.
  mutating func checkRuby() {
    guard facts.usesRuby, version == .second else { return }
    var style = TTMLSpecifiedStyle("tts:ruby")
    var open: [RubyFrame] = []
    var index = 0
    while index < tree.nodes.count {
      while let last = open.last, last.end <= index {
        checkParts(last)
        open.removeLast()
      }
      let node = tree.nodes[index]
      if node.isText {
        if let parent = open.last { checkRubyText(index, parent) }
        index += 1
        continue
      }
      switch kind(index) {
      case .tt, .body, .div, .p, .span, .isdSequence, .isd, .isdRegion:
        let parent = open.last
        let ruby = ruby(of: index, &style)
        let isInPlace = checkRubyPlace(index, ruby, parent)
        if let ruby, isInPlace, parent?.ruby?.holdsParts == true {
          open[open.count - 1].parts.append(ruby)
        }
        // What depends on a condition may be left out.
        if !isInPlace || hasAttribute("condition", index), !open.isEmpty {
          open[open.count - 1].isSound = false
        }
        open.append(
          RubyFrame(node: index, end: Int(node.next), ruby: ruby, part: ruby ?? parent?.part)
        )
        index += 1
      case .br, .audio, .image:
        if !checkRubyPlace(index, nil, open.last) { open[open.count - 1].isSound = false }
        index = max(Int(node.next), index + 1)
      default: index = max(Int(node.next), index + 1)
      }
    }
    while let last = open.popLast() { checkParts(last) }
  }

  /// What an element is in a ruby; reports it where it is none that could be.
  private mutating func ruby(of node: Int, _ style: inout TTMLSpecifiedStyle) -> Ruby? {
    guard let range = style.value(of: node, in: self) else { return nil }
    guard let ruby = Ruby(rawValue: tree.string(range)) else { return nil }
    if kind(node) == .span { return ruby }
    reportRuby(
      "tts:ruby \"\(ruby.rawValue)\" is for spans and not for \"\(elementName(node))\"",
      at: node
    )
    return nil
  }

  /// Checks whether an element may stand where it does; false where not.
  private mutating func checkRubyPlace(_ node: Int, _ ruby: Ruby?, _ parent: RubyFrame?) -> Bool {
    guard let ruby else {
      guard let part = parent?.part else { return true }
      let name = elementName(node)
      if parent?.ruby?.holdsParts == true {
        reportRuby("\"\(name)\" without tts:ruby stands in a ruby's \(part.rawValue)", at: node)
        return false
      }
      if kind(node) == .br {
        reportRuby("a line break stands in a ruby's \(part.rawValue)", at: node)
      }
      return true
    }
    if let part = parent?.part, !part.holdsParts || ruby == .container {
      reportRuby("a ruby's \(ruby.rawValue) stands inside a ruby's \(part.rawValue)", at: node)
      // W3C's own test of delimiters has them there, and players leave them out there too.
      if ruby == .delimiter, parent?.ruby == .text { lowerToWarning() }
      return false
    }
    guard !ruby.isAllowed(in: parent?.ruby) else { return true }
    reportRuby(
      parent?.ruby.map { "a ruby's \(ruby.rawValue) stands directly in a \($0.rawValue)" }
        ?? "a ruby's \(ruby.rawValue) stands outside of a ruby container",
      at: node
    )
    return false
  }

  private mutating func checkRubyText(_ index: Int, _ parent: RubyFrame) {
    guard let part = parent.part else { return }
    let range = tree.nodes[index].range
    if parent.ruby?.holdsParts == true {
      guard tree.slice(range).contains(where: { !$0.isASCIIWhiteSpace }) else { return }
      let message =
        "\"\(shortened(range))\" stands in a ruby's \(part.rawValue), outside of its parts"
      report(TTMLConformanceDiagnostics.rubyNesting, message, at: range, of: parent.node)
    } else if hasSeparator(tree.slice(range)) {
      let message = "a line or paragraph separator stands in a ruby's \(part.rawValue)"
      report(TTMLConformanceDiagnostics.rubyNesting, message, at: range, of: parent.node)
    }
  }

  /// Whether there is U+2028 or U+2029 in a text.
  private func hasSeparator(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.count > 2 else { return false }
    return (bytes.startIndex..<bytes.endIndex - 2).contains { index in
      bytes[index] == 0xE2 && bytes[index + 1] == 0x80
        && (bytes[index + 2] == 0xA8 || bytes[index + 2] == 0xA9)
    }
  }

  /// Checks which parts a part holds, once it has ended.
  private mutating func checkParts(_ frame: RubyFrame) {
    guard let ruby = frame.ruby, ruby.holdsParts, frame.isSound, !ruby.mayHold(frame.parts) else {
      return
    }
    var found = frame.parts.prefix(8).map(\.rawValue).joined(separator: ", ")
    if frame.parts.count > 8 { found += ", …" }
    reportRuby(
      "a ruby's \(ruby.rawValue) holds \(found.isEmpty ? "nothing" : found), not \(ruby.model)",
      at: frame.node
    )
  }

  private mutating func reportRuby(_ message: String, at node: Int) {
    report(TTMLConformanceDiagnostics.rubyNesting, message, at: node)
  }
}
