import CaptionModel
import CaptionXML

/// Styles as they come out in each region, and the spans that stand for them.
///
/// In TTML the body inherits from the region it is shown in, so one element may look different in
/// two regions. Elements are told apart by their chain: the style sets from the body down to them.
/// What comes out for a chain in a region is worked out once.
struct TTMLPresentation: Sendable {
  /// A region, or the default region of a document that has none.
  struct Slot: Sendable {
    /// The region's id, or nil.
    var id: String?
    /// The gate that the region stands behind, or -1.
    var gate: Int32 = -1
    /// The list of the region's style changes, or -1.
    var changes: Int32 = -1
    fileprivate var root: Int32
    /// What text in the region has without any span: the root without what becomes spans.
    fileprivate var base: TTMLComputedStyle
    /// What the region itself hands down where it is written.
    fileprivate var kept: [TTMLStyleEntry] = []
    /// What a written paragraph has in the region without a look of its own.
    fileprivate var paragraphBase: TTMLComputedStyle?
    fileprivate var computed: [Int32] = []
    fileprivate var inlineSpans: [Int32] = []
    fileprivate var blockSpans: [Int32] = []
    fileprivate var extras: [Extras?] = []
    /// For each chain what cues have whose text runs from the left, and from the right.
    fileprivate var settings: [CueSettings?] = []
  }

  /// The default region first, then the document's regions in order.
  private(set) var slots: [Slot]
  private(set) var initialEntries: [TTMLStyleEntry] = []

  /// The innermost element of a chain.
  private struct Link: Sendable {
    var parent: Int32
    var set: Int32
    /// The list of the element's style changes, or -1.
    var changes: Int32 = -1
    /// Whether its style or that of an element around it changes.
    var isAnimated = false
  }

  /// What lengths are measured against.
  var picture = TTMLPicture(cells: (32, 15), pixels: nil)

  private var initial = TTMLComputedStyle()
  private var styles: [TTMLComputedStyle] = []
  private var styleNumbers: [TTMLComputedStyle: Int32] = [:]
  private var lists: [[TextSpan.Kind]] = [[]]
  private var chains = [Link(parent: -1, set: 0)]
  private var chainNumbers: [UInt64: Int32] = [:]
  /// The chain of the body, whose typography is that of the whole document.
  private var bodyChain: Int32 = 0
  /// What the whole document's typography hands down.
  private var bodyEntries: [TTMLStyleEntry] = []
  /// Those chains that were asked for last, each at a place that its key gives.
  private var recentChains = [(key: UInt64, chain: Int32)](repeating: (.max, 0), count: 16)
  private var regionIDs = ByteTable()
  private var regionSlots: [Int32] = []

  init() {
    slots = []
    let root = number(initial)
    slots = [Slot(root: root, base: initial)]
  }

  /// Whether the document has regions of its own.
  var hasRegions: Bool { slots.count > 1 }

  /// Sets the initial values that the document's `initial` elements give.
  mutating func setInitial(_ entries: [TTMLStyleEntry]) {
    initialEntries += entries
    let plain = TTMLComputedStyle()
    initial = TTMLComputedStyle(parent: plain, specified: initialEntries, initial: plain)
    slots[0] = Slot(root: number(initial), base: base(of: initial))
  }

