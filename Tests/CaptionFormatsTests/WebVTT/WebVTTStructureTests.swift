import CaptionFormats
import CaptionModel
import Testing

@Suite("WebVTT file structure")
struct WebVTTStructureTests {
  @Test(
    "files with a signature",
    arguments: [
      "WEBVTT", "WEBVTT\n", "WEBVTT\r\n", "WEBVTT\r", "WEBVTT ", "WEBVTT\t", "WEBVTT\n\n",
      "WEBVTT - text", "WEBVTT\n\n\n",
    ]
  )
  func accepted(_ text: String) {
    let result = readVTT(text)
    #expect(result.accepted)
    #expect(result.document.cues.isEmpty)
    #expect(reports(text) == [])
    #expect(CaptionFormat.webVTT.sniff(SourceText(text)) == .certain)
  }

  @Test(
    "files without a signature are refused with one clear report",
    arguments: [
      "", "WebVTT\n\n", "webvtt", "WEBVT", "WEBVTTX", "WEBVTT\u{0C}\n", "WEBVTT\u{A0}", "\nWEBVTT",
      " WEBVTT\n", "\u{FEFF}WEBVTT\n", "1\n00:00:01,000 --> 00:00:02,000\nx\n", "<!DOCTYPE html>",
    ]
  )
  func refused(_ text: String) {
    let result = readVTT(text)
    #expect(!result.accepted)
    #expect(result.document.cues.isEmpty)
    #expect(result.diagnostics.map(\.code) == ["webvtt/no-signature"])
    #expect(result.diagnostics.first?.message.contains("\"WEBVTT\"") == true)
  }

  @Test("how sure the content makes")
  func sniffing() {
    let sniff = { CaptionFormat.webVTT.sniff(SourceText($0)) }
    #expect(sniff("WebVTT\n1\n00:01.000 --> 00:02.000\n") == .likely)
    #expect(sniff("\n\u{FEFF} WEBVTT\n") == .likely)
    #expect(sniff("00:00:01.000 --> 00:00:02.000\nx\n") == .possible)
    #expect(sniff("1\n00:00:01,000 --> 00:00:02,000\nx\n") == .none)
    // A number above times is SubRip's, even where these have full stops.
    #expect(sniff("1\n00:00:01.000 --> 00:00:02.000\nx\n") == .none)
    #expect(sniff("\r\n12\r\n00:00:01.000 --> 00:00:02.000\r\nx\r\n") == .none)
    #expect(sniff("x1\n00:00:01.000 --> 00:00:02.000\nx\n") == .possible)
    #expect(sniff("<tt xmlns=\"http://www.w3.org/ns/ttml\"/>") == .none)
    #expect(sniff("Webvtts are nice --> x") == .none)
    #expect(sniff("") == .none)
  }

  @Test("WebVTT in another encoding than UTF-8")
  func encodings() {
    let text = "WEBVTT\n\n00:01.000 --> 00:02.000\nx\n"
    func read(_ encoding: String) -> ReadResult {
      let source = SourceText(name: "-", uncheckedUTF8: Array(text.utf8), encoding: encoding)
      return CaptionFormat.webVTT.read(source, ReadingOptions())
    }
    #expect(read("UTF-8").diagnostics.isEmpty)
    #expect(!read("UTF-16LE").accepted)
    #expect(read("windows-1252").document.cues.count == 1)
    for encoding in ["UTF-16LE", "windows-1252"] {
      #expect(read(encoding).diagnostics.map(\.code) == ["webvtt/not-utf8"])
    }
  }

  /// Everything that may stand in a file, with three kinds of line breaks.
  private static let all = """
    WEBVTT - harbour film
    Kind: captions
    Language: en

    NOTE above the style

    STYLE
    ::cue { color: white }
    ::cue(b) { color: red }

    REGION
    id:low width:50%

    NOTE
    two
    lines

    1
    00:00:01.000 --> 00:00:02.000
    First,
    second.

    NOTE\tagain

    NOTE

    two words
    00:00:03.000 --> 00:00:04.000 region:low
    <i>Third.</i>


    NOTE the end
    """

