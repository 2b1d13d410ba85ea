import CaptionModel
import CaptionXML

extension TTMLConformance {
  /// Finds the profiles that the document declares: in `ttp:profile`, `ttp:contentProfiles` and
  /// `ttp:processorProfiles` of the root, in `ttp:profile` elements and in
  /// `ebuttm:conformsToStandard`.
  mutating func findProfiles() {
    let given = profiles
    for name in ["ttp:profile", "ttp:contentProfiles", "ttp:processorProfiles"] {
      guard let range = value(name, 0) else { continue }
      let text = tree.string(range)
      let designators =
        name == "ttp:profile" ? [text.trimmedASCII] : TTMLGrammar.designators(text) ?? []
      for designator in designators { declare(designator, at: range, of: 0) }
    }
    for child in childElements(0) where kind(child) == .head {
      for element in childElements(child) {
        if kind(element) == .profile, let use = value("use", element) {
          declare(tree.string(use), at: use, of: element)
        }
        if kind(element) == .metadata { findStandards(element) }
      }
    }
    // A profile that was asked for says which TTML is meant; else what is declared does.
    let deciding = given.isEmpty ? profiles : given
    if !deciding.isEmpty, TTMLProfileSet.firstVersion.isSuperset(of: deciding) {
      version = .first
    }
    if value("ttp:version", 0).map({ tree.string($0) }) == "1", given.isEmpty, profiles.isEmpty {
      version = .first
    }
  }

  private mutating func declare(_ designator: String, at range: Range<Int>, of node: Int) {
    let absolute = TTMLProfile.absolute(designator)
    if let profile = TTMLProfile(designator: absolute) {
      profiles.insert(TTMLProfileSet(profile))
    } else if absolute.hasPrefix(TTMLProfile.registry), !Self.otherProfiles.contains(absolute) {
      report(
        TTMLConformanceDiagnostics.unknownProfile,
        "there is no profile \"\(designator.trimmedASCII)\"",
        at: range,
        of: node
      )
      // What it tried to say still tells what it is built on.
      if absolute.hasPrefix(TTMLProfile.registry + "imsc1/") { version = .first }
    }
  }

  /// Profiles of W3C's that are not checked.
  private static let otherProfiles: Set<String> = Set(
    ["sdp-us", "dapt1.0/content", "dapt1.0/processor", "imsc-hrm/text", "imsc1.3/image"]
      .map { TTMLProfile.registry + $0 }
  )

  /// Looks for `ebuttm:conformsToStandard` in metadata (EBU Tech 3390).
  private mutating func findStandards(_ metadata: Int) {
    for index in metadata..<Int(tree.nodes[metadata].next) where !tree.nodes[index].isText {
      let name = tree.names[Int(tree.nodes[index].name)]
      guard name.local == "conformsToStandard",
        TTMLRuleNamespace(name.namespace) == .ebuttm,
        let profile = TTMLProfile(designator: text(index))
      else { continue }
      profiles.insert(TTMLProfileSet(profile))
    }
  }

  /// Reads the parameters that the syntax of times depends on, as far as they are right.
  mutating func readParameters() {
    times.version = version
    for index in tree.attributeIndices(of: 0) {
      let attribute = tree.attributes[index]
      guard case .known(let rules) = names.attributes[Int(attribute.name)], let rule = rules.first
      else { continue }
      let name = TTMLAttributeRule.all[rule].name
      let text = tree.string(attribute.value)
      facts.rootAttributes.insert(name)
      switch name {
      case "ttp:timeBase":
        times.base = text == "smpte" ? .smpte : text == "clock" ? .clock : .media
      case "ttp:dropMode":
        times.dropMode = text == "dropNTSC" ? .ntsc : text == "dropPAL" ? .pal : .none
      case "ttp:frameRate": if let rate = Int(text), rate > 0 { times.frames = rate }
      case "ttp:subFrameRate": if let rate = Int(text), rate > 0 { times.subFrames = rate }
      default: break
      }
    }
    let mode = value("ttp:markerMode", 0).map { tree.string($0) }
    isDiscontinuous = times.base == .smpte && mode == "discontinuous"
  }

