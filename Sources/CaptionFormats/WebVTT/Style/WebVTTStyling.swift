import CaptionModel

extension WebVTTHead: StyleCarrier {
  /// Works the style sheets into the texts, and leaves the comments.
  func moveStyles(into document: inout CaptionDocument) -> [Loss] {
    let sheets = blocks.compactMap { block -> WebVTTStyleSheet? in
      if case .style(let text) = block { WebVTTStyleSheet(text) } else { nil }
    }
    guard !sheets.isEmpty else { return [] }
    let rest = blocks.filter { if case .style = $0 { false } else { true } }
    document.extras[WebVTTHead.self] = rest.isEmpty ? nil : WebVTTHead(rest)
    var styling = WebVTTStyling(sheets, language: document.language ?? "")
    styling.apply(to: &document)
    return styling.losses
  }
}

/// Works style sheets into the texts of a document: as italic, bold and underlined spans, and as
/// styles for the rest.
struct WebVTTStyling {
  /// What a node has after the cascade and inheritance (CSS Cascading 4, 7).
  struct Computed: Equatable {
    var color = WebVTTStyling.initialColor
    var isItalic = false
    var isBold = false
    var fontFamily = ""
    var rubyPosition = "before"
    /// The language that applies to the node.
    var language = ""
  }

  /// The spans that a node becomes, outermost first.
  struct Markup {
    var style = TextStyle()
    var isItalic = false
    var isBold = false
    var isUnderlined = false
    /// Whether the node's own span says what does not hold.
    var dropsKind = false

    var isEmpty: Bool { style.isEmpty && !isItalic && !isBold && !isUnderlined }

    /// Opens the spans; gives how many they are.
    func open(_ builder: inout CaptionTextBuilder) -> Int {
      let start = builder.depth
      if !style.isEmpty { builder.open(.style(style)) }
      if isBold { builder.open(.bold) }
      if isItalic { builder.open(.italic) }
      if isUnderlined { builder.open(.underline) }
      return builder.depth - start
    }
  }

  /// White, as 7.4 has it; players of other formats have it as well.
  static let initialColor = Color(rgb: 0xFFFFFF)

  private var cascade: WebVTTCascade
  private let language: String
  private var roots: [String: (computed: Computed, markup: Markup)] = [:]
  private var regions: [String: Computed] = [:]
  private var builder = CaptionTextBuilder()

  /// What could not be worked out.
  var losses: [Loss] { cascade.losses }

  /// The cues at which losses were found first, by the losses' indices.
  private(set) var firstCues: [Int: Int] = [:]

  init(_ sheets: [WebVTTStyleSheet], language: String) {
    cascade = WebVTTCascade(sheets)
    self.language = language
  }

  mutating func apply(to document: inout CaptionDocument) {
    if cascade.hasRegionRules { applyToRegions(of: &document) }
    for index in document.cues.indices {
      let known = cascade.losses.count
      if let text = styled(document.cues[index]) { document.cues[index].text = text }
      if cascade.losses.count > known {
        for loss in known..<cascade.losses.count { firstCues[loss] = index }
      }
    }
  }

  // MARK: Regions

  /// Regions get their backgrounds; what their cues inherit is left to those.
  private mutating func applyToRegions(of document: inout CaptionDocument) {
    for index in document.regions.indices {
      let id = document.regions[index].id
      let declared = cascade.declared(forRegion: id)
      var computed = Computed()
      var style = TextStyle()
      _ = resolve(declared, .init(), in: &computed, &style)
      regions[id] = computed
      if let background = style.backgroundColor {
        document.regions[index].style.set(.backgroundColor(background))
      }
    }
  }

  // MARK: Cues

  /// A cue's text with its look, or nil where that changes nothing.
  private mutating func styled(_ cue: Cue) -> CaptionText? {
    let (computed, markup) = root(of: cue)
    guard !cue.text.spans.isEmpty else {
      guard !markup.isEmpty, !cue.text.isEmpty else { return nil }
      _ = markup.open(&builder)
      builder.append(utf8: cue.text.utf8.contiguous)
      return builder.take()
    }
    var text = WebVTTStyledText(cue.text, computed)
    _ = markup.open(&builder)
    cue.text.walk { event in
      switch event {
      case .text(let range): builder.append(utf8: cue.text.utf8.contiguous(range))
      case .open(let index): open(cue.text.spans[index], &text)
      case .close:
        for _ in 0..<text.close() { builder.close() }
      }
    }
    return builder.take()
  }

  private mutating func root(of cue: Cue) -> (computed: Computed, markup: Markup) {
    let id = cue.identifier.flatMap { cascade.hasRule(forID: $0) ? $0 : nil }
    let region = cue.region.flatMap { regions[$0] == nil ? nil : $0 }
    // A region's id has no white space.
    let key = region == nil && id == nil ? "" : "\(region ?? "") \(id ?? "")"
    if let known = roots[key] { return known }
    let initial = Computed(language: language)
    var computed = region.flatMap { regions[$0] } ?? initial
    computed.language = language
    let declared = cascade.declared(for: WebVTTStyleNode(id: id, language: language))
    var style = TextStyle()
    var markup = resolve(declared, initial, in: &computed, &style)
    markup.style = style
    roots[key] = (computed, markup)
    return (computed, markup)
  }

  // MARK: Nodes

