import CaptionModel

extension WebVTTWriter {
  /// The classes that stand for a style; what no class can say is reported as lost.
  mutating func classes(for style: TextStyle, cue: Int) -> [String] {
    var classes: [String] = []
    for property in style.properties {
      switch property {
      case .color(let color):
        classes.append(className(of: color, prefix: "c", property: "color"))
      case .backgroundColor(let color):
        classes.append(className(of: color, prefix: "bg_", property: "background-color"))
      case .other where property.isNoLook: break
      case .textDecoration, .fontFamily, .fontSize, .other:
        lose(
          property.name.hyphenated,
          "\(property.name) \(property.value)",
          "WebVTT has no class for it",
          cue: cue
        )
      }
    }
    return classes
  }

  /// The class of a colour: one of WebVTT's own (clause 5), or one that gets a rule in the file.
  private mutating func className(of color: Color, prefix: String, property: String) -> String {
    if let name = color.captionClass { return prefix == "c" ? name : prefix + name }
    let name = prefix + color.hex.dropFirst()
    if colorNames.insert(name).inserted {
      colorRules.append("::cue(.\(name)) { \(property): \(color.hex); }")
    }
    return name
  }
}

extension String {
  /// With a hyphen and a small letter for each capital: `fontFamily` becomes `font-family`.
  fileprivate var hyphenated: String {
    var result = ""
    for scalar in unicodeScalars {
      if scalar.value >= 0x41, scalar.value <= 0x5A {
        result += "-"
        result.unicodeScalars.append(Unicode.Scalar(UInt8(scalar.value) | 0x20))
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
