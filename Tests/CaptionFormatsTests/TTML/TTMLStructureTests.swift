import CaptionModel
import Testing

@testable import CaptionFormats

@Suite("TTML documents as such")
struct TTMLStructureTests {
  static let body = "<body><div><p begin='1s' end='2s'>A</p></div></body>"

  static let roots: [(source: String, codes: [String])] = [
    ("<tt xmlns='http://www.w3.org/ns/ttml'>\(body)</tt>", []),
    (
      "<t:tt xmlns:t='http://www.w3.org/ns/ttml'><t:body><t:div><t:p begin='1s' end='2s'>A</t:p></t:div></t:body></t:tt>",
      []
    ),
    ("<tt xmlns='http://www.w3.org/2006/10/ttaf1'>\(body)</tt>", ["old-namespace"]),
    ("<tt xmlns='http://www.w3.org/2006/04/ttaf1'>\(body)</tt>", ["old-namespace"]),
    ("<tt>\(body)</tt>", ["no-namespace"]),
    ("<!DOCTYPE tt><tt xmlns='http://www.w3.org/ns/ttml'>\(body)</tt>", ["doctype"]),
    (
      "<!DOCTYPE tt SYSTEM 'a.dtd'><tt xmlns='http://www.w3.org/ns/ttml'>\(body)</tt>",
      ["external-doctype"]
    ),
    (
      "<!DOCTYPE tt PUBLIC '-//A//B' 'a.dtd'><tt xmlns='http://www.w3.org/ns/ttml'>\(body)</tt>",
      ["external-doctype"]
    ),
    ("<!DOCTYPE SYSTEMS><tt xmlns='http://www.w3.org/ns/ttml'>\(body)</tt>", ["doctype"]),
    (
      "<?xml version='1.0' encoding='UTF-16'?><tt xmlns='http://www.w3.org/ns/ttml'>\(body)</tt>",
      ["encoding-mismatch"]
    ),
    (
      "<?xml version='1.0' encoding='utf-8'?><tt xmlns='http://www.w3.org/ns/ttml'>\(body)</tt>",
      []
    ),
    (
      "<tt xmlns='http://www.w3.org/ns/ttml'><head><x/></head>\(body)</tt>", ["unknown-element"]
    ),
    ("<tt xmlns='http://www.w3.org/ns/ttml' begin='5s'>\(body)</tt>", ["ignored-attribute"]),
    ("<tt xmlns='http://www.w3.org/ns/ttml' colour='5s'>\(body)</tt>", ["unknown-attribute"]),
    ("<tt xmlns='http://www.w3.org/ns/ttml'>\(body)</tt><tt/>", ["not-well-formed"]),
    ("<tt xmlns='http://www.w3.org/ns/ttml'>\(body)", ["not-well-formed"]),
  ]

  @Test("roots that are read, and what is said of them", arguments: roots)
  func accepted(_ row: (source: String, codes: [String])) {
    let result = TTMLTest.read(row.source)
    #expect(result.accepted)
    #expect(TTMLTest.codes(row.source) == row.codes)
    #expect(TTMLTest.cues(row.source) == ["1000-2000: A"])
  }

