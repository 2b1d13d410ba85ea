import CaptionModel
import Testing

@testable import CaptionFormats

/// Text that TTML hides, in formats that would show it.
@Suite("TTML hidden text") struct TTMLHiddenTextTests {
  private func write(_ source: String, _ format: CaptionFormat) -> (text: String, losses: [Loss]) {
    let result = format.write(TTMLTest.read(source).document, WritingOptions())
    return (
      String(decoding: result.bytes, as: UTF8.self),
      result.losses.filter { $0.feature == "hidden-text" }
    )
  }

  private static func paragraph(_ text: String, _ attributes: String = "") -> String {
    "<body><div><p begin=\"1s\" end=\"2s\" \(attributes)>\(text)</p></div></body>"
  }

  /// Bodies whose one text nobody sees.
  static let bodies = [
    paragraph("secret", "tts:visibility=\"hidden\""),
    paragraph("secret", "tts:opacity=\"0\""),
    paragraph("secret", "tts:fontSize=\"0%\""),
    paragraph("secret", "tts:color=\"transparent\""),
    paragraph("<span tts:visibility=\"hidden\">secret</span>"),
    paragraph("<span tts:opacity=\"0.0\"><span tts:opacity=\"1\">secret</span></span>"),
    paragraph("<span tts:fontSize=\"0%\"><span tts:fontSize=\"200%\">secret</span></span>"),
    "<body><div tts:opacity=\"0\"><p begin=\"1s\" end=\"2s\">secret</p></div></body>",
    "<body tts:visibility=\"hidden\"><div><p begin=\"1s\" end=\"2s\">secret</p></div></body>",
  ]

  @Test(arguments: bodies)
  func isLeftOut(body: String) {
    let source = TTMLTest.document(body)
    for format in [CaptionFormat.subRip, .webVTT] {
      let result = write(source, format)
      #expect(!result.text.contains("secret"))
      #expect(!result.text.contains("-->"))
      #expect(result.losses.map(\.what) == ["hidden text \"secret\""])
      #expect(result.losses.first?.cue == 0)
    }
    #expect(write(source, .ttml).text.contains("secret"))
  }

  /// Flavours that have neither visibility nor opacity.
  static let plainFlavours = [TTMLFlavour.ebuTTD, .netflix, .itt]

  private func write(_ source: String, _ flavour: TTMLFlavour) -> (text: String, losses: [Loss]) {
    var options = WritingOptions()
    options.flavour = flavour.rawValue
    let result = CaptionFormat.ttml.write(TTMLTest.read(source).document, options)
    return (String(decoding: result.bytes, as: UTF8.self), result.losses)
  }

