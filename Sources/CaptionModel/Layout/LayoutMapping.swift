/// How placements and regions stand for each other, in both directions.
///
/// Every writer uses these, so a cue at the top of the picture is there in every format.

extension Placement {
  /// Makes the placement of text that stands in a rectangle, as TTML regions are.
  public init(box: Region.Box, textAlign: TextAlign) {
    self.init()
    self.textAlign = textAlign
    writingMode = box.writingMode
    let horizontal = box.writingMode == .horizontal
    let along = horizontal ? (box.x, box.width) : (box.y, box.height)
    let across = horizontal ? (box.y, box.height) : (box.x, box.width)

    size = along.1
    switch textAlign {
    case .start, .left: position = along.0
    case .center: position = along.0 + along.1 / 2
    case .end, .right: position = along.0 + along.1
    }

    // Lines that grow leftwards begin at the box's far side.
    let reversed = box.writingMode == .verticalGrowingLeft
    switch box.displayAlign {
    case .center:
      line = .percent(across.0 + across.1 / 2)
      lineAlign = .center
    case .before where !reversed, .after where reversed:
      line = .percent(across.0)
      lineAlign = .start
    case .before, .after:
      line = .percent(across.0 + across.1)
      lineAlign = .end
    }
  }

  /// Whether a viewer would see no difference to an ordinary caption: centred along the bottom.
  public var isOrdinary: Bool {
    guard writingMode == .horizontal, textAlign == .center else { return false }
    if let position, abs(position - 50) > 1 { return false }
    guard positionAlign == .auto || positionAlign == .center else { return false }
    switch line {
    case nil: return size >= 50
    case .number: return false
    case .percent(let share): return size >= 50 && lineAlign == .end && share >= 80 && share <= 100
    }
  }
}

extension Region.Box {
  /// The rectangle in which ordinary captions stand: the lower part of the safe area.
  public static let ordinary = Region.Box(
    x: 10,
    y: 10,
    width: 80,
    height: 80,
    displayAlign: .after
  )

  /// Makes the rectangle that a placement stands for.
  public init(_ placement: Placement) {
    self = .ordinary
    writingMode = placement.writingMode
    let along = Self.extent(along: placement)
    let across = Self.extent(across: placement)
    switch placement.writingMode {
    case .horizontal:
      (x, width) = (along.origin, along.length)
      (y, height) = (across.origin, across.length)
      displayAlign = across.align
    case .verticalGrowingLeft, .verticalGrowingRight:
      (y, height) = (along.origin, along.length)
      (x, width) = (across.origin, across.length)
      displayAlign = across.align
    }
  }

  /// The rectangle's side along the writing direction (WebVTT, 7.2 steps 4 to 6).
  private static func extent(along placement: Placement) -> (origin: Double, length: Double) {
    guard placement.position != nil || placement.size < 100 else {
      return (10, 80)
    }
    let align: Placement.PositionAlign
    switch (placement.positionAlign, placement.textAlign) {
    case (.auto, .start), (.auto, .left): align = .lineLeft
    case (.auto, .end), (.auto, .right): align = .lineRight
    case (.auto, .center): align = .center
    default: align = placement.positionAlign
    }
    let position: Double
    switch (placement.position, placement.textAlign) {
    case (.some(let value), _): position = value
    case (nil, .start), (nil, .left): position = 0
    case (nil, .end), (nil, .right): position = 100
    case (nil, .center): position = 50
    }
    let room: Double
    switch align {
    case .lineLeft: room = 100 - position
    case .lineRight: room = position
    case .center, .auto: room = 2 * Swift.min(position, 100 - position)
    }
    // Text anchored at the very edge would get no room at all.
    let length = Swift.max(Swift.min(placement.size, room), 1)
    let origin: Double
    switch align {
    case .lineLeft: origin = position
    case .lineRight: origin = position - length
    case .center, .auto: origin = position - length / 2
    }
    return (clamped(origin, 0, 100 - length), length)
  }

