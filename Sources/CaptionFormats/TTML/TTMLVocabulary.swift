import CaptionXML

/// A namespace that TTML documents use.
enum TTMLNamespace: Sendable {
  case tt, parameter, styling, metadata, isd
  case imscParameter, imscStyling, imscMetadata
  case ebuStyling, ebuMetadata
  case smpte
  case xml
  case none
  case foreign

  /// The namespaces of TTML1 and TTML2 begin with this one.
  static let current = "http://www.w3.org/ns/ttml"

  /// The namespaces of the drafts of 2006 begin with one of these.
  static let drafts = ["http://www.w3.org/2006/10/ttaf1", "http://www.w3.org/2006/04/ttaf1"]

  static let imsc = "http://www.w3.org/ns/ttml/profile/imsc1"

  init(_ uri: String) {
    switch uri {
    case "": self = .none
    case "http://www.w3.org/XML/1998/namespace": self = .xml
    case Self.imsc + "#parameter": self = .imscParameter
    case Self.imsc + "#styling": self = .imscStyling
    case Self.imsc + "#metadata": self = .imscMetadata
    case "urn:ebu:tt:style": self = .ebuStyling
    case "urn:ebu:tt:metadata": self = .ebuMetadata
    default:
      if uri.hasPrefix("http://www.smpte-ra.org/schemas/2052-1/") {
        self = .smpte
        return
      }
      let base = ([Self.current] + Self.drafts).first { uri.hasPrefix($0) }
      switch base.map({ uri.dropFirst($0.utf8.count) }) {
      case "": self = .tt
      case "#parameter": self = .parameter
      case "#styling", "#style": self = .styling
      case "#metadata": self = .metadata
      case "#isd": self = .isd
      default: self = .foreign
      }
    }
  }

  /// The namespace that authors mean by a prefix which they forgot to bind.
  init(usualPrefix prefix: String) {
    switch prefix {
    case "tt": self = .tt
    case "ttp": self = .parameter
    case "tts": self = .styling
    case "ttm": self = .metadata
    case "ittp": self = .imscParameter
    case "itts": self = .imscStyling
    case "ebutts": self = .ebuStyling
    case "smpte": self = .smpte
    default: self = .foreign
    }
  }
}

/// What an element is to the reader.
enum TTMLElement: Sendable {
  case tt, head, body, div, p, span, br
  case set, animate, animation
  case styling, style, initial
  case layout, region
  case metadata
  case title, description, copyright, agent, agentName, item
  /// The time code at which an EBU document's programme begins.
  case programmeStart
  case image
  /// A sound, a font or data.
  case media
  case isdRoot, isdStyle, isdRegion
  /// An element of TTML that says nothing about text, such as `resources`.
  case other
  /// An element in a namespace of TTML that TTML does not know.
  case unknown
  /// An element of somebody else's.
  case foreign

  private static let ttNames: [String: TTMLElement] = [
    "tt": .tt, "head": .head, "body": .body, "div": .div, "p": .p, "span": .span, "br": .br,
    "set": .set, "animate": .animate, "styling": .styling, "style": .style, "initial": .initial,
    "layout": .layout, "region": .region, "metadata": .metadata, "image": .image,
    "animation": .animation, "audio": .media, "chunk": .media, "data": .media, "font": .media,
    "resources": .media, "source": .media,
  ]

  private static let metadataNames: [String: TTMLElement] = [
    "title": .title, "desc": .description, "copyright": .copyright, "agent": .agent,
    "name": .agentName, "actor": .other, "item": .item,
  ]

  private static let isdNames: [String: TTMLElement] = [
    "sequence": .isdRoot, "isd": .isdRoot, "css": .isdStyle, "region": .isdRegion,
  ]

