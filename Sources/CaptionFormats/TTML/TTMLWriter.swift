import CaptionModel

/// Writes a document as TTML, in the flavour that is asked for.
///
/// One paragraph a cue, in the order of the cues. The cues are written first, since they decide
/// which regions, styles and agents the head has to list.
struct TTMLWriter {
  private(set) var document: CaptionDocument
  let options: WritingOptions
  let flavour: TTMLFlavour
  let filter: TTMLStyleFilter
  let clock: TTMLOutputClock

  var body: [UInt8] = []
  var losses: [Loss] = []
  var ids = TTMLIdentifiers()
  var regions: TTMLRegionList
  var agents: [Agent] = []
  var agentNumbers: [String: Int] = [:]
  var styleIDs: [String: String] = [:]
  var styles = TTMLStyleList()
  var attributes = TTMLSpanAttributes()
  /// The style properties that stand at paragraphs and spans.
  var looks = TTMLLooks()
  /// The spans whose tags another span's tag has taken in.
  var merged: [Bool] = []
  /// The style that was looked at last, with what the flavour has of it.
  var lastFiltered: (style: TextStyle, result: TextStyle, lost: [StyleProperty])?
  var usesMetadata = false
  var usesEBUMetadata = false
  /// The namespaces of other vocabularies' attributes, with the prefixes that the root declares.
  var foreignPrefixes: [(namespace: String, prefix: String)] = []
  /// What stands in the paragraph before its text.
  var paragraphMetadata: [UInt8] = []
  /// For cues that cannot have a region of their own, the cue whose region they get.
  var moves: [Int: Int] = [:]
  /// What the division has of other vocabularies that is written at the moment.
  var division = TTMLForeign()
  /// Whether that division is written without anything of its own.
  var isDivisionPlain = true
  /// The attributes of the first division, which the head opens.
  var firstDivision: [UInt8] = []
  /// The metadata of the first division.
  var firstDivisionMetadata: [UInt8] = []
  /// Whether attributes are set for a piece of a span that is not its first.
  var isLaterPiece = false
  /// What texts have from regions that are not written, by the regions' ids.
  var regionStyles: [String: TextStyle] = [:]
  /// The places of the cues among those of the source, where some were left out.
  private var cueNumbers: [Int] = []

  /// Writes a document.
  static func write(_ document: CaptionDocument, _ options: WritingOptions) -> WriteResult {
    let (document, losses) = document.withStylesInTexts()
    var writer = TTMLWriter(document: document, options: options)
    writer.losses = losses
    if !writer.flavour.hidesText { writer.leaveOutHiddenText() }
    return writer.write()
  }

  /// Takes out what would be seen otherwise.
  private mutating func leaveOutHiddenText() {
    var hidden = HiddenText(document, for: flavour.name, showsTransparentColor: false)
    let all = document.cues
    guard all.indices.contains(where: { hidden.concerns($0, of: all) }) else { return }
    var cues: [Cue] = []
    for (index, cue) in all.enumerated() {
      guard let shown = hidden.concerns(index, of: all) ? hidden.shown(cue, index) : cue
      else { continue }
      cues.append(shown)
      cueNumbers.append(index)
    }
    document.cues = cues
    losses += hidden.losses
  }

  private init(document: CaptionDocument, options: WritingOptions) {
    self.document = document
    self.options = options
    flavour = options.flavour.flatMap { TTMLFlavour(rawValue: $0) } ?? .imsc11
    let extra = document.extras[TTMLDocument.self]
    var picture = TTMLPicture(cells: (32, 15), pixels: nil)
    if let grid = extra?.cellResolution { picture.cells = (grid.columns, grid.rows) }
    if let grid = extra?.pixels { picture.pixels = (grid.columns, grid.rows) }
    filter = TTMLStyleFilter(flavour: flavour, picture: picture)
    clock = TTMLOutputClock(document, flavour, options.counting)
    regions = TTMLRegionList(flavour)
  }

  private mutating func write() -> WriteResult {
    for loss in document.extras.losses(writing: "ttml") {
      losses.append(
        Loss(feature: "document-detail", what: loss, reason: "TTML has no place for it")
      )
    }
    for unkept in document.extras[TTMLDocument.self]?.unkept ?? [] {
      lose(unkept.feature, unkept.phrase, unkept.reason, nil)
    }
    regions.add(document.regions, ids: &ids)
    for region in document.regions {
      guard case .anchored(let anchored) = region.geometry, anchored.scrollsUp else { continue }
      lose("region", "scrolling of region \"\(region.id)\"", "TTML regions do not scroll", nil)
    }
    takeAgents()
    for style in document.styles where styleIDs[style.id] == nil {
      styleIDs[style.id] = ids.make(style.id)
    }
    var style = document.extras[TTMLDocument.self]?.style ?? TextStyle()
    if !flavour.hasInlineStyles {
      let body = document.extras[TTMLDocument.self]?.body
      for attribute in body?.attributes ?? [] where attribute.isStyle {
        style.set(StyleProperty(named: attribute.name, attribute.value))
      }
    }
    styles.setBody(
      flavour == .itt
        ? ittStyle(filtered(style, nil, .paragraph)) : filtered(style, nil, .paragraph),
      named: flavour == .itt ? "normal" : "base",
      ids: &ids
    )
    let start: TTMLWriter? = flavour.forbidsOverlap ? self : nil
    body.reserveCapacity(document.cues.count * 128)
    for index in document.cues.indices { writeCue(index) }
    if let start {
      regions.shrink(document.cues)
      let moves = regions.separate(document.cues)
      if !moves.isEmpty { rewrite(from: start, moves) }
    }
    let shared = looks.shared(in: body, &styles, ids: &ids)
    var bytes = head()
    looks.append(body, shared, to: &bytes)
    if document.cues.isEmpty, flavour.isStrictlyStructured {
      // EBU-TT-D has no body without a div and no div without a paragraph (EBU Tech 3380, 3.1).
      bytes.append("      <p xml:id=\"\(ids.make("sub1"))\"/>\n")
    }
    bytes.append("    </div>\n  </body>\n</tt>\n")
    return WriteResult(bytes: bytes, losses: losses)
  }