  /// Whether a document that declares nothing is EBU-TT-D by what it uses: the styles of EBU and
  /// the parameters that EBU-TT-D asks for.
  var looksLikeEBU: Bool {
    profiles.isEmpty && facts.usesEBUStyles && facts.rootAttributes.contains("ttp:timeBase")
      && facts.rootAttributes.contains("ttp:cellResolution")
  }

  // MARK: What profiles restrict

  /// Whether a profile leaves out something that is permitted in `permitted` only.
  private func prohibiting(_ permitted: TTMLProfileSet) -> TTMLProfile? {
    profiles.intersection(.closed).subtracting(permitted).first
  }

  private mutating func prohibit(_ what: String, _ profile: TTMLProfile, at node: Int) {
    report(
      TTMLProfileDiagnostics.family(of: profile).prohibitedElement,
      "\(what) is not permitted in \(profile.name)",
      at: node
    )
  }

  /// Checks an element against the profiles.
  mutating func checkRestrictions(_ node: Int, _ kind: TTMLElementKind, _ rule: TTMLElementRule) {
    if let profile = prohibiting(rule.permitted) {
      prohibit("\"\(elementName(node))\"", profile, at: node)
    }
    if profiles.contains(.ebuTTD) { checkEBUContent(node, kind) }
    let parent = open.dropLast().last?.kind
    switch kind {
    case .div:
      if parent == .div, let profile = profiles.intersection(.image).first {
        prohibit("a div inside a div", profile, at: node)
      }
    case .region:
      checkRegion(node, parent)
      if profiles.contains(.itt) { checkFixedRegion(node) }
    case .p: checkParagraph(node)
    case .image: checkImage(node, parent)
    case .alternativeText: if facts.altTextElement == nil { facts.altTextElement = node }
    case .item:
      let name = value("name", node).map { tree.string($0) }
      if name == "altText", facts.altTextItem == nil { facts.altTextItem = node }
    default: break
    }
  }

  private mutating func checkRegion(_ node: Int, _ parent: TTMLElementKind?) {
    if parent != .layout, let profile = profiles.intersection(.closed).first {
      prohibit("a region outside of layout", profile, at: node)
    }
    if let profile = profiles.intersection(.imsc).first, !hasStyle("tts:extent", node) {
      // In TTML2 a region without size and place is the whole picture, as players have it.
      let isWhole =
        version == .second && !hasStyle("tts:origin", node) && !hasStyle("tts:position", node)
      lack("region has no tts:extent, which \(profile.name) asks for", profile, node)
      if isWhole, let last = diagnostics.indices.last { diagnostics[last].severity = .warning }
    }
  }

  private mutating func lack(_ message: String, _ profile: TTMLProfile, _ node: Int) {
    report(TTMLProfileDiagnostics.family(of: profile).missing, message, at: node)
  }

  /// Whether an element has an attribute, or may get it from styles.
  private func hasStyle(_ name: String, _ node: Int) -> Bool {
    hasAttribute(name, node) || hasAttribute("style", node)
      || childElements(node).contains { hasAttribute(name, $0) || hasAttribute("style", $0) }
  }

  private mutating func checkImage(_ node: Int, _ parent: TTMLElementKind?) {
    guard let profile = profiles.intersection(.image11).first else { return }
    if parent != .div { prohibit("an image outside of div", profile, at: node) }
    for name in ["src", "type", "tts:extent"] where !hasAttribute(name, node) {
      report(
        TTMLConformanceDiagnostics.imsc.missing,
        "image has no \(name), which \(profile.name) asks for",
        at: node
      )
    }
  }

  /// What EBU-TT-D asks of the times of text.
  mutating func checkParagraph(_ node: Int) {
    guard profiles.contains(.ebuTTD) || looksLikeEBU else { return }
    if profiles.contains(.ebuTTD), !hasAttribute("xml:id", node) {
      report(
        TTMLConformanceDiagnostics.ebuTTD.missing,
        "p has no xml:id, which EBU-TT-D asks for",
        at: node
      )
    }
    let isTimed = hasAttribute("begin", node) && hasAttribute("end", node)
    for child in childElements(node) where kind(child) == .span {
      let spanIsTimed = hasAttribute("begin", child) && hasAttribute("end", child)
      guard spanIsTimed == isTimed else { continue }
      report(
        TTMLConformanceDiagnostics.untimedText,
        isTimed ? "span has times, as its p has" : "neither span nor p has begin and end",
        at: child
      )
    }
    if !isTimed, !text(node).isEmpty {
      report(TTMLConformanceDiagnostics.untimedText, "p with text has no begin and end", at: node)
    }
  }