  @Test(
    "flavours that can't hide text leave it out",
    arguments: [
      paragraph("secret", "tts:visibility=\"hidden\""), paragraph("secret", "tts:opacity=\"0\""),
      paragraph("<span tts:visibility=\"hidden\">secret</span>"),
      "<body tts:visibility=\"hidden\"><div><p begin=\"1s\" end=\"2s\">secret</p></div></body>",
    ],
    plainFlavours
  )
  func isLeftOutOf(body: String, flavour: TTMLFlavour) {
    let seen =
      "<p begin=\"3s\" end=\"4s\" tts:visibility=\"visible\" tts:lineHeight=\"3c\">seen</p>"
    let body = body.replacing("</div>", with: seen + "</div>")
    let result = write(TTMLTest.document(body), flavour)
    #expect(!result.text.contains("secret"), "\(result.text)")
    let hidden = result.losses.filter { $0.feature == "hidden-text" }
    #expect(hidden.map(\.what).first == "hidden text \"secret\"")
    #expect(hidden.first?.cue == 0)
    guard !body.contains("<body tts:opacity") else { return }
    #expect(result.text.contains(">seen</p>"))
    #expect(
      !result.losses.contains { $0.what.contains("visibility") || $0.what.contains("opacity") }
    )
    // Losses name cues of the source.
    #expect(result.losses.filter { $0.what.contains("lineHeight") }.allSatisfy { $0.cue == 1 })
  }

  @Test("text that is seen in a hidden region loses nothing by it", arguments: ["srt", "webvtt"])
  func seenInHiddenRegion(target: String) throws {
    let source = """
      <tt xmlns="http://www.w3.org/ns/ttml" xmlns:tts="http://www.w3.org/ns/ttml#styling" xml:lang="">
      <head><layout><region xml:id="r" tts:visibility="hidden"/></layout></head>
      <body region="r" tts:visibility="visible"><div tts:visibility="hidden">
      <p begin="1s" end="2s" tts:visibility="visible">a</p>
      <p begin="2s" end="3s"><span tts:visibility="visible">b</span></p></div></body></tt>
      """
    let format = try #require(FormatRegistry.standard.format(named: target))
    let document = CaptionFormat.ttml.read(SourceText(source), ReadingOptions()).document
    let losses = format.write(document, WritingOptions()).losses
    #expect(!losses.contains { $0.what.contains("visib") }, "\(losses)")
  }

  @Test("TTML1 hides by visibility what is transparent", arguments: [TTMLFlavour.dfxp, .imsc1])
  func transparent(flavour: TTMLFlavour) {
    let result = write(TTMLTest.document(Self.paragraph("secret", "tts:opacity=\"0\"")), flavour)
    #expect(result.text.contains("tts:visibility=\"hidden\""), "\(result.text)")
    #expect(!result.text.contains("opacity"))
    #expect(result.losses.isEmpty)
  }

  @Test(
    "of a hidden region",
    arguments: ["tts:visibility=\"hidden\"", "tts:opacity=\"0\"", "tts:fontSize=\"0%\""]
  )
  func region(attribute: String) {
    let source = TTMLTest.document(
      Self.paragraph("secret", "region=\"r\""),
      head: "<layout><region xml:id=\"r\" \(attribute)/></layout>"
    )
    #expect(!write(source, .subRip).text.contains("secret"))
    #expect(!write(source, .webVTT).text.contains("secret"))
  }

  /// Bodies whose text is seen.
  @Test(arguments: [
    paragraph("<span tts:visibility=\"visible\">seen</span>", "tts:visibility=\"hidden\""),
    paragraph("<span tts:fontSize=\"20px\">seen</span>", "tts:fontSize=\"0%\""),
    paragraph("seen", "tts:opacity=\"0.5\""),
    paragraph("seen", "tts:fontSize=\"05%\""),
    paragraph("seen", "tts:color=\"#ffffff01\""),
    paragraph("seen", "tts:color=\"transparent\" tts:textOutline=\"white 1px\""),
  ])
  func isKept(body: String) {
    let result = write(TTMLTest.document(body), .subRip)
    #expect(result.text.contains("seen"))
    #expect(result.losses.isEmpty)
  }

  @Test("for an interval, and numbers go on")
  func interval() {
    let source = TTMLTest.document(
      "<body><div><p begin=\"1s\" end=\"4s\"><set begin=\"1s\" end=\"2s\" "
        + "tts:visibility=\"hidden\"/>x</p></div></body>"
    )
    let result = write(source, .subRip)
    #expect(
      result.text == "1\r\n00:00:01,000 --> 00:00:02,000\r\nx\r\n\r\n"
        + "2\r\n00:00:03,000 --> 00:00:04,000\r\nx\r\n\r\n"
    )
    #expect(result.losses.map(\.cue) == [1])
  }

  @Test("a hidden region that is shown for an interval")
  func liftedRegion() {
    let source = TTMLTest.document(
      "<body><div><p begin=\"0s\" end=\"4s\" region=\"r\">x</p></div></body>",
      head: "<layout><region xml:id=\"r\" tts:opacity=\"0\"><set begin=\"1s\" end=\"3s\" "
        + "tts:opacity=\"1\"/></region></layout>"
    )
    let times = write(source, .subRip).text.split(whereSeparator: \.isNewline)
      .filter { $0.contains(" --> ") }
    #expect(times == ["00:00:01,000 --> 00:00:03,000"])
  }

  @Test("a part of a text")
  func part() {
    let source = TTMLTest.document(
      Self.paragraph("seen <span tts:visibility=\"hidden\">secret</span>")
    )
    #expect(write(source, .subRip).text.contains("\r\nseen"))
    #expect(!write(source, .webVTT).text.contains("secret"))
  }

  /// Words around a hidden one stay apart where they were, and only there.
  @Test(arguments: [
    ("a<span tts:opacity=\"0\"> secret </span>b", "a b"),
    ("a <span tts:opacity=\"0\">secret</span> b", "a  b"),
    ("a<span tts:opacity=\"0\">secret</span>b", "ab"),
    ("a<span tts:opacity=\"0\"> secret</span>", "a"),
    ("<span tts:opacity=\"0\">secret </span>b", "b"),
  ])
  func gap(text: String, seen: String) {
    let result = write(TTMLTest.document(Self.paragraph(text)), .subRip)
    #expect(result.text.hasSuffix("\r\n\(seen)\r\n\r\n"), "\(result.text)")
  }

  @Test("what WebVTT hides by its styles stays in WebVTT")
  func webVTT() {
    let source =
      "WEBVTT\n\nSTYLE\n::cue(.h) { visibility: hidden; }\n\n00:01.000 --> 00:02.000\n<c.h>a</c>\n"
    let document = CaptionFormat.webVTT.read(SourceText(source), ReadingOptions()).document
    let result = CaptionFormat.webVTT.write(document, WritingOptions())
    #expect(String(decoding: result.bytes, as: UTF8.self).contains("<c.h>a</c>"))
    #expect(result.losses.isEmpty)
  }
}
