import CaptionModel

/// Which style properties a flavour has, and how it wants their values.
struct TTMLStyleFilter: Sendable {
  let flavour: TTMLFlavour
  /// What lengths of the source were measured in.
  let picture: TTMLPicture

  /// What becomes of a property.
  enum Outcome: Equatable {
    /// It is written with this value.
    case value(String)
    /// The flavour has no such property or value.
    case lost
  }

  /// Where a property is written.
  enum Place {
    case region, text
  }

  private static let ttml1: Set<String> = [
    "color", "backgroundColor", "fontStyle", "fontWeight", "textDecoration", "textAlign",
    "direction", "unicodeBidi", "visibility", "fontFamily", "fontSize", "lineHeight", "textOutline",
    "wrapOption",
  ]
  private static let ttml1Region: Set<String> = [
    "overflow", "padding", "showBackground", "opacity",
  ]
  private static let imscText: Set<String> = [
    "linePadding", "multiRowAlign", "fillLineGap", "forcedDisplay",
  ]
  private static let imsc11: Set<String> = [
    "ruby", "rubyAlign", "rubyPosition", "rubyReserve", "textCombine", "textEmphasis", "shear",
    "textShadow", "opacity",
  ]
  private static let imsc11Region: Set<String> = ["disparity", "luminanceGain"]
  private static let ebu: Set<String> = [
    "color", "backgroundColor", "fontStyle", "fontWeight", "textDecoration", "textAlign",
    "direction", "unicodeBidi", "fontFamily", "fontSize", "lineHeight", "wrapOption",
    "linePadding", "multiRowAlign", "fillLineGap",
  ]
  private static let ebuRegion: Set<String> = regionOnly

  /// What EBU-TT-D has as attributes of regions, while all else goes by reference.
  static let regionOnly: Set<String> = ["overflow", "padding", "showBackground"]

  private static let plain: Set<String> = [
    "color", "fontStyle", "fontWeight", "textDecoration", "textAlign", "direction", "unicodeBidi",
    "fontFamily", "fontSize",
  ]

  private func has(_ name: String, _ place: Place) -> Bool {
    let isRegion = place == .region
    switch flavour {
    case .dfxp: return Self.ttml1.contains(name) || isRegion && Self.ttml1Region.contains(name)
    case .imsc1:
      return Self.ttml1.contains(name) || Self.imscText.contains(name)
        || isRegion && Self.ttml1Region.contains(name)
    case .imsc11:
      return Self.ttml1.contains(name) || Self.imscText.contains(name)
        || Self.imsc11.contains(name)
        || isRegion && (Self.ttml1Region.contains(name) || Self.imsc11Region.contains(name))
    case .ebuTTD: return Self.ebu.contains(name) || isRegion && Self.ebuRegion.contains(name)
    case .netflix, .itt: return Self.plain.contains(name)
    }
  }

  /// How a property is written in the flavour.
  func outcome(_ name: String, _ value: String, _ place: Place = .text) -> Outcome {
    guard TTMLProperty.index(named: name) != nil, has(name, place) else { return .lost }
    if value == "inherit" || value == "initial" { return .lost }
    switch name {
    case "color", "backgroundColor": return Color(ttml: value).map { .value($0.hex) } ?? .lost
    case "fontSize": return fontSize(value)
    case "lineHeight": return lineHeight(value)
    case "textDecoration": return decoration(value)
    case "fontFamily": return fontFamily(value)
    case "textOutline": return outline(value)
    case "padding": return padding(value)
    case "linePadding": return linePadding(value)
    case "opacity": return opacity(value)
    case "shear": return shear(value)
    default:
      guard let values = Self.keywords[name] else {
        return hasUnits(of: value) ? .value(value) : .lost
      }
      return values.contains(value) ? .value(value) : .lost
    }
  }

  /// What may stand where the value is one of a few words (TTML1, 8.2; IMSC 1.1, 8.4).
  private static let keywords: [String: Set<String>] = [
    "fontStyle": ["normal", "italic", "oblique"],
    "fontWeight": ["normal", "bold"],
    "textAlign": ["left", "center", "right", "start", "end"],
    "direction": ["ltr", "rtl"],
    "unicodeBidi": ["normal", "embed", "bidiOverride"],
    "visibility": ["visible", "hidden"],
    "wrapOption": ["wrap", "noWrap"],
    "overflow": ["visible", "hidden"],
    "showBackground": ["always", "whenActive"],
    "multiRowAlign": ["start", "center", "end", "auto"],
    "fillLineGap": ["true", "false"],
    "forcedDisplay": ["true", "false"],
    "rubyAlign": ["center", "spaceAround"],
    "rubyPosition": ["before", "after", "outside"],
    "textCombine": ["none", "all"],
  ]

