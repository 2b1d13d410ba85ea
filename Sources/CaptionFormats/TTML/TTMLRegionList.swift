import CaptionModel

/// The regions of a document that is written: those that it has, and one for every other place in
/// which its cues stand.
struct TTMLRegionList: Sendable {
  /// A region as it will be written.
  struct Entry: Sendable {
    let id: String
    /// The id in the source; nil for a region that was made.
    var source: String?
    var box: Region.Box
    var style = TextStyle()
    /// The alignment of its first cue; cues with another one say so themselves.
    var align: Placement.TextAlign?
    /// How a cue refers to it.
    let attribute: [UInt8]
    /// Whether it was made for a placement, so that its size is not the source's.
    var isMade = false
    /// Whether it was made smaller since it lay over another one.
    var isCut = false

    init(
      id: String,
      box: Region.Box,
      style: TextStyle = TextStyle(),
      align: Placement.TextAlign?
    ) {
      self.id = id
      self.box = box
      self.style = style
      self.align = align
      attribute = Array(" region=\"\(id)\"".utf8)
    }
  }

  var entries: [Entry] = []
  private let flavour: TTMLFlavour
  /// The regions of the source, by id, where they are only looked up.
  private var sources: [String: Region] = [:]
  private var fixed: [String: Int] = [:]
  private var lastFixed: (region: String?, placement: Placement?, isFromRight: Bool, result: Fixed)?
  private(set) var cueRegions: [Int32] = []
  private var numbers: [String: Int] = [:]
  private var places: [Place: Int] = [:]
  private var last:
    (
      placement: Placement?, isFromRight: Bool, isTight: Bool, number: Int, lost: String?
    )?
  private var lastNamed: (id: String, number: Int)?

  private struct Place: Hashable {
    var box: Region.Box
    var align: Placement.TextAlign
  }

  init(_ flavour: TTMLFlavour) {
    self.flavour = flavour
  }

  /// Takes over the regions of a document; the last one of an id counts.
  mutating func add(_ regions: [Region], ids: inout TTMLIdentifiers) {
    if flavour.hasFixedRegions {
      for region in regions { sources[region.id] = region }
      return
    }
    for region in regions {
      if let number = numbers[region.id] {
        entries[number].box = region.box
        entries[number].style = region.style
        continue
      }
      numbers[region.id] = entries.count
      let align = region.style.properties.first { $0.name == "textAlign" }
      var style = region.style
      style.remove("textAlign")
      entries.append(
        Entry(
          id: ids.make(region.id),
          box: region.box,
          style: style,
          align: align.flatMap { Placement.TextAlign(ttml: $0.value) }
        )
      )
      entries[entries.count - 1].source = region.id
    }
  }

  /// The number of a cue's region, the alignment that the cue itself has to state, and the settings
  /// that the region does not show, or nil.
  mutating func region(
    of cue: Cue,
    ids: inout TTMLIdentifiers
  ) -> (number: Int, align: Placement.TextAlign?, lost: String?) {
    if let id = cue.region {
      if let lastNamed, lastNamed.id == id { return aligned(lastNamed.number, cue) }
      if let number = numbers[id] {
        lastNamed = (id, number)
        return aligned(number, cue)
      }
    }
    let isFromRight = cue.isAlignedFromRight
    if let last, !last.isTight, last.placement == cue.placement, last.isFromRight == isFromRight {
      return (last.number, nil, last.lost)
    }
    let placement = cue.placement ?? Placement()
    let (number, isTight) = place(placement, isFromRight, cue, ids: &ids)
    let lost = placement.withSides(fromRight: isFromRight)
      .settings(notShownIn: entries[number].box)
    last = (cue.placement, isFromRight, isTight, number, lost)
    return (number, nil, lost)
  }

  /// Makes sure that there is a region where the flavour wants one.
  mutating func finish(ids: inout TTMLIdentifiers) {
    if flavour == .itt {
      _ = fixedNumber("bottom", ids: &ids)
    } else if entries.isEmpty, flavour.isStrictlyStructured {
      entries.append(Entry(id: ids.make("bottom"), box: .ordinary, align: nil))
    }
  }

  // MARK: Regions that would overlap

  /// Takes down the region of the next cue.
  mutating func note(_ number: Int) {
    cueRegions.append(Int32(truncatingIfNeeded: number))
  }

