/// Text in another encoding than UTF-8.
public struct EncodedText: Sendable {
  /// A character that the encoding lacks.
  public struct Substitution: Sendable, Hashable {
    /// The character.
    public var character: Unicode.Scalar
    /// What was written for it; empty where it was left out.
    public var substitute: String
    /// Where it stands in the UTF-8 text, in order.
    public var offsets: [Int]
  }

  /// The text in the encoding.
  public var bytes: [UInt8]
  /// The characters that it lacks, in the order in which they first occur.
  public var substitutions: [Substitution]

  /// Encodes valid UTF-8; characters that the encoding lacks are replaced by similar ones.
  ///
  /// - Parameters:
  ///   - utf8: The text.
  ///   - name: An IANA name, or another one that the system's iconv knows, in any case.
  ///   - byteOrderMark: Whether a mark goes before the text; it has a meaning in Unicode's own
  ///     encodings only. UTF-16 and UTF-32 without a byte order in their names always have one.
  /// - Throws: ``DecodingError`` for a name that is not known.
  public static func encode(
    _ utf8: [UInt8],
    as name: String,
    byteOrderMark: Bool = false
  ) throws(DecodingError) -> EncodedText {
    guard let charset = Charset(named: name) else { throw .unknownEncoding(name) }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let system: String
    var needsMark = byteOrderMark
    switch charset {
    case .utf8: return EncodedText(bytes: byteOrderMark ? mark + utf8 : utf8, substitutions: [])
    case .utf16(let order):
      system = order == .big ? "UTF-16BE" : "UTF-16LE"
      needsMark = needsMark || order == nil
    case .utf32(let order):
      system = order == .big ? "UTF-32BE" : "UTF-32LE"
      needsMark = needsMark || order == nil
    case .system(let name):
      system = name
      needsMark = false
    }
    guard let encoded = encodeWithIconv(needsMark ? mark + utf8 : utf8, as: system) else {
      throw .unknownEncoding(name)
    }
    return encoded
  }

  /// Whether a name is one of Unicode's own encodings, in which no character is lacking.
  public static func isUnicode(_ name: String) -> Bool {
    switch Charset(named: name) {
    case .utf8, .utf16, .utf32: true
    case .system, nil: false
    }
  }

  /// Whether a name means UTF-8.
  public static func isUTF8(_ name: String) -> Bool {
    if case .utf8 = Charset(named: name) { true } else { false }
  }
}

/// What to write for a character that an encoding lacks, in ASCII.
func asciiSubstitute(for scalar: Unicode.Scalar) -> String {
  switch scalar.value {
  case 0x2018...0x201B, 0x2032, 0x2039, 0x203A: return "'"
  case 0x201C...0x201F, 0x2033, 0xAB, 0xBB: return "\""
  case 0x2010...0x2015, 0x2212: return "-"
  case 0x2026: return "..."
  case 0x2669...0x266C: return "#"
  case 0x2022, 0xB7: return "*"
  case 0xA0, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: return " "
  case 0x200B...0x200F, 0x202A...0x202E, 0x2060, 0x2066...0x2069, 0xFEFF, 0xAD: return ""
  case 0x20AC: return "EUR"
  case 0x2122: return "(TM)"
  case 0xA9: return "(C)"
  case 0xAE: return "(R)"
  case 0xC6: return "AE"
  case 0xE6: return "ae"
  case 0x152: return "OE"
  case 0x153: return "oe"
  case 0xDF: return "ss"
  case 0xDE: return "Th"
  case 0xFE: return "th"
  case 0xD0, 0x110: return "D"
  case 0xF0, 0x111: return "d"
  case 0x131: return "i"
  case 0xD7: return "x"
  case 0xBC: return "1/4"
  case 0xBD: return "1/2"
  case 0xBE: return "3/4"
  case 0xA1: return "!"
  case 0xBF: return "?"
  case 0xFF01...0xFF5E: return Unicode.Scalar(scalar.value - 0xFEE0).map { String($0) } ?? "?"
  default: return baseLetter(of: scalar) ?? "?"
  }
}

/// The letter without its accents, as the character's name tells it: LATIN SMALL LETTER E WITH
/// ACUTE.
private func baseLetter(of scalar: Unicode.Scalar) -> String? {
  guard let name = scalar.properties.name else { return nil }
  for (prefix, isSmall) in [("LATIN SMALL LETTER ", true), ("LATIN CAPITAL LETTER ", false)]
  where name.hasPrefix(prefix) {
    let words = name.dropFirst(prefix.count).split(separator: " ")
    guard words.count > 2, words[1] == "WITH", words[0].utf8.count == 1 else { return nil }
    return isSmall ? words[0].lowercased() : String(words[0])
  }
  return nil
}
