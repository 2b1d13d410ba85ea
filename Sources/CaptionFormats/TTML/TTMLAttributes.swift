import CaptionModel
import CaptionXML

/// What the attributes of a region or of an element of content say.
///
/// Elements hand it around, so that it is kept small.
struct TTMLAttributes: Sendable {
  /// A value's place, of which an empty one beyond every source means that there is none.
  private struct Place: Sendable {
    var lower = UInt32.max
    var upper = UInt32.max

    var range: Range<Int>? {
      get { lower == .max ? nil : Int(lower)..<Int(upper) }
      set {
        lower = newValue.map { UInt32(truncatingIfNeeded: $0.lowerBound) } ?? .max
        upper = newValue.map { UInt32(truncatingIfNeeded: $0.upperBound) } ?? .max
      }
    }
  }

  /// A time, of which the earliest of all means that there is none.
  private struct Moment: Sendable {
    private var stored = MediaTime(units: .min)

    var time: MediaTime? {
      get { stored.units == .min ? nil : stored }
      set { stored = newValue ?? MediaTime(units: .min) }
    }
  }

  private var storedBegin = Moment()
  private var storedEnd = Moment()
  private var storedDuration = Moment()
  private var storedRegion = Place()
  private var storedID = Place()
  private var storedLanguage = Place()
  private var storedAgent = Place()
  private var storedRole = Place()
  private var storedAnimations = Place()

  /// Where the times stand: the value of the first of them.
  var timing: Int?
  /// The number of the element's style set.
  var set = 0
  var isSequence = false
  /// What `xml:space` says, or nil.
  var preservesSpace: Bool?
  /// Whether there are attributes of other vocabularies.
  var hasForeign = false
  /// Whether the element's condition is false, so that it is as if it were not there.
  var isExcluded = false

  var begin: MediaTime? {
    get { storedBegin.time }
    set { storedBegin.time = newValue }
  }
  var end: MediaTime? {
    get { storedEnd.time }
    set { storedEnd.time = newValue }
  }
  var duration: MediaTime? {
    get { storedDuration.time }
    set { storedDuration.time = newValue }
  }
  var region: Range<Int>? {
    get { storedRegion.range }
    set { storedRegion.range = newValue }
  }
  var id: Range<Int>? {
    get { storedID.range }
    set { storedID.range = newValue }
  }
  var language: Range<Int>? {
    get { storedLanguage.range }
    set { storedLanguage.range = newValue }
  }
  var agent: Range<Int>? {
    get { storedAgent.range }
    set { storedAgent.range = newValue }
  }
  var role: Range<Int>? {
    get { storedRole.range }
    set { storedRole.range = newValue }
  }
  /// The animations that the element refers to.
  var animations: Range<Int>? {
    get { storedAnimations.range }
    set { storedAnimations.range = newValue }
  }

  /// Whether any time is given.
  var hasTiming: Bool { begin != nil || end != nil || duration != nil }

  /// Whether anything is said that a context holds.
  var hasContext: Bool { language != nil || agent != nil || role != nil }
}

/// Where attributes are read for, since not all count everywhere.
enum TTMLAttributeUse: Sendable {
  case content, lineBreak, region, animation
}

extension TTMLReader {
  /// Reads the attributes of a region or of an element of content.
  mutating func readAttributes(
    _ node: Int,
    allowing use: TTMLAttributeUse = .content
  ) -> TTMLAttributes {
    var result = TTMLAttributes()
    styles.begin()
    for index in tree.attributeIndices(of: node) {
      let attribute = tree.attributes[index]
      switch names.attributes[Int(attribute.name)] {
      case .begin where use != .lineBreak:
        result.begin = time(attribute, of: node)
        result.noteTiming(attribute)
      case .end where use != .lineBreak:
        result.end = time(attribute, of: node)
        result.noteTiming(attribute)
      case .dur where use != .lineBreak:
        result.duration = time(attribute, of: node).flatMap { $0 < .zero ? nil : $0 }
        result.noteTiming(attribute)
      case .region where use == .content: result.region = attribute.value
      case .begin, .end, .dur, .region: reportIgnored(attribute, of: node)
      case .animations: result.animations = attribute.value
      case .condition:
        let isFalse = TTMLConditionValue(of: Array(tree.slice(attribute.value))).isFalse
        if use == .content, isFalse { result.isExcluded = true }
        reportCondition(attribute, result.isExcluded, of: node)
      case .timeContainer:
        let value = attribute.value
        result.isSequence = value.count == 3 && tree.slice(value).elementsEqual("seq".utf8)
      case .id: result.id = attribute.value
      case .language: result.language = attribute.value
      case .agent: result.agent = attribute.value
      case .role: result.role = attribute.value
      case .space:
        result.preservesSpace = tree.slice(attribute.value).elementsEqual("preserve".utf8)
      case .style, .property: styles.add(attribute, in: tree)
      case .imageReference: reportImage(node)
      case .unknown: reportUnknown(attribute, of: node)
      case .foreign: result.hasForeign = true
      default: break
      }
    }
    if use != .region { result.set = styles.finish(node, in: tree, names) }
    return result
  }

