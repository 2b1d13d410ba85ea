import CaptionModel
import Testing

@testable import CaptionFormats

@Suite("Character references")
struct CharacterReferenceTests {
  @Test(
    "references in cue text",
    arguments: [
      ("&amp;&lt;&gt;&nbsp;&lrm;&rlm;", "&<>\u{A0}\u{200E}\u{200F}"),
      ("&quot;&apos;&#39;&#x27;&#X27;", "\"''''"),
      ("&amp", "&"),
      ("&ampx &AMP", "&x &"),
      ("&notit; &notin; &not", "¬it; ∉ ¬"),
      ("&eacute &eacute; &Eacute;", "é é É"),
      ("&NotEqualTilde;", "\u{2242}\u{338}"),
      ("&CounterClockwiseContourIntegral;", "\u{2233}"),
      ("&zwnj;&zwj;&zeta;", "\u{200C}\u{200D}ζ"),
      ("&AElig;&Aacute;", "ÆÁ"),
      ("&hellip &hellip;", "&hellip …"),
      ("&", "&"),
      ("& &; &# &#; &#x; &#xg;", "& &; &# &#; &#x; &#xg;"),
      ("&unknown; &Amp;", "&unknown; &Amp;"),
      ("&#65 &#x41;", "A A"),
      ("&#0;&#xD800;&#x110000;&#99999999999;", "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
      ("&#128;&#x92;&#129;", "€’\u{81}"),
      ("&#x1F600;", "😀"),
      ("&am<i>p;</i>", "&amp;"),
    ]
  )
  func references(_ text: String, _ expected: String) {
    let cue = readVTT("WEBVTT\n\n00:00.000 --> 00:01.000\n\(text)\n").document.cues.first
    #expect(cue?.text.string == expected)
  }

  @Test("the table holds the names of the HTML Standard")
  func table() {
    let table = CharacterReferenceTable.shared
    #expect(table.count == 2125)
    func value(_ name: String) -> (String, length: Int)? {
      let bytes = Array(name.utf8)
      return table.match(bytes, 0, bytes.count).map { match in
        var text = String(match.scalars.first)
        if let second = match.scalars.second { text.unicodeScalars.append(second) }
        return (text, match.length - 1)
      }
    }
    // The first, the last, the longest, names that are the beginning of others, and two legacy
    // ones.
    #expect(value("AElig;")?.0 == "Æ")
    #expect(value("zwnj;")?.0 == "\u{200C}")
    #expect(value("CounterClockwiseContourIntegral;")?.0 == "∳")
    #expect(value("in;")?.0 == "∈")
    #expect(value("int;")?.0 == "∫")
    #expect(value("intcal;")?.0 == "⊺")
    #expect(value("NewLine;")?.0 == "\n")
    #expect(value("ngE;")?.0 == "≧\u{338}")
    #expect(value("timesbar")?.0 == "×")
    #expect(value("timesbar")?.length == 5)
    #expect(value("in") == nil)
    #expect(value("intx;") == nil)
  }

  @Test("faults are reported where they are")
  func faults() {
    let text = "WEBVTT\n\n00:00.000 --> 00:01.000\nA & B &eacute; &eacute &#0; &lt;\n"
    #expect(
      reports(text) == [
        "4:3 bare-ampersand cue 0", "4:16 bad-character-reference cue 0",
        "4:24 bad-character-reference cue 0",
      ]
    )
  }
}
