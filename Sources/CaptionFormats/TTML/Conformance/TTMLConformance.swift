import CaptionModel
import CaptionXML

/// Checks a document against TTML and the profiles that it declares or is given.
///
/// One pass over the tree in document order, with the open elements on a stack of its own; what
/// refers forward is looked up after it. The tables ``TTMLElementRule`` and ``TTMLAttributeRule``
/// say what is right. Reading does not need any of this, so it runs on request only.
struct TTMLConformance {
  let tree: XMLTree
  let names: TTMLNameRules
  /// The profiles that the document has to follow.
  var profiles: TTMLProfileSet = []
  /// The one among them that was asked for, whatever the document declares.
  let givenProfile: TTMLProfile?
  /// Whether `id` stands for `xml:id`.
  let hasPlainIDs: Bool
  var version = TTMLVersion.second
  var times = TTMLTimeSyntax()
  /// How the reader counts time, to compare times.
  let timing: TTMLTiming
  /// Where the cues stand that the reader made.
  let map: SourceMap
  var isDiscontinuous = false
  var ids = TTMLIDTable()
  var references: [Reference] = []
  var open: [Frame] = []
  let uses = TTMLAttributeRule.all.map { TTMLAttributeUsage($0) }
  var cache = TTMLValueCache(count: TTMLAttributeRule.all.count)
  var facts = Facts()
  var diagnostics: [Diagnostic] = []

  /// An element that is open.
  struct Frame {
    let node: Int
    let end: Int
    let kind: TTMLElementKind
    /// The part of its content that the last child belonged to.
    var step = 0
    var seen: TTMLElementSet = []
    var isLink = false
  }

  /// An attribute that refers to other elements.
  struct Reference {
    enum Kind { case style, region, animation, agent, actor, source }
    let kind: Kind
    let value: Range<Int>
    let node: Int
    let from: TTMLElementKind
  }

  /// Where the document first does something that a profile allows only under a condition.
  struct Facts {
    var pixels: (range: Range<Int>, node: Int)?
    var frames: (range: Range<Int>, node: Int)?
    var ticks: (range: Range<Int>, node: Int)?
    var origin: (range: Range<Int>, node: Int)?
    var position: (range: Range<Int>, node: Int)?
    var rootAttributes: Set<String> = []
    var usesEBUStyles = false
    var usesRuby = false
    var usesOutline = false
    var altTextElement: Int?
    var altTextItem: Int?
    /// The ids of the images that a SMPTE-TT document carries.
    var images: Set<String> = []
    /// Where such images are referred to.
    var imageReferences: [(range: Range<Int>, node: Int)] = []
  }

  init(_ tree: XMLTree, timing: TTMLTiming, profile: TTMLProfile?, map: SourceMap) {
    self.tree = tree
    self.timing = timing
    self.map = map
    names = TTMLNameRules(tree.names)
    givenProfile = profile
    hasPlainIDs = TTMLNames.hasPlainIDs(tree.names)
    if let profile { profiles.insert(TTMLProfileSet(profile)) }
  }

  /// Checks the tree; `document` is what the reader made of it, and `map` where that stands.
  static func check(
    _ tree: XMLTree,
    timing: TTMLTiming,
    profile: TTMLProfile?,
    document: CaptionDocument,
    map: SourceMap,
    encoding: String
  ) -> [Diagnostic] {
    guard let root = tree.nodes.first, !root.isText else { return [] }
    var check = TTMLConformance(tree, timing: timing, profile: profile, map: map)
    check.findProfiles()
    check.readParameters()
    check.walk()
    check.resolveReferences()
    check.checkRuby()
    check.checkOutlines()
    check.checkDocument(encoding: encoding)
    check.checkRegions(document)
    return check.diagnostics
  }

  // MARK: The walk