  init(_ namespace: TTMLNamespace, _ local: String) {
    switch namespace {
    case .tt, .none: self = Self.ttNames[local] ?? .unknown
    case .metadata: self = Self.metadataNames[local] ?? .unknown
    case .parameter, .styling: self = .other
    case .isd: self = Self.isdNames[local] ?? .unknown
    case .smpte: self = local == "image" ? .image : .foreign
    case .ebuMetadata: self = local == "documentStartOfProgramme" ? .programmeStart : .foreign
    default: self = .foreign
    }
  }
}

/// What an attribute is to the reader.
enum TTMLAttribute: Sendable, Equatable {
  case begin, end, dur, timeContainer
  case region, style
  case id, language, space
  case agent, role
  case type, actor
  case imageReference
  case animations, fill, repeatCount, calcMode, keyTimes
  case condition
  case property(Int)
  case parameter(TTMLParameters.Name)
  /// An attribute of TTML that the reader has no use for.
  case other
  /// An attribute in TTML's namespaces that TTML does not know.
  case unknown
  /// An attribute of somebody else's.
  case foreign

  private static let plainNames: [String: TTMLAttribute] = [
    "begin": .begin, "end": .end, "dur": .dur, "timeContainer": .timeContainer,
    "region": .region, "style": .style, "agent": .other, "type": .type, "animate": .animations,
    "condition": .condition, "fill": .fill, "repeatCount": .repeatCount, "calcMode": .calcMode,
    "keyTimes": .keyTimes, "keySplines": .other, "src": .other, "format": .other, "name": .other,
    "encoding": .other, "length": .other, "family": .other, "range": .other, "weight": .other,
    "specifier": .other, "id": .other, "use": .other, "combine": .other, "designator": .other,
    "extends": .other, "restricts": .other, "value": .other, "base": .other, "size": .other,
    "version": .other,
  ]

  init(_ namespace: TTMLNamespace, _ local: String) {
    switch namespace {
    case .none: self = Self.plainNames[local] ?? .unknown
    case .xml:
      switch local {
      case "id": self = .id
      case "lang": self = .language
      case "space": self = .space
      default: self = .other
      }
    case .styling, .imscStyling, .ebuStyling:
      self = TTMLProperty.index(namespace, local).map { .property($0) } ?? .unknown
    case .parameter, .imscParameter:
      self = TTMLParameters.Name(rawValue: local).map { .parameter($0) } ?? .other
    case .metadata:
      self = local == "agent" ? .agent : local == "role" ? .role : .other
    case .smpte:
      self = local == "backgroundImage" ? .imageReference : .foreign
    case .tt, .isd: self = .unknown
    default: self = .foreign
    }
  }
}

/// What each of a document's names is, as element and as attribute.
struct TTMLNames: Sendable {
  private(set) var elements: [TTMLElement] = []
  private(set) var attributes: [TTMLAttribute] = []
  private var hasPlainIDs = false

  /// Adds those of a document's names that have come since the last time.
  mutating func add(_ names: [XMLName]) {
    if elements.isEmpty { hasPlainIDs = Self.hasPlainIDs(names) }
    for name in names.dropFirst(elements.count) {
      let namespace =
        name.unboundPrefix.isEmpty
        ? TTMLNamespace(name.namespace) : TTMLNamespace(usualPrefix: name.unboundPrefix)
      elements.append(TTMLElement(namespace, name.local))
      let isID = hasPlainIDs && Self.isPlainID(name)
      attributes.append(isID ? .id : TTMLAttribute(namespace, name.local))
    }
  }

  /// Whether `id` stands for `xml:id`, as in what Adobe's tools wrote by the drafts of 2006; a document
  /// that has no namespace may be one of these.
  static func hasPlainIDs(_ names: [XMLName]) -> Bool {
    let root = names.first { $0.local == "tt" }
    return root.map { $0.namespace.isEmpty || TTMLNamespace.drafts.contains($0.namespace) } ?? false
  }

  static func isPlainID(_ name: XMLName) -> Bool {
    name.local == "id" && name.namespace.isEmpty && name.unboundPrefix.isEmpty
  }
}
