import CaptionModel

/// A style sheet as rules and declarations (CSS Syntax 3, 5 "Parsing"), as ranges of its tokens.
///
/// Brackets are matched once for the whole sheet, so neither depth nor length costs more than the
/// sheet's size.
struct CSSSheet {
  /// A rule: what stands before its block, and the block.
  struct Rule {
    /// The name of an at-rule without `@`, or nil.
    var name: String?
    /// Tokens before the block, without white space at the ends.
    var prelude: Range<Int>
    /// Tokens inside the block; empty where an at-rule has none.
    var block: Range<Int>
  }

  /// A property with its value.
  struct Declaration {
    /// The property's name in small letters.
    var name: String
    /// Tokens of the value, without white space at the ends and without `!important`.
    var value: Range<Int>
    var isImportant: Bool
    /// The whole declaration in the source.
    var range: Range<Int>
  }

  let bytes: [UInt8]
  private(set) var tokens: [CSSToken]
  private(set) var rules: [Rule] = []
  private(set) var faults: [CSSTokenizer.Fault]
  /// The faults that are not among ``faults``, since those are more than anybody reads.
  private(set) var unlistedFaults: Int

  init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.bytes = bytes
    var tokenizer = CSSTokenizer(bytes, range)
    tokens = tokenizer.tokens()
    faults = tokenizer.faults
    unlistedFaults = tokenizer.unlistedFaults
    matchBrackets()
    readRules()
    faults.sort { $0.range.lowerBound < $1.range.lowerBound }
  }

  mutating func fault(_ message: String, _ range: Range<Int>) {
    if listsFault() { faults.append(.init(message: message, range: range)) }
  }

  /// Whether one more fault is listed; where not, it is counted, and needs no message.
  private mutating func listsFault() -> Bool {
    if faults.count < CSSTokenizer.maxFaults { return true }
    unlistedFaults += 1
    return false
  }

  private mutating func matchBrackets() {
    var open: [UInt32] = []
    for index in tokens.indices {
      let token = tokens[index]
      if token.kind.closing != nil {
        open.append(UInt32(truncatingIfNeeded: index))
      } else if token.kind.isClosing {
        if let last = open.last, tokens[Int(last)].kind.closing == token.kind {
          open.removeLast()
          tokens[Int(last)].closer = index
        } else if listsFault() {
          fault("\(WebVTTText.quoted(bytes, token.range)) closes nothing", token.range)
        }
      }
    }
    for index in open where listsFault() {
      let range = tokens[Int(index)].range
      fault("\(WebVTTText.quoted(bytes, range)) is not closed", range)
    }
  }

  /// The index of the token that closes the bracket at an index, or the count of tokens.
  func end(ofBracketAt index: Int) -> Int { tokens[index].closer ?? tokens.count }

  /// The index behind the component at an index: a token, or a bracket with all that it holds.
  func after(_ index: Int, limit: Int) -> Int {
    guard tokens[index].kind.closing != nil else { return index + 1 }
    return min(end(ofBracketAt: index) + 1, limit)
  }

  /// A range of tokens without white space at its ends.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (lower, upper) = (range.lowerBound, range.upperBound)
    while lower < upper, tokens[lower].kind == .whiteSpace { lower += 1 }
    while lower < upper, tokens[upper - 1].kind == .whiteSpace { upper -= 1 }
    return lower..<upper
  }

  /// Where a range of tokens stands in the source.
  func sourceRange(_ range: Range<Int>) -> Range<Int> {
    guard let first = range.first, let last = range.last else {
      let place = range.lowerBound < tokens.count ? tokens[range.lowerBound].range.lowerBound : 0
      return place..<place
    }
    return tokens[first].range.lowerBound..<tokens[last].range.upperBound
  }

  /// The source of a range of tokens, on one line.
  func text(_ range: Range<Int>) -> String {
    let quoted = WebVTTText.quoted(bytes, sourceRange(range))
    return String(quoted.dropFirst().dropLast())
  }

  func isDelimiter(_ index: Int, _ byte: UInt8) -> Bool {
    tokens[index].kind == .delimiter && bytes[tokens[index].range.lowerBound] == byte
  }

  /// The parts of a range between the commas that stand in no bracket.
  func parts(_ range: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    var index = start
    while index < range.upperBound {
      if tokens[index].kind == .comma {
        parts.append(trimmed(start..<index))
        start = index + 1
      }
      index = after(index, limit: range.upperBound)
    }
    parts.append(trimmed(start..<range.upperBound))
    return parts
  }

  // MARK: Rules

  private mutating func readRules() {
    var index = 0
    while index < tokens.count {
      let start = index
      let first = tokens[start]
      if [.whiteSpace, .cdo, .cdc].contains(first.kind) {
        index += 1
        continue
      }
      let isAtRule = first.kind == .atKeyword
      while index < tokens.count, tokens[index].kind != .leftBrace {
        if isAtRule, tokens[index].kind == .semicolon { break }
        index = after(index, limit: tokens.count)
      }
      let prelude = trimmed((isAtRule ? start + 1 : start)..<index)
      let name = isAtRule ? CSSText.keyword(bytes, first.value) : nil
      guard index < tokens.count else {
        if isAtRule {
          rules.append(Rule(name: name, prelude: prelude, block: index..<index))
        } else {
          let range = sourceRange(prelude)
          fault("no block follows \(WebVTTText.quoted(bytes, range))", range)
        }
        return
      }
      guard tokens[index].kind == .leftBrace else {
        rules.append(Rule(name: name, prelude: prelude, block: index..<index))
        index += 1
        continue
      }
      let end = end(ofBracketAt: index)
      rules.append(Rule(name: name, prelude: prelude, block: index + 1..<max(end, index + 1)))
      index = end + 1
    }
  }

  /// Reads the declarations of a block (5.4.4 "Consume a block's contents").
  mutating func declarations(in block: Range<Int>) -> [Declaration] {
    var result: [Declaration] = []
    var index = block.lowerBound
    while index < block.upperBound {
      if tokens[index].kind == .whiteSpace || tokens[index].kind == .semicolon {
        index += 1
        continue
      }
      let start = index
      var brace: Int?
      while index < block.upperBound, tokens[index].kind != .semicolon {
        let isBrace = tokens[index].kind == .leftBrace
        if isBrace, brace == nil { brace = index }
        index = after(index, limit: block.upperBound)
        // A rule inside the rule ends with its block.
        if isBrace { break }
      }
      let range = trimmed(start..<index)
      if brace == nil, let declaration = declaration(range) {
        result.append(declaration)
      } else if listsFault() {
        let place = sourceRange(range)
        fault("\(WebVTTText.quoted(bytes, place)) is no declaration", place)
      }
    }
    return result
  }

  private func declaration(_ range: Range<Int>) -> Declaration? {
    guard let first = range.first, tokens[first].kind == .identifier else { return nil }
    var index = first + 1
    while index < range.upperBound, tokens[index].kind == .whiteSpace { index += 1 }
    guard index < range.upperBound, tokens[index].kind == .colon else { return nil }
    var value = trimmed(index + 1..<range.upperBound)
    var isImportant = false
    if let last = value.last, tokens[last].kind == .identifier,
      CSSText.keyword(bytes, tokens[last].value) == "important"
    {
      let before = trimmed(value.lowerBound..<last)
      if let mark = before.last, isDelimiter(mark, 0x21) {
        isImportant = true
        value = trimmed(value.lowerBound..<mark)
      }
    }
    guard !value.isEmpty, !value.contains(where: { isBad(tokens[$0].kind) }) else { return nil }
    return Declaration(
      name: CSSText.keyword(bytes, tokens[first].value),
      value: value,
      isImportant: isImportant,
      range: sourceRange(range)
    )
  }

  private func isBad(_ kind: CSSToken.Kind) -> Bool { kind == .badString || kind == .badURL }
}
