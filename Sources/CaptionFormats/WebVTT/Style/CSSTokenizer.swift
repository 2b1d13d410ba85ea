import CaptionModel

/// Cuts a style sheet into tokens (CSS Syntax 3, 4.3 "Tokenizer Algorithms").
///
/// It works on the source as it is: CR, CRLF and form feed count as line breaks where they stand,
/// so every offset is one of the source. Comments are no tokens. Each byte is looked at a bounded
/// number of times.
struct CSSTokenizer {
  /// A fault and where it is.
  struct Fault {
    var message: String
    var range: Range<Int>
  }

  private let bytes: [UInt8]
  private var offset: Int
  private let end: Int
  private(set) var faults: [Fault] = []
  /// The faults beyond ``maxFaults``.
  private(set) var unlistedFaults = 0

  /// Faults of a sheet whose places are kept; of the others there is but a count.
  static let maxFaults = 20

  init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.bytes = bytes
    offset = range.lowerBound
    end = range.upperBound
  }

  /// All tokens, in order.
  mutating func tokens() -> [CSSToken] {
    var tokens: [CSSToken] = []
    while let token = next() { tokens.append(token) }
    return tokens
  }

  private func byte(at index: Int) -> UInt8? { index < end ? bytes[index] : nil }

  private mutating func next() -> CSSToken? {
    skipComments()
    guard offset < end else { return nil }
    let start = offset
    let byte = bytes[start]
    switch byte {
    case 0x09, 0x0A, 0x0C, 0x0D, 0x20:
      while offset < end, bytes[offset].isASCIIWhiteSpace { offset += 1 }
      return token(.whiteSpace, start)
    case 0x22, 0x27: return string(quote: byte)
    case 0x23:
      guard let next = self.byte(at: start + 1), next.isInCSSName || isEscape(at: start + 1) else {
        return single(.delimiter)
      }
      offset += 1
      let value = name()
      return CSSToken(kind: .hash, range: start..<offset, value: value)
    case 0x28: return single(.leftParenthesis)
    case 0x29: return single(.rightParenthesis)
    case 0x2C: return single(.comma)
    case 0x3A: return single(.colon)
    case 0x3B: return single(.semicolon)
    case 0x5B: return single(.leftBracket)
    case 0x5D: return single(.rightBracket)
    case 0x7B: return single(.leftBrace)
    case 0x7D: return single(.rightBrace)
    case 0x40:
      guard startsIdentifier(at: start + 1) else { return single(.delimiter) }
      offset += 1
      let value = name()
      return CSSToken(kind: .atKeyword, range: start..<offset, value: value)
    case 0x3C where matches("<!--"):
      offset += 4
      return token(.cdo, start)
    case 0x2D where matches("-->"):
      offset += 3
      return token(.cdc, start)
    default:
      if startsNumber(at: start) { return number() }
      if startsIdentifier(at: start) { return identifierLike() }
      return single(.delimiter)
    }
  }

  private func matches(_ text: String) -> Bool {
    ByteCursor(bytes, in: offset..<end).match(text)
  }

  private func token(_ kind: CSSToken.Kind, _ start: Int) -> CSSToken {
    CSSToken(kind: kind, range: start..<offset, value: start..<offset)
  }

  private mutating func single(_ kind: CSSToken.Kind) -> CSSToken {
    offset += 1
    return token(kind, offset - 1)
  }

  private mutating func fault(_ message: String, _ range: Range<Int>) {
    guard faults.count < Self.maxFaults else {
      unlistedFaults += 1
      return
    }
    faults.append(Fault(message: message, range: range))
  }

  private mutating func skipComments() {
    while offset + 1 < end, bytes[offset] == 0x2F, bytes[offset + 1] == 0x2A {
      let start = offset
      offset += 2
      while offset + 1 < end, bytes[offset] != 0x2A || bytes[offset + 1] != 0x2F { offset += 1 }
      if offset + 1 < end {
        offset += 2
      } else {
        offset = end
        fault("comment is not closed", start..<start + 2)
      }
    }
  }

  // MARK: Names

  /// Whether a valid escape begins here (4.3.8).
  private func isEscape(at index: Int) -> Bool {
    guard byte(at: index) == 0x5C, let next = byte(at: index + 1) else { return false }
    return next != 0x0A && next != 0x0C && next != 0x0D
  }

  /// Whether an identifier begins here (4.3.9).
  private func startsIdentifier(at index: Int) -> Bool {
    guard let first = byte(at: index) else { return false }
    if first == 0x2D {
      guard let second = byte(at: index + 1) else { return false }
      return second.startsCSSName || second == 0x2D || isEscape(at: index + 1)
    }
    return first.startsCSSName || isEscape(at: index)
  }

  private mutating func name() -> Range<Int> {
    let start = offset
    while offset < end {
      if bytes[offset].isInCSSName {
        offset += 1
      } else if isEscape(at: offset) {
        offset += 1
        skipEscape()
      } else {
        break
      }
    }
    return start..<offset
  }

  /// Moves past what follows a backslash.
  private mutating func skipEscape() {
    let start = offset
    while offset < end, offset - start < 6, bytes[offset].hexValue != nil { offset += 1 }
    if offset == start {
      offset += 1
      // The rest of a character outside of ASCII.
      while offset < end, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
    } else if offset < end, bytes[offset].isASCIIWhiteSpace {
      offset = CSSText.lineBreakEnd(bytes, at: offset, end) ?? offset + 1
    }
  }

  private mutating func identifierLike() -> CSSToken {
    let start = offset
    let value = name()
    guard byte(at: offset) == 0x28 else {
      return CSSToken(kind: .identifier, range: start..<offset, value: value)
    }
    offset += 1
    if CSSText.keyword(bytes, value) == "url" {
      var index = offset
      while let byte = byte(at: index), byte.isASCIIWhiteSpace { index += 1 }
      if byte(at: index) != 0x22, byte(at: index) != 0x27 { return url(start) }
    }
    return CSSToken(kind: .function, range: start..<offset, value: value)
  }

  /// Reads an address without quotation marks (4.3.6).
  private mutating func url(_ start: Int) -> CSSToken {
    let valueStart = offset
    var isBad = false
    while offset < end, bytes[offset] != 0x29 {
      if isEscape(at: offset) {
        offset += 1
        skipEscape()
        continue
      }
      let byte = bytes[offset]
      if byte == 0x22 || byte == 0x27 || byte == 0x28 || byte == 0x5C { isBad = true }
      offset += 1
    }
    let value = valueStart..<offset
    if offset < end {
      offset += 1
    } else {
      fault("\"url(\" is not closed", start..<valueStart)
    }
    return CSSToken(kind: isBad ? .badURL : .url, range: start..<offset, value: value)
  }

  // MARK: Strings

  private mutating func string(quote: UInt8) -> CSSToken {
    let start = offset
    offset += 1
    while offset < end {
      let byte = bytes[offset]
      if byte == quote {
        offset += 1
        return CSSToken(kind: .string, range: start..<offset, value: start + 1..<offset - 1)
      }
      if byte == 0x0A || byte == 0x0C || byte == 0x0D {
        fault("string is not closed on its line", start..<offset)
        return CSSToken(kind: .badString, range: start..<offset, value: start + 1..<offset)
      }
      if byte == 0x5C, offset + 1 < end {
        offset = CSSText.lineBreakEnd(bytes, at: offset + 1, end) ?? offset + 2
      } else {
        offset += 1
      }
    }
    fault("string is not closed", start..<start + 1)
    return CSSToken(kind: .string, range: start..<end, value: start + 1..<end)
  }

  // MARK: Numbers

  /// Whether a number begins here (4.3.10).
  private func startsNumber(at index: Int) -> Bool {
    var index = index
    if byte(at: index) == 0x2B || byte(at: index) == 0x2D { index += 1 }
    if byte(at: index) == 0x2E { index += 1 }
    return byte(at: index)?.isASCIIDigit ?? false
  }

  private mutating func skipDigits() {
    while offset < end, bytes[offset].isASCIIDigit { offset += 1 }
  }

  private mutating func number() -> CSSToken {
    let start = offset
    if bytes[offset] == 0x2B || bytes[offset] == 0x2D { offset += 1 }
    skipDigits()
    if byte(at: offset) == 0x2E, byte(at: offset + 1)?.isASCIIDigit ?? false {
      offset += 1
      skipDigits()
    }
    if let e = byte(at: offset), e | 0x20 == 0x65 {
      let sign = byte(at: offset + 1)
      let digits = sign == 0x2B || sign == 0x2D ? offset + 2 : offset + 1
      if byte(at: digits)?.isASCIIDigit ?? false {
        offset = digits
        skipDigits()
      }
    }
    let value = start..<offset
    var kind = CSSToken.Kind.number
    if byte(at: offset) == 0x25 {
      offset += 1
      kind = .percentage
    } else if startsIdentifier(at: offset) {
      _ = name()
      kind = .dimension
    }
    return CSSToken(kind: kind, range: start..<offset, value: value)
  }
}
