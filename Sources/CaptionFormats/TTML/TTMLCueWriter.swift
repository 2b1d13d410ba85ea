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
    var text = options.speakers == .prefix ? cue.text.typingSpeakers() : cue.text
    if flavour.hasRuby { mendRuby(&text, index) } else { removeRuby(&text, index) }
    let shape = TTMLTextShape(text.utf8.contiguous)

    let division =
      cue.extras.isEmpty
      ? TTMLForeign() : cue.extras[TTMLCue.self]?.division ?? TTMLForeign()
    if division != self.division { begin(division, index) }
    body.append(contentsOf: Markup.paragraph)
    if let identifier = cue.identifier {
      writeIdentifier(identifier, index)
    } else if flavour.isStrictlyStructured {
      body.append(contentsOf: Markup.id)
      body.append(contentsOf: ids.make("sub\(index + 1)").utf8)
      body.append(0x22)
    }
    writeTimes(cue, index)
    let align = writeRegion(cue, index)
    attributes.clear()
    let ofRegion = flavour.hasFixedRegions ? styleOfRegion(cue) : TextStyle()
    if !cue.extras.isEmpty, let extra = cue.extras[TTMLCue.self] {
      writeExtra(extra, ofRegion, index)
    } else {
      writeStyle(ofRegion, index)
      // Other formats go by the text, while TTML wants to be told.
      if text.isRightToLeft { writeOrSet(TTMLProperty.direction, "rtl") }
    }
    if let align { writeOrSet(TTMLProperty.textAlign, align.ttmlName) }
    if shape.needsSpace { body.append(attribute: "xml:space", "preserve") }
    guard !text.spans.isEmpty else {
      endStartTag()
      writeText(text, 0..<text.utf8.count, shape, index)
      body.append(contentsOf: Markup.paragraphEnd)
      return
    }
    let whole = hoist(text, index)
    endStartTag()
    if whole == text.spans.count {
      writeText(text, 0..<text.utf8.count, shape, index)
    } else if flavour.hasNestedSpans {
      writeSpans(text, whole, shape, index)
    } else {
      writeFlatSpans(text, whole, shape, index)
    }
    body.append(contentsOf: Markup.paragraphEnd)
  }

  // MARK: The paragraph's attributes

  private mutating func endStartTag() {
    writeAttributes()
    body.append(0x3E)
    guard !paragraphMetadata.isEmpty else { return }
    body.append(contentsOf: paragraphMetadata)
    paragraphMetadata.removeAll()
  }

  private mutating func writeTimes(_ cue: Cue, _ index: Int) {
    body.append(contentsOf: Markup.begin)
    guard clock.rate != nil else {
      body.append(ttml: cue.begin)
      if let end = cue.end ?? madeEnd(cue, index) {
        body.append(contentsOf: Markup.end)
        body.append(ttml: end)
      }
      body.append(0x22)
      return
    }
    let begin = clock.count(cue.begin)
    clock.append(begin, to: &body)
    loseRest(of: cue.begin, begin, "begin", index)
    if let time = cue.end {
      var end = clock.count(time)
      // A cue that lasts is not to vanish.
      if end <= begin, time > cue.begin { end = begin + 1 }
      body.append(contentsOf: Markup.end)
      clock.append(end, to: &body)
      loseRest(of: time, end, "end", index)
    }
    body.append(0x22)
  }

  /// The end of a cue that has none, where the flavour asks for one (EBU Tech 3380, 3.1.6).
  private mutating func madeEnd(_ cue: Cue, _ index: Int) -> MediaTime? {
    guard flavour.isStrictlyStructured, !cue.text.utf8.isEmpty else { return nil }
    // Such text stays for good, beside what comes later, so it gets an end that no programme has.
    let end = max(Self.lastEnd, cue.begin + MediaTime(seconds: 1))
    lose("open-end", "open end, written as \(end.clockText)", "\(flavour.name) wants one", index)
    return end
  }

  /// The last time that clocks with two digits of hours can tell.
  private static let lastEnd = MediaTime(milliseconds: 359_999_999)

  private mutating func loseRest(of time: MediaTime, _ count: Int, _ name: String, _ index: Int) {
    guard time > .zero, !clock.isExact(time, count) else { return }
    lose(
      "time",
      "exact \(name) \(time.clockText), written as \(clock.unit) \(count)",
      "it falls between two \(clock.unit)s",
      index
    )
  }

  /// Writes the reference to a region; returns the alignment that the cue itself has to state.
  private mutating func writeRegion(_ cue: Cue, _ index: Int) -> Placement.TextAlign? {
    guard flavour.hasFixedRegions else {
      let placed = moves[index].map { document.cues[$0] } ?? cue
      let (region, align, lost) = regions.region(of: placed, ids: &ids)
      regions.note(region)
      if let lost {
        lose(
          "placement",
          "setting \"\(lost)\"",
          "TTML has rectangles in percent of the picture only",
          index
        )
      }
      body.append(contentsOf: regions.entries[region].attribute)
      return align
    }
    let place = regions.fixedRegion(of: cue, ids: &ids)
    body.append(contentsOf: regions.entries[place.number].attribute)
    if let loss = place.loss {
      lose("placement", loss, "\(flavour.name) has only the edges of the picture", index)
    }
    if let align = place.lostAlign {
      lose("text-align", "textAlign \(align.ttmlName)", "\(flavour.name) centres all lines", index)
    }
    return place.align
  }

  private mutating func writeExtra(_ extra: TTMLCue, _ ofRegion: TextStyle, _ index: Int) {
    let roles = extra.roles.filter { flavour.hasRole($0) }
    if !roles.isEmpty {
      body.append(attribute: "ttm:role", roles.joined(separator: " "))
      usesMetadata = true
    }
    for role in extra.roles where !flavour.hasRole(role) {
      lose("role", "role \(role)", "\(flavour.name) has no such role", index)
    }
    var style = ofRegion
    style.merge(extra.style)
    writeStyle(style, index)
    if !extra.foreign.isEmpty {
      var foreign: [UInt8] = []
      write(extra.foreign.attributes, on: .p, index, to: &foreign)
      body.append(contentsOf: foreign)
      paragraphMetadata = metadata(extra.foreign, in: .p, index)
    }
    if extra.isRightToLeft { writeOrSet(TTMLProperty.direction, "rtl") }
  }

  private mutating func writeStyle(_ style: TextStyle, _ index: Int) {
    let style = filtered(style, index, .paragraph)
    if !style.isEmpty { _ = attributes.set(styles: [styles.id(of: style, ids: &ids)]) }
  }

  /// What a cue has from a region that is not written, but for what the whole document says otherwise;
  /// what only a region can have is reported once.
  private mutating func styleOfRegion(_ cue: Cue) -> TextStyle {
    guard let id = cue.region else { return TextStyle() }
    if let known = regionStyles[id] { return known }
    var style = TextStyle()
    let all = document.extras[TTMLDocument.self]?.style ?? TextStyle()
    for property in document.regions.last(where: { $0.id == id })?.style.properties ?? [] {
      if property.name == "textAlign" { continue }
      guard let number = TTMLProperty.index(named: property.name),
        TTMLProperty.all[number].isInherited, !TTMLProperty.all[number].isLayout
      else {
        lose(
          "region-style",
          "\(property.name) \(property.value) of region \"\(id)\"",
          "\(flavour.name) has only regions of its own",
          nil
        )
        continue
      }
      if !all.properties.contains(where: { $0.name == property.name }) { style.set(property) }
    }
    regionStyles[id] = style
    return style
  }

  /// Writes a property of the paragraph, or sets it where it goes into a style.
  private mutating func writeOrSet(_ property: Int, _ value: String) {
    guard flavour.hasInlineStyles else {
      _ = attributes.set(property, value)
      return
    }
    body.append(contentsOf: TTMLProperty.all[property].opening)
    body.append(contentsOf: value.utf8)
    body.append(0x22)
  }

  private mutating func writeIdentifier(_ identifier: String, _ index: Int) {
    // A cue's number is its place in the file and no name.
    let isNumber = identifier.utf8.allSatisfy { $0.isASCIIDigit }
    if isNumber, !flavour.writesNumbersAsIDs { return }
    let id = ids.make(identifier, isCue: true)
    body.append(contentsOf: Markup.id)
    // A name has no character that needs an escape.
    body.append(contentsOf: id.utf8)
    body.append(0x22)
    if TTMLIdentifiers.original(id) != identifier, !isNumber {
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
      body.append(contentsOf: text.utf8.contiguous(range))
      return
    }
    let replaced = body.append(xmlText: text.utf8.storage, text.utf8.stored(range))
    if replaced > 0 {
      let what = counted(replaced, "control character")
      let them = replaced == 1 ? "it" : "them"
      lose("character", what, "XML does not allow \(them)", index)
    }
  }

  /// Takes out the annotations of a text where the flavour has none, and keeps their bases.
  private mutating func removeRuby(_ text: inout CaptionText, _ index: Int) {
    guard text.spans.contains(where: { $0.kind == .ruby || $0.kind == .rubyText }) else { return }
    let (bases, annotations) = text.withoutAnnotations()
    text = bases
    for annotation in annotations {
      lose("ruby", "annotation \"\(annotation)\"", "\(flavour.name) has no ruby", index)
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
    case .italic:
      // What is slanted says so itself.
      guard attributes.isOblique || attributes.set(TTMLProperty.fontStyle, "italic") else {
        return false
      }
    case .underline:
      guard attributes.set(TTMLProperty.textDecoration, "underline") else { return false }
    case .language(let tag):
      guard isLanguage(tag, index) else { break }
      guard attributes.set(language: tag) else { return false }
    case .voice(let name):
      guard options.speakers == .native || name.isEmpty else { return false }
      if !name.isEmpty { guard attributes.set(agent: agent(name, index)) else { return false } }
    case .style(let style):
      // Not all: a paragraph's own fonts and sizes are no span when they are read back.
      let isMarkup = style.properties.allSatisfy { property in
        property.name == "color" || property.name == "fontStyle" && property.value == "oblique"
      }
      if isParagraph, !isMarkup { return false }
      guard attributes.canSet(style) else { return false }
      if style.hasTTMLDetails {
        setWithDetails(style, index)
      } else {
        _ = attributes.set(filtered(style, index))
      }
    case .class: break
    case .ruby, .rubyBase, .rubyText, .time: return false
    }
    if !span.classes.isEmpty { setClasses(span, colors, index) }
    return true
  }

  mutating func setClasses(_ span: TextSpan, _ style: TextStyle, _ index: Int) {
    let named = span.classes.compactMap { styleIDs[$0] }
    let hasNames = !named.isEmpty && attributes.set(styles: named)
    let hasColors =
      style.isEmpty || attributes.canSet(style) && attributes.set(filtered(style, index))
    for name in span.classes {
      if hasNames, styleIDs[name] != nil { continue }
      if hasColors, Color(captionClass: name) != nil || Color(backgroundClass: name) != nil {
        continue
      }
      lose("class", "class \"\(name)\"", "TTML has no class of the name", index)
    }
  }

  /// Whether a language can be written; reports it as lost where not.
  mutating func isLanguage(_ tag: String, _ index: Int?) -> Bool {
    if TTMLGrammar.language.accepts(TTMLValue(bytes: Array(tag.utf8), version: flavour.version)) {
      return true
    }
    lose("language", "language \"\(tag)\"", "it is no language tag", index)
    return false
  }

  private mutating func loseCharacters(of what: String, _ index: Int) {
    lose("character", "control characters of \(what)", "XML does not allow them", index)
  }

  /// The id of a speaker's agent.
  private mutating func agent(_ name: String, _ index: Int) -> String {
    if let number = agentNumbers[name] { return agents[number].id }
    if !name.isXMLText { loseCharacters(of: "the name \"\(name)\"", index) }
    return agentID(name)
  }
}