  /// Adds a region; the value is its style for the shared model.
  mutating func addRegion(
    id: String?,
    set: [TTMLStyleEntry],
    _ use: TTMLAnimationUse
  ) -> TextStyle {
    var style = TTMLComputedStyle(parent: initial, specified: set, initial: initial)
    // A region that says no direction has that of its lines (TTML2, 10.4.4, special semantics of
    // direction).
    if let mode = set.last(where: { $0.property == TTMLProperty.writingMode })?.value,
      !set.contains(where: { $0.property == TTMLProperty.direction })
    {
      style.isRightToLeft = mode == "rltb" || mode == "rl"
    }
    // What is in the region as a whole is seen through it anyway.
    style.groupOpacity = 1
    slots.append(
      Slot(
        id: id,
        gate: use.gate.index,
        changes: use.changes,
        root: number(style),
        base: base(of: style),
        kept: set.filter(Self.isHandedDown)
      )
    )
    var own = TextStyle()
    // Initial values that are not handed down are the region's own.
    let inherent = initialEntries.filter { entry in
      let property = TTMLProperty.all[entry.property]
      return (property.isLayout || !property.isInherited)
        && !set.contains { $0.property == entry.property }
    }
    for entry in inherent + set {
      switch entry.property {
      case TTMLProperty.origin, TTMLProperty.extent, TTMLProperty.position,
        TTMLProperty.displayAlign, TTMLProperty.writingMode, TTMLProperty.display,
        TTMLProperty.ruby:
        break
      // Texts have these from the region, so that a text that has another one needs no more than to
      // have none.
      case TTMLProperty.color, TTMLProperty.fontStyle, TTMLProperty.fontWeight,
        TTMLProperty.textDecoration, TTMLProperty.direction, TTMLProperty.fontSize:
        break
      case TTMLProperty.padding:
        let padding = padding(entry.value, style.fontSize)
        own.set(StyleProperty(TTMLStyleEntry(property: entry.property, value: padding)))
      default:
        if entry.value != "initial", entry.value != "inherit" { own.set(StyleProperty(entry)) }
      }
    }
    return own
  }

  /// Whether a written region hands an entry down to its texts.
  private static func isHandedDown(_ entry: TTMLStyleEntry) -> Bool {
    let property = TTMLProperty.all[entry.property]
    return property.isInherited && !property.isLayout
      && entry.property > TTMLProperty.writingMode && entry.property != TTMLProperty.fontSize
      && entry.value != "initial" && entry.value != "inherit"
  }

  /// A region's padding, where `em` are those of a region without a font size.
  private func padding(_ value: String, _ size: TTMLFontSize) -> String {
    guard value.contains("em"), let ratio = size.ratio(to: .initial, picture), ratio != 1 else {
      return value
    }
    let words = value.split(separator: " ").map { word in
      guard let length = TTMLLength(word), length.unit == .em else { return String(word) }
      return length.scaled(by: ratio).text
    }
    return words.joined(separator: " ")
  }

  /// Makes the region that was added last known under its id; the last one of an id counts.
  mutating func name(_ id: Range<Int>, in tree: XMLTree) {
    let (index, isNew) = regionIDs.insert(tree.bytes(id))
    let slot = Int32(truncatingIfNeeded: slots.count - 1)
    if isNew { regionSlots.append(slot) } else { regionSlots[index] = slot }
  }

  /// The slot of the region with this id, or nil.
  func slot(_ id: Range<Int>, in tree: XMLTree) -> Int32? {
    let place = tree.bytes(id)
    return regionIDs.index(place.array, place.range).map { regionSlots[$0] }
  }

  private func base(of root: TTMLComputedStyle) -> TTMLComputedStyle {
    let plain = TTMLComputedStyle()
    var base = root
    base.color = plain.color
    base.isItalic = plain.isItalic
    base.isOblique = plain.isOblique
    base.isBold = plain.isBold
    base.isUnderlined = plain.isUnderlined
    base.otherLines = plain.otherLines
    return base
  }

  private mutating func number(_ style: TTMLComputedStyle) -> Int32 {
    if let known = styleNumbers[style] { return known }
    let number = Int32(truncatingIfNeeded: styles.count)
    styles.append(style)
    styleNumbers[style] = number
    return number
  }

  // MARK: Chains

  /// The chain of an element with a style set inside one with the chain `parent`.
  mutating func chain(_ parent: Int32, _ set: Int) -> Int32 {
    let key = UInt64(UInt32(bitPattern: parent)) << 32 | UInt64(UInt32(truncatingIfNeeded: set))
    let place = (Int(truncatingIfNeeded: parent) ^ set) & 15
    if recentChains[place].key == key { return recentChains[place].chain }
    let chain: Int32
    if let known = chainNumbers[key] {
      chain = known
    } else {
      chain = Int32(truncatingIfNeeded: chains.count)
      chains.append(
        Link(
          parent: parent,
          set: Int32(truncatingIfNeeded: set),
          isAnimated: chains[Int(parent)].isAnimated
        )
      )
      chainNumbers[key] = chain
    }
    recentChains[place] = (key, chain)
    return chain
  }

