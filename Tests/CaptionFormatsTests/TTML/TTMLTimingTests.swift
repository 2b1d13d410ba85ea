import CaptionModel
import Testing

@testable import CaptionFormats

@Suite("TTML times in their containers")
struct TTMLTimingTests {
  /// A body, and the cues as `begin-end: text` in milliseconds, each worked out by hand.
  static let bodies: [(body: String, cues: [String])] = [
    ("<body><div><p begin='1s' end='2s'>A</p></div></body>", ["1000-2000: A"]),
    ("<body><div><p begin='1s' dur='2s'>A</p></div></body>", ["1000-3000: A"]),
    // The shorter of dur and end counts, and end counts from the container's begin.
    ("<body><div><p begin='1s' dur='2s' end='10s'>A</p></div></body>", ["1000-3000: A"]),
    ("<body><div><p begin='11s' dur='9s' end='12s'>A</p></div></body>", ["11000-12000: A"]),
    ("<body><div><p begin='4s'>A</p></div></body>", ["4000-: A"]),
    ("<body><div><p>A</p></div></body>", ["0-: A"]),
    ("<body><div begin='10s'><p begin='1s' dur='2s'>A</p></div></body>", ["11000-13000: A"]),
    (
      "<body begin='10s'><div begin='5s'><p begin='1s' end='3s'>A</p></div></body>",
      ["16000-18000: A"]
    ),
    ("<body><div begin='5s' end='8s'><p>A</p></div></body>", ["5000-8000: A"]),
    ("<body end='5s'><div><p begin='1s' end='9s'>A</p></div></body>", ["1000-5000: A"]),
    ("<body dur='5s'><div><p begin='1s'>A</p></div></body>", ["1000-5000: A"]),
    (
      "<body><div><div begin='1s'><div begin='1s'><p dur='1s'>A</p></div></div></div></body>",
      ["2000-3000: A"]
    ),
    // As it was found where it is the wrong way round.
    ("<body><div><p begin='5s' end='3s'>A</p></div></body>", ["5000-3000: A"]),
    (
      """
      <body><div begin='10s' timeContainer='seq'><p dur='2s'>A</p><p dur='3s'>B</p>
      <p begin='1s' dur='2s'>C</p></div></body>
      """,
      ["10000-12000: A", "12000-15000: B", "16000-18000: C"]
    ),
    // A child without a duration takes all time that there is, and what follows never begins.
    (
      "<body><div timeContainer='seq'><p dur='2s'>A</p><p>B</p><p dur='1s'>C</p></div></body>",
      ["0-2000: A", "2000-: B"]
    ),
    (
      "<body timeContainer='seq'><div dur='3s'><p begin='1s'>A</p></div><div><p dur='1s'>B</p></div></body>",
      ["1000-3000: A", "3000-4000: B"]
    ),
    // The end of a parallel container is that of its last child.
    (
      """
      <body timeContainer='seq'><div><p end='1s'>A</p><p begin='2s' end='4s'>B</p></div>
      <div><p dur='1s'>C</p></div></body>
      """,
      ["0-1000: A", "2000-4000: B", "4000-5000: C"]
    ),
    (
      "<body><div><p><span begin='1s' end='4s'>A</span><br/><span begin='2.5s' end='4s'>B</span></p></div></body>",
      ["1000-2500: A", "2500-4000: A\nB"]
    ),
    (
      "<body><div><p begin='1s' end='5s'>A <span begin='1s' end='2s'>B</span> C</p></div></body>",
      ["1000-2000: A C", "2000-3000: A B C", "3000-5000: A C"]
    ),
    (
      "<body><div><p begin='1s' timeContainer='seq'><span dur='1s'>A</span><span dur='2s'>B</span></p></div></body>",
      ["1000-2000: A", "2000-4000: B"]
    ),
    // In a sequence plain text lasts no time.
    (
      "<body><div><p timeContainer='seq'>A<span dur='1s'>B</span><span>C</span></p></div></body>",
      ["0-1000: B"]
    ),
    (
      "<body><div><p begin='1s' end='4s'><set begin='1s' dur='1s' tts:display='none'/>A</p></div></body>",
      ["1000-2000: A", "3000-4000: A"]
    ),
    (
      "<body><div tts:display='none'><set begin='1s' dur='1s' tts:display='auto'/><p>A</p></div></body>",
      ["1000-2000: A"]
    ),
    ("<body><div><p begin='1s' end='2s' tts:display='none'>A</p></div></body>", []),
    (
      "<body><div><p begin='1s' end='2s'>A<span tts:display='none'>B</span></p></div></body>",
      ["1000-2000: A"]
    ),
    (
      "<body><div><p begin='1s' end='2s' tts:visibility='hidden'>A</p></div></body>",
      ["1000-2000: A"]
    ),
  ]

  @Test("begin, end and dur on every element", arguments: bodies)
  func containers(_ row: (body: String, cues: [String])) {
    #expect(TTMLTest.cues(TTMLTest.document(row.body)) == row.cues)
  }

