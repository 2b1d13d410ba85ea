import CaptionModel
import Testing

@testable import CaptionFormats

@Suite("TTML regions and placement")
struct TTMLRegionTests {
  private func box(_ attributes: String, root: String = "") -> Region.Box? {
    let head = "<layout><region xml:id='r' \(attributes)/></layout>"
    let result = TTMLTest.read(TTMLTest.document("<body/>", head: head, root: root))
    return result.document.regions.first?.box
  }

  static let boxes: [(attributes: String, root: String, box: Region.Box)] = [
    ("", "", Region.Box()),
    (
      "tts:origin='10% 80%' tts:extent='80% 15%' tts:displayAlign='after'", "",
      Region.Box(x: 10, y: 80, width: 80, height: 15, displayAlign: .after)
    ),
    ("tts:origin='auto' tts:extent='auto'", "", Region.Box()),
    (
      "tts:origin='64px 36px' tts:extent='640px 180px'", "tts:extent='1280px 720px'",
      Region.Box(x: 5, y: 5, width: 50, height: 25)
    ),
    (
      "tts:origin='4c 3c' tts:extent='16c 6c'", "",
      Region.Box(x: 12.5, y: 20, width: 50, height: 40)
    ),
    (
      "tts:origin='5c 3c' tts:extent='20c 15c'", "ttp:cellResolution='50 30'",
      Region.Box(x: 10, y: 10, width: 40, height: 50)
    ),
    (
      "tts:origin='10rw 20rh' tts:extent='50rw 30rh'", "",
      Region.Box(x: 10, y: 20, width: 50, height: 30)
    ),
    (
      "tts:extent='80% 20%' tts:position='center bottom'", "",
      Region.Box(x: 10, y: 80, width: 80, height: 20)
    ),
    (
      "tts:extent='80% 20%' tts:position='50% 25%'", "",
      Region.Box(x: 10, y: 20, width: 80, height: 20)
    ),
    (
      "tts:extent='80% 20%' tts:position='right 10% bottom 5%'", "",
      Region.Box(x: 18, y: 76, width: 80, height: 20)
    ),
    (
      "tts:extent='80% 20%' tts:position='top'", "",
      Region.Box(x: 10, y: 0, width: 80, height: 20)
    ),
    (
      "tts:extent='80% 20%' tts:position='left 5rw bottom 5rh'", "",
      Region.Box(x: 5, y: 75, width: 80, height: 20)
    ),
    ("tts:writingMode='tbrl'", "", Region.Box(writingMode: .verticalGrowingLeft)),
    ("tts:writingMode='tblr'", "", Region.Box(writingMode: .verticalGrowingRight)),
    ("tts:displayAlign='center'", "", Region.Box(displayAlign: .center)),
  ]

  @Test("origin, extent and position in every unit", arguments: boxes)
  func geometry(_ row: (attributes: String, root: String, box: Region.Box)) {
    let box = box(row.attributes, root: row.root)
    #expect(box.map { rounded($0.x) } == rounded(row.box.x))
    #expect(box.map { rounded($0.y) } == rounded(row.box.y))
    #expect(box.map { rounded($0.width) } == rounded(row.box.width))
    #expect(box.map { rounded($0.height) } == rounded(row.box.height))
    #expect(box?.displayAlign == row.box.displayAlign)
    #expect(box?.writingMode == row.box.writingMode)
  }

