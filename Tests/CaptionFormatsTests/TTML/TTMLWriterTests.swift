import CaptionModel
import Foundation
import Testing

@testable import CaptionFormats

@Suite("TTML writer")
struct TTMLWriterTests {
  private func write(_ document: CaptionDocument, _ options: WritingOptions = WritingOptions())
    -> (text: String, losses: [Loss])
  {
    let result = CaptionFormat.ttml.write(document, options)
    return (String(decoding: result.bytes, as: UTF8.self), result.losses)
  }

  /// The paragraphs of a written document, without their indentation.
  private func paragraphs(_ document: CaptionDocument, _ options: WritingOptions = WritingOptions())
    -> [String]
  {
    write(document, options).text.split(separator: "\n").compactMap { line in
      line.hasPrefix("      <p") ? String(line.dropFirst(6)) : nil
    }
  }

  private func document(_ cues: Cue...) -> CaptionDocument {
    var document = CaptionDocument()
    document.cues = cues
    return document
  }

  private func cue(_ text: CaptionText, _ placement: Placement? = nil) -> Cue {
    Cue(
      begin: MediaTime(milliseconds: 1000),
      end: MediaTime(milliseconds: 2500),
      text: text,
      placement: placement
    )
  }

  private func built(_ build: (inout CaptionTextBuilder) -> Void) -> CaptionText {
    var builder = CaptionTextBuilder()
    build(&builder)
    return builder.take()
  }

  @Test("a whole document, byte for byte")
  func wholeDocument() {
    var document = CaptionDocument()
    document.language = "en-GB"
    document.title = "Rock & <Roll>"
    let voice = built { builder in
      builder.open(.voice("Mara \"M\" Voss"))
      builder.append("Hello,\nyou.")
    }
    document.cues = [
      Cue(
        identifier: "1",
        begin: MediaTime(milliseconds: 1000),
        end: MediaTime(milliseconds: 2500),
        text: voice
      ),
      Cue(
        begin: MediaTime(milliseconds: 363_000_004),
        end: nil,
        text: "Up <here>",
        placement: Anchor(8).map { Placement($0) }
      ),
    ]
    let expected = """
      <?xml version="1.0" encoding="UTF-8"?>
      <tt xmlns="http://www.w3.org/ns/ttml" xmlns:ttm="http://www.w3.org/ns/ttml#metadata" \
      xmlns:ttp="http://www.w3.org/ns/ttml#parameter" xmlns:tts="http://www.w3.org/ns/ttml#styling" \
      ttp:contentProfiles="http://www.w3.org/ns/ttml/profile/imsc1.1/text" xml:lang="en-GB">
        <head>
          <metadata>
            <ttm:title>Rock &amp; &lt;Roll&gt;</ttm:title>
            <ttm:agent type="person" xml:id="agent1"><ttm:name type="full">Mara "M" Voss</ttm:name></ttm:agent>
          </metadata>
          <layout>
            <region xml:id="bottom" tts:origin="10% 10%" tts:extent="80% 80%" tts:displayAlign="after" tts:textAlign="center"/>
            <region xml:id="top" tts:origin="10% 10%" tts:extent="80% 80%" tts:displayAlign="before" tts:textAlign="center"/>
          </layout>
        </head>
        <body>
          <div>
            <p xml:id="_1" begin="00:00:01.000" end="00:00:02.500" region="bottom" ttm:agent="agent1">Hello,<br/>you.</p>
            <p begin="100:50:00.004" region="top">Up &lt;here&gt;</p>
          </div>
        </body>
      </tt>

      """
    let result = write(document)
    #expect(result.text == expected)
    #expect(result.losses.isEmpty)
  }

  @Test("no cues, no head that says anything")
  func empty() {
    let text = write(CaptionDocument()).text
    #expect(text.contains("<head>\n  </head>\n  <body>\n    <div>\n    </div>\n  </body>\n</tt>\n"))
    #expect(text.contains("xml:lang=\"\""))
    #expect(!text.contains("xmlns:ttm"))
  }

