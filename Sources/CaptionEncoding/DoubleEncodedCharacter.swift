import CIconv

/// Two to four characters that are the bytes of one character in UTF-8, each taken for a character
/// of windows-1252 or ISO-8859-1.
struct DoubleEncodedCharacter {
  /// How sure it is that one character was meant.
  enum Evidence {
    /// It can be good text, such as a capital and the quotation mark after it.
    case none
    /// Hardly anybody writes it, but a single one may be a slip.
    case hint
    case sure
  }

  let range: Range<Int>
  let meant: Unicode.Scalar
  let evidence: Evidence

  /// One of a text in which all characters beyond ASCII are of the kind.
  init(range: Range<Int>, meant: Unicode.Scalar) {
    self.range = range
    self.meant = meant
    evidence = .sure
  }

  /// What is to be written for it: nothing for a byte order mark, which is no text.
  var replacement: [UInt8] {
    meant == "\u{FEFF}" && range.lowerBound == 0 ? [] : UTF8.encode(meant).map { Array($0) } ?? []
  }

  /// Nil where the characters from an offset on are nothing of the kind.
  init?(in utf8: [UInt8], at offset: Int) {
    guard let lead = Self.legacyByte(utf8, offset) else { return nil }
    let more: Int
    switch lead.byte {
    case 0xC2...0xDF: more = 1
    case 0xE0...0xEF: more = 2
    case 0xF0...0xF4: more = 3
    default: return nil
    }
    var bytes = [lead.byte]
    var end = offset + lead.length
    var isOdd = false
    for _ in 0..<more {
      guard let next = Self.legacyByte(utf8, end), (0x80...0xBF).contains(next.byte) else {
        return nil
      }
      bytes.append(next.byte)
      if !Self.followsLetters(next.byte) { isOdd = true }
      end += next.length
    }
    guard case .valid(bytes.count) = UTF8Sequence(in: bytes, at: 0),
      let scalar = String(decoding: bytes, as: UTF8.self).unicodeScalars.first
    else { return nil }
    range = offset..<end
    meant = scalar
    if !isOdd {
      // "aÃŸ": a capital that begins nothing.
      let isInWord = offset > 0 && utf8[offset - 1] &- 0x61 < 26 && lead.byte <= 0xDE
      evidence = isInWord ? .hint : .none
    } else {
      // What "Â", "Ã", "â" and "ð" begin are Latin letters, signs, quotation marks and emoji.
      switch lead.byte {
      case 0xC2, 0xC3, 0xE2, 0xF0: evidence = .sure
      default: evidence = .hint
      }
    }
  }

  /// Whether a character of windows-1252 may stand directly after a letter in good text.
  private static func followsLetters(_ byte: UInt8) -> Bool {
    switch byte {
    // … and quotation marks, bullets, dashes, a no-break space, a middle dot.
    case 0x85, 0x84, 0x8B, 0x91...0x97, 0x99, 0x9B, 0xA0, 0xAB, 0xB7, 0xBB: true
    // Letters: Š Œ Ž š œ ž Ÿ.
    case 0x8A, 0x8C, 0x8E, 0x9A, 0x9C, 0x9E, 0x9F: true
    default: false
    }
  }

  /// The byte that stands for the character at an offset in windows-1252, or in ISO-8859-1 where
  /// windows-1252 has none, and the character's length in UTF-8; nil for ASCII and all others.
  private static func legacyByte(_ utf8: [UInt8], _ offset: Int) -> (byte: UInt8, length: Int)? {
    guard offset + 1 < utf8.count else { return nil }
    let second = utf8[offset + 1]
    switch utf8[offset] {
    case 0xC2: return (second, 2)
    case 0xC3: return (second &+ 0x40, 2)
    case 0xC5...0xCB:
      let scalar = UInt32(utf8[offset] & 0x1F) << 6 | UInt32(second & 0x3F)
      return special(scalar).map { ($0, 2) }
    case 0xE2 where offset + 2 < utf8.count:
      let scalar = 0x2000 | UInt32(second & 0x3F) << 6 | UInt32(utf8[offset + 2] & 0x3F)
      return special(scalar).map { ($0, 3) }
    default: return nil
    }
  }

  /// The byte of windows-1252 between 0x80 and 0x9F for a character.
  private static func special(_ scalar: UInt32) -> UInt8? {
    switch scalar {
    case 0x20AC: 0x80
    case 0x201A: 0x82
    case 0x0192: 0x83
    case 0x201E: 0x84
    case 0x2026: 0x85
    case 0x2020: 0x86
    case 0x2021: 0x87
    case 0x02C6: 0x88
    case 0x2030: 0x89
    case 0x0160: 0x8A
    case 0x2039: 0x8B
    case 0x0152: 0x8C
    case 0x017D: 0x8E
    case 0x2018: 0x91
    case 0x2019: 0x92
    case 0x201C: 0x93
    case 0x201D: 0x94
    case 0x2022: 0x95
    case 0x2013: 0x96
    case 0x2014: 0x97
    case 0x02DC: 0x98
    case 0x2122: 0x99
    case 0x0161: 0x9A
    case 0x203A: 0x9B
    case 0x0153: 0x9C
    case 0x017E: 0x9E
    case 0x0178: 0x9F
    default: nil
    }
  }
}

/// The offset of the next character from U+00C2 to U+00F4 that another beyond ASCII follows; nil
/// where there is none.
///
/// Every file goes through this. In text of other scripts such characters do not occur, so their
/// first byte is looked for with the C library's fastest means.
func firstLeadCandidate(in utf8: [UInt8], from start: Int) -> Int? {
  guard start >= 0, start < utf8.count else { return nil }
  return unsafe utf8.withUnsafeBufferPointer { buffer in
    guard let base = buffer.baseAddress else { return nil }
    var index = start
    while index + 2 < buffer.count {
      let distance = unsafe CFindByte(base + index, 0xC3, buffer.count - index)
      index += distance
      guard distance >= 0, index + 2 < buffer.count else { return nil }
      if unsafe base[index + 2] >= 0x80, unsafe (0x82...0xB4).contains(base[index + 1]) {
        return index
      }
      index += 2
    }
    return nil
  }
}