  @Test("everything is kept, whatever the line breaks", arguments: ["\n", "\r\n", "\r"])
  func kept(_ lineBreak: String) throws {
    let result = readVTT(Self.all.replacing("\n", with: lineBreak))
    let document = result.document
    let codes = result.diagnostics.map(\.code)
    #expect(
      codes == ["webvtt/header-metadata", "webvtt/header-metadata", "webvtt/missing-line-break"]
    )
    #expect(document.language == "en")
    #expect(
      document.extras[WebVTTHeader.self]
        == WebVTTHeader(text: " - harbour film", lines: ["Kind: captions", "Language: en"])
    )
    #expect(
      document.extras[WebVTTHead.self]
        == WebVTTHead([
          .comment(" above the style"),
          .style("::cue { color: white }\n::cue(b) { color: red }"),
          .region,
        ])
    )
    #expect(document.extras[WebVTTComments.self] == WebVTTComments([" the end"]))
    try #require(document.cues.count == 2)
    #expect(document.cues[0].identifier == "1")
    #expect(document.cues[0].text.string == "First,\nsecond.")
    #expect(document.cues[0].extras[WebVTTComments.self] == WebVTTComments(["\ntwo\nlines"]))
    #expect(document.cues[1].identifier == "two words")
    #expect(document.cues[1].text.string == "Third.")
    #expect(document.cues[1].region == "low")
    #expect(document.cues[1].extras[WebVTTComments.self] == WebVTTComments(["\tagain", ""]))
  }

  @Test("places of cues in the source")
  func places() throws {
    let text =
      "WEBVTT\r\n\r\nid\r\n00:01.000 --> 00:02.000\r\nab\r\ncd\r\n\r\n00:03.000 --> 00:04.000\r\n"
    let result = readVTT(text)
    let source = SourceText(text)
    try #require(result.map.cues.count == 2)
    #expect(source.string(in: result.map.cues[0].whole).hasPrefix("id\r\n00:01.000"))
    #expect(source.string(in: result.map.cues[0].text) == "ab\r\ncd")
    #expect(result.map.cues[0].timing == 14)
    #expect(result.map.cues[1].start == result.map.cues[1].timing)
    #expect(result.map.cues[1].text.isEmpty)
  }

  @Test("the language comes from the header")
  func language() {
    #expect(readVTT("WEBVTT\nLanguage: pt-BR\n").document.language == "pt-BR")
    #expect(readVTT("WEBVTT Kind: captions; Language: en\n").document.language == "en")
    #expect(readVTT("WEBVTT\nlanguage:de\n").document.language == "de")
    #expect(readVTT("WEBVTT\nLanguage:\n").document.language == nil)
    #expect(readVTT("WEBVTT\n\nNOTE\nLanguage: en\n").document.language == nil)
  }

  @Test("what is reported, and what parsers make of it")
  func reported() {
    let text = """
      WEBVTT
      X-TIMESTAMP-MAP=MPEGTS:0,LOCAL:00:00:00.000
      Region: id=fred
      00:00.000 --> 00:01.000
      glued to the header
      2
      00:02.000 --> 00:03.000
      glued to the cue

      scene 4 --> scene 5
      00:04.000 --> 00:05.000
      not an identifier

      NOTE
      00:06.000 --> 00:07.000
      Open the menu,
      File --> Export,
      and wait.

      no timing

      STYLE
      ::cue { color: red }

      REGION
      id:x

      2
      00:08.000 --> 00:09.000

      the text of nothing

      2
      00:10.000 --> 00:11.000
      again
      """
    #expect(
      reports(text) == [
        "2:1 timestamp-map", "3:1 deprecated-region", "4:1 missing-separator",
        "7:1 missing-separator", "10:1 bad-timestamp", "11:1 missing-separator",
        "14:1 note-is-cue cue 3", "17:1 dropped-text", "20:1 dropped-text",
        "22:1 late-block", "25:1 late-block", "29:1 empty-cue cue 4", "31:1 dropped-text",
        "33:1 duplicate-id cue 5",
      ]
    )
    #expect(
      readVTT(text).document.cues.map { "\($0.identifier ?? "-"): \($0.text.string)" } == [
        "-: glued to the header\n2", "-: glued to the cue", "-: not an identifier",
        "NOTE: Open the menu,", "2: ", "2: again",
      ]
    )
  }

  @Test("blocks that only begin like others")
  func nearMisses() {
    let text = """
      WEBVTT

      STYLES
      x

      STYLE x
      y

      NOTEBOOK
      z

      REGION
      00:01.000 --> 00:02.000
      a region in name only

      NOTEBOOK
      00:03.000 --> 00:04.000
      b
      """
    #expect(readVTT(text).document.cues.map(\.identifier) == ["REGION", "NOTEBOOK"])
    #expect(readVTT(text).document.regions.isEmpty)
    #expect(
      reports(text) == [
        "3:1 dropped-text", "6:1 dropped-text", "9:1 dropped-text", "12:1 note-is-cue cue 0",
      ]
    )
  }

  @Test("a style sheet that parsers still take after a cue that they dropped")
  func styleAfterBadCue() {
    let text = "WEBVTT\n\n00:01 --> 00:02\nx\n\nSTYLE\na{}\n\n00:01.000 --> 00:02.000\ny\n"
    #expect(readVTT(text).document.extras[WebVTTHead.self] == WebVTTHead([.style("a{}")]))
    #expect(reports(text) == ["3:1 bad-timestamp", "7:1 style-selector"])
  }

  @Test("NUL is reported once")
  func nul() {
    let text = "WEBVTT\n\na\0\n00:01.000 --> 00:02.000\nb\0\0\n"
    #expect(reports(text) == ["3:2 nul"])
    #expect(readVTT(text).document.cues.first?.identifier == "a\u{FFFD}")
    #expect(readVTT(text).diagnostics.first?.message == "3 NUL characters read as U+FFFD")
  }

  @Test("losses that the extras describe")
  func lossDescriptions() {
    let document = readVTT(Self.all).document
    #expect(
      document.extras.losses(writing: "subrip") == [
        "header text \"- harbour film | Kind: captions\"", "comment \"the end\"",
        "1 style sheet and 1 comment",
      ]
    )
    #expect(document.extras.losses(writing: "webvtt").isEmpty)
    #expect(document.cues[1].extras.losses(writing: "ttml") == ["2 comments, the first \"again\""])
  }
}
