/// A hash of 128 bits that tells contents apart which nobody has made alike on purpose.
///
/// Words of the content are multiplied to twice their width and folded, in two chains that begin
/// differently.
public struct ContentHash: Sendable, Hashable {
  private var first: UInt64 = 0x9E37_79B9_7F4A_7C15
  private var second: UInt64 = 0xC2B2_AE3D_27D4_EB4F

  /// Hashes bytes.
  public init(_ bytes: [UInt8]) {
    unsafe bytes.withUnsafeBytes { bytes in
      var offset = 0
      while offset + 16 <= bytes.count {
        let low = unsafe bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        let high = unsafe bytes.loadUnaligned(fromByteOffset: offset + 8, as: UInt64.self)
        add(UInt64(littleEndian: low), UInt64(littleEndian: high))
        offset += 16
      }
      var rest: (UInt64, UInt64) = (0, 0)
      for index in offset..<bytes.count {
        let byte = UInt64(unsafe bytes[index])
        if index - offset < 8 {
          rest.0 |= byte << UInt64((index - offset) * 8)
        } else {
          rest.1 |= byte << UInt64((index - offset - 8) * 8)
        }
      }
      add(rest.0, rest.1)
      // Zeros at the end count by the length.
      add(UInt64(bytes.count), 0x1656_67B1_9E37_79F9)
    }
  }

  private mutating func add(_ low: UInt64, _ high: UInt64) {
    first = Self.fold(first ^ low, high ^ 0xA076_1D64_78BD_642F)
    second = Self.fold(second ^ high, low ^ 0xE703_7ED1_A0B4_28DB) &+ first
  }

  private static func fold(_ one: UInt64, _ other: UInt64) -> UInt64 {
    let product = one.multipliedFullWidth(by: other)
    // A zero would swallow what comes with it.
    return product.high ^ product.low ^ (one &+ other &* 0x9FB2_1C65_1E98_DF25)
  }

  /// Half of the hash, to notice what has changed by accident.
  public var check: Int64 { Int64(bitPattern: first ^ second) }

  /// 32 hexadecimal digits.
  public var hex: String {
    [first, second].map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }.joined()
  }
}
