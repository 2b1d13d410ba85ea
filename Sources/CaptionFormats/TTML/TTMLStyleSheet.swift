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

  private var namedIDs = ByteTable()
  private var namedNodes: [Int] = []
  private var keys = ByteTable()
  private var setOfKey: [Int] = []
  /// The bytes of the element's style attributes while they are gathered.
  private var key: [UInt8] = []

  /// Makes a `style` element known under its `xml:id`; the first of an id counts.
  mutating func define(_ id: Range<Int>, node: Int, in tree: XMLTree) {
    if namedIDs.insert(tree.bytes(id)).isNew { namedNodes.append(node) }
  }

  /// Begins an element's set.
  mutating func begin() {
    key.removeAll(keepingCapacity: true)
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
    let number = add(entries(of: node, in: tree, names))
    setOfKey.append(number)
    return number
  }

  /// The number of a region's set, its nested styles included.
  mutating func set(ofRegion node: Int, in tree: XMLTree, _ names: TTMLNames) -> Int {
    add(entries(of: node, in: tree, names))
  }

  private mutating func add(_ entries: [TTMLStyleEntry]) -> Int {
    sets.append(entries)
    removes.append(entries.contains { $0.property == TTMLProperty.display && $0.value == "none" })
    return sets.count - 1
  }

  /// The entries of an element: its own, then those of nested styles, then those it refers to.
  ///
  /// From the strongest to the weakest, a property is taken from the first that has it, so an
  /// element that is met again has nothing to add and loops end by themselves.
  private mutating func entries(
    of node: Int,
    in tree: XMLTree,
    _ names: TTMLNames
  ) -> [TTMLStyleEntry] {
    var values = [String?](repeating: nil, count: TTMLProperty.all.count)
    var pending = [node]
    var seen: Set<Int> = []
    while let current = pending.popLast() {
      guard seen.insert(current).inserted else { continue }
      var references: Range<Int>?
      for index in tree.attributeIndices(of: current) {
        let attribute = tree.attributes[index]
        switch names.attributes[Int(attribute.name)] {
        case .style: references = attribute.value
        case .property(let property) where values[property] == nil:
          let text = tree.string(attribute.value).trimmedASCII
          values[property] = text
          check(text, property, attribute.value, tree)
        default: break
        }
      }
      if let references { pending += targets(references, in: tree) }
      if names.elements[Int(tree.nodes[current].name)] == .region {
        pending += nestedStyles(current, in: tree, names)
      }
    }
    var entries: [TTMLStyleEntry] = []
    for (property, value) in values.enumerated() {
      if let value { entries.append(TTMLStyleEntry(property: property, value: value)) }
    }
    return entries
  }

  private mutating func targets(_ references: Range<Int>, in tree: XMLTree) -> [Int] {
    var targets: [Int] = []
    let place = tree.bytes(references)
    let shift = references.lowerBound - place.range.lowerBound
    var cursor = ByteCursor(place.array, in: place.range)
    while true {
      cursor.scan(while: { $0.isASCIIWhiteSpace })
      let word = cursor.scan(while: { !$0.isASCIIWhiteSpace })
      guard !word.isEmpty else { return targets }
      if let index = namedIDs.index(place.array, word) {
        targets.append(namedNodes[index])
      } else {
        diagnostics.append(
          Diagnostic(
            TTMLDiagnostics.unknownStyle,
            "no style has the id \"\(String(decoding: place.array[word], as: UTF8.self))\"",
            range: shift == 0 ? word : nil
          )
        )
      }
    }
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
    _ range: Range<Int>,
    _ tree: XMLTree
  ) {
    guard property == TTMLProperty.color || property == TTMLProperty.backgroundColor,
      value != "inherit", value != "initial", Color(ttml: value) == nil
    else { return }
    diagnostics.append(
      Diagnostic(
        TTMLDiagnostics.badValue,
        "\"\(value)\" is no colour",
        range: tree.isInSource(range) ? range : nil
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
