import CaptionModel
import Testing

@testable import CaptionFormats

@Suite("TTML text: white space, styles, speakers, languages, ruby")
struct TTMLTextTests {
  private func markup(_ content: String, head: String = "", root: String = "") -> String {
    let body = "<body><div><p begin='1s' end='2s'>\(content)</p></div></body>"
    return TTMLTest.markup(TTMLTest.document(body, head: head, root: root)).joined(separator: "|")
  }

  static let whiteSpace: [(content: String, text: String)] = [
    ("A", "A"), ("  A  ", "A"), ("\n  A\n  B\n", "A B"), ("A  B", "A B"), ("A<br/>B", "A\nB"),
    ("A <br/> B", "A\nB"), ("A<br/><br/>B", "A\n\nB"), ("<br/>A<br/>", "A"), ("A\t\tB", "A B"),
    ("A <span>B</span> C", "A B C"), ("A<span> B </span>C", "A B C"),
    ("A <span> B</span>", "A B"), ("A<!-- x -->B", "AB"), ("A &amp; <![CDATA[<B>]]>", "A & <B>"),
    ("A\u{A0}\u{A0}B", "A\u{A0}\u{A0}B"),
    ("<span xml:space='preserve'>  A  B </span>", "  A  B "),
    ("A&#10;B", "A B"), ("\u{200F}A", "\u{200F}A"),
  ]

  @Test("white space by default", arguments: whiteSpace)
  func collapse(_ row: (content: String, text: String)) {
    let body = "<body><div><p begin='1s' end='2s'>\(row.content)</p></div></body>"
    let cues = TTMLTest.read(TTMLTest.document(body)).document.cues
    #expect(cues.map(\.text.string) == [row.text])
  }

  @Test("spaces between words of any length", arguments: 1...20)
  func spaces(count: Int) {
    let word = String(repeating: "é", count: count / 3) + String(repeating: "x", count: count)
    for (content, text) in [
      ("\(word) !\(word)", "\(word) !\(word)"), ("\(word)  !\(word)", "\(word) !\(word)"),
      ("\(word) \n \(word)", "\(word) \(word)"), (" \(word)<br/>\(word) ", "\(word)\n\(word)"),
      ("\(word) <span> \(word)</span>", "\(word) \(word)"),
      ("\(word) <span>\(word) </span> .", "\(word) \(word) ."),
    ] {
      collapse((content, text))
    }
  }

