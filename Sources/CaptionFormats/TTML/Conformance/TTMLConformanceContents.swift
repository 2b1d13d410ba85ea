import CaptionModel
import CaptionXML

extension TTMLConformance {
  /// Checks what some elements hold besides elements: features, data, nested profiles.
  mutating func checkContents(_ node: Int, _ kind: TTMLElementKind) {
    switch kind {
    case .profile: checkProfile(node)
    case .features, .extensions: checkBase(node, kind)
    case .feature, .extensionItem: checkFeature(node, kind)
    case .data, .chunk: checkData(node, kind)
    case .item: checkItem(node)
    case .animate: checkPacing(node)
    default: break
    }
  }

  // MARK: Profiles

  private static let featureBase = TTMLNamespace.current + "/feature/"
  private static let extensionBase = TTMLNamespace.current + "/extension/"

  private mutating func checkProfile(_ node: Int) {
    if let parent = open.dropLast().last, parent.kind == .profile {
      // A profile is one for processors where it does not say (TTML2, 6.1.1).
      let own = value("type", node).map { tree.string($0) } ?? "processor"
      let outer = value("type", parent.node).map { tree.string($0) } ?? "processor"
      if own != outer {
        report(
          TTMLDiagnostics.misplacedElement,
          "a profile of type \"\(own)\" stands in one of type \"\(outer)\"",
          at: node
        )
      }
    }
    checkParts(node)
  }

  /// Checks that a profile of content does not permit a feature and prohibit a part of it.
  private mutating func checkParts(_ profile: Int) {
    guard value("type", profile).map({ tree.string($0) }) == "content" else { return }
    var permitted: [(name: Substring, node: Int)] = []
    var prohibited: Set<Substring> = []
    for group in childElements(profile) where kind(group) == .features {
      for feature in childElements(group) where kind(feature) == .feature {
        guard let name = text(feature).split(separator: "#").last else { continue }
        if value("value", feature).map({ tree.string($0) }) == "prohibited" {
          prohibited.insert(name)
        } else {
          permitted.append((name, feature))
        }
      }
    }
    guard !prohibited.isEmpty else { return }
    for feature in permitted {
      guard let part = TTMLFeatures.parts[feature.name]?.first(where: prohibited.contains) else {
        continue
      }
      report(
        TTMLConformanceDiagnostics.contradictoryProfile,
        "the profile permits \"#\(feature.name)\" but prohibits \"#\(part)\", a part of it",
        at: feature.node
      )
    }
  }

  private mutating func checkBase(_ node: Int, _ kind: TTMLElementKind) {
    guard let range = value("xml:base", node) else { return }
    let base = tree.string(range).trimmedASCII
    let isFeatures = kind == .features
    // The document's own place, which leads nowhere and so is left alone.
    if base == "." { return }
    let isAbsolute = base.contains(":") && TTMLGrammar.isURI(base)
    guard !isAbsolute || (isFeatures && base != Self.featureBase) else { return }
    report(
      TTMLConformanceDiagnostics.unknownFeature,
      "xml:base \"\(shortened(range))\" is no namespace of "
        + (isFeatures ? "features" : "extensions"),
      at: range,
      of: node
    )
  }

  private mutating func checkFeature(_ node: Int, _ kind: TTMLElementKind) {
    let designator = text(node)
    let isFeature = kind == .feature
    let namespace = isFeature ? Self.featureBase : Self.extensionBase
    var base = namespace
    if let parent = open.dropLast().last, let range = value("xml:base", parent.node) {
      base = tree.string(range).trimmedASCII
    }
    let absolute = designator.contains(":") ? designator : base + designator
    let token = absolute.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let isKnown: Bool
    if isFeature {
      isKnown =
        token.count == 2 && token[0] == namespace && TTMLFeatures.contains(token[1], in: version)
    } else {
      isKnown = token.count == 2 && !token[1].isEmpty && token[0] != namespace
    }
    guard !isKnown else { return }
    report(
      TTMLConformanceDiagnostics.unknownFeature,
      designator.isEmpty
        ? "\(elementName(node)) names nothing"
        : "there is no \(isFeature ? "feature" : "extension") \"\(designator)\"",
      at: node
    )
  }

  // MARK: Data

  private static let alphabets: [String: @Sendable (UInt8) -> Bool] = [
    "base16": { $0.isASCIIHexDigit },
    "base32": { $0.isASCIILetter || (0x32...0x37).contains($0) || $0 == 0x3D },
    "base32hex": { $0.isASCIILetter || $0.isASCIIDigit || $0 == 0x3D },
    "base64": {
      $0.isASCIILetter || $0.isASCIIDigit || $0 == 0x2B || $0 == 0x2F || $0 == 0x3D
    },
    "base64url": {
      $0.isASCIILetter || $0.isASCIIDigit || $0 == 0x2D || $0 == 0x5F || $0 == 0x3D
    },
  ]

  private mutating func checkData(_ node: Int, _ kind: TTMLElementKind) {
    let isSourced = childElements(node).contains { self.kind($0) == .source }
    if kind == .data, !hasAttribute("src", node), !isSourced, !hasDataType(node) {
      report(
        TTMLConformanceDiagnostics.missingAttribute,
        "\"data\" has no attribute \"type\"",
        at: node
      )
    }
    let encoding = dataEncoding(node)
    guard let isInAlphabet = Self.alphabets[encoding] else { return }
    let data = text(node)
    guard let wrong = data.utf8.first(where: { !$0.isASCIIWhiteSpace && !isInAlphabet($0) }) else {
      return
    }
    report(
      TTMLConformanceDiagnostics.invalidValue,
      "\"\(Character(UnicodeScalar(wrong)))\" is no character of \(encoding)",
      at: node
    )
  }

  private func hasDataType(_ node: Int) -> Bool {
    tree.attributeIndices(of: node).contains { index in
      let name = tree.names[Int(tree.attributes[index].name)]
      return name.namespace.isEmpty && name.local == "type"
    }
  }

  private func dataEncoding(_ node: Int) -> String {
    if let range = value("encoding", node) { return tree.string(range) }
    if let parent = open.dropLast().last, parent.kind == .data,
      let range = value("encoding", parent.node)
    {
      return tree.string(range)
    }
    return "base64"
  }

  /// The prefix of an item's name has to be bound; libxml2 does not say to what, so a name in the
  /// root's start tag is looked for.
  private mutating func checkItem(_ node: Int) {
    guard let range = value("name", node) else { return }
    let parts = tree.string(range).split(separator: ":")
    guard parts.count == 2 else { return }
    let binding = Array("xmlns:\(parts[0])".utf8)
    let isBound = open.contains { frame in
      let element = tree.nodes[frame.node]
      let lower = min(Int(element.lower), tree.sourceCount)
      let tag = tree.source[lower..<max(lower, min(Int(element.contentStart), tree.sourceCount))]
      return Self.contains(tag, binding)
    }
    guard !isBound else { return }
    report(
      TTMLConformanceDiagnostics.invalidValue,
      "name \"\(shortened(range))\" has a prefix that is bound to nothing",
      at: range,
      of: node
    )
  }

  private static func contains(_ bytes: ArraySlice<UInt8>, _ part: [UInt8]) -> Bool {
    guard let first = part.first, bytes.count >= part.count else { return false }
    return bytes.indices.contains { index in
      bytes[index] == first && bytes[index...].starts(with: part)
    }
  }
}
