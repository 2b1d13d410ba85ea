/// A sample in one encoding, with what speaks against that encoding whatever the language is.
struct DecodedSample {
  let utf8: [UInt8]
  /// How often each character beyond ASCII occurs.
  private(set) var counts: [Unicode.Scalar: Int] = [:]
  /// The evidence against the encoding from how characters stand side by side.
  private(set) var penalty = 0.0

  init(_ utf8: [UInt8]) {
    self.utf8 = utf8
    var before: Kind = .lineStart
    var beforeThat: Kind = .lineStart
    var last: Unicode.Scalar = "\n"
    for scalar in String(decoding: utf8, as: UTF8.self).unicodeScalars {
      if scalar.value >= 0x80 { counts[scalar, default: 0] += 1 }
      let kind = Kind(scalar)
      penalty += Self.penalty(kind, after: before, beforeThat)
      if scalar.value <= 0x20, beforeThat == .lineStart || beforeThat == .space,
        Self.consonants.contains(last)
      {
        penalty += 3
      }
      // "dzi¶ ", which is "dziś" in another encoding of Central Europe.
      if scalar.value <= 0x3F, before == .symbol, Self.strangers.contains(last), beforeThat.isLetter
      {
        penalty += 2
      }
      // "don’t", where other encodings have a letter that would make a stranger word.
      if kind == .asciiLower, last == "\u{2019}", beforeThat == .asciiLower {
        penalty -= "stmdrvl".unicodeScalars.contains(scalar) ? 3 : 1
      }
      (beforeThat, before, last) = (before, kind, scalar)
    }
  }

  /// Letters that are no words by themselves in any language.
  private static let consonants: Set<Unicode.Scalar> = [
    "ś", "š", "ş", "ș", "ć", "č", "ç", "ź", "ž", "ż", "ń", "ň", "ñ", "ł", "ľ", "ĺ", "ļ", "ŕ", "ř",
    "ţ", "ť", "ț", "ď", "đ", "ģ", "ğ", "ķ", "ņ", "ß",
  ]

  /// Signs that end no word.
  private static let strangers: Set<Unicode.Scalar> = ["¶", "±", "¦", "¤", "¬", "¨", "¯", "¸", "µ"]

  private static func penalty(_ kind: Kind, after before: Kind, _ beforeThat: Kind) -> Double {
    switch (before, kind) {
    // "éT": capitals begin words.
    case (.latinLower, .latinUpper), (.asciiLower, .latinUpper): 1.5
    case (.otherLower, .otherUpper): 2.5
    case (.latinLower, .asciiUpper): 1
    // "ЖЕнщина" happens, "ЖЕНщина" again and again does not.
    case (.otherUpper, .otherLower) where beforeThat == .otherUpper: 0.7
    case (.latinUpper, .latinLower), (.latinUpper, .asciiLower):
      beforeThat == .latinUpper || beforeThat == .asciiLower ? 1 : 0
    // Sentences begin with capitals.
    case (.lineStart, .otherLower), (.lineStart, .latinLower): 0.5
    // Accents stand in a row now and then, not three of them.
    case (.latinLower, .latinLower), (.latinUpper, .latinUpper):
      beforeThat == before ? 1.5 : 0.4
    // No word has letters of two scripts.
    case (.asciiLower, .otherLower), (.asciiUpper, .otherUpper), (.asciiLower, .otherUpper),
      (.asciiUpper, .otherLower), (.otherLower, .asciiLower), (.otherUpper, .asciiUpper),
      (.otherLower, .asciiUpper), (.otherUpper, .asciiLower), (.latinLower, .otherLower),
      (.otherLower, .latinLower), (.ideograph, .asciiLower), (.asciiLower, .ideograph),
      (.ideograph, .latinLower), (.latinLower, .ideograph), (.caseless, .asciiLower),
      (.asciiLower, .caseless), (.caseless, .latinLower), (.latinLower, .caseless):
      2
    case (.symbol, .asciiLower), (.symbol, .latinLower), (.symbol, .otherLower),
      (.symbol, .otherUpper):
      beforeThat.isLetter ? 2 : 0
    default: 0
    }
  }

  private enum Kind {
    case asciiLower, asciiUpper, latinLower, latinUpper, otherLower, otherUpper, ideograph, symbol
    case caseless, lineStart, space, other

    var isLetter: Bool {
      switch self {
      case .symbol, .other, .lineStart, .space, .ideograph: false
      default: true
      }
    }

    init(_ scalar: Unicode.Scalar) {
      switch scalar.value {
      case 0x61...0x7A: self = .asciiLower
      case 0x41...0x5A: self = .asciiUpper
      case 0x0A: self = .lineStart
      case 0x20: self = .space
      // Apostrophes and points stand within words.
      case 0x00...0x7F, 0x2019, 0x00B7, 0x00AD, 0x0300...0x036F: self = .other
      case 0xAA, 0xB5, 0xBA: self = .symbol
      case 0x80...0x24F, 0x1E00...0x1EFF:
        let properties = scalar.properties
        self =
          !properties.isAlphabetic ? .symbol : properties.isLowercase ? .latinLower : .latinUpper
      case 0x250...0x52F:
        self = scalar.properties.isUppercase ? .otherUpper : .otherLower
      case 0x590...0x74F, 0xE00...0xE7F: self = .caseless
      case 0x3040...0x9FFF, 0xAC00...0xD7A3, 0xFF66...0xFF9F: self = .ideograph
      case 0x2000...0x2BFF: self = .symbol
      default: self = .other
      }
    }
  }
}
