import CaptionEncoding
import CaptionModel
import Testing

@Suite struct TextEncodingTests {
  @Test(
    arguments: [
      ("é€", "windows-1252", false, [0xE9, 0x80]),
      ("řě", "windows-1250", false, [0xF8, 0xEC]),
      ("Да", "koi8-r", false, [0xE4, 0xC1]),
      ("表", "Shift_JIS", false, [0x95, 0x5C]),
      ("早", "GB18030", false, [0xD4, 0xE7]),
      ("é", "UTF-8", false, [0xC3, 0xA9]),
      ("é", "utf8", true, [0xEF, 0xBB, 0xBF, 0xC3, 0xA9]),
      ("é", "UTF-16LE", false, [0xE9, 0x00]),
      ("é", "UTF-16BE", true, [0xFE, 0xFF, 0x00, 0xE9]),
      ("é", "UTF-16", false, [0xFF, 0xFE, 0xE9, 0x00]),
      ("𝄞", "UTF-16", false, [0xFF, 0xFE, 0x34, 0xD8, 0x1E, 0xDD]),
    ] as [(String, String, Bool, [UInt8])]
  )
  func textIsEncoded(text: String, name: String, mark: Bool, bytes: [UInt8]) throws {
    let encoded = try EncodedText.encode(Array(text.utf8), as: name, byteOrderMark: mark)
    #expect(encoded.bytes == bytes)
    #expect(encoded.substitutions.isEmpty)
  }

  /// A text, an encoding that lacks something, and what is written.
  @Test(arguments: [
    ("Dvořák – “čaj”", "ISO-8859-1", "Dvor\u{E1}k - \"caj\""),
    ("♪ la… ♪", "windows-1252", "# la\u{85} #"),
    ("Łódź œuf", "US-ASCII", "Lodz oeuf"),
    ("5 € ½", "US-ASCII", "5 EUR 1/2"),
    ("港!", "windows-1252", "?!"),
    ("a\u{200F}b", "windows-1252", "ab"),
  ])
  func whatIsLackingIsReplaced(text: String, name: String, written: String) throws {
    let encoded = try EncodedText.encode(Array(text.utf8), as: name)
    #expect(encoded.bytes == written.unicodeScalars.map { UInt8($0.value) })
    #expect(!encoded.substitutions.isEmpty)
  }

  @Test func substitutionsAreCountedByCharacter() throws {
    let encoded = try EncodedText.encode(Array("ő a ő ű".utf8), as: "windows-1252")
    #expect(encoded.substitutions.map(\.character) == ["ő", "ű"])
    #expect(encoded.substitutions.map(\.substitute) == ["o", "u"])
    #expect(encoded.substitutions.map(\.offsets) == [[0, 5], [8]])
  }

  @Test func longTextIsWhole() throws {
    let text = String(repeating: "aé", count: 50_000)
    let encoded = try EncodedText.encode(Array(text.utf8), as: "windows-1252")
    #expect(encoded.bytes == (0..<100_000).map { $0.isMultiple(of: 2) ? 0x61 : 0xE9 })
  }

  @Test(arguments: ["klingon", "", "UTF-8//IGNORE"])
  func unknownNamesAreRefused(name: String) {
    #expect(throws: DecodingError.unknownEncoding(name)) {
      try EncodedText.encode([0x41], as: name)
    }
  }
}
