import CaptionModel
import Testing

@testable import CaptionFormats

@Suite("TTML: what is passed over is told")
struct TTMLToleranceTests {
  static let bodies: [(body: String, codes: [String])] = [
    // Foreign elements, in a paragraph, around one and beside one.
    ("<p end='2s'>A <x:y xmlns:x='urn:x'>B</x:y></p>", ["foreign-element"]),
    ("<x:y xmlns:x='urn:x'><p end='2s'>A</p></x:y>", ["foreign-element"]),
    ("<x:y xmlns:x='urn:x'/><p end='2s'>A</p>", ["foreign-element"]),
    ("<metadata><x:y xmlns:x='urn:x'>B</x:y></metadata><p end='2s'>A</p>", []),
    // A span of a sequence that begins where its paragraph ends.
    (
      """
      <p end='2s' timeContainer='seq'><span dur='2s'>A</span><span dur='2s'>B</span></p>
      """, ["never-shown"]
    ),
    ("<p end='2s'>A<span begin='3s'>B</span></p>", ["never-shown"]),
    ("<p end='2s'>A<span begin='1s' end='1s'>B</span></p>", ["never-shown"]),
    ("<p end='2s'>A<span tts:display='none'>B</span></p>", ["never-shown"]),
    ("<p end='2s' tts:display='none'>A</p>", ["never-shown"]),
    ("<p end='2s'>A<span tts:display='none'> </span></p>", []),
    ("<p end='2s' condition=\"parameter('x')\">A</p>", ["condition"]),
    ("<p end='2s'><audio src='a.wav'/>A</p>", ["media"]),
    ("<audio src='a.wav'/><p end='2s'>A</p>", ["media"]),
  ]

  @Test("elements, attributes and texts that make no cue", arguments: bodies)
  func bodiesAreRead(_ row: (body: String, codes: [String])) {
    let source = TTMLTest.document("<body><div>\(row.body)</div></body>")
    #expect(TTMLTest.codes(source) == row.codes)
  }

  /// Values that are not in the source as they are, with where a fault of theirs is found.
  @Test(
    "a fault of a value is at the value, whatever is in it",
    arguments: [
      ("tts:color='röd'", "röd"), ("tts:color='r&#101;e'", "r&#101;e"),
      ("xmlns:a='urn:é' tts:fontStyle='italic' region = \"vä&lt;g\" xml:id='x'", "vä&lt;g"),
      ("begin='1 é'", "1 é"), ("style='é s'", "é s"), ("ttm:agent='b&amp;b'", "b&amp;b"),
    ]
  )
  func placeOfValue(attributes: String, value: String) throws {
    let source = TTMLTest.document("<body><div><p end='2s' \(attributes)>A</p></div></body>")
    for checks in [false, true] {
      var options = ReadingOptions()
      options.checksConformance = checks
      let found = CaptionFormat.ttml.read(SourceText(source), options).diagnostics
      let places = found.compactMap(\.range).map { SourceText(source).string(in: $0) }
      #expect(places.contains(value), "\(found)")
    }
  }

  @Test("a text that goes with a foreign element is quoted")
  func foreignText() throws {
    let source = TTMLTest.document(
      "<body><div><p end='1s'>A <x:y xmlns:x='urn:x'>lost  words</x:y></p></div></body>"
    )
    let message = try #require(TTMLTest.read(source).diagnostics.first?.message)
    #expect(message.contains("\"lost words\""))
  }

