import CaptionModel

/// How texts, values and times are written in XML.
extension [UInt8] {
  /// Appends a time as `HH:MM:SS.mmm`, with more digits where it is no whole millisecond.
  ///
  /// Eleven digits are finer than the model's unit, so every time is read back as it was.
  mutating func append(ttml time: MediaTime) {
    if let small = Int64(exactly: time.units), small >= 0, small % 17_640_000 == 0 {
      append(clock: time, separator: 0x2E)
      return
    }
    // Ten times beyond a 64-bit count of seconds is no time that anybody means.
    let units = Swift.min(
      Swift.max(time.units, 0),
      MediaTime.unitsPerSecond * Int128(Int64.max / 10)
    )
    let (seconds, rest) = units.quotientAndRemainder(dividingBy: MediaTime.unitsPerSecond)
    let scale: Int128 = 100_000_000_000
    var fraction = (rest * scale + MediaTime.unitsPerSecond / 2) / MediaTime.unitsPerSecond
    var second = Int(seconds)
    if fraction >= scale {
      fraction -= scale
      second += 1
    }
    append(second / 3600, width: 2)
    append(0x3A)
    append(second / 60 % 60, width: 2)
    append(0x3A)
    append(second % 60, width: 2)
    append(0x2E)
    var digits = Int(fraction)
    var width = 11
    while width > 3, digits % 10 == 0 {
      digits /= 10
      width -= 1
    }
    append(digits, width: width)
  }

  /// Appends a text, escaped for an attribute's value in double quotes; characters that XML does
  /// not allow become U+FFFD.
  mutating func append(xmlValue text: String) {
    // Only the noncharacters U+FFFE and U+FFFF need more than a look at single bytes.
    let text = text.utf8.contains(0xEF) && !text.isXMLText ? text.asXMLText : text
    for byte in text.utf8 {
      switch byte {
      case 0x26: append("&amp;")
      case 0x3C: append("&lt;")
      case 0x22: append("&quot;")
      case 0x09: append("&#9;")
      case 0x0A: append("&#10;")
      case 0x0D: append("&#13;")
      case 0..<0x20: append("\u{FFFD}")
      default: append(byte)
      }
    }
  }

  /// Appends ` name="value"`.
  mutating func append(attribute name: StaticString, _ value: String) {
    append(0x20)
    append("\(name)")
    append("=\"")
    append(xmlValue: value)
    append(0x22)
  }

  /// Appends content, escaped, with an element for each line break; returns how many characters XML
  /// does not allow and were replaced.
  @discardableResult
  mutating func append(xmlText bytes: [UInt8], _ range: Range<Int>) -> Int {
    var start = range.lowerBound
    var replaced = 0
    var index = start
    while index < range.upperBound {
      let byte = bytes[index]
      guard let special = Self.special(byte, bytes, index, range.upperBound) else {
        index += 1
        continue
      }
      if index > start { append(contentsOf: bytes[start..<index]) }
      append(special.text)
      if special.isReplacement { replaced += 1 }
      index += special.length
      start = index
    }
    if index > start { append(contentsOf: bytes[start..<index]) }
    return replaced
  }

  private struct Special {
    var text: String
    var length = 1
    var isReplacement = false
  }

  /// What is written in place of a byte; nil for one that stands for itself.
  @inline(__always)
  private static func special(_ byte: UInt8, _ bytes: [UInt8], _ index: Int, _ end: Int) -> Special?
  {
    if byte >= 0x20, byte != 0x26, byte != 0x3C, byte != 0x3E, byte != 0xEF { return nil }
    switch byte {
    case 0x26: return Special(text: "&amp;")
    case 0x3C: return Special(text: "&lt;")
    case 0x3E: return Special(text: "&gt;")
    case 0x0A: return Special(text: "<br/>")
    case 0x0D: return Special(text: "&#13;")
    case 0x09: return nil
    case 0xEF:
      // U+FFFE and U+FFFF are no characters of XML.
      guard index + 2 < end, bytes[index + 1] == 0xBF, bytes[index + 2] >= 0xBE else { return nil }
      return Special(text: "\u{FFFD}", length: 3, isReplacement: true)
    default: return Special(text: "\u{FFFD}", isReplacement: true)
    }
  }
}

extension String {
  /// Whether XML allows every character of the text.
  var isXMLText: Bool { unicodeScalars.allSatisfy(\.isXML) }

  /// The text with U+FFFD for each character that XML does not allow.
  var asXMLText: String {
    var result = ""
    for scalar in unicodeScalars {
      result.unicodeScalars.append(scalar.isXML ? scalar : "\u{FFFD}")
    }
    return result
  }
}

extension Unicode.Scalar {
  /// Whether the scalar matches `Char` of XML 1.0 (production 2).
  fileprivate var isXML: Bool {
    value >= 0x20 && value != 0xFFFE && value != 0xFFFF || [0x09, 0x0A, 0x0D].contains(value)
  }
}

/// What a look at a cue's text shows about how it has to be written.
struct TTMLTextShape: Sendable {
  /// Whether white space would be lost without `xml:space="preserve"`.
  var needsSpace = false
  /// Whether the bytes can't be written as they are.
  var needsEscape = false

  init(_ bytes: ArraySlice<UInt8>) {
    if bytes.first == 0x0A || bytes.last == 0x0A { needsSpace = true }
    var previous: UInt8 = 0x0A
    for byte in bytes {
      if byte <= 0x3E || byte == 0xEF {
        switch byte {
        case 0x20:
          if previous == 0x20 || previous == 0x0A { needsSpace = true }
        case 0x0A:
          needsEscape = true
          if previous == 0x20 { needsSpace = true }
        case 0x09, 0x0D:
          needsSpace = true
          needsEscape = true
        case 0x26, 0x3C, 0x3E, 0xEF: needsEscape = true
        default:
          if byte < 0x20 { needsEscape = true }
        }
      }
      previous = byte
    }
    if previous == 0x20 { needsSpace = true }
  }
}
