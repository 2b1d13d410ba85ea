import CaptionModel
import Testing

@testable import CaptionFormats

/// What TTML can say and no file that is written has: told of, or right.
@Suite("TTML lost and told") struct TTMLSilentLossTests {
  private func write(
    _ source: String,
    _ format: CaptionFormat = .ttml
  ) -> (text: String, losses: [String]) {
    let result = format.write(TTMLTest.read(source).document, WritingOptions())
    return (String(decoding: result.bytes, as: UTF8.self), result.losses.map(\.what))
  }

  private static func document(_ paragraph: String, head: String = "", root: String = "") -> String
  {
    TTMLTest.document("<body><div>\(paragraph)</div></body>", head: head, root: root)
  }

  private static let paragraph = "<p begin=\"1s\" end=\"2s\">a</p>"
  private static let regionHead =
    "<layout><region xml:id=\"r\" tts:origin=\"10% 80%\" tts:extent=\"80% 10%\"/></layout>"

  // MARK: Initial values

  @Test("an initial value goes to the texts, and the element is told of")
  func initial() {
    let head = "<styling><initial tts:color=\"yellow\"/></styling>"
    let source = Self.document(Self.paragraph, head: head)
    let result = write(source)
    #expect(result.text.contains("tts:color=\"#ffff00\">a</p>"))
    #expect(result.losses == ["initial value \"yellow\" of color"])
    #expect(write(source, .webVTT).losses.allSatisfy { !$0.contains("initial") })
  }

  @Test(
    "an initial value that is not handed down is the regions' own",
    arguments: [("backgroundColor", "#ff0000"), ("showBackground", "whenActive")]
  )
  func ofRegions(name: String, value: String) {
    let head = "<styling><initial tts:\(name)=\"\(value)\"/></styling>" + Self.regionHead
    let paragraph = "<p begin=\"1s\" end=\"2s\" region=\"r\">a</p>"
    let result = write(Self.document(paragraph, head: head))
    #expect(result.text.contains("tts:\(name)=\"\(value)\""), "\(result.text)")
    #expect(result.losses == ["initial value \"\(value)\" of \(name)"])
  }

  @Test("a region's own value outweighs an initial one")
  func ownValue() {
    let head =
      "<styling><initial tts:backgroundColor=\"#ff0000\"/></styling><layout>"
      + "<region xml:id=\"r\" tts:backgroundColor=\"#0000ff\"/></layout>"
    let paragraph = "<p begin=\"1s\" end=\"2s\" region=\"r\">a</p>"
    let result = write(Self.document(paragraph, head: head))
    #expect(result.text.contains("tts:backgroundColor=\"#0000ff\""))
    #expect(!result.text.contains("#ff0000"))
  }

  // MARK: What only regions have

  @Test(arguments: [
    ("tts:writingMode=\"tbrl\"", "", ["writingMode tbrl of content"]),
    ("tts:extent=\"10% 20%\"", "", ["extent 10% 20% of content"]),
    (
      "style=\"s\"", "<styling><style xml:id=\"s\" tts:origin=\"0% 0%\"/></styling>",
      ["origin 0% 0% of content", "name of style \"s\""]
    ),
  ])
  func ofContent(attribute: String, head: String, losses: [String]) {
    // A second paragraph with the same adds nothing.
    let paragraphs = (1...2).map { "<p begin=\"\($0)s\" end=\"3s\" \(attribute)>a</p>" }
    #expect(write(Self.document(paragraphs.joined(), head: head)).losses == losses)
  }

  @Test("regions keep what only they have")
  func ofRegion() {
    let head =
      "<layout><region xml:id=\"r\" tts:writingMode=\"tbrl\" tts:extent=\"20% 80%\"/></layout>"
    let paragraph = "<p begin=\"1s\" end=\"2s\" region=\"r\">a</p>"
    #expect(write(Self.document(paragraph, head: head)).losses.isEmpty)
  }

  // MARK: Rubies with two annotations

  private static func part(_ name: String, _ content: String) -> String {
    "<span tts:ruby=\"\(name)\">\(content)</span>"
  }

  private static let doubleRuby = part(
    "container",
    part("baseContainer", part("base", "b")) + part("textContainer", part("text", "t"))
      + part("textContainer", part("text", "u"))
  )

  @Test("a base with two annotations keeps both, each in a container")
  func doubleAnnotation() {
    let source = Self.document("<p begin=\"1s\" end=\"2s\">\(Self.doubleRuby)</p>")
    let result = write(source)
    #expect(result.text.contains(">\(Self.doubleRuby)</p>"), "\(result.text)")
    #expect(result.losses.isEmpty)
    #expect(TTMLTest.markup(result.text) == TTMLTest.markup(source))
    #expect(write(source, .webVTT).text.contains("<ruby>b<rt>t</rt><rt>u</rt></ruby>"))
  }

