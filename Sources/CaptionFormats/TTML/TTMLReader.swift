import CaptionModel
import CaptionXML

/// Reads a TTML document into the shared model.
///
/// Head first, then the body in one pass: time containers, styles, regions and white space as
/// TTML2 has them, and a cue for every stretch of time in which a paragraph shows the same text in
/// the same region. Paragraphs are read while the document is parsed, and their elements go when
/// that is done.
struct TTMLReader {
  let source: SourceText
  /// The document, or the piece of it that is read.
  var tree = XMLTree()
  var names = TTMLNames()
  var progress = TTMLProgress()

  var parameters = TTMLParameters()
  var styles = TTMLStyleSheet()
  var presentation: TTMLPresentation
  var agents = ByteTable()
  var agentNames: [String] = []
  var gates = TTMLGates()
  var changes = TTMLStyleChanges()
  /// The ids of animations in the head, and their nodes.
  var animations = ByteTable()
  var animationNodes: [Int] = []
  /// The first cue that may go on in the next of several synchronic documents.
  var lastInstance = 0
  /// Whether the gates of the paragraph are open at the instant that is looked at.
  var gateStates: [Int32: Bool] = [:]
  /// Languages, speakers and roles of elements; the first is the document's.
  var contexts = [TTMLContext()]
  var paragraph = TTMLParagraph()
  /// What divisions have of other vocabularies; the first has nothing.
  var divisions = [TTMLDivision()]
  /// The ids of the styles in the head.
  var styleNames: [String] = []
  /// The elements that are open inside a paragraph, kept to spare an allocation for each.
  var inlineFrames: [TTMLFrame] = []
  var textMaker: TTMLTextMaker
  /// Texts that the cues are still to get.
  var pool = TTMLTextPool()
  /// The style chains of the elements that are open while a text is made.
  var chains: [Int32] = []
  var extra = TTMLDocument()
  /// Whether `ttp:frameRate` stands in the document.
  var declaredFrames = false
  /// Which kinds of time expressions occur that are no plain clock times.
  var countedTimes = TTMLCountedTimes()

  var document = CaptionDocument()
  var map = SourceMap()
  var diagnostics: [Diagnostic] = []
  /// After so many faults the rest is only counted.
  private var tally = ReportTally()

  /// Reads a source as far as it goes.
  ///
  /// - Parameter piece: How many nodes of the document are read at once.
  static func read(
    _ source: SourceText,
    _ options: ReadingOptions,
    piece: Int = 2048
  ) -> ReadResult {
    var reader = TTMLReader(source)
    // The check goes through the whole document once more.
    let rest =
      options.checksConformance
      ? XMLTree.parse(source.bytes)
      : XMLTree.parse(source.bytes, containers: ["body", "div"], nodes: piece) { tree, kept in
        reader.readPiece(&tree, kept)
      }
    let accepted = reader.readDocument(rest)
    reader.pool.empty(into: &reader.document.cues)
    let found = accepted && options.checksConformance ? reader.conformance(options) : nil
    return reader.result(accepted: accepted, found)
  }

  private init(_ source: SourceText) {
    self.source = source
    textMaker = TTMLTextMaker(source: source.bytes)
    presentation = TTMLPresentation()
  }

  /// Reads what is left of the document once all of it is there.
  private mutating func readDocument(_ rest: XMLTree) -> Bool {
    tree = rest
    names.add(tree.names)
    guard !tree.faults.contains(where: { $0.kind == .entity }) else {
      diagnostics = []
      return false
    }
    guard let root = tree.nodes.first, !root.isText else { return false }
    switch names.elements[Int(root.name)] {
    case .tt: break
    case .isdRoot:
      readSynchronic()
      return true
    default:
      let name = tree.names[Int(root.name)]
      report(TTMLDiagnostics.notTTML, "root element is \"\(name.local)\", not \"tt\"", at: 0)
      return false
    }
    readChildren()
    reportLateStart()
    return true
  }

