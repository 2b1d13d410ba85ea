import CaptionModel
import Testing

@testable import CaptionFormats

/// Paragraphs that have a time and nothing to show.
@Suite struct TTMLEmptyCueTests {
  @Test(arguments: [
    "<p begin=\"1s\" end=\"2s\"/>", "<p begin=\"1s\" end=\"2s\">\n  </p>",
    "<p dur=\"2s\"><span></span></p>", "<p begin=\"1s\" end=\"2s\"><span> <span/></span></p>",
  ])
  func empty(paragraph: String) throws {
    let source = TTMLTest.document("<body><div>\(paragraph)<p end=\"1s\">a</p></div></body>")
    let result = TTMLTest.read(source)
    #expect(result.diagnostics.map(\.code) == ["ttml/empty-cue"])
    #expect(result.diagnostics.map(\.severity) == [.warning])
    #expect(result.document.cues.map(\.text.string) == ["a"])
    let range = try #require(result.diagnostics.first?.range)
    #expect(Array(source.utf8)[range].starts(with: "<p ".utf8))
  }

  /// What takes up room, shows something else, or has no time to be empty at.
  @Test(arguments: [
    "<p/>", "<p begin=\"1s\" end=\"2s\"><br/></p>",
    "<p begin=\"1s\" end=\"2s\" xml:space=\"preserve\"> </p>",
    "<p begin=\"1s\" end=\"2s\">\u{A0}</p>", "<p begin=\"1s\" end=\"2s\"><metadata/></p>",
    "<p begin=\"1s\" end=\"2s\"><image src=\"a\"/></p>",
  ])
  func notEmpty(paragraph: String) {
    let codes = TTMLTest.codes(TTMLTest.document("<body><div>\(paragraph)</div></body>"))
    #expect(!codes.contains("empty-cue"))
  }

  /// Content with elements that hold nothing, and the text; none of it goes with them.
  @Test(
    arguments: [
      ("<span/>x", "x"), ("<span></span>x", "x"), ("<span/><span>x</span>", "x"),
      ("<span/><br/>x", "x"), ("<span tts:fontStyle=\"italic\"/>x", "x"), ("a<span/>x", "ax"),
      ("<span><span/></span>x<span/>", "x"), ("<span/><span/>x", "x"),
    ],
    ["", " region=\"r\""]
  )
  func emptySpans(content: (text: String, expected: String), region: String) {
    let layout = "<layout><region xml:id=\"q\"/><region xml:id=\"r\"/></layout>"
    let body = "<p begin=\"1s\" end=\"2s\"\(region)>\(content.text)</p>"
    for outer in ["", " region=\"r\""] where !(region + outer).isEmpty {
      let result = TTMLTest.read(
        TTMLTest.document("<body\(outer)><div>\(body)</div></body>", head: layout)
      )
      #expect(result.document.cues.map(\.text.string) == [content.expected])
      #expect(result.document.cues.map(\.region) == ["r"])
      #expect(result.diagnostics.isEmpty)
    }
  }

  @Test func backgroundsMayNeedAParagraph() {
    let region = "<layout><region xml:id=\"r\" tts:showBackground=\"whenActive\"/></layout>"
    let body = "<body region=\"r\"><div><p begin=\"1s\" end=\"2s\"/></div></body>"
    #expect(TTMLTest.codes(TTMLTest.document(body, head: region)) == [])
  }
}
