import CaptionModel
import Testing

@testable import CaptionFormats

/// `id` in place of `xml:id`, as old documents have it.
@Suite struct TTMLPlainIdentifierTests {
  private func result(namespace: String, check: Bool = false) -> ReadResult {
    let binding = namespace.isEmpty ? "" : "xmlns=\"\(namespace)\""
    let styling = namespace.isEmpty ? "http://www.w3.org/ns/ttml" : namespace
    let source = """
      <tt \(binding) xmlns:tts="\(styling)#styling" xml:lang="en"><head>\
      <styling><style id="1" tts:fontStyle="italic"/></styling>\
      <layout><region id="top" tts:origin="0% 0%" tts:extent="100% 20%"/></layout></head>\
      <body><div><p begin="1s" end="2s" style="1" region="top">a</p></div></body></tt>
      """
    var options = ReadingOptions()
    options.checksConformance = check
    return CaptionFormat.ttml.read(SourceText(source), options)
  }

  @Test(arguments: [
    "http://www.w3.org/2006/04/ttaf1", "http://www.w3.org/2006/10/ttaf1", "",
  ])
  func oldDocuments(namespace: String) throws {
    let cue = try #require(result(namespace: namespace).document.cues.first)
    #expect(TTMLTest.markup(cue.text) == "[i a]")
    #expect(cue.region == "top")
    let checked = result(namespace: namespace, check: true).diagnostics.map(\.code)
    #expect(checked.filter { $0 == "ttml/unknown-attribute" }.count == 2)
    #expect(!checked.contains("ttml/unknown-style"))
    #expect(!checked.contains("ttml/unknown-region"))
  }

  @Test func bothIdsAreOne() {
    var options = ReadingOptions()
    options.checksConformance = true
    let source = "<tt xml:lang=\"\"><head/><body id=\"b\" xml:id=\"b\"/></tt>"
    let codes = CaptionFormat.ttml.read(SourceText(source), options).diagnostics.map(\.code)
    #expect(codes == ["ttml/no-namespace", "ttml/unknown-attribute"])
  }

  @Test func documentsOfTodayHaveNone() throws {
    let cue = try #require(result(namespace: "http://www.w3.org/ns/ttml").document.cues.first)
    #expect(TTMLTest.markup(cue.text) == "a")
  }
}
