extension [UInt8] {
  /// Appends text with its references resolved and its line ends made line feeds (XML, 2.11, 4.1).
  ///
  /// What is no reference of XML stays as it was typed. A number that stands for no character
  /// becomes U+FFFD.
  mutating func appendText(_ source: UnsafeBufferPointer<UInt8>) {
    var index = 0
    while index < source.count {
      let byte = unsafe source[index]
      switch byte {
      case 0x0D:
        append(0x0A)
        index += 1
        if index < source.count, unsafe source[index] == 0x0A { index += 1 }
      case 0x26:
        index = unsafe appendReference(source, at: index)
      default:
        append(byte)
        index += 1
      }
    }
  }

  /// Appends what the `&` at an offset begins; returns the offset after it.
  private mutating func appendReference(_ source: UnsafeBufferPointer<UInt8>, at start: Int) -> Int
  {
    // The longest that means something is `&#x10FFFF;`, but leading zeros are legal.
    let limit = Swift.min(source.count, start + 64)
    var end = start + 1
    while end < limit, unsafe source[end] != 0x3B, unsafe source[end] != 0x26 { end += 1 }
    guard end < limit, unsafe source[end] == 0x3B else {
      append(0x26)
      return start + 1
    }
    let name = unsafe UnsafeBufferPointer(rebasing: source[start + 1..<end])
    if let character = unsafe Self.predefined(name) {
      append(character)
    } else if name.count > 1, unsafe name[0] == 0x23,
      let value = unsafe Self.number(UnsafeBufferPointer(rebasing: name[1...]))
    {
      let scalar = Unicode.Scalar(value).flatMap { Self.isXMLCharacter($0) ? $0 : nil }
      append(contentsOf: UTF8.encode(scalar ?? "\u{FFFD}") ?? UTF8.encodedReplacementCharacter)
    } else {
      append(0x26)
      return start + 1
    }
    return end + 1
  }

  private static func predefined(_ name: UnsafeBufferPointer<UInt8>) -> UInt8? {
    if unsafe name.elementsEqual("amp".utf8) { return 0x26 }
    if unsafe name.elementsEqual("lt".utf8) { return 0x3C }
    if unsafe name.elementsEqual("gt".utf8) { return 0x3E }
    if unsafe name.elementsEqual("quot".utf8) { return 0x22 }
    if unsafe name.elementsEqual("apos".utf8) { return 0x27 }
    return nil
  }

  /// The number after `#`; nil where it is none, U+FFFD's where it is beyond Unicode.
  private static func number(_ digits: UnsafeBufferPointer<UInt8>) -> UInt32? {
    let isHexadecimal = unsafe digits[0] == 0x78
    guard digits.count > (isHexadecimal ? 1 : 0) else { return nil }
    var value: UInt32 = 0
    for index in (isHexadecimal ? 1 : 0)..<digits.count {
      let byte = unsafe digits[index]
      let digit: UInt32
      switch byte {
      case 0x30...0x39: digit = UInt32(byte - 0x30)
      case 0x41...0x46 where isHexadecimal: digit = UInt32(byte - 0x37)
      case 0x61...0x66 where isHexadecimal: digit = UInt32(byte - 0x57)
      default: return nil
      }
      value = value * (isHexadecimal ? 16 : 10) + digit
      if value > 0x10FFFF { return 0xFFFD }
    }
    return value
  }

  private static func isXMLCharacter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }
}
