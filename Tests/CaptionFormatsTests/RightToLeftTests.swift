import CaptionFormats
import CaptionModel
import Testing

/// Text that runs from right to left: where its start and end are, in every format.
@Suite("Right to left")
struct RightToLeftTests {
  @Test(arguments: [
    ("שלום!", true), ("سلام", true), ("ܫܠܡܐ", true), ("123 שלום", true), ("♪ سلام ♪", true),
    ("- «שלום»", true), ("\u{200F}OK", true), ("Hi שלום", false), ("Ça va? שלום", false),
    ("\u{200E}שלום", false), ("日本 שלום", false), ("123 ♪", false), ("", false), ("٣ a", false),
  ])
  func firstLetterDecides(text: String, isRightToLeft: Bool) {
    #expect(CaptionText(text).isRightToLeft == isRightToLeft)
  }

  private func convert(_ text: String, from input: CaptionFormat, to output: CaptionFormat)
    -> String
  {
    let result = input.read(SourceText(text), ReadingOptions())
    return String(decoding: output.write(result.document, WritingOptions()).bytes, as: UTF8.self)
  }

  /// Cues of one region whose texts run in different directions.
  @Test func startIsThatOfEachText() {
    let texts = ["Hello", "سلام", "Hi", "שלום"]
    let paragraphs = texts.enumerated().map { index, text in
      "<p begin=\"\(index)s\" end=\"\(index + 1)s\" "
        + "tts:direction=\"\(index % 2 == 0 ? "ltr" : "rtl")\">\(text)</p>"
    }
    let source = """
      <tt xmlns="http://www.w3.org/ns/ttml" xmlns:tts="http://www.w3.org/ns/ttml#styling" xml:lang="">\
      <head><layout><region xml:id="r" tts:origin="20% 80%" tts:extent="50% 10%"/></layout></head>\
      <body region="r"><div tts:textAlign="start">\(paragraphs.joined())</div></body></tt>
      """
    let lines = convert(source, from: .ttml, to: .webVTT).split(separator: "\n")
    let positions = lines.filter { $0.contains("-->") }.map { line in
      line.split(separator: " ").first { $0.hasPrefix("position:") } ?? ""
    }
    #expect(positions == ["position:20%", "position:70%", "position:20%", "position:70%"])
  }

  private func ttml(_ attributes: String, region: String = "", _ text: String) -> String {
    """
    <tt xmlns="http://www.w3.org/ns/ttml" xmlns:tts="http://www.w3.org/ns/ttml#styling" xml:lang="">\
    <head><layout><region xml:id="r" tts:origin="10% 80%" tts:extent="80% 10%" \(region)/></layout>\
    </head><body region="r"><div><p begin="1s" end="2s" \(attributes)>\(text)</p></div></body></tt>
    """
  }

  /// The settings of a WebVTT cue, and the place in SubRip.
  @Test(
    "TTML's start is that of its direction, which a region's writing mode can set",
    arguments: [
      // Attributes of the paragraph, of the region, text, WebVTT, SubRip.
      (
        "tts:textAlign=\"start\"", "tts:writingMode=\"rltb\"", "שלום",
        "position:90% size:80% align:start", 3
      ),
      (
        "tts:textAlign=\"end\"", "tts:writingMode=\"rltb\"", "שלום",
        "position:10% size:80% align:end", 1
      ),
      (
        "tts:textAlign=\"start\"", "tts:writingMode=\"rl\"", "שלום",
        "position:90% size:80% align:start", 3
      ),
      (
        "tts:textAlign=\"start\"", "tts:writingMode=\"rltb\" tts:direction=\"ltr\"", "שלום",
        "position:10% size:80% align:left", 1
      ),
      (
        "tts:textAlign=\"start\" tts:direction=\"rtl\"", "", "שלום",
        "position:90% size:80% align:start", 3
      ),
      // Without a direction TTML runs from left to right, whatever the letters are.
      ("tts:textAlign=\"start\"", "", "שלום", "position:10% size:80% align:left", 1),
      ("tts:textAlign=\"end\"", "", "שלום", "position:90% size:80% align:right", 3),
      (
        "tts:textAlign=\"start\" tts:direction=\"rtl\"", "", "Hi",
        "position:90% size:80% align:right", 3
      ),
      ("tts:textAlign=\"start\"", "", "Hi", "position:10% size:80% align:start", 1),
      (
        "tts:textAlign=\"left\" tts:direction=\"rtl\"", "", "שלום",
        "position:10% size:80% align:left", 1
      ),
    ]
  )
  func fromTTML(attributes: String, region: String, text: String, settings: String, number: Int) {
    let source = ttml(attributes, region: region, text)
    #expect(convert(source, from: .ttml, to: .webVTT).contains(" \(settings)\n"))
    #expect(convert(source, from: .ttml, to: .subRip).contains("{\\an\(number)}"))
  }

  @Test("TTML is told the direction of text from formats that go by the text")
  func toTTML() {
    let subRip = "1\n00:00:01,000 --> 00:00:02,000\nשלום!\n\n2\n00:00:03,000 --> 00:00:04,000\nHi\n"
    let text = convert(subRip, from: .subRip, to: .ttml)
    #expect(text.contains("tts:direction=\"rtl\">שלום!</p>"))
    #expect(!text.contains("tts:direction=\"rtl\">Hi</p>"))
  }

  @Test("TTML's own direction stays as it is")
  func fromTTMLToTTML() {
    let plain = convert(ttml("", "שלום!"), from: .ttml, to: .ttml)
    #expect(!plain.contains("tts:direction"))
    let told = convert(ttml("tts:direction=\"rtl\"", "שלום!"), from: .ttml, to: .ttml)
    #expect(told.contains("tts:direction=\"rtl\""))
    let byRegion = convert(
      ttml("", region: "tts:writingMode=\"rltb\"", "שלום!"),
      from: .ttml,
      to: .ttml
    )
    #expect(byRegion.contains("tts:direction=\"rtl\">שלום!</p>"))
  }

  @Test(
    "WebVTT's start is that of the text",
    arguments: [
      ("align:start", "שלום", 3), ("align:end", "שלום", 1), ("align:start", "Hi", 1),
      ("align:left", "שלום", 1), ("align:right", "שלום", 3), ("", "שלום", 2),
    ]
  )
  func fromWebVTT(setting: String, text: String, number: Int) {
    let source = "WEBVTT\n\n00:01.000 --> 00:02.000 \(setting)\n\(text)\n"
    let subRip = convert(source, from: .webVTT, to: .subRip)
    #expect(subRip.contains(number == 2 ? "\r\n\(text)" : "{\\an\(number)}\(text)"))
    let ttml = convert(source, from: .webVTT, to: .ttml)
    let name = ["bottomLeft", "bottom", "bottomRight"][number - 1]
    #expect(ttml.contains("<region xml:id=\"\(name)\""))
    // Read back, it is the same.
    let again = convert(ttml, from: .ttml, to: .subRip)
    #expect(again == subRip)
  }
}
