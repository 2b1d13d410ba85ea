/// How the value of an attribute has to look.
struct TTMLGrammar: Sendable {
  /// What is expected, in words that follow "is not".
  let expected: String
  let accepts: @Sendable (TTMLValue) -> Bool

  init(_ expected: String, _ accepts: @escaping @Sendable (TTMLValue) -> Bool) {
    self.expected = expected
    self.accepts = accepts
  }

  /// Anything.
  static let any = TTMLGrammar("anything") { _ in true }

  /// One of some keywords; `second` are those that TTML2 added.
  static func keywords(_ first: [String], second: [String] = []) -> TTMLGrammar {
    let all = first + second
    let words = all.map { "\"\($0)\"" }.joined(separator: ", ")
    return TTMLGrammar(all.count == 1 ? words : "one of \(words)") { value in
      value.isOne(of: first) || (value.version == .second && value.isOne(of: second))
    }
  }

  static let boolean = keywords(["true", "false"])

  static let booleanOfSchema = keywords(["true", "false", "0", "1"])

  /// One keyword of each group at most, in any order, or a single word that stands alone.
  static func combination(alone: [String], _ groups: [[String]]) -> TTMLGrammar {
    let groupNames = groups.map { $0.joined(separator: "|") }.joined(separator: " ")
    return TTMLGrammar("\(alone.joined(separator: "|")) or a choice of \(groupNames)") { value in
      let words = value.words.map { String(decoding: $0, as: UTF8.self) }
      if words.count == 1, alone.contains(words[0]) { return true }
      var used: Set<Int> = []
      for word in words {
        guard let group = groups.firstIndex(where: { $0.contains(word) }),
          used.insert(group).inserted
        else { return false }
      }
      return !words.isEmpty
    }
  }
}

// MARK: Numbers

extension TTMLGrammar {
  /// Digits and nothing else, of at least a value.
  static func digits(atLeast least: Int) -> TTMLGrammar {
    TTMLGrammar(least == 0 ? "a whole number" : "a whole number from \(least)") { value in
      guard !value.bytes.isEmpty, value.bytes.allSatisfy(\.isASCIIDigit) else { return false }
      let significant = value.bytes.drop { $0 == 0x30 }
      guard significant.count < 18 else { return true }
      return significant.reduce(0) { $0 * 10 + Int($1 - 0x30) } >= least
    }
  }

  static let integer = TTMLGrammar("a whole number") { value in
    isInteger(value.bytes[...])
  }

  static func isInteger(_ word: ArraySlice<UInt8>) -> Bool {
    let digits = word.first == 0x2B || word.first == 0x2D ? word.dropFirst() : word
    return !digits.isEmpty && digits.allSatisfy(\.isASCIIDigit)
  }

  static let stackLevel = TTMLGrammar("\"auto\" or a whole number") { value in
    value.isOne(of: ["auto"]) || isInteger(value.bytes[...])
  }

  static let number = TTMLGrammar("a number") { value in
    TTMLWrittenLength.isNumber(value.bytes[...])
  }

  static let unsignedNumber = TTMLGrammar("a number without a sign") { value in
    TTMLWrittenLength.isNumber(value.bytes[...], isSigned: false)
  }

  /// An XML Schema float, as the opacity of TTML1 has it.
  static let float = TTMLGrammar("a number") { value in
    value.words.count == 1
      && (Double(value.text.trimmedASCII) != nil || value.isOne(of: ["INF", "-INF", "NaN"]))
  }

  static let percentage = TTMLGrammar("a percentage") { value in
    var rest = value.bytes[...]
    return TTMLWrittenLength.scanNumber(&rest, isSigned: true, mayEndInPoint: true) != nil
      && rest.elementsEqual("%".utf8)
  }

  /// Two whole numbers above zero.
  static let pair = TTMLGrammar("two whole numbers above zero") { value in
    let words = value.words
    let isPlain = words.allSatisfy { word in
      word.allSatisfy(\.isASCIIDigit) && word.contains { $0 != 0x30 }
    }
    return words.count == 2 && isPlain
  }

  /// Four percentages from 0 to 100.
  static let activeArea = TTMLGrammar("four percentages from 0 to 100") { value in
    let words = value.words
    return words.count == 4
      && words.allSatisfy { word in
        var rest = word
        guard let mark = TTMLWrittenLength.scanNumber(&rest, isSigned: true), !mark.isNegative,
          rest.elementsEqual("%".utf8),
          let number = Double(String(decoding: word.dropLast(), as: UTF8.self))
        else { return false }
        return number <= 100
      }
  }
}

