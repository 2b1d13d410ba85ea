extension CaptionText {
  /// Whether the text runs from right to left by its first letter, as players lay it out that go by
  /// the text itself (WebVTT, 7.1 and CSS Writing Modes 3, 2.2 `plaintext`; UAX 9, P2 and P3).
  public var isRightToLeft: Bool {
    let utf8 = utf8
    var index = 0
    while index < utf8.count {
      let byte = utf8[index]
      if byte < 0x80 {
        if byte | 0x20 >= 0x61, byte | 0x20 <= 0x7A { return false }
        index += 1
        continue
      }
      let length = byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
      guard index + length <= utf8.count else { return false }
      var value = UInt32(byte) & (length == 2 ? 0x1F : length == 3 ? 0x0F : 0x07)
      for next in utf8[index + 1..<index + length] { value = value << 6 | UInt32(next & 0x3F) }
      index += length
      switch value {
      // Letters of the common scripts, which need no looking up.
      case 0xC0...0x2AF, 0x370...0x58F, 0x900...0x1FFF, 0x3040...0xA4CF, 0xAC00...0xD7FF:
        return false
      case 0x200E: return false
      case 0x200F, 0x061C: return true
      default:
        guard let scalar = Unicode.Scalar(value), scalar.properties.isAlphabetic else { continue }
        return Self.isRightToLeft(value)
      }
    }
    return false
  }

  /// Whether a letter is of a script that is written from right to left (UAX 9, 3.2, R and AL).
  private static func isRightToLeft(_ value: UInt32) -> Bool {
    switch value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x1_0800...0x1_0FFF,
      0x1_E800...0x1_EFFF:
      true
    default: false
    }
  }
}

extension Cue {
  /// Whether the text is aligned to its start or end, and starts at the right.
  public var isAlignedFromRight: Bool {
    guard let align = placement?.textAlign, align == .start || align == .end else { return false }
    return text.isRightToLeft
  }
}

extension Placement {
  /// The placement with the sides that start and end stand for.
  ///
  /// - Parameter isFromRight: ``Cue/isAlignedFromRight`` of the cue.
  public func withSides(fromRight isFromRight: Bool) -> Placement {
    guard isFromRight else { return self }
    var result = self
    switch textAlign {
    case .start: result.textAlign = .right
    case .end: result.textAlign = .left
    case .left, .center, .right: break
    }
    return result
  }

  /// Puts sides for start and end, whatever the text is like.
  ///
  /// - Parameter isFromRight: Whether the start is at the right.
  public mutating func fixSides(fromRight isFromRight: Bool) {
    switch textAlign {
    case .start: textAlign = isFromRight ? .right : .left
    case .end: textAlign = isFromRight ? .left : .right
    case .left, .center, .right: break
    }
  }
}
