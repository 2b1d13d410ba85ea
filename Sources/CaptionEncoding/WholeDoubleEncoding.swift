/// A text of which every character beyond ASCII is part of one that was encoded as UTF-8 twice.
///
/// The legacy encodings that a program may have taken UTF-8 for are tried: all that is beyond ASCII
/// has to be valid UTF-8 when it is encoded so, and what comes out has to fit a language better than
/// what is there. By chance a few characters may be valid, such as the "Ã…" of "AMANHÃ…", but they
/// make a worse text.
struct WholeDoubleEncoding {
  /// The encoding that the text was taken for.
  let encoding: String
  /// The characters that were meant.
  let characters: [DoubleEncodedCharacter]

  /// The encodings, with how much less usual each is than windows-1252; where several give the same
  /// text the first one counts.
  private static let encodings = [
    ("windows-1252", 0.0), ("windows-1250", 1), ("windows-1254", 1), ("macintosh", 1),
    ("ISO-8859-15", 2), ("windows-1257", 2), ("IBM850", 2), ("IBM437", 2),
  ]
  /// In a text of so many characters, one of twenty may be of another kind.
  private static let exceptionQuorum = 20
  /// So much text tells how plausible it is.
  private static let sampleLength = 64 << 10

  /// Nil where the text is anything else.
  init?(_ utf8: [UInt8], from start: Int) {
    // Nearly every text is good and ends here.
    guard let first = firstBeyondASCII(in: utf8, from: start),
      let encodings = Self.encodings(beginning: utf8, at: first)
    else { return nil }
    let lineStart = utf8[..<first].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? 0
    let sample = lineStart..<min(lineStart + Self.sampleLength, utf8.count)
    var best: (score: Double, fit: Double, encoding: String, characters: [DoubleEncodedCharacter])?
    for (encoding, handicap) in encodings {
      guard let page = LegacyPage(encoding),
        let characters = Self.characters(in: utf8, from: first, page)
      else { continue }
      let repaired = Self.repaired(utf8, sample, characters)
      let fit = Self.plausibility(repaired)
      if fit - handicap > best?.score ?? -.infinity {
        best = (fit - handicap, fit, encoding, characters)
      }
    }
    guard let best else { return nil }
    let before = Self.plausibility(Array(utf8[sample]))
    // That it is valid speaks for it too, all the more the longer the sequences are.
    let validity = best.characters.prefix(20).reduce(0) { sum, character in
      sum + (character.meant.value < 0x800 ? 0.7 : character.meant.value < 0x1_0000 ? 4 : 6)
    }
    guard best.fit >= 0, best.score + validity > before + 1 else { return nil }
    (encoding, characters) = (best.encoding, best.characters)
  }

  /// The encodings in which the first two characters beyond ASCII may begin a sequence.
  private static func encodings(
    beginning utf8: [UInt8],
    at offset: Int
  ) -> [(name: String, handicap: Double)]? {
    let text = String(decoding: utf8[offset..<min(offset + 8, utf8.count)], as: UTF8.self)
    var scalars = text.unicodeScalars.makeIterator()
    guard let first = scalars.next()?.value, let second = scalars.next()?.value, second >= 0x80
    else { return nil }
    switch first {
    // What begins sequences is Cyrillic in windows-1251, and no letter from А to я goes on with one.
    case 0x0412...0x0444: return (0x0410...0x044F).contains(second) ? nil : [("windows-1251", 0)]
    case 0xA0...0x017E, 0x0192, 0x0393, 0x02C6...0x02DD, 0x2013...0x2265, 0x2500...0x25CA:
      return encodings
    default: return nil
    }
  }

