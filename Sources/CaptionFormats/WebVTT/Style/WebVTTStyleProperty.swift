import CaptionModel

/// A property of a STYLE block, as far as the shared model can hold it.
enum WebVTTStyleProperty {
  /// A value, or what it says of its parent's.
  enum Value<Content> {
    case set(Content)
    case inherit
    case initial
  }

  /// A text colour or one behind the text.
  enum ColorValue {
    case fixed(Color)
    case current
  }

  /// The lines along a text.
  struct Decoration: Equatable {
    var isUnderlined = false
    /// The others, as TTML calls them.
    var others = ""
  }

  case color(Value<ColorValue>)
  case background(Value<ColorValue>)
  case italic(Value<Bool>)
  case bold(Value<Bool>)
  case decoration(Value<Decoration>)
  case fontSize(Value<String>)
  case fontFamily(Value<String>)
  case rubyPosition(Value<String>)
  /// Something that applies to cues and that the model has no place for.
  case unsupported

  /// Whether it gives text a colour that can't be seen.
  var hidesText: Bool {
    if case .color(.set(.fixed(let color))) = self { color.alpha == 0 } else { false }
  }
}

/// Works out declarations: which properties apply (8.2.1), and what their values are.
struct WebVTTStylePropertyReader {
  /// What a declaration is.
  enum Reading {
    /// These properties; shorthands give several.
    case properties([WebVTTStyleProperty])
    /// It has no effect, for a reason.
    case ignored(String)
  }

  let sheet: CSSSheet

  func read(_ declaration: CSSSheet.Declaration) -> Reading {
    let name = declaration.name
    // What a custom property does shows where it is used.
    if name.hasPrefix("--") { return .properties([]) }
    guard Self.applies(name) else { return .ignored("property \"\(name)\" does not apply to cues") }
    if hasSubstitution(declaration.value) { return .properties([.unsupported]) }
    if let wide = wide(name, declaration.value) { return .properties(wide) }
    guard let properties = properties(name, declaration.value) else {
      return .ignored("\"\(sheet.text(declaration.value))\" is no value of \"\(name)\"")
    }
    return .properties(properties)
  }

  // MARK: Which properties

  private static func applies(_ name: String) -> Bool {
    let families = ["background-", "outline-", "font-", "text-decoration-"]
    return properties.contains(name) || families.contains(where: name.hasPrefix)
      || ["transition", "animation"].contains(where: name.hasPrefix)
  }

  private static let properties: Set<String> = [
    "color", "opacity", "visibility", "text-decoration", "text-shadow", "background", "outline",
    "font", "line-height", "white-space", "text-combine-upright", "ruby-position",
  ]

  // MARK: Values

  private func keyword(_ index: Int) -> String? {
    let token = sheet.tokens[index]
    return token.kind == .identifier ? CSSText.keyword(sheet.bytes, token.value) : nil
  }

  /// The components of a value: tokens, and brackets with what they hold, by their first index.
  private func components(_ range: Range<Int>) -> [Int] {
    var result: [Int] = []
    var index = range.lowerBound
    while index < range.upperBound {
      if sheet.tokens[index].kind != .whiteSpace { result.append(index) }
      index = sheet.after(index, limit: range.upperBound)
    }
    return result
  }

  private func hasSubstitution(_ range: Range<Int>) -> Bool {
    range.contains { index in
      let token = sheet.tokens[index]
      guard token.kind == .function else { return false }
      return ["var", "env", "attr"].contains(CSSText.keyword(sheet.bytes, token.value))
    }
  }

