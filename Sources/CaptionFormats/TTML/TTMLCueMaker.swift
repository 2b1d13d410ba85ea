import CaptionModel
import CaptionXML

/// How a paragraph becomes cues.
extension TTMLReader {
  /// Makes the cues of the paragraph that was just gathered.
  mutating func present(_ node: Int, _ attributes: TTMLAttributes, _ time: TTMLTimeFrame) {
    guard !paragraph.items.isEmpty || paragraph.hasLostText else { return }
    guard !time.isNever else {
      return reportLost(node, ", since what holds it is over before it begins")
    }
    if !paragraph.isSplit, let item = paragraph.firstPiece {
      // Nothing differs inside, so what holds for the first piece holds for all.
      let slot =
        item.slot == TTMLRegionChoice.none && !presentation.hasRegions
        ? Int(TTMLRegionChoice.fallback) : Int(item.slot)
      if slot >= 0, presentation.slots[slot].gate < 0, presentation.slots[slot].changes < 0 {
        if let text = wholeText(slot) {
          addCue(node, attributes, slot, text, time.begin, time.presentedEnd)
        } else {
          gatherText(slot)
          addCueOfMadeText(node, attributes, slot, time, paragraph.preservesSpace)
        }
        if paragraph.hasLostText {
          report(TTMLDiagnostics.neverShown, "text is never shown", at: node)
        }
        return
      }
    }
    paragraph.isSplit = true
    for slot in slots() { presentSplit(node, attributes, slot, time) }
    reportLost(node)
  }

  /// Reports the texts of the paragraph that have not got into any cue.
  private mutating func reportLost(_ node: Int, _ reason: String = "") {
    var isOutsideRegions = false
    var isLost = paragraph.hasLostText
    var index = 0
    while index < paragraph.items.count {
      let item = paragraph.items[index]
      index += 1
      if item.kind == .open, presentation.ruby(0, item.chain, styles.sets) == .delimiter {
        // Players that know ruby show none of it.
        index = Int(item.closing) + 1
      } else if item.kind == .text, !item.isShown, hasWords(item) {
        if item.slot >= 0 || item.slot == TTMLRegionChoice.none && !presentation.hasRegions {
          isLost = true
        } else {
          isOutsideRegions = true
        }
      }
    }
    if isOutsideRegions {
      report(TTMLDiagnostics.noRegion, "text belongs to no region and is never shown", at: node)
    }
    if isLost { report(TTMLDiagnostics.neverShown, "text is never shown" + reason, at: node) }
  }

  /// The slots of the regions in which pieces of the paragraph show, in order of first appearance.
  private func slots() -> [Int] {
    var slots: [Int] = []
    for item in paragraph.items where item.kind == .text || item.kind == .lineBreak {
      var slot = item.slot
      if slot == TTMLRegionChoice.none, !presentation.hasRegions {
        slot = TTMLRegionChoice.fallback
      }
      if slot >= 0, slots.last != Int(slot), !slots.contains(Int(slot)) { slots.append(Int(slot)) }
    }
    return slots
  }

  // MARK: Text

  func hasWords(_ text: CaptionText) -> Bool {
    text.utf8.contains { !$0.isASCIIWhiteSpace }
  }

  func hasWords(_ item: TTMLParagraph.Item) -> Bool {
    !isBlank(Int(item.lower)..<Int(item.upper))
  }

  /// The text of a paragraph that is shown as a whole, where there are words and no markup in it; else
  /// nil.
  private mutating func wholeText(_ slot: Int) -> CaptionText? {
    guard paragraph.items.count == 1, let item = paragraph.items.first, item.kind == .text,
      paragraph.context == 0, !item.preservesSpace, isIn(slot, item),
      !presentation.hasBlockSpans(slot, paragraph.chain, styles.sets)
    else { return nil }
    let range = Int(item.lower)..<Int(item.upper)
    guard tree.isInSource(range) else { return nil }
    return textMaker.wholeText(source: range)
  }

  /// The text that a region shows of the paragraph with all its pieces.
  mutating func makeText(_ slot: Int) -> CaptionText {
    gatherText(slot)
    return textMaker.finish(preservesSpace: paragraph.preservesSpace)
  }

  /// Puts the same text together.
  private mutating func gatherText(_ slot: Int) {
    let negates = paragraph.hasElements && hasNegation(slot, at: nil)
    openParagraph(slot, negates)
    var index = 0
    while index < paragraph.items.count {
      let item = paragraph.items[index]
      index += 1
      switch item.kind {
      case .close: closeElement()
      case .open:
        if isSkipped(item, slot) {
          index = Int(item.closing) + 1
        } else {
          openElement(item, slot, at: nil, negates)
        }
      case .lineBreak, .text:
        if isIn(slot, item) { add(index - 1, slot, negates) }
      }
    }
  }