  private mutating func walk() {
    var index = 0
    while index < tree.nodes.count {
      while let last = open.last, last.end <= index { open.removeLast() }
      let node = tree.nodes[index]
      if node.isText {
        checkText(index)
        index += 1
        continue
      }
      switch names.elements[Int(node.name)] {
      case .known(let kind):
        checkPlace(index, kind)
        let frame = Frame(node: index, end: Int(node.next), kind: kind)
        open.append(frame)
        checkElement(index, kind)
        index += 1
      case .unknown:
        let name = tree.names[Int(node.name)].local
        report(TTMLDiagnostics.unknownElement, "element \"\(name)\" is unknown", at: index)
        index = max(Int(node.next), index + 1)
      case .foreign:
        checkForeign(index)
        index = max(Int(node.next), index + 1)
      }
    }
  }

  private mutating func checkText(_ index: Int) {
    guard let parent = open.last else { return }
    let range = tree.nodes[index].range
    let rule = TTMLElementRule.all[Int(parent.kind.rawValue)]
    guard !rule.hasText else {
      noteInline(range, parent, rule)
      return
    }
    guard tree.slice(range).contains(where: { !$0.isASCIIWhiteSpace }) else { return }
    report(
      TTMLConformanceDiagnostics.misplacedText,
      "\"\(shortened(range))\" stands in \"\(elementName(parent.node))\", which holds no text",
      at: range,
      of: parent.node
    )
  }

  /// Takes a text for what it is where spans stand beside it: nothing that comes before these may follow
  /// (TTML2, 8.1.5 and 8.1.6: metadata, then animations, then inline content).
  private mutating func noteInline(_ range: Range<Int>, _ parent: Frame, _ rule: TTMLElementRule) {
    let step = rule.content.firstIndex { $0.elements.contains(TTMLElementKind.span.set) }
    guard let step, step > parent.step,
      tree.slice(range).contains(where: { !$0.isASCIIWhiteSpace })
    else { return }
    open[open.count - 1].step = step
  }

  /// Checks whether an element may stand where it does.
  private mutating func checkPlace(_ index: Int, _ kind: TTMLElementKind) {
    guard let parent = open.last else {
      if ![.tt, .isdSequence, .isd, .profile].contains(kind) {
        let name = elementName(index)
        report(TTMLDiagnostics.misplacedElement, "\"\(name)\" is not a root element", at: index)
      }
      return
    }
    let rule = TTMLElementRule.all[Int(parent.kind.rawValue)]
    guard let step = rule.content.firstIndex(where: { $0.elements.contains(kind.set) }) else {
      report(
        TTMLDiagnostics.misplacedElement,
        "\"\(elementName(index))\" is not allowed in \"\(elementName(parent.node))\"",
        at: index
      )
      return
    }
    if step < parent.step {
      report(
        TTMLDiagnostics.misplacedElement,
        "\"\(elementName(index))\" stands after what it has to stand before in \"\(elementName(parent.node))\"",
        at: index
      )
    } else if rule.content[step].isSingle, parent.seen.contains(kind.set) {
      report(
        TTMLDiagnostics.misplacedElement,
        "\"\(elementName(index))\" occurs more than once in \"\(elementName(parent.node))\"",
        at: index
      )
    }
    open[open.count - 1].step = max(step, parent.step)
    open[open.count - 1].seen.formUnion(kind.set)
  }

  private mutating func checkElement(_ index: Int, _ kind: TTMLElementKind) {
    let rule = TTMLElementRule.all[Int(kind.rawValue)]
    if rule.since > version {
      report(
        TTMLConformanceDiagnostics.notInVersion,
        "\"\(elementName(index))\" is an element of TTML2",
        at: index
      )
    }
    checkAttributes(index, kind, rule)
    for required in rule.required where !hasAttribute(required, index) {
      report(
        TTMLConformanceDiagnostics.missingAttribute,
        "\"\(elementName(index))\" has no attribute \"\(required)\"",
        at: index
      )
    }
    checkContents(index, kind)
    if !profiles.isEmpty {
      checkRestrictions(index, kind, rule)
    } else if kind == .p {
      checkParagraph(index)
    }
  }