  @Test("from WebVTT, too, and beside a ruby with one")
  func fromWebVTT() {
    let source = SourceText(
      """
      WEBVTT

      00:01.000 --> 00:02.000
      <ruby>b<rt>t</rt><rt>u</rt></ruby><ruby>c<rt>v</rt>d<rt>w</rt></ruby>
      """
    )
    let document = CaptionFormat.webVTT.read(source, ReadingOptions()).document
    let result = CaptionFormat.ttml.write(document, WritingOptions())
    let text = String(decoding: result.bytes, as: UTF8.self)
    let single = [("c", "v"), ("d", "w")].map { base, annotation in
      Self.part("container", Self.part("base", base) + Self.part("text", annotation))
    }
    #expect(text.contains(">\(Self.doubleRuby)\(single.joined())</p>"), "\(text)")
    let check = ReadingOptions.checking
    let found = CaptionFormat.ttml.read(SourceText(text), check).diagnostics
    #expect(found.filter { $0.severity == .error }.isEmpty)
  }

  /// Rubies of WebVTT that TTML has none of the kind of, with the texts that are no rubies, the number of
  /// rubies that are written, and what is lost.
  @Test(arguments: [
    ("<ruby>x</ruby>", ">x</p>", 0, []), ("<ruby>x<rt></rt></ruby>", ">x</p>", 0, []),
    ("<ruby>b<rt>t</rt>c</ruby>", "</span>c</p>", 1, []),
    ("<ruby>b<rt>t</rt><i>c</i>d</ruby>e", "c</span>de</p>", 1, []),
    ("<ruby><rt>t</rt></ruby>x", "</span>x</p>", 1, []),
    ("<ruby>b<rt>t</rt><rt>u</rt>c<rt>v</rt></ruby>", "</span></p>", 3, []),
    ("<ruby>b\nc<rt>t</rt></ruby>", ">b c<", 1, ["1 line break"]),
    ("<ruby>b<rt>t\nu\nv</rt></ruby>\nc", ">t u v</span></span><br/>c</p>", 1, ["2 line breaks"]),
  ])
  func unusualRuby(text: String, written: String, count: Int, losses: [String]) {
    let source = SourceText("WEBVTT\n\n00:01.000 --> 00:02.000\n\(text)\n")
    let document = CaptionFormat.webVTT.read(source, ReadingOptions()).document
    let result = CaptionFormat.ttml.write(document, WritingOptions())
    let output = String(decoding: result.bytes, as: UTF8.self)
    #expect(output.contains(written), "\(output)")
    #expect(output.matches(of: /tts:ruby="container"/).count == count)
    #expect(result.losses.map(\.what) == losses)
    let found = CaptionFormat.ttml.read(SourceText(output), .checking).diagnostics
    #expect(found.filter { $0.severity == .error }.isEmpty, "\(found)")
  }

  // MARK: Shadows and agents

  /// Shadows to the left or above, with what is written of them or told.
  @Test(arguments: [
    ("-10% 5%", "", "-10% 5%"), ("-1em 1em black", "", "-1em 1em black"),
    ("-1px -1px 2px red", "tts:extent=\"100px 100px\"", "-1px -1px 2px red"),
    ("-1px -1px 2px red", "", nil),
  ])
  func shadow(value: String, root: String, written: String?) {
    let paragraph = "<p begin=\"1s\" end=\"2s\" tts:textShadow=\"\(value)\">a</p>"
    let result = write(Self.document(paragraph, root: root))
    if let written {
      #expect(result.text.contains("tts:textShadow=\"\(written)\""), "\(result.text)")
      #expect(result.losses.isEmpty)
    } else {
      #expect(!result.text.contains("textShadow"))
      #expect(result.losses == ["textShadow \(value)"])
    }
  }

  @Test("an agent without a name stays one")
  func namelessAgent() {
    let head = "<metadata><ttm:agent xml:id=\"a1\" type=\"person\"/></metadata>"
    let result = write(
      Self.document("<p begin=\"1s\" end=\"2s\" ttm:agent=\"a1\">a</p>", head: head)
    )
    #expect(result.text.contains("<ttm:agent type=\"person\" xml:id=\"a1\"></ttm:agent>"))
    #expect(result.text.contains("ttm:agent=\"a1\">a</p>"))
    #expect(!result.text.contains("ttm:name"))
    #expect(result.losses.isEmpty)
  }
}

extension ReadingOptions {
  /// Options of a reading that also checks the document against its profile.
  fileprivate static var checking: ReadingOptions {
    var options = ReadingOptions()
    options.checksConformance = true
    return options
  }
}
