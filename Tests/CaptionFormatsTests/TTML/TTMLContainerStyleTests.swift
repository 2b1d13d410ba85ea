import CaptionModel
import Testing

@testable import CaptionFormats

/// Styles of regions, bodies and divisions: written again, or told of.
@Suite("TTML styles of containers") struct TTMLContainerStyleTests {
  private func write(
    _ source: String,
    _ flavour: TTMLFlavour = .imsc11
  ) -> (text: String, losses: [String]) {
    var options = WritingOptions()
    options.flavour = flavour.rawValue
    let result = CaptionFormat.ttml.write(TTMLTest.read(source).document, options)
    return (String(decoding: result.bytes, as: UTF8.self), result.losses.map(\.what))
  }

  private func losses(_ source: String, _ format: CaptionFormat) -> [String] {
    format.write(TTMLTest.read(source).document, WritingOptions()).losses.map(\.what)
  }

  private static func document(region: String = "", body: String = "", div: String = "") -> String {
    TTMLTest.document(
      "<body \(body)><div \(div)><p begin=\"1s\" end=\"2s\" region=\"r\">a</p></div></body>",
      head: "<layout><region xml:id=\"r\" \(region)/></layout>"
    )
  }

  // MARK: Regions that are not written

  @Test("what texts have from a region is theirs", arguments: [TTMLFlavour.netflix, .itt])
  func inherited(flavour: TTMLFlavour) {
    let source = Self.document(region: "tts:fontSize=\"50%\" tts:fontFamily=\"serif\"")
    let result = write(source, flavour)
    #expect(result.text.contains("tts:fontFamily=\"serif\""), "\(result.text)")
    #expect(result.text.contains("tts:fontSize=\"50%\""))
    #expect(!result.losses.contains { $0.contains("font") })
  }

  @Test(
    "what a region has alone is told",
    arguments: [
      "tts:lineHeight=\"125%\"", "tts:backgroundColor=\"#ff0000\"", "tts:opacity=\"0.5\"",
      "tts:padding=\"5%\"",
    ]
  )
  func lost(attribute: String) {
    let name = attribute.dropFirst(4).prefix { $0 != "=" }
    for flavour in [TTMLFlavour.netflix, .itt] {
      let result = write(Self.document(region: attribute), flavour)
      #expect(!result.text.contains(name))
      #expect(result.losses.contains { $0.hasPrefix(name) }, "\(result.losses)")
    }
  }

  @Test("what the whole document says outweighs a region")
  func bodyFirst() {
    let source = Self.document(
      region: "tts:fontFamily=\"serif\"",
      body: "tts:fontFamily=\"sansSerif\""
    )
    let text = write(source, .netflix).text
    #expect(text.contains("tts:fontFamily=\"sansSerif\""))
    #expect(!text.contains("tts:fontFamily=\"serif\""))
  }

  @Test(arguments: ["tts:opacity=\"0.5\"", "tts:padding=\"5%\"", "tts:overflow=\"visible\""])
  func toSubRip(attribute: String) {
    let name = attribute.dropFirst(4).prefix { $0 != "=" }
    let losses = losses(Self.document(region: attribute), .subRip)
    #expect(losses.contains { $0.hasPrefix("style of region \"r\": \(name)") }, "\(losses)")
  }

  // MARK: Backgrounds of body and div

  @Test(arguments: [TTMLFlavour.imsc11, .imsc1, .dfxp])
  func backgroundsStay(flavour: TTMLFlavour) {
    let result = write(
      Self.document(body: "tts:backgroundColor=\"#0000ff\"", div: "tts:backgroundColor=\"red\""),
      flavour
    )
    #expect(result.text.contains("<body tts:backgroundColor=\"#0000ff\">"), "\(result.text)")
    #expect(result.text.contains("<div tts:backgroundColor=\"#ff0000\">"))
    #expect(result.losses.isEmpty)
    #expect(write(result.text, flavour).text == result.text)
  }

  @Test("through references, too, and EBU-TT-D has references only")
  func references() {
    let source = Self.document(body: "tts:backgroundColor=\"#0000ff\"", div: "style=\"s\"")
      .replacing(
        "<layout>",
        with: "<styling><style xml:id=\"s\" tts:backgroundColor=\"#ff0000\"/></styling><layout>"
      )
    #expect(write(source).text.contains("<div tts:backgroundColor=\"#ff0000\">"))
    let ebu = write(source, .ebuTTD)
    #expect(ebu.text.contains("<body style=\"base\">"), "\(ebu.text)")
    #expect(ebu.text.contains("<style xml:id=\"base\" tts:backgroundColor=\"#0000ff\"/>"))
    #expect(ebu.text.contains(/<div style="look\d+">/))
    #expect(!ebu.losses.contains { $0.contains("background") }, "\(ebu.losses)")
    #expect(write(ebu.text, .ebuTTD).text == ebu.text)
  }

