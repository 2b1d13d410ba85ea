/// One `name:value` of a list of settings, as byte ranges.
struct WebVTTSetting {
  /// The whole token.
  var range: Range<Int>
  /// The name; the whole token where it is not of the form `name:value`.
  var name: Range<Int>
  /// The value, or nil where the token is not of the form `name:value`.
  var value: Range<Int>?

  /// Takes the next token off a list (6.2 and 6.3, steps 1 and 2.1 to 2.3); nil at its end.
  static func next(_ cursor: inout ByteCursor) -> WebVTTSetting? {
    cursor.scan(while: \.isASCIIWhiteSpace)
    let range = cursor.scan { !$0.isASCIIWhiteSpace }
    guard !range.isEmpty else { return nil }
    for index in range where cursor.bytes[index] == 0x3A {
      guard index > range.lowerBound, index + 1 < range.upperBound else { break }
      return WebVTTSetting(
        range: range,
        name: range.lowerBound..<index,
        value: index + 1..<range.upperBound
      )
    }
    return WebVTTSetting(range: range, name: range, value: nil)
  }

  /// Splits a value at its first comma; the second part is nil where there is none.
  static func halves(_ bytes: [UInt8], _ value: Range<Int>) -> (Range<Int>, Range<Int>?) {
    for index in value where bytes[index] == 0x2C {
      return (value.lowerBound..<index, index + 1..<value.upperBound)
    }
    return (value, nil)
  }
}

extension [UInt8] {
  /// Whether a range holds just this text.
  @inline(__always)
  func equals(_ range: Range<Int>, _ text: String) -> Bool {
    range.count == text.utf8.count && ByteCursor(self, in: range).match(text)
  }
}