  /// Begins a text with what is around all of it.
  mutating func openParagraph(_ slot: Int, _ negates: Bool) {
    if paragraph.context > 0 {
      let context = contexts[Int(paragraph.context)]
      for speaker in context.speakers { textMaker.builder.open(.voice(speaker)) }
      if let language = context.language, language != document.language {
        textMaker.builder.open(.language(language))
      }
    }
    if !negates, presentation.hasBlockSpans(slot, paragraph.chain, styles.sets) {
      for kind in presentation.blockSpans(slot, paragraph.chain, styles.sets) {
        textMaker.builder.open(kind)
      }
    }
    chains.empty()
    chains.append(paragraph.chain)
  }

  /// Begins an element of the text.
  mutating func openElement(
    _ item: TTMLParagraph.Item,
    _ slot: Int,
    at instant: MediaTime?,
    _ negates: Bool
  ) {
    textMaker.openElement()
    let shown = chain(of: item, at: instant)
    chains.append(shown)
    openSpans(item, shown, slot, negates)
  }

  /// Ends the element that began last.
  mutating func closeElement() {
    textMaker.closeElement()
    chains.removeLast()
  }

  /// Adds a text or a line break by its index.
  mutating func add(_ index: Int, _ slot: Int, _ negates: Bool) {
    let item = paragraph.items[index]
    guard item.kind == .text else {
      textMaker.lineBreak(preservesSpace: item.preservesSpace)
      return
    }
    if item.isBetweenRubyParts, !hasWords(item) { return }
    if negates {
      let kinds = presentation.leafSpans(slot, chains[chains.count - 1], styles.sets)
      for kind in kinds { textMaker.builder.open(kind) }
      append(item)
      for _ in kinds { textMaker.builder.close() }
    } else {
      append(item)
    }
    if paragraph.isSplit { paragraph.items[index].isShown = true }
  }

  private mutating func append(_ item: TTMLParagraph.Item) {
    append(Int(item.lower)..<Int(item.upper), preservesSpace: item.preservesSpace)
  }

  /// Adds a text to that which is made.
  mutating func append(_ range: Range<Int>, preservesSpace: Bool) {
    guard tree.isInSource(range) else {
      let place = tree.bytes(range)
      textMaker.append(place.array, place.range, preservesSpace: preservesSpace)
      return
    }
    textMaker.append(source: range, preservesSpace: preservesSpace)
  }

  /// Whether a span inside the paragraph takes back markup that it has from outside.
  mutating func hasNegation(_ slot: Int, at instant: MediaTime?) -> Bool {
    chains.empty()
    chains.append(paragraph.chain)
    for item in paragraph.items {
      switch item.kind {
      case .open:
        let outer = chains[chains.count - 1]
        let own = chain(of: item, at: instant)
        if outer != own, presentation.negates(slot, own, styles.sets) { return true }
        chains.append(own)
      case .close: chains.removeLast()
      default: break
      }
    }
    return false
  }

  /// The chain of an opening inside the one that is open, with the style that it has at an instant.
  private mutating func chain(of item: TTMLParagraph.Item, at instant: MediaTime?) -> Int32 {
    guard let instant, let parent = chains.last,
      parent != presentation.parent(of: item.chain) || presentation.isAnimated(item.chain)
    else { return item.chain }
    return presentation.chain(parent, inside: item.chain, at: instant, changes, &styles)
  }

  /// Whether nothing of an element is shown in a region, whatever the time.
  mutating func isSkipped(_ item: TTMLParagraph.Item, _ slot: Int) -> Bool {
    if item.slot >= 0, Int(item.slot) != slot { return true }
    if item.slot == TTMLRegionChoice.conflict { return true }
    return presentation.ruby(slot, item.chain, styles.sets) == .delimiter
  }

  private mutating func openSpans(
    _ item: TTMLParagraph.Item,
    _ chain: Int32,
    _ slot: Int,
    _ negates: Bool
  ) {
    if item.context != item.outerContext {
      let context = contexts[Int(item.context)]
      let outer = contexts[Int(item.outerContext)]
      if context.speakers != outer.speakers {
        for speaker in context.speakers { textMaker.open(.voice(speaker)) }
      }
      if context.language != outer.language { textMaker.open(.language(context.language ?? "")) }
    }
    let ruby = presentation.ruby(slot, chain, styles.sets)
    // The parts of a ruby stand directly in it, so its own style goes around it.
    if ruby == .container {
      openDetails(item)
      openStyle(chain, slot, negates)
      textMaker.open(.ruby)
      return
    }
    if ruby == .base { textMaker.open(.rubyBase) }
    if ruby == .text { textMaker.open(.rubyText) }
    if ruby != .group { openDetails(item) }
    if ruby != .group { openStyle(chain, slot, negates) }
  }

  private mutating func openDetails(_ item: TTMLParagraph.Item) {
    if item.upper > 0 { textMaker.open(.style(paragraph.details[Int(item.upper) - 1])) }
  }

  private mutating func openStyle(_ chain: Int32, _ slot: Int, _ negates: Bool) {
    guard !negates else {
      // Colours and markup are opened anew for every stretch of text.
      let typography = presentation.inlineTypography(slot, chain, styles.sets)
      if !typography.isEmpty { textMaker.open(.style(typography)) }
      return
    }
    for kind in presentation.inlineSpans(slot, chain, styles.sets) { textMaker.open(kind) }
  }

