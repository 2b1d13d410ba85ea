import CaptionModel
import CaptionXML

/// How a paragraph becomes cues.
extension TTMLReader {
  /// The most pieces times instants of a paragraph that are looked at one by one; a long text counts
  /// as several pieces.
  private static let mostWork = 250_000

  /// Makes the cues of the paragraph that was just gathered.
  mutating func present(_ node: Int, _ attributes: TTMLAttributes, _ time: TTMLTimeFrame) {
    guard !paragraph.items.isEmpty || paragraph.hasLostText else { return }
    if !paragraph.isSplit, let item = paragraph.items.first(where: { $0.kind != .open }) {
      // Nothing differs inside, so what holds for the first piece holds for all.
      let slot =
        item.slot == TTMLRegionChoice.none && !presentation.hasRegions
        ? Int(TTMLRegionChoice.fallback) : Int(item.slot)
      if slot >= 0, presentation.slots[slot].gate < 0, presentation.slots[slot].changes < 0 {
        if let text = wholeText(slot) {
          addCue(node, attributes, slot, text, time.begin, Self.end(time))
        } else {
          gatherText(slot, at: nil)
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
  private mutating func reportLost(_ node: Int) {
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
    if isLost { report(TTMLDiagnostics.neverShown, "text is never shown", at: node) }
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

  /// The end of a paragraph whose pieces all last as long as it does.
  static func end(_ time: TTMLTimeFrame) -> MediaTime? {
    // As written where it lies before the begin; where another element cuts the paragraph off
    // before it begins, it lasts no time.
    guard let limit = time.limit, limit < time.begin else { return time.limit }
    if let explicit = time.explicitEnd, explicit < time.begin { return explicit }
    return time.begin
  }

  // MARK: Paragraphs with several times or regions

  private mutating func presentSplit(
    _ node: Int,
    _ attributes: TTMLAttributes,
    _ slot: Int,
    _ time: TTMLTimeFrame
  ) {
    var instants: Set<MediaTime> = []
    var work = 0
    var lastTime: Int32 = -1
    gateStates.removeAll(keepingCapacity: true)
    for item in paragraph.items where item.kind != .close {
      guard isIn(slot, item) else { continue }
      work += 1 + Int(item.upper - item.lower) / 32
      if item.gate >= 0, gateStates.updateValue(true, forKey: item.gate) == nil {
        work += gates.addInstants(of: item.gate, to: &instants)
      }
      guard item.time != lastTime else { continue }
      lastTime = item.time
      instants.insert(paragraph.times[Int(item.time)].begin)
      if let end = paragraph.times[Int(item.time)].end { instants.insert(end) }
    }
    let regionGate = presentation.slots[slot].gate
    work += gates.addInstants(of: regionGate, to: &instants)
    work += addChanges(slot, to: &instants)
    guard work * instants.count <= Self.mostWork else {
      report(
        TTMLDiagnostics.tooManyChanges,
        "paragraph changes \(instants.count) times and becomes one cue",
        at: node
      )
      addCue(node, attributes, slot, makeText(slot, at: nil), time.begin, Self.end(time))
      return
    }
    let ordered = instants.sorted()
    let chain = paragraph.chain
    defer { paragraph.chain = chain }
    var shown: (text: CaptionText, begin: MediaTime, chain: Int32)?
    for instant in ordered {
      for gate in gateStates.keys { gateStates[gate] = gates.isOpen(gate, at: instant) }
      paragraph.chain = presentation.chain(chain, in: slot, at: instant, changes, &styles)
      let text =
        gates.isOpen(regionGate, at: instant)
        ? makeText(slot, at: instant) : .empty
      let isShown = hasWords(text)
      if let known = shown {
        if isShown, known.text == text,
          presentation.isSame(known.chain, paragraph.chain, slot, styles.sets)
        {
          continue
        }
        let next = paragraph.chain
        paragraph.chain = known.chain
        addCue(node, attributes, slot, known.text, known.begin, instant)
        paragraph.chain = next
        shown = nil
      }
      if isShown { shown = (text, instant, paragraph.chain) }
    }
    // Whatever still shows after the last change has no end.
    if let shown {
      paragraph.chain = shown.chain
      addCue(node, attributes, slot, shown.text, shown.begin, nil)
    }
  }

  /// Adds the times at which the style of the paragraph, or of something in it, changes while it is
  /// there.
  private func addChanges(_ slot: Int, to instants: inout Set<MediaTime>) -> Int {
    var found: Set<MediaTime> = []
    var count = changes.addInstants(of: presentation.slots[slot].changes, to: &found)
    for list in presentation.changes(of: paragraph.chain) {
      count += changes.addInstants(of: list, to: &found)
    }
    for item in paragraph.items where item.kind == .open {
      count += changes.addInstants(of: presentation.ownChanges(of: item.chain), to: &found)
    }
    let time = paragraph.times[0]
    for instant in found {
      let isBefore = time.end.map { instant < $0 } ?? true
      if isBefore, instant > time.begin { instants.insert(instant) }
    }
    return count
  }

  /// Whether a piece belongs to a region.
  private func isIn(_ slot: Int, _ item: TTMLParagraph.Item) -> Bool {
    Int(item.slot) == slot
      || item.slot == TTMLRegionChoice.none && !presentation.hasRegions
        && slot == Int(TTMLRegionChoice.fallback)
  }

  private func isActive(_ item: TTMLParagraph.Item, at instant: MediaTime) -> Bool {
    let time = paragraph.times[Int(item.time)]
    guard time.begin <= instant, time.end.map({ instant < $0 }) ?? true else { return false }
    return item.gate < 0 || gateStates[item.gate] ?? true
  }

  // MARK: Text

  private func hasWords(_ text: CaptionText) -> Bool {
    text.utf8.contains { !$0.isASCIIWhiteSpace }
  }

  private func hasWords(_ item: TTMLParagraph.Item) -> Bool {
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

  /// The text that a region shows of the paragraph, at an instant or with all its pieces.
  private mutating func makeText(_ slot: Int, at instant: MediaTime?) -> CaptionText {
    gatherText(slot, at: instant)
    return textMaker.finish(preservesSpace: paragraph.preservesSpace)
  }

  /// Puts the same text together.
  private mutating func gatherText(_ slot: Int, at instant: MediaTime?) {
    if paragraph.context > 0 {
      let context = contexts[Int(paragraph.context)]
      for speaker in context.speakers { textMaker.builder.open(.voice(speaker)) }
      if let language = context.language, language != document.language {
        textMaker.builder.open(.language(language))
      }
    }
    let negates = paragraph.hasElements && hasNegation(slot, at: instant)
    if !negates, presentation.hasBlockSpans(slot, paragraph.chain, styles.sets) {
      for kind in presentation.blockSpans(slot, paragraph.chain, styles.sets) {
        textMaker.builder.open(kind)
      }
    }
    chains.empty()
    chains.append(paragraph.chain)
    var index = 0
    while index < paragraph.items.count {
      let item = paragraph.items[index]
      index += 1
      switch item.kind {
      case .close:
        textMaker.closeElement()
        chains.removeLast()
      case .open:
        if isSkipped(item, slot, instant) {
          index = Int(item.closing) + 1
          continue
        }
        textMaker.openElement()
        let shown = chain(of: item, at: instant)
        chains.append(shown)
        openSpans(item, shown, slot, negates)
      case .lineBreak:
        guard isIn(slot, item), instant.map({ isActive(item, at: $0) }) ?? true else { continue }
        textMaker.lineBreak(preservesSpace: item.preservesSpace)
      case .text:
        guard isIn(slot, item), instant.map({ isActive(item, at: $0) }) ?? true else { continue }
        if item.isBetweenRubyParts, !hasWords(item) { continue }
        if negates {
          let kinds = presentation.leafSpans(slot, chains[chains.count - 1], styles.sets)
          for kind in kinds { textMaker.builder.open(kind) }
          append(item)
          for _ in kinds { textMaker.builder.close() }
        } else {
          append(item)
        }
        if paragraph.isSplit { paragraph.items[index - 1].isShown = true }
      }
    }
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
  private mutating func hasNegation(_ slot: Int, at instant: MediaTime?) -> Bool {
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

  private mutating func isSkipped(
    _ item: TTMLParagraph.Item,
    _ slot: Int,
    _ instant: MediaTime?
  ) -> Bool {
    if item.slot >= 0, Int(item.slot) != slot { return true }
    if item.slot == TTMLRegionChoice.conflict { return true }
    if let instant, !isActive(item, at: instant) { return true }
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
      if hasWords(text) { addCue(node, attributes, slot, text, time.begin, Self.end(time)) }
      return
    }
    guard !pool.bytes.isBlank(made.range) else { return }
    let cue = document.cues.count
    // Most texts begin with a letter that tells.
    let isRightToLeft =
      !pool.bytes[made.range.lowerBound].isASCIILetter
      && CaptionText(sharing: made.range, of: pool.bytes).isRightToLeft
    let text = CaptionText(awaiting: made.range, spans: made.spans)
    addCue(node, attributes, slot, text, time.begin, Self.end(time), isRightToLeft)
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
