import CaptionXML

/// What elements specify for one style, themselves or by the styles that they refer to (TTML2,
/// 10.4.4.2).
struct TTMLSpecifiedStyle {
  /// How the attribute is usually written: `tts:ruby`.
  private let name: String
  /// What lists of references come to, by their text.
  private var known: [String: Range<Int>?] = [:]
  /// What regions come to with their nested styles, by their nodes.
  private var regions: [Int: Range<Int>?] = [:]
  /// How many styles are looked into for one value, so that hostile chains cost little.
  private static let limit = 64

  init(_ name: String) {
    self.name = name
  }

  /// The value that an element specifies; nil where it says nothing of the style.
  mutating func value(of node: Int, in check: TTMLConformance) -> Range<Int>? {
    if let own = check.value(name, node) { return own }
    if check.kind(node) == .region {
      if let found = regions[node] { return found }
      let nested = check.childElements(node).filter { check.kind($0) == .style }
      let found = search(references(of: node, in: check) + nested, in: check)
      regions[node] = .some(found)
      return found
    }
    guard let references = check.value("style", node) else { return nil }
    let text = check.tree.string(references)
    if let found = known[text] { return found }
    let found = search(targets(references, in: check), in: check)
    known[text] = .some(found)
    return found
  }

  /// Looks into styles, the last of which is the strongest.
  ///
  /// What was looked into before had nothing, so that loops end.
  private func search(_ styles: [Int], in check: TTMLConformance) -> Range<Int>? {
    var open = styles
    var seen: Set<Int> = []
    while seen.count < Self.limit, let style = open.popLast() {
      guard seen.insert(style).inserted else { continue }
      if let own = check.value(name, style) { return own }
      open += references(of: style, in: check)
    }
    return nil
  }

  private func references(of node: Int, in check: TTMLConformance) -> [Int] {
    check.value("style", node).map { targets($0, in: check) } ?? []
  }

  private func targets(_ references: Range<Int>, in check: TTMLConformance) -> [Int] {
    let list = TTMLReferences(references, in: check.tree)
    return list.words.compactMap { word in
      guard let entry = check.ids.entry(list.array, word, in: check.tree), entry.kind == .style
      else { return nil }
      return entry.node
    }
  }
}
