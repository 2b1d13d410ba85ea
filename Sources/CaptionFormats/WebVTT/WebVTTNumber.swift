/// The numbers of settings.
enum WebVTTNumber {
  /// Parses a percentage string (6.2, "parse a percentage string"): a number from 0 to 100.
  static func percentage(_ bytes: [UInt8], _ range: Range<Int>) -> Double? {
    guard let last = range.last, bytes[last] == 0x25 else { return nil }
    guard
      let value = decimal(bytes, range.lowerBound..<last, allowsMinus: false), value <= 100
    else { return nil }
    return value
  }

  /// Parses digits with an optional fraction; nil for anything else.
  ///
  /// What the syntax of a percentage and the rules for a line number (6.3, steps for `line`) let
  /// through is the same form, save for the minus sign.
  static func decimal(_ bytes: [UInt8], _ range: Range<Int>, allowsMinus: Bool) -> Double? {
    var cursor = ByteCursor(bytes, in: range)
    let isNegative = allowsMinus && cursor.scan(0x2D)
    var mantissa = 0
    var isExact = true
    func add(_ digits: Range<Int>) {
      for index in digits {
        // Up to 2⁵³ the mantissa is exact, and so is the power of ten it is divided by.
        if mantissa > 900_719_925_474_098 { isExact = false }
        if isExact { mantissa = mantissa * 10 + Int(bytes[index] - 0x30) }
      }
    }
    let whole = cursor.scan(while: \.isASCIIDigit)
    guard !whole.isEmpty else { return nil }
    add(whole)
    var fractionDigits = 0
    if cursor.scan(0x2E) {
      let fraction = cursor.scan(while: \.isASCIIDigit)
      guard !fraction.isEmpty else { return nil }
      add(fraction)
      fractionDigits = fraction.count
    }
    guard cursor.atEnd else { return nil }
    let value: Double
    if isExact, fractionDigits < powersOfTen.count {
      value = Double(mantissa) / powersOfTen[fractionDigits]
    } else {
      // HTML's rules make numbers that overflow an error.
      let digits = whole.lowerBound..<range.upperBound
      guard let parsed = Double(String(decoding: bytes[digits], as: UTF8.self)), parsed.isFinite
      else { return nil }
      value = parsed
    }
    // There is no negative zero among the values (HTML, rules for parsing floating-point numbers).
    return isNegative && value != 0 ? -value : value
  }

  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]
}