// MARK: Lengths

extension TTMLGrammar {
  /// Lengths, as many as a range has.
  static func lengths(
    _ count: ClosedRange<Int>,
    alone: [String] = [],
    mayBeNegative: Bool = false,
    units: TTMLUnits = .all
  ) -> TTMLGrammar {
    let noun = count == 1...1 ? "a length" : count == 2...2 ? "two lengths" : "lengths"
    let names = alone.map { "\"\($0)\" or " }.joined()
    return TTMLGrammar(names + noun + (mayBeNegative ? "" : ", none negative")) { value in
      if value.isOne(of: alone) { return true }
      let words = value.words
      return count.contains(words.count)
        && words.allSatisfy { word in
          isLength(word, mayBeNegative: mayBeNegative, units: units)
        }
    }
  }

  /// A size of fonts that stretches them in no direction.
  static let evenSize = TTMLGrammar("a length, or the same length twice") { value in
    let words = value.words
    return (1...2).contains(words.count) && words.first == words.last
      && words.allSatisfy { isLength($0, mayBeNegative: false) }
  }

  /// Whether a word is a length of a unit that the version has.
  static func isLength(
    _ word: ArraySlice<UInt8>,
    mayBeNegative: Bool,
    units: TTMLUnits = .all
  ) -> Bool {
    guard let length = TTMLWrittenLength(word) else { return false }
    return units.contains(length.unit) && (mayBeNegative || !length.isNegative)
  }

  /// The keywords of measures; the first edition of TTML2 had "available" too.
  private static let measures = ["auto", "available", "fitContent", "maxContent", "minContent"]

  static let measure = TTMLGrammar("a measure") { value in
    value.isOne(of: measures) || isLength(value.bytes[...], mayBeNegative: false)
  }

  /// The size of a region or of a background image (TTML2, 10.3.12).
  static let extent = TTMLGrammar("\"auto\" or two lengths, none negative") { value in
    if value.isOne(of: ["auto"]) { return true }
    if value.version == .second, value.isOne(of: ["contain", "cover"]) { return true }
    let words = value.words
    return words.count == 2
      && words.allSatisfy { word in
        if isLength(word, mayBeNegative: false) { return true }
        return value.version == .second
          && measures.contains { $0.utf8.elementsEqual(word) }
      }
  }

  /// The extent of the root, which is in pixels (TTML2, 10.2.15; TTML1, 8.2.7).
  static let rootExtent = TTMLGrammar("\"auto\", \"contain\" or two lengths in pixels") { value in
    if value.isOne(of: ["auto"]) { return true }
    if value.version == .second, value.isOne(of: ["contain"]) { return true }
    let words = value.words
    return words.count == 2
      && words.allSatisfy { isLength($0, mayBeNegative: false, units: .pixel) }
  }

  /// One to four words of a place (TTML2, 10.3.30).
  static let position = TTMLGrammar("a position of one to four parts") { value in
    enum Part { case length, horizontal, vertical, center }
    var parts: [Part] = []
    for word in value.words {
      if ["left", "right"].contains(where: { $0.utf8.elementsEqual(word) }) {
        parts.append(.horizontal)
      } else if ["top", "bottom"].contains(where: { $0.utf8.elementsEqual(word) }) {
        parts.append(.vertical)
      } else if "center".utf8.elementsEqual(word) {
        parts.append(.center)
      } else if isLength(word, mayBeNegative: true) {
        parts.append(.length)
      } else {
        return false
      }
    }
    switch parts.count {
    case 1: return true
    case 2:
      return switch (parts[0], parts[1]) {
      case (.horizontal, .horizontal), (.vertical, .vertical), (.vertical, .length),
        (.length, .horizontal):
        false
      default: true
      }
    case 3:
      return switch (parts[0], parts[1], parts[2]) {
      case (.horizontal, .length, .vertical), (.horizontal, .length, .center),
        (.vertical, .length, .horizontal), (.vertical, .length, .center),
        (.center, .vertical, .length), (.center, .horizontal, .length),
        (.horizontal, .vertical, .length), (.vertical, .horizontal, .length):
        true
      default: false
      }
    case 4:
      guard parts[1] == .length, parts[3] == .length else { return false }
      return (parts[0] == .horizontal && parts[2] == .vertical)
        || (parts[0] == .vertical && parts[2] == .horizontal)
    default: return false
    }
  }
}

// MARK: Names and references

