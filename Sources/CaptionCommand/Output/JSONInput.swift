/// Why bytes are not the JSON that was expected.
struct JSONFault: Error, Hashable {
  /// What was expected, as a phrase.
  let expected: String
  /// Where, as a byte offset.
  let offset: Int
}

/// JSON that is read as it comes, member by member, without making a tree of it; what ``JSONOutput``
/// writes by the million is read so.
struct JSONInput {
  private let bytes: [UInt8]
  private(set) var offset = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  // MARK: Structure

  /// Reads an object; `member` has to read or skip the value of each name.
  mutating func object(
    _ member: (inout JSONInput, _ name: String) throws(JSONFault) -> Void
  ) throws(JSONFault) {
    try expect(0x7B, "an object")
    if try ends(with: 0x7D) { return }
    while true {
      let name = try string()
      try expect(0x3A, "a colon")
      try member(&self, name)
      if try ends(with: 0x7D) { return }
      try expect(0x2C, "a comma")
    }
  }

  /// Reads a list; `item` has to read or skip each item.
  mutating func array(_ item: (inout JSONInput) throws(JSONFault) -> Void) throws(JSONFault) {
    try expect(0x5B, "a list")
    if try ends(with: 0x5D) { return }
    while true {
      try item(&self)
      if try ends(with: 0x5D) { return }
      try expect(0x2C, "a comma")
    }
  }

  /// Makes sure that nothing but white space follows.
  mutating func end() throws(JSONFault) {
    skipSpace()
    if offset < bytes.count { throw fault("nothing more") }
  }

  // MARK: Values

  /// Reads `null`; tells whether it was there.
  mutating func null() -> Bool {
    skipSpace()
    guard has("null") else { return false }
    offset += 4
    return true
  }

  mutating func bool() throws(JSONFault) -> Bool {
    skipSpace()
    if has("true") {
      offset += 4
      return true
    }
    guard has("false") else { throw fault("true or false") }
    offset += 5
    return false
  }

  mutating func int() throws(JSONFault) -> Int {
    let wide = try wholeNumber()
    guard let number = Int(exactly: wide) else { throw fault("a smaller number") }
    return number
  }

  /// Reads a whole number of up to 128 bits.
  mutating func wholeNumber() throws(JSONFault) -> Int128 {
    skipSpace()
    let start = offset
    if offset < bytes.count, bytes[offset] == 0x2D { offset += 1 }
    while offset < bytes.count, bytes[offset] &- 0x30 < 10 { offset += 1 }
    guard let number = Int128(String(decoding: bytes[start..<offset], as: UTF8.self)) else {
      offset = start
      throw fault("a whole number")
    }
    return number
  }

  mutating func string() throws(JSONFault) -> String {
    String(decoding: try utf8(), as: UTF8.self)
  }

  /// Reads a list of texts.
  mutating func strings() throws(JSONFault) -> [String] {
    var texts: [String] = []
    try array { (json) throws(JSONFault) in texts.append(try json.string()) }
    return texts
  }

  /// Reads a text as its bytes.
  mutating func utf8() throws(JSONFault) -> [UInt8] {
    try expect(0x22, "a text")
    let start = offset
    while offset < bytes.count, bytes[offset] != 0x22, bytes[offset] != 0x5C { offset += 1 }
    var text = Array(bytes[start..<offset])
    while offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      if byte == 0x22 { return text }
      if byte == 0x5C { try escape(&text) } else { text.append(byte) }
    }
    throw fault("the end of a text")
  }

  /// Reads a value of any kind as it stands.
  mutating func raw() throws(JSONFault) -> [UInt8] {
    skipSpace()
    let start = offset
    try skip()
    return Array(bytes[start..<offset])
  }

  /// Goes on behind a value of any kind.
  mutating func skip() throws(JSONFault) {
    skipSpace()
    guard offset < bytes.count else { throw fault("a value") }
    var depth = 0
    repeat {
      guard offset < bytes.count else { throw fault("the end of a value") }
      switch bytes[offset] {
      case 0x22: try skipText()
      case 0x7B, 0x5B:
        depth += 1
        offset += 1
      case 0x7D, 0x5D:
        guard depth > 0 else { throw fault("a value") }
        depth -= 1
        offset += 1
      case 0x2C, 0x3A, 0x20, 0x09, 0x0A, 0x0D:
        guard depth > 0 else { throw fault("a value") }
        offset += 1
      default:
        while offset < bytes.count, !Self.endsWord(bytes[offset]) { offset += 1 }
      }
    } while depth > 0
  }

  // MARK: Bytes

  private static func endsWord(_ byte: UInt8) -> Bool {
    byte <= 0x20 || byte == 0x2C || byte == 0x3A || byte == 0x7D || byte == 0x5D || byte == 0x22
      || byte == 0x7B || byte == 0x5B
  }

  private mutating func skipText() throws(JSONFault) {
    offset += 1
    while offset < bytes.count, bytes[offset] != 0x22 { offset += bytes[offset] == 0x5C ? 2 : 1 }
    guard offset < bytes.count else { throw fault("the end of a text") }
    offset += 1
  }

  private mutating func escape(_ text: inout [UInt8]) throws(JSONFault) {
    guard offset < bytes.count else { throw fault("the end of a text") }
    let byte = bytes[offset]
    offset += 1
    switch byte {
    case 0x22, 0x5C, 0x2F: text.append(byte)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "u"):
      var unit = try self.unit()
      if unit & 0xFC00 == 0xD800, has("\\u") {
        let back = offset
        offset += 2
        let low = try self.unit()
        if low & 0xFC00 == 0xDC00 {
          unit = 0x10000 + (unit & 0x3FF) << 10 + low & 0x3FF
        } else {
          offset = back
        }
      }
      text.append(contentsOf: String(Character(Unicode.Scalar(unit) ?? "\u{FFFD}")).utf8)
    default: throw fault("a known escape")
    }
  }

  private mutating func unit() throws(JSONFault) -> UInt32 {
    guard offset + 4 <= bytes.count,
      let unit = UInt32(String(decoding: bytes[offset..<offset + 4], as: UTF8.self), radix: 16)
    else { throw fault("four hexadecimal digits") }
    offset += 4
    return unit
  }

  private func has(_ word: String) -> Bool { bytes[offset...].starts(with: word.utf8) }

  private mutating func skipSpace() {
    while offset < bytes.count, bytes[offset] <= 0x20 { offset += 1 }
  }

  private mutating func expect(_ byte: UInt8, _ what: String) throws(JSONFault) {
    skipSpace()
    guard offset < bytes.count, bytes[offset] == byte else { throw fault(what) }
    offset += 1
  }

  private mutating func ends(with byte: UInt8) throws(JSONFault) -> Bool {
    skipSpace()
    guard offset < bytes.count else { throw fault("the end of a value") }
    guard bytes[offset] == byte else { return false }
    offset += 1
    return true
  }

  private func fault(_ expected: String) -> JSONFault {
    JSONFault(expected: expected, offset: offset)
  }
}
