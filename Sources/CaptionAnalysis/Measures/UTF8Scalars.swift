import CaptionModel

extension CaptionText.UTF8View {
  /// The scalar that begins at an offset, and how many bytes it takes.
  ///
  /// The bytes of a cue are valid UTF-8; what is cut off by the array's end counts as U+FFFD.
  @inline(__always)
  package func scalar(at offset: Int) -> (value: UInt32, length: Int) {
    let first = UInt32(self[offset])
    guard first >= 0x80 else { return (first, 1) }
    let left = count - offset
    if first < 0xE0 {
      guard left >= 2 else { return (0xFFFD, left) }
      return ((first & 0x1F) << 6 | UInt32(self[offset + 1] & 0x3F), 2)
    }
    if first < 0xF0 {
      guard left >= 3 else { return (0xFFFD, left) }
      let second = UInt32(self[offset + 1] & 0x3F)
      return ((first & 0x0F) << 12 | second << 6 | UInt32(self[offset + 2] & 0x3F), 3)
    }
    guard left >= 4 else { return (0xFFFD, left) }
    var value = first & 0x07
    for index in offset + 1..<offset + 4 { value = value << 6 | UInt32(self[index] & 0x3F) }
    return (value, 4)
  }
}

extension UInt8 {
  @inline(__always) package var isASCIIDigit: Bool { self &- 0x30 < 10 }
  @inline(__always) package var isASCIILetter: Bool { (self | 0x20) &- 0x61 < 26 }
}
