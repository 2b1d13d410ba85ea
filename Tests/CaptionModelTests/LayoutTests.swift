import CaptionModel
import Testing

@Suite("Placement and regions")
struct LayoutTests {
  @Test("each of the nine places comes back from its placement", arguments: 1...9)
  func anchors(number: Int) throws {
    let anchor = try #require(Anchor(number))
    #expect(Placement(anchor).anchor == anchor)
  }

  @Test("each of the nine places comes back from its rectangle", arguments: 1...9)
  func boxes(number: Int) throws {
    let placement = Placement(try #require(Anchor(number)))
    let box = Region.Box(placement)
    #expect(Placement(box: box, textAlign: placement.textAlign).anchor.number == number)
    #expect(box.x >= 0 && box.y >= 0 && box.width > 0 && box.height > 0)
    #expect(box.x + box.width <= 100.001 && box.y + box.height <= 100.001)
  }

  /// A text at the left edge of a box at the right is seen at the right.
  @Test(
    "the box decides the side, and the alignment within it",
    arguments: [
      // Position, its alignment, the text's alignment, size, and the column.
      (70, .auto, .left, 100, 2), (50, .auto, .left, 100, 1), (30, .auto, .left, 100, 0),
      (30, .auto, .right, 100, 0), (50, .auto, .right, 100, 1), (90, .auto, .right, 100, 2),
      (60, .lineLeft, .left, 35, 2), (5, .lineLeft, .right, 35, 0), (10, .lineLeft, .right, 80, 2),
      (30, .lineLeft, .center, 100, 1), (60, .lineLeft, .center, 40, 2),
      (20, .auto, .center, 100, 0),
    ] as [(Double, Placement.PositionAlign, Placement.TextAlign, Double, Int)]
  )
  func sides(
    _ position: Double,
    _ positionAlign: Placement.PositionAlign,
    _ textAlign: Placement.TextAlign,
    _ size: Double,
    _ column: Int
  ) {
    var placement = Placement()
    placement.position = position
    placement.positionAlign = positionAlign
    placement.textAlign = textAlign
    placement.size = size
    #expect(placement.anchor.column == column)
  }

  @Test("a top line is a rectangle with its text at the top")
  func top() throws {
    let box = Region.Box(Placement(try #require(Anchor(8))))
    #expect(box.displayAlign == .before)
    #expect(box.y == 10)
    #expect(box.x == 10)
    #expect(box.width == 80)
  }

  @Test("an ordinary region is no placement at all")
  func ordinary() {
    var document = CaptionDocument()
    document.regions = [
      Region(id: "low", geometry: .box(.ordinary)),
      Region(id: "high", geometry: .box(Region.Box(x: 10, y: 5, width: 80, height: 20))),
    ]
    let cue = Cue(begin: .zero, end: nil, text: "x", region: "low")
    #expect(document.placement(of: cue) == nil)
    var top = cue
    top.region = "high"
    let placement = document.placement(of: top)
    #expect(placement?.line == .percent(5))
    #expect(placement?.lineAlign == .start)
    #expect(placement?.position == 50)
    #expect(placement?.size == 80)
    #expect(placement?.anchor.number == 8)
    var lost = cue
    lost.region = "nowhere"
    #expect(document.placement(of: lost) == nil)
  }

  @Test("text at the foot of a full-height box stands at the bottom")
  func foot() {
    let box = Region.Box(x: 5, y: 5, width: 90, height: 90, displayAlign: .after)
    let placement = Placement(box: box, textAlign: .center)
    #expect(placement.line == .percent(95))
    #expect(placement.lineAlign == .end)
    #expect(placement.isOrdinary)
  }

  @Test("lines that grow leftwards begin at the right edge of their box")
  func vertical() {
    let box = Region.Box(
      x: 70,
      y: 10,
      width: 20,
      height: 80,
      displayAlign: .before,
      writingMode: .verticalGrowingLeft
    )
    let placement = Placement(box: box, textAlign: .start)
    #expect(placement.writingMode == .verticalGrowingLeft)
    #expect(placement.line == .percent(90))
    #expect(placement.lineAlign == .end)
    #expect(placement.position == 10)
    #expect(Region.Box(placement).displayAlign == .before)
    #expect(Region.Box(placement).writingMode == .verticalGrowingLeft)
  }

  @Test("absurd settings still give a rectangle in the picture")
  func absurd() {
    var placement = Placement()
    placement.line = .number(-1e30)
    placement.position = 100
    placement.size = 0
    let box = Region.Box(placement)
    #expect((0...100).contains(box.x) && (0...100).contains(box.y))
    #expect(box.width >= 1)
    var region = Region.Anchored()
    region.lines = 1e300
    region.width = 0
    #expect((1...100).contains(Region.Box(region).height))
  }
}
