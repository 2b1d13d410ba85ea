import CaptionFormats
import CaptionModel
import Testing

@Suite struct SubRipMarkupTests {
  /// The text of a cue, its drawing, and what is reported.
  @Test(
    arguments: [
      ("plain", "plain", []),
      // Tags.
      ("<i>A</i> <b>B</b> <u>C</u>", "i(A) b(B) u(C)", []),
      ("<I>A</I>", "i(A)", []),
      ("<i>A\nB</i>\nC", "i(A\nB)\nC", []),
      ("<b><i>A</i></b>", "b(i(A))", []),
      ("<s>A</s><strike>B</strike>", "[lineThrough](A)[lineThrough](B)", []),
      ("<i>Un</i>be<b>liev</b>able", "i(Un)beb(liev)able", []),
      ("A<br>B<br/>C", "A\nB\nC", []),
      ("< i >A</ i > B", "i(A) B", []),
      ("< i >A< / i >", "i(A)", []),
      ("< font color=red >A</ font >", "[#ff0000](A)", []),
      ("<i >A</i >", "i(A)", []),
      ("< i>A< /i>", "i(A)", []),
      ("<i class=\"x\">A</i>", "i(A)", []),
      ("<i/>A", "A", ["unbalanced-tags@0"]),
      ("<i>A<i/>B", "i(A)B", []),
      ("{\\an8}\n<i>A\n</i>", "i(A)", []),
      ("Hello <b>my\n</b> name", "Hello b(my)\n name", []),
      // Faults of tags.
      ("<i>A", "i(A)", ["unbalanced-tags@0"]),
      ("A</i>", "A", ["unbalanced-tags@0"]),
      ("<u><i>A</u>B</i>", "u(i(A))i(B)", ["unbalanced-tags@0"]),
      ("<b><i>A</b></i>", "b(i(A))i()", ["unbalanced-tags@0"]),
      // Text that is no tag.
      ("5 > 3 & 2 < 4", "5 > 3 & 2 < 4", []),
      ("R&D costs < budget", "R&D costs < budget", []),
      ("< A & B >", "< A & B >", []),
      ("a < b > c", "a < b > c", []),
      ("a < b and c > d", "a < b and c > d", []),
      ("a </ b > c", "a </ b > c", []),
      ("I <3 you", "I <3 you", []),
      ("a <b and c> d", "a <b and c> d", ["unknown-tag@0"]),
      ("<i", "<i", []),
      // Tags that go on in the next line.
      ("<i\n>A", "i(A)", ["unbalanced-tags@0"]),
      ("A <i\n>B</i\n> C", "A i(B) C", []),
      ("<font\ncolor=\"red\">A</font>", "[#ff0000](A)", []),
      ("<font color=red\n>A</font>", "[#ff0000](A)", []),
      ("<font color=\n\"red\" size=\"9\">A\nB</font>", "[#ff0000 9px](A\nB)", []),
      ("<font color=\"a\nb\">A</font>", "A", ["bad-attribute@0"]),
      ("<i\nA>", "<i\nA>", []),
      ("a <b and\nc> d", "a <b and\nc> d", []),
      ("<v Mary\nAnn>A</v>", "v[Mary Ann](A)", ["unusual-tag@0", "unusual-tag@0"]),
      // Comments.
      ("A <!-- b --> C", "A  C", ["comment@0"]),
      ("A <!-- <i>\n -- --> C", "A  C", ["comment@0"]),
      ("A\n<!-- b -->\nC", "A\nC", ["comment@0"]),
      ("<!-- b -->\nC<!---->", "C", ["comment@0", "comment@0"]),
      ("<!--> A -->", " A -->", ["comment@0"]),
      ("<!-- A", "<!-- A", []),
      ("<!- A -->", "<!- A -->", []),
      ("<sighs> Fine", "<sighs> Fine", ["unknown-tag@0"]),
      ("<span class=\"x\">A</span>", "A", ["unknown-tag@0", "unknown-tag@0"]),
      // Tags of other formats.
      (
        "<em>A</em><strong>B</strong>", "i(A)b(B)",
        ["unusual-tag@0", "unusual-tag@0", "unusual-tag@0", "unusual-tag@0"]
      ),
      ("<bold>A</bold>", "b(A)", ["unusual-tag@0", "unusual-tag@0"]),
      ("{i}A{/i} {x}", "i(A) {x}", ["unusual-tag@0", "unusual-tag@0"]),
      ("<v.loud Mary Ann>A</v>", "v[Mary Ann].loud(A)", ["unusual-tag@0", "unusual-tag@0"]),
      ("<c.yellow>A</c>", "c.yellow(A)", ["unusual-tag@0", "unusual-tag@0"]),
      ("A<00:00:01.500>B", "Atime[1500]()B", ["unusual-tag@0"]),
      (
        "<ruby>A<rt>a</rt></ruby>", "ruby(Art(a))",
        ["unusual-tag@0", "unusual-tag@0", "unusual-tag@0", "unusual-tag@0"]
      ),
      // Colours.
      ("<font color=\"#ffff00\">A</font>", "[#ffff00](A)", []),
      ("<FONT COLOR=#FF0>A</FONT>", "[#ffff00](A)", []),
      ("<font color='blue'>A</font>", "[#0000ff](A)", []),
      ("<font color=Lime>A</font>", "[#00ff00](A)", []),
      ("<font color = \"00ff7f\" >A</font>", "[#00ff7f](A)", []),
      ("<font color=\"rgb(1, 2, 3)\">A</font>", "[#010203](A)", []),
      ("<font=\"red\">A</font>", "[#ff0000](A)", []),
      ("<font face=\"Arial\" size=\"24\" color=\"red\">A</font>", "[#ff0000 Arial 24px](A)", []),
      // Four digits are no colour; an opacity is left out, so that it hides nothing.
      ("<font color=#ff00>A</font>", "A", ["bad-attribute@0"]),
      ("<font color=ff00>A</font>", "A", ["bad-attribute@0"]),
      ("<font color=#ff000000>A</font>", "[#ff0000](A)", ["bad-attribute@0"]),
      ("<font color=\"#ff0000ff\">A</font>", "[#ff0000](A)", []),
      ("<font color=\"nothing\">A</font>", "A", ["bad-attribute@0"]),
      ("<font>A</font>", "A", []),
      // References.
      ("Salt &amp; pepper &#8211; &#x2014;", "Salt & pepper – —", []),
      ("&quot;A&quot;&nbsp;it&#39;s &apos;B&apos;", "\"A\"\u{A0}it's 'B'", []),
      ("&lt;i&gt;A&lt;/i&gt;", "<i>A</i>", []),
      ("&amp;lt;", "&lt;", []),
      ("it&#146;s &eacute;&Eacute;", "it’s éÉ", []),
      (
        "AT&T &unknown; &amp &#0; &#7; &#xD800; &#;", "AT&T &unknown; &amp &#0; &#7; &#xD800; &#;",
        []
      ),
      // Escapes.
      ("A\\NB\\hC\\nD", "A\nB\u{A0}C\\nD", ["override-escape@0", "override-escape@0"]),
      ("A\\N", "A", ["override-escape@0"]),
      // Override codes.
      ("{\\i1}A{\\i0}B", "i(A)B", []),
      ("{\\i1}A", "i(A)", []),
      ("{\\b1\\u1}A{\\b0}B", "b(u(A))u(B)", []),
      ("{\\b700}A{\\b}B", "b(A)B", []),
      ("{\\i1}{\\i1}A{\\i0}B", "i(A)B", []),
      ("{\\c&H0000FF&}A{\\c&HFF0000&}B{\\c}C", "[#ff0000](A)[#0000ff](B)C", []),
      ("{\\1c&HFFFF&}A{\\r}B", "[#ffff00](A)B", []),
      ("{\\pos(196,180)}A", "A", ["ignored-override@0"]),
      ("{\\fad(1,2)\\t(\\fs20)\\i1}A", "i(A)", ["ignored-override@0"]),
      ("{\\3c&HFFFF&}A", "A", ["ignored-override@0"]),
      ("{ \\i1 }A", "i(A)", []),
      ("{A} {} {\\i1", "{A} {} {\\i1", []),
    ] as [(String, String, [String])]
  )
  func textIsUnderstood(text: String, drawing: String, findings: [String]) {
    let result = readSubRipCue(text)
    #expect(result.drawing == drawing)
    #expect(result.findings == findings)
  }

