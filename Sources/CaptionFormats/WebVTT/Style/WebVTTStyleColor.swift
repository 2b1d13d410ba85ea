import CaptionModel

/// Colours as CSS writes them (CSS Color 4), opaque ones and others, in sRGB.
enum WebVTTStyleColor {
  /// What a component of a value is.
  enum Reading {
    case color(Color)
    /// The text's own colour.
    case current
    /// A colour in a notation that is not worked out.
    case unknown
    /// No colour at all.
    case invalid
  }

  /// Reads the component at an index: a token, or a function with its arguments.
  static func read(_ sheet: CSSSheet, at index: Int) -> Reading {
    let token = sheet.tokens[index]
    switch token.kind {
    case .hash:
      return Color(hexDigits: CSSText.string(sheet.bytes, token.value)).map { .color($0) }
        ?? .invalid
    case .identifier:
      let name = CSSText.keyword(sheet.bytes, token.value)
      if name == "transparent" { return .color(Color(rgb: 0, alpha: 0)) }
      if name == "currentcolor" { return .current }
      if systemColors.contains(name) { return .unknown }
      return Color(cssName: name).map { .color($0) } ?? .invalid
    case .function:
      let arguments = index + 1..<max(index + 1, sheet.end(ofBracketAt: index))
      switch CSSText.keyword(sheet.bytes, token.value) {
      case "rgb", "rgba": return numbers(sheet, arguments).map(rgb) ?? .invalid
      case "hsl", "hsla": return numbers(sheet, arguments).map(hsl) ?? .invalid
      case "hwb", "lab", "lch", "oklab", "oklch", "color", "color-mix", "light-dark", "var",
        "calc", "env":
        return .unknown
      default: return .invalid
      }
    default: return .invalid
    }
  }

  private static let systemColors: Set<String> = [
    "canvas", "canvastext", "linktext", "visitedtext", "activetext", "buttonface", "buttontext",
    "buttonborder", "field", "fieldtext", "highlight", "highlighttext", "selecteditem",
    "selecteditemtext", "mark", "marktext", "graytext", "accentcolor", "accentcolortext",
  ]

  private struct Number {
    var value: Double
    var isPercentage: Bool
  }

  /// The three or four numbers of a function; nil where there is anything else.
  private static func numbers(_ sheet: CSSSheet, _ range: Range<Int>) -> [Number]? {
    var numbers: [Number] = []
    for index in range {
      let token = sheet.tokens[index]
      switch token.kind {
      case .whiteSpace, .comma: continue
      case .delimiter where sheet.isDelimiter(index, 0x2F): continue
      case .identifier where CSSText.keyword(sheet.bytes, token.value) == "none":
        numbers.append(Number(value: 0, isPercentage: false))
      case .number, .percentage, .dimension:
        guard let value = number(sheet, token) else { return nil }
        numbers.append(Number(value: value, isPercentage: token.kind == .percentage))
      default: return nil
      }
      if numbers.count > 4 { return nil }
    }
    return numbers.count >= 3 ? numbers : nil
  }

  /// The number of a token, angles in degrees; nil where it is too large.
  static func number(_ sheet: CSSSheet, _ token: CSSToken) -> Double? {
    var digits = sheet.bytes[token.value]
    if digits.first == 0x2B { digits = digits.dropFirst() }
    guard let value = Double(String(decoding: digits, as: UTF8.self)), value.isFinite else {
      return nil
    }
    guard token.kind == .dimension else { return value }
    let unit = CSSText.keyword(sheet.bytes, token.value.upperBound..<token.range.upperBound)
    switch unit {
    case "deg": return value
    case "turn": return value * 360
    case "grad": return value * 0.9
    case "rad": return value * 180 / .pi
    default: return nil
    }
  }

  private static func rgb(_ numbers: [Number]) -> Reading {
    let parts = numbers.prefix(3).map { byte($0.isPercentage ? $0.value * 2.55 : $0.value) }
    return .color(
      Color(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha(numbers))
    )
  }

  /// Converts as CSS Color 4, 7.1 has it.
  private static func hsl(_ numbers: [Number]) -> Reading {
    let turns = numbers[0].value / 360
    let hue = (turns - turns.rounded(.down)) * 12
    let saturation = max(0, min(numbers[1].value / 100, 1))
    let lightness = max(0, min(numbers[2].value / 100, 1))
    let range = saturation * min(lightness, 1 - lightness)
    func part(_ offset: Double) -> UInt8 {
      let place = (offset + hue).truncatingRemainder(dividingBy: 12)
      return byte((lightness - range * max(-1, min(place - 3, 9 - place, 1))) * 255)
    }
    return .color(Color(red: part(0), green: part(8), blue: part(4), alpha: alpha(numbers)))
  }

  private static func alpha(_ numbers: [Number]) -> UInt8 {
    guard numbers.count == 4 else { return 255 }
    return byte(numbers[3].isPercentage ? numbers[3].value * 2.55 : numbers[3].value * 255)
  }

  private static func byte(_ value: Double) -> UInt8 {
    UInt8(max(0, min(value.rounded(), 255)))
  }
}