  @Test(arguments: [TTMLFlavour.netflix, .itt])
  func backgroundsAreTold(flavour: TTMLFlavour) {
    let result = write(Self.document(div: "tts:backgroundColor=\"red\""), flavour)
    #expect(!result.text.contains("background"))
    #expect(
      result.losses.filter { $0.hasPrefix("background") } == ["backgroundColor #ff0000 of div"]
    )
  }

  @Test("and in other formats")
  func otherFormats() {
    let source = Self.document(
      body: "tts:backgroundColor=\"#0000ff\"",
      div: "tts:backgroundColor=\"red\""
    )
    for format in [CaptionFormat.webVTT, .subRip] {
      let losses = losses(source, format)
      #expect(losses.contains { $0.contains("backgroundColor #ff0000 of its div") }, "\(losses)")
      #expect(losses.contains { $0.contains("backgroundColor #0000ff of the body") })
    }
  }

  @Test("a transparent background is none")
  func transparent() {
    let result = write(Self.document(div: "tts:backgroundColor=\"transparent\""))
    #expect(!result.text.contains("background"))
    #expect(result.losses.isEmpty)
  }

  @Test("of two divisions in each other the inner one has its own")
  func nestedDivisions() {
    let source = TTMLTest.document(
      "<body><div tts:backgroundColor=\"#0000ff\"><div tts:backgroundColor=\"#ff0000\">"
        + "<p begin=\"1s\" end=\"2s\">a</p></div></div></body>"
    )
    let result = write(source)
    #expect(result.text.contains("<div tts:backgroundColor=\"#ff0000\">"))
    #expect(result.losses == ["backgroundColor #0000ff of a div that holds a div"])
  }

  // MARK: What else was lost without a word

  @Test("delimiters of rubies, lines that fill their width")
  func told() {
    let ruby = [("base", "b"), ("delimiter", "("), ("text", "t"), ("delimiter", ")")]
      .map { "<span tts:ruby=\"\($0)\">\($1)</span>" }
    let source = TTMLTest.document(
      "<body><div><p begin=\"1s\" end=\"2s\" tts:textAlign=\"justify\">"
        + "<span tts:ruby=\"container\">\(ruby.joined())</span></p></div></body>"
    )
    let expected = [
      "delimiter \"(\" of a ruby", "delimiter \")\" of a ruby", "textAlign justify",
    ]
    #expect(write(source).losses == expected)
    for format in [CaptionFormat.webVTT, .subRip] {
      let losses = losses(source, format).joined(separator: "; ")
      for what in expected { #expect(losses.contains(what), "\(losses)") }
    }
  }

  @Test("the shape of the picture")
  func displayAspectRatio() {
    let source = TTMLTest.document(
      "<body><div><p begin=\"1s\" end=\"2s\">a</p></div></body>",
      root: "ttp:displayAspectRatio=\"16 9\""
    )
    #expect(write(source).text.contains(" ttp:displayAspectRatio=\"16 9\""))
    #expect(write(source, .imsc1).losses == ["attribute displayAspectRatio"])
  }

  @Test("a direction against the letters is told, one with them is not")
  func direction() {
    func source(_ text: String) -> String {
      TTMLTest.document(
        "<body><div><p begin=\"1s\" end=\"2s\" tts:direction=\"rtl\">\(text)</p></div></body>"
      )
    }
    for format in [CaptionFormat.webVTT, .subRip] {
      #expect(losses(source("abc."), format).contains { $0.contains("direction rtl") })
      #expect(!losses(source("שלום."), format).contains { $0.contains("direction") })
    }
  }

  @Test("what is about a ruby stays at its part")
  func rubyPosition() {
    let text =
      "<span tts:ruby=\"container\"><span tts:ruby=\"base\">b</span>"
      + "<span tts:ruby=\"text\" tts:rubyPosition=\"after\">t</span></span>"
    let source = TTMLTest.document("<body><div><p begin=\"1s\" end=\"2s\">\(text)</p></div></body>")
    let result = write(source)
    #expect(result.text.contains(">\(text)</p>"), "\(result.text)")
    #expect(result.losses.isEmpty)
  }
}