  /// The chain of an element whose style changes in place of its own one.
  mutating func animatedChain(_ chain: Int32, _ changes: Int32) -> Int32 {
    var link = chains[Int(chain)]
    link.changes = changes
    link.isAnimated = true
    chains.append(link)
    return Int32(truncatingIfNeeded: chains.count - 1)
  }

  /// Whether the style of a chain's element, or of one around it, changes.
  func isAnimated(_ chain: Int32) -> Bool { chains[Int(chain)].isAnimated }

  /// The lists of style changes of a chain's element and those around it in the body.
  func changes(of chain: Int32) -> [Int32] {
    var lists: [Int32] = []
    var current = chain
    while current > 0, chains[Int(current)].isAnimated {
      if chains[Int(current)].changes >= 0 { lists.append(chains[Int(current)].changes) }
      current = chains[Int(current)].parent
    }
    return lists
  }

  /// The list of style changes of a chain's element itself, or -1.
  func ownChanges(of chain: Int32) -> Int32 { chains[Int(chain)].changes }

  /// The chain of the element around a chain's.
  func parent(of chain: Int32) -> Int32 { chains[Int(chain)].parent }

  /// The chain that has at all times the style that another one has in a region at an instant.
  mutating func chain(
    _ chain: Int32,
    in slot: Int,
    at instant: MediaTime,
    _ changes: TTMLStyleChanges,
    _ styles: inout TTMLStyleSheet
  ) -> Int32 {
    // The region's changes stand in an element of their own around the body.
    let regionSets = changes.active(slots[slot].changes, at: instant)
    var path: [Int32] = []
    var current = chain
    while current > 0, chains[Int(current)].isAnimated || !regionSets.isEmpty {
      path.append(current)
      current = chains[Int(current)].parent
    }
    if !regionSets.isEmpty { current = self.chain(0, styles.set(0, under: regionSets)) }
    for step in path.reversed() {
      current = self.chain(current, inside: step, at: instant, changes, &styles)
    }
    return current
  }

  /// The chain of a chain's innermost element as it is at an instant, inside another chain.
  mutating func chain(
    _ parent: Int32,
    inside link: Int32,
    at instant: MediaTime,
    _ changes: TTMLStyleChanges,
    _ styles: inout TTMLStyleSheet
  ) -> Int32 {
    let own = chains[Int(link)]
    let sets = changes.active(own.changes, at: instant)
    return chain(parent, styles.set(Int(own.set), under: sets))
  }

  /// Whether two chains come out the same in a region.
  mutating func isSame(_ one: Int32, _ other: Int32, _ slot: Int, _ sets: [[TTMLStyleEntry]])
    -> Bool
  {
    one == other || styleNumber(slot, one, sets) == styleNumber(slot, other, sets)
  }

  /// The style that a chain's element has in a region.
  mutating func style(
    _ slot: Int,
    _ chain: Int32,
    _ sets: [[TTMLStyleEntry]]
  ) -> TTMLComputedStyle {
    styles[Int(styleNumber(slot, chain, sets))]
  }

  /// What a chain's element is in a ruby construct, in a region.
  mutating func ruby(_ slot: Int, _ chain: Int32, _ sets: [[TTMLStyleEntry]])
    -> TTMLComputedStyle.Ruby?
  {
    styles[Int(styleNumber(slot, chain, sets))].ruby
  }

  /// How a chain's element is aligned in a region; nil where nobody says.
  mutating func textAlign(_ slot: Int, _ chain: Int32, _ sets: [[TTMLStyleEntry]])
    -> Placement.TextAlign?
  {
    styles[Int(styleNumber(slot, chain, sets))].textAlign
  }

  private mutating func styleNumber(
    _ slot: Int,
    _ chain: Int32,
    _ sets: [[TTMLStyleEntry]]
  ) -> Int32 {
    let index = Int(chain)
    if index < slots[slot].computed.count, slots[slot].computed[index] >= 0 {
      return slots[slot].computed[index]
    }
    var missing: [Int] = []
    var current = index
    var number = slots[slot].root
    // The first chain is the region itself.
    while current > 0 {
      if current < slots[slot].computed.count, slots[slot].computed[current] >= 0 {
        number = slots[slot].computed[current]
        break
      }
      missing.append(current)
      current = Int(chains[current].parent)
    }
    for step in missing.reversed() {
      let style = TTMLComputedStyle(
        parent: styles[Int(number)],
        specified: sets[Int(chains[step].set)],
        initial: initial
      )
      number = self.number(style)
      slots[slot].computed.set(step, number)
    }
    return number
  }