extension TTMLFlavour {
  /// The roles of TTML1 (TTML1, 10.2.1 `ttm:role`).
  private static let roles: Set<String> = [
    "action", "caption", "dialog", "expletive", "kinesic", "lyrics", "music", "narration",
    "quality", "sound", "source", "suppressed", "reproduction", "thought", "title",
    "transcription",
  ]

  /// Whether a role may be written; TTML2 adds one (TTML2, 14.2.2).
  func hasRole(_ role: String) -> Bool {
    Self.roles.contains(role) || role.hasPrefix("x-") || self == .imsc11 && role == "description"
  }
}

extension MediaTime {
  /// The time as a clock shows it, for messages.
  fileprivate var clockText: String {
    var bytes: [UInt8] = []
    bytes.append(ttml: self)
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension CaptionText {
  /// The text without annotations, rubies being but their bases, and the annotations' texts.
  fileprivate func withoutAnnotations() -> (text: CaptionText, annotations: [String]) {
    var builder = CaptionTextBuilder()
    var annotations: [String] = []
    var opened: [Bool] = []
    var annotationDepth = 0
    walk { event in
      switch event {
      case .open(let number):
        let span = spans[number]
        let isRuby = [.ruby, .rubyBase, .rubyText].contains(span.kind)
        if annotationDepth > 0 || span.kind == .rubyText {
          if annotationDepth == 0 {
            annotations.append(String(decoding: utf8[span.range], as: UTF8.self))
          }
          annotationDepth += 1
          opened.append(false)
        } else if isRuby {
          if !span.classes.isEmpty { builder.open(.class, classes: span.classes) }
          opened.append(!span.classes.isEmpty)
        } else {
          builder.open(span.kind, classes: span.classes)
          opened.append(true)
        }
      case .close:
        if annotationDepth > 0 { annotationDepth -= 1 }
        if opened.popLast() == true { builder.close() }
      case .text(let range):
        if annotationDepth == 0 { builder.append(utf8: utf8.contiguous(range)) }
      }
    }
    return (builder.take(), annotations)
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
