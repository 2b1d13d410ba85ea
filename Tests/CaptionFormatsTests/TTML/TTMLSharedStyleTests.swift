import CaptionModel
import Foundation
import Testing

@testable import CaptionFormats

/// Styles that many elements have are written once.
@Suite("TTML shared styles") struct TTMLSharedStyleTests {
  private func write(_ source: String, _ flavour: TTMLFlavour) -> String {
    var options = WritingOptions()
    options.flavour = flavour.rawValue
    let result = CaptionFormat.ttml.write(TTMLTest.read(source).document, options)
    return String(decoding: result.bytes, as: UTF8.self)
  }

  private static func document(_ texts: [String]) -> String {
    let paragraphs = texts.enumerated().map { index, text in
      "<p begin=\"\(index)s\" end=\"\(index + 1)s\">\(text)</p>"
    }
    return TTMLTest.document("<body><div>\(paragraphs.joined())</div></body>")
  }

  private static let italic = "a <span tts:fontStyle=\"italic\">b</span>"
  private static let yellow = "<span tts:color=\"#ffff00\">c</span>"

  @Test(arguments: [TTMLFlavour.imsc11, .imsc1, .netflix, .dfxp])
  func isWrittenOnce(flavour: TTMLFlavour) {
    let source = Self.document([Self.italic, Self.yellow, Self.italic, Self.italic, Self.italic])
    let text = write(source, flavour)
    #expect(text.contains("<style xml:id=\"look1\" tts:fontStyle=\"italic\"/>"), "\(text)")
    #expect(text.components(separatedBy: "a <span style=\"look1\">b</span></p>").count == 5)
    #expect(text.components(separatedBy: "tts:fontStyle").count == 2)
    // What is rare stays where it is.
    #expect(text.contains("tts:color=\"#ffff00\">c</p>"))
    #expect(TTMLTest.markup(text) == TTMLTest.markup(source))
  }

  @Test(
    "what is rare, or in a flavour without such styles, stays at the text",
    arguments: [(TTMLFlavour.imsc11, 3), (.netflix, 2), (.itt, 8)]
  )
  func stays(flavour: TTMLFlavour, count: Int) {
    let text = write(Self.document([String](repeating: Self.italic, count: count)), flavour)
    #expect(!text.contains("look1"))
    #expect(
      text.components(separatedBy: "a <span tts:fontStyle=\"italic\">b</span>").count == count + 1
    )
  }

  @Test("beside a style that the paragraph has already")
  func beside() {
    let paragraph =
      "<span tts:color=\"#ffff00\"><span tts:fontWeight=\"bold\">d</span></span>"
    let body = (0..<4).map { index in
      "<p begin=\"\(index)s\" end=\"\(index + 1)s\" tts:fontSize=\"120%\">\(paragraph)</p>"
    }
    let source = TTMLTest.document("<body><div>\(body.joined())</div></body>")
    let text = write(source, .imsc11)
    #expect(
      text.contains("<style xml:id=\"look1\" tts:color=\"#ffff00\" tts:fontWeight=\"bold\"/>")
    )
    #expect(text.components(separatedBy: "style=\"style1 look1\">d</p>").count == 5, "\(text)")
    #expect(TTMLTest.markup(text) == TTMLTest.markup(source))
  }

  @Test("what an element is in a ruby stays at the element")
  func ruby() {
    let ruby =
      "<span tts:ruby=\"container\"><span tts:ruby=\"base\">b</span><span tts:ruby=\"text\">t</span>"
      + "</span>"
    let source = Self.document([String](repeating: ruby, count: 6))
    let text = write(source, .imsc11)
    #expect(text.components(separatedBy: ruby).count == 7)
    #expect(!text.contains("<style "))
  }
}