  private mutating func open(_ span: TextSpan, _ text: inout WebVTTStyledText) {
    guard let element = WebVTTSelector.Element(span.kind) else {
      // A moment, or a span that another format put there and no selector picks.
      builder.open(span.kind, classes: span.classes)
      text.open(text.current, spans: 1)
      return
    }
    let parent = text.current
    var computed = parent
    var node = WebVTTStyleNode(element: element, classes: span.classes)
    switch span.kind {
    case .voice(let name): node.voice = name
    case .language(let tag): computed.language = tag
    default: break
    }
    node.language = computed.language
    let declared = cascade.declared(for: node)
    // Default classes are hints, which every rule beats (5.1).
    for name in span.classes {
      if let color = Color(captionClass: name) { computed.color = color }
    }
    if element == .i { computed.isItalic = true }
    if element == .b { computed.isBold = true }
    var style = TextStyle()
    var markup = resolve(declared, parent, in: &computed, &style, of: element)
    markup.style = style
    let classes = span.classes.filter { name in
      if Color(captionClass: name) != nil { return declared.color == nil }
      if name.hasPrefix("bg_"), Color(captionClass: String(name.dropFirst(3))) != nil {
        return declared.background == nil
      }
      return !declared.usedClasses.contains(name)
    }
    let depth = builder.depth
    // An annotation has to stand directly in its ruby.
    if element != .rt { _ = markup.open(&builder) }
    let kind = markup.dropsKind ? .class : span.kind
    if kind != .class || !classes.isEmpty { builder.open(kind, classes: classes) }
    if element == .rt { _ = markup.open(&builder) }
    text.open(computed, spans: builder.depth - depth)
  }

  /// Works out a node's values, and the markup that they take beyond its own span and its parent.
  private func resolve(
    _ declared: WebVTTCascade.Declared,
    _ parent: Computed,
    in computed: inout Computed,
    _ style: inout TextStyle,
    of element: WebVTTSelector.Element? = nil
  ) -> Markup {
    var markup = Markup()
    switch declared.color {
    case .set(.fixed(let color)): computed.color = color
    case .initial: computed.color = Self.initialColor
    case .inherit, .set(.current): computed.color = parent.color
    case nil: break
    }
    if declared.color != nil || element == nil, computed.color != parent.color {
      style.set(.color(computed.color))
    }
    switch declared.background {
    case .set(.fixed(let color)): style.set(.backgroundColor(color))
    case .set(.current): style.set(.backgroundColor(computed.color))
    case .initial: style.set(.backgroundColor(Color(rgb: 0, alpha: 0)))
    case .inherit, nil: break
    }
    computed.isItalic = declared.italic.value(computed.isItalic, parent.isItalic, false)
    computed.isBold = declared.bold.value(computed.isBold, parent.isBold, false)
    if computed.isItalic != parent.isItalic, element != .i || !computed.isItalic {
      if computed.isItalic {
        markup.isItalic = true
      } else {
        style.set(.other(name: "fontStyle", value: "normal"))
      }
    }
    if computed.isBold != parent.isBold, element != .b || !computed.isBold {
      if computed.isBold {
        markup.isBold = true
      } else {
        style.set(.other(name: "fontWeight", value: "normal"))
      }
    }
    switch declared.decoration {
    case .set(let decoration):
      markup.isUnderlined = decoration.isUnderlined && element != .u
      if !decoration.others.isEmpty { style.set(.textDecoration(decoration.others)) }
      if element == .u { markup.dropsKind = !decoration.isUnderlined }
    case .initial: markup.dropsKind = element == .u
    case .inherit, nil: break
    }
    if element == .i, !computed.isItalic { markup.dropsKind = true }
    if element == .b, !computed.isBold { markup.dropsKind = true }
    if case .set(let size)? = declared.fontSize { style.set(.fontSize(size)) }
    computed.fontFamily = declared.fontFamily.value(computed.fontFamily, parent.fontFamily, "")
    if computed.fontFamily != parent.fontFamily, !computed.fontFamily.isEmpty {
      style.set(.fontFamily(computed.fontFamily))
    }
    computed.rubyPosition = declared.rubyPosition.value(
      computed.rubyPosition,
      parent.rubyPosition,
      "before"
    )
    // It shows at rubies only, and is wanted at those alone.
    if element == .ruby, computed.rubyPosition != "before" {
      style.set(.other(name: "rubyPosition", value: computed.rubyPosition))
    }
    return markup
  }
}

/// What is open while a text is styled.
struct WebVTTStyledText {
  private var open: [(computed: WebVTTStyling.Computed, spans: Int)] = []
  private let root: WebVTTStyling.Computed

  init(_ text: CaptionText, _ root: WebVTTStyling.Computed) {
    self.root = root
  }

  /// What the innermost node has.
  var current: WebVTTStyling.Computed { open.last?.computed ?? root }

  mutating func open(_ computed: WebVTTStyling.Computed, spans: Int) {
    open.append((computed, spans))
  }

  /// Ends the innermost node; gives how many spans it had.
  mutating func close() -> Int { open.popLast()?.spans ?? 0 }
}

extension Optional {
  /// The value that a declaration gives: its own, the parent's, the initial or, without one, the
  /// one that is there.
  fileprivate func value<Content>(
    _ present: Content,
    _ parent: Content,
    _ initial: Content
  ) -> Content where Wrapped == WebVTTStyleProperty.Value<Content> {
    switch self {
    case .set(let value): value
    case .inherit: parent
    case .initial: initial
    case nil: present
    }
  }
}

extension WebVTTSelector.Element {
  /// The name of a span's node, or nil for a kind that WebVTT has no node for.
  fileprivate init?(_ kind: TextSpan.Kind) {
    switch kind {
    case .class: self = .c
    case .italic: self = .i
    case .bold: self = .b
    case .underline: self = .u
    case .ruby: self = .ruby
    case .rubyText: self = .rt
    case .voice: self = .v
    case .language: self = .lang
    case .rubyBase, .style, .time: return nil
    }
  }
}
