import CaptionFormats
import CaptionModel
import Testing

/// What a STYLE block says of a text, as SubRip's tags show it.
@Suite("Style sheets of WebVTT") struct WebVTTStylingTests {
  /// One cue with the identifier `a` and the text, after the sheet, as SubRip's text and losses.
  private func convert(
    _ css: String,
    _ text: String,
    to format: CaptionFormat = .subRip
  ) -> (text: String, losses: [String]) {
    let file = "WEBVTT\n\nSTYLE\n\(css)\n\na\n00:01.000 --> 00:02.000\n\(text)\n"
    let written = format.write(readVTT(file).document, WritingOptions())
    let output = String(decoding: written.bytes, as: UTF8.self)
    let lines = output.replacing("\r\n", with: "\n").split(separator: "\n").dropFirst(2)
    return (
      format.id == "subrip" ? lines.joined(separator: "\n") : output,
      written.losses.filter { $0.feature != "identifier" }.map(\.what)
    )
  }

  private static let red = "<font color=\"#ff0000\">"

  @Test(
    "selectors pick what they should",
    arguments: [
      ("::cue", "a", "RED(a)"),
      ("*::cue", "a", "RED(a)"),
      (":not(video)::cue", "a", "RED(a)"),
      ("video::cue", "a", "a"),
      ("i", "<i>a</i>", "<i>a</i>"),
      ("::cue(:root)", "a", "RED(a)"),
      ("::cue(#a)", "a", "RED(a)"),
      ("::cue(#\\61 )", "a", "RED(a)"),
      ("::cue(#b)", "a", "a"),
      ("::cue(b)", "<b>a</b> b", "RED(<b>a</b>) b"),
      ("::cue(i)", "<b>a</b> b", "<b>a</b> b"),
      ("::cue(c)", "<c>a</c> b", "RED(a) b"),
      ("::cue(.x)", "<c.x>a</c> b", "RED(a) b"),
      ("::cue(.X)", "<c.y>a</c> b", "a b"),
      ("::cue(.x.y)", "<c.y.x>a</c> b", "RED(a) b"),
      ("::cue(b.x)", "<b.x>a</b> b", "RED(<b>a</b>) b"),
      ("::cue(u)", "<u>a</u> b", "RED(<u>a</u>) b"),
      ("::cue(.x), ::cue(b)", "<b>a</b> <c.x>b</c>", "RED(<b>a</b>) RED(b)"),
      ("::cue(.x, b)", "<b>a</b> <c.x>b</c>", "RED(<b>a</b>) RED(b)"),
      ("::cue(v)", "<v Mary>a</v> b", "RED(Mary: a) b"),
      ("::cue(v[voice=\"Mary\"])", "<v Mary>a</v> b", "RED(Mary: a) b"),
      ("::cue(v[voice='Mary Lee'])", "<v Mary Lee>a</v> b", "RED(Mary Lee: a) b"),
      ("::cue(v[voice=Mary])", "<v Mary>a</v> b", "RED(Mary: a) b"),
      ("::cue([voice=Mary])", "<v Mary>a</v> b", "RED(Mary: a) b"),
      ("::cue(v[voice])", "<v Mary>a</v> b", "RED(Mary: a) b"),
      ("::cue(v[voice=mary i])", "<v Mary>a</v> b", "RED(Mary: a) b"),
      ("::cue(v[voice^=Ma])", "<v Mary>a</v> b", "RED(Mary: a) b"),
      ("::cue(v[voice$=ry])", "<v Mary>a</v> b", "RED(Mary: a) b"),
      ("::cue(v[voice*=ar])", "<v Mary>a</v> b", "RED(Mary: a) b"),
      ("::cue(v[voice~=Lee])", "<v Mary Lee>a</v> b", "RED(Mary Lee: a) b"),
      ("/* a */ ::cue(/* b */ b /* c */) ", "<b>a</b> b", "RED(<b>a</b>) b"),
    ]
  )
  func selectors(_ selector: String, _ text: String, _ expected: String) {
    let parts = expected.replacing("RED(", with: Self.red).replacing(")", with: "</font>")
    #expect(convert("\(selector) { color: red }", text).text == parts)
  }

