/// Reads the plain XML that nearly all caption documents are, at a fraction of what libxml2 takes.
///
/// It knows tags, attributes, namespaces, text, comments and XML's own references. At whatever else it
/// meets it gives up: document types, sections, instructions, names beyond ASCII, everything very
/// long or deep, and every fault. The document is then libxml2's from its beginning, which alone says
/// what is wrong and where. Both make the same tree of what both can read.
@safe
struct PlainScanner {
  /// Longer tags and comments are left to libxml2, which has limits for them.
  private static let longestMarkup = 1 << 16
  /// More attributes in a tag are left to libxml2, since each is compared with each.
  private static let mostAttributes = 32
  private static let deepest = XMLLimits.depth - 1

  private let bytes: UnsafePointer<UInt8>
  private let kinds: UnsafePointer<UInt8>
  private let count: Int
  /// The end of the document, or an earlier one while what stands before it must not be long.
  private var bound: Int
  private var tree: XMLTree
  private var decoded: [UInt8] = []
  private var names: ScopedNames
  private var position = 0
  private var open: [OpenElement] = []
  /// The attributes of the tag that is read, before their prefixes are known.
  private var raw: [RawAttribute] = []

  private struct OpenElement {
    var node: Int
    var name: ScannedName
    var scope: ScopedNames.Scope
  }

  private struct RawAttribute {
    var name: ScannedName
    var lower: Int
    var upper: Int
  }

  /// The tree of a document, or nil where it takes libxml2 to read it.
  static func scan(_ source: [UInt8]) -> XMLTree? {
    unsafe ByteKind.table.withUnsafeBufferPointer { kinds in
      unsafe source.withUnsafeBufferPointer { bytes in
        guard let kinds = kinds.baseAddress, let bytes = bytes.baseAddress else {
          return nil
        }
        var scanner = unsafe PlainScanner(source, bytes, kinds)
        return scanner.readDocument() ? scanner.finish() : nil
      }
    }
  }

  private init(
    _ source: [UInt8],
    _ bytes: UnsafePointer<UInt8>,
    _ kinds: UnsafePointer<UInt8>
  ) {
    unsafe self.bytes = unsafe bytes
    unsafe self.kinds = unsafe kinds
    count = source.count
    bound = source.count
    names = unsafe ScopedNames(bytes)
    tree = XMLTree(source: source)
    tree.reserve()
  }

  private mutating func finish() -> XMLTree {
    swap(&tree.decoded, &decoded)
    tree.names = names.names
    return tree
  }

  // MARK: Bytes

  /// The byte at an offset; beyond the bound one that XML does not allow.
  @inline(__always)
  private func byte(_ offset: Int) -> UInt8 {
    unsafe offset < bound ? bytes[offset] : 0
  }

  @inline(__always)
  private func kind(_ byte: UInt8) -> UInt8 {
    unsafe kinds[Int(byte)]
  }

  @inline(__always)
  private func afterSpace(_ offset: Int) -> Int {
    var index = offset
    while kind(byte(index)) & ByteKind.space != 0 { index += 1 }
    return index
  }

  /// Bounds the markup that begins here.
  private mutating func limitMarkup() {
    bound = min(count, position + Self.longestMarkup)
  }

  private func matches(_ text: StaticString, at offset: Int) -> Bool {
    guard offset + text.utf8CodeUnitCount <= count else { return false }
    for index in 0..<text.utf8CodeUnitCount
    where unsafe bytes[offset + index] != text.utf8Start[index] {
      return false
    }
    return true
  }

  /// The offset after the character beyond ASCII at an offset; nil where XML has no such character.
  @inline(__always)
  private func afterCharacter(_ offset: Int) -> Int? {
    let first = byte(offset)
    let second = byte(offset + 1)
    guard second & 0xC0 == 0x80 else { return nil }
    if first < 0xE0 { return first >= 0xC2 ? offset + 2 : nil }
    let third = byte(offset + 2)
    guard third & 0xC0 == 0x80 else { return nil }
    if first < 0xF0 {
      switch first {
      case 0xE0 where second < 0xA0, 0xED where second > 0x9F: return nil
      // U+FFFE and U+FFFF are no characters.
      case 0xEF where second == 0xBF && third > 0xBD: return nil
      default: return offset + 3
      }
    }
    guard byte(offset + 3) & 0xC0 == 0x80 else { return nil }
    switch first {
    case 0xF0 where second < 0x90, 0xF4 where second > 0x8F, 0xF5...: return nil
    default: return offset + 4
    }
  }

  /// The offset after the reference whose `&` stands at an offset; nil where it is none of XML's own.
  private func afterReference(_ start: Int) -> Int? {
    for name: StaticString in ["&amp;", "&lt;", "&gt;", "&quot;", "&apos;"]
    where matches(name, at: start) {
      return start + name.utf8CodeUnitCount
    }
    guard byte(start + 1) == 0x23 else { return nil }
    // References to control characters and to what is no character are too rare to know them here.
    var index = start + 2
    var value = 0
    if byte(index) == 0x78 {
      index += 1
      while let digit = byte(index).hexadecimalValue, index < start + 8 {
        value = value * 16 + digit
        index += 1
      }
    } else {
      while let digit = byte(index).hexadecimalValue, digit < 10, index < start + 8 {
        value = value * 10 + digit
        index += 1
      }
    }
    guard byte(index) == 0x3B else { return nil }
    switch value {
    case 0x20...0xD7FF, 0xE000...0xFFFD, 0x1_0000...0x10_FFFF: return index + 1
    default: return nil
    }
  }

