/// One of nine places in the picture, numbered as on a numeric keypad (SubRip's `{\an1}`…`{\an9}`).
public struct Anchor: Sendable, Hashable {
  /// The number: 1 to 3 bottom, 4 to 6 middle, 7 to 9 top; left, centre, right in each.
  public let number: Int

  /// Makes an anchor of a keypad number; nil unless it is 1 to 9.
  public init?(_ number: Int) {
    guard (1...9).contains(number) else { return nil }
    self.number = number
  }

  private init(column: Int, row: Int) {
    number = row * 3 + column + 1
  }

  /// The place where captions stand by default.
  public static let bottomCenter = Anchor(column: 1, row: 0)

  /// 0 for the left third, 1 for the middle, 2 for the right.
  public var column: Int { (number - 1) % 3 }

  /// 0 for the bottom third, 1 for the middle, 2 for the top.
  public var row: Int { (number - 1) / 3 }
}

extension Placement {
  /// Makes the placement that stands for one of the nine places.
  ///
  /// The bottom row leaves the line to the player; the sides keep a tenth of the picture free.
  public init(_ anchor: Anchor) {
    self.init()
    switch anchor.row {
    case 2: line = .number(0)
    case 1:
      line = .percent(50)
      lineAlign = .center
    default: break
    }
    switch anchor.column {
    case 0:
      textAlign = .left
      position = 10
    case 2:
      textAlign = .right
      position = 90
    default: break
    }
  }

  /// The nearest of the nine places.
  ///
  /// Start and end count as left and right, since the text is not known here;
  /// ``withSides(fromRight:)`` puts the sides for them.
  public var anchor: Anchor {
    let row = writingMode == .horizontal ? verticalThird : 1 + horizontalAsRow
    let column = writingMode == .horizontal ? horizontalThird : verticalTextColumn
    return Anchor(row * 3 + column + 1) ?? .bottomCenter
  }

  /// 0 bottom, 1 middle, 2 top, from the line.
  private var verticalThird: Int {
    switch line {
    case nil: 0
    // A picture has about 15 lines; those counted from the top stand in the upper part up to 4.
    case .number(let number):
      number < 0
        ? (number < -10 ? 2 : number < -5 ? 1 : 0)
        : (number < 5 ? 2 : number < 10 ? 1 : 0)
    case .percent(let share):
      switch lineAlign {
      case .start: share < 33 ? 2 : share < 66 ? 1 : 0
      case .center: share < 33 ? 2 : share <= 67 ? 1 : 0
      case .end: share <= 34 ? 2 : share <= 67 ? 1 : 0
      }
    }
  }

  /// 0 left, 1 middle, 2 right, by where in its box the text begins or ends.
  private var horizontalThird: Int {
    guard textAlign != .center || position != nil else { return 1 }
    let box = Region.Box(self)
    switch textAlign {
    // Text at the left of a box that is at the right of the picture is not at the left.
    case .start, .left: return box.x < 34 ? 0 : box.x < 60 ? 1 : 2
    case .end, .right:
      let end = box.x + box.width
      return end > 66 ? 2 : end > 40 ? 1 : 0
    case .center:
      let middle = box.x + box.width / 2
      return middle < 33 ? 0 : middle > 67 ? 2 : 1
    }
  }

  /// For vertical text the text's alignment decides about top and bottom: -1, 0 or 1 from middle.
  private var horizontalAsRow: Int {
    switch textAlign {
    case .start, .left: 1
    case .center: 0
    case .end, .right: -1
    }
  }

  /// For vertical text the line decides about left and right.
  private var verticalTextColumn: Int {
    let growsLeft = writingMode == .verticalGrowingLeft
    switch line {
    case nil: return growsLeft ? 0 : 2
    case .number(let number): return (number >= 0) == growsLeft ? 2 : 0
    case .percent(let share): return share < 33 ? 0 : share > 67 ? 2 : 1
    }
  }
}
