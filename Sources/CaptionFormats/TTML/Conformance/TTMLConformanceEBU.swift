import CaptionModel
import CaptionXML

/// What EBU-TT-D asks for that tables of vocabulary do not say.
extension TTMLConformance {
  /// Checks what an element holds and lacks by EBU-TT-D's own schema.
  mutating func checkEBUContent(_ node: Int, _ kind: TTMLElementKind) {
    for name in TTMLEBUVocabulary.required[kind] ?? [] where !hasAttribute(name, node) {
      lackInEBU("\"\(elementName(node))\" has no \(name)", node)
    }
    guard let content = TTMLEBUVocabulary.contents[kind] else { return }
    let own = TTMLElementRule.all[Int(kind.rawValue)].content
    var seen: TTMLElementSet = []
    var last = 0
    for child in childElements(node) {
      guard let childKind = self.kind(child) else { continue }
      let isRepeated = seen.contains(childKind.set)
      seen.formUnion(childKind.set)
      // What TTML or the list of elements does not allow is reported as such.
      guard let general = own.first(where: { $0.elements.contains(childKind.set) }),
        TTMLElementRule.all[Int(childKind.rawValue)].permitted.contains(.ebuTTD)
      else { continue }
      guard let step = content.steps.firstIndex(where: { $0.elements.contains(childKind.set) })
      else {
        prohibitInEBU("\"\(elementName(child))\" in \"\(elementName(node))\"", child)
        // Its own suites have spans in spans where a document declares IMSC too.
        if kind == .span, childKind == .span, givenProfile != .ebuTTD,
          !profiles.isDisjoint(with: .imsc)
        {
          lowerToWarning()
        }
        continue
      }
      if content.steps[step].isSingle, !general.isSingle, isRepeated {
        prohibitInEBU("more than one \"\(elementName(child))\"", child)
      } else if step < last, childKind == .copyright {
        prohibitInEBU("\"\(elementName(child))\" behind other elements of head", child)
      }
      last = max(last, step)
    }
    for required in content.required where !seen.contains(required.set) {
      let name = TTMLElementRule.all[Int(required.rawValue)].name
      lackInEBU("\"\(elementName(node))\" has no \"\(name)\"", node)
    }
  }

  /// Elements of other vocabularies have their place in metadata.
  mutating func checkForeignForEBU(_ node: Int) {
    guard let parent = open.last, parent.kind != .metadata,
      TTMLEBUVocabulary.contents[parent.kind] != nil
    else { return }
    let name = tree.names[Int(tree.nodes[node].name)].local
    prohibitInEBU("\"\(name)\" of another vocabulary outside of metadata", node)
  }

  /// Attributes of other vocabularies are passed over by players, though the schema has none.
  mutating func checkForeignForEBU(
    _ attribute: XMLAttribute,
    _ node: Int,
    _ kind: TTMLElementKind
  ) {
    guard TTMLEBUVocabulary.contents[kind] != nil else { return }
    let name = tree.names[Int(attribute.name)].local
    report(
      TTMLConformanceDiagnostics.ebuTTD.prohibitedAttribute,
      "\"\(name)\" on \"\(elementName(node))\" is of another vocabulary, which EBU-TT-D has none of",
      at: attribute.value,
      of: node
    )
    lowerToWarning()
  }

  /// Times have hours, minutes and seconds, and neither frames nor a metric (EBU Tech 3380, 3.3.4).
  mutating func checkEBUTime(_ value: Range<Int>, _ name: String, _ node: Int) {
    let bytes = tree.slice(value)
    let isPlain =
      bytes.allSatisfy { $0.isASCIIDigit || $0 == 0x3A || $0 == 0x2E }
      && bytes.count { $0 == 0x3A } == 2
    guard !isPlain else { return }
    report(
      TTMLConformanceDiagnostics.ebuTTD.prohibitedValue,
      "\(name) \"\(shortened(value))\" is not written as HH:MM:SS.fff, as EBU-TT-D asks",
      at: value,
      of: node
    )
  }

  private mutating func lackInEBU(_ message: String, _ node: Int) {
    report(
      TTMLConformanceDiagnostics.ebuTTD.missing,
      message + ", which EBU-TT-D asks for",
      at: node
    )
  }

  private mutating func prohibitInEBU(_ what: String, _ node: Int) {
    report(
      TTMLConformanceDiagnostics.ebuTTD.prohibitedElement,
      what + " is not permitted in EBU-TT-D",
      at: node
    )
  }
}