extension TTMLGrammar {
  /// A name without a colon (Namespaces in XML, 3).
  static let name = TTMLGrammar("a name") { value in isName(value.bytes[...]) }

  static func isName(_ word: ArraySlice<UInt8>) -> Bool {
    guard let first = word.first,
      first.isASCIILetter || first == 0x5F || first >= 0x80
    else { return false }
    return word.allSatisfy { byte in
      byte.isASCIILetter || byte.isASCIIDigit || byte >= 0x80 || byte == 0x2D || byte == 0x2E
        || byte == 0x5F
    }
  }

  /// A language tag, or nothing (BCP 47, 2.1).
  static let language = TTMLGrammar("a language tag") { value in
    guard !value.bytes.isEmpty else { return true }
    let parts = value.bytes.split(separator: 0x2D, omittingEmptySubsequences: false)
    return parts.enumerated().allSatisfy { index, part in
      (1...8).contains(part.count)
        && part.allSatisfy { $0.isASCIILetter || (index > 0 && $0.isASCIIDigit) }
    }
  }

  /// A URI; relative ones are fine.
  static let uri = TTMLGrammar("a URI") { value in isURI(value.text) }

  /// A URI that is not empty.
  static let someURI = TTMLGrammar("a URI") { value in
    !value.text.trimmedASCII.isEmpty && isURI(value.text)
  }

  /// A URI of a whole document, as TTML2 asks for where a profile builds on another (TTML2, 6.1.1).
  static let wholeURI = TTMLGrammar("a URI without a fragment") { value in
    !value.text.trimmedASCII.isEmpty && isURI(value.text)
      && (value.version == .first || !value.bytes.contains(0x23))
  }

  /// A URI with a scheme.
  static let absoluteURI = TTMLGrammar("an absolute URI") { value in
    let segment = value.text.trimmedASCII.utf8.prefix { ![0x2F, 0x3F, 0x23].contains($0) }
    return isURI(value.text) && segment.contains(0x3A)
  }

  /// Whether a text could be a URI: no white space or other excluded characters, and a scheme that
  /// is one where there is a colon in the first segment (RFC 3986, 3.1 and 4.2).
  static func isURI(_ text: String) -> Bool {
    let bytes = Array(text.trimmedASCII.utf8)
    let excluded: [UInt8] = [0x20, 0x22, 0x3C, 0x3E, 0x5C, 0x5E, 0x60, 0x7B, 0x7C, 0x7D]
    guard !bytes.contains(where: { $0 <= 0x20 || excluded.contains($0) }) else { return false }
    let segment = bytes.prefix { ![0x2F, 0x3F, 0x23].contains($0) }
    if let colon = segment.firstIndex(of: 0x3A) {
      let scheme = segment[..<colon]
      guard let first = scheme.first, first.isASCIILetter else { return false }
      return scheme.allSatisfy {
        $0.isASCIILetter || $0.isASCIIDigit || [0x2B, 0x2D, 0x2E].contains($0)
      }
    }
    return true
  }

  /// Roles, of TTML or marked as one's own by `x-` (TTML2, 14.2.2).
  static let roles = TTMLGrammar("roles of TTML, or such that begin with \"x-\"") { value in
    let words = value.words.map { String(decoding: $0, as: UTF8.self) }
    return !words.isEmpty
      && words.allSatisfy { word in
        knownRoles.contains(word) || (word.hasPrefix("x-") && word.utf8.count > 2)
      }
  }

  private static let knownRoles: Set<String> = [
    "action", "caption", "description", "dialog", "expletive", "kinesic", "lyrics", "music",
    "narration", "quality", "sound", "source", "suppressed", "reproduction", "thought", "title",
    "transcription",
  ]

  /// What a metadata item is called: a name of TTML or one with a prefix (TTML2, 14.1.6).
  static let itemName = TTMLGrammar("a name of TTML or one with a prefix") { value in
    if value.isOne(of: ["altText", "usesForced"]) { return true }
    let parts = value.bytes.split(separator: 0x3A, omittingEmptySubsequences: false)
    return parts.count == 2 && parts.allSatisfy { isName($0) }
  }

  /// A media type.
  static let mediaType = TTMLGrammar("a media type") { value in
    let type = value.bytes.prefix { $0 != 0x3B }
    let parts = type.split(separator: 0x2F, omittingEmptySubsequences: false)
    return parts.count == 2
      && parts.allSatisfy { part in
        !part.isEmpty && !part.contains { $0.isASCIIWhiteSpace }
      }
  }
}
