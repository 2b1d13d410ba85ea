import CaptionModel
import CaptionXML

extension TTMLConformance {
  /// Checks what profiles ask of the document as a whole, once all of it was seen.
  mutating func checkDocument(encoding: String) {
    if let profile = profiles.intersection(.imsc).first {
      checkEncoding(encoding, profile)
      checkConditions(profile)
    }
    if let profile = profiles.intersection(.imsc11).first { checkAlternatives(profile) }
    for (profiles, attributes) in Self.required {
      guard let profile = self.profiles.intersection(profiles).first else { continue }
      for name in attributes where !facts.rootAttributes.contains(name) {
        lacks("tt has no \(name), which \(profile.name) asks for", profile)
      }
    }
    if profiles.contains(.smpteTT) { checkImageReferences() }
  }

  /// The attributes of the root that profiles ask for, besides those that TTML does.
  private static let required: [(TTMLProfileSet, [String])] = [
    (.ebuTTD, ["ttp:timeBase"]),
    (.itt, ["ttp:timeBase", "ttp:frameRate"]),
  ]

  private mutating func lacks(_ message: String, _ profile: TTMLProfile) {
    report(TTMLProfileDiagnostics.family(of: profile).missing, message, at: 0)
  }

  private mutating func checkEncoding(_ encoding: String, _ profile: TTMLProfile) {
    let declared = TTMLSniffer.declaredEncoding(tree.source)
    let isRight = encoding.lowercased() == "utf-8" || encoding.lowercased() == "us-ascii"
    let isDeclaredRight = declared.map { $0.name.lowercased() == "utf-8" } ?? true
    guard !isRight || !isDeclaredRight else { return }
    let name = isRight ? declared?.name ?? encoding : encoding
    report(
      TTMLConformanceDiagnostics.imsc.prohibitedValue,
      "the encoding is \"\(name)\", not UTF-8, as \(profile.name) asks",
      at: declared?.range ?? 0..<0,
      of: 0
    )
  }

  /// What IMSC allows only where the root says what it means.
  private mutating func checkConditions(_ profile: TTMLProfile) {
    for (fact, attribute, what) in [
      (facts.pixels, "tts:extent", "lengths in pixels"),
      (facts.frames, "ttp:frameRate", "times in frames"),
      (facts.ticks, "ttp:tickRate", "times in ticks"),
    ] {
      guard let fact, !facts.rootAttributes.contains(attribute) else { continue }
      report(
        TTMLConformanceDiagnostics.imsc.missing,
        "\(what) need \(attribute) on tt in \(profile.name)",
        at: fact.range,
        of: fact.node
      )
    }
  }

  /// Of two ways to say the same, IMSC wants one in a document.
  private mutating func checkAlternatives(_ profile: TTMLProfile) {
    if let position = facts.position, facts.origin != nil {
      report(
        TTMLConformanceDiagnostics.imsc.prohibitedAttribute,
        "tts:position and tts:origin are not permitted together in \(profile.name)",
        at: position.range,
        of: position.node
      )
    }
    if let range = value("ittp:aspectRatio", 0), hasAttribute("ttp:displayAspectRatio", 0) {
      report(
        TTMLConformanceDiagnostics.imsc.prohibitedAttribute,
        "ittp:aspectRatio and ttp:displayAspectRatio are not permitted together in "
          + profile.name,
        at: range,
        of: 0
      )
    }
    if let element = facts.altTextElement, facts.altTextItem != nil {
      report(
        TTMLConformanceDiagnostics.imsc.prohibitedElement,
        "ittm:altText and an item named altText are not permitted together in \(profile.name)",
        at: element
      )
    }
  }
}