  private mutating func result(accepted: Bool, _ found: [Diagnostic]?) -> ReadResult {
    tally.summarise(in: &diagnostics)
    // What begins behind the fault is not known, so nothing should be made of a file without captions.
    let accepted = accepted && !(tree.isCutShort && document.cues.isEmpty)
    diagnostics = faults + diagnostics
    if accepted { diagnostics += styles.diagnostics }
    if let found { addConformance(found) }
    // A stable order by place; what is about the whole file comes first.
    let order = diagnostics.enumerated().sorted { left, right in
      let first = left.element.range?.lowerBound ?? -1
      let second = right.element.range?.lowerBound ?? -1
      return (first, left.offset) < (second, right.offset)
    }
    var sorted = order.map(\.element)
    guard accepted else {
      let reasons = [
        TTMLDiagnostics.entity.code, TTMLDiagnostics.notTTML.code, TTMLDiagnostics.limit.code,
      ]
      // The last one says why the source was not accepted.
      let reason =
        sorted.firstIndex { reasons.contains($0.code) } ?? sorted.firstIndex { !$0.lost.isEmpty }
      if let index = reason {
        sorted.append(sorted.remove(at: index))
      }
      return ReadResult(diagnostics: sorted, accepted: false)
    }
    extra.counting = counting
    noteUnkept()
    if extra != TTMLDocument() { document.extras[TTMLDocument.self] = extra }
    return ReadResult(document: document, map: map, diagnostics: sorted)
  }

  /// Whether the document type declaration that begins at an offset names another file.
  private func isExternal(_ doctype: Int) -> Bool {
    let ends: [UInt8] = [0x22, 0x27, 0x3E, 0x5B]
    let words = tree.source[min(doctype, tree.sourceCount)..<tree.sourceCount]
      .prefix { !ends.contains($0) }
      .split { $0.isASCIIWhiteSpace }
    return words.contains { ["SYSTEM", "PUBLIC"].contains(String(decoding: $0, as: UTF8.self)) }
  }

  /// What departs from XML.
  private var faults: [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    if let doctype = tree.doctype {
      let end = min(doctype + 9, tree.sourceCount)
      let isExternal = isExternal(doctype)
      diagnostics.append(
        Diagnostic(
          isExternal ? TTMLDiagnostics.externalDoctype : TTMLDiagnostics.doctype,
          isExternal
            ? "document type of another file is not loaded"
            : "document type declaration (DOCTYPE) is not looked at",
          range: doctype..<max(end, doctype)
        )
      )
    }
    for (number, fault) in tree.faults.enumerated() {
      let info =
        switch fault.kind {
        case .notWellFormed: TTMLDiagnostics.notWellFormed
        case .namespace: TTMLDiagnostics.unboundPrefix
        case .entity: TTMLDiagnostics.entity
        case .limit: TTMLDiagnostics.limit
        }
      let offset = min(fault.offset, tree.sourceCount)
      var diagnostic = Diagnostic(info, fault.message, range: offset..<offset)
      if tree.isCutShort, number == tree.faults.count - 1 { noteEnd(at: offset, &diagnostic) }
      diagnostics.append(diagnostic)
    }
    return diagnostics
  }

  /// Says of a fault that reading ended there, so that all behind it is lost.
  private func noteEnd(at offset: Int, _ diagnostic: inout Diagnostic) {
    let position = LineTable(source, upTo: offset).position(of: offset)
    let end = "reading ended at line \(position.line), column \(position.column)"
    diagnostic.message += "; \(end)"
    diagnostic.lost = [
      Loss(
        feature: "cut-off",
        what: "all that follows line \(position.line), column \(position.column)",
        reason: end,
        offset: offset
      )
    ]
  }

  mutating func checkNamespace() {
    let name = tree.names[Int(tree.nodes[0].name)]
    if name.namespace.isEmpty {
      report(TTMLDiagnostics.noNamespace, "root element \"tt\" is in no namespace", at: 0)
    } else if TTMLNamespace.drafts.contains(name.namespace) {
      report(
        TTMLDiagnostics.oldNamespace,
        "namespace \"\(name.namespace)\" is that of a draft",
        at: 0
      )
    }
  }