  // MARK: The document

  private mutating func readDocument() -> Bool {
    guard skipDeclaration(), skipSurroundings(), byte(position) == 0x3C, readStartTag() else {
      return false
    }
    while let element = open.last {
      guard readText() else { return false }
      let isRead =
        switch byte(position + 1) {
        case 0x2F: readEndTag(element)
        case 0x21: skipComment()
        default: readStartTag()
        }
      guard isRead else { return false }
    }
    return skipSurroundings() && position == count
  }

  /// Passes the XML declaration as nearly everybody writes it.
  private mutating func skipDeclaration() -> Bool {
    guard matches("<?xml", at: 0) else { return true }
    for text: StaticString in [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<?xml version=\"1.0\" encoding=\"utf-8\"?>",
      "<?xml version='1.0' encoding='UTF-8'?>", "<?xml version='1.0' encoding='utf-8'?>",
      "<?xml version=\"1.0\"?>", "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"no\"?>",
      "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>",
    ] where matches(text, at: 0) {
      position = text.utf8CodeUnitCount
      return true
    }
    return false
  }

  /// Passes white space and comments outside of the root.
  private mutating func skipSurroundings() -> Bool {
    position = afterSpace(position)
    while matches("<!--", at: position) {
      guard skipComment() else { return false }
      position = afterSpace(position)
    }
    return true
  }

  private mutating func skipComment() -> Bool {
    guard matches("<!--", at: position) else { return false }
    limitMarkup()
    defer { bound = count }
    var index = position + 4
    while true {
      let byte = byte(index)
      if byte == 0x2D, self.byte(index + 1) == 0x2D {
        guard self.byte(index + 2) == 0x3E else { return false }
        position = index + 3
        return true
      }
      if byte >= 0x80 {
        guard let next = afterCharacter(index) else { return false }
        index = next
      } else {
        guard byte >= 0x20 || kind(byte) & ByteKind.space != 0 else { return false }
        index += 1
      }
    }
  }

  // MARK: Text

  /// Reads text up to the next `<`, where there is any.
  private mutating func readText() -> Bool {
    let start = position
    var index = start
    var isPlain = true
    scan: while true {
      let byte = byte(index)
      guard kind(byte) & ByteKind.stopsText != 0 else {
        index += 1
        continue
      }
      switch byte {
      case 0x3C: break scan
      case 0x26:
        guard let next = afterReference(index) else { return false }
        isPlain = false
        index = next
      case 0x0D:
        isPlain = false
        index += 1
      case 0x5D:
        guard self.byte(index + 1) != 0x5D || self.byte(index + 2) != 0x3E else { return false }
        index += 1
      default:
        guard byte >= 0x80, let next = afterCharacter(index) else { return false }
        index = next
      }
    }
    position = index
    guard index > start else { return true }
    var lower = start
    var upper = index
    if !isPlain {
      lower = count + decoded.count
      unsafe decoded.appendText(UnsafeBufferPointer(start: bytes + start, count: index - start))
      upper = count + decoded.count
      guard upper > lower else { return true }
    }
    tree.nodes.append(
      XMLNode(
        name: -1,
        next: Int32(truncatingIfNeeded: tree.nodes.count + 1),
        lower: UInt32(truncatingIfNeeded: lower),
        upper: UInt32(truncatingIfNeeded: upper),
        contentStart: UInt32(truncatingIfNeeded: start),
        firstAttribute: 0,
        attributeCount: 0
      )
    )
    return true
  }

  // MARK: Tags

  /// The name at an offset; nil where none is there that this reads.
  @inline(__always)
  private func name(at start: Int) -> ScannedName? {
    guard kind(byte(start)) & ByteKind.beginsName != 0 else { return nil }
    var name = ScannedName(start: start, end: start)
    while true {
      let byte = byte(name.end)
      if kind(byte) & ByteKind.name == 0 {
        guard byte == 0x3A, name.colon < 0,
          kind(self.byte(name.end + 1)) & ByteKind.beginsName != 0
        else { return name }
        name.colon = name.end
        name.prefix = name.tail
      }
      name.tail = name.tail << 8 | UInt64(byte)
      name.end += 1
    }
  }

