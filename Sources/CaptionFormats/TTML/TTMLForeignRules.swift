import CaptionXML

/// What a flavour permits of the parts of a document that are written as they were read.
extension TTMLFlavour {
  /// Whether an attribute may stand on an element, and its value is right.
  func permits(_ attribute: TTMLForeign.Attribute, on element: TTMLElementKind) -> Bool {
    let name = XMLName(namespace: attribute.namespace, local: attribute.name)
    switch TTMLNameRules.attribute(name) {
    case .foreign: return true
    case .unknown: return false
    case .known(let numbers):
      let groups = TTMLElementRule.all[Int(element.rawValue)].attributes
      let value = TTMLValue(bytes: Array(attribute.value.utf8), version: version)
      return numbers.contains { number in
        let rule = TTMLAttributeRule.all[number]
        return !rule.groups.isDisjoint(with: groups) && permits(rule.since, rule.permitted)
          && rule.grammar.accepts(value)
      }
    }
  }

  /// Whether an element may stand in an element of metadata, or in another one itself.
  func permits(_ element: TTMLForeign.Element, in parent: TTMLElementKind) -> Bool {
    let name = XMLName(namespace: element.namespace, local: element.name)
    switch TTMLNameRules.element(name) {
    case .foreign:
      guard parent == .metadata || allowsForeign else { return false }
      // Captions that are pictures, which players of text can't show (IMSC 1.1, 8.1).
      return !(TTMLRuleNamespace(element.namespace) == .smpte && element.name == "image")
        || self == .dfxp
    case .unknown: return false
    case .known(let kind):
      let rule = TTMLElementRule.all[Int(kind.rawValue)]
      // EBU's schema has fewer elements in others than TTML.
      let narrowed = self == .ebuTTD ? TTMLEBUVocabulary.contents[parent]?.steps : nil
      let content = narrowed ?? TTMLElementRule.all[Int(parent.rawValue)].content
      return element.isSound && permits(rule.since, rule.permitted)
        && content.contains { $0.elements.contains(kind.set) }
    }
  }

  private func permits(_ since: TTMLVersion, _ permitted: TTMLProfileSet) -> Bool {
    let profile = TTMLProfileSet(profile)
    return since <= version
      && (permitted.isSuperset(of: profile) || TTMLProfileSet.closed.isDisjoint(with: profile))
  }
}

extension TTMLReader {
  /// Whether the attributes of TTML's own elements, from a node down, are there and right.
  func isSound(_ node: Int) -> Bool {
    for index in node..<max(Int(tree.nodes[node].next), node + 1) where !tree.nodes[index].isText {
      guard case .known(let kind) = TTMLNameRules.element(tree.names[Int(tree.nodes[index].name)])
      else { continue }
      let rule = TTMLElementRule.all[Int(kind.rawValue)]
      var found: Set<String> = []
      for number in tree.attributeIndices(of: index) {
        let attribute = tree.attributes[number]
        switch TTMLNameRules.attribute(tree.names[Int(attribute.name)]) {
        case .foreign: continue
        case .unknown: return false
        case .known(let numbers):
          let bytes = Array(tree.slice(attribute.value))
          // The name of an item can have a prefix, whose binding does not come along.
          if kind == .item, bytes.contains(0x3A) { return false }
          let accepting = numbers.first { number in
            let rule = TTMLAttributeRule.all[number]
            return rule.grammar.accepts(TTMLValue(bytes: bytes, version: .second))
          }
          guard let accepting else { return false }
          found.insert(TTMLAttributeRule.all[accepting].name)
        }
      }
      guard rule.required.allSatisfy({ found.contains($0) }) else { return false }
    }
    return true
  }
}