  @Test("what no time shows is reported")
  func neverShown() {
    let beyond = TTMLTest.document(
      "<body><div timeContainer='seq'><p>A</p><p dur='1s'>B</p></div></body>"
    )
    #expect(TTMLTest.codes(beyond) == ["open-ended", "never-shown"])
  }

  /// Paragraphs in what is over before they begin.
  @Test(arguments: [
    "<div end='2s'><p begin='5s' end='6s'>A</p></div>", "<div end='2s'><p begin='2s'>A</p></div>",
    "<div end='2s'><p begin='5s' end='6s'><span begin='0s'>A</span><br/>B</p></div>",
    "<div begin='3s' dur='1s'><p begin='1s' dur='1s'>A</p></div>",
  ])
  func overBeforeItBegins(body: String) {
    let source = TTMLTest.document("<body>\(body)</body>")
    #expect(TTMLTest.cues(source) == [])
    #expect(TTMLTest.codes(source) == ["never-shown"])
  }

  @Test("times of its own that can't be stay, since there is something to mend")
  func noTime() {
    let paragraphs = "<p begin='2s' end='2s'>A</p><p begin='5s' end='1s'>B</p>"
    let source = TTMLTest.document("<body><div end='3s'>\(paragraphs)</div></body>")
    #expect(TTMLTest.cues(source) == ["2000-2000: A", "5000-1000: B"])
  }

  @Test("a cue without end is told, with its number")
  func openEnded() {
    let result = TTMLTest.read(
      TTMLTest.document("<body><div><p begin='1s' end='2s'>A</p><p begin='3s'>B</p></div></body>")
    )
    #expect(result.diagnostics.map(\.code) == ["ttml/open-ended"])
    #expect(result.diagnostics.map(\.cue) == [1])
  }

  @Test("a time that is none is reported at its cue and ignored")
  func badTime() {
    let source = TTMLTest.document(
      "<body><div><p end='1s'>A</p><p begin='soon' end='2s'>B</p></div></body>"
    )
    let result = TTMLTest.read(source)
    #expect(TTMLTest.cues(source) == ["0-1000: A", "0-2000: B"])
    #expect(result.diagnostics.map(\.code) == ["ttml/bad-timestamp"])
    #expect(result.diagnostics.first?.cue == 1)
    let range = result.diagnostics.first?.range ?? 0..<0
    #expect(SourceText(source).string(in: range) == "soon")
  }

  @Test("times of regions cut what they show")
  func regionTimes() {
    let head = """
      <layout><region xml:id='r' begin='2s' end='4s'/><region xml:id='s'>\
      <set begin='3s' tts:display='none'/></region></layout>
      """
    let source = TTMLTest.document(
      "<body><div><p region='r' end='9s'>A</p><p region='s' begin='1s' end='9s'>B</p></div></body>",
      head: head
    )
    #expect(TTMLTest.cues(source) == ["2000-4000 r: A", "1000-3000 s: B"])
  }

  @Test("one cue may not cost more than its text is worth")
  func tooManyChanges() {
    var spans = ""
    for number in 0..<3000 { spans += "<span begin='\(number)s'>\(number) </span>" }
    // Each text would be longer than the one before.
    let source = TTMLTest.document("<body><div><p>\(spans)</p></div></body>")
    let result = TTMLTest.read(source)
    #expect(result.document.cues.count == 1)
    #expect(result.diagnostics.contains { $0.code == "ttml/too-many-changes" })
  }

  /// Spans that follow each other, close together, on lines of their own, or in one that holds them all.
  @Test(arguments: [
    ("A", "", ""), ("A", "\n  ", ""), ("<span>", "\n  ", "</span>"), ("A<br/>", " ", " B"),
  ])
  func manySpans(before: String, between: String, after: String) {
    let count = 10_000
    var spans = ""
    for number in 0..<count {
      spans += "<span begin='\(number)s' end='\(number + 1)s'>\(number)</span>\(between)"
    }
    let source = TTMLTest.document(
      "<body><div><p end='\(count)s'>\(before)\(spans)\(after)</p></div></body>"
    )
    let result = TTMLTest.read(source)
    #expect(result.diagnostics.isEmpty)
    #expect(result.document.cues.count == count)
    let middle = result.document.cues[5000]
    #expect(middle.begin == MediaTime(seconds: 5000))
    #expect(middle.end == MediaTime(seconds: 5001))
    let space = between.isEmpty ? "" : " "
    let start = ["A": "A", "<span>": "", "A<br/>": "A\n"][before] ?? ""
    // The first span stands right behind what is before it.
    #expect(result.document.cues[0].text.string == start + "0" + (after == " B" ? " B" : ""))
    let gap = before == "A" ? space : ""
    #expect(middle.text.string == start + gap + "5000" + (after == " B" ? " B" : ""))
  }
}
