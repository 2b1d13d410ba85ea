import CaptionEncoding
import CaptionModel
import Testing

/// Long texts are judged in blocks, so what is valid and what is not is put at every place in one.
@Suite struct UTF8BlockTests {
  /// Texts of more than two blocks, long enough to hide something in.
  private static let fillings = [
    String(repeating: "plain text ", count: 30),
    String(repeating: "дальше ", count: 30),
    String(repeating: "川の鐘、", count: 30),
    String(repeating: "한국어 ", count: 40),
    String(repeating: "नमस्ते ", count: 24),
    String(repeating: "ａ！", count: 60),
    String(repeating: "𝄞é", count: 60),
  ]

  /// Decodes a text with some bytes put between two characters, at each place where they can be.
  ///
  /// - Parameter check: Takes the text and the place, the bytes that were decoded, and the outcome.
  private func decode(
    _ filling: String,
    with inserted: [UInt8],
    _ check: (_ text: [UInt8], _ place: Int, _ whole: [UInt8], SourceText) -> Void
  ) throws {
    let text = Array(filling.utf8)
    for place in text.indices where text[place] & 0xC0 != 0x80 {
      var whole = text
      whole.insert(contentsOf: inserted, at: place)
      check(text, place, whole, try SourceText.decode(whole, name: "-", encoding: "UTF-8"))
    }
  }

  @Test(
    arguments: fillings,
    ["\u{7F}", "ß", "\u{7FF}", "\u{800}", "鐘", "\u{D7FF}", "\u{E000}", "\u{10FFFF}"]
  )
  func validTextIsTakenAsItIs(filling: String, character: String) throws {
    try decode(filling, with: Array(character.utf8)) { _, _, whole, source in
      #expect(source.bytes == whole)
      #expect(source.diagnostics.isEmpty)
    }
  }

  /// Each is a single part that can't be made valid by what follows.
  @Test(
    arguments: fillings,
    [
      [0x80], [0xBF], [0xC0], [0xC1], [0xC3], [0xE0], [0xE0, 0xA0], [0xED], [0xED, 0x9F],
      [0xE9, 0x90], [0xEF, 0xBB], [0xF0, 0x9D], [0xF0, 0x9D, 0x84], [0xF4, 0x8F], [0xF5], [0xFF],
    ] as [[UInt8]]
  )
  func invalidBytesAreFoundAnywhere(filling: String, bad: [UInt8]) throws {
    try decode(filling, with: bad) { text, place, _, source in
      var repaired = text
      repaired.insert(contentsOf: "\u{FFFD}".utf8, at: place)
      #expect(source.bytes == repaired)
      #expect(source.diagnostics.map(\.range) == [place..<place + 3])
    }
  }

  @Test(
    arguments: fillings,
    [[0xE0, 0x9F, 0xBF], [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF], [0xC0, 0xAF]] as [[UInt8]]
  )
  func overlongFormsAndSurrogatesAreFoundAnywhere(filling: String, bad: [UInt8]) throws {
    try decode(filling, with: bad) { _, place, _, source in
      #expect(source.diagnostics.map(\.range) == [place..<place + 3 * bad.count])
    }
  }

  @Test(arguments: fillings)
  func aMarkAtTheBeginningOfALineIsFoundAnywhere(filling: String) throws {
    try decode(filling, with: [0x0A, 0xEF, 0xBB, 0xBF]) { _, place, _, source in
      #expect(source.diagnostics.map(\.code) == ["encoding/bom-inside"])
      #expect(source.diagnostics.first?.range == place + 1..<place + 4)
    }
  }

  @Test(arguments: fillings)
  func aSequenceCutOffByTheEndIsFoundAnywhere(filling: String) throws {
    let text = Array(filling.utf8)
    for end in text.indices where text[end] & 0xC0 != 0x80 {
      let bytes = text[..<end] + [0xE5, 0xB7]
      let source = try SourceText.decode(Array(bytes), name: "-", encoding: "UTF-8")
      #expect(source.diagnostics.map(\.range) == [end..<end + 3])
    }
  }
}
