import CaptionModel

/// How what other vocabularies have said is written again.
extension TTMLWriter {
  /// Begins another division of the body; `cue` is the first in it.
  mutating func begin(_ division: TTMLForeign, _ cue: Int) {
    self.division = division
    var attributes: [UInt8] = []
    if let id = division.id { writeID(id, of: "div", cue, to: &attributes) }
    write(division.attributes, on: .div, cue, to: &attributes)
    let metadata = metadata(division, in: .div, cue)
    let isPlain = attributes.isEmpty && metadata.isEmpty
    if cue == 0 {
      firstDivision = attributes
      firstDivisionMetadata = metadata
    } else if !isPlain || !isDivisionPlain {
      body.append("    </div>\n    <div")
      body.append(contentsOf: attributes)
      body.append(">\n")
      appendLine(metadata, indented: 6, to: &body)
    }
    isDivisionPlain = isPlain
  }

  /// Appends the id of an element other than a cue; reports where it has to be another one.
  mutating func writeID(
    _ id: String,
    of element: String,
    _ cue: Int?,
    to bytes: inout [UInt8]
  ) {
    guard !flavour.hasFixedRegions else {
      lose("identifier", "xml:id \"\(id)\" of \(element)", "\(flavour.name) names no such", cue)
      return
    }
    let written = ids.make(id)
    bytes.append(attribute: "xml:id", written)
    guard written != id else { return }
    lose(
      "identifier",
      "xml:id \"\(id)\" of \(element), written as \"\(written)\"",
      "an XML id is a name that occurs once",
      cue
    )
  }

  /// Appends what an element's metadata are written as, on a line of its own.
  func appendLine(_ metadata: [UInt8], indented: Int, to bytes: inout [UInt8]) {
    guard !metadata.isEmpty else { return }
    bytes.append(contentsOf: repeatElement(0x20, count: indented))
    bytes.append(contentsOf: metadata)
    bytes.append(0x0A)
  }

  /// The metadata of an element other than the head, on one line; empty where there are none.
  mutating func metadata(
    _ foreign: TTMLForeign,
    in element: TTMLElementKind,
    _ cue: Int?
  ) -> [UInt8] {
    guard foreign.hasMetadata else { return [] }
    var bytes: [UInt8] = []
    var attributes: [UInt8] = []
    // Several elements of metadata become one.
    var names: Set<[String]> = []
    let first = foreign.metadataAttributes.filter {
      names.insert([$0.namespace, $0.name]).inserted
    }
    for attribute in foreign.metadataAttributes where !first.contains(attribute) {
      loseForeign("attribute \(attribute.name) of further metadata", cue)
    }
    write(first, on: .metadata, cue, to: &attributes)
    let elements = kept(foreign.elements, in: element, cue)
    let inside = elements.filter { !$0.isBare }
    if !attributes.isEmpty || !inside.isEmpty {
      bytes.append("<metadata")
      bytes.append(contentsOf: attributes)
      bytes.append(inside.isEmpty ? "/>" : ">")
      for element in inside { bytes.append(element.xml) }
      if !inside.isEmpty { bytes.append("</metadata>") }
    }
    for element in elements where element.isBare { bytes.append(element.xml) }
    return bytes
  }

  /// Appends attributes of other vocabularies, or reports them where the flavour has none.
  mutating func write(
    _ attributes: [TTMLForeign.Attribute],
    on element: TTMLElementKind,
    _ cue: Int?,
    to bytes: inout [UInt8]
  ) {
    for attribute in attributes {
      if attribute.isStyle {
        write(style: attribute, on: element, cue, to: &bytes)
        continue
      }
      guard flavour.allowsForeign, flavour.permits(attribute, on: element) else {
        loseForeign("attribute \(attribute.name)", cue)
        continue
      }
      let prefix = prefix(of: attribute.namespace)
      bytes.append(" \(prefix):\(attribute.name)=\"")
      bytes.append(xmlValue: attribute.value)
      bytes.append(0x22)
    }
  }

  /// Appends a style attribute of a container, in the way of the flavour.
  private mutating func write(
    style attribute: TTMLForeign.Attribute,
    on element: TTMLElementKind,
    _ cue: Int?,
    to bytes: inout [UInt8]
  ) {
    guard let property = TTMLProperty.index(named: attribute.name),
      case .value(let value) = filter.outcome(attribute.name, attribute.value, .paragraph)
    else {
      lose("style", "\(attribute.phrase) of \(element)", "\(flavour.name) has no such style", cue)
      return
    }
    var written = TTMLProperty.all[property].opening
    written.append(xmlValue: value)
    written.append(0x22)
    if flavour.hasInlineStyles {
      bytes.append(contentsOf: written)
      // That of the body goes into the style that the body refers to.
    } else if element != .body {
      bytes.append(attribute: "style", styles.id(ofAttributes: written, ids: &ids))
    }
  }

  /// Those elements of other vocabularies that the flavour may hold; reports the others.
  mutating func kept(
    _ elements: [TTMLForeign.Element],
    in parent: TTMLElementKind,
    _ cue: Int?
  ) -> [TTMLForeign.Element] {
    elements.filter { element in
      // What the source conforms to says nothing of what is written.
      if element.isEBUDocumentMetadata,
        ["conformsToStandard", "documentEbuttVersion"].contains(element.name)
      {
        let isSame = flavour.conformsToStandards.contains { element.xml.contains(">\($0)<") }
        if !isSame {
          lose("conformance", "metadata \(element.name)", "it is true of the source only", cue)
        }
        return false
      }
      let holder = element.isBare ? parent : .metadata
      guard flavour.allowsForeignMetadata, flavour.permits(element, in: holder) else {
        loseForeign("metadata \(element.name)", cue)
        return false
      }
      return true
    }
  }

  mutating func loseForeign(_ what: String, _ cue: Int?) {
    lose("foreign", what, "\(flavour.name) has no place for it", cue)
  }

  /// The prefix for attributes of a namespace, which the root declares.
  private mutating func prefix(of namespace: String) -> String {
    if let known = foreignPrefixes.first(where: { $0.namespace == namespace }) {
      return known.prefix
    }
    let prefix = TTMLForeignXML.prefix(of: namespace) ?? "x\(foreignPrefixes.count + 1)"
    foreignPrefixes.append((namespace, prefix))
    return prefix
  }
}