  // MARK: Spans

  /// The spans that a paragraph's text has because of its own style and those around it.
  mutating func blockSpans(_ slot: Int, _ chain: Int32, _ sets: [[TTMLStyleEntry]])
    -> [TextSpan.Kind]
  {
    let index = Int(chain)
    if index < slots[slot].blockSpans.count, slots[slot].blockSpans[index] >= 0 {
      return lists[Int(slots[slot].blockSpans[index])]
    }
    let spans = style(slot, chain, sets).blockSpans(inside: slots[slot].base)
    slots[slot].blockSpans.set(index, add(spans))
    return spans
  }

  /// Whether a paragraph's text has any spans because of its own style and those around it.
  mutating func hasBlockSpans(_ slot: Int, _ chain: Int32, _ sets: [[TTMLStyleEntry]]) -> Bool {
    let index = Int(chain)
    if index < slots[slot].blockSpans.count, slots[slot].blockSpans[index] >= 0 {
      // The first list is the empty one.
      return slots[slot].blockSpans[index] > 0
    }
    return !blockSpans(slot, chain, sets).isEmpty
  }

  /// The spans that set an inline element off from the one around it.
  mutating func inlineSpans(_ slot: Int, _ chain: Int32, _ sets: [[TTMLStyleEntry]])
    -> [TextSpan.Kind]
  {
    let index = Int(chain)
    if index < slots[slot].inlineSpans.count, slots[slot].inlineSpans[index] >= 0 {
      return lists[Int(slots[slot].inlineSpans[index])]
    }
    let parent = style(slot, chains[index].parent, sets)
    let spans = style(slot, chain, sets).spans(inside: parent, picture)
    slots[slot].inlineSpans.set(index, add(spans))
    return spans
  }

  /// All the spans that a stretch of text has because of its style, for paragraphs in which a span
  /// takes back what one around it says.
  mutating func leafSpans(_ slot: Int, _ chain: Int32, _ sets: [[TTMLStyleEntry]])
    -> [TextSpan.Kind]
  {
    blockSpans(slot, chain, sets)
  }

  /// The fonts and sizes of an inline element in such a paragraph.
  mutating func inlineTypography(_ slot: Int, _ chain: Int32, _ sets: [[TTMLStyleEntry]])
    -> TextStyle
  {
    let parent = style(slot, chains[Int(chain)].parent, sets)
    return style(slot, chain, sets).inlineTypography(inside: parent, picture)
  }

  /// Whether an element takes back markup of the one around it.
  mutating func negates(_ slot: Int, _ chain: Int32, _ sets: [[TTMLStyleEntry]]) -> Bool {
    let parent = Int(styleNumber(slot, chains[Int(chain)].parent, sets))
    let own = Int(styleNumber(slot, chain, sets))
    return parent != own && styles[own].negates(styles[parent])
  }

  /// What a style set makes of its element in a ruby construct.
  func ruby(_ set: Int, _ sets: [[TTMLStyleEntry]]) -> TTMLComputedStyle.Ruby? {
    guard set > 0, sets[set].contains(where: { $0.property == TTMLProperty.ruby }) else {
      return nil
    }
    return TTMLComputedStyle(parent: initial, specified: sets[set], initial: initial).ruby
  }

  // MARK: Typography

  /// Takes the body's typography for that of the whole document; the value is what it says.
  mutating func setBody(_ chain: Int32, _ sets: [[TTMLStyleEntry]]) -> TextStyle {
    bodyChain = chain
    var typography = style(0, chain, sets).typography(inside: TTMLComputedStyle(), picture)
    // Which cues are forced is asked of each.
    typography.remove("forcedDisplay")
    bodyEntries = typography.properties.compactMap { property in
      guard let number = TTMLProperty.index(named: property.name),
        TTMLProperty.all[number].isInherited, number != TTMLProperty.fontSize
      else { return nil }
      return TTMLStyleEntry(property: number, value: property.value)
    }
    for slot in slots.indices { slots[slot].paragraphBase = nil }
    return typography
  }

