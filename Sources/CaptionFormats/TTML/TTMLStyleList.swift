import CaptionModel

/// The styles that a written document shares between its paragraphs.
///
/// Colours stand at the text itself, where people look for them. The rest (fonts, sizes, line
/// heights) is the same for whole files, so it is written once and referred to.
struct TTMLStyleList: Sendable {
  /// The styles with their ids, in order of first use.
  private(set) var entries: [(id: String, style: TextStyle)] = []
  /// What every cue has in common, which the body says for all of them.
  private(set) var common: TextStyle?
  /// The id of ``common``.
  private(set) var commonID: String?

  private var numbers: [TextStyle: Int] = [:]
  private var last: (style: TextStyle, parts: Parts)?

  /// A style taken apart.
  struct Parts: Sendable {
    /// What stands at the text.
    var colors: TextStyle
    /// What is written once.
    var rest: TextStyle
    /// What TTML does not have.
    var unknown: [StyleProperty] = []
    /// Whether a paragraph can have all of it, since it is handed down to the text.
    var isInherited: Bool
  }

  /// Takes a style apart.
  mutating func parts(_ style: TextStyle) -> Parts {
    if let last, last.style == style { return last.parts }
    var parts = Parts(colors: TextStyle(), rest: TextStyle(), isInherited: true)
    for property in style.properties {
      guard let known = TTMLProperty.index(named: property.name) else {
        parts.unknown.append(property)
        continue
      }
      if !TTMLProperty.all[known].isInherited { parts.isInherited = false }
      switch property {
      case .color, .backgroundColor: parts.colors.set(property)
      default: parts.rest.set(property)
      }
    }
    last = (style, parts)
    return parts
  }

  /// Whether the body says all of a style.
  func isCommon(_ style: TextStyle) -> Bool {
    common == style
  }

  /// Looks for what the paragraphs of all cues have in common.
  mutating func findCommon(_ cues: [Cue], ids: inout TTMLIdentifiers) {
    var common: TextStyle?
    for cue in cues where !cue.text.isEmpty {
      guard let rest = rest(of: cue.text), !rest.isEmpty, common == nil || common == rest else {
        return
      }
      common = rest
    }
    guard let common else { return }
    let id = ids.make("base")
    self.common = common
    commonID = id
    entries.append((id, common))
  }

  /// What is written once of the first style that covers a text.
  private mutating func rest(of text: CaptionText) -> TextStyle? {
    for (depth, span) in text.spans.enumerated() {
      guard span.depth == depth, span.range == 0..<text.utf8.count else { return nil }
      if case .style(let style) = span.kind {
        let parts = parts(style)
        return parts.isInherited ? parts.rest : nil
      }
    }
    return nil
  }

  /// The id of a shared style.
  mutating func id(of style: TextStyle, ids: inout TTMLIdentifiers) -> String {
    if let number = numbers[style] { return entries[number].id }
    let id = ids.make("style\(numbers.count + 1)")
    numbers[style] = entries.count
    entries.append((id, style))
    return id
  }
}

extension TTMLWriter {
  /// Sets what a paragraph says of a style; false where it can't say it, or something else does.
  mutating func setParagraphStyle(_ style: TextStyle, _ index: Int) -> Bool {
    if styles.isCommon(style) { return true }
    let parts = styles.parts(style)
    guard parts.isInherited, attributes.canSet(parts.colors) else { return false }
    if !parts.rest.isEmpty, parts.rest != styles.common {
      guard attributes.set(styles: [styles.id(of: parts.rest, ids: &ids)]) else { return false }
    }
    loseUnknown(parts.unknown, index)
    return attributes.set(parts.colors)
  }
}
