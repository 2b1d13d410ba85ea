/// A position in bytes, with the two verbs that text parsing is made of.
///
/// `match` looks, `scan` looks and moves past what it found. Copying the cursor is how a reader
/// remembers a place to come back to. It lives in the same module as the readers, since across
/// modules it is many times slower.
struct ByteCursor {
  let bytes: [UInt8]
  var offset: Int
  let end: Int

  init(_ bytes: [UInt8], in range: Range<Int>) {
    self.bytes = bytes
    offset = range.lowerBound
    end = range.upperBound
  }

  init(_ bytes: [UInt8]) {
    self.init(bytes, in: 0..<bytes.count)
  }

  var atEnd: Bool { offset >= end }

  /// The byte here, or nil at the end.
  var peek: UInt8? { offset < end ? bytes[offset] : nil }

  /// The byte `distance` further on, or nil beyond the end.
  func peek(at distance: Int) -> UInt8? {
    let index = offset + distance
    return index < end ? bytes[index] : nil
  }

  func match(_ byte: UInt8) -> Bool { offset < end && bytes[offset] == byte }

  func match(_ text: String) -> Bool {
    var index = offset
    for byte in text.utf8 {
      guard index < end, bytes[index] == byte else { return false }
      index += 1
    }
    return true
  }

  mutating func scan(_ byte: UInt8) -> Bool {
    guard match(byte) else { return false }
    offset += 1
    return true
  }

  mutating func scan(_ text: String) -> Bool {
    guard match(text) else { return false }
    offset += text.utf8.count
    return true
  }

  /// Moves past the bytes that satisfy a condition and returns their range.
  @inline(__always)
  @discardableResult
  mutating func scan(while condition: (UInt8) -> Bool) -> Range<Int> {
    let start = offset
    while offset < end, condition(bytes[offset]) { offset += 1 }
    return start..<offset
  }

  @inline(__always)
  mutating func advance(_ count: Int = 1) {
    offset = min(offset + count, end)
  }
}

extension UInt8 {
  @inline(__always) var isASCIIDigit: Bool { self &- 0x30 < 10 }
  @inline(__always) var isASCIILetter: Bool { (self | 0x20) &- 0x61 < 26 }
  /// U+0009, U+000A, U+000C, U+000D or U+0020.
  @inline(__always) var isASCIIWhiteSpace: Bool {
    self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0C || self == 0x0D
  }
  @inline(__always) var lowercasedASCII: UInt8 {
    self &- 0x41 < 26 ? self | 0x20 : self
  }
}
