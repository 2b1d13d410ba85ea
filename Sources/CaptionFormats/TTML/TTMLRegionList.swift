import CaptionModel

/// The regions of a document that is written: those that it has, and one for every other place in
/// which its cues stand.
struct TTMLRegionList: Sendable {
  /// A region as it will be written.
  struct Entry: Sendable {
    let id: String
    var box: Region.Box
    var style = TextStyle()
    /// The alignment of its first cue; cues with another one say so themselves.
    var align: Placement.TextAlign?
    /// How a cue refers to it.
    let attribute: [UInt8]

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

  private(set) var entries: [Entry] = []
  private var numbers: [String: Int] = [:]
  private var places: [Place: Int] = [:]
  private var last: (placement: Placement?, number: Int)?
  private var lastNamed: (id: String, number: Int)?

  private struct Place: Hashable {
    var box: Region.Box
    var align: Placement.TextAlign
  }

  /// Takes over the regions of a document; the last one of an id counts.
  mutating func add(_ regions: [Region], ids: inout TTMLIdentifiers) {
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
    }
  }

  /// The number of a cue's region, and the alignment that the cue itself has to state, or nil.
  mutating func region(
    of cue: Cue,
    ids: inout TTMLIdentifiers
  ) -> (number: Int, align: Placement.TextAlign?) {
    if let id = cue.region {
      if let lastNamed, lastNamed.id == id { return aligned(lastNamed.number, cue) }
      if let number = numbers[id] {
        lastNamed = (id, number)
        return aligned(number, cue)
      }
    }
    if let last, last.placement == cue.placement { return (last.number, nil) }
    let number = place(cue.placement ?? Placement(), ids: &ids)
    last = (cue.placement, number)
    return (number, nil)
  }

  private mutating func aligned(_ number: Int, _ cue: Cue) -> (Int, Placement.TextAlign?) {
    let align = cue.placement?.textAlign ?? .center
    guard let known = entries[number].align else {
      entries[number].align = align
      return (number, nil)
    }
    return (number, align == known ? nil : align)
  }

  /// The region that stands for a placement.
  private mutating func place(_ placement: Placement, ids: inout TTMLIdentifiers) -> Int {
    let placement = placement.isOrdinary ? Placement() : placement
    let key = Place(box: Region.Box(placement), align: placement.textAlign)
    if let number = places[key] { return number }
    let number = entries.count
    places[key] = number
    let id = ids.make(Self.name(placement))
    entries.append(Entry(id: id, box: key.box, align: key.align))
    return number
  }

  /// A name that says where: `bottom`, `topLeft`, `middle`.
  private static func name(_ placement: Placement) -> String {
    let row = ["bottom", "middle", "top"][placement.anchor.row]
    let column = ["Left", "", "Right"][placement.anchor.column]
    return row + column
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
