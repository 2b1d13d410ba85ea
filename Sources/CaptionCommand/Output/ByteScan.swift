/// Looks through many bytes at once: what is mostly short by words of eight bytes, what is long by
/// loops of which the compiler can take many bytes in one step, over a span from end to end, without a
/// way out in between, and with answers that are numbers as wide as the bytes.
enum ByteScan {
  /// How many line feeds and carriage returns there are.
  static func lineBreaks(in bytes: Span<UInt8>) -> (feeds: Int, returns: Int) {
    var feeds = 0
    var returns = 0
    var start = 0
    while start < bytes.count {
      // So few at a time that the counts fit a byte.
      let part = bytes.extracting(start..<min(start &+ 192, bytes.count))
      var feedsHere: UInt8 = 0
      var returnsHere: UInt8 = 0
      for index in 0..<part.count {
        let byte = part[index]
        let feed: UInt8 = byte == 0x0A ? 1 : 0
        let carriageReturn: UInt8 = byte == 0x0D ? 1 : 0
        feedsHere &+= feed
        returnsHere &+= carriageReturn
      }
      feeds &+= Int(feedsHere)
      returns &+= Int(returnsHere)
      start &+= 192
    }
    return (feeds, returns)
  }

  /// Whether valid UTF-8 has none of the characters that ``oneLine(_:)`` replaces.
  static func holdsNoControl(_ bytes: Span<UInt8>) -> Bool {
    var index = firstUnusual(bytes, from: 0)
    while index < bytes.count {
      guard !isControl(bytes, at: index) else { return false }
      index = firstUnusual(bytes, from: index &+ 1)
    }
    return true
  }

  /// Whether a control character or a separator of lines begins at an offset of valid UTF-8.
  @inline(__always)
  static func isControl(_ bytes: Span<UInt8>, at index: Int) -> Bool {
    let byte = bytes[index]
    if byte < 0x20 || byte == 0x7F { return true }
    if byte == 0xC2 { return index + 1 < bytes.count && bytes[index + 1] < 0xA0 }
    return byte == 0xE2 && index + 2 < bytes.count && bytes[index + 1] == 0x80
      && (bytes[index + 2] == 0xA8 || bytes[index + 2] == 0xA9)
  }

  /// The first byte from an offset on with which a control character or a separator of lines may
  /// begin: one below a blank, DEL, or the first byte of U+0080 to U+009F, U+2028 and U+2029; the
  /// count where there is none.
  static func firstUnusual(_ bytes: Span<UInt8>, from start: Int) -> Int {
    let count = bytes.count
    var index = start
    while index >= 0, index < count - 7 {
      let found = unusual(word(bytes, index))
      if found != 0 { return index &+ found.trailingZeroBitCount &>> 3 }
      index &+= 8
    }
    while index < count {
      let byte = bytes[index]
      if byte < 0x20 || byte == 0x7F || byte | 0x20 == 0xE2 { return index }
      index &+= 1
    }
    return count
  }

  /// The first line feed; the count where there is none.
  static func firstFeed(in bytes: Span<UInt8>) -> Int {
    let count = bytes.count
    var index = 0
    while index >= 0, index < count - 7 {
      let found = zeros(word(bytes, index) ^ all(0x0A)) & all(0x80)
      if found != 0 { return index &+ found.trailingZeroBitCount &>> 3 }
      index &+= 8
    }
    while index < count, bytes[index] != 0x0A { index &+= 1 }
    return index
  }

  /// The highest bit of each byte that ``firstUnusual(_:from:)`` seeks; the lowest is always right.
  @inline(__always)
  private static func unusual(_ word: UInt64) -> UInt64 {
    let low = (word &- all(0x20)) & ~word
    // C2 and E2 differ in this bit alone.
    return (low | zeros(word ^ all(0x7F)) | zeros((word | all(0x20)) ^ all(0xE2))) & all(0x80)
  }

  /// Eight bytes, the first one lowest.
  @inline(__always)
  private static func word(_ bytes: Span<UInt8>, _ offset: Int) -> UInt64 {
    // The optimizer makes one load of this.
    let high =
      UInt64(bytes[offset + 7]) << 56 | UInt64(bytes[offset + 6]) << 48
      | UInt64(bytes[offset + 5]) << 40 | UInt64(bytes[offset + 4]) << 32
    let low =
      UInt64(bytes[offset + 3]) << 24 | UInt64(bytes[offset + 2]) << 16
      | UInt64(bytes[offset + 1]) << 8 | UInt64(bytes[offset])
    return low | high
  }

  @inline(__always)
  private static func all(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }

  /// The bytes that are zero, by their highest bit; the lowest is always right, and others are not
  /// to be looked at.
  @inline(__always)
  private static func zeros(_ word: UInt64) -> UInt64 { (word &- all(0x01)) & ~word }

  /// The columns that ASCII and ordinary letters of Latin, Greek and Cyrillic take in a terminal; nil
  /// where anything else stands.
  static func simpleWidth(_ bytes: Span<UInt8>) -> Int? {
    let count = bytes.count
    var other: UInt64 = 0
    var width = 0
    var index = 0
    while index >= 0, index < count - 7 {
      let word = word(bytes, index)
      let high = (word & all(0x7F)) &+ all(0x2E) & word
      let low = (word &- all(0x20)) & ~word
      other |= low | high | zeros(word ^ all(0x7F)) | zeros(word ^ all(0xC2))
      // Combining marks.
      other |= zeros(word & all(0xFE) ^ all(0xCC))
      let following = (word & ~(word &<< 1) & all(0x80)) &>> 7
      width &+= 8 &- Int(truncatingIfNeeded: (following &* all(0x01)) &>> 56)
      index &+= 8
    }
    guard other & all(0x80) == 0 else { return nil }
    while index < count {
      let byte = bytes[index]
      if byte < 0x20 || byte == 0x7F || byte == 0xC2 || byte & 0xFE == 0xCC || byte > 0xD1 {
        return nil
      }
      if byte & 0xC0 != 0x80 { width &+= 1 }
      index &+= 1
    }
    return width
  }
}
