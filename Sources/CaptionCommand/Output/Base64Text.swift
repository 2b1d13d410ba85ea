/// Bytes as text (RFC 4648, section 4).
enum Base64Text {
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

  /// The bytes that a text stands for; nil where it is not what ``encode(_:)`` writes.
  static func decode(_ text: some Collection<UInt8>) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count * 3 / 4)
    var group = 0
    var count = 0
    for letter in text where letter != 0x3D {
      let value: Int
      switch letter {
      case 0x41...0x5A: value = Int(letter) - 0x41
      case 0x61...0x7A: value = Int(letter) - 0x61 + 26
      case 0x30...0x39: value = Int(letter) - 0x30 + 52
      case 0x2B: value = 62
      case 0x2F: value = 63
      default: return nil
      }
      group = group << 6 | value
      count += 1
      if count == 4 {
        bytes.append(UInt8(truncatingIfNeeded: group >> 16))
        bytes.append(UInt8(truncatingIfNeeded: group >> 8))
        bytes.append(UInt8(truncatingIfNeeded: group))
        (group, count) = (0, 0)
      }
    }
    if count == 1 { return nil }
    if count >= 2 { bytes.append(UInt8(truncatingIfNeeded: group >> (count == 2 ? 4 : 10))) }
    if count == 3 { bytes.append(UInt8(truncatingIfNeeded: group >> 2)) }
    // One text for the same bytes, so that nothing passes for something else.
    return encode(bytes).elementsEqual(text) ? bytes : nil
  }
}