  /// Writes the cues once more, some of them in the regions of others.
  private mutating func rewrite(from start: TTMLWriter, _ moves: [Int: Int]) {
    self = start
    self.moves = moves
    for index in document.cues.indices { writeCue(index) }
    for index in moves.keys.sorted() {
      lose(
        "region",
        "place of its own",
        "\(flavour.name) has four regions at a time at most, none over another",
        index
      )
    }
    regions.shrink(document.cues)
    _ = regions.separate(document.cues)
  }

  /// The style that iTunes Timed Text files begin with, and what the source says beside it.
  private func ittStyle(_ style: TextStyle) -> TextStyle {
    var result = TextStyle(.fontFamily("sansSerif"), .fontSize("100%"))
    result.set(.color(.white))
    result.set(.other(name: "fontStyle", value: "normal"))
    result.set(.other(name: "fontWeight", value: "normal"))
    result.merge(style)
    return result
  }

  mutating func lose(_ feature: String, _ what: String, _ reason: String, _ cue: Int?) {
    let cue = cue.map { cueNumbers.isEmpty ? $0 : cueNumbers[$0] }
    losses.append(Loss(feature: feature, what: what, reason: reason, cue: cue))
  }

  // MARK: Styles

  /// What the flavour has of a style; reports the rest as lost.
  mutating func filtered(
    _ style: TextStyle,
    _ cue: Int?,
    _ place: TTMLStyleFilter.Place = .span
  ) -> TextStyle {
    if style.isEmpty { return style }
    let kept: TextStyle
    let lost: [StyleProperty]
    if place == .span, let lastFiltered, lastFiltered.style == style {
      (kept, lost) = (lastFiltered.result, lastFiltered.lost)
    } else {
      (kept, lost) = split(style, place)
      if place == .span { lastFiltered = (style, kept, lost) }
    }
    for property in lost {
      lose("style", "\(property.name) \(property.value)", reason(property), cue)
    }
    return kept
  }

  private func reason(_ property: StyleProperty) -> String {
    if TTMLProperty.index(named: property.name) == nil { return "TTML has no such property" }
    return "\(flavour.name) has no such style"
  }

  private func split(
    _ style: TextStyle,
    _ place: TTMLStyleFilter.Place
  ) -> (TextStyle, [StyleProperty]) {
    var kept = TextStyle()
    var lost: [StyleProperty] = []
    for property in style.properties {
      if property.isOfVisibility {
        // Nothing hidden is left.
        if !flavour.hidesText { continue }
        if property.isTransparent, !filter.hasOpacity(at: place) {
          kept.set(.other(name: "visibility", value: "hidden"))
          continue
        }
      }
      switch filter.outcome(property.name, property.value, place) {
      case .value(let value):
        kept.set(value == property.value ? property : StyleProperty(named: property.name, value))
      case .lost: lost.append(property)
      }
    }
    return (kept, lost)
  }

  /// Appends the attributes that were set, in the way of the flavour.
  mutating func writeAttributes(to bytes: inout [UInt8]) {
    if flavour.hasInlineStyles {
      attributes.write(to: &bytes)
    } else {
      attributes.write(to: &bytes, referringTo: &styles, ids: &ids)
    }
  }

  /// Appends the attributes that were set to the body.
  mutating func writeAttributes() {
    if flavour.hasInlineStyles {
      let counts = attributes.write(to: &body)
      guard flavour.sharesStyles, attributes.hasSharableProperties else { return }
      looks.note(
        body.count - counts.properties..<body.count,
        from: body.count - counts.properties - counts.reference,
        attributes.styleIDs,
        in: body
      )
    } else {
      attributes.write(to: &body, referringTo: &styles, ids: &ids)
    }
  }
}

extension StyleProperty {
  /// Whether it hides text, or shows text in what is hidden.
  fileprivate var isOfVisibility: Bool { name == "visibility" || isTransparent }

  /// Whether it lets everything through.
  fileprivate var isTransparent: Bool { name == "opacity" && Double(value) == 0 }

  /// Makes a property of a name with a value in TTML's syntax.
  fileprivate init(named name: String, _ value: String) {
    switch name {
    case "fontSize": self = .fontSize(value)
    case "fontFamily": self = .fontFamily(value)
    case "textDecoration": self = .textDecoration(value)
    default: self = .other(name: name, value: value)
    }
  }
}