  // MARK: Cues

  /// Adds the cue of the text that has just been put together, where there are words in it.
  mutating func addCueOfMadeText(
    _ node: Int,
    _ attributes: TTMLAttributes,
    _ slot: Int,
    _ time: TTMLTimeFrame,
    _ preservesSpace: Bool
  ) {
    pool.prepare(tree.sourceCount)
    guard let made = textMaker.finish(preservesSpace: preservesSpace, into: &pool.bytes) else {
      let text = textMaker.finish(preservesSpace: preservesSpace)
      if hasWords(text) { addCue(node, attributes, slot, text, time.begin, time.presentedEnd) }
      return
    }
    guard !pool.bytes.isBlank(made.range) else { return }
    let cue = document.cues.count
    // Most texts begin with a letter that tells.
    let isRightToLeft =
      !pool.bytes[made.range.lowerBound].isASCIILetter
      && CaptionText(sharing: made.range, of: pool.bytes).isRightToLeft
    let text = CaptionText(awaiting: made.range, spans: made.spans)
    addCue(node, attributes, slot, text, time.begin, time.presentedEnd, isRightToLeft)
    if document.cues.count > cue { pool.note(cue) }
    if pool.isFull { pool.empty(into: &document.cues) }
  }

  mutating func addCue(
    _ node: Int,
    _ attributes: TTMLAttributes,
    _ slot: Int,
    _ text: consuming CaptionText,
    _ begin: MediaTime,
    _ end: MediaTime?,
    _ isRightToLeft: Bool? = nil
  ) {
    // A negative time can move text to before the document's beginning.
    if let end, begin < .zero, end <= .zero {
      return report(TTMLDiagnostics.neverShown, "text is over before the document begins", at: node)
    }
    let begin = max(begin, .zero)
    // An id names one cue only, so that of a paragraph with several goes to the first.
    let start = Int(tree.nodes[node].lower)
    let name = map.cues.last?.start == start ? CueName(nil) : name(attributes.id)
    if end == nil {
      report(TTMLDiagnostics.openEnded, "cue has no end", at: node)
      diagnostics[diagnostics.count - 1].cue = document.cues.count
    }
    let isRightToLeft = isRightToLeft ?? text.isRightToLeft
    let isPlain =
      paragraph.context == 0 && paragraph.division == 0 && !paragraph.hasMetadata
      && !attributes.hasForeign
    let settings =
      isPlain
      ? presentation.settings(slot, paragraph.chain, styles.sets, isRightToLeft: isRightToLeft)
      : ownSettings(node, attributes, slot, isRightToLeft: isRightToLeft)
    document.cues.append(
      .made(of: text, from: begin, to: end, name: name, settings: settings)
    )
    let timing = attributes.timing.map { $0 < tree.sourceCount ? $0 : start } ?? start
    map.cues.append(SourceMap.CueRange(start: start, timing: timing, text: tree.content(of: node)))
  }

  /// What the cue of a paragraph with an id is called.
  // This changes nothing, but would have the whole reader copied where it could not.
  private mutating func name(_ id: Range<Int>?) -> CueName {
    guard let id else { return CueName(nil) }
    // What begins otherwise is the cue's identifier as it is.
    if tree.isInSource(id), !id.isEmpty, tree.source[id.lowerBound] != 0x5F {
      return .named(utf8: tree.source, id)
    }
    return CueName(TTMLIdentifiers.original(tree.string(id)))
  }

  /// What a cue of a paragraph has that says more than style.
  private mutating func ownSettings(
    _ node: Int,
    _ attributes: TTMLAttributes,
    _ slot: Int,
    isRightToLeft: Bool
  ) -> CueSettings {
    var look = presentation.look(
      slot,
      paragraph.chain,
      styles.sets,
      isRightToLeft: isRightToLeft
    )
    if paragraph.context > 0 {
      let roles = contexts[Int(paragraph.context)].roles
      if !roles.isEmpty {
        var own = look.extras[TTMLCue.self] ?? TTMLCue()
        own.roles = roles
        look.extras[TTMLCue.self] = own
      }
    }
    if attributes.hasForeign || paragraph.hasMetadata {
      keepForeign(node, attributes, &look.extras)
    }
    if paragraph.division > 0 { addDivision(to: &look.extras) }
    return CueSettings(
      placement: look.placement,
      region: presentation.slots[slot].id,
      extras: look.extras
    )
  }

  /// Keeps what a paragraph has of other vocabularies.
  private func keepForeign(_ node: Int, _ attributes: TTMLAttributes, _ extras: inout Extras) {
    var foreign = paragraph.hasMetadata ? metadata(in: node) : TTMLForeign()
    if attributes.hasForeign { foreign.attributes = foreignAttributes(of: node) }
    guard !foreign.isEmpty else { return }
    var own = extras[TTMLCue.self] ?? TTMLCue()
    own.foreign = foreign
    extras[TTMLCue.self] = own
  }
}