  @Test(
    arguments: [
      ("{\\an8}A", 8), ("{\\an1}A", 1), ("{\\an2}A", 2), ("{\\an5\\i1}A", 5), ("A{\\an9}", 9),
      ("{\\a6}A", 8), ("{\\a2}A", 2), ("{\\a10}A", 5), ("{\\a9}A", 4), ("{\\an8}{\\an1}A", 8),
      ("{\\an0}A", nil), ("{\\a4}A", nil), ("A", nil),
    ] as [(String, Int?)]
  )
  func alignmentBecomesPlacement(text: String, number: Int?) throws {
    let source = SourceText("1\n00:00:01,000 --> 00:00:02,000\n\(text)\n")
    let result = CaptionFormat.subRip.read(source, ReadingOptions())
    let cue = try #require(result.document.cues.first)
    #expect(cue.text.string == "A")
    let expected = number.flatMap { Anchor($0) }.flatMap { $0.number == 2 ? nil : Placement($0) }
    #expect(cue.placement == expected)
    let details = CaptionFormat.subRip.describe(0, result, source)
    #expect(
      details.first { $0.key == "alignment" }?.value == number.map { .number(Double($0)) } ?? .null
    )
  }

  @Test func theRawTextIsDescribed() {
    let source = SourceText("1\r\n00:00:01,000 --> 00:00:02,000\r\n<i>A</i>\r\n{\\x}B &amp;\r\n")
    let result = CaptionFormat.subRip.read(source, ReadingOptions())
    let details = CaptionFormat.subRip.describe(0, result, source)
    #expect(details.first == Detail("text", .string("<i>A</i>\n{\\x}B &amp;")))
  }

  @Test func tagsDoNotLeakIntoTheNextCue() {
    let result = readSubRip(
      "1\n00:00:01,000 --> 00:00:02,000\n<i>A\n\n2\n00:00:03,000 --> 00:00:04,000\nB\n"
    )
    #expect(result.document.cues.map { draw($0.text) } == ["i(A)", "B"])
  }

  @Test(.timeLimit(.minutes(3)))
  func manyFaultsTakeLinearTime() {
    let count = 100_000
    for text in ["{\\", "{a", "{ ", "<i", "&a", "<!--", "< i >", "</ i >"] {
      let result = readSubRipCue(String(repeating: text, count: count))
      #expect(result.texts.first?.utf8.count == text.utf8.count * count)
      let again = writtenText(result.document.cues[0].text)
      #expect(again.utf8.count >= text.utf8.count * count)
    }
    let lines = readSubRipCue(String(repeating: "<i\n", count: count)).document.cues[0].text
    #expect(lines.utf8.count == 3 * count - 1)
    #expect(writtenText(lines).utf8.count >= 3 * count)
    let crossing =
      String(repeating: "<b><i>", count: count) + String(repeating: "A</b></i>", count: count)
    #expect(readSubRipCue(crossing).texts.first?.utf8.count == count)
  }

  @Test func deepNestingIsNoTrap() {
    let depth = 20_000
    let open = String(repeating: "<b><i>", count: depth)
    let crossed = String(repeating: "</b>", count: depth)
    let result = readSubRipCue(open + "A" + crossed)
    #expect(result.texts == ["A"])
    #expect(readSubRipCue(String(repeating: "{\\i1\\c&HFF&}", count: depth) + "A").texts == ["A"])
    #expect(readSubRipCue(String(repeating: "<", count: depth)).texts.first?.utf8.count == depth)
  }
}