  // MARK: Lengths

  /// Whether the root's `tts:extent` is written, so that lengths in pixels mean something.
  var writesPixels: Bool {
    picture.pixels != nil && (flavour == .imsc11 || flavour == .imsc1 || flavour == .dfxp)
  }

  /// Whether the flavour has a length's unit, where it has lengths other than percentages at all.
  private func has(_ unit: TTMLLength.Unit) -> Bool {
    switch unit {
    case .percent: true
    case .cell, .em: flavour != .ebuTTD
    case .pixel: writesPixels
    case .rootWidth, .rootHeight: flavour == .imsc11
    }
  }

  /// Whether every length in a value of several words has a unit that the flavour has.
  private func hasUnits(of value: String) -> Bool {
    value.split(separator: " ").allSatisfy { word in
      TTMLLength(word).map { has($0.unit) } ?? true
    }
  }

  private func percent(_ value: Double) -> Outcome {
    var bytes: [UInt8] = []
    bytes.append(decimal: value)
    bytes.append(0x25)
    return .value(String(decoding: bytes, as: UTF8.self))
  }

  /// A font's first percentage is one of the initial size, a cell (TTML1, 8.2.9); IMSC has no font
  /// that is wider than high, EBU-TT-D percentages only.
  private func fontSize(_ value: String) -> Outcome {
    let parts = value.split(separator: " ")
    guard let length = parts.last.flatMap({ TTMLLength($0) }), length.value >= 0 else {
      return .lost
    }
    guard parts.count == 1 || parts.count == 2 && (parts[0] == parts[1] || flavour == .dfxp) else {
      return .lost
    }
    if !flavour.hasFixedRegions, parts.count == 2 ? hasUnits(of: value) : has(length.unit) {
      return .value(parts.count == 2 && flavour == .dfxp ? value : String(parts[0]))
    }
    let rows = picture.cells.rows
    switch length.unit {
    case .percent: return .value(String(parts[0]))
    case .em, .cell: return percent(length.value * 100)
    case .pixel:
      return picture.pixels.map { percent(length.value * 100 * rows / $0.height) } ?? .lost
    case .rootHeight: return percent(length.value * rows)
    case .rootWidth: return .lost
    }
  }

  private func lineHeight(_ value: String) -> Outcome {
    if value == "normal" { return .value(value) }
    guard let length = TTMLLength(value), length.value >= 0 else { return .lost }
    if length.unit == .em, flavour == .ebuTTD { return percent(length.value * 100) }
    return has(length.unit) ? .value(value) : .lost
  }

  private func linePadding(_ value: String) -> Outcome {
    guard let length = TTMLLength(value), length.unit == .cell, length.value >= 0 else {
      return .lost
    }
    return .value(value)
  }

  /// One to four widths.
  private func padding(_ value: String) -> Outcome {
    let lengths = value.split(separator: " ").map { TTMLLength($0) }
    guard (1...4).contains(lengths.count),
      lengths.allSatisfy({ length in length.map { $0.value >= 0 && has($0.unit) } ?? false })
    else { return .lost }
    return .value(value)
  }

  private func opacity(_ value: String) -> Outcome {
    guard let number = Double(value), (0...1).contains(number) else { return .lost }
    return .value(value)
  }

  private func shear(_ value: String) -> Outcome {
    guard let length = TTMLLength(value), length.unit == .percent else { return .lost }
    return .value(value)
  }

  // MARK: Words

  private func decoration(_ value: String) -> Outcome {
    let words = value.split(separator: " ")
    guard flavour == .ebuTTD || flavour.hasFixedRegions else {
      let known: Set<Substring> = [
        "none", "underline", "noUnderline", "lineThrough", "noLineThrough", "overline",
        "noOverline",
      ]
      return !words.isEmpty && words.allSatisfy { known.contains($0) } ? .value(value) : .lost
    }
    switch value {
    case "none", "underline": return .value(value)
    case "noUnderline": return .value("none")
    default: return .lost
    }
  }

  private func fontFamily(_ value: String) -> Outcome {
    value.isEmpty ? .lost : .value(value)
  }

  /// `none`, or an optional colour and a width; IMSC has no blurred outline (IMSC 1.1, 8.4.4).
  private func outline(_ value: String) -> Outcome {
    if value == "none" { return .value(value) }
    let parts = value.split(separator: " ")
    var lengths = parts[...]
    if let first = parts.first, Color(ttml: first) != nil { lengths = parts.dropFirst() }
    let mostLengths = flavour == .dfxp ? 2 : 1
    guard (1...mostLengths).contains(lengths.count) else { return .lost }
    for part in lengths {
      guard let length = TTMLLength(part), length.value >= 0, has(length.unit) else { return .lost }
    }
    return .value(value)
  }
}
