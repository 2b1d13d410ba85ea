/// Makes letters comparable: small, without accents and other marks, in one width.
enum LabelFolding {
  /// The base letters of U+00C0 to U+017F.
  private static let latin = Array(
    ("aaaaaaaceeeeiiiidnoooooxouuuuytsaaaaaaaceeeeiiiidnooooo ouuuuyty"
      + "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkkllllll"
      + "llllnnnnnnnnnoooooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs").utf8
  )

  /// The letter that stands for a scalar in comparisons; 0 for marks, which are left out.
  @inline(__always)
  static func fold(_ scalar: UInt32) -> UInt32 {
    if scalar < 0x80 { return scalar &- 0x41 < 26 ? scalar | 0x20 : scalar }
    if scalar < 0x700 { return table[Int(scalar)] }
    // Of what lies above, only full-width letters and the byte order mark are folded.
    if scalar > 0x2069, scalar < 0xFEFF { return scalar }
    return foldWide(scalar)
  }

  /// What the scalars below U+0700 are folded to.
  private static let table = (0..<0x700).map { foldWide($0) }

  private static func foldWide(_ scalar: UInt32) -> UInt32 {
    switch scalar {
    case 0xC0...0x17F:
      let index = Int(scalar) - 0xC0
      return index < latin.count ? UInt32(latin[index]) : scalar
    case 0x218, 0x219: return 0x73
    case 0x21A, 0x21B: return 0x74
    case 0x300...0x36F, 0x591...0x5C7, 0x610...0x61A, 0x640, 0x64B...0x65F, 0x670, 0x93C,
      0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2069, 0xFEFF, 0xAD:
      return 0
    case 0x370...0x3FF: return greek(scalar)
    case 0x401, 0x451: return 0x435
    case 0x410...0x42F: return scalar + 0x20
    case 0x400...0x40F: return scalar + 0x50
    case 0x622, 0x623, 0x625: return 0x627
    case 0x629: return 0x647
    case 0x649: return 0x64A
    case 0x2018, 0x2019, 0x2BC: return 0x27
    case 0xFF01...0xFF5E: return fold(scalar - 0xFEE0)
    default: return scalar
    }
  }

  private static func greek(_ scalar: UInt32) -> UInt32 {
    switch scalar {
    case 0x386, 0x3AC: 0x3B1
    case 0x388, 0x3AD: 0x3B5
    case 0x389, 0x3AE: 0x3B7
    case 0x38A, 0x390, 0x3AA, 0x3AF, 0x3CA: 0x3B9
    case 0x38C, 0x3CC: 0x3BF
    case 0x38E, 0x3AB, 0x3B0, 0x3CB, 0x3CD: 0x3C5
    case 0x38F, 0x3CE: 0x3C9
    case 0x3C2: 0x3C3
    case 0x391...0x3A9: scalar + 0x20
    default: scalar
    }
  }

  /// Whether a scalar, folded, belongs to a word.
  static func isLetter(_ folded: UInt32) -> Bool {
    if folded < 0x80 { return folded &- 0x61 < 26 || folded &- 0x30 < 10 }
    switch folded {
    case 0xAA, 0xB5, 0xBA: return true
    case 0x80...0xBF, 0xD7, 0xF7: return false
    case 0x2000...0x2BFF, 0x3000...0x3004, 0x3008...0x3020, 0x3030, 0x303D, 0x30FB, 0xFE30...0xFE6F,
      0xFF00...0xFF65, 0x60C, 0x61B, 0x61F, 0x6D4, 0x964, 0x965:
      return false
    default: return true
    }
  }

  /// Whether a scalar is of a script that is written without spaces between words.
  static func isSpaceless(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x3005...0x3007, 0x3041...0x30FA, 0x30FC...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xF900...0xFAFF, 0x20000...0x3FFFD, 0x0E00...0x0E7F:
      true
    default: false
    }
  }
}