  /// What a written paragraph has in a region without a look of its own.
  private mutating func paragraphBase(_ slot: Int, _ sets: [[TTMLStyleEntry]])
    -> TTMLComputedStyle
  {
    if let known = slots[slot].paragraphBase { return known }
    let body = style(slot, bodyChain, sets)
    var base = TTMLComputedStyle()
    for entry in slots[slot].kept + bodyEntries { base.inherit(entry) }
    if bodyChain > 0 { base.fontSize = style(0, bodyChain, sets).fontSize }
    base.groupOpacity = body.groupOpacity
    base.isTransparent = body.isTransparent
    slots[slot].paragraphBase = base
    return base
  }

  /// What a cue of a paragraph keeps because of the paragraph's typography and direction.
  mutating func extras(_ slot: Int, _ chain: Int32, _ sets: [[TTMLStyleEntry]]) -> Extras {
    let index = Int(chain)
    if index < slots[slot].extras.count, let known = slots[slot].extras[index] { return known }
    let style = style(slot, chain, sets)
    let base = paragraphBase(slot, sets)
    var typography = style.typography(inside: base, picture)
    if !style.isTransparent {
      // The opacity of the elements around goes into that of the paragraph.
      typography.remove("opacity")
      if let opacity = style.opacity(inside: base) {
        typography.set(.other(name: "opacity", value: opacity))
      }
    }
    if style.isForced { typography.set(.other(name: "forcedDisplay", value: "true")) }
    var extras = Extras()
    if !typography.isEmpty || style.isRightToLeft {
      extras[TTMLCue.self] = TTMLCue(isRightToLeft: style.isRightToLeft, style: typography)
    }
    while slots[slot].extras.count <= index { slots[slot].extras.append(nil) }
    slots[slot].extras[index] = extras
    return extras
  }

  /// Placement and extras of a paragraph's cue.
  ///
  /// - Parameter isRightToLeft: Whether the cue's text runs from right to left by its letters.
  mutating func look(
    _ slot: Int,
    _ chain: Int32,
    _ sets: [[TTMLStyleEntry]],
    isRightToLeft: Bool
  ) -> (placement: Placement?, extras: Extras) {
    let textAlign = textAlign(slot, chain, sets)
    let region = slots[slot].id
    var placement: Placement?
    // Without a region the player decides, unless the document asks for an alignment.
    if let align = region == nil ? textAlign : textAlign ?? .start,
      region == nil || align != .center
    {
      placement = Placement()
      placement?.textAlign = align
    }
    var extras = extras(slot, chain, sets)
    let isFromRight = extras[TTMLCue.self]?.isRightToLeft == true
    if isFromRight, !isRightToLeft { extras[TTMLCue.self]?.isAgainstText = true }
    if isRightToLeft != isFromRight {
      placement?.fixSides(fromRight: isFromRight)
      // That there is a record says that the direction is TTML's and not the text's.
      if extras[TTMLCue.self] == nil { extras[TTMLCue.self] = TTMLCue() }
    }
    return (placement, extras)
  }

  /// What a cue of a paragraph has beside identifier, times and text, where the paragraph says nothing
  /// but style.
  mutating func settings(
    _ slot: Int,
    _ chain: Int32,
    _ sets: [[TTMLStyleEntry]],
    isRightToLeft: Bool
  ) -> CueSettings {
    let index = Int(chain) * 2 + (isRightToLeft ? 1 : 0)
    if index < slots[slot].settings.count, let known = slots[slot].settings[index] { return known }
    let look = look(slot, chain, sets, isRightToLeft: isRightToLeft)
    let settings = CueSettings(
      placement: look.placement,
      region: slots[slot].id,
      extras: look.extras
    )
    while slots[slot].settings.count <= index { slots[slot].settings.append(nil) }
    slots[slot].settings[index] = settings
    return settings
  }

  private mutating func add(_ spans: [TextSpan.Kind]) -> Int32 {
    if spans.isEmpty { return 0 }
    lists.append(spans)
    return Int32(truncatingIfNeeded: lists.count - 1)
  }
}

extension [Int32] {
  /// Sets an element beyond the end, too; those between become -1.
  fileprivate mutating func set(_ index: Int, _ value: Int32) {
    while count <= index { append(-1) }
    self[index] = value
  }
}
