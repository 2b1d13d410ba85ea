import CaptionEncoding
import CaptionModel
import Testing

@Suite struct UTF8DecodingTests {
  @Test func validTextIsTakenAsItIs() throws {
    let text = "1\r\n00:00:01,000 --> 00:00:02,000\r\nNaïve – 港 𝄞 مرحبا\r\n"
    let source = try SourceText.decode(Array(text.utf8), name: "a.srt")
    #expect(source.string(in: 0..<1000) == text)
    #expect(source.encoding == "UTF-8")
    #expect(source.name == "a.srt")
    #expect(source.diagnostics.isEmpty)
  }

  /// A file whose end was cut off, and one with a byte from elsewhere, are UTF-8 all the same.
  @Test(arguments: ["♪", "é", "’", "…", "ż", "Я", "港", "🎵"])
  func shortFilesWithOneFaultAreUTF8(character: String) throws {
    let start = Array("1\n00:00:01,000 --> 00:00:02,000\n\(character) Hello\n".utf8)
    for length in 1..<character.utf8.count {
      let source = try SourceText.decode(start + character.utf8.prefix(length), name: "a.srt")
      #expect(source.encoding == "UTF-8")
      #expect(source.diagnostics.map(\.code) == ["encoding/invalid-bytes"])
      #expect(source.string(in: 0..<1000).hasSuffix("\(character) Hello\n\u{FFFD}"))
    }
    guard ["♪", "é", "’", "…"].contains(character) else { return }
    let source = try SourceText.decode(start + [0x96, 0x20, 0x61], name: "a.srt")
    #expect(source.encoding == "UTF-8")
    #expect(source.string(in: 0..<1000).contains("\(character) Hello"))
  }

  /// Some programs write the two surrogates of a character, each as if it were one.
  @Test(arguments: ["", "é", "Grüße café", "Здравствуй"])
  func surrogatePairsAreFaultsOfUTF8(words: String) throws {
    let pair: [UInt8] = [0xED, 0xA0, 0xBD, 0xED, 0xB8, 0x80]
    let start = Array("1\n00:00:01,000 --> 00:00:02,000\n\(words) Hello ".utf8)
    let source = try SourceText.decode(start + pair + [0x20, 0x61], name: "a.srt")
    #expect(source.encoding == "UTF-8")
    #expect(source.string(in: 0..<1000).contains("\(words) Hello \u{FFFD}"))
    let faults = source.diagnostics.filter { $0.code == "encoding/invalid-bytes" }
    #expect(faults.first?.range?.lowerBound == start.count)
  }

  @Test func theMarkIsTakenOff() throws {
    let source = try SourceText.decode([0xEF, 0xBB, 0xBF, 0x41], name: "-")
    #expect(source.bytes == [0x41])
    #expect(source.diagnostics.isEmpty)
  }

  @Test func anEmptyFileIsEmptyText() throws {
    #expect(try SourceText.decode([], name: "-").bytes.isEmpty)
    #expect(try SourceText.decode([0xEF, 0xBB, 0xBF], name: "-").bytes.isEmpty)
  }

  /// The bytes between `<` and `>` and how many U+FFFD stand for them (Unicode, table 3-8 and the
  /// rule of maximal subparts).
  @Test(
    arguments: [
      ([0x80], 1),
      ([0xFF, 0xFE], 2),
      ([0xC0, 0xAF], 2),
      ([0xE9], 1),
      ([0xC3], 1),
      ([0xE2, 0x82], 1),
      ([0xE0, 0x9F, 0x80], 3),
      ([0xED, 0xA0, 0x80], 3),
      ([0xF0, 0x9F, 0x8E], 1),
      ([0xF4, 0x90, 0x80, 0x80], 4),
      ([0xF0, 0x8F, 0xBF, 0xBF], 4),
      ([0xF5, 0x80], 2),
      ([0xE2, 0x82, 0xE2, 0x82], 2),
    ] as [([UInt8], Int)]
  )
  func invalidBytesAreReplacedAndReportedOnce(bad: [UInt8], replacements: Int) throws {
    let source = try SourceText.decode([0x3C] + bad + [0x3E], name: "-", encoding: "UTF-8")
    let expected = "<" + String(repeating: "\u{FFFD}", count: replacements) + ">"
    #expect(source.string(in: 0..<1000) == expected)
    let diagnostics = source.diagnostics
    #expect(diagnostics.map(\.code) == ["encoding/invalid-bytes"])
    #expect(diagnostics.first?.range == 1..<1 + 3 * replacements)
  }