  /// Reads the keywords that every property takes.
  private func wide(_ name: String, _ range: Range<Int>) -> [WebVTTStyleProperty]? {
    guard range.count == 1, let word = keyword(range.lowerBound) else { return nil }
    guard ["inherit", "initial", "unset", "revert", "revert-layer"].contains(word) else {
      return nil
    }
    let inherits = word == "inherit"
    // What else is inherited by itself.
    let keeps = inherits || word != "initial"
    switch name {
    case "color": return [.color(keeps ? .inherit : .initial)]
    case "background", "background-color": return [.background(inherits ? .inherit : .initial)]
    case "font-style": return [.italic(keeps ? .inherit : .initial)]
    case "font-weight": return [.bold(keeps ? .inherit : .initial)]
    case "text-decoration", "text-decoration-line":
      return [.decoration(inherits ? .inherit : .initial)]
    case "font-size": return [.fontSize(keeps ? .inherit : .initial)]
    case "font-family": return [.fontFamily(keeps ? .inherit : .initial)]
    case "ruby-position": return [.rubyPosition(keeps ? .inherit : .initial)]
    case "font":
      return keeps
        ? [.italic(.inherit), .bold(.inherit), .fontSize(.inherit), .fontFamily(.inherit)]
        : [.italic(.initial), .bold(.initial), .fontSize(.initial), .fontFamily(.initial)]
    default: return [.unsupported]
    }
  }

  private func properties(_ name: String, _ range: Range<Int>) -> [WebVTTStyleProperty]? {
    let parts = components(range)
    guard let first = parts.first else { return nil }
    switch name {
    case "color", "background-color":
      guard parts.count == 1, let values = color(first) else { return nil }
      guard let value = values.first else { return [.unsupported] }
      return [name == "color" ? .color(.set(value)) : .background(.set(value))]
    case "background": return background(parts)
    case "font-style":
      switch keyword(first) {
      case "normal" where parts.count == 1: return [.italic(.set(false))]
      case "italic" where parts.count == 1, "oblique": return [.italic(.set(true))]
      default: return nil
      }
    case "font-weight": return parts.count == 1 ? weight(first).map { [.bold(.set($0))] } : nil
    case "text-decoration", "text-decoration-line": return decoration(parts)
    case "font-size": return parts.count == 1 ? size(first) : nil
    case "font-family": return family(range).map { [.fontFamily(.set($0))] }
    case "font": return font(range, parts)
    case "ruby-position":
      switch keyword(first) {
      case "over" where parts.count == 1: return [.rubyPosition(.set("before"))]
      case "under" where parts.count == 1: return [.rubyPosition(.set("after"))]
      default: return parts.allSatisfy { keyword($0) != nil } ? [.unsupported] : nil
      }
    default: return [.unsupported]
    }
  }

  private typealias ColorValue = WebVTTStyleProperty.ColorValue

  /// Reads a colour; an empty list is one that this does not work out.
  private func color(_ index: Int) -> [ColorValue]? {
    switch WebVTTStyleColor.read(sheet, at: index) {
    case .color(let color): return [.fixed(color)]
    case .current: return [.current]
    case .unknown: return []
    case .invalid: return nil
    }
  }

  /// Takes the colour out of the shorthand; images and their places are not held.
  private func background(_ parts: [Int]) -> [WebVTTStyleProperty]? {
    var found: ColorValue?
    var hasMore = false
    for part in parts {
      if let values = color(part) {
        guard let value = values.first else {
          hasMore = true
          continue
        }
        found = value
      } else if keyword(part) != "none" {
        hasMore = true
      }
    }
    let color = found ?? .fixed(Color(rgb: 0, alpha: 0))
    return hasMore
      ? [.unsupported] + (found == nil ? [] : [.background(.set(color))])
      : [.background(.set(color))]
  }

  private func weight(_ index: Int) -> Bool? {
    switch keyword(index) {
    case "normal", "lighter": return false
    case "bold", "bolder": return true
    default:
      let token = sheet.tokens[index]
      guard token.kind == .number, let number = WebVTTStyleColor.number(sheet, token),
        (1...1000).contains(number)
      else { return nil }
      return number >= 600
    }
  }

