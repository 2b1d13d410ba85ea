/// The syntax of conditions (TTML2, 8.2.1 and 10.3.8).
///
/// Reads words one by one and keeps only whether an operand or an operator may follow, and what is
/// open, so nesting costs a byte and no recursion.
struct TTMLCondition {
  private var rest: ArraySlice<UInt8>
  /// For each open parenthesis, whether it is that of a function.
  private var open: [Bool] = []

  /// Whether a value is a condition.
  static func isValid(_ bytes: [UInt8]) -> Bool {
    var condition = TTMLCondition(rest: bytes[...])
    return condition.read()
  }

  private static let operators = [
    "||", "&&", "==", "!=", "<=", ">=", "<", ">", "+", "-", "*", "/", "%",
  ]
  private static let features = ["aspect-ratio", "color"]
  /// The parameters of TTML2, 8.2.1.2; others may be bound by whoever presents the document.
  private static let parameters: Set<String> = [
    "forced", "mediaAspectRatio", "mediaLanguage", "userLanguage",
  ]

  private mutating func read() -> Bool {
    var expectsOperand = true
    while true {
      rest = rest.drop(while: \.isASCIIWhiteSpace)
      guard let byte = rest.first else { return !expectsOperand && open.isEmpty }
      if expectsOperand {
        switch byte {
        case 0x28:
          rest.removeFirst()
          open.append(false)
        case 0x21, 0x2B, 0x2D: rest.removeFirst()
        case 0x22, 0x27:
          guard TTMLGrammar.scanQuoted(&rest) >= 0 else { return false }
          expectsOperand = false
        case _ where byte.isASCIIDigit || byte == 0x2E:
          guard scanNumber() else { return false }
          expectsOperand = false
        case _ where byte.isASCIILetter || byte == 0x5F:
          guard scanName() else { return false }
          expectsOperand = false
        default: return false
        }
      } else if byte == 0x29 {
        rest.removeFirst()
        guard open.popLast() != nil else { return false }
      } else {
        guard let found = Self.operators.first(where: { rest.starts(with: $0.utf8) }) else {
          return false
        }
        rest = rest.dropFirst(found.utf8.count)
        expectsOperand = true
      }
    }
  }

  private mutating func scanNumber() -> Bool {
    let whole = rest.prefix(while: \.isASCIIDigit)
    rest = rest.dropFirst(whole.count)
    if whole.count > 1, whole.first == 0x30 { return false }
    var count = whole.count
    if rest.first == 0x2E {
      rest.removeFirst()
      let fraction = rest.prefix(while: \.isASCIIDigit)
      rest = rest.dropFirst(fraction.count)
      count += fraction.count
    }
    guard count > 0 else { return false }
    if let mark = rest.first, mark == 0x45 || mark == 0x65 {
      rest.removeFirst()
      if rest.first == 0x2B || rest.first == 0x2D { rest.removeFirst() }
      let exponent = rest.prefix(while: \.isASCIIDigit)
      rest = rest.dropFirst(exponent.count)
      guard !exponent.isEmpty else { return false }
    }
    return true
  }

  /// `true`, `false`, or a function with one text for an argument.
  private mutating func scanName() -> Bool {
    let word = rest.prefix { $0.isASCIILetter || $0.isASCIIDigit || $0 == 0x5F || $0 == 0x2D }
    rest = rest.dropFirst(word.count)
    let name = String(decoding: word, as: UTF8.self)
    if name == "true" || name == "false" { return true }
    guard ["media", "parameter", "supports"].contains(name), rest.popFirst() == 0x28 else {
      return false
    }
    rest = rest.drop(while: \.isASCIIWhiteSpace)
    let start = rest
    guard TTMLGrammar.scanQuoted(&rest) > 0 else { return false }
    let argument = String(decoding: start[start.startIndex..<rest.startIndex], as: UTF8.self)
    if name == "parameter", !Self.parameters.contains(String(argument.dropFirst().dropLast())) {
      return false
    }
    rest = rest.drop(while: \.isASCIIWhiteSpace)
    return rest.popFirst() == 0x29
  }
}

extension TTMLGrammar {
  static let condition = TTMLGrammar("a condition") { TTMLCondition.isValid($0.bytes) }
}