  @Test("times that are no whole milliseconds get the digits that they need")
  func times() {
    let cue = Cue(
      begin: MediaTime(count: 1, of: .ntsc),
      end: MediaTime(numerator: 10_000_001, denominator: 10_000_000),
      text: "A"
    )
    // 1001/30000 s is 0.033 366 666 666 67 s.
    #expect(
      paragraphs(document(cue)) == [
        "<p begin=\"00:00:00.03336666667\" end=\"00:00:01.0000001\" region=\"bottom\">A</p>"
      ]
    )
    let written = write(document(cue)).text
    let read = TTMLTest.read(written).document.cues.first
    #expect(read?.begin == cue.begin)
    #expect(read?.end == cue.end)
  }

  @Test("times that no clock shows")
  func oddTimes() {
    let negative = Cue(begin: MediaTime(milliseconds: -5), end: .zero, text: "A")
    let result = write(document(negative))
    #expect(result.text.contains("begin=\"00:00:00.000\" end=\"00:00:00.000\""))
    #expect(result.losses.map(\.feature) == ["negative-time"])
    let reversed = Cue(begin: MediaTime(seconds: 5), end: MediaTime(seconds: 3), text: "A")
    #expect(write(document(reversed)).text.contains("begin=\"00:00:05.000\" end=\"00:00:03.000\""))
    let endless = Cue(begin: .max, end: nil, text: "A")
    #expect(paragraphs(document(endless)).count == 1)
  }

  static let texts: [(text: String, written: String)] = [
    ("A", ">A<"), ("A\nB", ">A<br/>B<"), ("A & B", ">A &amp; B<"), ("<i>", ">&lt;i&gt;<"),
    (" A", " xml:space=\"preserve\"> A<"), ("A  B", " xml:space=\"preserve\">A  B<"),
    ("A \nB", " xml:space=\"preserve\">A <br/>B<"), ("A\tB", " xml:space=\"preserve\">A\tB<"),
    ("\nA", " xml:space=\"preserve\"><br/>A<"), ("\u{1F600} é 漢", ">\u{1F600} é 漢<"),
    ("\u{FEFF}A", ">\u{FEFF}A<"), ("ﬁ", ">ﬁ<"),
  ]

  @Test("escapes, line breaks and white space, which all are read back", arguments: texts)
  func text(_ row: (text: String, written: String)) {
    let document = document(cue(CaptionText(row.text)))
    #expect(
      paragraphs(document).first?.contains("region=\"bottom\"\(row.written)") == true
    )
    #expect(TTMLTest.read(write(document).text).document.cues.map(\.text.string) == [row.text])
  }

  @Test(
    "characters that XML does not allow become U+FFFD, which is told",
    arguments: ["A\u{0}B", "A\u{1B}B", "A\u{FFFE}B", "A\u{FFFF}B"]
  )
  func characters(text: String) {
    let result = write(document(cue(CaptionText(text))))
    #expect(result.text.contains(">A\u{FFFD}B<"))
    #expect(result.losses.map(\.feature) == ["character"])
    #expect(result.losses.map(\.cue) == [0])
  }

  @Test("spans: attributes of the paragraph where they cover it, elements elsewhere")
  func spans() {
    let whole = built { builder in
      builder.open(.italic)
      builder.open(.style(TextStyle(.color(Color(rgb: 0xFFFF00)))))
      builder.append("A")
    }
    let part = built { builder in
      builder.append("A ")
      builder.open(.bold)
      builder.open(.underline)
      builder.append("B")
      builder.close()
      builder.close()
      builder.append(" ")
      builder.open(.language("fr"))
      builder.append("C")
    }
    let nested = built { builder in
      builder.open(.italic)
      builder.append("A")
      builder.open(.bold)
      builder.append("B")
    }
    let background = built { builder in
      builder.open(.style(TextStyle(.backgroundColor(Color(rgb: 0)))))
      builder.append("A")
    }
    let start = "<p begin=\"00:00:01.000\" end=\"00:00:02.500\" region=\"bottom\""
    let expected: [String] = [
      "\(start) tts:color=\"#ffff00\" tts:fontStyle=\"italic\">A</p>",
      "\(start)>A <span tts:fontWeight=\"bold\" tts:textDecoration=\"underline\">B</span> "
        + "<span xml:lang=\"fr\">C</span></p>",
      "\(start) tts:fontStyle=\"italic\">A<span tts:fontWeight=\"bold\">B</span></p>",
      "\(start)><span tts:backgroundColor=\"#000000\">A</span></p>",
    ]
    #expect(paragraphs(document(cue(whole), cue(part), cue(nested), cue(background))) == expected)
  }

  @Test("classes: colours are kept, others are losses")
  func classes() {
    let text = built { builder in
      builder.open(.class, classes: ["yellow", "bg_blue", "loud"])
      builder.append("A")
      builder.close()
      builder.open(.class, classes: ["quiet"])
      builder.append("B")
    }
    let result = write(document(cue(text)))
    #expect(
      result.text.contains(
        ">"
          + "<span tts:color=\"#ffff00\" tts:backgroundColor=\"#0000ff\">A</span>B</p>"
      )
    )
    #expect(result.losses.map(\.what) == ["class \"loud\"", "class \"quiet\""])
  }

  @Test("named styles become styles of the document")
  func namedStyles() {
    var document = document(
      cue(
        built { builder in
          builder.open(.class, classes: ["loud"])
          builder.append("A")
        }
      )
    )
    document.styles = [NamedStyle(id: "loud", style: TextStyle(.color(Color(rgb: 0xFF0000))))]
    let result = write(document)
    #expect(result.text.contains("<style xml:id=\"loud\" tts:color=\"#ff0000\"/>"))
    #expect(result.text.contains(" style=\"loud\">A</p>"))
    #expect(result.losses.isEmpty)
  }

  @Test("ruby: the base is marked, and each pair has a container")
  func ruby() {
    let text = built { builder in
      builder.open(.ruby)
      builder.append("漢")
      builder.open(.rubyText)
      builder.append("かん")
      builder.close()
      builder.append("字")
      builder.open(.rubyText)
      builder.append("じ")
      builder.close()
      builder.close()
      builder.append("を")
    }
    let written = write(document(cue(text))).text
    let pair = { (base: String, annotation: String) in
      "<span tts:ruby=\"container\"><span tts:ruby=\"base\">\(base)</span>"
        + "<span tts:ruby=\"text\">\(annotation)</span></span>"
    }
    #expect(written.contains(">\(pair("漢", "かん"))\(pair("字", "じ"))を</p>"))
    #expect(TTMLTest.markup(written) == ["[ruby [base 漢][rt かん]][ruby [base 字][rt じ]]を"])
  }

  @Test("times inside the text are one loss a cue")
  func moments() {
    let text = built { builder in
      builder.append("A")
      builder.mark(MediaTime(seconds: 1))
      builder.append("B")
      builder.mark(MediaTime(seconds: 2))
      builder.append("C")
    }
    let result = write(document(cue(text)))
    #expect(result.text.contains(">ABC</p>"))
    #expect(result.losses.map(\.what) == ["2 times inside the text"])
  }

  @Test("speakers as agents, as a prefix or not at all")
  func speakers() {
    let whole = built { builder in
      builder.open(.voice("Mara"))
      builder.append("A")
    }
    let two = built { builder in
      builder.open(.voice("Mara"))
      builder.append("A")
      builder.close()
      builder.append("\n")
      builder.open(.voice("Jo & Co"))
      builder.append("B")
    }
    let document = document(cue(whole), cue(two))
    var options = WritingOptions()
    let native = paragraphs(document, options)
    #expect(native[0].hasSuffix(" ttm:agent=\"agent1\">A</p>"))
    #expect(
      native[1].hasSuffix(
        "><span ttm:agent=\"agent1\">A</span><br/><span ttm:agent=\"agent2\">B</span></p>"
      )
    )
    options.speakers = .prefix
    let prefixed = paragraphs(document, options)
    #expect(prefixed[0].hasSuffix(">Mara: A</p>"))
    #expect(prefixed[1].hasSuffix(">Mara: A<br/>Jo &amp; Co: B</p>"))
    options.speakers = .drop
    let dropped = paragraphs(document, options)
    #expect(dropped[1].hasSuffix(">A<br/>B</p>"))
    #expect(
      write(document, options).losses.map(\.what) == [
        "speaker \"Mara\"", "speaker \"Mara\"", "speaker \"Jo & Co\"",
      ]
    )
  }

  @Test("regions of the document are kept, places of cues are shared")
  func regions() {
    var right = Placement()
    right.textAlign = .right
    var document = document(
      cue("A", Anchor(7).map { Placement($0) }),
      cue("B", Anchor(7).map { Placement($0) }),
      cue("C"),
      cue("D", right)
    )
    document.regions = [
      Region(
        id: "Left top!",
        geometry: .box(Region.Box(x: 5, y: 5, width: 33.25, height: 20)),
        style: TextStyle(
          .backgroundColor(Color(rgb: 0, alpha: 128)),
          .other(name: "showBackground", value: "whenActive")
        )
      )
    ]
    document.cues[2].region = "Left top!"
    document.cues[3].region = "Left top!"
    let result = write(document)
    let regions = result.text.split(separator: "\n").filter { $0.contains("<region") }
    let expected: [String] = [
      "      <region xml:id=\"Left_top_\" tts:origin=\"5% 5%\" tts:extent=\"33.25% 20%\" "
        + "tts:displayAlign=\"before\" tts:backgroundColor=\"#00000080\" tts:textAlign=\"center\" "
        + "tts:showBackground=\"whenActive\"/>",
      "      <region xml:id=\"topLeft\" tts:origin=\"38.25% 10%\" tts:extent=\"61.75% 30%\" "
        + "tts:displayAlign=\"before\" tts:textAlign=\"left\"/>",
    ]
    // Both show at once, so what we made ourselves is cut back to where the other is not.
    #expect(regions.map { String($0) } == expected)
    let cues = paragraphs(document)
    #expect(cues[0].contains("region=\"topLeft\">A"))
    #expect(cues[1].contains("region=\"topLeft\">B"))
    #expect(cues[2].contains("region=\"Left_top_\">C"))
    #expect(cues[3].contains("region=\"Left_top_\" tts:textAlign=\"right\">D"))
  }

  @Test("vertical text")
  func vertical() {
    var placement = Placement()
    placement.writingMode = .verticalGrowingLeft
    #expect(write(document(cue("A", placement))).text.contains("tts:writingMode=\"tbrl\""))
    placement.writingMode = .verticalGrowingRight
    #expect(write(document(cue("A", placement))).text.contains("tts:writingMode=\"tblr\""))
  }

  @Test("identifiers are names that occur once; what had to change is told")
  func identifiers() {
    var document = document(cue("A"), cue("B"), cue("C"), cue("D"), cue("E"), cue("F"))
    for (index, id) in ["intro", "intro", "7", "two words", "bottom", "é"].enumerated() {
      document.cues[index].identifier = id
    }
    let ids = paragraphs(document).map { $0.split(separator: "\"")[1] }
    #expect(ids == ["intro", "intro-2", "_7", "two_words", "bottom-2", "é"])
    #expect(write(document).losses.map(\.feature) == ["identifier", "identifier", "identifier"])
  }

  @Test("what only other formats can say is a loss")
  func extras() {
    struct Note: CaptionExtra {
      static let formatID = "webvtt"
      var lossDescription: String? { "note" }
    }
    var document = document(cue("A"))
    document.extras[Note.self] = Note()
    document.cues[0].extras[Note.self] = Note()
    document.cues[0].extras[TTMLCue.self] = TTMLCue(roles: ["sound"], isRightToLeft: true)
    let result = write(document)
    #expect(result.losses.map(\.what) == ["note", "note"])
    #expect(result.losses.map(\.cue) == [nil, 0])
    #expect(result.text.contains("ttm:role=\"sound\" tts:direction=\"rtl\">A"))
  }

  @Test("characters that XML does not allow are replaced in names and tags, and reported")
  func forbiddenCharacters() {
    let text = built { builder in
      builder.open(.voice("A\u{1E}B"))
      builder.open(.language("e\u{FFFF}"))
      builder.append("x\u{FFFE}")
    }
    let result = write(document(cue(text)))
    #expect(result.text.contains(">A\u{FFFD}B</ttm:name>"))
    // A tag that is none would make the document invalid.
    #expect(result.text.contains(" ttm:agent=\"agent1\">x\u{FFFD}</p>"))
    #expect(
      result.losses.map(\.what) == [
        "control characters of the name \"A\u{1E}B\"",
        "language \"e\u{FFFF}\"", "1 control character",
      ]
    )
    #expect(result.losses.map(\.cue) == [0, 0, 0])
  }

  @Test("fonts and sizes of the document and of paragraphs are written once")
  func sharedStyles() {
    let small = TextStyle(.fontSize("80%"), .other(name: "lineHeight", value: "125%"))
    var document = document(cue("A"), cue("B"), cue("C"))
    var extra = TTMLDocument()
    extra.style = TextStyle(.fontFamily("monospace"))
    document.extras[TTMLDocument.self] = extra
    document.cues[0].extras[TTMLCue.self] = TTMLCue(style: small)
    document.cues[2].extras[TTMLCue.self] = TTMLCue(style: small)
    let text = write(document).text
    let head = """
          <styling>
            <style xml:id="base" tts:fontFamily="monospace"/>
            <style xml:id="style1" tts:fontSize="80%" tts:lineHeight="125%"/>
          </styling>

      """
    #expect(text.contains(head))
    #expect(text.contains("<body style=\"base\">"))
    let cues = paragraphs(document)
    #expect(cues[0].hasSuffix(" region=\"bottom\" style=\"style1\">A</p>"))
    #expect(cues[1].hasSuffix(" region=\"bottom\">B</p>"))
    #expect(cues[2].hasSuffix(" region=\"bottom\" style=\"style1\">C</p>"))
    let read = TTMLTest.read(text).document
    #expect(read.extras[TTMLDocument.self]?.style == extra.style)
    #expect(read.cues.map { $0.extras[TTMLCue.self]?.style } == [small, nil, small])
    #expect(read.cues.allSatisfy { $0.text.spans.isEmpty })
  }

  @Test("namespaces beyond TTML's are declared where they are used")
  func namespaces() {
    let text = built { builder in
      builder.open(.style(TextStyle(.other(name: "fillLineGap", value: "true"))))
      builder.open(.style(TextStyle(.other(name: "sparkle", value: "1"))))
      builder.append("A")
    }
    var padded = cue(text)
    let padding = TextStyle(.other(name: "linePadding", value: "0.5c"))
    padded.extras[TTMLCue.self] = TTMLCue(style: padding)
    let result = write(document(padded))
    #expect(result.text.contains("<style xml:id=\"style1\" ebutts:linePadding=\"0.5c\"/>"))
    #expect(result.text.contains("xmlns:ebutts=\"urn:ebu:tt:style\""))
    #expect(result.text.contains("xmlns:itts=\"http://www.w3.org/ns/ttml/profile/imsc1#styling\""))
    let span = "<span itts:fillLineGap=\"true\">A</span>"
    #expect(result.text.contains(span))
    #expect(result.losses.map(\.what) == ["sparkle 1"])
  }
}
