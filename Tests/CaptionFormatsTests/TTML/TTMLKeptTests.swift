import CaptionModel
import Testing

@testable import CaptionFormats

/// What TTML has beside captions and what becomes of it when TTML is written again.
@Suite("TTML kept or told of") struct TTMLKeptTests {
  private func write(
    _ source: String,
    _ flavour: TTMLFlavour = .imsc11
  ) -> (text: String, losses: [Loss]) {
    var options = WritingOptions()
    options.flavour = flavour.rawValue
    let result = CaptionFormat.ttml.write(TTMLTest.read(source).document, options)
    return (String(decoding: result.bytes, as: UTF8.self), result.losses)
  }

  private static func document(_ body: String, head: String = "") -> String {
    TTMLTest.document(body, head: head, root: "xmlns:v=\"urn:v\"")
  }

  private static let paragraph = "<p begin=\"1s\" end=\"2s\">a</p>"

  private static let m = "xmlns:m1=\"urn:v\""
  private static let ttm = "xmlns:ttm=\"http://www.w3.org/ns/ttml#metadata\""

  /// What the head has, and what has to be in the file that is written.
  @Test(arguments: [
    ("<metadata><v:m>z</v:m></metadata>", "<m1:m \(m)>z</m1:m>\n    </metadata>"),
    ("<metadata v:q=\"1\"/>", "    <metadata x1:q=\"1\"/>\n"),
    (
      "<metadata v:q=\"1\"><ttm:title>T</ttm:title></metadata>",
      "    <metadata x1:q=\"1\">\n      <ttm:title>T</ttm:title>\n    </metadata>\n"
    ),
    ("<v:ext>z</v:ext>", "  <head>\n    <m1:ext \(m)>z</m1:ext>\n"),
    (
      "<styling><metadata><v:m>z</v:m></metadata></styling>",
      "    <styling>\n      <metadata><m1:m \(m)>z</m1:m></metadata>\n    </styling>\n"
    ),
    ("<styling v:q=\"1\"/>", "    <styling x1:q=\"1\">\n    </styling>\n"),
    (
      "<layout><metadata><v:m>z</v:m></metadata></layout>",
      "    <layout>\n      <metadata><m1:m \(m)>z</m1:m></metadata>\n"
    ),
  ])
  func head(head: String, expected: String) {
    let result = write(Self.document("<body><div>\(Self.paragraph)</div></body>", head: head))
    #expect(result.text.contains(expected), "\(result.text)")
    #expect(result.losses.isEmpty)
  }

