import CaptionModel

/// A pair of brackets with what stands between them.
struct BracketGroup {
  let range: Range<Int>
  let content: Range<Int>
  /// Whether the brackets are parentheses, which are punctuation too.
  let isRound: Bool

  /// Opening and closing brackets, and whether they are parentheses.
  private static func closing(of scalar: UInt32) -> (close: UInt32, isRound: Bool)? {
    switch scalar {
    case 0x28: (0x29, true)
    case 0xFF08: (0xFF09, true)
    case 0x5B: (0x5D, false)
    case 0xFF3B: (0xFF3D, false)
    case 0x3010: (0x3011, false)
    case 0x3014: (0x3015, false)
    case 0xFF1C: (0xFF1E, false)
    default: nil
    }
  }

  /// The longest label, in bytes; what is longer is text in brackets.
  private static let longest = 300

  /// Whether an opening bracket may begin with this byte; a quick look.
  @inline(__always)
  static func mayBegin(with byte: UInt8) -> Bool {
    byte == 0x28 || byte == 0x5B || byte == 0xE3 || byte == 0xEF
  }

  /// Finds the group that begins here; nil where none does or its end is not near.
  init?(_ utf8: CaptionText.UTF8View, at start: Int) {
    guard start < utf8.count, Self.mayBegin(with: utf8[start]) else { return nil }
    let (open, length) = utf8.scalar(at: start)
    guard let (close, isRound) = Self.closing(of: open) else { return nil }
    var index = start + length
    let limit = min(utf8.count, index + Self.longest)
    if length == 1 {
      // No byte of a longer character is one of ASCII.
      while index < limit, utf8[index] != close, utf8[index] != open { index += 1 }
      guard index < limit, utf8[index] == close else { return nil }
      range = start..<index + 1
      content = utf8.trimmed(start + 1..<index)
      self.isRound = isRound
      return
    }
    while index < limit {
      let (scalar, step) = utf8.scalar(at: index)
      // Brackets inside brackets of the same kind are no label.
      if scalar == open { return nil }
      if scalar == close {
        range = start..<index + step
        content = utf8.trimmed(start + length..<index)
        self.isRound = isRound
        return
      }
      index += step
    }
    return nil
  }
}
