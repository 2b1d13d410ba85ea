import CaptionEncoding
import CaptionModel
import Testing

/// Files in languages and encodings of all kinds, short and long, without a word about their
/// encoding.
@Suite struct LegacyGuessTests {
  /// A file of cues with these lines, again and again.
  static func file(_ lines: [String], cues: Int) -> String {
    var text = ""
    for index in 0..<cues {
      let second = index % 60 < 10 ? "0\(index % 60)" : "\(index % 60)"
      let clock = "00:0\(index / 60):\(second)"
      text += "\(index + 1)\r\n\(clock),000 --> \(clock),900\r\n"
      text += "<i>\(lines[index % lines.count])</i>\r\n\r\n"
    }
    return text
  }

  @Test(arguments: legacyTexts.indices, [3, 100])
  func theTextIsFound(index: Int, cues: Int) throws {
    let (language, encodings, lines) = legacyTexts[index]
    let text = Self.file(lines, cues: cues)
    for encoding in encodings {
      let encoded = try EncodedText.encode(Array(text.utf8), as: encoding)
      #expect(encoded.substitutions.isEmpty, "\(language) can't be written in \(encoding)")
      let source = try SourceText.decode(encoded.bytes, name: "-")
      // Where two encodings give the same text either is right.
      #expect(
        source.bytes == Array(text.utf8),
        "\(language) in \(encoding) was read as \(source.encoding)"
      )
      let guess = try #require(source.diagnostics.first)
      #expect(guess.code == "encoding/guessed")
      #expect(guess.message.contains("with a confidence of "))
    }
  }

  /// Windows-1258 writes tones as characters of their own: "Chào" is "Chao" and a grave accent.
  @Test func vietnameseIsFound() throws {
    // The code points are the bytes.
    let lines = [
      "Cha\u{CC}o bu\u{F4}\u{D2}i sa\u{EC}ng.",
      "Ca\u{D2}m \u{F5}n, t\u{F4}i \u{F0}\u{EA}\u{EC}n l\u{E2}\u{EC}y chi\u{CC}a kho\u{EC}a.",
    ]
    let file = Self.file(lines, cues: 2).unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
    let source = try SourceText.decode(file, name: "-")
    #expect(source.encoding == "windows-1258")
  }

  /// One character beyond ASCII has to do.
  @Test(
    arguments: [
      ([0x49, 0x74, 0x92, 0x73, 0x20, 0x6D, 0x65, 0x2E], "It’s me."),
      ([0x93, 0x59, 0x65, 0x73, 0x2E, 0x94], "“Yes.”"),
      ([0x63, 0x61, 0x66, 0xE9], "café"),
      ([0x41, 0x6E, 0x64, 0x85], "And…"),
    ] as [([UInt8], String)]
  )
  func aSingleCharacterIsWestern(bytes: [UInt8], text: String) throws {
    let source = try SourceText.decode(bytes, name: "-")
    #expect(source.string(in: 0..<100) == text)
    #expect(source.encoding == "windows-1252")
  }

  /// Little evidence is no evidence for an encoding that hardly anybody uses, save for the two bytes
  /// that are no characters in those that everybody uses.
  @Test(arguments: UInt8(0x80)...0xFF, ["", "a", "caf", "A", "Hello "])
  func aSingleByteIsInAUsualEncoding(byte: UInt8, before: String) throws {
    guard byte != 0x81, byte != 0x90 else { return }
    let text = Array("1\n00:00:01,000 --> 00:00:02,000\n\(before)".utf8) + [byte, 0x0A]
    let source = try SourceText.decode(text, name: "-")
    #expect(["windows-1252", "windows-1250", "windows-1254"].contains(source.encoding))
    let message = try #require(source.diagnostics.first?.message)
    let number = message.split(separator: " ").drop { $0 != "of" }.dropFirst().first
    #expect(try #require(number.flatMap { Int($0) }) <= 35)
  }

  /// Nothing but the escape sequences is beyond what ASCII text has.
  @Test func escapeSequencesAreFound() throws {
    let japanese = "1\n00:00:01,000 --> 00:00:02,000\n日本語です。\n"
    let bytes = try EncodedText.encode(Array(japanese.utf8), as: "ISO-2022-JP").bytes
    let source = try SourceText.decode(bytes, name: "-")
    #expect(source.encoding == "ISO-2022-JP")
    #expect(source.bytes == Array(japanese.utf8))
    #expect(source.diagnostics.map(\.code) == ["encoding/guessed"])
    let korean = "1\n00:00:01,000 --> 00:00:02,000\n안녕하세요.\n"
    let other = try EncodedText.encode(Array(korean.utf8), as: "ISO-2022-KR").bytes
    #expect(try SourceText.decode(other, name: "-").bytes == Array(korean.utf8))
    // Colours of a terminal, a broken sequence, and a format that is UTF-8 by its specification.
    for text in ["\u{1B}[31mred\u{1B}[0m", "\u{1B}$B!", "\u{1B}", "WEBVTT\n\n\u{1B}$B!!\u{1B}(B"] {
      let plain = try SourceText.decode(Array(text.utf8), name: "-")
      #expect(plain.encoding == "UTF-8")
      #expect(plain.bytes == Array(text.utf8))
    }
  }

  /// A letter that is no word, and one that splits a word, are not what is meant.
  @Test(
    arguments: [
      ("¶ La la la ¶\nI said no.\n¶ Oh yes ¶", "windows-1252"),
      ("Where is my brother?\nI don’t know what happened.", "windows-1252"),
      ("Where is my brother?\nI don’t know what happened.", "macintosh"),
    ]
  )
  func marksAreNoLetters(text: String, encoding: String) throws {
    let bytes = try EncodedText.encode(Array(text.utf8), as: encoding).bytes
    let source = try SourceText.decode(bytes, name: "-")
    #expect(source.encoding == encoding)
    #expect(source.bytes == Array(text.utf8))
  }

  @Test func longerTextIsSurer() throws {
    func confidence(_ cues: Int) throws -> Int {
      let text = Self.file(["Příliš žluťoučký kůň."], cues: cues)
      let bytes = try EncodedText.encode(Array(text.utf8), as: "windows-1250").bytes
      let source = try SourceText.decode(bytes, name: "-")
      let message = try #require(source.diagnostics.first).message
      let number = message.split(separator: " ").drop { $0 != "of" }.dropFirst().first
      return try #require(number.flatMap { Int($0) })
    }
    let (short, long) = (try confidence(1), try confidence(50))
    #expect(short < long)
    #expect((1...99).contains(short) && (1...99).contains(long))
  }

  @Test(arguments: ["windows-1251", "ISO-8859-15"])
  func aNameOverridesTheGuess(encoding: String) throws {
    let text = "Übermäßig schön für Süßes"
    let bytes = try EncodedText.encode(Array(text.utf8), as: "windows-1252").bytes
    let source = try SourceText.decode(bytes, name: "-", encoding: encoding)
    #expect(source.encoding == encoding)
    #expect(!source.diagnostics.contains { $0.code == "encoding/guessed" })
  }
}
