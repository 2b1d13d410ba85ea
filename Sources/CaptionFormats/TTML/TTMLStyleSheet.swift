import CaptionModel
import CaptionXML

/// The specified style sets of elements (TTML2, 10.4.4.2), each worked out once.
///
/// Documents give the same few sets to thousands of elements, so a set is found by the bytes of
/// the attributes that make it.
struct TTMLStyleSheet: Sendable {
  /// The sets, each ordered by property; the first is empty.
  private(set) var sets: [[TTMLStyleEntry]] = [[]]
  /// For each set, whether it takes its element off the screen.
  private(set) var removes: [Bool] = [false]
  private(set) var diagnostics: [Diagnostic] = []
  /// What content says that only regions have, and lines that fill their width, each once.
  private(set) var misplaced: [TTMLStyleEntry] = []

  private var namedIDs = ByteTable()
  private var namedNodes: [Int] = []
  /// The entries of `style` elements that have been asked for, by their nodes.
  private var resolved: [Int: [TTMLStyleEntry]] = [:]
  private var keys = ByteTable()
  private var setOfKey: [Int] = []
  private var setOfEntries: [[TTMLStyleEntry]: Int] = [:]
  /// The bytes of the element's style attributes while they are gathered.
  private var key: [UInt8] = []

  /// Makes a `style` element known under its `xml:id`; the first of an id counts.
  mutating func define(_ id: Range<Int>, node: Int, in tree: XMLTree) {
    if namedIDs.insert(tree.bytes(id)).isNew { namedNodes.append(node) }
  }

  /// Begins an element's set.
  mutating func begin() {
    if !key.isEmpty { key.removeAll(keepingCapacity: true) }
  }

  /// Adds a style attribute of the element.
  mutating func add(_ attribute: XMLAttribute, in tree: XMLTree) {
    key.append(UInt8(truncatingIfNeeded: attribute.name))
    key.append(UInt8(truncatingIfNeeded: attribute.name >> 8))
    let value = attribute.value
    key.append(contentsOf: tree.slice(value))
    // No legal value holds this byte.
    key.append(0)
  }

  /// The number of the set that the added attributes make; 0 where there were none.
  mutating func finish(_ node: Int, in tree: XMLTree, _ names: TTMLNames) -> Int {
    guard !key.isEmpty else { return 0 }
    let (index, isNew) = keys.insert(key, 0..<key.count)
    guard isNew else { return setOfKey[index] }
    let entries = entries(of: node, in: tree, names)
    for entry in entries where !misplaced.contains(entry) {
      let isJustified = entry.property == TTMLProperty.textAlign && entry.value == "justify"
      guard isJustified || TTMLProperty.all[entry.property].isLayout else { continue }
      // Nobody means to say more of them.
      if misplaced.count < 64 { misplaced.append(entry) }
    }
    let number = add(entries)
    setOfKey.append(number)
    return number
  }

  /// The number of a region's set, its nested styles included.
  mutating func set(ofRegion node: Int, in tree: XMLTree, _ names: TTMLNames) -> Int {
    let entries = entries(of: node, in: tree, names)
    for entry in entries where entry.property == TTMLProperty.textAlign && entry.value == "justify"
    {
      if !misplaced.contains(entry) { misplaced.append(entry) }
    }
    return add(entries)
  }

  /// The number of a set of these entries, which are ordered by property.
  mutating func set(of entries: [TTMLStyleEntry]) -> Int {
    if let known = setOfEntries[entries] { return known }
    let number = add(entries)
    setOfEntries[entries] = number
    return number
  }

  /// The number of the set that comes of laying some sets over one, the strongest last.
  mutating func set(_ base: Int, under others: [Int]) -> Int {
    guard !others.isEmpty else { return base }
    var values = [String?](repeating: nil, count: TTMLProperty.all.count)
    for number in [base] + others {
      for entry in sets[number] { values[entry.property] = entry.value }
    }
    return set(of: Self.entries(values))
  }

  /// The colour behind an element with a set; nil where nothing is seen of it.
  func background(of set: Int) -> Color? {
    guard let entry = sets[set].first(where: { $0.property == TTMLProperty.backgroundColor }),
      let color = Color(ttml: entry.value), color.alpha > 0
    else { return nil }
    return color
  }

  /// Forgets the named styles, where another part of the document has its own.
  mutating func forgetNames() {
    namedIDs = ByteTable()
    namedNodes = []
    // What an element's style attribute means changes with them.
    keys = ByteTable()
    setOfKey = []
  }

  private mutating func add(_ entries: [TTMLStyleEntry]) -> Int {
    sets.append(entries)
    removes.append(entries.contains { $0.property == TTMLProperty.display && $0.value == "none" })
    return sets.count - 1
  }

