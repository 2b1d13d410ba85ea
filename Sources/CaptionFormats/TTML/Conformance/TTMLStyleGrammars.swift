// The grammars of styles that are more than keywords and lengths (TTML2, 10.3; TTML1, 8.3).

extension TTMLGrammar {
  /// A colour (TTML2, 10.3.9).
  static let color = TTMLGrammar("a colour") { value in
    isColor(value.bytes[...], padded: value.version == .second)
  }

  /// Whether a word is a colour; components may be `padded` with white space since TTML2.
  static func isColor(_ word: ArraySlice<UInt8>, padded: Bool = false) -> Bool {
    guard let first = word.first else { return false }
    if first == 0x23 {
      let digits = word.dropFirst()
      return (digits.count == 6 || digits.count == 8) && digits.allSatisfy(\.isASCIIHexDigit)
    }
    for (function, count) in [("rgb(", 3), ("rgba(", 4)]
    where word.starts(with: function.utf8) && word.last == 0x29 {
      let parts = word.dropFirst(function.utf8.count).dropLast().split(
        separator: 0x2C,
        omittingEmptySubsequences: false
      )
      return parts.count == count
        && parts.allSatisfy { item in
          let words = item.split(whereSeparator: \.isASCIIWhiteSpace)
          guard let part = words.first, words.count == 1, padded || part.count == item.count,
            (1...3).contains(part.count), part.allSatisfy(\.isASCIIDigit)
          else { return false }
          return part.reduce(0) { $0 * 10 + Int($1 - 0x30) } <= 255
        }
    }
    return colorNames.contains { $0.utf8.elementsEqual(word) }
  }

  private static let colorNames = [
    "transparent", "black", "silver", "gray", "white", "maroon", "red", "purple", "fuchsia",
    "magenta", "green", "lime", "olive", "yellow", "navy", "blue", "teal", "aqua", "cyan",
  ]

  /// Families, separated by commas (TTML2, 10.3.14; TTML1, 8.3.5).
  static let fontFamily = TTMLGrammar("a list of font families") { value in
    var cursor = value.bytes[...]
    while true {
      cursor = cursor.drop(while: \.isASCIIWhiteSpace)
      guard scanFamily(&cursor) else { return false }
      cursor = cursor.drop(while: \.isASCIIWhiteSpace)
      if cursor.isEmpty { return true }
      guard cursor.first == 0x2C else { return false }
      cursor.removeFirst()
    }
  }

  private static func scanFamily(_ cursor: inout ArraySlice<UInt8>) -> Bool {
    if let quote = cursor.first, quote == 0x22 || quote == 0x27 {
      return scanQuoted(&cursor) > 0
    }
    var identifiers: [ArraySlice<UInt8>] = []
    while let identifier = scanIdentifier(&cursor) {
      identifiers.append(identifier)
      let rest = cursor.drop(while: \.isASCIIWhiteSpace)
      if rest.first == 0x2C || rest.isEmpty { break }
      guard rest.startIndex > cursor.startIndex else { return false }
      cursor = rest
    }
    guard let first = identifiers.first else { return false }
    return identifiers.count > 1
      || !["inherit", "initial"].contains { $0.utf8.elementsEqual(first) }
  }

  /// Takes a text in quotes off the front; gives how many characters are in it, or -1.
  static func scanQuoted(_ cursor: inout ArraySlice<UInt8>) -> Int {
    guard let quote = cursor.popFirst(), quote == 0x22 || quote == 0x27 else { return -1 }
    var count = 0
    while let byte = cursor.popFirst() {
      if byte == quote { return count }
      if byte == 0x5C, cursor.popFirst() == nil { return -1 }
      count += 1
    }
    return -1
  }

  private static func scanIdentifier(_ cursor: inout ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    var rest = cursor
    if rest.first == 0x2D { rest.removeFirst() }
    guard let first = rest.first else { return nil }
    guard first.isASCIILetter || first == 0x5F || first >= 0x80 || first == 0x5C else { return nil }
    while let byte = rest.first {
      if byte == 0x5C {
        rest.removeFirst()
        guard rest.popFirst() != nil else { return nil }
      } else if byte.isASCIILetter || byte.isASCIIDigit || byte >= 0x80 || byte == 0x5F
        || byte == 0x2D
      {
        rest.removeFirst()
      } else {
        break
      }
    }
    let identifier = cursor[..<rest.startIndex]
    cursor = rest
    return identifier
  }

  /// An outline: a colour, a thickness and a blur radius, the first and last of which may be missing.
  static let textOutline = outline(lengths: 1...2)

  /// An outline without blur (IMSC 1.1, 8.4.13).
  static let unblurredOutline = outline(lengths: 1...1)

  private static func outline(lengths: ClosedRange<Int>) -> TTMLGrammar {
    TTMLGrammar("\"none\", or a colour and \(lengths == 1...1 ? "a length" : "lengths")") { value in
      if value.isOne(of: ["none"]) { return true }
      var words = value.words[...]
      if let first = words.first, isColor(first) { words.removeFirst() }
      return lengths.contains(words.count)
        && words.allSatisfy { isLength($0, mayBeNegative: false) }
    }
  }

