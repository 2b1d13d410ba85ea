/// Takes the fields of a box's payload one after the other; there are none behind its end.
struct BoxFields {
  let bytes: [UInt8]
  private(set) var position = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  var remaining: Int { bytes.count - position }

  /// A big-endian number of so many bytes, at most eight.
  mutating func number(_ width: Int) -> UInt64? {
    guard width <= remaining else { return nil }
    var value: UInt64 = 0
    for index in position..<position + width { value = value << 8 | UInt64(bytes[index]) }
    position += width
    return value
  }

  mutating func u8() -> UInt8? { number(1).map { UInt8(truncatingIfNeeded: $0) } }
  mutating func u16() -> UInt16? { number(2).map { UInt16(truncatingIfNeeded: $0) } }
  mutating func u32() -> UInt32? { number(4).map { UInt32(truncatingIfNeeded: $0) } }
  mutating func i16() -> Int16? { u16().map { Int16(bitPattern: $0) } }
  mutating func i32() -> Int32? { u32().map { Int32(bitPattern: $0) } }
  mutating func fourCC() -> FourCC? { u32().map { FourCC(rawValue: $0) } }

  /// A signed number of 64 bits where `isWide`, else an unsigned one of 32; what is larger than
  /// any duration becomes the largest number.
  mutating func span(isWide: Bool) -> Int64? {
    isWide ? number(8).map { Int64(clamping: $0) } : u32().map { Int64($0) }
  }

  /// Passes over bytes; nil where there are not so many.
  mutating func skip(_ count: Int) -> Void? {
    guard count <= remaining else { return nil }
    position += count
    return ()
  }

  /// The version and the flags that begin a full box (ISO/IEC 14496-12, 4.2.2).
  mutating func versionAndFlags() -> (version: UInt8, flags: UInt32)? {
    u32().map { (UInt8(truncatingIfNeeded: $0 >> 24), $0 & 0xFF_FFFF) }
  }

  mutating func bytes(_ count: Int) -> [UInt8]? {
    guard count >= 0, count <= remaining else { return nil }
    defer { position += count }
    return Array(bytes[position..<position + count])
  }

  /// All that is left.
  mutating func rest() -> [UInt8] {
    defer { position = bytes.count }
    return Array(bytes[position...])
  }

  /// A text up to a zero byte, or to the end where there is none.
  mutating func string() -> (text: String, isTerminated: Bool, isValid: Bool) {
    let end = bytes[position...].firstIndex(of: 0)
    let content = bytes[position..<(end ?? bytes.count)]
    position = end.map { $0 + 1 } ?? bytes.count
    let text = String(decoding: content, as: UTF8.self)
    return (text, end != nil, text.utf8.elementsEqual(content))
  }
}
