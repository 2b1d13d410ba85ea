import CaptionModel
import Testing

@testable import CaptionFormats

/// Styles of elements in each other: which one a text has, and what is written so that it has it again.
@Suite("TTML nested styles") struct TTMLNestedStyleTests {
  private func write(_ source: String, _ flavour: TTMLFlavour = .imsc11) -> String {
    var options = WritingOptions()
    options.flavour = flavour.rawValue
    let result = CaptionFormat.ttml.write(TTMLTest.read(source).document, options)
    return String(decoding: result.bytes, as: UTF8.self)
  }

  /// What a region, a paragraph and a span say, in a document.
  private static func document(_ region: String, _ paragraph: String, _ text: String = "x")
    -> String
  {
    TTMLTest.document(
      "<body><div><p begin=\"1s\" end=\"2s\" region=\"r\" \(paragraph)>\(text)</p></div></body>",
      head: "<layout><region xml:id=\"r\" \(region)/></layout>"
    )
  }

  // MARK: Back to the initial value

  /// A region's style, what takes it back, and the region's value that no flavour may leave.
  static let resets: [(region: String, own: String, value: String)] = [
    ("tts:color=\"red\"", "tts:color=\"white\"", "#ff0000"),
    ("tts:fontStyle=\"italic\"", "tts:fontStyle=\"normal\"", "italic"),
    ("tts:fontWeight=\"bold\"", "tts:fontWeight=\"normal\"", "bold"),
    ("tts:textDecoration=\"underline\"", "tts:textDecoration=\"noUnderline\"", "underline"),
    ("tts:textDecoration=\"overline\"", "tts:textDecoration=\"none\"", "overline"),
    ("tts:direction=\"rtl\"", "tts:direction=\"ltr\"", "rtl"),
    ("tts:fontSize=\"50%\"", "tts:fontSize=\"200%\"", "fontSize"),
  ]

  @Test(arguments: resets, TTMLFlavour.allCases)
  func resetByParagraph(reset: (region: String, own: String, value: String), flavour: TTMLFlavour) {
    let text = write(Self.document(reset.region, reset.own), flavour)
    let isOfBody = flavour == .itt && reset.value == "fontSize"
    #expect(!text.contains(reset.value) || isOfBody, "\(text)")
  }

  @Test(arguments: resets.prefix(4), TTMLFlavour.allCases)
  func resetBySpan(reset: (region: String, own: String, value: String), flavour: TTMLFlavour) {
    let source = Self.document(reset.region, "", "a<span \(reset.own)>b</span>")
    let text = write(source, flavour)
    #expect(TTMLTest.markup(text) == TTMLTest.markup(source), "\(text)")
  }

  @Test("a text with the region's style has it")
  func notReset() {
    let text = write(Self.document("tts:color=\"red\" tts:fontStyle=\"italic\"", ""))
    #expect(text.contains("tts:color=\"#ff0000\" tts:fontStyle=\"italic\">x</p>"), "\(text)")
  }

  /// What a region hands down, what takes it back in the body and below, and what is written there.
  @Test(arguments: [
    ("tts:fontFamily=\"serif\"", "tts:fontFamily=\"default\"", "tts:fontFamily=\"default\""),
    ("tts:fontFamily=\"serif\"", "tts:fontFamily=\"initial\"", "tts:fontFamily=\"default\""),
    ("tts:visibility=\"hidden\"", "tts:visibility=\"initial\"", "tts:visibility=\"visible\""),
    ("tts:lineHeight=\"120%\"", "tts:lineHeight=\"normal\"", "tts:lineHeight=\"normal\""),
  ])
  func otherProperties(region: String, own: String, written: String) {
    #expect(write(Self.document(region, own)).contains(written))
    let ofBody = Self.document(region, "").replacing("<body>", with: "<body \(own)>")
    #expect(write(ofBody).contains(written))
  }

  // MARK: Relative sizes

  private static func nested(_ outer: String, _ inner: String) -> String {
    TTMLTest.document(
      "<body><div \(outer)><p begin=\"1s\" end=\"2s\" \(inner)>x</p></div></body>",
      head: "<styling><style xml:id=\"s\" tts:fontSize=\"50%\"/></styling>"
    )
  }

  private static func size(_ value: String) -> String { "tts:fontSize=\"\(value)\"" }