  @Test("text outside of paragraphs is reported")
  func skippedText() {
    let source = TTMLTest.document(
      "<body><div>\n loose <p end='1s'>A</p></div>&lt; 5</body>"
    )
    let result = TTMLTest.read(source)
    #expect(TTMLTest.cues(source) == ["0-1000: A"])
    #expect(
      result.diagnostics.map(\.message) == ["\"loose\" is passed over", "\"< 5\" is passed over"]
    )
    #expect(result.diagnostics.map(\.cue) == [nil, nil])
  }

  @Test("every code that a reader can give is explained")
  func documented() {
    let codes = Set(TTMLDiagnostics.all.map(\.code))
    let source = TTMLTest.document("<body><div><p end='1s'>A<p>B</p></p>C</div></body>")
    let given = TTMLTest.read(source).diagnostics.map(\.code)
    #expect(given == ["ttml/misplaced-element", "ttml/skipped-text"])
    #expect(codes.isSuperset(of: given))
  }

  static let refused: [(source: String, code: String)] = [
    ("", "not-well-formed"),
    ("WEBVTT", "not-well-formed"),
    ("<html xmlns='http://www.w3.org/1999/xhtml'/>", "no-root"),
    ("<tt xmlns='urn:other'/>", "no-root"),
    (
      "<!DOCTYPE tt [<!ENTITY e 'x'>]><tt xmlns='http://www.w3.org/ns/ttml'><body><p end='1s'>&e;</p></body></tt>",
      "entity"
    ),
    (
      "<!DOCTYPE tt [<!ENTITY e SYSTEM 'x'>]><tt xmlns='http://www.w3.org/ns/ttml'><body><p end='1s'>&e;</p></body></tt>",
      "entity"
    ),
  ]

  @Test("what is refused, and the last diagnostic says why", arguments: refused)
  func refusals(_ row: (source: String, code: String)) {
    let result = TTMLTest.read(row.source)
    #expect(!result.accepted)
    #expect(result.document.cues.isEmpty)
    #expect(result.diagnostics.last?.code == "ttml/\(row.code)")
    #expect(result.diagnostics.last?.severity == .error)
  }

  @Test("usual prefixes count although nobody bound them")
  func unboundPrefixes() {
    let source = """
      <tt xmlns='http://www.w3.org/ns/ttml'><body><p end='1s' tts:fontStyle='italic'>A</p></body></tt>
      """
    #expect(TTMLTest.markup(source) == ["[i A]"])
    #expect(TTMLTest.codes(source) == ["unbound-prefix"])
  }

  @Test("cues before a fault of tags are kept, and a stray ampersand harms nothing")
  func faults() {
    let cut = TTMLTest.document("<body><div><p end='1s'>A</p><p end='2s'>B</div></body>")
    #expect(TTMLTest.cues(cut) == ["0-1000: A", "0-2000: B"])
    let stray = TTMLTest.document("<body><div><p end='1s'>Q & A</p><p end='2s'>B</p></div></body>")
    #expect(TTMLTest.cues(stray) == ["0-1000: Q & A", "0-2000: B"])
    #expect(TTMLTest.codes(stray) == ["not-well-formed"])
  }

  @Test("times on elements that have none are told")
  func ignoredAttributes() {
    let source = TTMLTest.document("<body><p end='1s'>A<br begin='1s'/>B</p></body>")
    #expect(TTMLTest.cues(source) == ["0-1000: A\nB"])
    #expect(TTMLTest.codes(source) == ["ignored-attribute"])
  }

  @Test("pictures are told and make no cue")
  func images() {
    let source = """
      <tt xmlns='http://www.w3.org/ns/ttml' \
      xmlns:smpte='http://www.smpte-ra.org/schemas/2052-1/2010/smpte-tt'><body>\
      <div begin='1s' end='2s' smpte:backgroundImage='#i'/><div><image src='x'/></div></body></tt>
      """
    #expect(TTMLTest.cues(source) == [])
    #expect(TTMLTest.codes(source) == ["image-cue", "image-cue"])
  }

  @Test("title, description, profile and language of the document")
  func metadata() {
    let source = TTMLTest.document(
      "<body/>",
      head: "<metadata><ttm:title> The  Night\nFerry </ttm:title><ttm:desc>D</ttm:desc></metadata>",
      root: "ttp:contentProfiles='http://www.w3.org/ns/ttml/profile/imsc1.1/text'"
    )
    let document = TTMLTest.read(source).document
    #expect(document.title == "The Night Ferry")
    #expect(document.language == "en")
    let extra = document.extras[TTMLDocument.self]
    #expect(extra?.description == "D")
    #expect(extra?.profile == "http://www.w3.org/ns/ttml/profile/imsc1.1/text")
  }

  @Test("ids name one cue, and every cue knows where it stood")
  func places() {
    let source = TTMLTest.document(
      "<body><div><p xml:id='a' begin='1s'><span end='1s'>A</span><span begin='1s' end='2s'>B</span></p></div></body>"
    )
    let result = TTMLTest.read(source)
    #expect(result.document.cues.map(\.identifier) == ["a", nil])
    let text = SourceText(source)
    for range in result.map.cues {
      #expect(text.string(in: range.start..<range.start + 12) == "<p xml:id='a")
      #expect(text.string(in: range.timing..<range.timing + 2) == "1s")
      #expect(text.string(in: range.text).hasPrefix("<span end='1s'>"))
      #expect(text.string(in: range.text).hasSuffix("B</span>"))
    }
  }

  @Test(
    "how sure a look at the beginning makes",
    arguments: [
      ("<tt xmlns='http://www.w3.org/ns/ttml'/>", CaptionFormat.Confidence.certain),
      (
        "<?xml version='1.0'?>\n<!-- <x> -->\n<tt:tt xmlns:tt=\"http://www.w3.org/ns/ttml\">",
        .certain
      ),
      ("<!DOCTYPE tt [<!ENTITY a '>'>]><tt xmlns='http://www.w3.org/2006/10/ttaf1'>", .certain),
      ("<tt>", .likely), ("<tt", .likely),
      ("<isd:sequence xmlns:isd='http://www.w3.org/ns/ttml#isd'>", .certain),
      ("<title>", .none), ("<html>", .none), ("WEBVTT", .none), ("", .none), ("<!--", .none),
      ("1\n00:00:01,000 --> 00:00:02,000\n<tt>", .none),
    ]
  )
  func sniffing(source: String, confidence: CaptionFormat.Confidence) {
    #expect(CaptionFormat.ttml.sniff(SourceText(source)) == confidence)
  }

  @Test("a document as deep as the limit is read, a deeper one ends there")
  func depth() {
    func nested(_ depth: Int) -> String {
      let open = String(repeating: "<div>", count: depth)
      let close = String(repeating: "</div>", count: depth)
      return TTMLTest.document("<body><p end='1s'>A</p>\(open)\(close)</body>")
    }
    #expect(TTMLTest.codes(nested(200)) == [])
    #expect(TTMLTest.codes(nested(50_000)) == ["limit"])
    #expect(TTMLTest.cues(nested(50_000)) == ["0-1000: A"])
  }

  @Test("chains of styles, changes of display and unknown entities cost no more than their length")
  func costs() {
    var styles = ""
    var paragraphs = ""
    for number in 0..<3000 {
      styles += "<style xml:id='s\(number)' style='s\(number + 1)'/>"
      paragraphs += "<p end='1s' style='s\(number)'>A</p>"
    }
    styles += "<style xml:id='s3000' tts:fontStyle='italic'/>"
    let chained = TTMLTest.document(
      "<body>\(paragraphs)</body>",
      head: "<styling>\(styles)</styling>"
    )
    let changes = String(repeating: "<set begin='1s' tts:display='none'/>", count: 3000)
    let pieces = String(repeating: "A<br/>", count: 1000)
    let animated = TTMLTest.document("<body><p end='2s'>\(changes)\(pieces)</p></body>")
    let entities = TTMLTest.document(
      "<body>\(String(repeating: "<p>&x;</p>", count: 11_000))</body>"
    )
    let clock = ContinuousClock()
    let time = clock.measure {
      #expect(TTMLTest.markup(chained).allSatisfy { $0 == "[i A]" })
      #expect(TTMLTest.read(animated).document.cues.count == 1)
      #expect(TTMLTest.read(entities).diagnostics.contains { $0.code == "ttml/limit" })
    }
    // A debug build on a busy machine takes a second; what is quadratic takes minutes.
    #expect(time < .seconds(20))
  }

  @Test("codes are unique, and every one is explained")
  func catalogue() {
    let codes = TTMLDiagnostics.all.map(\.code)
    #expect(Set(codes).count == codes.count)
    #expect(TTMLDiagnostics.all.allSatisfy { !$0.explanation.isEmpty && $0.summary.hasSuffix(".") })
  }
}
