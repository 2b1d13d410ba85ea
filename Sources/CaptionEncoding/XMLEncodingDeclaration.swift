/// The XML declaration at the beginning of a file, as far as it tells the encoding (XML 1.0, 4.3.3).
struct XMLEncodingDeclaration {
  /// The encoding that is named, or nil where none is.
  let encoding: String?

  /// Nil where the file does not begin with an XML declaration.
  init?(in bytes: [UInt8]) {
    guard bytes.starts(with: "<?xml".utf8) else { return nil }
    let head = bytes.prefix(1024)
    let end = head.firstIndex(of: 0x3E) ?? head.endIndex
    encoding = Self.value(of: "encoding", in: head[..<end])
  }

  private static func value(of name: String, in head: ArraySlice<UInt8>) -> String? {
    let pattern = Array(name.utf8)
    let isSpace: (UInt8) -> Bool = { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
    var rest = head
    while rest.count > pattern.count {
      guard isSpace(rest[rest.startIndex]), rest.dropFirst().starts(with: pattern) else {
        rest = rest.dropFirst()
        continue
      }
      rest = rest.dropFirst(1 + pattern.count).drop(while: isSpace)
      guard rest.first == 0x3D else { continue }
      rest = rest.dropFirst().drop(while: isSpace)
      guard let quote = rest.first, quote == 0x22 || quote == 0x27 else { return nil }
      rest = rest.dropFirst()
      guard let close = rest.firstIndex(of: quote) else { return nil }
      return String(decoding: rest[..<close], as: UTF8.self)
    }
    return nil
  }
}
