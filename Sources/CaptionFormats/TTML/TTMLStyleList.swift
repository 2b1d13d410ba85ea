import CaptionModel

/// The styles that a written document shares between its paragraphs.
///
/// Colours stand at the text itself, where people look for them. Fonts, sizes and line heights are
/// the same for whole files or many paragraphs, so each set is written once and referred to.
struct TTMLStyleList: Sendable {
  /// The styles with their ids, in order of first use.
  private(set) var entries: [(id: String, style: TextStyle)] = []
  /// The id of the whole document's style, or nil.
  private(set) var bodyID: String?

  private var numbers: [TextStyle: Int] = [:]
  private var last: (style: TextStyle, number: Int)?

  /// Sets the style of all text.
  mutating func setBody(_ style: TextStyle, ids: inout TTMLIdentifiers) {
    guard !style.isEmpty else { return }
    let id = ids.make("base")
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
}
