import CaptionEncoding
import CaptionModel
import Testing

/// A text as UTF-16 in one byte order, without a mark.
func utf16(_ text: String, little: Bool = true) -> [UInt8] {
  text.utf16.flatMap { unit -> [UInt8] in
    let bytes = [UInt8(unit & 0xFF), UInt8(unit >> 8)]
    return little ? bytes : bytes.reversed()
  }
}

/// A text as UTF-32 in one byte order, without a mark.
func utf32(_ text: String, little: Bool = true) -> [UInt8] {
  text.unicodeScalars.flatMap { scalar -> [UInt8] in
    let bytes = [0, 8, 16, 24].map { UInt8(scalar.value >> $0 & 0xFF) }
    return little ? bytes : bytes.reversed()
  }
}

@Suite struct WideDecodingTests {
  static let text = "1\r\n00:00:01,000 --> 00:00:02,000\r\nĐường này. 港 𝄞\r\n"

  @Test(
    arguments: [
      ([0xFF, 0xFE] + utf16(text), "UTF-16LE"),
      ([0xFE, 0xFF] + utf16(text, little: false), "UTF-16BE"),
      ([0xFF, 0xFE, 0, 0] + utf32(text), "UTF-32LE"),
      ([0, 0, 0xFE, 0xFF] + utf32(text, little: false), "UTF-32BE"),
    ] as [([UInt8], String)]
  )
  func theMarkDecides(bytes: [UInt8], encoding: String) throws {
    let source = try SourceText.decode(bytes, name: "-")
    #expect(source.string(in: 0..<1000) == Self.text)
    #expect(source.encoding == encoding)
    #expect(source.diagnostics.isEmpty)
  }

  @Test(
    arguments: [
      (utf16(text), "UTF-16LE"),
      (utf16(text, little: false), "UTF-16BE"),
      (utf32(text), "UTF-32LE"),
      (utf32(text, little: false), "UTF-32BE"),
    ] as [([UInt8], String)]
  )
  func withoutAMarkTheZerosDecideAndItIsReported(bytes: [UInt8], encoding: String) throws {
    let source = try SourceText.decode(bytes, name: "-")
    #expect(source.string(in: 0..<1000) == Self.text)
    #expect(source.encoding == encoding)
    #expect(source.diagnostics.map(\.code) == ["encoding/guessed"])
  }

  @Test(arguments: [
    ("UTF-16LE", true, []), ("utf-16be", false, []), ("UTF-16BE", true, ["encoding/guessed"]),
    ("UTF-16", true, ["encoding/guessed"]), ("UTF-8", true, ["encoding/guessed"]),
  ])
  func aDeclaredByteOrderIsNoGuess(declared: String, little: Bool, codes: [String]) throws {
    let text = "<?xml version=\"1.0\" encoding=\"\(declared)\"?><tt>\u{E9}</tt>"
    let source = try SourceText.decode(utf16(text, little: little), name: "-")
    #expect(source.string(in: 0..<1000) == text)
    #expect(source.encoding == (little ? "UTF-16LE" : "UTF-16BE"))
    #expect(source.diagnostics.map(\.code) == codes)
  }

  @Test func zerosStrewnIntoTextAreNoPattern() throws {
    let text = "1\n00:00:01,000 --> 00:00:02,000\nZero\u{0} and\u{0} zero\n"
    let source = try SourceText.decode(Array(text.utf8), name: "-")
    #expect(source.encoding == "UTF-8")
    #expect(source.bytes == Array(text.utf8))
  }

  @Test(
    arguments: [
      ("UTF-16", utf16("Aé"), "UTF-16LE"),
      ("utf-16be", utf16("Aé", little: false), "UTF-16BE"),
      ("UTF-16", [0xFE, 0xFF] + utf16("Aé", little: false), "UTF-16BE"),
      ("utf_16le", [0xFF, 0xFE] + utf16("Aé"), "UTF-16LE"),
      ("utf-32", utf32("Aé"), "UTF-32LE"),
      ("UTF-32BE", utf32("Aé", little: false), "UTF-32BE"),
    ] as [(String, [UInt8], String)]
  )
  func aNameDecides(name: String, bytes: [UInt8], encoding: String) throws {
    let source = try SourceText.decode(bytes, name: "-", encoding: name)
    #expect(source.string(in: 0..<100) == "Aé")
    #expect(source.encoding == encoding)
  }

  @Test(
    arguments: [
      ([0x41, 0x00, 0x00, 0xD8, 0x42, 0x00], "A\u{FFFD}B", 1..<4),
      ([0x41, 0x00, 0x00, 0xDC, 0x42, 0x00], "A\u{FFFD}B", 1..<4),
      ([0x41, 0x00, 0x00, 0xD8], "A\u{FFFD}", 1..<4),
      ([0x41, 0x00, 0x42], "A\u{FFFD}", 1..<4),
    ] as [([UInt8], String, Range<Int>)]
  )
  func loneSurrogatesAndHalvesAreReplaced(
    bytes: [UInt8],
    text: String,
    range: Range<Int>
  ) throws {
    let source = try SourceText.decode(bytes, name: "-", encoding: "UTF-16LE")
    #expect(source.string(in: 0..<100) == text)
    #expect(source.diagnostics.map(\.code) == ["encoding/invalid-bytes"])
    #expect(source.diagnostics.map(\.range) == [range])
  }
}