  private mutating func readStartTag() -> Bool {
    limitMarkup()
    defer { bound = count }
    let start = position
    guard open.count < Self.deepest, let name = name(at: start + 1) else { return false }
    var index = name.end
    var isEmpty = false
    let scope = names.scope
    raw.removeAll(keepingCapacity: true)
    while true {
      let before = index
      index = afterSpace(index)
      let byte = byte(index)
      if byte == 0x3E {
        index += 1
        break
      }
      if byte == 0x2F {
        guard self.byte(index + 1) == 0x3E else { return false }
        isEmpty = true
        index += 2
        break
      }
      guard index > before, let after = readAttribute(index, scope)
      else { return false }
      index = after
    }
    let node = tree.nodes.count
    let firstAttribute = tree.attributes.count
    guard raw.count <= Self.mostAttributes, addAttributes(),
      let id = names.id(name, isElement: true)
    else { return false }
    tree.nodes.append(
      XMLNode(
        name: id,
        next: Int32(truncatingIfNeeded: node + 1),
        lower: UInt32(truncatingIfNeeded: start),
        upper: UInt32(truncatingIfNeeded: index),
        contentStart: UInt32(truncatingIfNeeded: index),
        firstAttribute: Int32(truncatingIfNeeded: firstAttribute),
        attributeCount: Int32(truncatingIfNeeded: tree.attributes.count - firstAttribute)
      )
    )
    position = index
    if isEmpty {
      names.leave(scope)
    } else {
      open.append(OpenElement(node: node, name: name, scope: scope))
    }
    return true
  }

  /// Reads an attribute of a tag that began in a scope; the value is the offset after it, or nil.
  @inline(__always)
  private mutating func readAttribute(_ start: Int, _ scope: ScopedNames.Scope) -> Int? {
    guard let name = name(at: start) else { return nil }
    var index = afterSpace(name.end)
    guard byte(index) == 0x3D else { return nil }
    index = afterSpace(index + 1)
    let quote = byte(index)
    guard quote == 0x22 || quote == 0x27 else { return nil }
    index += 1
    var lower = index
    var isPlain = true
    while true {
      let byte = byte(index)
      if kind(byte) & ByteKind.stopsValue == 0 {
        index += 1
        continue
      }
      if byte == quote { break }
      switch byte {
      case 0x22, 0x27: index += 1
      case 0x26:
        guard let next = afterReference(index) else { return nil }
        isPlain = false
        index = next
      default:
        guard byte >= 0x80, let next = afterCharacter(index) else { return nil }
        // libxml2 copies such values, and what is read from them says so where it points at them.
        isPlain = false
        index = next
      }
    }
    let end = index + 1
    if name.declaresNamespace {
      guard isPlain, names.bind(name, lower..<index, since: scope) else { return nil }
      return end
    }
    var upper = index
    if !isPlain {
      let text = unsafe UnsafeBufferPointer(start: bytes + lower, count: index - lower)
      lower = count + decoded.count
      unsafe decoded.appendText(text)
      upper = count + decoded.count
    }
    raw.append(RawAttribute(name: name, lower: lower, upper: upper))
    return end
  }

  /// Adds the attributes of the tag that was read; false where two have one name.
  private mutating func addAttributes() -> Bool {
    let first = tree.attributes.count
    for attribute in raw {
      guard let id = names.id(attribute.name, isElement: false) else { return false }
      for index in first..<tree.attributes.count where tree.attributes[index].name == id {
        return false
      }
      tree.attributes.append(
        XMLAttribute(
          name: id,
          lower: UInt32(truncatingIfNeeded: attribute.lower),
          upper: UInt32(truncatingIfNeeded: attribute.upper)
        )
      )
    }
    return true
  }

  private mutating func readEndTag(_ element: OpenElement) -> Bool {
    var index = position + 2
    for offset in element.name.start..<element.name.end {
      guard byte(index) == byte(offset) else { return false }
      index += 1
    }
    index = afterSpace(index)
    guard byte(index) == 0x3E else { return false }
    position = index + 1
    tree.nodes[element.node].next = Int32(truncatingIfNeeded: tree.nodes.count)
    tree.nodes[element.node].upper = UInt32(truncatingIfNeeded: position)
    names.leave(element.scope)
    open.removeLast()
    return true
  }
}

/// What a byte means to ``PlainScanner``.
private enum ByteKind {
  static let stopsText: UInt8 = 1
  static let stopsValue: UInt8 = 2
  static let beginsName: UInt8 = 4
  static let name: UInt8 = 8
  static let space: UInt8 = 16

  /// What each of the 256 bytes means, as a sum of the above.
  static let table: [UInt8] = (0...UInt8.max).map { byte in
    switch byte {
    case 0x09, 0x0A: space | stopsValue
    case 0x0D: space | stopsText | stopsValue
    case 0x20: space
    case 0..<0x20, 0x80...: stopsText | stopsValue
    case 0x22, 0x27: stopsValue
    case 0x26, 0x3C: stopsText | stopsValue
    case 0x2D, 0x2E, 0x30...0x39: name
    case 0x5D: stopsText
    case 0x41...0x5A, 0x5F, 0x61...0x7A: beginsName | name
    default: 0
    }
  }
}

extension UInt8 {
  /// The value of a hexadecimal digit, or nil.
  fileprivate var hexadecimalValue: Int? {
    switch self {
    case 0x30...0x39: Int(self) - 0x30
    case 0x41...0x46: Int(self) - 0x37
    case 0x61...0x66: Int(self) - 0x57
    default: nil
    }
  }
}
