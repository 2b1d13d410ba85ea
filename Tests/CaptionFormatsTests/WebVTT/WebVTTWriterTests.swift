import CaptionFormats
import CaptionModel
import Testing

@Suite("Writing WebVTT")
struct WebVTTWriterTests {
  @Test("an empty document is a signature and an empty line")
  func empty() {
    #expect(writeVTT(CaptionDocument()).text == "WEBVTT\n\n")
  }

  @Test("cues with and without identifiers, and empty ones")
  func cues() {
    let result = writeVTT(
      document(
        cue("Hello", id: "1"),
        cue("two\nlines", at: 3_600_000, to: 3_723_004),
        cue("", at: 4_000_000, to: 442_800_001),
        cue("End", at: 442_900_000, to: 443_000_000)
      )
    )
    #expect(
      result.text == """
        WEBVTT

        1
        00:00:01.000 --> 00:00:02.000
        Hello

        01:00:00.000 --> 01:02:03.004
        two
        lines

        01:06:40.000 --> 123:00:00.001


        123:01:40.000 --> 123:03:20.000
        End

        """
    )
    #expect(result.losses.isEmpty)
  }

  @Test("times that browsers would take for infinite are written as the latest finite ones")
  func hugeTimes() {
    let late = 2_562_047_789 * 3_600_000
    let result = writeVTT(document(cue("Hello", at: late, to: late + 1000)))
    #expect(result.text.contains("\n2562047787:59:54.999 --> 2562047787:59:55.000\n"))
    #expect(result.losses.map(\.feature) == ["huge-time", "huge-time"])
  }

  @Test("text that could end in an arrow takes time in proportion", .timeLimit(.minutes(3)))
  func manyAngleBrackets() {
    let brackets = String(repeating: ">", count: 500_000)
    let result = writeVTT(document(cue("Hello", id: "--" + brackets)))
    #expect(result.text.utf8.count < 200)
    #expect(writeVTT(document(cue("Hello", id: brackets))).text.contains(brackets))
  }

  /// What is written of one cue: the lines below the signature.
  private func written(
    _ cue: Cue,
    _ options: WritingOptions = WritingOptions()
  ) -> (text: String, losses: [Loss]) {
    let result = writeVTT(document(cue), options)
    return (String(result.text.dropFirst("WEBVTT\n\n".count).dropLast()), result.losses)
  }

  /// What is written of one text, and the features lost.
  private func written(
    _ text: CaptionText,
    _ options: WritingOptions = WritingOptions()
  ) -> (text: String, lost: [String]) {
    let result = written(cue(text), options)
    return (
      String(result.text.dropFirst("00:00:01.000 --> 00:00:02.000\n".count)),
      result.losses.map(\.feature)
    )
  }

  @Test(
    "text is escaped, and its empty lines are filled",
    arguments: [
      ("R&D: 2 < 3 > 1", "R&amp;D: 2 &lt; 3 &gt; 1"),
      ("File --> Open", "File --&gt; Open"),
      ("a\n\nb", "a\n\u{A0}\nb"),
      ("\n\na\n\n", " \n \na\n \n "),
      ("a\n", "a\n "),
      ("\n", " \n "),
      ("a\n \nb", "a\n \nb"),
      ("a\u{A0}\u{200E}é😀", "a\u{A0}\u{200E}é😀"),
      ("a\r\0b", "a\n\u{FFFD}b"),
    ]
  )
  func escaping(_ text: String, _ expected: String) {
    #expect(written(CaptionText(text)).text == expected)
  }

  @Test("every kind of span has its tag")
  func spans() {
    let text = styled { builder in
      builder.open(.voice("Mary  Ann & Bob"), classes: ["loud", "first"])
      builder.open(.italic)
      builder.append("a")
      builder.close()
      builder.open(.bold, classes: ["x"])
      builder.append("b")
      builder.close()
      builder.open(.underline)
      builder.append("c")
      builder.close()
      builder.mark(MediaTime(milliseconds: 1500))
      builder.open(.class)
      builder.append("d")
      builder.close()
      builder.close()
      builder.append("\n")
      builder.open(.language("en-GB"))
      builder.append("e")
      builder.close()
      builder.open(.ruby)
      builder.open(.rubyBase)
      builder.append("漢")
      builder.close()
      builder.open(.rubyText)
      builder.append("kan")
      builder.close()
      builder.close()
    }
    let result = written(text)
    #expect(
      result.text == """
        <v.loud.first Mary Ann &amp; Bob><i>a</i><b.x>b</b><u>c</u><00:00:01.500><c>d</c></v>
        <lang en-GB>e</lang><ruby>漢<rt>kan</rt></ruby>
        """
    )
    #expect(result.lost.isEmpty)
  }

  @Test(
    "names and classes can't end their tag or make an arrow",
    arguments: [
      (.voice("A --> B"), [], "<v A --&gt; B>x</v>", []),
      (.voice("dash--"), [], "<v dash-&#45;>x</v>", []),
      (.voice("a\nb\t<c>"), [], "<v a b &lt;c&gt;>x</v>", []),
      (.voice(" "), [], "x", ["voice"]),
      (.voice(""), ["red"], "<c.red>x</c>", ["voice"]),
      (.language(""), [], "<lang und>x</lang>", []),
      (.class, ["a.b c", "d>", "--"], "<c.a_b_c.d_.-_>x</c>", ["class", "class", "class"]),
      (.class, ["a-b--c", "é_1", ""], "<c.a-b--c.é_1>x</c>", []),
      (.italic, ["a--"], "<i.a-_>x</i>", ["class"]),
    ] as [(TextSpan.Kind, [String], String, [String])]
  )
  func unsafe(
    _ kind: TextSpan.Kind,
    _ classes: [String],
    _ expected: String,
    _ lost: [String]
  ) {
    let result = written(
      styled { builder in
        builder.open(kind, classes: classes)
        builder.append("x")
      }
    )
    #expect(result.text == expected)
    #expect(result.lost == lost)
  }

  @Test("ruby always has an annotation, and an annotation a ruby")
  func ruby() {
    let bare = styled { builder in
      builder.open(.ruby)
      builder.append("a")
    }
    #expect(written(bare).text == "<ruby>a<rt></rt></ruby>")
    let loose = styled { builder in
      builder.open(.ruby)
      builder.append("a")
      builder.open(.rubyText)
      builder.append("b")
      builder.close()
      builder.append("\nc")
    }
    #expect(written(loose).text == "<ruby>a<rt>b</rt>\nc<rt></rt></ruby>")
    let nested = styled { builder in
      builder.open(.ruby)
      builder.append("a")
      builder.open(.italic)
      builder.open(.rubyText)
      builder.append("b")
    }
    #expect(written(nested).text == "<ruby>a<i>(b)</i><rt></rt></ruby>")
    #expect(written(nested).lost == ["ruby"])
  }

  @Test("times inside the text rise between the cue's begin and end")
  func moments() {
    let text = styled { builder in
      for time in [1000, 1200, 1200, 1100, 1300, 2000] {
        builder.mark(MediaTime(milliseconds: time))
        builder.append("x")
      }
    }
    let result = written(text)
    #expect(result.text == "x<00:00:01.200>xxx<00:00:01.300>xx")
    #expect(result.lost == Array(repeating: "inline-time", count: 4))
  }

  @Test("colours become classes, with a rule for those that have none")
  func colors() {
    let text = styled { builder in
      builder.open(.style(TextStyle(.color(Color(rgb: 0xFFFF00)))))
      builder.append("a")
      builder.close()
      builder.open(
        .style(
          TextStyle(.color(Color(rgb: 0x12AB34)), .backgroundColor(Color(rgb: 0, alpha: 128)))
        ),
        classes: ["x"]
      )
      builder.append("b")
      builder.close()
      builder.open(
        .style(TextStyle(.backgroundColor(Color(rgb: 0xFF)), .fontFamily("serif")))
      )
      builder.append("c")
      builder.close()
      builder.open(.style(TextStyle(.other(name: "textOutline", value: "1px"))))
      builder.append("d")
    }
    let result = writeVTT(document(cue(text), cue(text, at: 2000, to: 3000)))
    let body = "<c.yellow>a</c><c.x.bg_00000080.c12ab34>b</c><c.bg_blue>c</c>d"
    #expect(
      result.text == """
        WEBVTT

        STYLE
        ::cue(.bg_00000080) { background-color: #00000080; }
        ::cue(.c12ab34) { color: #12ab34; }

        00:00:01.000 --> 00:00:02.000
        \(body)

        00:00:02.000 --> 00:00:03.000
        \(body)

        """
    )
    #expect(
      result.losses.map { "\($0.cue ?? -1) \($0.feature): \($0.what)" } == [
        "0 font-family: fontFamily serif", "0 text-outline: textOutline 1px",
        "1 font-family: fontFamily serif", "1 text-outline: textOutline 1px",
      ]
    )
  }

  @Test("speakers as they are asked for")
  func speakers() {
    let text = styled { builder in
      builder.open(.voice("Mary"), classes: ["loud"])
      builder.append("a\n")
      builder.close()
      builder.open(.voice("R&B"))
      builder.append("b")
    }
    var options = WritingOptions()
    #expect(written(text, options).text == "<v.loud Mary>a\n</v><v R&amp;B>b</v>")
    options.speakers = .prefix
    #expect(written(text, options).text == "<c.loud>Mary: a\n</c>R&amp;B: b")
    #expect(written(text, options).lost.isEmpty)
    options.speakers = .drop
    #expect(written(text, options).text == "<c.loud>a\n</c>b")
    #expect(written(text, options).lost == ["speaker", "speaker"])
  }

  @Test(
    "identifiers are one line without an arrow",
    arguments: [
      ("intro", "intro", false), ("a --> b", "a -- b", true), ("a-->>b", "a--b", true),
      ("a\nb", "a b", true), ("a > b", "a > b", false),
    ]
  )
  func identifiers(_ id: String, _ expected: String, _ isLoss: Bool) {
    let result = written(cue("x", id: id))
    #expect(result.text == "\(expected)\n00:00:01.000 --> 00:00:02.000\nx")
    #expect(result.losses.map(\.feature) == (isLoss ? ["identifier"] : []))
  }

  @Test(
    "an identifier is written once",
    arguments: [
      (["2", "1", "2", "a", "a", "01", "3", "1"], [2, 4, 7]),
      (["c1", "c2", "c2", "c10", "c9", "c9", "c1", "c02", "c2x", "10", "c", "c11"], [2, 5, 6]),
      (["a-0", "a-1", "a-01", "a-1", "b-2", "a-2", "b-2"], [3, 6]),
      (["x", "x1", "x1", "x", "x2", "y1"], [2, 3]),
    ]
  )
  func uniqueIdentifiers(_ ids: [String], _ repeated: [Int]) {
    let cues = ids.enumerated().map { cue("x", id: $1, at: $0 * 1000, to: $0 * 1000 + 500) }
    var document = CaptionDocument()
    document.cues = cues
    let result = writeVTT(document)
    #expect(
      readVTT(result.text).document.cues.map(\.identifier)
        == ids.enumerated().map { repeated.contains($0) ? nil : $1 }
    )
    #expect(result.losses.map(\.cue) == repeated)
  }

  @Test("texts of any length are escaped wherever it is needed", arguments: 0...20)
  func escaping(count: Int) {
    let run = String(repeating: "é", count: count / 2) + String(repeating: "x", count: count)
    for (text, expected) in [
      ("\(run)&\(run)<!\n\(run)>", "\(run)&amp;\(run)&lt;!\n\(run)&gt;"),
      ("\(run)!\nb\n\n\(run)'", "\(run)!\nb\n\u{A0}\n\(run)'"),
    ] {
      #expect(written(cue(CaptionText(text))).text.hasSuffix(".000\n\(expected)"))
    }
  }

  @Test(
    "times that WebVTT doesn't have",
    arguments: [
      (-500, 1000, "00:00:00.000 --> 00:00:01.000", ["negative-time"]),
      (-500, -100, "00:00:00.000 --> 00:00:00.001", ["negative-time", "negative-time"]),
      (1000, 1000, "00:00:01.000 --> 00:00:01.001", ["zero-duration"]),
      (5000, 3000, "00:00:05.000 --> 00:00:05.001", ["end-before-start"]),
      (1000, nil, "00:00:01.000 --> 00:00:06.000", ["open-end"]),
    ] as [(Int, Int?, String, [String])]
  )
  func times(_ begin: Int, _ end: Int?, _ expected: String, _ lost: [String]) {
    let result = written(cue("x", at: begin, to: end))
    #expect(result.text == expected + "\nx")
    #expect(result.losses.map(\.feature) == lost)
  }

  @Test("an open end lasts until the next later cue; cues are put in order")
  func order() {
    let result = writeVTT(
      document(
        cue("c", at: 3000, to: nil),
        cue("a", at: 1000, to: nil),
        cue("b", at: 1000, to: 1500)
      )
    )
    #expect(
      result.text == """
        WEBVTT

        00:00:01.000 --> 00:00:03.000
        a

        00:00:01.000 --> 00:00:01.500
        b

        00:00:03.000 --> 00:00:08.000
        c

        """
    )
    #expect(result.losses.map(\.feature) == ["order", "open-end", "open-end"])
    #expect(result.losses.map(\.cue) == [nil, 0, 1])
  }

  @Test("what the document holds beyond cues")
  func documentLosses() {
    var document = CaptionDocument()
    document.language = "en"
    document.title = "Harbour"
    var region = Region(id: "r", geometry: .box(Region.Box()))
    region.style.set(.backgroundColor(Color(rgb: 0)))
    // Cues have these themselves, whatever their region says.
    region.style.set(.color(Color(rgb: 0xFFFF00)))
    region.style.set(.other(name: "textAlign", value: "center"))
    document.regions = [region]
    let result = writeVTT(document)
    #expect(result.text == "WEBVTT\n\n")
    #expect(result.losses.map(\.feature) == ["language", "title", "region-style"])
    #expect(result.losses.last?.what == "style of region \"r\": backgroundColor #000000")
  }

  @Test("extras that hold what would break the file")
  func unsafeExtras() {
    var document = document(cue("x"))
    document.extras[WebVTTHeader.self] = WebVTTHeader(text: "a\nb", lines: ["", "c --> d"])
    document.extras[WebVTTHead.self] = WebVTTHead([
      .style("a {\n\n}"), .style("\n"), .comment("b\n\nc --> d"), .region,
    ])
    document.extras[WebVTTComments.self] = WebVTTComments(["", "\n\nend"])
    #expect(
      writeVTT(document).text == """
        WEBVTT a b
        c -- d

        STYLE
        a {
        }

        NOTE b
        c -- d

        00:00:01.000 --> 00:00:02.000
        x

        NOTE

        NOTE
        end

        """
    )
  }
}