  /// Sizes of a division and of the paragraph in it, with what the paragraph has together.
  @Test(arguments: [
    (size("50%"), size("80%"), "40%"), (size("2em"), size("0.5em"), nil),
    (size("2c"), size("50%"), nil), (size("2c"), size("25%"), "50%"),
    ("style=\"s\"", "style=\"s\"", "25%"), (size("50%"), "", "50%"),
    (size("50%"), size("2c"), "200%"), ("", size("80%"), "80%"), (size("30%"), size("1c"), nil),
    (size("150%"), size("initial"), nil),
  ])
  func sizes(outer: String, inner: String, written: String?) {
    let text = write(Self.nested(outer, inner))
    let sizes = text.matches(of: /tts:fontSize="([^"]*)"/).map { String($0.1) }
    #expect(sizes == (written.map { [$0] } ?? []), "\(text)")
    #expect(write(text) == text)
  }

  @Test("divisions in each other, a body and a region count, too")
  func deeper() {
    let body = "<body \(Self.size("50%"))><div \(Self.size("50%"))><div \(Self.size("80%"))>"
    let source = TTMLTest.document(
      body + "<p begin=\"1s\" end=\"2s\" region=\"r\">x</p></div></div></body>",
      head: "<layout><region xml:id=\"r\" \(Self.size("200%"))/></layout>"
    )
    let sizes = write(source).matches(of: /tts:fontSize="([^"]*)"/).map { String($0.1) }
    // That of the body, and what the paragraph is inside it: 0.5 × 0.8 × 2.
    #expect(sizes == ["50%", "80%"])
  }

  @Test("of a region and a paragraph that say the same", arguments: TTMLFlavour.allCases)
  func ofRegion(flavour: TTMLFlavour) {
    let text = write(Self.document(Self.size("50%"), Self.size("50%")), flavour)
    let sizes = text.matches(of: /tts:fontSize="([^"]*)"/).map { String($0.1) }
    #expect(sizes == (flavour == .itt ? ["100%", "25%"] : ["25%"]), "\(text)")
  }

  @Test("of a region in which a padding counts by it")
  func padding() {
    let text = write(Self.document(Self.size("50%") + " tts:padding=\"1em 2%\"", ""))
    #expect(text.contains("tts:padding=\"0.5em 2%\""))
  }

  @Test("of pixels, as a part of the size around")
  func pixels() {
    let source = TTMLTest.document(
      "<body><div><p begin=\"1s\" end=\"2s\" \(Self.size("20px"))>a<span \(Self.size("50%"))>b</span>"
        + "<span \(Self.size("30px"))>c</span></p></div></body>",
      root: "tts:extent=\"640px 480px\""
    )
    let text = write(source)
    #expect(text.contains("a<span tts:fontSize=\"50%\">b</span><span tts:fontSize=\"150%\">c"))
    #expect(text.contains("tts:fontSize=\"20px\""))
  }

  @Test("EBU-TT-D has the sizes of nested spans together, and all else of the outer one")
  func flatSpans() {
    let inner = "<span \(Self.size("150%")) tts:color=\"lime\">b</span>"
    let text = write(
      Self.document("", "", "<span \(Self.size("50%")) tts:fontFamily=\"serif\">a\(inner)</span>c"),
      .ebuTTD
    )
    let styles = text.matches(of: /<style xml:id="([^"]*)"([^>]*)\/>/).map { String($0.2) }
    #expect(
      styles.contains {
        $0.contains(Self.size("75%")) && $0.contains("serif") && $0.contains("#00ff00")
      },
      "\(text)"
    )
    #expect(styles.contains { $0.contains(Self.size("50%")) && $0.contains("serif") })
  }

  // MARK: Opacity

  /// Opacities of a division and of the paragraph in it, with what lets through both.
  @Test(arguments: [
    ("0.5", "0.5", "0.25"), ("0.5", "1", "0.5"), ("1", "0.5", "0.5"), ("0", "0.5", "0"),
  ])
  func opacity(outer: String, inner: String, written: String) {
    let source = Self.nested("tts:opacity=\"\(outer)\"", "tts:opacity=\"\(inner)\"")
    let text = write(source)
    let opacities = text.matches(of: /tts:opacity="([^"]*)"/).map { String($0.1) }
    #expect(opacities == [written], "\(text)")
    #expect(write(text) == text)
  }

  @Test("those of the body and of a region stay theirs")
  func outerOpacity() {
    let source = Self.document("tts:opacity=\"0.5\"", "tts:opacity=\"0.6\"")
      .replacing("<body>", with: "<body tts:opacity=\"0.7\">")
    let opacities = write(source).matches(of: /tts:opacity="([^"]*)"/).map { String($0.1) }
    #expect(opacities.sorted() == ["0.5", "0.6", "0.7"])
  }

  // MARK: Slanted letters

  @Test("oblique stays oblique, and is italic elsewhere with a note")
  func oblique() {
    let source = Self.document(
      "",
      "tts:fontStyle=\"oblique\"",
      "a<span tts:fontStyle=\"italic\">b</span>"
    )
    let text = write(source)
    #expect(
      text.contains("tts:fontStyle=\"oblique\">a<span tts:fontStyle=\"italic\">b</span></p>"),
      "\(text)"
    )
    #expect(write(text) == text)
    for flavour in [TTMLFlavour.ebuTTD, .netflix, .itt] {
      var options = WritingOptions()
      options.flavour = flavour.rawValue
      let result = CaptionFormat.ttml.write(TTMLTest.read(source).document, options)
      #expect(String(decoding: result.bytes, as: UTF8.self).contains("italic"))
      #expect(result.losses.contains { $0.what == "fontStyle oblique" }, "\(result.losses)")
    }
    let subRip = CaptionFormat.subRip.write(TTMLTest.read(source).document, WritingOptions())
    #expect(String(decoding: subRip.bytes, as: UTF8.self).contains("<i>ab</i>"))
    #expect(
      subRip.losses.contains { $0.what.contains("fontStyle \"oblique\"") },
      "\(subRip.losses)"
    )
  }

  // MARK: Directions

  @Test("the direction of a span stays")
  func direction() {
    let source = Self.document(
      "",
      "",
      "a<span tts:direction=\"rtl\" tts:unicodeBidi=\"bidiOverride\">bc</span>"
    )
    let text = write(source)
    #expect(
      text.contains("a<span tts:direction=\"rtl\" tts:unicodeBidi=\"bidiOverride\">bc</span></p>"),
      "\(text)"
    )
    #expect(write(text) == text)
  }
}
