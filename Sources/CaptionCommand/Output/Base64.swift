/// Base64 as RFC 4648, section 4, has it.
enum Base64 {
  private static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8
  )

  /// The text for bytes, filled up with `=`.
  static func encode(_ bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    var index = 0
    while index < bytes.count {
      let left = bytes.count - index
      let second = left > 1 ? bytes[index + 1] : 0
      let third = left > 2 ? bytes[index + 2] : 0
      let group = Int(bytes[index]) << 16 | Int(second) << 8 | Int(third)
      text.append(letters[group >> 18])
      text.append(letters[group >> 12 & 63])
      text.append(left > 1 ? letters[group >> 6 & 63] : 0x3D)
      text.append(left > 2 ? letters[group & 63] : 0x3D)
      index += 3
    }
    return text
  }

  /// The bytes that a text encodes, with or without the `=` at its end; nil where it is none.
  static func decode(_ text: ArraySlice<UInt8>) -> [UInt8]? {
    var text = text
    while text.last == 0x3D { text.removeLast() }
    guard text.count % 4 != 1 else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count * 3 / 4)
    var bits: UInt32 = 0
    var count = 0
    for byte in text {
      let value: UInt8
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): value = byte - 65
      case UInt8(ascii: "a")...UInt8(ascii: "z"): value = byte - 71
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = byte + 4
      case UInt8(ascii: "+"): value = 62
      case UInt8(ascii: "/"): value = 63
      default: return nil
      }
      bits = bits << 6 | UInt32(value)
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    // Bits that are left over have to be zero, or two texts would mean the same.
    return bits & (1 << UInt32(count) - 1) == 0 ? bytes : nil
  }
}
