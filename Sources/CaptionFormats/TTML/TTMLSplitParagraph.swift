import CaptionModel

/// Paragraphs with several times or regions, which become a cue for each stretch of time.
extension TTMLReader {
  /// The most pieces that the texts of a paragraph may be put together of, over all its changes; a long
  /// text counts as several pieces.
  private static let mostWork = 250_000

  /// Makes the cues of the paragraph in one region.
  mutating func presentSplit(
    _ node: Int,
    _ attributes: TTMLAttributes,
    _ slot: Int,
    _ time: TTMLTimeFrame
  ) {
    var instants: Set<MediaTime> = []
    var lastTime: Int32 = -1
    var gateCosts: [Int32: Int] = [:]
    for item in paragraph.items where item.kind != .close {
      guard isIn(slot, item) else { continue }
      if item.gate >= 0, gateCosts[item.gate] == nil {
        gateCosts[item.gate] = gates.addInstants(of: item.gate, to: &instants)
      }
      guard item.time != lastTime else { continue }
      lastTime = item.time
      instants.insert(paragraph.times[Int(item.time)].begin)
      if let end = paragraph.times[Int(item.time)].end { instants.insert(end) }
    }
    let regionGate = presentation.slots[slot].gate
    var workEach = gates.addInstants(of: regionGate, to: &instants)
    workEach += addChanges(slot, to: &instants)
    let ordered = instants.sorted()
    let isAnimated = isAnimated(slot)
    // What spans take back has to be found out at each instant.
    if isAnimated { workEach += paragraph.items.count }
    var pieces = TTMLTimedPieces()
    gather(&pieces, slot, ordered, gateCosts)
    let isCostly = ordered.count > 0 && workEach > Self.mostWork / ordered.count
    guard !isCostly, pieces.work <= Self.mostWork else {
      report(
        TTMLDiagnostics.tooManyChanges,
        "paragraph changes \(ordered.count) times and becomes one cue",
        at: node
      )
      addCue(node, attributes, slot, makeText(slot), time.begin, time.presentedEnd)
      return
    }
    let chain = paragraph.chain
    defer { paragraph.chain = chain }
    let negates = paragraph.hasElements && !isAnimated && hasNegation(slot, at: nil)
    var shown: (text: CaptionText, begin: MediaTime, chain: Int32)?
    pieces.begin()
    for (number, instant) in ordered.enumerated() {
      pieces.move(to: number)
      gateStates.removeAll(keepingCapacity: true)
      paragraph.chain = presentation.chain(chain, in: slot, at: instant, changes, &styles)
      var text = CaptionText.empty
      if !pieces.active.isEmpty, gates.isOpen(regionGate, at: instant) {
        let negates = isAnimated ? hasNegation(slot, at: instant) : negates
        gatherText(slot, at: instant, pieces, negates)
        text = textMaker.finish(preservesSpace: paragraph.preservesSpace)
      }
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

  /// Whether a style of the paragraph, of something in it or of the region changes.
  private func isAnimated(_ slot: Int) -> Bool {
    presentation.slots[slot].changes >= 0 || presentation.isAnimated(paragraph.chain)
      || paragraph.items.contains { $0.kind == .open && presentation.isAnimated($0.chain) }
  }

  /// Takes down the texts and line breaks of a region with the instants from and up to which each shows.
  private func gather(
    _ pieces: inout TTMLTimedPieces,
    _ slot: Int,
    _ instants: [MediaTime],
    _ gateCosts: [Int32: Int]
  ) {
    var gateCosts = gateCosts
    var parents: [Int32] = []
    var lastTime: Int32 = -1
    var range = 0..<0
    var fillerGate: Int32?
    for (index, item) in paragraph.items.enumerated() {
      pieces.parents.append(parents.last ?? -1)
      switch item.kind {
      case .open: parents.append(Int32(truncatingIfNeeded: index))
      case .close: parents.removeLast()
      case .text, .lineBreak:
        guard isIn(slot, item) else { continue }
        let isBlank = item.kind == .text && !item.preservesSpace && !hasWords(item)
        if isBlank, item.isBetweenRubyParts { continue }
        if isBlank, item.time == 0, fillerGate == nil || fillerGate == item.gate {
          fillerGate = item.gate
          pieces.fillers.append(Int32(truncatingIfNeeded: index))
          continue
        }
        if item.time != lastTime {
          lastTime = item.time
          let time = paragraph.times[Int(item.time)]
          let lower = instants.place(of: time.begin)
          range = lower..<max(lower, time.end.map { instants.place(of: $0) } ?? instants.count)
        }
        var cost = 2 + parents.count + Int(item.upper - item.lower) / 32
        // A gate is asked once at an instant, whoever stands behind it.
        if item.gate >= 0 { cost += gateCosts.updateValue(0, forKey: item.gate) ?? 0 }
        pieces.append(index, range, cost: cost)
      }
    }
  }

  /// Puts the text together that a region shows of the paragraph at an instant.
  private mutating func gatherText(
    _ slot: Int,
    at instant: MediaTime,
    _ pieces: TTMLTimedPieces,
    _ negates: Bool
  ) {
    openParagraph(slot, negates)
    var open: [Int32] = []
    var filler = 0
    for number in pieces.active {
      let piece = Int(pieces.indices[Int(number)])
      addFiller(&filler, before: piece, slot, instant, pieces, &open, negates)
      filler = pieces.firstFiller(behind: piece)
      if enter(piece, slot, instant, pieces, &open, negates) { add(piece, slot, negates) }
    }
    addFiller(&filler, before: .max, slot, instant, pieces, &open, negates)
    while open.popLast() != nil { closeElement() }
  }

  /// Adds the first of the white spaces that stand before a piece; more come to the same.
  private mutating func addFiller(
    _ filler: inout Int,
    before piece: Int,
    _ slot: Int,
    _ instant: MediaTime,
    _ pieces: TTMLTimedPieces,
    _ open: inout [Int32],
    _ negates: Bool
  ) {
    while filler < pieces.fillers.count, Int(pieces.fillers[filler]) < piece {
      let index = Int(pieces.fillers[filler])
      filler += 1
      guard enter(index, slot, instant, pieces, &open, negates) else { continue }
      add(index, slot, negates)
      return
    }
  }

  /// Ends and begins elements so that those are open which a piece stands in; false where it does not show.
  private mutating func enter(
    _ piece: Int,
    _ slot: Int,
    _ instant: MediaTime,
    _ pieces: TTMLTimedPieces,
    _ open: inout [Int32],
    _ negates: Bool
  ) -> Bool {
    while let last = open.last, Int(paragraph.items[Int(last)].closing) < piece {
      closeElement()
      open.removeLast()
    }
    guard isActive(paragraph.items[piece], at: instant) else { return false }
    var path: [Int32] = []
    var parent = pieces.parents[piece]
    let innermost = open.last ?? -1
    while parent > innermost {
      let item = paragraph.items[Int(parent)]
      if isSkipped(item, slot) || !isActive(item, at: instant) { return false }
      path.append(parent)
      parent = pieces.parents[Int(parent)]
    }
    for opening in path.reversed() {
      openElement(paragraph.items[Int(opening)], slot, at: instant, negates)
      open.append(opening)
    }
    return true
  }

  private mutating func isActive(_ item: TTMLParagraph.Item, at instant: MediaTime) -> Bool {
    let time = paragraph.times[Int(item.time)]
    guard time.begin <= instant, time.end.map({ instant < $0 }) ?? true else { return false }
    guard item.gate >= 0 else { return true }
    if let known = gateStates[item.gate] { return known }
    let isOpen = gates.isOpen(item.gate, at: instant)
    gateStates[item.gate] = isOpen
    return isOpen
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
  func isIn(_ slot: Int, _ item: TTMLParagraph.Item) -> Bool {
    Int(item.slot) == slot
      || item.slot == TTMLRegionChoice.none && !presentation.hasRegions
        && slot == Int(TTMLRegionChoice.fallback)
  }
}

/// The texts and line breaks of a paragraph, each with the stretch of instants at which it shows.
///
/// Of thousands of pieces that follow each other only those few are looked at that show at an instant.
struct TTMLTimedPieces: Sendable {
  /// For each of the paragraph's items the opening of the element that it stands in, or -1.
  var parents: [Int32] = []
  /// White space that shows as long as the paragraph does, of which a stretch is no more than one space.
  var fillers: [Int32] = []
  /// The pieces, by their items' indices.
  private(set) var indices: [Int32] = []
  /// The numbers of the pieces that show at the current instant, in order.
  private(set) var active: [Int32] = []
  /// What it costs to put all texts together.
  private(set) var work = 0
  private var ranges: [Range<Int32>] = []
  /// The numbers of the pieces by where they begin and by where they end, and how far these are used.
  private var beginning: [Int32] = []
  private var ending: [Int32] = []
  private var nextBegin = 0
  private var nextEnd = 0

  /// Adds a piece that shows at some of the instants, by their numbers.
  mutating func append(_ index: Int, _ instants: Range<Int>, cost: Int) {
    guard !instants.isEmpty else { return }
    indices.append(Int32(truncatingIfNeeded: index))
    ranges.append(
      Int32(
        truncatingIfNeeded: instants.lowerBound
      )..<Int32(truncatingIfNeeded: instants.upperBound)
    )
    let (product, overflow) = cost.multipliedReportingOverflow(by: instants.count)
    let (sum, isTooMuch) = work.addingReportingOverflow(product)
    work = overflow || isTooMuch ? .max : sum
  }

  /// Gets ready for the first instant.
  mutating func begin() {
    let ranges = ranges
    beginning = indices.indices.map { Int32(truncatingIfNeeded: $0) }
    ending = beginning
    beginning.sort { (ranges[Int($0)].lowerBound, $0) < (ranges[Int($1)].lowerBound, $1) }
    ending.sort { (ranges[Int($0)].upperBound, $0) < (ranges[Int($1)].upperBound, $1) }
  }

  /// Goes on to a later instant.
  mutating func move(to instant: Int) {
    while nextEnd < ending.count, Int(ranges[Int(ending[nextEnd])].upperBound) <= instant {
      let place = active.place(of: ending[nextEnd])
      if place < active.count, active[place] == ending[nextEnd] { active.remove(at: place) }
      nextEnd += 1
    }
    while nextBegin < beginning.count, Int(ranges[Int(beginning[nextBegin])].lowerBound) <= instant
    {
      active.insert(beginning[nextBegin], at: active.place(of: beginning[nextBegin]))
      nextBegin += 1
    }
  }

  /// The place in ``fillers`` of the first that stands behind an item.
  func firstFiller(behind index: Int) -> Int {
    fillers.place(of: Int32(truncatingIfNeeded: index) + 1)
  }
}

extension Array where Element: Comparable {
  /// Where the first element stands that is not less than a value, in an ordered array.
  fileprivate func place(of value: Element) -> Int {
    var lower = 0
    var upper = count
    while lower < upper {
      let middle = lower + (upper - lower) / 2
      if self[middle] < value { lower = middle + 1 } else { upper = middle }
    }
    return lower
  }
}