  @Test("a region keeps attributes and metadata of others")
  func region() {
    let head =
      "<layout><region xml:id=\"r\" tts:origin=\"10% 80%\" tts:extent=\"80% 10%\" v:q=\"1\">"
      + "<metadata><v:m>z</v:m></metadata></region></layout>"
    let source = Self.document(
      "<body><div><p begin=\"1s\" end=\"2s\" region=\"r\">a</p></div></body>",
      head: head
    )
    let result = write(source)
    #expect(
      result.text.contains(
        " x1:q=\"1\">\n        <metadata><m1:m \(Self.m)>z</m1:m></metadata>\n      </region>\n"
      )
    )
    #expect(result.losses.isEmpty)
    #expect(
      write(source, .netflix).losses.map(\.what)
        == ["textAlign start", "attribute q, metadata m of region \"r\""]
    )
  }

  /// What the body is, and lines that have to be in the file that is written.
  @Test(arguments: [
    (
      "<body xml:id=\"b\"><metadata><v:m>z</v:m></metadata><div>\(paragraph)</div></body>",
      "  <body xml:id=\"b\">\n    <metadata><m1:m \(m)>z</m1:m></metadata>\n    <div>\n"
    ),
    (
      "<body><div xml:id=\"d\"><ttm:desc>z</ttm:desc>\(paragraph)</div></body>",
      "    <div xml:id=\"d\">\n      <ttm:desc \(ttm)>z</ttm:desc>\n      <p "
    ),
    (
      "<body><div xml:id=\"d\"><metadata v:q=\"1\"/><div v:w=\"2\">\(paragraph)</div></div></body>",
      "    <div xml:id=\"d\" x1:w=\"2\">\n      <metadata x1:q=\"1\"/>\n"
    ),
    (
      "<body><div><p begin=\"1s\" end=\"2s\"><ttm:title>z</ttm:title>a</p></div></body>",
      "><ttm:title \(ttm)>z</ttm:title>a</p>"
    ),
    (
      "<body><div><p begin=\"1s\" end=\"2s\"><span xml:id=\"s\" ttm:role=\"sound\" v:q=\"1\" "
        + "tts:fontStyle=\"italic\">a</span> b</p></div></body>",
      "<span ttm:role=\"sound\" xml:id=\"s\" x1:q=\"1\" tts:fontStyle=\"italic\">a</span> b</p>"
    ),
  ])
  func body(body: String, expected: String) {
    let result = write(Self.document(body))
    #expect(result.text.contains(expected), "\(result.text)")
    #expect(result.losses.isEmpty)
  }

  @Test("what a division has once is written once")
  func divisionOnce() {
    let source = Self.document(
      "<body><div xml:id=\"d\"><metadata><v:m/></metadata><div v:w=\"1\">\(Self.paragraph)</div>"
        + "<div v:w=\"2\">\(Self.paragraph)</div>\(Self.paragraph)</div></body>"
    )
    let text = write(source).text
    #expect(text.components(of: "xml:id=\"d\"") == 1)
    #expect(text.components(of: "<m1:m ") == 1)
    #expect(text.components(of: "<div") == 3)
  }

  @Test("agents keep ids, types and names, also those who say nothing")
  func agents() {
    let agents = [
      "<ttm:agent type=\"character\" xml:id=\"mary\"><ttm:name type=\"full\">Mary</ttm:name>"
        + "<ttm:name type=\"alias\">M</ttm:name><ttm:actor agent=\"x\"/></ttm:agent>",
      "<ttm:agent type=\"group\" xml:id=\"crowd\"><ttm:name type=\"full\">Crowd</ttm:name></ttm:agent>",
      "<ttm:agent type=\"person\" xml:id=\"x\"><ttm:name type=\"family\">Voss</ttm:name></ttm:agent>",
    ]
    let source = Self.document(
      "<body><div><p begin=\"1s\" end=\"2s\" ttm:agent=\"mary\">a</p></div></body>",
      head: "<metadata>\(agents.joined())</metadata>"
    )
    let result = write(source)
    for agent in agents { #expect(result.text.contains("      \(agent)\n")) }
    #expect(result.text.contains(" ttm:agent=\"mary\">a</p>"))
    #expect(result.losses.isEmpty)
  }

  @Test("what has no place is told of")
  func losses() {
    let source = Self.document(
      "<body><!-- one --><div><!-- two -->\(Self.paragraph)</div><div xml:id=\"e\"/></body>",
      head: "<styling><style xml:id=\"mary\" tts:color=\"red\" v:q=\"1\"/></styling>"
    )
    #expect(
      write(source).losses.map { "\($0.feature): \($0.what)" } == [
        "foreign: attribute q of a style", "identifier: xml:id of a div without text",
        "style-name: name of style \"mary\"", "comment: comment, 2 times",
      ]
    )
  }

  @Test("names that our own writer gives to styles are none that are lost")
  func givenNames() {
    let styles = ["base", "style1", "look12", "style", "style1b"].map {
      "<style xml:id=\"\($0)\" tts:color=\"red\"/>"
    }
    let source = Self.document(
      "<body><div>\(Self.paragraph)</div></body>",
      head: "<styling>\(styles.joined())</styling>"
    )
    #expect(write(source).losses.map(\.what) == ["names of styles \"style\", \"style1b\""])
  }

  @Test("metadata of spans and attributes of line breaks are reported")
  func reported() {
    let source = Self.document(
      "<body><div><p begin=\"1s\" end=\"2s\"><span><metadata><v:m/></metadata>a</span>"
        + "<br v:q=\"1\"/>b</p></div></body>"
    )
    #expect(TTMLTest.codes(source) == ["dropped-metadata", "foreign-attribute"])
  }

  @Test("the default time base is said where the source says it")
  func timeBase() {
    let source = TTMLTest.document(
      "<body><div>\(Self.paragraph)</div></body>",
      root: "ttp:timeBase=\"media\""
    )
    #expect(write(source).text.contains(" ttp:timeBase=\"media\""))
  }
}

extension String {
  /// How often a text occurs.
  fileprivate func components(of part: String) -> Int {
    var count = 0
    var rest = self[...]
    while let range = rest.firstRange(of: part) {
      count += 1
      rest = rest[range.upperBound...]
    }
    return count
  }
}