  private func decoration(_ parts: [Int]) -> [WebVTTStyleProperty]? {
    var decoration = WebVTTStyleProperty.Decoration()
    var others: [String] = []
    var isPartial = false
    for part in parts {
      switch keyword(part) {
      case "none": break
      case "underline": decoration.isUnderlined = true
      case "line-through": others.append("lineThrough")
      case "overline": others.append("overline")
      default:
        // Colour, style and thickness of the line.
        isPartial = true
        if keyword(part) == nil, color(part) == nil, !isNumeric(part) { return nil }
      }
    }
    decoration.others = others.joined(separator: " ")
    return [.decoration(.set(decoration))] + (isPartial ? [.unsupported] : [])
  }

  private func isNumeric(_ index: Int) -> Bool {
    [.number, .percentage, .dimension].contains(sheet.tokens[index].kind)
  }

  // MARK: Fonts

  /// Reads a size that TTML knows as well; lengths of the picture have other names there.
  private func size(_ index: Int) -> [WebVTTStyleProperty]? {
    let token = sheet.tokens[index]
    let digits = String(decoding: sheet.bytes[token.value], as: UTF8.self)
    switch token.kind {
    case .percentage: return [.fontSize(.set("\(digits)%"))]
    case .dimension:
      let unit = CSSText.keyword(sheet.bytes, token.value.upperBound..<token.range.upperBound)
      switch unit {
      case "px", "em": return [.fontSize(.set(digits + unit))]
      case "vh": return [.fontSize(.set("\(digits)rh"))]
      case "vw": return [.fontSize(.set("\(digits)rw"))]
      default: return [.unsupported]
      }
    case .identifier:
      switch CSSText.keyword(sheet.bytes, token.value) {
      case "medium": return [.fontSize(.initial)]
      case "larger": return [.fontSize(.set("120%"))]
      case "smaller": return [.fontSize(.set("83%"))]
      case "xx-small", "x-small", "small", "large", "x-large", "xx-large", "xxx-large", "math":
        return [.unsupported]
      default: return nil
      }
    case .function: return [.unsupported]
    default: return nil
    }
  }

  /// Reads a list of families, generic ones under TTML's names.
  private func family(_ range: Range<Int>) -> String? {
    var names: [String] = []
    for part in sheet.parts(range) {
      let parts = components(part)
      guard let first = parts.first else { return nil }
      if parts.count == 1, sheet.tokens[first].kind == .string {
        names.append(CSSText.string(sheet.bytes, sheet.tokens[first].value))
        continue
      }
      let words = parts.map { sheet.tokens[$0] }
      guard words.allSatisfy({ $0.kind == .identifier }) else { return nil }
      let name = words.map { CSSText.string(sheet.bytes, $0.value) }.joined(separator: " ")
      names.append(Self.genericFamilies[name.lowercased()] ?? name)
    }
    return names.joined(separator: ", ")
  }

  private static let genericFamilies = [
    "sans-serif": "sansSerif", "serif": "serif", "monospace": "monospace",
    "system-ui": "default", "ui-sans-serif": "sansSerif", "ui-serif": "serif",
    "ui-monospace": "monospace",
  ]

  /// Reads the shorthand: style and weight, then the size, then the families.
  private func font(_ range: Range<Int>, _ parts: [Int]) -> [WebVTTStyleProperty]? {
    var isItalic = false
    var isBold = false
    for (place, part) in parts.enumerated() {
      switch keyword(part) {
      case "normal", "small-caps": continue
      case "italic", "oblique":
        isItalic = true
        continue
      case "caption", "icon", "menu", "message-box", "small-caption", "status-bar":
        return [.unsupported]
      default: break
      }
      if let weight = weight(part) {
        isBold = weight
        continue
      }
      guard let size = size(part) else { return nil }
      var rest = place + 1
      if rest < parts.count, sheet.isDelimiter(parts[rest], 0x2F) { rest += 2 }
      guard rest < parts.count,
        let family = family(sheet.trimmed(parts[rest]..<range.upperBound))
      else { return nil }
      return [.italic(.set(isItalic)), .bold(.set(isBold))] + size + [.fontFamily(.set(family))]
    }
    return nil
  }
}