  @Test func aSequenceCutOffByTheEndIsReplaced() throws {
    let source = try SourceText.decode([0x41, 0xF0, 0x9F], name: "-", encoding: "utf-8")
    #expect(source.string(in: 0..<10) == "A\u{FFFD}")
  }

  @Test func runsThatTextDividesAreReportedOneByOne() throws {
    let bytes: [UInt8] = Array("Caf".utf8) + [0xE9, 0x20] + Array("M".utf8) + [0xFC, 0xFC]
    let source = try SourceText.decode(bytes, name: "-", encoding: "UTF-8")
    #expect(source.string(in: 0..<100) == "Caf\u{FFFD} M\u{FFFD}\u{FFFD}")
    #expect(source.diagnostics.map(\.range) == [3..<6, 8..<14])
    #expect(
      source.diagnostics.map(\.message) == [
        "\"0xE9\" is not valid UTF-8, read as U+FFFD",
        "\"0xFC 0xFC\" is not valid UTF-8, read as U+FFFD",
      ]
    )
  }

  @Test func thereIsAnEndToTheReports() throws {
    let bytes = [UInt8]((0..<5000).flatMap { _ in [0xFF, 0x41] as [UInt8] })
    let source = try SourceText.decode(bytes, name: "-", encoding: "UTF-8")
    #expect(source.diagnostics.count == 1001)
    #expect(
      source.diagnostics.last?.message == "4000 more places with bytes that are not valid UTF-8"
    )
  }

  @Test(
    arguments: [
      ("\u{FEFF}A", [0..<3]),
      ("A\n\u{FEFF}B\r\u{FEFF}C", [2..<5, 7..<10]),
      ("A\u{FEFF}B", []),
    ] as [(String, [Range<Int>])]
  )
  func marksAtTheBeginningOfLinesAreReportedAndKept(text: String, ranges: [Range<Int>]) throws {
    let source = try SourceText.decode([0xEF, 0xBB, 0xBF] + Array(text.utf8), name: "-")
    #expect(source.bytes == Array(text.utf8))
    #expect(source.diagnostics.map(\.range) == ranges)
    #expect(source.diagnostics.allSatisfy { $0.code == "encoding/bom-inside" })
  }

  @Test func aMarkThatWasEncodedTwiceIsReportedAndKept() throws {
    let source = try SourceText.decode(Array("ï»¿1\n".utf8), name: "-")
    #expect(source.string(in: 0..<100) == "ï»¿1\n")
    #expect(source.diagnostics.map(\.code) == ["encoding/mojibake"])
    #expect(source.diagnostics.first?.range == 0..<6)
  }

  @Test func theResultIsWhatTheStandardLibraryMakesOfIt() throws {
    // Every first byte with bytes of every kind after it.
    for first in UInt8(0x80)...0xFF {
      for second in stride(from: UInt8(0x78), through: 0xFF, by: 3) {
        for third in [0x41, 0x80, 0xBF, 0xC3, 0xF0] as [UInt8] {
          let bytes = [0x41, first, second, third, 0x80]
          let source = try SourceText.decode(bytes, name: "-", encoding: "UTF-8")
          let expected = String(decoding: bytes, as: UTF8.self)
          if source.bytes != Array(expected.utf8) {
            Issue.record("\(bytes): \(source.bytes)")
          }
        }
      }
    }
  }

  @Test(arguments: 0..<20)
  func aFaultIsFoundWhereverItStands(position: Int) throws {
    var bytes = [UInt8](repeating: 0x61, count: 20)
    bytes[position] = 0xFF
    let source = try SourceText.decode(bytes, name: "-", encoding: "UTF-8")
    #expect(source.diagnostics.map(\.range) == [position..<position + 3])
  }
}
