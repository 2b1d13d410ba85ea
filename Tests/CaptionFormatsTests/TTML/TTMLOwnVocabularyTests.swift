import CaptionModel
import Testing

@testable import CaptionFormats

/// What TTML itself has beside captions, from TTML to TTML.
@Suite("TTML kept from TTML") struct TTMLOwnVocabularyTests {
  private func write(_ source: String, _ flavour: TTMLFlavour) -> (text: String, losses: [Loss]) {
    var options = WritingOptions()
    options.flavour = flavour.rawValue
    let result = CaptionFormat.ttml.write(TTMLTest.read(source).document, options)
    return (String(decoding: result.bytes, as: UTF8.self), result.losses)
  }

  private let paragraph = "<body><div><p begin=\"1s\" end=\"2s\">A</p></div></body>"

  @Test("sound of a paragraph is lost to every flavour", arguments: TTMLFlavour.allCases)
  func sound(flavour: TTMLFlavour) {
    let source = TTMLTest.document(
      "<body><div><p begin=\"1s\" end=\"2s\" tta:gain=\"0.5\">A</p></div></body>",
      root: "xmlns:tta=\"http://www.w3.org/ns/ttml#audio\""
    )
    let result = write(source, flavour)
    #expect(!result.text.contains("gain"))
    #expect(result.losses.map(\.what) == ["attribute gain"])
  }

  @Test(
    "items of metadata stay where TTML2 is written and they are right",
    arguments: [
      ("<ttm:item name=\"altText\">a</ttm:item>", TTMLFlavour.imsc11, true),
      ("<ttm:item name=\"altText\">a</ttm:item>", .imsc1, false),
      ("<ttm:item name=\"altText\">a</ttm:item>", .dfxp, false),
      ("<ttm:item name=\"\">a</ttm:item>", .imsc11, false),
      ("<ttm:item>a</ttm:item>", .imsc11, false),
      ("<ttm:item name=\"x:y\">a</ttm:item>", .imsc11, false),
    ]
  )
  func items(item: String, flavour: TTMLFlavour, isKept: Bool) {
    let source = TTMLTest.document(paragraph, head: "<metadata>\(item)</metadata>")
    let result = write(source, flavour)
    #expect(result.text.contains("ttm:item") == isKept)
    #expect(result.losses.map(\.feature) == (isKept ? [] : ["foreign"]))
  }

  @Test("the picture's active area and shape stay")
  func picture() {
    let source = TTMLTest.document(
      paragraph,
      root: "xmlns:ittp=\"http://www.w3.org/ns/ttml/profile/imsc1#parameter\" "
        + "ittp:activeArea=\"0% 10% 100% 80%\" ittp:aspectRatio=\"16 9\""
    )
    let text = write(source, .imsc11).text
    #expect(text.contains(" ittp:activeArea=\"0% 10% 100% 80%\""))
    #expect(text.contains(" ittp:aspectRatio=\"16 9\""))
    #expect(text.contains(" xmlns:ittp=\"http://www.w3.org/ns/ttml/profile/imsc1#parameter\""))
  }

  @Test("what is no language is not written as one", arguments: TTMLFlavour.allCases)
  func language(flavour: TTMLFlavour) {
    var document = CaptionDocument()
    document.language = "123"
    var options = WritingOptions()
    options.flavour = flavour.rawValue
    let result = CaptionFormat.ttml.write(document, options)
    #expect(String(decoding: result.bytes, as: UTF8.self).contains(" xml:lang=\"\""))
    #expect(result.losses.map(\.what) == ["language \"123\""])
  }

  @Test("nested times of div and p add up")
  func nestedTimes() {
    let source = TTMLTest.document(
      "<body begin=\"100s\"><div begin=\"10s\" end=\"15s\"><p begin=\"1s\" dur=\"2s\">A</p>"
        + "<p begin=\"4s\" dur=\"9s\">B</p></div></body>"
    )
    // The second is cut off where its div ends: end is counted as begin is, from the body.
    #expect(TTMLTest.cues(source) == ["111000-113000: A", "114000-115000: B"])
  }

  @Test("marks, slant and the direction of writing are kept for IMSC 1.1")
  func styles() {
    let source = TTMLTest.document(
      "<body><div><p begin=\"1s\" end=\"2s\">A</p><p begin=\"3s\" end=\"4s\" region=\"r\" "
        + "tts:shear=\"16.67%\">B<span tts:textEmphasis=\"filled dot before\">C</span></p></div>"
        + "</body>",
      head: "<layout><region xml:id=\"r\" tts:origin=\"10% 10%\" tts:extent=\"20% 80%\" "
        + "tts:writingMode=\"tbrl\"/></layout>"
    )
    let text = write(source, .imsc11).text
    #expect(text.contains("tts:shear=\"16.67%\""))
    #expect(text.contains("tts:textEmphasis=\"filled dot before\""))
    #expect(text.contains("tts:writingMode=\"tbrl\""))
  }
}
