import CaptionModel

/// The tags that stand for a span, and what of the span they leave out.
struct SubRipOutputTags {
  struct Lost {
    var feature: String
    var what: String
    var reason: String
  }

  private(set) var opening: [UInt8] = []
  private(set) var closing: [UInt8] = []
  private(set) var lost: [Lost] = []

  /// Makes the tags for the classes of a span: WebVTT's default colours have a meaning.
  init(classes: [String]) {
    var hasColor = false
    for name in classes {
      if !hasColor, let color = Color(captionClass: name) {
        add("<font color=\"\(color.hex)\">", "</font>")
        hasColor = true
      } else {
        lose("class", "class \"\(name)\"", "SubRip has no classes")
      }
    }
  }

  /// Adds a tag inside those that are there.
  mutating func add(_ start: StaticString, _ end: StaticString) {
    add("\(start)", "\(end)")
  }

  private mutating func add(_ start: String, _ end: String) {
    opening.append(start)
    closing = Array(end.utf8) + closing
  }

  mutating func add(label: [UInt8]) {
    opening += label
  }

  /// Adds the tags for style properties.
  mutating func add(_ style: TextStyle) {
    var attributes = ""
    var isStruck = false
    for property in style.properties {
      switch property {
      case .color(let color):
        var opaque = color
        opaque.alpha = 255
        attributes += " color=\"\(opaque.hex)\""
        if color.alpha < 255 {
          lose("opacity", "opacity of the colour \(color.hex)", "SubRip colours are opaque")
        }
      case .fontFamily(let family) where Self.isAttributeValue(family):
        attributes += " face=\"\(family)\""
      case .fontSize(let size) where Self.pixels(size) != nil:
        attributes += " size=\"\(Self.pixels(size) ?? "")\""
      case .textDecoration(let value) where value.lowercased() == "linethrough":
        isStruck = true
      // An id is no look that anybody would miss.
      case .other where property.isNoLook: break
      default:
        lose(
          Self.feature(property.name),
          "\(property.name) \"\(property.value)\"",
          "SubRip has no tag for it"
        )
      }
    }
    if !attributes.isEmpty { add("<font\(attributes)>", "</font>") }
    if isStruck { add("<s>", "</s>") }
  }

  private mutating func lose(_ feature: String, _ what: String, _ reason: String) {
    lost.append(Lost(feature: feature, what: what, reason: reason))
  }

  private static func isAttributeValue(_ value: String) -> Bool {
    !value.isEmpty && value.utf8.allSatisfy { $0 >= 0x20 && ![0x22, 0x3C, 0x3E].contains($0) }
  }

  /// The number in `24px`, or nil.
  private static func pixels(_ size: String) -> String? {
    let digits = size.dropLast(2)
    guard size.hasSuffix("px"), !digits.isEmpty, digits.utf8.allSatisfy({ $0.isASCIIDigit }) else {
      return nil
    }
    return String(digits)
  }

  /// A property's name as losses have it: `background-color` for `backgroundColor`.
  private static func feature(_ name: String) -> String {
    var result = ""
    for scalar in name.unicodeScalars {
      if scalar.properties.isUppercase {
        result += "-" + scalar.properties.lowercaseMapping
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