  /// Makes those regions smaller that were made here and cover each other while both show text,
  /// since IMSC allows no such overlap (IMSC 1.1, 8.2).
  mutating func shrink(_ cues: [Cue]) {
    guard entries.count > 1, entries.contains(where: { $0.isMade }), cueRegions.count == cues.count
    else { return }
    var smaller: Set<Int> = []
    var active: [Int] = []
    let order = cues.indices.sorted { (cues[$0].begin, $0) < (cues[$1].begin, $1) }
    for index in order {
      let region = Int(cueRegions[index])
      active.removeAll { other in cues[other].end.map { $0 <= cues[index].begin } ?? false }
      for other in active where Int(cueRegions[other]) != region {
        let number = Int(cueRegions[other])
        guard !(smaller.contains(region) && smaller.contains(number)),
          entries[region].box.overlaps(entries[number].box)
        else { continue }
        smaller.formUnion([region, number])
      }
      // More at one time are no captions that anybody reads.
      if active.count < 16 { active.append(index) }
    }
    for number in smaller where entries[number].isMade { entries[number].box.shrink() }
  }

  // MARK: Fixed regions

  /// A place among fixed regions, and what is lost on the way there.
  struct Fixed: Sendable {
    var number: Int
    var align: Placement.TextAlign?
    var loss: String?
    /// An alignment that the flavour does not have.
    var lostAlign: Placement.TextAlign?
  }

  /// The fixed region nearest to where a cue stands.
  mutating func fixedRegion(of cue: Cue, ids: inout TTMLIdentifiers) -> Fixed {
    let isFromRight = cue.isAlignedFromRight
    if let lastFixed, lastFixed.region == cue.region, lastFixed.placement == cue.placement,
      lastFixed.isFromRight == isFromRight
    {
      return lastFixed.result
    }
    let placement = (cue.placement(in: cue.region.flatMap { sources[$0] }) ?? Placement())
      .withSides(fromRight: isFromRight)
    let align = cue.placement?.textAlign ?? .center
    var result = Fixed(number: 0, align: align == .center ? nil : align)
    let anchor = placement.anchor
    let name: String
    if placement.writingMode == .horizontal {
      name = anchor.row == 2 ? "top" : "bottom"
      if anchor.row == 1 { result.loss = "place in the middle of the picture" }
      if align == .center, anchor.column != 1 {
        result.loss = "place at the \(anchor.column == 0 ? "left" : "right")"
      }
    } else if flavour.hasVerticalText {
      name = anchor.column == 0 ? "left" : "right"
      if anchor.column == 1 { result.loss = "place in the middle of the picture" }
    } else {
      name = "bottom"
      result.loss = "vertical writing"
    }
    if result.loss == nil, placement.writingMode == .horizontal, !placement.isDefault {
      result.loss = Self.lostPlace(Region.Box(placement), name)
    }
    if flavour.isAlwaysCentered, align != .center {
      result.lostAlign = align
      result.align = nil
    }
    result.number = fixedNumber(name, ids: &ids)
    if cue.region == nil,
      result.loss == nil || entries[result.number].box.writingMode == placement.writingMode,
      let lost = placement.settings(notShownIn: entries[result.number].box)
    {
      result.loss = (result.loss.map { $0 + ", " } ?? "") + "setting \"\(lost)\""
    }
    lastFixed = (cue.region, cue.placement, isFromRight, result)
    return result
  }

  /// What a fixed region does not have of a rectangle: where its lines stand and how long they are.
  private static func lostPlace(_ box: Region.Box, _ name: String) -> String? {
    let edge = name == "top" ? box.y : box.y + box.height
    var parts: [String] = []
    // Nobody sees where in the outer fifth of the picture a line stands.
    if name == "top" ? edge > 20 : edge < 80 { parts.append("line at \(percent(edge))") }
    if box.width < 75 { parts.append("width of \(percent(box.width))") }
    return parts.isEmpty ? nil : parts.joined(separator: " and ")
  }

  private static func percent(_ value: Double) -> String {
    var bytes: [UInt8] = []
    bytes.append(decimal: value)
    return String(decoding: bytes, as: UTF8.self) + " %"
  }

  private mutating func fixedNumber(_ name: String, ids: inout TTMLIdentifiers) -> Int {
    if let number = fixed[name] { return number }
    var box = Region.Box.ordinary
    if flavour == .itt {
      // The regions that Apple's own tools know take up 15 % at each side.
      switch name {
      case "top": box = Region.Box(x: 0, y: 0, width: 100, height: 15)
      case "left": box = Region.Box(x: 0, y: 0, width: 15, height: 100, displayAlign: .after)
      case "right": box = Region.Box(x: 85, y: 0, width: 15, height: 100)
      default: box = Region.Box(x: 0, y: 85, width: 100, height: 15, displayAlign: .after)
      }
      if name == "left" || name == "right" { box.writingMode = .verticalGrowingLeft }
    } else if name == "top" {
      box.displayAlign = .before
    }
    let number = entries.count
    fixed[name] = number
    entries.append(Entry(id: ids.make(name), box: box, align: .center))
    return number
  }

