/// A style attribute of TTML2, IMSC or EBU-TT-D (TTML2, 10.2; IMSC 1.1, 8.4; EBU-TT-D, 3.2.1).
struct TTMLProperty: Sendable {
  /// The attribute's name without prefix.
  let name: String
  /// The prefix under which it is usually written.
  let prefix: String
  /// Whether an element takes its parent's value where it has none itself.
  let isInherited: Bool
  /// The initial value, where knowing it spares a span that says nothing.
  let initial: String?
  /// Whether it is about areas and not about text.
  let isLayout: Bool
  /// What stands before the value where it is written: ` tts:color="`.
  let opening: [UInt8]

  private init(
    _ name: String,
    prefix: String = "tts",
    inherited: Bool = true,
    initial: String? = nil,
    layout: Bool = false
  ) {
    self.name = name
    self.prefix = prefix
    isInherited = inherited
    self.initial = initial
    isLayout = layout
    opening = Array(" \(prefix):\(name)=\"".utf8)
  }

  private static func layout(_ name: String) -> TTMLProperty {
    TTMLProperty(name, inherited: false, layout: true)
  }

  private static func own(_ name: String, initial: String? = nil) -> TTMLProperty {
    TTMLProperty(name, inherited: false, initial: initial)
  }

  /// Every property; ``index(_:_:)`` counts in this order.
  static let all: [TTMLProperty] = [
    TTMLProperty("color"),
    own("backgroundColor"),
    TTMLProperty("fontStyle"),
    TTMLProperty("fontWeight"),
    TTMLProperty("textDecoration"),
    TTMLProperty("textAlign"),
    TTMLProperty("direction"),
    own("display"),
    own("ruby"),
    layout("origin"), layout("extent"), layout("position"), layout("displayAlign"),
    layout("writingMode"),
    layout("backgroundClip"), layout("backgroundExtent"), layout("backgroundImage"),
    layout("backgroundOrigin"), layout("backgroundPosition"), layout("backgroundRepeat"),
    layout("bpd"), layout("ipd"), layout("disparity"), layout("overflow"), layout("padding"),
    layout("showBackground"), layout("zIndex"), layout("dynamicFlow"), layout("border"),
    TTMLProperty("luminanceGain", layout: true),
    own("opacity", initial: "1"), own("unicodeBidi", initial: "normal"),
    TTMLProperty("visibility", initial: "visible"),
    TTMLProperty("fontFamily", initial: "default"),
    TTMLProperty("fontSize", initial: "1c"),
    TTMLProperty("fontKerning", initial: "normal"),
    TTMLProperty("fontSelectionStrategy", initial: "auto"),
    TTMLProperty("fontShear", initial: "0%"),
    TTMLProperty("fontVariant", initial: "normal"),
    TTMLProperty("letterSpacing", initial: "normal"),
    TTMLProperty("lineHeight", initial: "normal"),
    TTMLProperty("lineShear", initial: "0%"),
    TTMLProperty("rubyAlign", initial: "center"),
    TTMLProperty("rubyPosition", initial: "outside"),
    TTMLProperty("rubyReserve", initial: "none"),
    TTMLProperty("shear", initial: "0%"),
    TTMLProperty("textCombine", initial: "none"),
    TTMLProperty("textEmphasis", initial: "none"),
    TTMLProperty("textOrientation", initial: "mixed"),
    TTMLProperty("textOutline", initial: "none"),
    TTMLProperty("textShadow", initial: "none"),
    TTMLProperty("wrapOption", initial: "wrap"),
    TTMLProperty("linePadding", prefix: "ebutts", initial: "0c"),
    TTMLProperty("multiRowAlign", prefix: "ebutts", initial: "auto"),
    TTMLProperty("fillLineGap", prefix: "itts", initial: "false"),
    TTMLProperty("forcedDisplay", prefix: "itts", initial: "false"),
  ]

  private static let indices: [String: Int] = {
    var indices: [String: Int] = [:]
    for (index, property) in all.enumerated() {
      indices["\(property.prefix):\(property.name)"] = index
    }
    return indices
  }()

  /// The number of a style attribute, or nil where TTML has none of the name.
  static func index(_ namespace: TTMLNamespace, _ local: String) -> Int? {
    switch namespace {
    case .styling: indices["tts:\(local)"]
    case .imscStyling: indices["itts:\(local)"]
    case .ebuStyling: indices["ebutts:\(local)"]
    default: nil
    }
  }

  private static let indicesByName: [String: Int] = {
    var indices: [String: Int] = [:]
    for (index, property) in all.enumerated() { indices[property.name] = index }
    return indices
  }()

  /// The number of the property that the shared model calls by this name, or nil.
  static func index(named name: String) -> Int? { indicesByName[name] }

  static let color = 0
  static let backgroundColor = 1
  static let fontStyle = 2
  static let fontWeight = 3
  static let textDecoration = 4
  static let textAlign = 5
  static let direction = 6
  static let display = 7
  static let ruby = 8
  static let origin = 9
  static let extent = 10
  static let position = 11
  static let displayAlign = 12
  static let writingMode = 13
  static let opacity = indicesByName["opacity"] ?? -1
  static let fontSize = indicesByName["fontSize"] ?? -1
  static let padding = indicesByName["padding"] ?? -1
  static let forcedDisplay = all.count - 1
}