  @Test("a first cue after an hour suggests a start, EBU metadata name it")
  func lateStart() throws {
    let late = "<body><div><p begin='10:00:05' end='10:00:06'>A</p></div></body>"
    let plain = TTMLTest.read(TTMLTest.document(late))
    #expect(plain.diagnostics.map(\.code) == ["ttml/late-start"])
    #expect(try #require(plain.diagnostics.first).message.contains("--zero-at 10:00:00:00"))
    let head = """
      <metadata><e:documentMetadata xmlns:e='urn:ebu:tt:metadata'><e:documentStartOfProgramme>\
      10:00:01:00</e:documentStartOfProgramme></e:documentMetadata></metadata>
      """
    let named = TTMLTest.read(TTMLTest.document(late, head: head))
    #expect(named.document.extras[TTMLDocument.self]?.programmeStart == "10:00:01:00")
    #expect(try #require(named.diagnostics.first).message.contains("--zero-at 10:00:01:00"))
    let early = "<body><div><p begin='00:59:05' end='00:59:06'>A</p></div></body>"
    #expect(TTMLTest.codes(TTMLTest.document(early)) == [])
  }

  /// Time codes in milliseconds: 29.97 frames without drops, with drops, and no frames at all.
  @Test("time codes count as the document counts")
  func timeCodes() {
    func milliseconds(_ root: String, _ code: String) -> Int? {
      let source = TTMLTest.document("<body/>", root: root)
      return TTMLTest.read(source).document.time(ofTimeCode: code)?.milliseconds
    }
    let ntsc = "ttp:timeBase='smpte' ttp:frameRate='30' ttp:frameRateMultiplier='1000 1001'"
    #expect(milliseconds("", "10:00:00:00") == 36_000_000)
    #expect(milliseconds("", "10:00:00:15") == 36_000_500)
    #expect(milliseconds("ttp:frameRate='25'", "01:00:00:05") == 3_600_200)
    #expect(milliseconds(ntsc, "01:00:00:00") == 3_603_600)
    // 107,892 frames of 1001/30000 s.
    #expect(milliseconds(ntsc + " ttp:dropMode='dropNTSC'", "01:00:00:00") == 3_599_996)
    #expect(milliseconds("", "ten") == nil)
  }

  @Test("forced display is known cue by cue, wherever it is said")
  func forced() {
    let source = """
      <tt xmlns='http://www.w3.org/ns/ttml' xml:lang='en' \
      xmlns:itts='http://www.w3.org/ns/ttml/profile/imsc1#styling'>\
      <body itts:forcedDisplay='true'><div><p end='1s'>A</p>\
      <p end='1s' itts:forcedDisplay='false'>B</p></div></body></tt>
      """
    let cues = TTMLTest.read(source).document.cues
    #expect(cues.map { $0.extras[TTMLCue.self]?.isForced ?? false } == [true, false])
  }

  @Test("synchronic documents: text that stays is one cue, each has its own styles")
  func synchronic() {
    func instance(_ begin: Int, _ end: String, _ color: String, _ text: String) -> String {
      """
      <isd:isd begin='\(begin)s' end='\(end)'><isd:css xml:id='s' tts:color='\(color)'/>\
      <isd:css xml:id='q' tts:origin='10% 80%' tts:extent='80% 10%'/>\
      <isd:region xml:id='r' style='q'><body><div><p><span style='s'>\(text)</span></p></div></body>\
      </isd:region></isd:isd>
      """
    }
    let source = """
      <isd:sequence xmlns:isd='http://www.w3.org/ns/ttml#isd' xmlns='http://www.w3.org/ns/ttml' \
      xmlns:tts='http://www.w3.org/ns/ttml#styling' xml:lang='de'>\
      \(instance(1, "2s", "red", "A"))\(instance(2, "3s", "red", "A"))\
      \(instance(3, "4s", "blue", "A"))\(instance(4, "indefinite", "blue", "B"))</isd:sequence>
      """
    let document = TTMLTest.read(source).document
    #expect(TTMLTest.cues(source) == ["1000-3000 r: A", "3000-4000 r: A", "4000- r: B"])
    #expect(
      TTMLTest.markup(source)
        == ["[color=#ff0000 A]", "[color=#0000ff A]", "[color=#0000ff B]"]
    )
    #expect(document.language == "de")
    #expect(document.regions.map(\.box) == [Region.Box(x: 10, y: 80, width: 80, height: 10)])
    #expect(TTMLTest.codes(source) == ["synchronic", "open-ended"])
  }
}
