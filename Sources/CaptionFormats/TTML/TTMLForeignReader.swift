import CaptionModel
import CaptionXML

extension TTMLReader {
  static let ebuMetadata = "urn:ebu:tt:metadata"

  /// The attributes of an element that are of other vocabularies.
  func foreignAttributes(of node: Int) -> [TTMLForeign.Attribute] {
    var result: [TTMLForeign.Attribute] = []
    for index in tree.attributeIndices(of: node) {
      let attribute = tree.attributes[index]
      let name = tree.names[Int(attribute.name)]
      guard names.attributes[Int(attribute.name)] == .foreign, name.unboundPrefix.isEmpty,
        !name.namespace.isEmpty
      else { continue }
      result.append(
        .init(namespace: name.namespace, name: name.local, value: tree.string(attribute.value))
      )
    }
    return result
  }

  /// What the metadata directly in an element hold that the shared model has no place for.
  ///
  /// - Parameter isHead: Whether titles, agents and so on are those of the document, which are read
  ///   elsewhere; in other elements they are kept as they are.
  func metadata(in node: Int, isHead: Bool = false) -> TTMLForeign {
    var result = TTMLForeign()
    for child in children(of: node) { addMetadata(child, isHead: isHead, to: &result) }
    return result
  }

  /// Adds a child of an element where it is one of metadata.
  func addMetadata(_ child: Int, isHead: Bool = false, to foreign: inout TTMLForeign) {
    switch element(child) {
    case .metadata:
      foreign.metadataAttributes += foreignAttributes(of: child)
      foreign.elements += foreignElements(of: child, isHead: isHead)
    case .title, .description, .copyright, .agent, .item:
      guard !isHead || element(child) == .item, var kept = foreignElement(child) else { return }
      kept.isBare = true
      foreign.elements.append(kept)
    case .foreign where isHead:
      guard var kept = foreignElement(child) else { return }
      kept.isBare = true
      foreign.elements.append(kept)
    default: break
    }
  }

  /// The children of a metadata element that the shared model has no place for.
  private func foreignElements(of metadata: Int, isHead: Bool) -> [TTMLForeign.Element] {
    var result: [TTMLForeign.Element] = []
    for child in children(of: metadata) {
      guard let kind = element(child) else { continue }
      switch kind {
      case .title, .description, .copyright, .agent:
        if isHead { continue }
      default: break
      }
      let name = tree.names[Int(tree.nodes[child].name)]
      guard name.unboundPrefix.isEmpty else { continue }
      if name.namespace == Self.ebuMetadata, name.local == "documentMetadata" {
        for part in children(of: child) {
          guard var element = foreignElement(part) else { continue }
          element.isEBUDocumentMetadata = true
          result.append(element)
        }
      } else if let element = foreignElement(child) {
        result.append(element)
      }
    }
    return result
  }

  private func foreignElement(_ node: Int) -> TTMLForeign.Element? {
    guard !tree.nodes[node].isText else { return nil }
    let name = tree.names[Int(tree.nodes[node].name)]
    guard let xml = TTMLForeignXML(tree).text(of: node) else { return nil }
    var element = TTMLForeign.Element(namespace: name.namespace, name: name.local, xml: xml)
    element.isSound = isSound(node)
    return element
  }
}
