extension TTMLAttributeRule {
  /// Parameters of both versions (TTML2, 7.2; TTML1, 6.2).
  static let parameters: [TTMLAttributeRule] = [
    parameter("cellResolution", .pair),
    parameter("clockMode", .keywords(["local", "gps", "utc"]), in: []),
    parameter("dropMode", .keywords(["dropNTSC", "dropPAL", "nonDrop"]), in: []),
    parameter("frameRate", .digits(atLeast: 1), in: .imsc),
    parameter("frameRateMultiplier", .pair, in: .imsc),
    parameter("markerMode", .keywords(["continuous", "discontinuous"]), in: []),
    parameter("pixelAspectRatio", .pair, in: []),
    parameter("profile", .someURI, in: .imsc),
    parameter("subFrameRate", .digits(atLeast: 1), in: []),
    parameter("tickRate", .digits(atLeast: 1), in: .imsc),
    parameter(
      "timeBase",
      .keywords(["media", "smpte", "clock"]),
      narrowed: [
        ([.imsc, .ebuTTD, .netflix], .keywords(["media"])), (.itt, .keywords(["smpte"])),
      ]
    ),
    // Earlier editions of TTML2 had it, and it does no harm.
    parameter("version", .digits(atLeast: 1)),
  ]

  /// Parameters that TTML2 added.
  static let combinedParameters: [TTMLAttributeRule] = [
    parameter("contentProfiles", .profiles(["all"]), since: .second, in: .imsc11),
    parameter("contentProfileCombination", combinations, since: .second, in: []),
    parameter("processorProfiles", .profiles(["all", "any"]), since: .second, in: []),
    parameter("processorProfileCombination", combinations, since: .second, in: []),
    parameter("displayAspectRatio", .pair, since: .second, in: .imsc11),
    parameter(
      "inferProcessorProfileMethod",
      .keywords(["loose", "strict"]),
      since: .second,
      in: []
    ),
    parameter(
      "inferProcessorProfileSource",
      .keywords(["combined", "first"]),
      since: .second,
      in: []
    ),
    parameter("permitFeatureNarrowing", .booleanOfSchema, since: .second, in: []),
    parameter("permitFeatureWidening", .booleanOfSchema, since: .second, in: []),
    parameter(
      "validation",
      .keywords(["required", "optional", "prohibited"]),
      since: .second,
      in: []
    ),
    parameter("validationAction", .keywords(["abort", "warn", "ignore"]), since: .second, in: []),
  ]

  private static func parameter(
    _ name: String,
    _ grammar: TTMLGrammar,
    since: TTMLVersion = .first,
    in permitted: TTMLProfileSet = .closed,
    narrowed: [(TTMLProfileSet, TTMLGrammar)] = []
  ) -> TTMLAttributeRule {
    TTMLAttributeRule(
      "ttp:" + name,
      grammar,
      on: .parameters,
      since: since,
      in: permitted,
      narrowed: narrowed
    )
  }
}

extension TTMLGrammar {
  /// Designators of profiles, perhaps in a function that says how they go together (TTML2, 7.2.2).
  static func profiles(_ functions: [String]) -> TTMLGrammar {
    TTMLGrammar("designators of profiles, each once") { value in
      guard let words = designators(value.text, functions: functions), !words.isEmpty else {
        return false
      }
      let absolute = words.map { TTMLProfile.absolute($0) }
      return words.allSatisfy { isURI($0) && !$0.contains("(") && !$0.contains(")") }
        && Set(absolute).count == absolute.count
    }
  }

  /// The designators of a list; nil where its function is unknown or not closed.
  static func designators(_ text: String, functions: [String] = ["all", "any"]) -> [String]? {
    var text = text.trimmedASCII
    for function in functions where text.hasPrefix(function + "(") {
      guard text.hasSuffix(")") else { return nil }
      text = String(text.dropFirst(function.count + 1).dropLast())
      break
    }
    return text.split { $0 == " " || $0 == "\n" || $0 == "\t" || $0 == "\r" }.map { String($0) }
  }
}

extension TTMLProfile {
  /// A designator in full; those without a scheme are of W3C's own (TTML2, 5.2.1).
  static func absolute(_ designator: String) -> String {
    let designator = designator.trimmedASCII
    return designator.contains(":") || designator.hasPrefix("#")
      ? designator : registry + designator
  }

  /// Where the designators of W3C's own profiles begin.
  static let registry = TTMLNamespace.current + "/profile/"
}
