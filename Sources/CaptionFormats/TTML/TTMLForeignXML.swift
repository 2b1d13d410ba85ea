import CaptionXML

/// Writes an element of a document with all that it holds, on one line.
struct TTMLForeignXML {
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