  private func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }

  @Test(
    "values that mean nothing are reported and left out",
    arguments: [
      "tts:origin='here'", "tts:extent='10%'", "tts:extent='-5% 10%'",
      "tts:position='left left'", "tts:origin='5px 5px'", "tts:origin='nan% inf%'",
    ]
  )
  func unusable(attribute: String) {
    let head = "<layout><region xml:id='r' \(attribute)/></layout>"
    let result = TTMLTest.read(TTMLTest.document("<body/>", head: head))
    #expect(result.document.regions.first?.box == Region.Box())
    #expect(result.diagnostics.map(\.code) == ["ttml/bad-value"])
  }

  @Test("geometry from referenced and nested styles, the region's own attributes first")
  func stylesOfRegions() {
    let head = """
      <styling><style xml:id='s' tts:origin='1% 1%' tts:displayAlign='after'/></styling>\
      <layout><region xml:id='r' style='s' tts:extent='50% 50%'>\
      <style tts:origin='2% 2%' tts:extent='9% 9%'/></region></layout>
      """
    let region = TTMLTest.read(TTMLTest.document("<body/>", head: head)).document.regions.first
    #expect(
      region?.box == Region.Box(x: 2, y: 2, width: 50, height: 50, displayAlign: .after)
    )
  }

  static let layout = "<layout><region xml:id='r'/><region xml:id='s'/></layout>"

  static let assignments: [(body: String, cues: [String], codes: [String])] = [
    ("<body region='r'><div><p end='1s'>A</p></div></body>", ["0-1000 r: A"], []),
    ("<body><div region='s'><p end='1s'>A</p></div></body>", ["0-1000 s: A"], []),
    ("<body><div><p end='1s' region='s'>A</p></div></body>", ["0-1000 s: A"], []),
    ("<body region='r'><div><p end='1s' region='r'>A</p></div></body>", ["0-1000 r: A"], []),
    ("<body><div><p end='1s'>A</p></div></body>", [], ["no-region"]),
    ("<body region='r'><div><p end='1s' region='s'>A</p></div></body>", [], ["no-region"]),
    (
      "<body><div><p end='1s'><span region='r'>A</span><span region='s'>B</span></p></div></body>",
      ["0-1000 r: A", "0-1000 s: B"], []
    ),
    (
      "<body><div><p end='1s' region='r'>A<span region='s'>B</span></p></div></body>",
      ["0-1000 r: A"], ["no-region"]
    ),
    // Nothing good is lost to a wrong reference.
    ("<body><div><p end='1s' region='x'>A</p></div></body>", ["0-1000: A"], ["unknown-region"]),
  ]

  @Test("which region shows what", arguments: assignments)
  func assignment(_ row: (body: String, cues: [String], codes: [String])) {
    let source = TTMLTest.document(row.body, head: Self.layout)
    #expect(TTMLTest.cues(source) == row.cues)
    #expect(TTMLTest.codes(source) == row.codes)
  }

  @Test("alignment: as resolved, and none where the document says nothing")
  func alignment() {
    let head = """
      <layout><region xml:id='r' tts:textAlign='center'/><region xml:id='s'/></layout>
      """
    func placement(_ body: String, _ head: String) -> (Placement?, [Detail]) {
      let source = SourceText(TTMLTest.document(body, head: head))
      let result = CaptionFormat.ttml.read(source, ReadingOptions())
      return (
        result.document.cues.first?.placement, CaptionFormat.ttml.describe(0, result, source)
      )
    }
    func details(_ align: String, _ direction: String = "ltr") -> [Detail] {
      [Detail("textAlign", .string(align)), Detail("direction", .string(direction))]
    }
    var start = Placement()
    start.textAlign = .start
    var right = Placement()
    right.textAlign = .right
    let cases: [(String, String, Placement?, [Detail])] = [
      ("<body region='r'><p>A</p></body>", head, nil, details("center")),
      ("<body region='s'><p>A</p></body>", head, start, details("start")),
      ("<body region='s'><p tts:textAlign='center'>A</p></body>", head, nil, details("center")),
      ("<body region='r'><p tts:textAlign='right'>A</p></body>", head, right, details("right")),
      ("<body><p>A</p></body>", "", nil, details("start")),
      ("<body tts:textAlign='center'><p>A</p></body>", "", Placement(), details("center")),
      (
        "<body region='r'><p tts:direction='rtl'>A</p></body>", head, nil,
        details("center", "rtl")
      ),
    ]
    for (body, head, expected, described) in cases {
      let (actual, details) = placement(body, head)
      #expect(actual == expected, "\(body)")
      #expect(details == described, "\(body)")
    }
  }
}
