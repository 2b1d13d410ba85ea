import CaptionModel
import Testing

@testable import CaptionFormats

/// Rubies whose bases and annotations stand in containers of their own.
@Suite("TTML ruby pairs") struct TTMLRubyPairTests {
  private static func ruby(_ bases: [String], _ annotations: [String]) -> String {
    func span(_ kind: String, _ text: String) -> String {
      "<span tts:ruby=\"\(kind)\">\(text)</span>"
    }
    let body = span(
      "container",
      span("baseContainer", bases.map { span("base", $0) }.joined())
        + span("textContainer", annotations.map { span("text", $0) }.joined())
    )
    return TTMLTest.document("<body><div><p begin=\"1s\" end=\"2s\">\(body)</p></div></body>")
  }

  private func write(_ source: String, _ format: CaptionFormat) -> String {
    let result = format.write(TTMLTest.read(source).document, WritingOptions())
    return String(decoding: result.bytes, as: UTF8.self)
  }

  /// Bases, annotations, what WebVTT has, and whether the numbers fit.
  @Test(arguments: [
    (["東", "京"], ["とう", "きょう"], "<ruby>東<rt>とう</rt>京<rt>きょう</rt></ruby>", true),
    (["東京"], ["とうきょう"], "<ruby>東京<rt>とうきょう</rt></ruby>", true),
    (["東", "京"], ["とうきょう"], "<ruby>東京<rt>とうきょう</rt></ruby>", true),
    (["a", "b", "c"], ["x", "y"], "<ruby>a<rt>x</rt>bc<rt>y</rt></ruby>", false),
    (["a", "b"], ["x", "y", "z"], "<ruby>a<rt>x</rt>b<rt>y</rt><rt>z</rt></ruby>", false),
  ])
  func toWebVTT(bases: [String], annotations: [String], expected: String, fits: Bool) {
    let source = Self.ruby(bases, annotations)
    #expect(write(source, .webVTT).contains(expected), "\(write(source, .webVTT))")
    #expect(TTMLTest.codes(source) == (fits ? [] : ["ruby-pairs"]))
  }

  @Test("each pair gets a container in TTML, and reads back the same")
  func toTTML() {
    let source = Self.ruby(["東", "京"], ["とう", "きょう"])
    let text = write(source, .ttml)
    #expect(
      text.contains(
        "<span tts:ruby=\"container\"><span tts:ruby=\"base\">東</span>"
          + "<span tts:ruby=\"text\">とう</span></span><span tts:ruby=\"container\">"
          + "<span tts:ruby=\"base\">京</span><span tts:ruby=\"text\">きょう</span></span></p>"
      )
    )
  }
}
