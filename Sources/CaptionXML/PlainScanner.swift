/// Reads the plain XML that nearly all caption documents are, at a fraction of what libxml2 takes.
///
/// It knows tags, attributes, namespaces, text, sections, comments, instructions and XML's own
/// references. At whatever else it meets it gives up: document types, names beyond ASCII, everything
/// very long or deep, and every fault. The document is then libxml2's from its beginning, which alone
/// says what is wrong and where. Both make the same tree of what both can read.
@safe
struct PlainScanner {
  /// Longer tags, comments and sections are left to libxml2, which has limits for them.
  private static let longestMarkup = 1 << 16
  /// More attributes in a tag are left to libxml2, since each is compared with each.
  private static let mostAttributes = 32
  private static let deepest = XMLLimits.depth - 1

  var input: PlainBytes
  var tree: XMLTree
  var decoded: [UInt8] = []
  var position = 0
  private var names: ScopedNames
  private var patterns = AttributePatterns()
  private var open: [OpenElement] = []

  private struct OpenElement {
    var node: Int
    var name: ScannedName
    var scope: ScopedNames.Scope
  }

  /// The tree of a document, or nil where it takes libxml2 to read it.
  static func scan(_ source: [UInt8]) -> XMLTree? {
    unsafe ByteKind.table.withUnsafeBufferPointer { kinds in
      unsafe source.withUnsafeBufferPointer { bytes in
        guard let kinds = kinds.baseAddress else { return nil }
        var scanner = unsafe PlainScanner(source, PlainBytes(bytes, kinds))
        return scanner.readDocument() ? scanner.finish() : nil
      }
    }
  }

  private init(_ source: [UInt8], _ input: PlainBytes) {
    self.input = input
    names = ScopedNames(input)
    tree = XMLTree(source: source)
    tree.reserve()
  }

  private mutating func finish() -> XMLTree {
    swap(&tree.decoded, &decoded)
    tree.names = names.names
    return tree
  }

  private mutating func readDocument() -> Bool {
    guard skipDeclaration(), skipSurroundings(), byte(position) == 0x3C, readStartTag() else {
      return false
    }
    while let element = open.last {
      guard readText() else { return false }
      let isRead =
        switch byte(position + 1) {
        case 0x2F: readEndTag(element)
        case 0x21: skipComment() || readSection()
        case 0x3F: skipInstruction()
        default: readStartTag()
        }
      guard isRead else { return false }
    }
    return skipSurroundings() && position == input.count
  }

  @inline(__always)
  func byte(_ offset: Int) -> UInt8 { input.byte(offset) }

  @inline(__always)
  private func kind(_ byte: UInt8) -> UInt8 { input.kind(byte) }

  /// Bounds the markup that begins here.
  mutating func limitMarkup() {
    input.bound = min(input.count, position + Self.longestMarkup)
  }

  // MARK: Tags

  /// The name at an offset; nil where none is there that this reads.
  @inline(__always)
  private func name(at start: Int) -> ScannedName? {
    guard kind(byte(start)) & ByteKind.beginsName != 0 else { return nil }
    var name = ScannedName(at: start)
    var end = start
    while true {
      let byte = byte(end)
      if kind(byte) & ByteKind.name == 0 {
        guard byte == 0x3A, name.colon < 0, kind(self.byte(end + 1)) & ByteKind.beginsName != 0
        else {
          name.endsAt(end)
          return name
        }
        name.colonStands(at: end)
      }
      name.tail = name.tail << 8 | UInt64(byte)
      end += 1
    }
  }

  private mutating func readStartTag() -> Bool {
    limitMarkup()
    defer { input.bound = input.count }
    guard open.count < Self.deepest, let name = name(at: position + 1) else { return false }
    let scope = names.scope
    let start = (node: tree.nodes.count, attribute: tree.attributes.count, decoded: decoded.count)
    let known = names.count
    var end = readAttributes(of: name, bindsPrefixes: false)
    if end == nil {
      // Prefixes may be declared behind the attributes that have them.
      tree.attributes.removeLast(tree.attributes.count - start.attribute)
      decoded.removeLast(decoded.count - start.decoded)
      if names.count > known {
        names.forget(from: known)
        patterns.forget(from: known)
      }
      guard bindPrefixes(of: name) else { return false }
      end = readAttributes(of: name, bindsPrefixes: true)
    }
    guard let end, let id = names.id(name, isElement: true) else { return false }
    tree.nodes.append(
      XMLNode(
        name: id,
        next: Int32(truncatingIfNeeded: start.node + 1),
        lower: UInt32(truncatingIfNeeded: position),
        upper: UInt32(truncatingIfNeeded: end),
        contentStart: UInt32(truncatingIfNeeded: end),
        firstAttribute: Int32(truncatingIfNeeded: start.attribute),
        attributeCount: Int32(truncatingIfNeeded: tree.attributes.count - start.attribute)
      )
    )
    position = end
    if byte(end - 2) == 0x2F {
      names.leave(scope)
    } else {
      open.append(OpenElement(node: start.node, name: name, scope: scope))
    }
    return true
  }