  private mutating func aligned(
    _ number: Int,
    _ cue: Cue
  ) -> (Int, Placement.TextAlign?, String?) {
    let align = cue.placement?.textAlign ?? .center
    let lost = cue.placement?.positionInRegion
    guard let known = entries[number].align else {
      entries[number].align = align
      return (number, nil, lost)
    }
    return (number, align == known ? nil : align, lost)
  }

  /// The region that stands for a placement, and whether its size depends on the lines of the cue.
  private mutating func place(
    _ placement: Placement,
    _ isFromRight: Bool,
    _ cue: Cue,
    ids: inout TTMLIdentifiers
  ) -> (number: Int, isTight: Bool) {
    // A narrower box breaks lines elsewhere, wherever it stands.
    let isOrdinary =
      placement.isOrdinary && Region.Box(placement).isNearlyOrdinary
    let placement = isOrdinary ? Placement() : placement
    let sides = placement.withSides(fromRight: isFromRight)
    var key = Place(box: Region.Box(sides), align: placement.textAlign)
    let isTight = key.box.isTight
    if isTight { key.box.makeRoom(forLines: 1 + cue.text.utf8.count { $0 == 0x0A }) }
    if let number = places[key] { return (number, isTight) }
    let number = entries.count
    places[key] = number
    let id = ids.make(Self.name(sides))
    entries.append(Entry(id: id, box: key.box, align: key.align))
    entries[number].isMade = true
    return (number, isTight)
  }

  /// A name that says where: `bottom`, `topLeft`, `middle`.
  private static func name(_ placement: Placement) -> String {
    let row = ["bottom", "middle", "top"][placement.anchor.row]
    let column = ["Left", "", "Right"][placement.anchor.column]
    return row + column
  }
}

extension Region.Box {
  /// Whether two rectangles cover some of the same picture.
  func overlaps(_ other: Region.Box) -> Bool {
    x < other.x + other.width && other.x < x + width && y < other.y + other.height
      && other.y < y + height
  }

  /// Whether a viewer would see no difference to the rectangle of ordinary captions.
  fileprivate var isNearlyOrdinary: Bool {
    let other = Self.ordinary
    return displayAlign == other.displayAlign && writingMode == other.writingMode
      && abs(x - other.x) < 0.1 && abs(width - other.width) < 0.1
      && abs(y + height - other.y - other.height) < 1
  }

  /// The height of a line of text in the writer's ordinary size: a fifteenth of the picture and a
  /// quarter more between the lines (TTML2, 10.2.18 `fontSize`, 10.2.23 `lineHeight`).
  private static let lineHeight = 100.0 / 15 * 1.25

  /// Whether a horizontal rectangle holds less than three lines, so that two may be more than it can
  /// show.
  fileprivate var isTight: Bool { writingMode == .horizontal && height < 3 * Self.lineHeight }

  /// Makes a horizontal rectangle high enough for lines of text that would be cut off, and moves it
  /// into the picture with them, as WebVTT's players do (WebVTT, 7.2 step 18).
  fileprivate mutating func makeRoom(forLines lines: Int) {
    let least = min(Double(lines) * Self.lineHeight, 100)
    guard height < least else { return }
    switch displayAlign {
    case .before: break
    case .center: y -= (least - height) / 2
    case .after: y -= least - height
    }
    height = least
    y = min(max(y, 0), 100 - height)
  }

  /// Leaves a horizontal rectangle room for four lines, or three in the middle of the picture, at the
  /// edge where its text stands.
  fileprivate mutating func shrink() {
    guard writingMode == .horizontal else { return }
    let most = displayAlign == .center ? 20.0 : 30
    guard height > most else { return }
    switch displayAlign {
    case .before: break
    case .center: y += (height - most) / 2
    case .after: y += height - most
    }
    height = most
  }
}

extension Placement.TextAlign {
  /// Reads a value of `tts:textAlign`; nil for one that is none.
  init?(ttml value: String) {
    switch value {
    case "start", "justify": self = .start
    case "center": self = .center
    case "end": self = .end
    case "left": self = .left
    case "right": self = .right
    default: return nil
    }
  }
}