  /// Shadows, separated by commas, `limit` at most (TTML2, 10.3.37).
  static func textShadow(atMost limit: Int = .max) -> TTMLGrammar {
    TTMLGrammar("\"none\" or shadows of two or three lengths and a colour") { value in
      if value.isOne(of: ["none"]) { return true }
      let shadows = listItems(value.bytes)
      return shadows.count <= limit
        && shadows.allSatisfy { shadow in
          var words = shadow.split(whereSeparator: \.isASCIIWhiteSpace)[...]
          if let last = words.last, isColor(last) { words.removeLast() }
          guard (2...3).contains(words.count) else { return false }
          return words.enumerated().allSatisfy { index, word in
            isLength(word, mayBeNegative: index < 2)
          }
        }
    }
  }

  /// What stands between commas that are not in parentheses.
  private static func listItems(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var items: [ArraySlice<UInt8>] = []
    var start = 0
    var depth = 0
    for (index, byte) in bytes.enumerated() {
      if byte == 0x28 { depth += 1 }
      if byte == 0x29 { depth -= 1 }
      if byte == 0x2C, depth == 0 {
        items.append(bytes[start..<index])
        start = index + 1
      }
    }
    items.append(bytes[start...])
    return items
  }

  /// Emphasis marks: a style, a colour and a position, in any order (TTML2, 10.3.41).
  static let textEmphasis = emphasis(quoted: true, color: true)

  /// Emphasis marks that IMSC has: without a text of one's own or a colour.
  static let minimalEmphasis = emphasis(quoted: false, color: true)

  private static func emphasis(quoted: Bool, color: Bool) -> TTMLGrammar {
    TTMLGrammar("a style, a colour and a position of emphasis marks") { value in
      var bytes = value.bytes[...]
      var used: Set<String> = []
      while true {
        bytes = bytes.drop(while: \.isASCIIWhiteSpace)
        guard let first = bytes.first else { return !used.isEmpty }
        if first == 0x22 || first == 0x27 {
          guard quoted, scanQuoted(&bytes) > 0, used.insert("mark").inserted,
            used.insert("shape").inserted
          else { return false }
          continue
        }
        let word = bytes.prefix { !$0.isASCIIWhiteSpace }
        bytes = bytes.dropFirst(word.count)
        let parts: [String]
        switch String(decoding: word, as: UTF8.self) {
        case "none", "auto": parts = ["mark", "shape"]
        case "filled", "open": parts = ["mark"]
        case "circle", "dot", "sesame": parts = ["shape"]
        case "before", "after", "outside": parts = ["position"]
        case "current": parts = ["color"]
        default:
          guard color, isColor(word) else { return false }
          parts = ["color"]
        }
        for part in parts where !used.insert(part).inserted { return false }
      }
    }
  }

  /// A border: thickness, style, colour and radii, in any order (TTML2, 10.3.7).
  static let border = TTMLGrammar("a border's thickness, style, colour and radii") { value in
    var bytes = value.bytes[...]
    var used: Set<Int> = []
    while true {
      bytes = bytes.drop(while: \.isASCIIWhiteSpace)
      if bytes.isEmpty { return !used.isEmpty }
      let part: Int
      if bytes.starts(with: "radii(".utf8) {
        let inside = bytes.dropFirst(6).prefix { $0 != 0x29 }
        bytes = bytes.dropFirst(6 + inside.count)
        guard bytes.popFirst() == 0x29 else { return false }
        let radii = listItems(Array(inside))
        let areLengths = radii.allSatisfy { item in
          let words = item.split(whereSeparator: \.isASCIIWhiteSpace)
          return words.count == 1
            && isLength(words[0], mayBeNegative: false)
        }
        guard radii.count <= 2, areLengths else { return false }
        part = 3
      } else {
        let word = bytes.prefix { !$0.isASCIIWhiteSpace }
        bytes = bytes.dropFirst(word.count)
        if ["thin", "medium", "thick"].contains(where: { $0.utf8.elementsEqual(word) })
          || isLength(word, mayBeNegative: false)
        {
          part = 0
        } else if ["none", "dotted", "dashed", "solid", "double"]
          .contains(where: { $0.utf8.elementsEqual(word) })
        {
          part = 1
        } else if isColor(word) {
          part = 2
        } else {
          return false
        }
      }
      guard used.insert(part).inserted else { return false }
    }
  }

  /// How much room ruby gets (TTML2, 10.3.33).
  static let rubyReserve = TTMLGrammar("\"none\", or a side and a length") { value in
    let words = value.words
    guard let first = words.first, words.count <= 2 else { return false }
    if value.isOne(of: ["none"]) { return true }
    let sides = ["both", "before", "after", "outside"]
    guard sides.contains(where: { $0.utf8.elementsEqual(first) }) else { return false }
    return words.count == 1 || isLength(words[1], mayBeNegative: false)
  }

  /// The pitch of speech (TTML2, 10.3.29).
  static let pitch = TTMLGrammar("a pitch") { value in
    var rest = value.bytes[...]
    guard TTMLWrittenLength.scanNumber(&rest, isSigned: true) != nil else { return false }
    return ["%", "", "hz", "Hz", "st"].contains { $0.utf8.elementsEqual(rest) }
  }
}
