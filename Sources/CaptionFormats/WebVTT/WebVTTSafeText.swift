/// Texts without what would end them in a WebVTT file, or make them something else.
enum WebVTTSafeText {
  /// A cue identifier (4.1, WebVTT cue identifier): one line, no arrow; may be empty.
  static func identifier(_ text: String) -> String {
    for byte in text.utf8 where byte == 0x3E || byte == 0x0A || byte == 0x0D || byte == 0 {
      return rewritten(text) { byte, result in
        result.append(byte == 0x0A || byte == 0x0D ? 0x20 : byte)
      }
    }
    return text
  }

  /// Whether a line is what a style or region block begins with (6.1, collect a WebVTT block).
  static func beginsStyleOrRegion(_ line: some StringProtocol) -> Bool {
    for word in ["STYLE", "REGION"] where line.hasPrefix(word) {
      return line.utf8.dropFirst(word.utf8.count).allSatisfy(\.isASCIIWhiteSpace)
    }
    return false
  }

  /// A line inside of a header or comment, where it begins no block.
  ///
  /// Chromium begins one all the same, and takes a line before it for the next cue's identifier.
  static func indentingBlockWord(_ line: String) -> String {
    beginsStyleOrRegion(line) ? " " + line : line
  }

  /// A region identifier (4.3, WebVTT region identifier setting): no white space, no arrow.
  static func regionIdentifier(_ text: String) -> String {
    rewritten(text) { byte, result in result.append(byte.isASCIIWhiteSpace ? 0x5F : byte) }
  }

  /// The text of a comment behind `NOTE`: no empty line, no arrow (4.1, WebVTT comment block).
  static func comment(_ text: String) -> String {
    let lines = lines(of: text)
    let further = lines.dropFirst().filter { !$0.isEmpty }.map(indentingBlockWord)
    let result = ([lines.first ?? ""] + further).joined(separator: "\n")
    guard let first = result.utf8.first, first != 0x20, first != 0x09, first != 0x0A else {
      return result
    }
    return " " + result
  }

  /// A style sheet: no empty line, no arrow (4.1, WebVTT style block).
  static func styleSheet(_ text: String) -> String {
    lines(of: text).filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// A class name (4.2.2, WebVTT cue span start tag).
  ///
  /// It may stand directly before the `>` that ends the tag, so it doesn't end as an arrow begins.
  static func className(_ name: String) -> String {
    guard !isOrdinaryClass(name) else { return name }
    var result: [UInt8] = []
    for byte in name.utf8 {
      switch byte {
      case 0, 0x09, 0x0A, 0x0C, 0x0D, 0x20, 0x26, 0x2E, 0x3C, 0x3E: result.append(0x5F)
      default: result.append(byte)
      }
    }
    if result.endsInTwoHyphens { result[result.count - 1] = 0x5F }
    return String(decoding: result, as: UTF8.self)
  }

  private static func isOrdinaryClass(_ name: String) -> Bool {
    var last: UInt8 = 0
    for byte in name.utf8 {
      guard byte > 0x3E || byte.isASCIIDigit || byte == 0x2D && last != 0x2D else { return false }
      last = byte
    }
    return true
  }

  /// An annotation, escaped (4.2.2, WebVTT cue span start tag annotation text); may be empty.
  ///
  /// Parsers collapse white space, so it is written that way.
  static func annotation(_ text: String) -> [UInt8] {
    let bytes = Array(text.utf8)
    if isOrdinaryAnnotation(bytes) { return bytes }
    let collapsed = bytes.collapsingWhiteSpace()
    var result: [UInt8] = []
    for byte in collapsed { result.append(escaping: byte) }
    if result.endsInTwoHyphens {
      result.removeLast()
      result.append("&#45;")
    }
    return result
  }

  /// Whether an annotation is written as it is.
  private static func isOrdinaryAnnotation(_ bytes: [UInt8]) -> Bool {
    var last: UInt8 = 0x20
    for byte in bytes {
      // Above `>` nothing has a meaning; below, letters, digits and single spaces will do.
      guard byte > 0x3E || byte.isASCIIDigit || byte == 0x2E || byte == 0x20 && last != 0x20
      else { return false }
      last = byte
    }
    return last != 0x20
  }

  private static func lines(of text: String) -> [String] {
    var lines: [String] = []
    var cursor = ByteCursor(Array(text.utf8))
    while true {
      let line = cursor.scan { $0 != 0x0A && $0 != 0x0D }
      let string = String(decoding: cursor.bytes[line], as: UTF8.self)
      lines.append(rewritten(string) { byte, result in result.append(byte) })
      guard let byte = cursor.peek else { return lines }
      cursor.advance()
      if byte == 0x0D { _ = cursor.scan(0x0A) }
    }
  }

  /// Takes the `>` off every arrow and puts U+FFFD for NUL.
  private static func rewritten(
    _ text: String,
    _ append: (UInt8, inout [UInt8]) -> Void
  ) -> String {
    var result: [UInt8] = []
    for byte in text.utf8 {
      if byte == 0x3E, result.endsInTwoHyphens { continue }
      if byte == 0 {
        result.append("\u{FFFD}")
      } else {
        append(byte, &result)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}

extension [UInt8] {
  /// Whether the last two bytes are hyphens, as at the begin of an arrow.
  fileprivate var endsInTwoHyphens: Bool {
    count >= 2 && self[count - 1] == 0x2D && self[count - 2] == 0x2D
  }

  /// Appends a byte of text or of an annotation, escaped where it has to be.
  mutating func append(escaping byte: UInt8) {
    switch byte {
    case 0x26: append("&amp;")
    case 0x3C: append("&lt;")
    case 0x3E: append("&gt;")
    case 0: append("\u{FFFD}")
    default: append(byte)
    }
  }
}
