/// An element's start tag as it is written, to change the value of an attribute.
struct TTMLStartTag {
  /// The element's name with its prefix.
  let name: Range<Int>
  /// The attributes' names with their prefixes, and where their values stand between the quotes.
  private(set) var attributes: [(name: Range<Int>, value: Range<Int>)] = []
  /// The byte after the tag.
  let end: Int
  /// Whether the element has no content and no end tag.
  let isEmpty: Bool

  /// Scans the tag that begins at an offset; nil where there is none that is well-formed.
  init?(_ bytes: [UInt8], at start: Int) {
    guard start < bytes.count else { return nil }
    var cursor = ByteCursor(bytes, in: start..<bytes.count)
    guard cursor.scan(0x3C) else { return nil }
    name = cursor.scan { !Self.endsName($0) }
    guard !name.isEmpty else { return nil }
    while true {
      cursor.scan { $0.isASCIIWhiteSpace }
      if cursor.scan(0x3E) {
        isEmpty = false
        break
      }
      if cursor.scan("/>") {
        isEmpty = true
        break
      }
      let attribute = cursor.scan { !Self.endsName($0) }
      cursor.scan { $0.isASCIIWhiteSpace }
      guard !attribute.isEmpty, cursor.scan(0x3D) else { return nil }
      cursor.scan { $0.isASCIIWhiteSpace }
      guard let quote = cursor.peek, quote == 0x22 || quote == 0x27 else { return nil }
      cursor.advance()
      let value = cursor.scan { $0 != quote }
      guard cursor.scan(quote) else { return nil }
      attributes.append((attribute, value))
    }
    end = cursor.offset
  }

  private static func endsName(_ byte: UInt8) -> Bool {
    byte.isASCIIWhiteSpace || byte == 0x3D || byte == 0x3E || byte == 0x2F || byte == 0x22
      || byte == 0x27 || byte == 0x3C
  }

  /// Where the value of an attribute without a prefix stands.
  func value(_ name: String, in bytes: [UInt8]) -> Range<Int>? {
    attributes.first { bytes[$0.name].elementsEqual(name.utf8) }?.value
  }
}
