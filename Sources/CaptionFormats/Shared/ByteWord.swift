/// Eight neighbouring bytes of a source, looked at at once; the first one is the lowest.
///
/// The questions are answered with a bit for each byte, its highest. Of the bits that are set the
/// lowest is always right; one above it may be set for a byte that only follows a match.
struct ByteWord {
  /// How many bytes there are.
  static let length = 8

  /// All bytes, the first one in the lowest bits.
  let bits: UInt64

  /// Takes the bytes at an offset, or gives nil where there are not so many.
  @inline(__always)
  init?(_ bytes: [UInt8], at offset: Int) {
    guard offset >= 0, offset < bytes.count - 7 else { return nil }
    // The optimizer makes one load of this. The last byte has to come first: what is then known of
    // its offset spares the checks of the others, without which there are eight loads.
    let high =
      UInt64(bytes[offset + 7]) << 56 | UInt64(bytes[offset + 6]) << 48
      | UInt64(bytes[offset + 5]) << 40 | UInt64(bytes[offset + 4]) << 32
    let low =
      UInt64(bytes[offset + 3]) << 24 | UInt64(bytes[offset + 2]) << 16
      | UInt64(bytes[offset + 1]) << 8 | UInt64(bytes[offset])
    bits = low | high
  }

  /// The bytes that are control characters of ASCII, except for U+007F.
  @inline(__always)
  var controls: UInt64 { (bits &- Self.all(0x20)) & ~bits & Self.all(0x80) }

  /// The bytes that equal another one in all bits but some.
  @inline(__always)
  func matches(_ byte: UInt8, ignoring ignored: UInt8 = 0) -> UInt64 {
    let difference = (bits & Self.all(~ignored)) ^ Self.all(byte & ~ignored)
    return (difference &- Self.all(0x01)) & ~difference & Self.all(0x80)
  }

  /// The bytes that are spaces, without any that are none.
  @inline(__always)
  var spaces: UInt64 {
    let difference = bits ^ Self.all(0x20)
    let rest = (difference & Self.all(0x7F)) &+ Self.all(0x7F)
    return ~(rest | difference) & Self.all(0x80)
  }

  /// The distance of the first byte of an answer that is not empty.
  @inline(__always)
  static func first(_ answer: UInt64) -> Int { answer.trailingZeroBitCount >> 3 }

  @inline(__always)
  private static func all(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }
}

extension [UInt8] {
  /// Whether a part is nothing but white space.
  func isBlank(_ range: Range<Int>) -> Bool {
    var index = range.lowerBound
    while index < range.upperBound, self[index].isASCIIWhiteSpace { index += 1 }
    return index >= range.upperBound
  }

  /// The offset of the first byte from an offset on for which a question about words has an answer,
  /// or one up to a word before the end.
  @inline(__always)
  func endOfRun(from start: Int, _ question: (ByteWord) -> UInt64) -> Int {
    var index = start
    while let word = ByteWord(self, at: index) {
      let answer = question(word)
      // The address of the next word must not wait for what is found in this one.
      if answer != 0 { return index &+ ByteWord.first(answer) }
      index &+= ByteWord.length
    }
    return index
  }
}
