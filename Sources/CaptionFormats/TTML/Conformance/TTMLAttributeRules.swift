/// How a style may change over time (TTML2, 13.1.1 and 10.2).
enum TTMLAnimatability: Sendable {
  case none, discrete, continuous
}

/// What TTML, IMSC and EBU-TT-D say of an attribute.
struct TTMLAttributeRule: Sendable {
  /// How the name is usually written: `tts:color`.
  let name: String
  let namespace: TTMLRuleNamespace
  let local: String
  let since: TTMLVersion
  /// Where it stands.
  let groups: TTMLAttributeGroups
  let grammar: TTMLGrammar
  /// The profiles among those that name what they permit in which it may stand.
  let permitted: TTMLProfileSet
  /// What profiles make narrower.
  let narrowed: [(profiles: TTMLProfileSet, grammar: TTMLGrammar)]
  let animatability: TTMLAnimatability
  /// Whether the value has lengths, whose units profiles restrict.
  let hasLengths: Bool

  init(
    _ name: String,
    _ grammar: TTMLGrammar,
    on groups: TTMLAttributeGroups,
    since: TTMLVersion = .first,
    in permitted: TTMLProfileSet = .closed,
    narrowed: [(TTMLProfileSet, TTMLGrammar)] = [],
    animates animatability: TTMLAnimatability = .discrete,
    lengths: Bool = false
  ) {
    self.name = name
    let parts = name.split(separator: ":")
    namespace = TTMLRuleNamespace(prefix: parts.count == 2 ? parts[0] : "")
    local = parts.last.map { String($0) } ?? name
    self.since = since
    self.groups = groups
    self.grammar = grammar
    self.permitted = permitted
    self.narrowed = narrowed.map { (profiles: $0.0, grammar: $0.1) }
    self.animatability = animatability
    hasLengths = lengths
  }

  static let all: [TTMLAttributeRule] =
    core + references + timing + parameters + combinedParameters + styles + secondStyles + audio
    + extensions + metadata + data + profiles

  private static let core: [TTMLAttributeRule] = [
    TTMLAttributeRule("xml:id", .name, on: .id),
    TTMLAttributeRule("xml:lang", .language, on: .language),
    TTMLAttributeRule("xml:space", .keywords(["default", "preserve"]), on: .space),
    TTMLAttributeRule("xml:base", .someURI, on: [.base, .featureBase], in: .imsc),
    TTMLAttributeRule("condition", .condition, on: .condition, since: .second, in: []),
    TTMLAttributeRule("xlink:arcrole", .any, on: .link, since: .second, in: []),
    TTMLAttributeRule("xlink:href", .uri, on: .link, since: .second, in: []),
    TTMLAttributeRule("xlink:role", .any, on: .link, since: .second, in: []),
    TTMLAttributeRule(
      "xlink:show",
      .keywords(["new", "replace", "embed", "other", "none"]),
      on: .link,
      since: .second,
      in: []
    ),
    TTMLAttributeRule("xlink:title", .any, on: .link, since: .second, in: []),
  ]

  /// Their values are looked up, which says more than a grammar would.
  private static let references: [TTMLAttributeRule] = [
    TTMLAttributeRule("region", .any, on: .regionReference),
    TTMLAttributeRule("style", .any, on: .styleReference),
    TTMLAttributeRule("animate", .any, on: .animation, since: .second, in: []),
    TTMLAttributeRule("ttm:agent", .any, on: .metadata),
    TTMLAttributeRule("ttm:role", .roles, on: .metadata),
    TTMLAttributeRule("agent", .any, on: .actor),
  ]

  /// The syntax of times depends on the document's parameters, so it is checked apart.
  private static let timing: [TTMLAttributeRule] = [
    TTMLAttributeRule("begin", .any, on: [.timing, .isdTimes]),
    TTMLAttributeRule("end", .any, on: [.timing, .isdTimes]),
    TTMLAttributeRule("dur", .any, on: .timing, in: .imsc),
    TTMLAttributeRule("timeContainer", .keywords(["par", "seq"]), on: .container, in: .imsc),
    TTMLAttributeRule(
      "fill",
      .keywords(["freeze", "remove"]),
      on: .effect,
      since: .second,
      in: []
    ),
    TTMLAttributeRule("repeatCount", .repeatCount, on: .effect, since: .second, in: []),
    TTMLAttributeRule(
      "calcMode",
      .keywords(["discrete", "linear", "paced", "spline"]),
      on: .interpolation,
      since: .second,
      in: []
    ),
    TTMLAttributeRule("keyTimes", .keyTimes, on: .interpolation, since: .second, in: []),
    TTMLAttributeRule("keySplines", .keySplines, on: .interpolation, since: .second, in: []),
  ]

