import CaptionModel
import CaptionXML

/// What a TTML element has of other vocabularies, kept so that it can be written again.
public struct TTMLForeign: Sendable, Hashable {
  /// An attribute of another namespace.
  public struct Attribute: Sendable, Hashable {
    /// The namespace's name.
    public var namespace: String
    /// The name without prefix.
    public var name: String
    /// The value, references resolved.
    public var value: String
  }

  /// An element of metadata that the shared model has no place for.
  public struct Element: Sendable, Hashable {
    /// The namespace's name.
    public var namespace: String
    /// The name without prefix.
    public var name: String
    /// The element as XML that stands for itself, its namespaces declared.
    public var xml: String
    /// Whether it stood in `ebuttm:documentMetadata` (EBU Tech 3390).
    public var isEBUDocumentMetadata = false
    /// Whether what is TTML's own in it follows TTML's rules, so that it may be written again.
    var isSound = true
  }

  /// The attributes, in source order.
  public var attributes: [Attribute] = []
  /// The elements, in source order.
  public var elements: [Element] = []

  /// Makes an empty record.
  public init() {}

  /// Whether there is nothing.
  public var isEmpty: Bool { attributes.isEmpty && elements.isEmpty }

  /// What there is, as a phrase; nil where there is nothing.
  var phrase: String? {
    let names = attributes.map { "attribute \($0.name)" } + elements.map { "metadata \($0.name)" }
    return names.isEmpty ? nil : names.joined(separator: ", ")
  }
}

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

  /// The children of a metadata element that the shared model has no place for.
  func foreignElements(of metadata: Int) -> [TTMLForeign.Element] {
    var result: [TTMLForeign.Element] = []
    for child in children(of: metadata) {
      guard let kind = element(child) else { continue }
      switch kind {
      case .title, .description, .copyright, .agent: continue
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

/// Writes an element of a document with all that it holds, on one line.
private struct TTMLForeignXML {
  let tree: XMLTree
  private var prefixes: [String: String] = ["http://www.w3.org/XML/1998/namespace": "xml"]
  private var declarations: [UInt8] = []

  init(_ tree: XMLTree) { self.tree = tree }

  /// The XML, or nil where a prefix in it is bound to nothing.
  func text(of node: Int) -> String? {
    var writer = self
    return writer.write(node)
  }

  private mutating func write(_ node: Int) -> String? {
    var output: [UInt8] = []
    var open: [(end: Int, name: String)] = []
    let end = Int(tree.nodes[node].next)
    // The declarations stand in the first tag, and are known at the end.
    var place = 0
    for index in node..<end {
      close(&open, before: index, &output)
      guard !tree.nodes[index].isText else {
        let bytes = Array(tree.slice(tree.nodes[index].range))
        // White space between elements is but indentation.
        guard bytes.contains(where: { !$0.isASCIIWhiteSpace }) else { continue }
        output.append(xmlValue: String(decoding: bytes, as: UTF8.self))
        continue
      }
      guard let name = name(Int(tree.nodes[index].name), isElement: true) else { return nil }
      output.append(0x3C)
      output.append(name)
      if index == node { place = output.count }
      for number in tree.attributeIndices(of: index) {
        let attribute = tree.attributes[number]
        guard let name = self.name(Int(attribute.name), isElement: false) else { return nil }
        output.append(0x20)
        output.append(name)
        output.append("=\"")
        output.append(xmlValue: tree.string(attribute.value))
        output.append(0x22)
      }
      if tree.nodes[index].next == Int32(index + 1) {
        output.append("/>")
      } else {
        output.append(0x3E)
        open.append((Int(tree.nodes[index].next), name))
      }
    }
    close(&open, before: end, &output)
    output.insert(contentsOf: declarations, at: place)
    return String(decoding: output, as: UTF8.self)
  }

  private func close(
    _ open: inout [(end: Int, name: String)],
    before index: Int,
    _ output: inout [UInt8]
  ) {
    while let last = open.last, last.end <= index {
      output.append("</\(last.name)>")
      open.removeLast()
    }
  }

  private mutating func name(_ index: Int, isElement: Bool) -> String? {
    let name = tree.names[index]
    guard name.unboundPrefix.isEmpty else { return nil }
    if name.namespace.isEmpty {
      // The default namespace around is TTML's.
      return isElement ? nil : name.local
    }
    if let prefix = prefixes[name.namespace] { return "\(prefix):\(name.local)" }
    let prefix = TTMLForeignXML.prefix(of: name.namespace) ?? "m\(prefixes.count)"
    prefixes[name.namespace] = prefix
    declarations.append(" xmlns:\(prefix)=\"")
    declarations.append(xmlValue: name.namespace)
    declarations.append(0x22)
    return "\(prefix):\(name.local)"
  }

  /// The prefix that a namespace usually has.
  static func prefix(of namespace: String) -> String? {
    switch namespace {
    case TTMLNamespace.current: "tt"
    case TTMLNamespace.current + "#metadata": "ttm"
    case TTMLNamespace.current + "#parameter": "ttp"
    case TTMLNamespace.current + "#styling": "tts"
    case TTMLReader.ebuMetadata: "ebuttm"
    case TTMLNamespace.imsc + "#parameter": "ittp"
    case TTMLNamespace.imsc + "#metadata": "ittm"
    default: nil
    }
  }
}

// MARK: Writing

extension TTMLWriter {
  /// Begins another division of the body; `cue` is the first in it.
  mutating func begin(_ division: [TTMLForeign.Attribute], _ cue: Int) {
    self.division = division
    var attributes: [UInt8] = []
    write(division, on: .div, cue, to: &attributes)
    if cue == 0 {
      firstDivision = attributes
    } else if flavour.allowsForeign {
      body.append("    </div>\n    <div")
      body.append(contentsOf: attributes)
      body.append(">\n")
    }
  }

  /// Appends attributes of other vocabularies, or reports them where the flavour has none.
  mutating func write(
    _ attributes: [TTMLForeign.Attribute],
    on element: TTMLElementKind,
    _ cue: Int?,
    to bytes: inout [UInt8]
  ) {
    for attribute in attributes {
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

  /// Those elements of other vocabularies that the flavour may hold; reports the others.
  mutating func kept(_ elements: [TTMLForeign.Element], _ cue: Int?) -> [TTMLForeign.Element] {
    elements.filter { element in
      // What the source conforms to says nothing of what is written.
      if element.isEBUDocumentMetadata,
        ["conformsToStandard", "documentEbuttVersion"].contains(element.name)
      {
        return false
      }
      guard flavour.allowsForeignMetadata, flavour.permits(element) else {
        loseForeign("metadata \(element.name)", cue)
        return false
      }
      return true
    }
  }

  private mutating func loseForeign(_ what: String, _ cue: Int?) {
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
