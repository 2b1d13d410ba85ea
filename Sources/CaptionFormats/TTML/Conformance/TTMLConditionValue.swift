/// What a condition comes to, as far as a file alone can tell (TTML2, 8.2.1 and 10.3.8).
///
/// What a player or its user decides is unknown, and so is whatever depends on it.
enum TTMLConditionValue: Equatable, Sendable {
  case unknown
  case truth(Bool)
  case number(Double)
  case text(String)

  /// Works a condition out; one that is not valid is unknown.
  init(of bytes: [UInt8]) {
    guard TTMLCondition.isValid(bytes) else {
      self = .unknown
      return
    }
    var evaluator = TTMLConditionEvaluator(bytes)
    self = evaluator.evaluate()
  }

  /// Whether this is known to be false.
  var isFalse: Bool { self == .truth(false) }

  fileprivate static func combine(
    _ left: TTMLConditionValue,
    _ name: String,
    _ right: TTMLConditionValue
  ) -> TTMLConditionValue {
    switch (name, left, right) {
    case ("&&", .truth(false), _), ("&&", _, .truth(false)): .truth(false)
    case ("||", .truth(true), _), ("||", _, .truth(true)): .truth(true)
    case ("&&", .truth, .truth): .truth(true)
    case ("||", .truth, .truth): .truth(false)
    case ("==", .truth(let left), .truth(let right)): .truth(left == right)
    case ("!=", .truth(let left), .truth(let right)): .truth(left != right)
    case ("==", .text(let left), .text(let right)): .truth(left == right)
    case ("!=", .text(let left), .text(let right)): .truth(left != right)
    case (_, .number(let left), .number(let right)): combine(left, name, right)
    default: .unknown
    }
  }

  private static func combine(_ left: Double, _ name: String, _ right: Double) -> TTMLConditionValue
  {
    // Decimal numbers that are equal as written may differ by a little after calculation.
    let isNear = abs(left - right) <= 1e-9 * max(abs(left), abs(right), 1)
    return switch name {
    case "==": .truth(isNear)
    case "!=": .truth(!isNear)
    case "<=": .truth(left < right || isNear)
    case ">=": .truth(left > right || isNear)
    case "<": .truth(left < right && !isNear)
    case ">": .truth(left > right && !isNear)
    case "+": .number(left + right)
    case "-": .number(left - right)
    case "*": .number(left * right)
    case "/" where right != 0: .number(left / right)
    case "%" where right != 0: .number(left.truncatingRemainder(dividingBy: right))
    default: .unknown
    }
  }
}

/// Works out a valid condition with two stacks, so that nesting costs memory and no recursion.
private struct TTMLConditionEvaluator {
  private var rest: ArraySlice<UInt8>
  private var values: [TTMLConditionValue] = []
  /// Operators that wait for what stands to their right; `(` marks an open parenthesis, and those
  /// of one operand have a `u` before them.
  private var operators: [String] = []

  init(_ bytes: [UInt8]) {
    rest = bytes[...]
  }

  /// How strongly operators bind; those of one operand bind most.
  private static func strength(_ name: String) -> Int {
    switch name {
    case "(": 0
    case "||": 1
    case "&&": 2
    case "==", "!=": 3
    case "<", ">", "<=", ">=": 4
    case "+", "-": 5
    case "*", "/", "%": 6
    default: 7
    }
  }

  private static let names = [
    "||", "&&", "==", "!=", "<=", ">=", "<", ">", "+", "-", "*", "/", "%",
  ]

  mutating func evaluate() -> TTMLConditionValue {
    var expectsOperand = true
    while true {
      rest = rest.drop(while: \.isASCIIWhiteSpace)
      guard let byte = rest.first else { break }
      if expectsOperand {
        switch byte {
        case 0x28: operators.append("(")
        case 0x21, 0x2B, 0x2D: operators.append("u\(Unicode.Scalar(byte))")
        default:
          values.append(operand(byte))
          expectsOperand = false
          continue
        }
        rest.removeFirst()
      } else if byte == 0x29 {
        rest.removeFirst()
        apply(from: 1)
        if operators.last == "(" { operators.removeLast() }
      } else {
        guard let name = Self.names.first(where: { rest.starts(with: $0.utf8) }) else {
          return .unknown
        }
        rest = rest.dropFirst(name.utf8.count)
        apply(from: Self.strength(name))
        operators.append(name)
        expectsOperand = true
      }
    }
    apply(from: 1)
    return values.last ?? .unknown
  }