  private mutating func time(_ attribute: XMLAttribute, of node: Int) -> MediaTime? {
    let range = attribute.value
    if let time = parameters.timing.ordinaryClockTime(tree.source, range) { return time }
    let place = tree.bytes(range)
    let expression = parameters.timing.time(place.array, in: place.range)
    if place.range.count != 12 { countedTimes.note(place.array, place.range) }
    if expression?.isStrict != true {
      // Synchronic documents say that they have no end (TTML2, Annex D).
      if element(node) == .isdRoot, tree.string(range) == "indefinite" { return nil }
      if expression?.isNegative == true {
        reportNegative(attribute, of: node)
        return expression?.time
      }
      let name = tree.names[Int(attribute.name)].local
      let outcome = expression == nil ? "is no time and ignored" : "is not written as TTML asks"
      report(
        TTMLDiagnostics.badTimestamp,
        "\(name) \"\(tree.string(range))\" \(outcome)",
        at: range,
        of: node
      )
    }
    if let time = expression?.time, time > TTMLTimeExpression.latest {
      report(
        TTMLDiagnostics.hugeTime,
        "\(tree.names[Int(attribute.name)].local) \"\(tree.string(range))\" is too large",
        at: range,
        of: node
      )
    }
    if expression?.isWallClock == true {
      report(
        TTMLDiagnostics.wallClock,
        "\"\(tree.string(range))\" is read as a time of day",
        at: range,
        of: node
      )
    }
    return expression?.time
  }

  private mutating func reportNegative(_ attribute: XMLAttribute, of node: Int) {
    let name = tree.names[Int(attribute.name)].local
    let outcome = name == "dur" ? "ignored" : "counts backwards"
    report(
      TTMLDiagnostics.negativeTime,
      "\(name) \"\(tree.string(attribute.value))\" is negative and \(outcome)",
      at: attribute.value,
      of: node
    )
    if element(node) == .div, name == "begin", let last = diagnostics.indices.last {
      diagnostics[last].severity = .advice
    }
  }

  private mutating func reportCondition(
    _ attribute: XMLAttribute,
    _ isExcluded: Bool,
    of node: Int
  ) {
    let outcome = isExcluded ? "is false, so the element is left out" : "is taken as true"
    report(
      TTMLDiagnostics.condition,
      "condition \"\(tree.string(attribute.value))\" \(outcome)",
      at: attribute.value,
      of: node
    )
  }

  /// Reports attributes of another namespace that there is no place for.
  mutating func reportForeignAttributes(of node: Int) {
    for attribute in foreignAttributes(of: node) {
      report(
        TTMLDiagnostics.foreignAttribute,
        "attribute \"\(attribute.name)\" of another vocabulary is not kept",
        at: node
      )
    }
  }

  /// Reports sounds, fonts and data, which hold no text.
  mutating func reportMedia(_ node: Int) {
    let name = tree.names[Int(tree.nodes[node].name)].local
    report(TTMLDiagnostics.media, "\"\(name)\" holds no text and is passed over", at: node)
  }

  /// Reports an element of another namespace, and the text in it that goes with it.
  mutating func reportForeign(_ node: Int) {
    let name = tree.names[Int(tree.nodes[node].name)].local
    let text = text(of: node)
    report(
      TTMLDiagnostics.foreignElement,
      text.isEmpty
        ? "element \"\(name)\" of another vocabulary is passed over"
        : "element \"\(name)\" of another vocabulary is passed over with its text \"\(text)\"",
      at: node
    )
  }

  /// Reports a caption that is a picture.
  mutating func reportImage(_ node: Int) {
    let name = tree.names[Int(tree.nodes[node].name)].local
    report(TTMLDiagnostics.imageCue, "\"\(name)\" shows a picture, which holds no text", at: node)
  }
}

extension TTMLAttributes {
  fileprivate mutating func noteTiming(_ attribute: XMLAttribute) {
    timing = min(timing ?? .max, attribute.value.lowerBound)
  }
}

/// What an element says beyond style and time: language, speakers and roles.
struct TTMLContext: Sendable {
  /// The language, or nil where nobody says.
  var language: String?
  /// The names of those who speak.
  var speakers: [String] = []
  /// The roles, in source order.
  var roles: [String] = []
}

extension TTMLReader {
  /// The number of the context of an element inside one with the context `parent`.
  mutating func context(_ attributes: TTMLAttributes, in parent: Int32, of node: Int) -> Int32 {
    var context = contexts[Int(parent)]
    if let language = attributes.language {
      let tag = tree.string(language).trimmedASCII
      context.language = tag.isEmpty && document.language == nil ? nil : tag
    }
    if let agent = attributes.agent { context.speakers = speakers(agent, of: node) }
    if let role = attributes.role {
      context.roles = tree.string(role).split(separator: " ").map { String($0) }
    }
    contexts.append(context)
    return Int32(truncatingIfNeeded: contexts.count - 1)
  }

  private mutating func speakers(_ value: Range<Int>, of node: Int) -> [String] {
    let references = TTMLReferences(value, in: tree)
    return references.words.map { word in
      if let index = agents.index(references.array, word) { return agentNames[index] }
      let name = references.string(word)
      report(
        TTMLDiagnostics.unknownAgent,
        "no agent has the id \"\(name)\"",
        at: word.lowerBound + references.shift..<word.upperBound + references.shift,
        of: node
      )
      return name
    }
  }
}
