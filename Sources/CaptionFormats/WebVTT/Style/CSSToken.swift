/// A token of a style sheet (CSS Syntax 3, 4 "Tokenization"), as ranges of the source.
struct CSSToken {
  enum Kind: UInt8 {
    case identifier, function, atKeyword, hash, string, badString, url, badURL, delimiter
    case number, percentage, dimension, whiteSpace, cdo, cdc, colon, semicolon, comma
    case leftBracket, rightBracket, leftParenthesis, rightParenthesis, leftBrace, rightBrace

    /// What ends the block or the function that this begins, or nil.
    var closing: Kind? {
      switch self {
      case .leftBrace: .rightBrace
      case .leftBracket: .rightBracket
      case .leftParenthesis, .function: .rightParenthesis
      default: nil
      }
    }

    var isClosing: Bool {
      self == .rightBrace || self == .rightBracket || self == .rightParenthesis
    }
  }

  let kind: Kind
  /// Of a token that opens a bracket, the index of the one that closes it, or nil.
  var closer: Int? {
    get { partner == 0 ? nil : Int(partner) }
    set { partner = UInt32(truncatingIfNeeded: newValue ?? 0) }
  }
  // A sheet can be one token a byte, so that tokens have to be small.
  private var partner: UInt32 = 0
  private let start: UInt32
  private let end: UInt32
  private let valueStart: UInt32
  private let valueEnd: UInt32

  /// Makes a token; offsets fit 32 bits, since no source is longer than 4 GiB.
  init(kind: Kind, range: Range<Int>, value: Range<Int>) {
    self.kind = kind
    start = UInt32(truncatingIfNeeded: range.lowerBound)
    end = UInt32(truncatingIfNeeded: range.upperBound)
    valueStart = UInt32(truncatingIfNeeded: value.lowerBound)
    valueEnd = UInt32(truncatingIfNeeded: value.upperBound)
  }

  /// The whole token.
  var range: Range<Int> { Int(start)..<Int(end) }

  /// The name or the text without what marks it: `#`, `@`, `(` or quotation marks; of a number
  /// its digits.
  var value: Range<Int> { Int(valueStart)..<Int(valueEnd) }
}

/// The text that names and strings of a style sheet stand for.
enum CSSText {
  /// Decodes escapes (CSS Syntax 3, 4.3.7 "Consume an escaped code point").
  static func string(_ bytes: [UInt8], _ range: Range<Int>) -> String {
    guard range.contains(where: { bytes[$0] == 0x5C || bytes[$0] == 0 }) else {
      return String(decoding: bytes[range], as: UTF8.self)
    }
    var result: [UInt8] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = bytes[index]
      index += 1
      if byte == 0 { result.append(contentsOf: UTF8.encodedReplacementCharacter) }
      guard byte == 0x5C, index < range.upperBound else {
        if byte != 0, byte != 0x5C { result.append(byte) }
        continue
      }
      if let end = lineBreakEnd(bytes, at: index, range.upperBound) {
        // In a string, an escaped line break stands for nothing.
        index = end
        continue
      }
      var number: UInt32 = 0
      let start = index
      while index < range.upperBound, index - start < 6, let digit = bytes[index].hexValue {
        number = number * 16 + UInt32(digit)
        index += 1
      }
      if index == start {
        result.append(bytes[index])
        index += 1
        continue
      }
      if index < range.upperBound, bytes[index].isASCIIWhiteSpace {
        index = lineBreakEnd(bytes, at: index, range.upperBound) ?? index + 1
      }
      let scalar = number == 0 ? nil : Unicode.Scalar(number)
      result.append(
        contentsOf: scalar.flatMap { UTF8.encode($0) } ?? UTF8.encodedReplacementCharacter
      )
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Decodes escapes and makes ASCII letters small, as names of properties are compared.
  static func keyword(_ bytes: [UInt8], _ range: Range<Int>) -> String {
    let text = string(bytes, range)
    guard text.utf8.contains(where: { $0 &- 0x41 < 26 }) else { return text }
    return String(decoding: text.utf8.map(\.lowercasedASCII), as: UTF8.self)
  }

  /// The offset behind the line break at an offset, or nil where there is none.
  static func lineBreakEnd(_ bytes: [UInt8], at index: Int, _ end: Int) -> Int? {
    guard index < end else { return nil }
    switch bytes[index] {
    case 0x0D: return index + 1 < end && bytes[index + 1] == 0x0A ? index + 2 : index + 1
    case 0x0A, 0x0C: return index + 1
    default: return nil
    }
  }
}

extension UInt8 {
  /// The value of a hexadecimal digit.
  var hexValue: UInt8? {
    switch self {
    case 0x30...0x39: self - 0x30
    case 0x41...0x46: self - 0x37
    case 0x61...0x66: self - 0x57
    default: nil
    }
  }

  /// Whether a name of CSS may begin with this byte.
  var startsCSSName: Bool { isASCIILetter || self == 0x5F || self >= 0x80 || self == 0 }

  /// Whether a name of CSS may hold this byte.
  var isInCSSName: Bool { startsCSSName || isASCIIDigit || self == 0x2D }
}
