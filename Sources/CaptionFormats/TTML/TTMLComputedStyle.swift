import CaptionModel

/// A style property with its value as it was written.
struct TTMLStyleEntry: Sendable, Hashable {
  /// The property, as a number into ``TTMLProperty/all``.
  var property: Int
  var value: String
}

/// The values of an element's properties after inheritance (TTML2, 10.4.4).
struct TTMLComputedStyle: Sendable, Hashable {
  /// What an element is in a ruby construct.
  enum Ruby: Sendable {
    case container, base, text, group, delimiter
  }

  var color = Color.white
  var isItalic = false
  /// Whether it is the upright letters that are slanted, instead of a face of their own.
  var isOblique = false
  var isBold = false
  var isUnderlined = false
  /// Lines along the text other than the one below it.
  var otherLines: [String] = []
  /// Nil where nobody says, which means `start`.
  var textAlign: Placement.TextAlign?
  var isRightToLeft = false
  /// Whether this or an element around it lets everything through (`tts:opacity` of zero).
  var isTransparent = false
  var fontSize = TTMLFontSize.initial
  /// What this and the elements around it in the body let through together, from 0 to 1: opacity is not
  /// inherited, but what stands in a group is seen through it (TTML2, 10.2.27 `opacity`).
  var groupOpacity = 1.0
  /// Inherited properties that have no field here, by their number.
  var inherited: [TTMLStyleEntry] = []

  // What follows is of one element and not handed down.
  var backgroundColor: Color?
  var isRemoved = false
  var ruby: Ruby?
  var own: [TTMLStyleEntry] = []

  init() {}

  /// The style of an element inside one with the style `parent`.
  init(parent: TTMLComputedStyle, specified: [TTMLStyleEntry], initial: TTMLComputedStyle) {
    self = parent
    backgroundColor = nil
    isRemoved = false
    ruby = nil
    own = []
    for entry in specified where entry.value != "inherit" {
      apply(entry, initial: initial)
      if entry.property == TTMLProperty.opacity, let value = Double(entry.value) {
        groupOpacity *= min(max(value, 0), 1)
        if value == 0 { isTransparent = true }
      }
    }
  }

  private mutating func apply(_ entry: TTMLStyleEntry, initial: TTMLComputedStyle) {
    let value = entry.value
    let isInitial = value == "initial"
    switch entry.property {
    case TTMLProperty.color: color = isInitial ? initial.color : Color(ttml: value) ?? color
    case TTMLProperty.backgroundColor:
      if let color = Color(ttml: value) { backgroundColor = color.alpha == 0 ? nil : color }
    case TTMLProperty.fontStyle:
      isItalic = isInitial ? initial.isItalic : value == "italic" || value == "oblique"
      isOblique = isInitial ? initial.isOblique : value == "oblique"
    case TTMLProperty.fontWeight: isBold = isInitial ? initial.isBold : value == "bold"
    case TTMLProperty.textDecoration: applyDecoration(value, initial)
    case TTMLProperty.textAlign:
      switch value {
      case "left": textAlign = .left
      case "center": textAlign = .center
      case "right": textAlign = .right
      case "end": textAlign = .end
      case "start", "justify": textAlign = .start
      default: textAlign = isInitial ? initial.textAlign : textAlign
      }
    case TTMLProperty.direction:
      isRightToLeft = isInitial ? initial.isRightToLeft : value == "rtl"
    case TTMLProperty.fontSize:
      fontSize = isInitial ? initial.fontSize : fontSize.inside(value)
    case TTMLProperty.display: isRemoved = value == "none"
    case TTMLProperty.ruby:
      switch value {
      case "container": ruby = .container
      case "base": ruby = .base
      case "text": ruby = .text
      case "baseContainer", "textContainer": ruby = .group
      case "delimiter": ruby = .delimiter
      default: ruby = nil
      }
    default:
      let property = TTMLProperty.all[entry.property]
      guard !property.isLayout else { return }
      guard property.isInherited else {
        if !isInitial { own.append(entry) }
        return
      }
      guard isInitial else { return inherit(entry) }
      let known = initial.inherited.first { $0.property == entry.property }?.value
      // Where nothing else is inherited there is nothing to take back.
      guard inherited.contains(where: { $0.property == entry.property }),
        let value = known ?? property.initial
      else { return }
      inherit(TTMLStyleEntry(property: entry.property, value: value))
    }
  }

  /// Sets an inherited property that has no field here.
  mutating func inherit(_ entry: TTMLStyleEntry) {
    inherited.removeAll { $0.property == entry.property }
    let place = inherited.firstIndex { $0.property > entry.property } ?? inherited.count
    inherited.insert(entry, at: place)
  }

