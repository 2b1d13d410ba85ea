import CaptionModel

/// What is written for every cue, as bytes, since appending a `String` costs much more.
private enum Markup {
  static let paragraph = Array("      <p".utf8)
  static let id = Array(" xml:id=\"".utf8)
  static let begin = Array(" begin=\"".utf8)
  static let end = Array("\" end=\"".utf8)
  static let paragraphEnd = Array("</p>\n".utf8)
}

/// How a cue becomes a paragraph.
extension TTMLWriter {
  mutating func writeCue(_ index: Int) {
    let cue = document.cues[index]
    if !cue.extras.isEmpty {
      for loss in cue.extras.losses(writing: "ttml") {
        lose("cue-detail", loss, "TTML has no place for it", index)
      }
    }
    if cue.begin < .zero {
      lose("negative-time", "begin before zero", "TTML counts from zero", index)
    }
    let text = options.speakers == .prefix ? cue.text.typingSpeakers() : cue.text
    let shape = TTMLTextShape(text.utf8)

    body.append(contentsOf: Markup.paragraph)
    if let identifier = cue.identifier { writeIdentifier(identifier, index) }
    body.append(contentsOf: Markup.begin)
    body.append(ttml: cue.begin)
    if let end = cue.end {
      body.append(contentsOf: Markup.end)
      body.append(ttml: end)
    }
    body.append(0x22)
    let (region, align) = regions.region(of: cue, ids: &ids)
    body.append(contentsOf: regions.entries[region].attribute)
    var style: String?
    if !cue.extras.isEmpty, let extra = cue.extras[TTMLCue.self] {
      if !extra.roles.isEmpty {
        body.append(attribute: "ttm:role", extra.roles.joined(separator: " "))
      }
      if !extra.style.isEmpty { style = styles.id(of: extra.style, ids: &ids) }
      if extra.isRightToLeft { body.append(attribute: "tts:direction", "rtl") }
    }
    if let align { body.append(attribute: "tts:textAlign", align.ttmlName) }
    if shape.needsSpace { body.append(attribute: "xml:space", "preserve") }
    attributes.clear()
    if let style { _ = attributes.set(styles: [style]) }
    guard !text.spans.isEmpty else {
      attributes.write(to: &body)
      body.append(0x3E)
      writeText(text, 0..<text.utf8.count, shape, index)
      body.append(contentsOf: Markup.paragraphEnd)
      return
    }
    let whole = hoist(text, index)
    attributes.write(to: &body)
    body.append(0x3E)
    if whole == text.spans.count {
      writeText(text, 0..<text.utf8.count, shape, index)
    } else {
      writeSpans(text, whole, shape, index)
    }
    body.append(contentsOf: Markup.paragraphEnd)
  }

  mutating func lose(_ feature: String, _ what: String, _ reason: String, _ cue: Int) {
    losses.append(Loss(feature: feature, what: what, reason: reason, cue: cue))
  }

  private mutating func writeIdentifier(_ identifier: String, _ index: Int) {
    let id = ids.make(identifier)
    body.append(contentsOf: Markup.id)
    // A name has no character that needs an escape.
    body.append(contentsOf: id.utf8)
    body.append(0x22)
    // A cue's number is its place in the file and no name.
    if id != identifier, !identifier.utf8.allSatisfy({ $0.isASCIIDigit }) {
      lose(
        "identifier",
        "identifier \"\(identifier)\", written as \"\(id)\"",
        "an XML id is a name that occurs once",
        index
      )
    }
  }

  mutating func writeText(
    _ text: CaptionText,
    _ range: Range<Int>,
    _ shape: TTMLTextShape,
    _ index: Int
  ) {
    guard shape.needsEscape else {
      body.append(contentsOf: text.utf8[range])
      return
    }
    let replaced = body.append(xmlText: text.utf8, range)
    if replaced > 0 {
      lose("character", "\(replaced) control characters", "XML does not allow them", index)
    }
  }

  // MARK: Spans

