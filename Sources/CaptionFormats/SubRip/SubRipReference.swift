/// Character references of HTML, as SubRip files have them.
///
/// The format has no escapes, so only what is written in full, with a semicolon, counts; a lone
/// `&` is text.
enum SubRipReference {
  /// Scans a reference and gives its character; the cursor does not move where there is none.
  static func scan(_ cursor: inout ByteCursor) -> Unicode.Scalar? {
    var scan = cursor
    guard scan.scan(0x26) else { return nil }
    let scalar: Unicode.Scalar?
    if scan.scan(0x23) {
      scalar = numeric(&scan)
    } else {
      let name = scan.scan { $0.isASCIILetter || $0.isASCIIDigit }
      guard !name.isEmpty, name.count <= 8 else { return nil }
      scalar = named[String(decoding: scan.bytes[name], as: UTF8.self)]
    }
    guard let scalar, scan.scan(0x3B) else { return nil }
    cursor = scan
    return scalar
  }

  private static func numeric(_ cursor: inout ByteCursor) -> Unicode.Scalar? {
    let isHex = cursor.scan(0x78) || cursor.scan(0x58)
    let digits = cursor.scan { byte in
      let lower = byte | 0x20
      return byte.isASCIIDigit || isHex && lower >= 0x61 && lower <= 0x66
    }
    guard !digits.isEmpty, digits.count <= 8 else { return nil }
    let text = String(decoding: cursor.bytes[digits], as: UTF8.self)
    guard let value = UInt32(text, radix: isHex ? 16 : 10) else { return nil }
    if (0x80...0x9F).contains(value) {
      // Old programs write the numbers of windows-1252 (HTML, 13.2.5.80).
      return windows1252[value].flatMap { Unicode.Scalar($0) }
    }
    // A control character by reference is as bad as one in the text; leave it as it is written.
    guard value >= 0x20 && value != 0x7F || value == 0x09 || value == 0x0A else { return nil }
    return Unicode.Scalar(value)
  }

  private static let windows1252: [UInt32: UInt32] = [
    0x80: 0x20AC, 0x82: 0x201A, 0x83: 0x0192, 0x84: 0x201E, 0x85: 0x2026, 0x86: 0x2020,
    0x87: 0x2021, 0x88: 0x02C6, 0x89: 0x2030, 0x8A: 0x0160, 0x8B: 0x2039, 0x8C: 0x0152,
    0x8E: 0x017D, 0x91: 0x2018, 0x92: 0x2019, 0x93: 0x201C, 0x94: 0x201D, 0x95: 0x2022,
    0x96: 0x2013, 0x97: 0x2014, 0x98: 0x02DC, 0x99: 0x2122, 0x9A: 0x0161, 0x9B: 0x203A,
    0x9C: 0x0153, 0x9E: 0x017E, 0x9F: 0x0178,
  ]

  private static let named: [String: Unicode.Scalar] = {
    var table: [String: Unicode.Scalar] = [
      "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'",
      "lrm": "\u{200E}", "rlm": "\u{200F}", "zwj": "\u{200D}", "zwnj": "\u{200C}",
      "hellip": "…", "ndash": "–", "mdash": "—", "lsquo": "‘", "rsquo": "’", "sbquo": "‚",
      "ldquo": "“", "rdquo": "”", "bdquo": "„", "lsaquo": "‹", "rsaquo": "›", "bull": "•",
      "euro": "€", "trade": "™", "dagger": "†", "permil": "‰", "fnof": "ƒ", "oelig": "œ",
      "OElig": "Œ", "scaron": "š", "Scaron": "Š", "Yuml": "Ÿ", "circ": "ˆ", "tilde": "˜",
      "ensp": "\u{2002}", "emsp": "\u{2003}", "thinsp": "\u{2009}", "sung": "♪", "larr": "←",
      "rarr": "→", "infin": "∞", "ne": "≠", "le": "≤", "ge": "≥",
    ]
    // HTML 4's names for U+00A0 to U+00FF, in their order.
    let latin1 = """
      nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn \
      sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave \
      Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml \
      ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN \
      szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute \
      icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml \
      yacute thorn yuml
      """
    for (index, name) in latin1.split(separator: " ").enumerated() {
      table[String(name)] = Unicode.Scalar(0xA0 + UInt8(truncatingIfNeeded: index))
    }
    return table
  }()
}