  /// Reads the attributes of the tag that begins here; the value is the offset after the tag.
  ///
  /// Nil where something is not right, which may be only that the tag declares prefixes and they have
  /// not been bound before.
  private mutating func readAttributes(of element: ScannedName, bindsPrefixes: Bool) -> Int? {
    let first = tree.attributes.count
    var slot = AttributePatterns.slot(of: element)
    var index = element.end
    while true {
      let before = index
      index = input.afterSpace(index)
      let byte = byte(index)
      if byte == 0x3E { return index + 1 }
      if byte == 0x2F { return self.byte(index + 1) == 0x3E ? index + 2 : nil }
      guard index > before else { return nil }
      let id: Int32
      if let match = patterns.match(slot, names.scope, input, at: index) {
        id = match.id
        index = match.valueStart
      } else {
        guard let name = name(at: index), let start = valueStart(after: name) else { return nil }
        if name.declaresNamespace {
          guard bindsPrefixes, let end = readValue(start) else { return nil }
          index = end.upper + 1
          continue
        }
        guard let found = names.id(name, isElement: false) else { return nil }
        id = found
        patterns.note(slot, names.scope, input, name.start..<start, id)
        index = start
      }
      guard var value = readValue(index) else { return nil }
      index = value.upper + 1
      if !value.isPlain {
        let range = value.lower..<value.upper
        value.lower = input.count + decoded.count
        appendValue(range)
        value.upper = input.count + decoded.count
      }
      for other in first..<tree.attributes.count where tree.attributes[other].name == id {
        return nil
      }
      guard tree.attributes.count - first < Self.mostAttributes else { return nil }
      tree.attributes.append(
        XMLAttribute(
          name: id,
          lower: UInt32(truncatingIfNeeded: value.lower),
          upper: UInt32(truncatingIfNeeded: value.upper)
        )
      )
      slot += 1
    }
  }

  /// Binds the prefixes that the tag declares which begins here.
  private mutating func bindPrefixes(of element: ScannedName) -> Bool {
    let scope = names.scope
    var index = element.end
    while true {
      index = input.afterSpace(index)
      guard let name = name(at: index) else { return names.isInside(scope) }
      guard let start = valueStart(after: name), let value = readValue(start) else { return false }
      if name.declaresNamespace {
        guard value.isPlain, names.bind(name, value.lower..<value.upper, since: scope) else {
          return false
        }
      }
      index = value.upper + 1
    }
  }

  /// Where the value of an attribute begins, behind its quote; nil where there is none.
  @inline(__always)
  private func valueStart(after name: ScannedName) -> Int? {
    var index = input.afterSpace(name.end)
    guard byte(index) == 0x3D else { return nil }
    index = input.afterSpace(index + 1)
    let quote = byte(index)
    return quote == 0x22 || quote == 0x27 ? index + 1 : nil
  }

  /// Reads the value that begins behind a quote, up to the quote that ends it.
  @inline(__always)
  private func readValue(_ start: Int) -> (lower: Int, upper: Int, isPlain: Bool)? {
    let quote = byte(start - 1)
    var index = start
    var isPlain = true
    while true {
      guard let distance = input.firstStop(index, quote) else {
        index += 8
        continue
      }
      index += distance
      let byte = byte(index)
      if byte == quote { return (start, index, isPlain) }
      guard kind(byte) & ByteKind.stopsValue != 0 else {
        index += 1
        continue
      }
      switch byte {
      case 0x22, 0x27: index += 1
      case 0x09, 0x0A, 0x0D:
        isPlain = false
        index += 1
      case 0x26:
        guard let next = input.afterReference(index) else { return nil }
        isPlain = false
        index = next
      default:
        guard byte >= 0x80, let next = input.afterCharacter(index) else { return nil }
        // libxml2 copies such values, and what is read from them says so where it points at them.
        isPlain = false
        index = next
      }
    }
  }

  private mutating func readEndTag(_ element: OpenElement) -> Bool {
    var index = position + 2
    for offset in element.name.start..<element.name.end {
      guard byte(index) == byte(offset) else { return false }
      index += 1
    }
    index = input.afterSpace(index)
    guard byte(index) == 0x3E else { return false }
    position = index + 1
    tree.nodes[element.node].next = Int32(truncatingIfNeeded: tree.nodes.count)
    tree.nodes[element.node].upper = UInt32(truncatingIfNeeded: position)
    names.leave(element.scope)
    open.removeLast()
    return true
  }
}
