import CaptionModel
import CaptionXML

/// What a span of TTML has beside its look: id, roles, attributes of other vocabularies.
///
/// The shared model has no place for it, so that it goes along as properties that no format has as
/// styles: `xml:id`, `ttm:role` and `{namespace}name`.
enum TTMLSpanDetail {
  static let id = StyleProperty.spanIDName
  static let role = "ttm:role"

  static func name(_ attribute: TTMLForeign.Attribute) -> String {
    "{\(attribute.namespace)}\(attribute.name)"
  }

  /// The attribute of another vocabulary that a property stands for; nil where it is none.
  static func attribute(_ property: StyleProperty) -> TTMLForeign.Attribute? {
    let name = property.name
    guard name.utf8.first == 0x7B, let end = name.utf8.lastIndex(of: 0x7D) else { return nil }
    return TTMLForeign.Attribute(
      namespace: String(name[name.index(after: name.startIndex)..<end]),
      name: String(name[name.index(after: end)...]),
      value: property.value
    )
  }
}

extension StyleProperty {
  /// Whether it is no style, but something else that an element of TTML has.
  var isTTMLDetail: Bool {
    guard case .other(let name, _) = self else { return false }
    return name.utf8.contains(0x3A) || name.utf8.first == 0x7B
  }
}

extension TextStyle {
  /// Whether there is something that is no style.
  var hasTTMLDetails: Bool { properties.contains(where: \.isTTMLDetail) }
}

extension TTMLReader {
  /// What a span has beside style and time.
  func details(of node: Int, _ attributes: TTMLAttributes) -> TextStyle {
    var details = TextStyle()
    if let id = attributes.id {
      details.set(.other(name: TTMLSpanDetail.id, value: tree.string(id)))
    }
    if let role = attributes.role {
      details.set(.other(name: TTMLSpanDetail.role, value: tree.string(role).trimmedASCII))
    }
    guard attributes.hasForeign else { return details }
    for attribute in foreignAttributes(of: node) {
      details.set(.other(name: TTMLSpanDetail.name(attribute), value: attribute.value))
    }
    return details
  }

  /// Reports metadata that stand where there is no place for them.
  mutating func reportDroppedMetadata(_ node: Int) {
    let name = tree.names[Int(tree.nodes[node].name)].local
    report(TTMLDiagnostics.droppedMetadata, "\"\(name)\" of a span is not kept", at: node)
  }
}

extension TTMLWriter {
  /// Sets a style's properties and what else it holds.
  mutating func setWithDetails(_ style: TextStyle, _ index: Int) {
    var look = style
    var bytes: [UInt8] = []
    for property in style.properties where property.isTTMLDetail {
      look.remove(property.name)
      switch property.name {
      case TTMLSpanDetail.id:
        // What is written in pieces has its id at the first of them.
        if !isLaterPiece { writeID(property.value, of: "span", index, to: &bytes) }
      case TTMLSpanDetail.role: writeRoles(property.value, index, to: &bytes)
      default:
        guard let attribute = TTMLSpanDetail.attribute(property) else { continue }
        write([attribute], on: .span, index, to: &bytes)
      }
    }
    attributes.set(details: bytes)
    _ = attributes.set(filtered(look, index))
  }

  private mutating func writeRoles(_ value: String, _ index: Int, to bytes: inout [UInt8]) {
    let roles = value.split(separator: " ").map { String($0) }
    let kept = roles.filter { flavour.hasRole($0) }
    if !kept.isEmpty {
      bytes.append(attribute: "ttm:role", kept.joined(separator: " "))
      usesMetadata = true
    }
    for role in roles where !flavour.hasRole(role) {
      lose("role", "role \(role)", "\(flavour.name) has no such role", index)
    }
  }
}