  /// Applies the waiting operators that bind at least so strongly.
  private mutating func apply(from strength: Int) {
    while let name = operators.last, Self.strength(name) >= strength {
      operators.removeLast()
      guard let right = values.popLast() else { return }
      if name.hasPrefix("u") {
        values.append(Self.negate(right, name))
      } else {
        guard let left = values.popLast() else { return }
        values.append(.combine(left, name, right))
      }
    }
  }

  private static func negate(_ value: TTMLConditionValue, _ name: String) -> TTMLConditionValue {
    switch (name, value) {
    case ("u!", .truth(let truth)): .truth(!truth)
    case ("u-", .number(let number)): .number(-number)
    case ("u+", .number): value
    default: .unknown
    }
  }

  /// A text, a number, a word or a function; the condition was found valid before.
  private mutating func operand(_ byte: UInt8) -> TTMLConditionValue {
    if byte == 0x22 || byte == 0x27 { return .text(quoted()) }
    if byte.isASCIIDigit || byte == 0x2E { return number() }
    let word = rest.prefix { $0.isASCIILetter || $0.isASCIIDigit || $0 == 0x5F || $0 == 0x2D }
    rest = rest.dropFirst(word.count)
    switch String(decoding: word, as: UTF8.self) {
    case "true": return .truth(true)
    case "false": return .truth(false)
    case let name:
      rest = rest.drop { $0 == 0x28 || $0.isASCIIWhiteSpace }
      let argument = quoted()
      rest = rest.drop(while: \.isASCIIWhiteSpace).dropFirst()
      return Self.call(name, argument)
    }
  }

  private mutating func number() -> TTMLConditionValue {
    var count = 0
    var last: UInt8 = 0
    for byte in rest {
      let isSign = (byte == 0x2B || byte == 0x2D) && last | 0x20 == 0x65
      guard byte.isASCIIDigit || byte == 0x2E || byte | 0x20 == 0x65 || isSign else { break }
      count += 1
      last = byte
    }
    let text = String(decoding: rest.prefix(count), as: UTF8.self)
    rest = rest.dropFirst(count)
    return Double("0" + text).map { .number($0) } ?? .unknown
  }

  private mutating func quoted() -> String {
    let start = rest
    guard TTMLGrammar.scanQuoted(&rest) >= 0 else { return "" }
    return String(
      decoding: start[start.startIndex..<rest.startIndex].dropFirst().dropLast(),
      as: UTF8.self
    )
  }

  private static func call(_ name: String, _ argument: String) -> TTMLConditionValue {
    switch name {
    case "media":
      // Captions are made for pictures in colour; what else a screen is like is unknown.
      let query = argument.filter { $0 != " " }
      return query == "(color)" ? .truth(true) : .unknown
    case "supports": return .truth(supports(argument))
    default: return .unknown
    }
  }

  /// Whether captions can hold what a feature stands for: texts and how they look, but no pictures,
  /// sounds or fonts.
  private static func supports(_ designator: String) -> Bool {
    let feature = designator.split(separator: "#", omittingEmptySubsequences: false)
    let isOfTTML =
      feature.count == 2
      && ["", TTMLNamespace.current + "/feature/"].contains(String(feature[0]))
    guard isOfTTML, TTMLFeatures.contains(feature[1], in: .second) else { return false }
    let passedOver = [
      "audio", "presentation-audio", "speak", "speech", "gain", "pan", "pitch", "image",
      "background-image", "backgroundImage", "embedded-", "font-", "chunk", "data", "source",
    ]
    return feature[1] != "font" && !passedOver.contains { feature[1].hasPrefix($0) }
  }
}
