extension CaptionText.UTF8View {
  /// Where the line ends that goes through an offset: at its line feed, or at the end.
  package func endOfLine(from start: Int) -> Int {
    let bytes = storage.span.extracting(stored)
    let count = bytes.count
    var index = Swift.max(start, 0)
    // Eight bytes at once; the lowest bit of the answer is that of the first line feed.
    while index >= 0, index < count - 7 {
      let difference = Self.word(bytes, index) ^ Self.all(0x0A)
      let found = (difference &- Self.all(0x01)) & ~difference & Self.all(0x80)
      if found != 0 { return index &+ found.trailingZeroBitCount &>> 3 }
      index &+= 8
    }
    // The last bytes of a text that has eight, without those that have been looked at.
    if index < count, count >= 8 {
      let rest = Self.word(bytes, count - 8) ^ Self.all(0x0A)
      let seen = UInt64(truncatingIfNeeded: 8 &* (8 &- (count &- index)))
      // Exact for each byte, since one that has been looked at may be a line feed.
      let other = (rest & Self.all(0x7F)) &+ Self.all(0x7F) | rest
      let found = ~other & Self.all(0x80) & (~0 &<< seen)
      return found != 0 ? count &- 8 &+ found.trailingZeroBitCount &>> 3 : count
    }
    while index < count, bytes[index] != 0x0A { index &+= 1 }
    return index
  }

  @inline(__always)
  private static func word(_ bytes: Span<UInt8>, _ offset: Int) -> UInt64 {
    // The optimizer makes one load of this: of a span of eight bytes it knows that they are there.
    let part = bytes.extracting(offset..<offset &+ 8)
    let low =
      UInt64(part[0]) | UInt64(part[1]) << 8 | UInt64(part[2]) << 16 | UInt64(part[3]) << 24
    let high =
      UInt64(part[4]) << 32 | UInt64(part[5]) << 40 | UInt64(part[6]) << 48 | UInt64(part[7]) << 56
    return low | high
  }

  @inline(__always)
  private static func all(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }
}