  mutating func checkEncoding() {
    guard let declared = TTMLSniffer.declaredEncoding(source.bytes) else { return }
    // UTF-16LE and UTF-16BE are both declared as UTF-16, and ASCII is a part of UTF-8.
    let name = declared.name.lowercased()
    let actual = source.encoding.lowercased()
    guard !actual.hasPrefix(name), !(name == "us-ascii" && actual == "utf-8") else { return }
    diagnostics.append(
      Diagnostic(
        TTMLDiagnostics.encodingMismatch,
        "declared encoding is \"\(declared.name)\", but the file is read as \(source.encoding)",
        range: declared.range
      )
    )
  }
}

// MARK: Walking and reporting

extension TTMLReader {
  /// What a node is; nil for text.
  func element(_ node: Int) -> TTMLElement? {
    let name = tree.nodes[node].name
    return name < 0 ? nil : names.elements[Int(name)]
  }

  /// An element's child nodes.
  func children(of node: Int) -> [Int] {
    var children: [Int] = []
    var index = node + 1
    while index < tree.nodes[node].next {
      children.append(index)
      index = Int(tree.nodes[index].next)
    }
    return children
  }

  /// All text inside an element, white space trimmed and collapsed.
  func text(of node: Int) -> String {
    var bytes: [UInt8] = []
    for index in node..<Int(tree.nodes[node].next) where tree.nodes[index].isText {
      for byte in tree.slice(tree.nodes[index].range) {
        if !byte.isASCIIWhiteSpace {
          bytes.append(byte)
        } else if let last = bytes.last, last != 0x20 {
          bytes.append(0x20)
        }
      }
    }
    return String(decoding: bytes, as: UTF8.self).trimmedASCII
  }

  /// An attribute's value as text, or nil where the element has none of the kind.
  func value(_ kind: TTMLAttribute, of node: Int) -> String? {
    for index in tree.attributeIndices(of: node) {
      let attribute = tree.attributes[index]
      if names.attributes[Int(attribute.name)] == kind {
        return tree.string(attribute.value).trimmedASCII
      }
    }
    return nil
  }

  /// A value's place in the source, or the element's start tag where it stands in none.
  func place(_ range: Range<Int>, of node: Int) -> Range<Int> {
    tree.place(ofValue: range, of: node) ?? startTag(node)
  }

  /// An element's start tag.
  func startTag(_ node: Int) -> Range<Int> {
    let lower = Int(tree.nodes[node].lower)
    return lower..<max(lower, Int(tree.nodes[node].contentStart))
  }

  /// Reports something about an element.
  mutating func report(_ info: DiagnosticInfo, _ message: String, at node: Int) {
    tally.add(info, message, startTag(node), cue: nil, to: &diagnostics)
  }

  /// Reports something about a value.
  mutating func report(
    _ info: DiagnosticInfo,
    _ message: String,
    at range: Range<Int>,
    of node: Int
  ) {
    tally.add(info, message, place(range, of: node), cue: nil, to: &diagnostics)
  }

  /// Whether a text is nothing but white space.
  // If this were no part of its callers, the reader would be copied for it.
  @inline(__always)
  func isBlank(_ range: Range<Int>) -> Bool {
    tree.isInSource(range)
      ? tree.source.isBlank(range) : tree.decoded.isBlank(tree.bytes(range).range)
  }

  /// Reports a text node that is passed over, where there is more to it than white space.
  mutating func reportSkippedText(_ node: Int) {
    let range = tree.nodes[node].range
    guard !isBlank(range) else { return }
    let message = "\"\(tree.string(range).trimmedASCII)\" is passed over"
    let element = tree.nodes.indices[..<node].last { !tree.nodes[$0].isText } ?? 0
    let tag = element < progress.kept ? progress.lastTag : startTag(element)
    tally.add(
      TTMLDiagnostics.skippedText,
      message,
      tree.isInSource(range) ? range : tag,
      cue: nil,
      to: &diagnostics
    )
  }

  /// Reports an element that TTML does not have.
  mutating func reportUnknown(_ node: Int) {
    let name = tree.names[Int(tree.nodes[node].name)].local
    report(TTMLDiagnostics.unknownElement, "element \"\(name)\" is unknown", at: node)
  }
}