  /// Checks an attribute against the profiles.
  mutating func checkRestrictions(
    _ value: Range<Int>,
    _ number: Int,
    _ node: Int,
    _ kind: TTMLElementKind
  ) {
    let usage = uses[number]
    if facts.origin == nil, usage.role == .origin { facts.origin = (value, node) }
    if facts.position == nil, usage.role == .position { facts.position = (value, node) }
    if profiles.contains(.smpteTT), usage.role == .backgroundImage { note(image: value, node) }
    var profile = prohibiting(usage.permitted)
    if profile == nil { profile = prohibiting(usage, on: kind) }
    if profile == nil, profiles.contains(.ebuTTD), !TTMLEBUVocabulary.has(number, on: kind) {
      profile = .ebuTTD
    }
    guard let profile else { return }
    let rule = TTMLAttributeRule.all[number]
    report(
      TTMLProfileDiagnostics.family(of: profile).prohibitedAttribute,
      "\(rule.name) on \"\(elementName(node))\" is not permitted in \(profile.name)",
      at: value,
      of: node
    )
  }

  /// Attributes that a profile permits on some elements only.
  private func prohibiting(_ usage: TTMLAttributeUsage, on kind: TTMLElementKind) -> TTMLProfile? {
    switch usage.role {
    case .ebuStyle:
      if [.span, .br].contains(kind) { return profiles.intersection(.imsc).first }
    case .regionStyle:
      if TTMLElementSet.content.contains(kind.set) { return profiles.intersection(.imsc11).first }
    default: break
    }
    return nil
  }

  /// Checks the units and signs of a value's lengths; gives whether nothing was wrong.
  mutating func checkUnits(
    _ value: TTMLValue,
    _ rule: TTMLAttributeRule,
    _ range: Range<Int>,
    _ node: Int
  ) -> Bool {
    var isRight = true
    let words = value.bytes.split { $0.isASCIIWhiteSpace || $0 == 0x2C }
    // The axis that a length lies on, where a keyword or a second length tells.
    let lengthCount = words.filter { TTMLWrittenLength($0) != nil }.count
    var axis = lengthCount > 1 ? 0 : -1
    for word in words {
      guard let length = TTMLWrittenLength(word) else {
        switch String(decoding: word, as: UTF8.self) {
        case "left", "right": axis = 0
        case "top", "bottom": axis = 1
        default: break
        }
        continue
      }
      let index = axis
      axis = lengthCount > 1 ? 1 : -1
      if length.unit == .pixel, facts.pixels == nil { facts.pixels = (range, node) }
      guard let (profile, why) = restriction(length, rule, index) else { continue }
      report(
        TTMLProfileDiagnostics.family(of: profile).prohibitedValue,
        "\(rule.name) \"\(shortened(range))\" \(why), which \(profile.name) does not permit",
        at: range,
        of: node
      )
      isRight = false
    }
    return isRight
  }

  private func restriction(
    _ length: TTMLWrittenLength,
    _ rule: TTMLAttributeRule,
    _ index: Int
  ) -> (TTMLProfile, String)? {
    if length.isNegative {
      if let profile = profiles.intersection(.imsc10).first { return (profile, "is negative") }
      if let profile = profiles.intersection(.imsc11).first,
        !["tts:disparity", "tts:textShadow"].contains(rule.name)
      {
        return (profile, "is negative")
      }
    }
    switch length.unit {
    case .cell where rule.name != "ebutts:linePadding":
      return profiles.intersection(.imsc).first.map { ($0, "counts in cells") }
    case .em: return profiles.intersection(.image).first.map { ($0, "has the unit em") }
    case .pixel: return profiles.intersection(.ebuTTD).first.map { ($0, "has the unit px") }
    case .rootWidth, .rootHeight:
      if let profile = profiles.intersection(.image).first {
        return (profile, "is relative to the root")
      }
      let isAcross = length.unit == .rootHeight ? index == 0 : index == 1
      if isAcross, rule.name == "tts:extent" || rule.name == "tts:position",
        let profile = profiles.intersection(.text11).first
      {
        return (profile, "measures one axis by the other")
      }
      return nil
    default: return nil
    }
  }
}