  private static let metadata: [TTMLAttributeRule] = [
    TTMLAttributeRule(
      "type",
      .keywords(["person", "character", "group", "organization", "other"]),
      on: .agentType
    ),
    TTMLAttributeRule(
      "type",
      .keywords(["full", "family", "given", "alias", "other"]),
      on: .nameType
    ),
    TTMLAttributeRule("name", .itemName, on: .itemName, since: .second),
  ]

  private static let data: [TTMLAttributeRule] = [
    TTMLAttributeRule("src", .someURI, on: .data, since: .second),
    TTMLAttributeRule("type", .mediaType, on: .data, since: .second),
    TTMLAttributeRule("format", .any, on: .format, since: .second),
    TTMLAttributeRule(
      "encoding",
      .keywords(["base16", "base32", "base32hex", "base64", "base64url"]),
      on: .encoding,
      since: .second
    ),
    TTMLAttributeRule("length", .digits(atLeast: 0), on: .encoding, since: .second),
    TTMLAttributeRule("clipBegin", .any, on: .clip, since: .second),
    TTMLAttributeRule("clipEnd", .any, on: .clip, since: .second),
    TTMLAttributeRule("family", .fontFamily, on: .font, since: .second),
    TTMLAttributeRule("range", .unicodeRanges, on: .font, since: .second),
    TTMLAttributeRule(
      "style",
      .keywords(["normal", "italic", "oblique"]),
      on: .font,
      since: .second
    ),
    TTMLAttributeRule("weight", .keywords(["normal", "bold"]), on: .font, since: .second),
  ]

  private static let profiles: [TTMLAttributeRule] = [
    TTMLAttributeRule("use", .wholeURI, on: .profile),
    TTMLAttributeRule("designator", .absoluteURI, on: .profile, since: .second),
    TTMLAttributeRule("combine", combinations, on: .profile, since: .second),
    TTMLAttributeRule("type", .keywords(["content", "processor"]), on: .profile, since: .second),
    TTMLAttributeRule(
      "value",
      .keywords(["optional", "required", "use"], second: ["prohibited"]),
      on: .feature
    ),
    TTMLAttributeRule("extends", .someURI, on: .feature, since: .second),
    TTMLAttributeRule("restricts", .someURI, on: .feature, since: .second),
    TTMLAttributeRule("size", .digits(atLeast: 0), on: .isdSize, since: .second),
    TTMLAttributeRule("version", .digits(atLeast: 2), on: .isdVersion, since: .second),
  ]

  static let combinations = TTMLGrammar.keywords([
    "leastRestrictive", "mostRestrictive", "replace", "ignore",
  ])
}

extension TTMLGrammar {
  /// The syntax asks for a count above 0, while W3C's own valid documents have 0 too.
  static let repeatCount = TTMLGrammar("\"indefinite\" or a number without a sign") { value in
    if value.isOne(of: ["indefinite"]) { return true }
    var rest = value.bytes[...]
    return TTMLWrittenLength.scanNumber(&rest, isSigned: false) != nil && rest.isEmpty
  }

  static let keyTimes = TTMLGrammar("numbers from 0 to 1, separated by semicolons") { value in
    let items = value.bytes.split(separator: 0x3B, omittingEmptySubsequences: false)
    return items.allSatisfy { isFraction($0) }
  }

  static let keySplines = TTMLGrammar("groups of four numbers from 0 to 1") { value in
    let items = value.bytes.split(separator: 0x3B, omittingEmptySubsequences: false)
    return items.allSatisfy { item in
      let numbers = item.split { $0.isASCIIWhiteSpace || $0 == 0x2C }
      return numbers.count == 4 && numbers.allSatisfy { isFraction($0) }
    }
  }

  private static func isFraction(_ word: ArraySlice<UInt8>) -> Bool {
    let text = String(decoding: word, as: UTF8.self).trimmedASCII
    guard let number = Double(text) else { return false }
    return (0...1).contains(number)
  }

  /// Ranges of code points (TTML2, 9.1.4).
  static let unicodeRanges = TTMLGrammar("ranges of code points") { value in
    let items = value.bytes.split(separator: 0x2C, omittingEmptySubsequences: false)
    return items.allSatisfy { item in
      let text = String(decoding: item, as: UTF8.self).trimmedASCII
      let ends = text.split(separator: "-", omittingEmptySubsequences: false)
      guard (1...2).contains(ends.count) else { return false }
      return ends.enumerated().allSatisfy { index, end in
        let hasMark = end.uppercased().hasPrefix("U+")
        guard hasMark || index == 1 else { return false }
        let digits = hasMark ? end.dropFirst(2) : end
        return (1...6).contains(digits.utf8.count)
          && digits.utf8.allSatisfy { $0.isASCIIHexDigit || $0 == 0x3F }
      }
    }
  }
}

extension UInt8 {
  /// Whether this is a hexadecimal digit in ASCII.
  var isASCIIHexDigit: Bool { isASCIIDigit || (self | 0x20) &- 0x61 < 6 }
}