  /// All characters, or nil where too much is nothing of the kind.
  private static func characters(
    in utf8: [UInt8],
    from first: Int,
    _ page: LegacyPage
  ) -> [DoubleEncodedCharacter]? {
    var characters: [DoubleEncodedCharacter] = []
    var exceptions = 0
    var index = first
    while let offset = firstBeyondASCII(in: utf8, from: index) {
      if let character = character(in: utf8, at: offset, page) {
        characters.append(character)
        index = character.range.upperBound
        continue
      }
      exceptions += 1
      guard characters.count >= exceptionQuorum, exceptions * 20 <= characters.count else {
        return nil
      }
      guard case .valid(let length) = UTF8Sequence(in: utf8, at: offset) else { return nil }
      index = offset + length
    }
    return characters
  }

  private static func character(
    in utf8: [UInt8],
    at offset: Int,
    _ page: LegacyPage
  ) -> DoubleEncodedCharacter? {
    var bytes: [UInt8] = []
    var index = offset
    var length = 4
    while bytes.count < length {
      guard index < utf8.count, utf8[index] >= 0x80,
        case .valid(let step) = UTF8Sequence(in: utf8, at: index),
        let scalar = String(decoding: utf8[index..<index + step], as: UTF8.self)
          .unicodeScalars.first,
        let byte = page.byte(for: scalar)
      else { return nil }
      if bytes.isEmpty {
        switch byte {
        case 0xC2...0xDF: length = 2
        case 0xE0...0xEF: length = 3
        case 0xF0...0xF4: length = 4
        default: return nil
        }
      }
      bytes.append(byte)
      index += step
    }
    guard case .valid(bytes.count) = UTF8Sequence(in: bytes, at: 0),
      let meant = String(decoding: bytes, as: UTF8.self).unicodeScalars.first
    else { return nil }
    return DoubleEncodedCharacter(range: offset..<index, meant: meant)
  }

  private static func repaired(
    _ utf8: [UInt8],
    _ range: Range<Int>,
    _ characters: [DoubleEncodedCharacter]
  ) -> [UInt8] {
    var text: [UInt8] = []
    var index = range.lowerBound
    for character in characters {
      guard character.range.upperBound <= range.upperBound else { break }
      text += utf8[index..<character.range.lowerBound]
      text += character.replacement
      index = character.range.upperBound
    }
    return text + utf8[index..<range.upperBound]
  }

  /// How well a text fits the language that it fits best.
  private static func plausibility(_ utf8: [UInt8]) -> Double {
    let sample = DecodedSample(GuessSample(utf8).head)
    let fits =
      LanguageProfile.all.map { $0.fit(of: sample) }
      + EastAsianProfile.allCases.map { $0.fit(of: sample) } + [fitOfOtherScripts(sample)]
    return (fits.max() ?? 0) - sample.penalty
  }

  /// How well the characters fit one of the scripts of which no language is known here, from
  /// Armenian to Mongolian.
  private static func fitOfOtherScripts(_ sample: DecodedSample) -> Double {
    sample.counts.reduce(0) { score, entry in
      let isOther =
        (0x0531...0x058F).contains(entry.key.value) || (0x0700...0x1CFF).contains(entry.key.value)
      return score + Double(entry.value) * (isOther ? 1 : -1.5)
    }
  }
}

/// The upper half of an encoding with one byte a character.
private struct LegacyPage {
  private var bytes: [Unicode.Scalar: UInt8] = [:]

  /// Nil where the system does not know the encoding.
  init?(_ name: String) {
    let upper = Array(UInt8(0x80)...0xFF)
    guard let decoded = decodeWithIconv(upper, as: name) else { return nil }
    let scalars = Array(String(decoding: decoded.utf8, as: UTF8.self).unicodeScalars)
    guard scalars.count == upper.count else { return nil }
    for (byte, scalar) in zip(upper, scalars) where scalar != "\u{FFFD}" {
      bytes[scalar] = byte
    }
    // Where an encoding has no character, programs keep the number.
    for byte in UInt8(0x80)...0x9F where bytes[Unicode.Scalar(byte)] == nil {
      bytes[Unicode.Scalar(byte)] = byte
    }
  }

  func byte(for scalar: Unicode.Scalar) -> UInt8? { bytes[scalar] }
}