  @Test("white space that is kept")
  func preserve() {
    let body = "<body xml:space='preserve'><div><p end='2s'> A\n  B <br/></p></div></body>"
    #expect(TTMLTest.cues(TTMLTest.document(body)) == ["0-2000:  A\n  B \n"])
    let root = TTMLTest.document("<body><p end='1s'> A </p></body>", root: "xml:space='preserve'")
    #expect(TTMLTest.cues(root) == ["0-1000:  A "])
    let back = "<body><p end='1s' xml:space='default'> A </p></body>"
    #expect(
      TTMLTest.cues(TTMLTest.document(back, root: "xml:space='preserve'")) == ["0-1000: A"]
    )
  }

  @Test(
    "paragraphs without words make no cue",
    arguments: ["", " ", "<br/>", "<span/>", "<metadata><ttm:desc>x</ttm:desc></metadata>"]
  )
  func noWords(content: String) {
    #expect(markup(content) == "")
  }

  static let styles: [(content: String, markup: String)] = [
    ("<span tts:fontStyle='italic'>A</span>", "[i A]"),
    ("<span tts:fontStyle='oblique'>A</span>", "[fontStyle=oblique [i A]]"),
    ("<span tts:fontWeight='bold'>A</span>", "[b A]"),
    ("<span tts:textDecoration='underline'>A</span>", "[u A]"),
    ("Was <span tts:fontStyle='italic'>she</span> on", "Was [i she] on"),
    ("<span tts:color='red'>A</span>", "[color=#ff0000 A]"),
    ("<span tts:color='rgb(255, 255,0)'>A</span>", "[color=#ffff00 A]"),
    ("<span tts:color='rgba(1,2,3,128)'>A</span>", "[color=#01020380 A]"),
    ("<span tts:color='white'>A</span>", "A"),
    ("<span tts:backgroundColor='#000000c2'>A</span>", "[backgroundColor=#000000c2 A]"),
    ("<span tts:backgroundColor='transparent'>A</span>", "A"),
    (
      "<span tts:color='red'>A<span tts:color='white'>B</span></span>",
      "[color=#ff0000 A[color=#ffffff B]]"
    ),
    ("<span tts:textDecoration='lineThrough'>A</span>", "[textDecoration=lineThrough A]"),
    (
      "<span tts:fontSize='80%' ebutts:linePadding='0.5c'>A</span>",
      "[fontSize=80%;linePadding=0.5c A]"
    ),
    // A word that takes back the italics around it leaves them to the others.
    (
      "<span tts:fontStyle='italic'>A <span tts:fontStyle='normal'>B</span> C</span>",
      "[i A ]B[i  C]"
    ),
    ("<span style='it'>A</span>", "[i A]"),
    ("<span style='chain'>A</span>", "[color=#ffff00 [i A]]"),
    ("<span style='it up'>A</span>", "A"),
    ("<span style='it' tts:fontStyle='normal'>A</span>", "A"),
    ("<span style='loop'>A</span>", "[b A]"),
    ("<span style='gone'>A</span>", "A"),
  ]

  @Test("styles on spans, from attributes and by reference", arguments: styles)
  func resolution(_ row: (content: String, markup: String)) {
    let head = """
      <styling><style xml:id='it' tts:fontStyle='italic'/><style xml:id='up' tts:fontStyle='normal'/>\
      <style xml:id='yellow' style='it' tts:color='yellow'/><style xml:id='chain' style='yellow'/>\
      <style xml:id='loop' style='pool'/><style xml:id='pool' style='loop' tts:fontWeight='bold'/>\
      </styling>
      """
    #expect(markup(row.content, head: head) == row.markup)
  }

  @Test("styles are handed down from the region, the body, the div and the paragraph")
  func inheritance() {
    let head = """
      <layout><region xml:id='r' tts:color='lime'><style tts:fontStyle='italic'/></region></layout>
      """
    let body = """
      <body tts:fontWeight='bold'><div tts:textDecoration='underline'>\
      <p region='r' end='1s' tts:backgroundColor='red'>A<span>B</span></p></div></body>
      """
    #expect(
      TTMLTest.markup(TTMLTest.document(body, head: head)) == [
        "[backgroundColor=#ff0000;color=#00ff00 [i [b [u AB]]]]"
      ]
    )
  }

  @Test("initial values of the document count where nothing else is said")
  func initialValues() {
    let head = "<styling><initial tts:fontStyle='italic' tts:color='cyan'/></styling>"
    #expect(markup("A", head: head) == "[color=#00ffff [i A]]")
    #expect(
      markup("<span tts:fontStyle='normal'>A</span>B", head: head)
        == "[color=#00ffff A][color=#00ffff [i B]]"
    )
  }

  @Test("fonts and sizes of paragraphs and of the document stay beside the text")
  func typography() {
    let body = """
      <body tts:fontFamily='monospace'><p end='1s' tts:fontSize='80%' tts:fontFamily='monospace'>\
      A<span tts:fontSize='50%'>B</span></p><p end='2s' tts:opacity='0.5'>C</p><p end='3s'>D</p></body>
      """
    let source = TTMLTest.document(body)
    let document = TTMLTest.read(source).document
    #expect(TTMLTest.markup(source) == ["A[fontSize=50% B]", "C", "D"])
    #expect(document.extras[TTMLDocument.self]?.style == TextStyle(.fontFamily("monospace")))
    let expected: [TextStyle?] = [
      TextStyle(.fontSize("80%")), TextStyle(.other(name: "opacity", value: "0.5")), nil,
    ]
    #expect(document.cues.map { $0.extras[TTMLCue.self]?.style } == expected)
    #expect(document.cues[0].extras.losses(writing: "subrip") == ["style fontSize 80%"])
  }

  @Test("agents become voices by their names")
  func agents() {
    let head = """
      <metadata><ttm:agent xml:id='a' type='person'><ttm:name type='alias'>M</ttm:name>\
      <ttm:name type='full'>Mara  Voss</ttm:name></ttm:agent>\
      <ttm:agent xml:id='b' type='person'/></metadata>
      """
    #expect(markup("<span ttm:agent='a'>A</span>", head: head) == "[voice=Mara Voss A]")
    #expect(markup("<span ttm:agent='b'>A</span>", head: head) == "[voice=b A]")
    let both = TTMLTest.document("<body><p end='1s' ttm:agent='a b'>A</p></body>", head: head)
    #expect(TTMLTest.markup(both) == ["[voice=Mara Voss [voice=b A]]"])
    #expect(TTMLTest.read(both).document.cues.first?.speakers == ["Mara Voss", "b"])
    let unknown = TTMLTest.document("<body><p end='1s' ttm:agent='c'>A</p></body>", head: head)
    #expect(TTMLTest.markup(unknown) == ["[voice=c A]"])
    #expect(TTMLTest.codes(unknown) == ["unknown-agent"])
  }

  @Test("languages of the document and of parts of it")
  func languages() {
    #expect(markup("A <span xml:lang='fr'>B</span>") == "A [lang=fr B]")
    let body = "<body xml:lang='de'><div><p end='1s'>A<span xml:lang='de'>B</span></p></div></body>"
    let result = TTMLTest.read(TTMLTest.document(body))
    #expect(result.document.language == "en")
    #expect(TTMLTest.markup(TTMLTest.document(body)) == ["[lang=de AB]"])
  }

  @Test("roles are kept beside the cue")
  func roles() {
    let body = "<body><div ttm:role='sound x-far'><p end='1s'>A</p></div></body>"
    let cue = TTMLTest.read(TTMLTest.document(body)).document.cues.first
    #expect(cue?.extras[TTMLCue.self]?.roles == ["sound", "x-far"])
    #expect(cue?.extras.losses(writing: "webvtt") == ["role sound x-far"])
  }

  @Test("ruby in all its forms")
  func ruby() {
    let simple = """
      <span tts:ruby='container'>
        <span tts:ruby='base'>A</span>
        <span tts:ruby='text'>a</span>
      </span>B
      """
    #expect(markup(simple) == "[ruby [base A][rt a]]B")
    let grouped = """
      <span tts:ruby='container'><span tts:ruby='baseContainer'><span tts:ruby='base'>A</span>\
      <span tts:ruby='base'>B</span></span><span tts:ruby='textContainer'>\
      <span tts:ruby='text'>a</span><span tts:ruby='text'>b</span></span></span>
      """
    #expect(markup(grouped) == "[ruby [base A][rt a][base B][rt b]]")
    let delimited = """
      <span tts:ruby='container'><span tts:ruby='base'>A</span><span tts:ruby='delimiter'>(</span>\
      <span tts:ruby='text'>a</span><span tts:ruby='delimiter'>)</span></span>
      """
    #expect(markup(delimited) == "[ruby [base A][rt a]]")
  }
}