  /// The rectangle's side across the writing direction.
  private static func extent(across placement: Placement) -> (
    origin: Double, length: Double, align: Region.DisplayAlign
  ) {
    let reversed = placement.writingMode == .verticalGrowingLeft
    let share: Double
    var align = placement.lineAlign
    switch placement.line {
    case nil: return (10, 80, .after)
    case .percent(let value): share = clamped(value, 0, 100)
    case .number(let number):
      // A line is taken as a fifteenth of the picture between margins of a tenth. Vertical lines
      // are counted from the side where the first one stands.
      let step = 80.0 / 15
      let fromStart = number >= 0
      let distance = fromStart ? 10 + number * step : 10 + (-1 - number) * step
      let limited = clamped(distance, 0, 90)
      share = fromStart != reversed ? limited : 100 - limited
      align = fromStart != reversed ? .start : .end
    }
    switch align {
    case .start: return (share, 100 - share - margin(100 - share), reversed ? .after : .before)
    case .end:
      let origin = margin(share)
      return (origin, share - origin, reversed ? .before : .after)
    case .center:
      let half = Swift.max(Swift.min(share, 100 - share), 1)
      return (clamped(share - half, 0, 98), 2 * half, .center)
    }
  }

  /// The safe area's margin on the far side, where there is room for it.
  private static func margin(_ room: Double) -> Double { room > 20 ? 10 : 0 }

  /// Makes the rectangle that a WebVTT region covers; lines are taken as 5.33 % of the height.
  public init(_ region: Region.Anchored) {
    self.init()
    width = clamped(region.width, 1, 100)
    height = clamped(region.lines * 5.33, 1, 100)
    x = clamped(region.viewportAnchor.x - region.regionAnchor.x * width / 100, 0, 100 - width)
    y = clamped(region.viewportAnchor.y - region.regionAnchor.y * height / 100, 0, 100 - height)
    displayAlign = .after
  }
}

extension Region {
  /// The rectangle that the region covers.
  public var box: Box {
    switch geometry {
    case .box(let box): box
    case .anchored(let anchored): Box(anchored)
    }
  }
}

extension Cue {
  /// The placement, worked out from a region where the cue stands in one; nil where the cue stands
  /// where captions ordinarily do.
  public func placement(in region: Region?) -> Placement? {
    guard let region else { return placement }
    let placement = placement(exactlyIn: region)
    return placement.isOrdinary ? nil : placement
  }

  /// The placement that a region gives to the cue's text, wherever it is.
  public func placement(exactlyIn region: Region) -> Placement {
    let align = placement?.textAlign ?? .center
    let side = placement?.withSides(fromRight: isAlignedFromRight).textAlign ?? align
    var placement = Placement(box: region.box, textAlign: side)
    placement.textAlign = align
    return placement
  }
}

extension Placement {
  /// What says of a place in a rectangle no more than is needed: where it is ordinary in one respect,
  /// the player chooses there; nil where it is in all.
  public var withoutOrdinary: Placement? {
    guard isOrdinary else { return self }
    var result = Placement()
    // Ordinary captions end at 90 % of the picture, or below.
    if case .percent(let share) = line, share < 88 {
      result.line = line
      result.lineAlign = lineAlign
    }
    // They are 80 % wide, or as wide as the picture.
    if abs(size - 80) > 1, size < 99 { result.size = size }
    return result.isDefault ? nil : result
  }
}

extension CaptionDocument {
  /// The indices of the regions that count, by id, for who looks up more than one.
  public func regionIndices() -> [String: Int] {
    var indices: [String: Int] = [:]
    for (index, region) in regions.enumerated() { indices[region.id] = index }
    return indices
  }

  /// The cue's placement, worked out from its region where it stands in one; nil where the cue
  /// stands where captions ordinarily do.
  public func placement(of cue: Cue) -> Placement? {
    cue.placement(in: cue.region.flatMap { region($0) })
  }

  /// The region with this id; the last one where several have it, nil where none has.
  public func region(_ id: String) -> Region? {
    regions.last { $0.id == id }
  }
}

private func clamped(_ value: Double, _ low: Double, _ high: Double) -> Double {
  Swift.max(low, Swift.min(value, Swift.max(low, high)))
}
