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
    case region, paragraph, span
  }

  /// What is about lines and so has no place at a span (IMSC 1.1, 8.4; EBU Tech 3380, 3.2.1).
  private static let lineProperties: Set<String> = ["linePadding", "multiRowAlign"]

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

  /// Whether the flavour knows how much a text lets through.
  func hasOpacity(at place: Place) -> Bool { has("opacity", place) }

  /// How a property is written in the flavour.
  func outcome(_ name: String, _ value: String, _ place: Place) -> Outcome {
    guard TTMLProperty.index(named: name) != nil, has(name, place) else { return .lost }
    if place == .span, Self.lineProperties.contains(name) { return .lost }
    if value == "inherit" || value == "initial" { return .lost }
    switch name {
    case "color", "backgroundColor": return Color(ttml: value).map { .value($0.hex) } ?? .lost
    case "fontSize": return fontSize(value)
    case "lineHeight": return lineHeight(value)
    case "textDecoration": return decoration(value)
    case "fontFamily": return fontFamily(value)
    case "textOutline": return outline(value)
    case "padding": return padding(value)
    // The italics that go with it stay.
    case "fontStyle" where value == "oblique" && (flavour == .ebuTTD || flavour.hasFixedRegions):
      return .lost
    case "textAlign" where flavour.isAlwaysCentered && value != "center": return .lost
    case "linePadding": return linePadding(value)
    case "opacity": return opacity(value)
    case "shear": return shear(value)
    case "textEmphasis": return isValid(value, .minimalEmphasis) ? .value(value) : .lost
    default:
      guard let values = Self.keywords[name] else {
        return converted(value)
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

  /// Whether the flavour has a length's unit (IMSC 1.1, 8.4.4: no cells but for `linePadding`).
  private func has(_ unit: TTMLLength.Unit) -> Bool {
    switch unit {
    case .percent: true
    case .cell: flavour == .dfxp
    case .em: flavour != .ebuTTD
    case .pixel: writesPixels
    case .rootWidth, .rootHeight: flavour == .imsc11
    }
  }

  /// A value of several words with its vertical lengths in units that the flavour has.
  private func converted(_ value: String) -> Outcome {
    var words: [String] = []
    for word in value.split(separator: " ") {
      guard let length = TTMLLength(word), !has(length.unit) else {
        words.append(String(word))
        continue
      }
      guard let share = picture.vertical(length), length.unit != .percent, length.unit != .em else {
        return .lost
      }
      if flavour == .imsc11 {
        words.append(Self.text(share, "rh"))
      } else if writesPixels, let pixels = picture.pixels {
        words.append(Self.text(share * pixels.height / 100, "px"))
      } else if flavour == .dfxp {
        words.append(Self.text(share * picture.cells.rows / 100, "c"))
      } else {
        return .lost
      }
    }
    return .value(words.joined(separator: " "))
  }

  private static func text(_ value: Double, _ unit: String) -> String {
    var bytes: [UInt8] = []
    bytes.append(decimal: value)
    bytes.append(unit)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A font's first percentage is one of the initial size, a cell (TTML1, 8.2.9); IMSC has no font
  /// that is wider than high, EBU-TT-D percentages only.
  private func fontSize(_ value: String) -> Outcome {
    let parts = value.split(separator: " ").map { TTMLLength($0) }
    guard let last = parts.last, let length = last, length.value >= 0,
      parts.allSatisfy({ $0 != nil && $0?.unit == length.unit })
    else { return .lost }
    if flavour == .dfxp, parts.count == 2 { return converted(value) }
    guard parts.count == 1 || parts.count == 2 && parts[0] == length else { return .lost }
    let word = value.split(separator: " ").last.map { String($0) } ?? value
    if has(length.unit), !flavour.hasFixedRegions || length.unit == .percent { return .value(word) }
    let rows = picture.cells.rows
    switch length.unit {
    case .percent: return .value(word)
    case .em, .cell: return .value(Self.text(length.value * 100, "%"))
    case .pixel:
      return picture.pixels.map { pixels in
        .value(Self.text(length.value * 100 * rows / pixels.height, "%"))
      } ?? .lost
    case .rootHeight: return .value(Self.text(length.value * rows, "%"))
    case .rootWidth: return .lost
    }
  }

  private func lineHeight(_ value: String) -> Outcome {
    if value == "normal" { return .value(value) }
    guard let length = TTMLLength(value), length.value >= 0 else { return .lost }
    if flavour == .ebuTTD {
      switch length.unit {
      case .percent: return .value(value)
      case .em: return .value(Self.text(length.value * 100, "%"))
      default: return .lost
      }
    }
    return converted(value)
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
    isValid(value, .fontFamily) ? .value(value) : .lost
  }

  private func isValid(_ value: String, _ grammar: TTMLGrammar) -> Bool {
    grammar.accepts(TTMLValue(bytes: Array(value.utf8), version: flavour.version))
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
      guard let length = TTMLLength(part), length.value >= 0 else { return .lost }
    }
    return converted(value)
  }
}
