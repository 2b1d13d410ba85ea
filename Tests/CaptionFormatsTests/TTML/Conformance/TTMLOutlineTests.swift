import CaptionModel
import Testing

@testable import CaptionFormats

/// Outlines beside the size of their text (IMSC 1.1, 8.4.13).
@Suite struct TTMLOutlineTests {
  private func errors(
    _ body: String,
    head: String = "",
    region: String = "",
    root: String = "",
    profile: TTMLProfile = .imsc11Text
  ) -> [String] {
    var options = ReadingOptions()
    options.checksConformance = true
    options.profile = profile
    let layout =
      "<layout><region xml:id=\"r\" tts:origin=\"0% 0%\" tts:extent=\"100% 100%\" \(region)/></layout>"
    let source = TTMLTest.document(
      "<body region=\"r\"><div>\(body)</div></body>",
      head: head + layout,
      root: root
    )
    return CaptionFormat.ttml.read(SourceText(source), options).diagnostics
      .filter { $0.severity == .error }.map(\.code)
  }

  private func span(_ outline: String, _ more: String = "") -> String {
    "<p begin=\"0s\" end=\"1s\"><span tts:textOutline=\"\(outline)\" \(more)>a</span></p>"
  }

  private static let wrong = ["imsc/thick-outline"]

  @Test(arguments: [
    ("black 5%", "", true), ("black 10%", "", true), ("10.5%", "", false), ("20%", "", false),
    ("0.1em", "", true), ("red 0.2em", "", false), ("none", "", true),
    // The initial size is a fifteenth of the height: 6.67 of a hundred, or 32 of 480 pixels.
    ("0.6667rh", "", true), ("0.7rh", "", false), ("3px", "", true), ("4px", "", false),
    ("4px", "tts:fontSize=\"200%\"", true), ("4px", "tts:fontSize=\"40px\"", true),
    ("1rh", "tts:fontSize=\"10rh\"", true), ("1.1rh", "tts:fontSize=\"10rh\"", false),
  ])
  func ofASpan(outline: String, more: String, isRight: Bool) {
    let root = "tts:extent=\"640px 480px\""
    #expect(errors(span(outline, more), root: root) == (isRight ? [] : Self.wrong))
  }

  @Test func inheritedOutlinesKeepTheirThickness() {
    func found(_ inner: String) -> [String] {
      errors(
        "<p begin=\"0s\" end=\"1s\" tts:textOutline=\"8%\"><span tts:fontSize=\"\(inner)\">a</span></p>"
      )
    }
    #expect(found("100%") == [])
    #expect(found("50%") == Self.wrong)
  }

  @Test func regionsAndStylesHaveTheirSay() {
    #expect(errors(span("0.7rh"), region: "tts:fontSize=\"10rh\"") == [])
    #expect(errors("<p>a</p>", region: "tts:textOutline=\"20%\"") == Self.wrong)
    #expect(errors("<p> </p>", region: "tts:textOutline=\"20%\"") == [])
    let style = "<styling><style xml:id=\"s\" tts:textOutline=\"red 20%\"/></styling>"
    #expect(errors("<p>a</p>", head: style) == [])
    #expect(errors("<p style=\"s\">a</p><p style=\"s\">b</p>", head: style) == Self.wrong)
    let initial = "<styling><initial tts:fontSize=\"200%\"/></styling>"
    #expect(errors(span("1.2rh"), head: initial) == [])
  }

  @Test func otherProfilesHaveNoSuchRule() {
    #expect(errors(span("20%"), profile: .ttml2) == [])
    #expect(errors(span("20%"), profile: .imsc13Text) == Self.wrong)
  }
}
