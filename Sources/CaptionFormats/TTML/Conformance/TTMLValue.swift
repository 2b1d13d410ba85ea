/// The value of an attribute, as the grammars look at it.
struct TTMLValue: Sendable {
  let bytes: [UInt8]
  let version: TTMLVersion

  /// The value as text.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The words between white space.
  var words: [ArraySlice<UInt8>] {
    bytes.split(whereSeparator: \.isASCIIWhiteSpace)
  }

  /// Whether the value is one word of a list, with nothing else.
  func isOne(of keywords: [String]) -> Bool {
    keywords.contains { $0.utf8.elementsEqual(bytes) }
  }
}

/// The units that the lengths of a value have.
struct TTMLUnits: OptionSet, Sendable, Hashable {
  let rawValue: UInt8

  static let percent = TTMLUnits(rawValue: 1)
  static let pixel = TTMLUnits(rawValue: 2)
  static let em = TTMLUnits(rawValue: 4)
  static let cell = TTMLUnits(rawValue: 8)
  static let rootWidth = TTMLUnits(rawValue: 16)
  static let rootHeight = TTMLUnits(rawValue: 32)

  static let all: TTMLUnits = [.percent, .pixel, .em, .cell, .rootWidth, .rootHeight]

  private static let names: [(String, TTMLUnits)] = [
    ("%", .percent), ("px", .pixel), ("em", .em), ("c", .cell), ("rw", .rootWidth),
    ("rh", .rootHeight),
  ]

  /// The unit of a name; nil for anything else.
  init?(name: ArraySlice<UInt8>) {
    let found = Self.names.first { $0.0.utf8.elementsEqual(name) }
    guard let found else { return nil }
    self = found.1
  }

  init(rawValue: UInt8) {
    self.rawValue = rawValue
  }
}

/// A length as it is written (TTML2, 10.3.13; TTML1, 8.3.9).
struct TTMLWrittenLength: Sendable {
  let isNegative: Bool
  let isZero: Bool
  let unit: TTMLUnits

  /// Reads a length; nil where the word is none.
  init?(_ word: ArraySlice<UInt8>) {
    var number = word
    guard let mark = Self.scanNumber(&number, isSigned: true) else { return nil }
    guard let unit = TTMLUnits(name: number) else { return nil }
    isNegative = mark.isNegative
    isZero = mark.isZero
    self.unit = unit
  }

  /// Takes a number off the front of a text; nil where there is none.
  ///
  /// Since its second edition TTML2 has numbers that end in their point, in percentages.
  static func scanNumber(
    _ text: inout ArraySlice<UInt8>,
    isSigned: Bool,
    mayEndInPoint: Bool = false
  ) -> (isNegative: Bool, isZero: Bool)? {
    var isNegative = false
    var isZero = true
    if isSigned, let sign = text.first, sign == 0x2B || sign == 0x2D {
      isNegative = sign == 0x2D
      text.removeFirst()
    }
    var count = 0
    while let byte = text.first, byte.isASCIIDigit {
      if byte != 0x30 { isZero = false }
      count += 1
      text.removeFirst()
    }
    if text.first == 0x2E {
      text.removeFirst()
      var digits = 0
      while let byte = text.first, byte.isASCIIDigit {
        if byte != 0x30 { isZero = false }
        digits += 1
        text.removeFirst()
      }
      guard digits > 0 || (mayEndInPoint && count > 0) else { return nil }
      count += digits
    }
    return count > 0 ? (isNegative && !isZero, isZero) : nil
  }

  /// Whether a word is a number and nothing else.
  static func isNumber(_ word: ArraySlice<UInt8>, isSigned: Bool = true) -> Bool {
    var rest = word
    return scanNumber(&rest, isSigned: isSigned) != nil && rest.isEmpty
  }
}