  /// The entries of an element: its own, then those of nested styles, then those it refers to, from
  /// the strongest to the weakest.
  private mutating func entries(
    of node: Int,
    in tree: XMLTree,
    _ names: TTMLNames
  ) -> [TTMLStyleEntry] {
    let element = read(node, in: tree, names)
    for target in element.weaker { resolve(target, in: tree, names) }
    return combine(element)
  }

  /// What an element says itself, and the styles that fill what it leaves open, strongest first.
  private struct Element: Sendable {
    var own: [String?]
    var weaker: [Int]
  }

  private mutating func read(_ node: Int, in tree: XMLTree, _ names: TTMLNames) -> Element {
    var element = Element(
      own: [String?](repeating: nil, count: TTMLProperty.all.count),
      weaker: []
    )
    for index in tree.attributeIndices(of: node) {
      let attribute = tree.attributes[index]
      switch names.attributes[Int(attribute.name)] {
      case .style: element.weaker = targets(attribute.value, of: node, in: tree).reversed()
      case .property(let property):
        let text = tree.string(attribute.value).trimmedASCII
        element.own[property] = text
        // Animations give several values at once.
        if names.elements[Int(tree.nodes[node].name)] != .animate {
          check(text, property, tree.place(ofValue: attribute.value, of: node))
        }
      default: break
      }
    }
    if names.elements[Int(tree.nodes[node].name)] == .region {
      element.weaker = nestedStyles(node, in: tree, names).reversed() + element.weaker
    }
    return element
  }

  private func combine(_ element: Element) -> [TTMLStyleEntry] {
    var values = element.own
    for style in element.weaker {
      for entry in resolved[style] ?? [] where values[entry.property] == nil {
        values[entry.property] = entry.value
      }
    }
    return Self.entries(values)
  }

  private static func entries(_ values: [String?]) -> [TTMLStyleEntry] {
    var entries: [TTMLStyleEntry] = []
    for (property, value) in values.enumerated() {
      if let value { entries.append(TTMLStyleEntry(property: property, value: value)) }
    }
    return entries
  }

  /// Works out a `style` element with all that it refers to, each only once.
  ///
  /// A style that is met inside itself has nothing to add there, so loops end.
  private mutating func resolve(_ style: Int, in tree: XMLTree, _ names: TTMLNames) {
    guard resolved[style] == nil else { return }
    var open = [(node: style, element: read(style, in: tree, names), next: 0)]
    resolved[style] = []
    while let last = open.last {
      if last.next < last.element.weaker.count {
        open[open.count - 1].next += 1
        let target = last.element.weaker[last.next]
        if resolved[target] == nil {
          resolved[target] = []
          open.append((target, read(target, in: tree, names), 0))
        }
      } else {
        resolved[last.node] = combine(last.element)
        open.removeLast()
      }
    }
  }

  private mutating func targets(_ value: Range<Int>, of node: Int, in tree: XMLTree) -> [Int] {
    let references = TTMLReferences(value, in: tree)
    var targets: [Int] = []
    for word in references.words {
      if let index = namedIDs.index(references.array, word) {
        targets.append(namedNodes[index])
      } else {
        diagnostics.append(
          Diagnostic(
            TTMLDiagnostics.unknownStyle,
            "no style has the id \"\(references.string(word))\"",
            range: references.shift == 0 ? word : tree.place(ofValue: value, of: node)
          )
        )
      }
    }
    return targets
  }

  private func nestedStyles(_ region: Int, in tree: XMLTree, _ names: TTMLNames) -> [Int] {
    var styles: [Int] = []
    var index = region + 1
    while index < tree.nodes[region].next {
      let node = tree.nodes[index]
      if !node.isText, names.elements[Int(node.name)] == .style { styles.append(index) }
      index = Int(node.next)
    }
    return styles
  }

  private mutating func check(
    _ value: String,
    _ property: Int,
    _ range: @autoclosure () -> Range<Int>?
  ) {
    guard property == TTMLProperty.color || property == TTMLProperty.backgroundColor,
      value != "inherit", value != "initial", Color(ttml: value) == nil
    else { return }
    diagnostics.append(
      Diagnostic(
        TTMLDiagnostics.badValue,
        "\"\(value)\" is no colour",
        range: range()
      )
    )
  }
}

extension String {
  /// The text without white space at its ends.
  var trimmedASCII: String {
    let bytes = utf8
    guard let first = bytes.first, let last = bytes.last,
      first.isASCIIWhiteSpace || last.isASCIIWhiteSpace
    else { return self }
    var cut = bytes.drop { $0.isASCIIWhiteSpace }
    while cut.last?.isASCIIWhiteSpace == true { cut.removeLast() }
    return String(decoding: cut, as: UTF8.self)
  }
}
