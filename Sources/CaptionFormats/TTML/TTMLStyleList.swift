import CaptionModel

/// The styles that a written document shares between its paragraphs.
///
/// Fonts, sizes and line heights are the same for whole files or many paragraphs, so each set is
/// written once and referred to; so is what else occurs often, or all where the flavour has styles by
/// reference only.
struct TTMLStyleList: Sendable {
  /// The styles with their ids, in order of first use.
  private(set) var entries: [(id: String, style: TextStyle)] = []
  /// The id of the whole document's style, or nil.
  private(set) var bodyID: String?
  /// The styles that stand for written attributes, with their ids, in order of first use.
  private(set) var attributeEntries: [(id: String, attributes: [UInt8])] = []

  private var numbers: [TextStyle: Int] = [:]
  private var last: (style: TextStyle, number: Int)?
  private var attributeNumbers: [[UInt8]: Int] = [:]
  private var lastAttributes: Int?

  /// Whether a name is one that styles get here, so that none is lost with it.
  static func isGiven(_ name: String) -> Bool {
    if name == "base" || name == "normal" { return true }
    for stem in ["style", "look"] where name.hasPrefix(stem) {
      let number = name.utf8.dropFirst(stem.utf8.count)
      return !number.isEmpty && number.allSatisfy { $0.isASCIIDigit }
    }
    return false
  }

  /// Sets the style of all text.
  mutating func setBody(
    _ style: TextStyle,
    named name: String = "base",
    ids: inout TTMLIdentifiers
  ) {
    guard !style.isEmpty else { return }
    let id = ids.make(name)
    bodyID = id
    entries.append((id, style))
  }

  /// The id of a paragraph's style.
  mutating func id(of style: TextStyle, ids: inout TTMLIdentifiers) -> String {
    if let last, last.style == style { return entries[last.number].id }
    let number: Int
    if let known = numbers[style] {
      number = known
    } else {
      number = entries.count
      numbers[style] = number
      entries.append((ids.make("style\(numbers.count)"), style))
    }
    last = (style, number)
    return entries[number].id
  }

  /// The id of the style that has these attributes, as they are written.
  mutating func id(ofAttributes bytes: [UInt8], ids: inout TTMLIdentifiers) -> String {
    if let number = lastAttributes, attributeEntries[number].attributes == bytes {
      return attributeEntries[number].id
    }
    let number: Int
    if let known = attributeNumbers[bytes] {
      number = known
    } else {
      number = attributeEntries.count
      attributeNumbers[bytes] = number
      attributeEntries.append((ids.make("look\(number + 1)"), bytes))
    }
    lastAttributes = number
    return attributeEntries[number].id
  }
}
