import CaptionModel

/// Eight neighbouring bytes of a text, looked at at once; the first one is the lowest.
///
/// An answer has the highest bit of each byte that fits. Only those below the first that is
/// ``special`` are to be trusted.
struct TextWord {
  /// How many bytes there are.
  static let length = 8

  private let bits: UInt64

  /// Takes the bytes from an offset on, which is none behind the end; what lies there is 0.
  @inline(__always)
  init(_ bytes: Span<UInt8>, at offset: Int) {
    let count = bytes.count
    if offset >= 0, offset < count - 7 {
      bits = Self.load(bytes, offset)
    } else {
      bits = Self.loadLast(bytes, offset)
    }
  }

  @inline(__always)
  private static func load(_ bytes: Span<UInt8>, _ offset: Int) -> UInt64 {
    // The optimizer makes one load of this: of a span of eight bytes it knows that they are there.
    let part = bytes.extracting(offset..<offset &+ 8)
    let low =
      UInt64(part[0]) | UInt64(part[1]) << 8 | UInt64(part[2]) << 16 | UInt64(part[3]) << 24
    let high =
      UInt64(part[4]) << 32 | UInt64(part[5]) << 40 | UInt64(part[6]) << 48 | UInt64(part[7]) << 56
    return low | high
  }

  /// Takes the last bytes, fewer than eight.
  private static func loadLast(_ bytes: Span<UInt8>, _ offset: Int) -> UInt64 {
    let count = bytes.count
    if count >= length, offset < count {
      // Those before the offset are shifted out.
      return load(bytes, count - length) &>> UInt64(truncatingIfNeeded: (offset - count + 8) * 8)
    }
    var bits: UInt64 = 0
    var index = count
    while index > offset {
      index -= 1
      bits = bits &<< 8 | UInt64(bytes[index])
    }
    return bits
  }

  @inline(__always)
  static func all(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }

  /// The bytes that are neither printable ASCII nor a space; the lowest is always right.
  @inline(__always)
  var special: UInt64 {
    (bits | ~(bits &+ Self.all(0x60)) | (bits &+ Self.all(0x01))) & Self.all(0x80)
  }

  /// The letters of ASCII.
  @inline(__always)
  var letters: UInt64 {
    let small = bits | Self.all(0x20)
    return (small &+ Self.all(0x1F)) & ~(small &+ Self.all(0x05)) & Self.all(0x80)
  }

  /// The bytes whose bit 5 is set, as that of small letters is.
  @inline(__always)
  var raised: UInt64 { bits &<< 2 }

  /// The digits of ASCII.
  @inline(__always)
  var digits: UInt64 {
    (bits &+ Self.all(0x50)) & ~(bits &+ Self.all(0x46)) & Self.all(0x80)
  }

  /// The spaces.
  @inline(__always)
  var spaces: UInt64 { ~((bits ^ Self.all(0x20)) &+ Self.all(0x7F)) & Self.all(0x80) }

  /// The bytes that equal another one; the lowest is always right.
  @inline(__always)
  func matches(_ byte: UInt8) -> UInt64 {
    let difference = bits ^ Self.all(byte)
    return (difference &- Self.all(0x01)) & ~difference & Self.all(0x80)
  }

  /// The bytes that equal another one in all bits but some; the lowest is always right.
  @inline(__always)
  func matches(_ byte: UInt8, ignoring ignored: UInt8) -> UInt64 {
    let difference = (bits ^ Self.all(byte)) & Self.all(~ignored)
    return (difference &- Self.all(0x01)) & ~difference & Self.all(0x80)
  }

  /// How many bytes fit.
  @inline(__always)
  static func count(_ answer: UInt64) -> Int {
    Int(truncatingIfNeeded: ((answer &>> 7) &* 0x0101_0101_0101_0101) &>> 56)
  }

  /// The distance of the first byte that fits; ``length`` where none does.
  @inline(__always)
  static func first(_ answer: UInt64) -> Int { answer.trailingZeroBitCount &>> 3 }
}
