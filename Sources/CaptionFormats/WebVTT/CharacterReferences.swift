/// Character references as HTML has them (HTML 13.2.5.72 to 13.2.5.84), which WebVTT shares.
enum CharacterReferences {
  /// A reference that was found.
  struct Match {
    /// The bytes of the reference, from `&` on.
    var length: Int
    /// What it stands for.
    var scalars: Value
    /// Whether it is written as the syntax has it: semicolon at the end, a real character.
    var isWellFormed: Bool
  }

  /// One or two characters.
  struct Value: Equatable {
    var first: Unicode.Scalar
    var second: Unicode.Scalar?

    init(_ first: Unicode.Scalar, _ second: Unicode.Scalar? = nil) {
      self.first = first
      self.second = second
    }
  }

  /// Reads the reference whose `&` is at an offset; nil where none is there.
  ///
  /// The longest name that fits counts, also one without its semicolon where HTML allows it.
  static func match(in bytes: [UInt8], at offset: Int, end: Int) -> Match? {
    let start = offset + 1
    guard start < end else { return nil }
    if bytes[start] == 0x23 { return numeric(bytes, start + 1, end) }
    guard bytes[start].isASCIILetter else { return nil }
    if let match = frequent(bytes, start, end) { return match }
    return CharacterReferenceTable.shared.match(bytes, start, end)
  }

  /// The few that ordinary files use, without the cost of loading the table.
  private static func frequent(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Match? {
    let cursor = ByteCursor(bytes, in: start..<end)
    if cursor.match("amp;") { return Match(length: 5, scalars: Value("&"), isWellFormed: true) }
    if cursor.match("lt;") { return Match(length: 4, scalars: Value("<"), isWellFormed: true) }
    if cursor.match("gt;") { return Match(length: 4, scalars: Value(">"), isWellFormed: true) }
    if cursor.match("nbsp;") {
      return Match(length: 6, scalars: Value("\u{A0}"), isWellFormed: true)
    }
    return nil
  }

  /// A numeric reference whose digits begin at an offset (HTML 13.2.5.75 to 13.2.5.80).
  private static func numeric(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Match? {
    var index = start
    let isHexadecimal = index < end && bytes[index] | 0x20 == 0x78
    if isHexadecimal { index += 1 }
    let firstDigit = index
    var code: UInt32 = 0
    while index < end, let digit = value(ofDigit: bytes[index], hexadecimal: isHexadecimal) {
      // Everything above the last code point is the same fault, so the number may stop growing.
      code = min(code * (isHexadecimal ? 16 : 10) + digit, 0x110000)
      index += 1
    }
    guard index > firstDigit else { return nil }
    let hasSemicolon = index < end && bytes[index] == 0x3B
    if hasSemicolon { index += 1 }
    let (scalar, isCharacter) = character(code)
    return Match(
      length: index - start + 2,
      scalars: Value(scalar),
      isWellFormed: hasSemicolon && isCharacter
    )
  }

  private static func value(ofDigit byte: UInt8, hexadecimal: Bool) -> UInt32? {
    if byte.isASCIIDigit { return UInt32(byte - 0x30) }
    let letter = byte | 0x20
    return hexadecimal && letter >= 0x61 && letter <= 0x66 ? UInt32(letter - 0x61 + 10) : nil
  }

  /// What a numeric reference stands for, and whether the syntax allows it (HTML 13.2.5.80).
  static func character(_ code: UInt32) -> (Unicode.Scalar, isAllowed: Bool) {
    guard code != 0, let scalar = Unicode.Scalar(code) else { return ("\u{FFFD}", false) }
    if code >= 0x80, code < 0xA0 {
      return (windows1252[Int(code - 0x80)] ?? scalar, false)
    }
    let isNoncharacter = code & 0xFFFE == 0xFFFE || (code >= 0xFDD0 && code <= 0xFDEF)
    let isControl = code < 0x20 && code != 0x09 && code != 0x0A && code != 0x0C || code == 0x7F
    return (scalar, !isNoncharacter && !isControl)
  }

  /// The characters that numbers 0x80 to 0x9F stand for (HTML 13.2.5.80, the table in step 6).
  private static let windows1252: [Unicode.Scalar?] = [
    "\u{20AC}", nil, "\u{201A}", "\u{0192}", "\u{201E}", "\u{2026}", "\u{2020}", "\u{2021}",
    "\u{02C6}", "\u{2030}", "\u{0160}", "\u{2039}", "\u{0152}", nil, "\u{017D}", nil,
    nil, "\u{2018}", "\u{2019}", "\u{201C}", "\u{201D}", "\u{2022}", "\u{2013}", "\u{2014}",
    "\u{02DC}", "\u{2122}", "\u{0161}", "\u{203A}", "\u{0153}", nil, "\u{017E}", "\u{0178}",
  ]
}