  private mutating func applyDecoration(_ value: String, _ initial: TTMLComputedStyle) {
    for word in value.split(separator: " ") {
      switch word {
      case "initial": (isUnderlined, otherLines) = (initial.isUnderlined, initial.otherLines)
      case "none": (isUnderlined, otherLines) = (false, [])
      case "underline": isUnderlined = true
      case "noUnderline": isUnderlined = false
      case "lineThrough", "overline":
        if !otherLines.contains(String(word)) { otherLines.append(String(word)) }
      case "noLineThrough": otherLines.removeAll { $0 == "lineThrough" }
      case "noOverline": otherLines.removeAll { $0 == "overline" }
      default: break
      }
    }
  }

  /// Whether the text is shown even where the viewer asked for no captions.
  var isForced: Bool {
    inherited.contains { $0.property == TTMLProperty.forcedDisplay && $0.value == "true" }
  }

  /// Whether this undoes markup that `parent` has and that spans inside it could not take back.
  func negates(_ parent: TTMLComputedStyle) -> Bool {
    parent.isItalic && !isItalic || parent.isBold && !isBold
      || parent.isUnderlined && !isUnderlined
  }

  /// The spans that make an inline element look like this inside one of the style `parent`.
  func spans(inside parent: TTMLComputedStyle, _ picture: TTMLPicture) -> [TextSpan.Kind] {
    var style = colors(inside: parent)
    style.merge(inlineTypography(inside: parent, picture))
    return spans(style, inside: parent)
  }

  /// The spans that make a paragraph's text look like this, without what is not about single texts.
  func blockSpans(inside parent: TTMLComputedStyle) -> [TextSpan.Kind] {
    spans(colors(inside: parent), inside: parent)
  }

  private func spans(_ style: TextStyle, inside parent: TTMLComputedStyle) -> [TextSpan.Kind] {
    var spans: [TextSpan.Kind] = style.isEmpty ? [] : [.style(style)]
    if isItalic, !parent.isItalic { spans.append(.italic) }
    if isBold, !parent.isBold { spans.append(.bold) }
    if isUnderlined, !parent.isUnderlined { spans.append(.underline) }
    return spans
  }

  private func colors(inside parent: TTMLComputedStyle) -> TextStyle {
    var style = TextStyle()
    if color != parent.color { style.set(.color(color)) }
    if let backgroundColor { style.set(.backgroundColor(backgroundColor)) }
    if isItalic, isOblique != parent.isOblique {
      style.set(.other(name: "fontStyle", value: isOblique ? "oblique" : "italic"))
    }
    if otherLines != parent.otherLines {
      let value = otherLines.isEmpty ? "none" : otherLines.joined(separator: " ")
      style.set(.textDecoration(value))
    }
    return style
  }

  /// The fonts, sizes, line heights and so on that set this off from `parent`.
  func typography(inside parent: TTMLComputedStyle, _ picture: TTMLPicture) -> TextStyle {
    var style = TextStyle()
    for entry in inherited + own {
      let known = parent.inherited.first { $0.property == entry.property }
      let around = known?.value ?? TTMLProperty.all[entry.property].initial
      if around == entry.value { continue }
      style.set(StyleProperty(entry))
    }
    if let size = fontSize.value(inside: parent.fontSize, picture) { style.set(.fontSize(size)) }
    // What is handed down of an opacity is that nothing shows.
    if isTransparent, !parent.isTransparent { style.set(.other(name: "opacity", value: "0")) }
    return style
  }

  /// The same of an inline element, which may turn the letters round as well.
  func inlineTypography(inside parent: TTMLComputedStyle, _ picture: TTMLPicture) -> TextStyle {
    var style = typography(inside: parent, picture)
    if isRightToLeft != parent.isRightToLeft {
      style.set(.other(name: "direction", value: isRightToLeft ? "rtl" : "ltr"))
    }
    return style
  }

  /// The opacity of a paragraph inside the body, with those of the elements between them.
  func opacity(inside body: TTMLComputedStyle) -> String? {
    guard !isTransparent, body.groupOpacity > 0 else { return nil }
    let opacity = groupOpacity / body.groupOpacity
    if abs(opacity - 1) < 1e-9 { return nil }
    if let own = own.first(where: { $0.property == TTMLProperty.opacity }),
      Double(own.value) == opacity
    {
      return own.value
    }
    var bytes: [UInt8] = []
    bytes.append(decimal: opacity)
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension StyleProperty {
  /// The shared model's property for a TTML one.
  init(_ entry: TTMLStyleEntry) {
    let name = TTMLProperty.all[entry.property].name
    switch name {
    case "color": self = Color(ttml: entry.value).map { .color($0) } ?? .other(name, entry)
    case "backgroundColor":
      self = Color(ttml: entry.value).map { .backgroundColor($0) } ?? .other(name, entry)
    case "textDecoration": self = .textDecoration(entry.value)
    case "fontFamily": self = .fontFamily(entry.value)
    case "fontSize": self = .fontSize(entry.value)
    default: self = .other(name, entry)
    }
  }

  private static func other(_ name: String, _ entry: TTMLStyleEntry) -> StyleProperty {
    .other(name: name, value: entry.value)
  }
}
