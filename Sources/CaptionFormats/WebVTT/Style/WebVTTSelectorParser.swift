import CaptionModel

/// Reads the selectors of a rule (Selectors 4, 17 "Grammar"), as far as cues can fit them.
struct WebVTTSelectorParser {
  /// Why a list of selectors is none, which makes the whole rule void.
  struct Fault: Error {
    var message: String
    var range: Range<Int>
  }

  private let sheet: CSSSheet
  private var index: Int
  private var end: Int
  private var specificity = 0

  /// The weight of a name; a class weighs as much as 2²⁰ names, an id as 2²⁰ classes.
  private static let name = 1
  private static let classWeight = 1 << 20
  private static let idWeight = 1 << 40

  private init(_ sheet: CSSSheet, _ range: Range<Int>) {
    self.sheet = sheet
    index = range.lowerBound
    end = range.upperBound
  }

  /// Reads a list of selectors; one with several arguments becomes several.
  static func read(_ sheet: CSSSheet, _ prelude: Range<Int>) throws(Fault) -> [WebVTTSelector] {
    var result: [WebVTTSelector] = []
    for part in sheet.parts(prelude) {
      var parser = WebVTTSelectorParser(sheet, part)
      let targets = try parser.selector()
      for target in targets {
        result.append(
          WebVTTSelector(
            target: target.target,
            specificity: target.specificity,
            text: sheet.text(part),
            range: sheet.sourceRange(part)
          )
        )
      }
    }
    return result
  }

  private typealias Weighted = (target: WebVTTSelector.Target, specificity: Int)

  // MARK: Tokens

  private var token: CSSToken? { index < end ? sheet.tokens[index] : nil }

  private func isDelimiter(_ byte: UInt8) -> Bool {
    index < end && sheet.isDelimiter(index, byte)
  }

  private func fault(_ message: String) -> Fault {
    Fault(message: message, range: sheet.sourceRange(index..<max(index, min(index + 1, end))))
  }

  private func text(_ token: CSSToken) -> String { CSSText.string(sheet.bytes, token.value) }

  private func keyword(_ token: CSSToken) -> String { CSSText.keyword(sheet.bytes, token.value) }

  // MARK: Before the pseudo-element

  private mutating func selector() throws(Fault) -> [Weighted] {
    guard index < end else { throw fault("a selector is missing") }
    let start = index
    // The element is a hypothetical one without name, attributes, classes and id (7.4, STYLE).
    var fitsAny = true
    while let token, token.kind != .colon || !isPseudoElement {
      if isDelimiter(0x2A) || isDelimiter(0x7C) {
        index += 1
      } else if token.kind == .colon, index + 1 < end, sheet.tokens[index + 1].kind == .function,
        CSSText.keyword(sheet.bytes, sheet.tokens[index + 1].value) == "not",
        holdsOneName(index + 1)
      {
        index = sheet.after(index + 1, limit: end)
        specificity += Self.name
      } else {
        fitsAny = false
        index = sheet.after(index, limit: end)
      }
    }
    guard index < end else {
      let range = start..<end
      if let fault = invalidStart(range) { throw fault }
      return [(.nothing("only ::cue and ::cue-region pick what a file's cues show"), 0)]
    }
    let targets = try pseudoElement()
    return fitsAny
      ? targets : [(.nothing("only a bare ::cue or ::cue-region applies in a STYLE block"), 0)]
  }

  private var isPseudoElement: Bool { index + 1 < end && sheet.tokens[index + 1].kind == .colon }

  /// Whether `:not()` has one element's name in it, which the nameless element is not.
  private func holdsOneName(_ function: Int) -> Bool {
    let inside = sheet.trimmed(function + 1..<min(sheet.end(ofBracketAt: function), end))
    return inside.count == 1 && sheet.tokens[inside.lowerBound].kind == .identifier
  }

  /// What can begin no selector at all.
  private func invalidStart(_ range: Range<Int>) -> Fault? {
    for index in range {
      switch sheet.tokens[index].kind {
      case .badString, .badURL, .semicolon, .atKeyword, .rightBrace, .rightBracket,
        .rightParenthesis, .number, .percentage, .dimension, .cdo, .cdc:
        let range = sheet.tokens[index].range
        let quoted = WebVTTText.quoted(sheet.bytes, range)
        return Fault(message: "\(quoted) stands in a selector", range: range)
      default: continue
      }
    }
    return nil
  }

  // MARK: The pseudo-element

  private mutating func pseudoElement() throws(Fault) -> [Weighted] {
    index += 2
    specificity += Self.name
    guard let token, token.kind == .identifier || token.kind == .function else {
      throw fault("a name is missing behind \"::\"")
    }
    let name = keyword(token)
    let function = index
    index = sheet.after(index, limit: end)
    let isOver = index == end
    let inside = function + 1..<max(function + 1, min(sheet.end(ofBracketAt: function), end))
    switch (name, token.kind) {
    case ("cue", .identifier):
      guard isOver else { return [(.unsupported, specificity)] }
      return [(.cue(.init(isRoot: true)), specificity)]
    case ("cue-region", .identifier):
      guard isOver else { return [(.unsupported, specificity)] }
      return [(.region(nil), specificity)]
    case ("cue", .function), ("cue-region", .function):
      guard isOver else { return [(.unsupported, specificity)] }
      return try arguments(sheet.trimmed(inside), isRegion: name == "cue-region")
    case ("part", _), ("slotted", _), ("before", _), ("after", _), ("first-line", _),
      ("first-letter", _), ("selection", _), ("marker", _), ("placeholder", _), ("backdrop", _):
      return [(.nothing("only ::cue and ::cue-region pick what a file's cues show"), 0)]
    default:
      index = function
      throw fault("\"::\(name)\" is no pseudo-element of CSS")
    }
  }