  @Test(
    "rules beat each other by importance, specificity and order",
    arguments: [
      ("::cue(b) { color: blue } ::cue(b) { color: red }", "b"),
      ("::cue(.x) { color: red } ::cue(b) { color: blue }", "b.x"),
      ("::cue(b.x) { color: red } ::cue(.x) { color: blue }", "b.x"),
      ("::cue(b) { color: red !important } ::cue(.x) { color: blue }", "b.x"),
      ("::cue(b) { color: blue; color: red }", "b"),
      ("::cue(b) { color: red; color: reddish }", "b"),
      ("::cue(b) { color: red } ::cue(b, ..) { color: blue }", "b"),
      ("::cue(.yellow) { color: red }", "b.yellow"),
      ("::cue { color: red } ::cue(b) { color: inherit }", "b"),
    ]
  )
  func cascade(_ css: String, _ tag: String) {
    #expect(convert(css, "x <\(tag)>a</b>").text.contains("#ff0000"))
    #expect(!convert(css, "x <\(tag)>a</b>").text.contains("#0000ff"))
  }

  @Test(
    "colours are read in every usual notation",
    arguments: [
      ("#0f08", "#00ff00"), ("#00ff00", "#00ff00"), ("LIME", "#00ff00"), ("l\\69me", "#00ff00"),
      ("rgb(0, 255, 0)", "#00ff00"), ("rgb(0 100% 0 / 1)", "#00ff00"),
      ("rgba(0, 255, 0, 1)", "#00ff00"), ("hsl(120, 100%, 50%)", "#00ff00"),
      ("hsla(120deg 100% 50% / 100%)", "#00ff00"), ("hsl(-240 100% 50%)", "#00ff00"),
      ("rgb(-5, 300, 0)", "#00ff00"), ("papayawhip", "#ffefd5"),
    ]
  )
  func colours(_ value: String, _ expected: String) {
    #expect(
      convert("::cue { color: \(value) }", "a").text == "<font color=\"\(expected)\">a</font>"
    )
  }

  @Test(
    "fonts and lines become tags, and defaults can be taken back",
    arguments: [
      ("::cue { font-style: italic }", "a <i>b</i>", "<i>a <i>b</i></i>"),
      ("::cue(.x) { font-style: oblique 10deg }", "<c.x>a</c>", "<i>a</i>"),
      ("::cue(i) { font-style: normal }", "<i>a</i>", "a"),
      ("::cue(b) { font-weight: 400 }", "<b>a</b>", "a"),
      ("::cue(u) { text-decoration: none }", "<u>a</u>", "a"),
      (
        "::cue(.x) { font-weight: 700; text-decoration: underline }", "<c.x>a</c>",
        "<b><u>a</u></b>"
      ),
      ("::cue(.x) { text-decoration: line-through }", "<c.x>a</c>", "<s>a</s>"),
      (
        "::cue(.x) { font: italic bold 20px/1.2 Arial }", "<c.x>a</c>",
        "<font face=\"Arial\" size=\"20\"><b><i>a</i></b></font>"
      ),
      (
        "::cue(.x) { font-family: \"DejaVu Sans\" }", "<c.x>a</c>",
        "<font face=\"DejaVu Sans\">a</font>"
      ),
    ]
  )
  func fonts(_ css: String, _ text: String, _ expected: String) {
    let result = convert(css, text)
    #expect(result.text == expected)
    #expect(result.losses == [])
  }

  @Test("what cannot be worked out is a loss with its selector and property, once")
  func losses() {
    let css = """
      ::cue(b) { text-shadow: 1px 1px red; opacity: 0.5 } ::cue(i) { opacity: 0.5 }
      ::cue(b:past) { color: red } ::cue(b) { color: var(--c) } @media print { ::cue { color: red } }
      """
    #expect(
      convert(css, "<b>a</b> <b>b</b>").losses == [
        "at-rule \"@media\" of a style sheet", "rule for \"::cue(b:past)\" of a style sheet",
        "text-shadow of \"::cue(b)\"", "opacity of \"::cue(b)\"", "color of \"::cue(b)\"",
      ]
    )
  }

  @Test("rules for voices are a loss where speakers are not written as such")
  func voiceRules() {
    let document = readVTT(
      """
      WEBVTT

      STYLE
      ::cue(v[voice="Mary"]) { color: yellow }
      ::cue(.loud), ::cue([voice]) { font-weight: bold }

      00:01.000 --> 00:02.000
      <v Mary>Hello.
      """
    ).document
    func lost(_ speakers: WritingOptions.Speakers) -> [String] {
      var options = WritingOptions()
      options.speakers = speakers
      return writeVTT(document, options).losses.filter { $0.feature == "style-rule" }.map(\.what)
    }
    let rules = [
      "the style of \"::cue(v[voice=\"Mary\"])\"", "the style of \"::cue([voice])\"",
    ]
    #expect(lost(.native) == [])
    #expect(lost(.prefix) == rules)
    #expect(lost(.drop) == rules)
  }

  @Test("languages come down to the spans in them")
  func languages() {
    let css = "::cue(:lang(en)) { color: red } ::cue(lang[lang=\"de\"]) { color: blue }"
    let text = "<lang en-GB>a <b>b</b></lang> <lang de>c</lang> <lang eng>d</lang>"
    #expect(
      convert(css, text).text
        == "\(Self.red)a <b>b</b></font> <font color=\"#0000ff\">c</font> d"
    )
  }

  @Test("regions give their cues what is inherited, and keep their background")
  func regions() {
    let file =
      "WEBVTT\n\nREGION\nid:r\n\nSTYLE\n::cue-region { color: red }\n"
      + "::cue-region(#r) { background: rgba(0, 0, 255, 0.5) }\n\n"
      + "00:01.000 --> 00:02.000 region:r\na\n\n00:03.000 --> 00:04.000\nb\n"
    let bytes = CaptionFormat.ttml.write(readVTT(file).document, WritingOptions()).bytes
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.contains("tts:backgroundColor=\"#0000ff80\""))
    #expect(text.contains("region=\"r\" tts:color=\"#ff0000\">a</p>"))
    #expect(text.contains("region=\"bottom\">b</p>"))
  }

  @Test("TTML gets the same as attributes")
  func ttml() {
    let css =
      "::cue { background: #0008 } ::cue(v[voice=Mary]) { color: cyan; font-style: italic }"
      + " ::cue(ruby) { ruby-position: under } ::cue(.big) { font-size: 120% }"
    let text = convert(css, "<v Mary>a</v> <ruby>b<rt>c</rt></ruby> <c.big>d</c>", to: .ttml).text
    let expected = [
      "<span tts:backgroundColor=\"#00000088\"><span ttm:agent=\"agent1\" tts:color=\"#00ffff\"",
      " tts:fontStyle=\"italic\">a</span> <span tts:ruby=\"container\"",
      " tts:rubyPosition=\"after\"><span tts:ruby=\"base\">b</span>",
      "<span tts:ruby=\"text\">c</span></span> ",
      "<span tts:fontSize=\"120%\">d</span></span>",
    ].joined()
    #expect(text.contains(expected))
  }

  @Test("WebVTT to WebVTT keeps the sheet, and colours of others come back through one")
  func webVTT() {
    let css = "::cue(v[voice=Mary]) { color: #c0ffee }\n/* kept */ @media print { }"
    let file = "WEBVTT\n\nSTYLE\n\(css)\n\n00:00:01.000 --> 00:00:02.000\n<v Mary>a</v>\n"
    #expect(writeVTT(readVTT(file).document).text == file)
    let srt = CaptionFormat.subRip.write(readVTT(file).document, WritingOptions()).bytes
    let back = CaptionFormat.subRip.read(
      SourceText(String(decoding: srt, as: UTF8.self)),
      ReadingOptions()
    ).document
    let again = writeVTT(back).text
    #expect(again.contains("::cue(.cc0ffee) { color: #c0ffee; }"))
    let third = CaptionFormat.subRip.write(readVTT(again).document, WritingOptions())
    #expect(third.bytes == srt)
    #expect(third.losses == [])
  }

  @Test(
    "a sheet made to be slow is not",
    arguments: [
      ("", "{", 50_000, ""), ("", "::cue(", 10_000, ""), ("", "::cue(b){[(", 5_000, ""),
      ("", "\" x\n", 12_000, ""), ("", "/*", 25_000, ""), ("", "@a ", 16_000, ""),
      ("", "\\", 50_000, ""), ("", "::cue(b){color:red}", 3_000, ""),
      ("", "::cue(.a.a){x}", 4_000, ""), ("", "::cue,", 10_000, "::cue{color:red}"),
      ("::cue{", "color:red;", 5_000, "}"), ("::cue{color:", "rgb(", 12_000, "}"),
      ("", "url(", 12_000, ""), ("", "}", 50_000, ""),
    ]
  )
  func hostile(_ start: String, _ piece: String, _ count: Int, _ end: String) {
    let css = start + String(repeating: piece, count: count) + end
    var file = "WEBVTT\n\nSTYLE\n\(css)\n\n"
    for index in 0..<200 { file += "00:01.000 --> 00:02.000\n<b.a.a.n\(index)>a</b>\n\n" }
    let clock = ContinuousClock()
    let taken = clock.measure {
      let result = readVTT(file)
      #expect(result.document.cues.count == 200)
      #expect(result.diagnostics.filter { $0.code.contains("style") }.count <= 20)
      _ = CaptionFormat.subRip.write(result.document, WritingOptions())
    }
    // A debug build takes many times what a release build does.
    #expect(taken < .seconds(20))
  }
}
