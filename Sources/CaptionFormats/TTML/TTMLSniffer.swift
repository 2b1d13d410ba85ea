import CaptionModel

/// Looks at the beginning of a source for a TTML root element.
enum TTMLSniffer {
  /// How far into a source the root element is looked for.
  private static let reach = 64 * 1024

  /// How likely it is that a source is TTML.
  static func confidence(_ source: SourceText) -> CaptionFormat.Confidence {
    var cursor = ByteCursor(source.bytes, in: 0..<min(source.bytes.count, reach))
    while true {
      cursor.scan(while: { $0.isASCIIWhiteSpace })
      if cursor.match("<?") {
        skip(&cursor, past: "?>")
      } else if cursor.match("<!--") {
        skip(&cursor, past: "-->")
      } else if cursor.match("<!") {
        skipDeclaration(&cursor)
      } else {
        break
      }
    }
    guard cursor.scan(0x3C) else { return .none }
    let name = cursor.scan(while: { !$0.isASCIIWhiteSpace && $0 != 0x3E && $0 != 0x2F })
    let local = source.bytes[name].split(separator: 0x3A).last ?? []
    let tag = cursor.scan(while: { $0 != 0x3E })
    let hasNamespace =
      contains(source.bytes, tag, TTMLNamespace.current)
      || TTMLNamespace.drafts.contains { contains(source.bytes, tag, $0) }
    if local.elementsEqual("tt".utf8) { return hasNamespace ? .certain : .likely }
    let isSynchronic = local.elementsEqual("isd".utf8) || local.elementsEqual("sequence".utf8)
    return isSynchronic && hasNamespace ? .certain : .none
  }

  private static func skip(_ cursor: inout ByteCursor, past text: String) {
    while !cursor.atEnd, !cursor.scan(text) { cursor.advance() }
  }

  /// Moves past a document type declaration with its internal subset.
  private static func skipDeclaration(_ cursor: inout ByteCursor) {
    var isInSubset = false
    while let byte = cursor.peek {
      cursor.advance()
      switch byte {
      case 0x5B: isInSubset = true
      case 0x5D: isInSubset = false
      case 0x3E where !isInSubset: return
      default: break
      }
    }
  }

  private static func contains(_ bytes: [UInt8], _ range: Range<Int>, _ text: String) -> Bool {
    var cursor = ByteCursor(bytes, in: range)
    while !cursor.atEnd {
      if cursor.match(text) { return true }
      cursor.advance()
    }
    return false
  }

  /// The encoding that an XML declaration names, and where; nil where it names none.
  static func declaredEncoding(_ bytes: [UInt8]) -> (name: String, range: Range<Int>)? {
    var cursor = ByteCursor(bytes, in: 0..<min(bytes.count, 512))
    guard cursor.scan("<?xml") else { return nil }
    while !cursor.atEnd, !cursor.match("?>") {
      if cursor.scan("encoding") {
        cursor.scan(while: { $0.isASCIIWhiteSpace || $0 == 0x3D })
        guard let quote = cursor.peek, quote == 0x22 || quote == 0x27 else { return nil }
        cursor.advance()
        let name = cursor.scan(while: { $0 != quote && $0 != 0x3E })
        return (String(decoding: bytes[name], as: UTF8.self), name)
      }
      cursor.advance()
    }
    return nil
  }
}
