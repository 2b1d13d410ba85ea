/// What EBU-TT-D takes of TTML, element by element (EBU Tech 3380, 3.2, and the schema that the EBU
/// publishes with it).
enum TTMLEBUVocabulary {
  /// What an element may and has to hold, in this order.
  struct Content: Sendable {
    let steps: [TTMLContentStep]
    let required: [TTMLElementKind]

    init(_ steps: [TTMLContentStep], required: [TTMLElementKind] = []) {
      self.steps = steps
      self.required = required
    }
  }

  static let contents: [TTMLElementKind: Content] = [
    .tt: Content([.one(.head), .one(.body)], required: [.head]),
    .head: Content(
      [.one(.copyright), .one(.metadata), .one(.styling), .one(.layout)],
      required: [.styling, .layout]
    ),
    .metadata: Content([
      .many(
        TTMLElementSet.metadataClass.subtracting(TTMLElementSet(.metadata))
          .union(TTMLElementSet(.alternativeText))
      )
    ]),
    .styling: Content([.one(.metadata), .many(.style)], required: [.style]),
    .style: Content([.one(.metadata)]),
    .layout: Content([.one(.metadata), .many(.region)], required: [.region]),
    .region: Content([.one(.metadata)]),
    .body: Content([.one(.metadata), .many(.div)], required: [.div]),
    .div: Content([.one(.metadata), .many(.p)], required: [.p]),
    .p: Content([.one(.metadata), .many(.br, .span)]),
    .span: Content([.one(.metadata), .many(.br)]),
    .br: Content([.one(.metadata)]),
  ]

  /// The attributes that have to be there, besides those that TTML asks for.
  static let required: [TTMLElementKind: [String]] = [
    .style: ["xml:id"], .region: ["xml:id", "tts:origin", "tts:extent"],
  ]

  /// The attributes of elements; those of version 1.0.1 and IMSC's shape of the picture, which does no
  /// harm, stand last.
  private static let attributes: [TTMLElementKind: Set<String>] = [
    .tt: [
      "xml:space", "xml:lang", "ttp:timeBase", "ttp:cellResolution", "ttp:version",
      "ittp:activeArea", "ittp:aspectRatio",
    ],
    .head: [], .metadata: [], .styling: [], .layout: [],
    .style: [
      "xml:id", "tts:direction", "tts:fontFamily", "tts:fontSize", "tts:lineHeight",
      "tts:textAlign", "tts:color", "tts:backgroundColor", "tts:fontStyle", "tts:fontWeight",
      "tts:textDecoration", "tts:unicodeBidi", "tts:wrapOption", "ebutts:multiRowAlign",
      "ebutts:linePadding", "itts:fillLineGap",
    ],
    .region: [
      "xml:id", "style", "tts:origin", "tts:extent", "tts:displayAlign", "tts:padding",
      "tts:writingMode", "tts:showBackground", "tts:overflow",
    ],
    .body: ["style", "ttm:agent", "ttm:role"],
    .div: ["xml:id", "xml:lang", "region", "style", "ttm:agent", "ttm:role"],
    .p: [
      "xml:id", "xml:space", "xml:lang", "region", "style", "begin", "end", "ttm:agent",
      "ttm:role",
    ],
    .span: [
      "xml:id", "xml:space", "xml:lang", "style", "begin", "end", "ttm:agent", "ttm:role",
    ],
    .br: ["ttm:role"],
  ]

  /// For each kind of element that the schema knows, whether it takes the attribute of each rule.
  private static let table: [[Bool]?] = TTMLElementKind.allCases.map { kind in
    attributes[kind].map { names in TTMLAttributeRule.all.map { names.contains($0.name) } }
  }

  /// Whether an element takes the attribute of a rule, as far as the schema knows the element.
  static func has(_ rule: Int, on kind: TTMLElementKind) -> Bool {
    table[Int(kind.rawValue)]?[rule] ?? true
  }
}

extension TTMLGrammar {
  /// A colour as EBU-TT-D writes it: digits only.
  static let hexadecimalColor = TTMLGrammar("a colour written \"#rrggbb\" or \"#rrggbbaa\"") {
    $0.bytes.first == 0x23 && isColor($0.bytes[...])
  }

  /// Percentages as EBU-TT-D writes them: digits before the point and no minus.
  static func plainPercentages(_ count: ClosedRange<Int>, alone: [String] = []) -> TTMLGrammar {
    let noun =
      count == 1...1 ? "a percentage" : count == 2...2 ? "two percentages" : "percentages"
    let names = alone.map { "\"\($0)\" or " }.joined()
    return TTMLGrammar(names + noun + ", none negative and each with a digit before its point") {
      value in
      if value.isOne(of: alone) { return true }
      let words = value.words
      return count.contains(words.count) && words.allSatisfy { isPlain($0, unit: "%") }
    }
  }

  /// The padding of lines as EBU-TT-D writes it.
  static let plainCells = TTMLGrammar("a length in cells with a digit before its point") { value in
    isPlain(value.bytes[...], unit: "c")
  }

  private static func isPlain(_ word: ArraySlice<UInt8>, unit: String) -> Bool {
    var rest = word.first == 0x2B ? word.dropFirst() : word
    guard rest.first?.isASCIIDigit == true else { return false }
    return TTMLWrittenLength.scanNumber(&rest, isSigned: false) != nil
      && rest.elementsEqual(unit.utf8)
  }
}