  private mutating func arguments(_ range: Range<Int>, isRegion: Bool) throws(Fault) -> [Weighted] {
    var result: [Weighted] = []
    let base = specificity
    for part in sheet.parts(range) {
      index = part.lowerBound
      end = part.upperBound
      specificity = base
      guard let compound = try compound() else {
        result.append((.unsupported, specificity))
        continue
      }
      if !isRegion {
        result.append((.cue(compound), specificity))
      } else if let id = compound.ids.first, compound.ids.count == 1, compound.isOnlyIDs {
        result.append((.region(id), specificity))
      } else {
        result.append((.nothing("::cue-region() takes the id of a region only"), specificity))
      }
    }
    return result
  }

  /// Reads conditions on one node; nil where there are some that this does not work out.
  private mutating func compound() throws(Fault) -> WebVTTSelector.Compound? {
    guard index < end else { throw fault("a selector is missing") }
    var result = WebVTTSelector.Compound()
    var isFirst = true
    while let token {
      switch token.kind {
      case .identifier where isFirst:
        index += 1
        if isDelimiter(0x7C) { return nil }
        guard let element = WebVTTSelector.Element(name: text(token)) else {
          // No node has the name, so a condition that none can meet.
          result.classes.append("")
          break
        }
        result.element = element
        specificity += Self.name
      case .delimiter where isFirst && isDelimiter(0x2A): index += 1
      case .delimiter where isFirst && isDelimiter(0x7C):
        // The nodes are in no namespace.
        index += 1
        isFirst = true
        continue
      case .hash:
        result.ids.append(text(token))
        specificity += Self.idWeight
        index += 1
      case .delimiter where isDelimiter(0x2E):
        index += 1
        guard let name = self.token, name.kind == .identifier else {
          throw fault("a class name is missing behind \".\"")
        }
        result.classes.append(text(name))
        specificity += Self.classWeight
        index += 1
      case .leftBracket:
        result.attributes.append(try attribute())
        specificity += Self.classWeight
      case .colon:
        guard try pseudoClass(&result) else { return nil }
        specificity += Self.classWeight
      case .whiteSpace: return nil
      case .delimiter where [0x3E, 0x2B, 0x7E, 0x7C].contains(where: isDelimiter):
        guard !isFirst else { throw fault("a selector begins with a combinator") }
        return nil
      default:
        throw fault("\(WebVTTText.quoted(sheet.bytes, token.range)) stands in a selector")
      }
      isFirst = false
    }
    return result
  }

  private mutating func attribute() throws(Fault) -> WebVTTSelector.Attribute {
    let inside = sheet.trimmed(index + 1..<min(sheet.end(ofBracketAt: index), end))
    var position = inside.lowerBound
    func at(_ index: Int) -> CSSToken? { index < inside.upperBound ? sheet.tokens[index] : nil }
    func skipSpace() {
      while at(position)?.kind == .whiteSpace { position += 1 }
    }
    guard let name = at(position), name.kind == .identifier else {
      throw fault("an attribute's name is missing behind \"[\"")
    }
    var result = WebVTTSelector.Attribute(
      name: text(name),
      test: .exists,
      value: "",
      ignoresCase: false
    )
    position += 1
    skipSpace()
    if at(position) != nil {
      let tests: [UInt8: WebVTTSelector.Attribute.Test] = [
        0x7E: .word, 0x7C: .dash, 0x5E: .prefix, 0x24: .suffix, 0x2A: .substring,
      ]
      result.test = .equals
      for (byte, test) in tests where sheet.isDelimiter(position, byte) { result.test = test }
      if result.test != .equals { position += 1 }
      guard at(position) != nil, sheet.isDelimiter(position, 0x3D) else {
        throw fault("\"=\" is missing behind an attribute's name")
      }
      position += 1
      skipSpace()
      guard let value = at(position), value.kind == .identifier || value.kind == .string else {
        throw fault("an attribute's value is missing, or needs quotation marks")
      }
      result.value = text(value)
      position += 1
      skipSpace()
      if let flag = at(position), flag.kind == .identifier, ["i", "s"].contains(keyword(flag)) {
        result.ignoresCase = keyword(flag) == "i"
        position += 1
        skipSpace()
      }
      guard at(position) == nil else { throw fault("an attribute's value is no single word") }
    }
    index = sheet.after(index, limit: end)
    return result
  }

  /// Reads a pseudo-class; false where this does not work it out.
  private mutating func pseudoClass(_ compound: inout WebVTTSelector.Compound) throws(Fault) -> Bool
  {
    index += 1
    guard let name = token, name.kind == .identifier || name.kind == .function else {
      throw fault("a name is missing behind \":\"")
    }
    let function = index
    index = sheet.after(index, limit: end)
    switch (keyword(name), name.kind) {
    case ("root", .identifier):
      compound.isRoot = true
      return true
    case ("lang", .function):
      let inside = function + 1..<min(sheet.end(ofBracketAt: function), end)
      var ranges: [String] = []
      for part in sheet.parts(sheet.trimmed(inside)) {
        guard part.count == 1 else { return false }
        let token = sheet.tokens[part.lowerBound]
        guard token.kind == .identifier || token.kind == .string else { return false }
        ranges.append(text(token))
      }
      compound.languages.append(ranges)
      return true
    default: return false
    }
  }
}

extension WebVTTSelector.Compound {
  /// Whether there are no conditions but ids.
  fileprivate var isOnlyIDs: Bool {
    element == nil && classes.isEmpty && attributes.isEmpty && languages.isEmpty && !isRoot
  }
}
