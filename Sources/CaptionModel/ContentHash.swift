/// A hash of 128 bits by which equal contents are known; it guards against nobody.
public struct ContentHash: Sendable, Hashable {
  /// The two halves.
  public let high: UInt64
  /// The lower half.
  public let low: UInt64

  /// Hashes bytes.
  public init(_ bytes: [UInt8]) {
    var first: UInt64 = 0xCBF2_9CE4_8422_2325 ^ UInt64(bytes.count)
    var second: UInt64 = 0x9AE1_6A3B_2F90_404F
    var index = 0
    while index + 8 <= bytes.count {
      // The last byte comes first: what is then known of its place spares the checks of the others.
      let high =
        UInt64(bytes[index + 7]) << 56 | UInt64(bytes[index + 6]) << 48
        | UInt64(bytes[index + 5]) << 40 | UInt64(bytes[index + 4]) << 32
      let low =
        UInt64(bytes[index + 3]) << 24 | UInt64(bytes[index + 2]) << 16
        | UInt64(bytes[index + 1]) << 8 | UInt64(bytes[index])
      let word = high | low
      Self.mix(word, &first, &second)
      index += 8
    }
    var word: UInt64 = 0
    while index < bytes.count {
      word = word << 8 | UInt64(bytes[index])
      index += 1
    }
    Self.mix(word, &first, &second)
    Self.mix(first, &second, &first)
    high = first
    low = second
  }

  @inline(__always)
  private static func mix(_ word: UInt64, _ first: inout UInt64, _ second: inout UInt64) {
    first = (first ^ word) &* 0x9E37_79B9_7F4A_7C15
    first ^= first >> 32
    second = (second &+ word) &* 0xC2B2_AE3D_27D4_EB4F
    second ^= second >> 29
  }

  /// Half of the hash, to notice what has changed by accident.
  public var check: Int64 { Int64(bitPattern: high ^ low) }

  /// Reads 32 hexadecimal digits; nil for anything else.
  public init?(_ digits: String) {
    guard digits.utf8.count == 32, let high = UInt64(digits.prefix(16), radix: 16),
      let low = UInt64(digits.suffix(16), radix: 16), !digits.hasPrefix("+")
    else { return nil }
    self.high = high
    self.low = low
  }

  /// The hash as 32 hexadecimal digits.
  public var digits: String {
    [high, low].map { half in
      let digits = String(half, radix: 16)
      return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }.joined()
  }
}