  /// An element of somebody else's, which profiles may know.
  private mutating func checkForeign(_ index: Int) {
    if !profiles.isDisjoint(with: .delivery) { checkForeignForDelivery(index) }
    if profiles.contains(.ebuTTD) { checkForeignForEBU(index) }
    guard !profiles.isDisjoint(with: .imsc) else { return }
    let name = tree.names[Int(tree.nodes[index].name)]
    guard TTMLRuleNamespace(name.namespace) == .smpte, name.local == "image" else { return }
    report(
      TTMLConformanceDiagnostics.imsc.prohibitedElement,
      "\"smpte:image\" is not permitted in \(profiles.intersection(.imsc).first?.name ?? "IMSC")",
      at: index
    )
  }
}

// MARK: Looking and reporting

extension TTMLConformance {
  /// An element's name as it is usually written.
  func elementName(_ node: Int) -> String {
    let name = tree.names[Int(tree.nodes[node].name)]
    switch TTMLRuleNamespace(name.namespace) {
    case .ttm: return "ttm:" + name.local
    case .ttp: return "ttp:" + name.local
    case .isd: return "isd:" + name.local
    case .ittm: return "ittm:" + name.local
    default: return name.local
    }
  }

  /// A text of the document, cut off where it gets long.
  func shortened(_ range: Range<Int>) -> String {
    let text = tree.string(range).trimmedASCII
    return text.unicodeScalars.count > 60
      ? String(text.unicodeScalars.prefix(60)) + "…" : text
  }

  /// The value of an attribute under its usual name.
  func value(_ usualName: String, _ node: Int) -> Range<Int>? {
    for index in tree.attributeIndices(of: node) {
      let attribute = tree.attributes[index]
      if case .known(let rules) = names.attributes[Int(attribute.name)], let first = rules.first,
        TTMLAttributeRule.all[first].name == usualName
      {
        return attribute.value
      }
    }
    return nil
  }

  func hasAttribute(_ usualName: String, _ node: Int) -> Bool {
    value(usualName, node) != nil
  }

  /// The kind of an element; nil for text and for what TTML does not have.
  func kind(_ node: Int) -> TTMLElementKind? {
    let name = tree.nodes[node].name
    guard name >= 0, case .known(let kind) = names.elements[Int(name)] else { return nil }
    return kind
  }

  /// An element's child elements.
  func childElements(_ node: Int) -> [Int] {
    var children: [Int] = []
    var index = node + 1
    while index < tree.nodes[node].next {
      if !tree.nodes[index].isText { children.append(index) }
      index = max(Int(tree.nodes[index].next), index + 1)
    }
    return children
  }

  /// The text directly in an element.
  func text(_ node: Int) -> String {
    var text = ""
    var index = node + 1
    while index < tree.nodes[node].next {
      if tree.nodes[index].isText { text += tree.string(tree.nodes[index].range) }
      index = max(Int(tree.nodes[index].next), index + 1)
    }
    return text.trimmedASCII
  }

  /// Reports something about an element.
  mutating func report(_ info: DiagnosticInfo, _ message: String, at node: Int) {
    let lower = Int(tree.nodes[node].lower)
    add(info, message, lower..<max(lower, Int(tree.nodes[node].contentStart)))
  }

  /// Reports something about a value, at the element where the value is not in the source.
  mutating func report(
    _ info: DiagnosticInfo,
    _ message: String,
    at range: Range<Int>,
    of node: Int
  ) {
    guard let place = tree.place(ofValue: range, of: node) else {
      return report(info, message, at: node)
    }
    add(info, message, place)
  }

  private mutating func add(_ info: DiagnosticInfo, _ message: String, _ range: Range<Int>) {
    // What the reader makes good is a fault of the document all the same.
    let isReaders = TTMLDiagnostics.replacedByCheck.contains(info.code)
    diagnostics.append(
      Diagnostic(
        code: info.code,
        severity: isReaders ? .error : info.severity,
        message: message,
        range: range
      )
    )
  }
}
