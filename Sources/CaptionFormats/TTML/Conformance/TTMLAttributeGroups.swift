/// Groups of attributes that stand on the same elements.
struct TTMLAttributeGroups: OptionSet, Sendable, Hashable {
  let rawValue: UInt64

  init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  private init(bit: UInt64) {
    rawValue = 1 << bit
  }

  static let id = TTMLAttributeGroups(bit: 0)
  static let language = TTMLAttributeGroups(bit: 1)
  static let space = TTMLAttributeGroups(bit: 2)
  static let base = TTMLAttributeGroups(bit: 3)
  static let condition = TTMLAttributeGroups(bit: 4)
  static let metadata = TTMLAttributeGroups(bit: 5)
  static let animation = TTMLAttributeGroups(bit: 6)
  static let regionReference = TTMLAttributeGroups(bit: 7)
  static let styleReference = TTMLAttributeGroups(bit: 8)
  static let styling = TTMLAttributeGroups(bit: 9)
  static let timing = TTMLAttributeGroups(bit: 10)
  static let container = TTMLAttributeGroups(bit: 11)
  static let link = TTMLAttributeGroups(bit: 12)
  static let parameters = TTMLAttributeGroups(bit: 13)
  static let rootExtent = TTMLAttributeGroups(bit: 14)
  static let data = TTMLAttributeGroups(bit: 15)
  static let format = TTMLAttributeGroups(bit: 16)
  static let encoding = TTMLAttributeGroups(bit: 17)
  static let clip = TTMLAttributeGroups(bit: 18)
  static let font = TTMLAttributeGroups(bit: 19)
  static let effect = TTMLAttributeGroups(bit: 20)
  static let interpolation = TTMLAttributeGroups(bit: 21)
  static let agentType = TTMLAttributeGroups(bit: 22)
  static let nameType = TTMLAttributeGroups(bit: 23)
  static let actor = TTMLAttributeGroups(bit: 24)
  static let itemName = TTMLAttributeGroups(bit: 25)
  static let profile = TTMLAttributeGroups(bit: 26)
  static let featureBase = TTMLAttributeGroups(bit: 27)
  static let feature = TTMLAttributeGroups(bit: 28)
  static let isdSize = TTMLAttributeGroups(bit: 29)
  static let isdVersion = TTMLAttributeGroups(bit: 30)
  static let isdTimes = TTMLAttributeGroups(bit: 31)

  /// What stands on nearly every element.
  static let core: TTMLAttributeGroups = [.id, .language, .space, .base]

  /// What stands on elements of content.
  static let content: TTMLAttributeGroups = [
    .core, .condition, .metadata, .animation, .regionReference, .styleReference, .styling, .timing,
    .container,
  ]

  static let any = TTMLAttributeGroups(rawValue: .max)
}

/// The namespaces whose names the check knows.
enum TTMLRuleNamespace: Sendable, Hashable {
  case none, tt, ttp, tts, ttm, tta, isd
  case ittp, itts, ittm
  case ebutts, ebuttm
  case smpte, xml, xlink
  case foreign

  init(_ uri: String) {
    switch TTMLNamespace(uri) {
    case .tt: self = .tt
    case .parameter: self = .ttp
    case .styling: self = .tts
    case .metadata: self = .ttm
    case .isd: self = .isd
    case .imscParameter: self = .ittp
    case .imscStyling: self = .itts
    case .imscMetadata: self = .ittm
    case .ebuStyling: self = .ebutts
    case .ebuMetadata: self = .ebuttm
    case .smpte: self = .smpte
    case .xml: self = .xml
    case .none: self = .none
    case .foreign:
      switch uri {
      case TTMLNamespace.current + "#audio": self = .tta
      case "http://www.w3.org/1999/xlink": self = .xlink
      default: self = .foreign
      }
    }
  }

  /// The namespace of a usual prefix.
  init(prefix: some StringProtocol) {
    switch prefix {
    case "tt": self = .tt
    case "ttp": self = .ttp
    case "tts": self = .tts
    case "ttm": self = .ttm
    case "tta": self = .tta
    case "isd": self = .isd
    case "ittp": self = .ittp
    case "itts": self = .itts
    case "ittm": self = .ittm
    case "ebutts": self = .ebutts
    case "smpte": self = .smpte
    case "xml": self = .xml
    case "xlink": self = .xlink
    case "": self = .none
    default: self = .foreign
    }
  }

  /// Whether names that the rules do not know are wrong, since nobody else may add to the namespace.
  var isClosed: Bool {
    switch self {
    case .none, .tt, .ttp, .tts, .ttm, .tta, .isd, .ittp, .itts: true
    case .ittm, .ebutts, .ebuttm, .smpte, .xml, .xlink, .foreign: false
    }
  }
}