  /// Sets attributes for the spans that cover the whole text; returns how many were taken in.
  private mutating func hoist(_ text: CaptionText, _ index: Int) -> Int {
    var count = 0
    while count < text.spans.count {
      let span = text.spans[count]
      guard span.depth == count, span.range == 0..<text.utf8.count, !text.utf8.isEmpty,
        set(span, isParagraph: true, index)
      else { break }
      count += 1
    }
    return count
  }

  /// Sets the attributes that stand for a span; false where they need an element of their own.
  mutating func set(_ span: TextSpan, isParagraph: Bool, _ index: Int) -> Bool {
    // Checked first, so that nothing is reported twice when the span comes up again.
    let colors = span.classes.isEmpty ? TextStyle() : TextStyle(captionClasses: span.classes)
    if isParagraph, colors.backgroundColor != nil { return false }
    switch span.kind {
    case .bold: guard attributes.set(TTMLProperty.fontWeight, "bold") else { return false }
    case .italic: guard attributes.set(TTMLProperty.fontStyle, "italic") else { return false }
    case .underline:
      guard attributes.set(TTMLProperty.textDecoration, "underline") else { return false }
    case .language(let tag):
      guard attributes.set(language: tag) else { return false }
      if !tag.isXMLText { loseCharacters(of: "the language \"\(tag)\"", index) }
    case .voice(let name):
      guard options.speakers == .native || name.isEmpty else { return false }
      if !name.isEmpty { guard attributes.set(agent: agent(name, index)) else { return false } }
    case .style(let style):
      // Only colours: a paragraph's own fonts and sizes are no span when they are read back.
      if isParagraph, style.properties.contains(where: { $0.name != "color" }) { return false }
      guard attributes.set(style) else { return false }
      if !isParagraph { loseUnknown(style, index) }
    case .class: break
    case .ruby, .rubyBase, .rubyText, .time: return false
    }
    if !span.classes.isEmpty { setClasses(span, colors, index) }
    return true
  }

  /// Reports properties that are none of TTML's.
  private mutating func loseUnknown(_ style: TextStyle, _ index: Int) {
    for property in style.properties where TTMLProperty.index(named: property.name) == nil {
      lose("style", "\(property.name) \(property.value)", "TTML has no such property", index)
    }
  }

  mutating func setClasses(_ span: TextSpan, _ style: TextStyle, _ index: Int) {
    let named = span.classes.compactMap { styleIDs[$0] }
    let hasNames = !named.isEmpty && attributes.set(styles: named)
    let hasColors = style.isEmpty || attributes.set(style)
    for name in span.classes {
      if hasNames, styleIDs[name] != nil { continue }
      if hasColors, Color(captionClass: name) != nil || Color(backgroundClass: name) != nil {
        continue
      }
      lose("class", "class \"\(name)\"", "TTML has no class of the name", index)
    }
  }

  private mutating func loseCharacters(of what: String, _ index: Int) {
    lose("character", "control characters of \(what)", "XML does not allow them", index)
  }

  /// The id of a speaker's agent.
  private mutating func agent(_ name: String, _ index: Int) -> String {
    if let number = agentNumbers[name] { return agents[number].id }
    if !name.isXMLText { loseCharacters(of: "the name \"\(name)\"", index) }
    let id = ids.make("agent\(agents.count + 1)")
    agentNumbers[name] = agents.count
    agents.append((id, name))
    return id
  }
}

extension TextStyle {
  /// The colours that WebVTT's default classes stand for.
  init(captionClasses classes: [String]) {
    self.init()
    for name in classes {
      if let color = Color(captionClass: name) {
        set(.color(color))
      } else if let color = Color(backgroundClass: name) {
        set(.backgroundColor(color))
      }
    }
  }
}

extension Color {
  /// The colour of a WebVTT default class such as `bg_yellow`, or nil for another class.
  init?(backgroundClass name: String) {
    guard name.hasPrefix("bg_"), let color = Color(captionClass: String(name.dropFirst(3))) else {
      return nil
    }
    self = color
  }
}
