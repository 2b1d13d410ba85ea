import CaptionKit
import Testing

@testable import CaptionCommand

@Suite struct OutputFormTests {
  static let input =
    "1\n00:00:01,000 --> 00:00:02,000\nDvořák\n\n2\n00:00:03,000 --> 00:00:04,000\nÉté\nőő\n"

  private func convert(_ output: String, _ options: String...) -> (World, Int32) {
    let world = World(["a.srt": Self.input])
    return (world, world.run(["convert", "a.srt", output] + options, registry: .standard))
  }

  private func bytes(_ world: World, _ path: String) -> [UInt8] {
    if case .file(let bytes) = world.entry(path) { bytes } else { [] }
  }

  @Test func subRipHasTheEncodingThatIsNamed() {
    let (world, status) = convert("b.srt", "--output-encoding", "windows-1252", "--newline", "lf")
    #expect(status == 0)
    // Windows-1252 has these letters where Latin-1 and Unicode have them.
    let text =
      "1\n00:00:01,000 --> 00:00:02,000\nDvor\u{E1}k\n\n2\n00:00:03,000 --> 00:00:04,000\n"
      + "\u{C9}t\u{E9}\noo\n\n"
    let expected = text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
    #expect(bytes(world, "b.srt") == expected)
    #expect(
      world.error.contains(
        "lost character \"ř\" (U+0159), written as \"r\" and 1 more loss of the kind, in 2 cues "
          + "altogether: windows-1252 lacks it"
      )
    )
  }

  @Test func whatTheEncodingLacksIsALossOfItsCue() {
    let (world, status) = convert("b.srt", "--output-encoding", "windows-1252", "--losses", "-")
    #expect(status == 0)
    #expect(world.output.contains("(U+0151) in 2 places, written as "))
    #expect(world.output.contains("\"cue\":1") || world.output.contains("\"cue\": 1"))
  }

  @Test func everyCueWithALackingCharacterIsNamed() {
    let world = World([
      "a.srt":
        "1\n00:00:01,000 --> 00:00:02,000\nplain\n\n2\n00:00:03,000 --> 00:00:04,000\nő 漢\n\n"
        + "3\n00:00:05,000 --> 00:00:06,000\n\n\n4\n00:00:07,000 --> 00:00:08,000\nőő\n"
    ])
    let arguments = ["convert", "a.srt", "b.srt", "--output-encoding", "windows-1252", "-v"]
    #expect(world.run(arguments, registry: .standard) == 0)
    let lines = world.error.split(separator: "\n").filter { $0.contains("lost character") }
    #expect(
      lines == [
        "captionkit: a.srt:5:1: lost character \"ő\" (U+0151), written as \"o\": windows-1252 lacks it",
        "captionkit: a.srt:5:1: lost character \"漢\" (U+6F22), written as \"?\": windows-1252 lacks it",
        "captionkit: a.srt:13:1: lost character \"ő\" (U+0151) in 2 places, written as \"o\": "
          + "windows-1252 lacks it",
      ]
    )
  }

  @Test func lackingCharactersAreThoseOfTheInputsCues() {
    let world = World([
      "a.srt": "1\n00:00:01,000 --> 00:00:02,000\n[GULLS CRY]\n\n"
        + "2\n00:00:03,000 --> 00:00:04,000\nDvořák\n"
    ])
    let arguments = [
      "convert", "a.srt", "b.srt", "--strip-sdh", "--output-encoding", "windows-1252", "-v",
    ]
    #expect(world.run(arguments, registry: .standard) == 0)
    // The first cue goes, and the second is still that of line 5.
    #expect(world.error.contains("a.srt:5:1: lost character \"ř\""))
  }

  @Test func lineBreaksAndTheMarkAreChosen() {
    let (world, status) = convert("b.vtt", "--newline", "crlf", "--bom")
    #expect(status == 0)
    let text = world.text("b.vtt") ?? ""
    #expect(bytes(world, "b.vtt").starts(with: [0xEF, 0xBB, 0xBF]))
    #expect(text.contains("WEBVTT\r\n\r\n"))
    #expect(text.contains("\r\nÉté\r\nőő\r\n"))
    #expect(!text.unicodeScalars.split(separator: "\r").dropFirst().contains { $0.first != "\n" })
  }

  @Test func ttmlDeclaresUTF16() {
    let (world, status) = convert("b.ttml", "--output-encoding", "utf-16")
    #expect(status == 0)
    let bytes = bytes(world, "b.ttml")
    #expect(bytes.starts(with: [0xFF, 0xFE, 0x3C, 0x00]))
    let ascii = String(decoding: bytes.dropFirst(2).filter { $0 != 0 }, as: UTF8.self)
    #expect(ascii.hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-16\"?>\n"))
    #expect(world.run(["inspect", "b.ttml"], registry: .standard) == 0)
    #expect(world.output.contains("Dvořák"))
    #expect(!world.output.contains("ttml/encoding-mismatch"))
  }

  /// IMSC is UTF-8, and TTML is not.
  @Test(arguments: ["imsc1.1", "imsc1", "dfxp"])
  func noUTF16DeclaresIMSC(flavour: String) {
    let (world, status) = convert("b.ttml", "--to", flavour, "--output-encoding", "utf-16")
    #expect(status == 0)
    let ascii = String(decoding: bytes(world, "b.ttml").filter { $0 != 0 }, as: UTF8.self)
    #expect(ascii.contains("rofile") == (flavour == "dfxp"), "\(ascii)")
    let lost = "lost declaration that the file conforms to IMSC: IMSC documents are UTF-8"
    #expect(world.error.contains(lost) == (flavour != "dfxp"), "\(world.error)")
    #expect(world.run(["lint", "b.ttml"], registry: .standard) != 2)
    #expect(!world.output.contains("prohibited-value"), "\(world.output)")
  }

  @Test(
    arguments: [
      (["b.vtt", "--output-encoding", "windows-1252"], "WebVTT is UTF-8 by its specification"),
      (["b.ttml", "--output-encoding", "koi8-r"], "TTML is written as UTF-8 or UTF-16 only"),
      (["b.srt", "--output-encoding", "klingon"], "the encoding 'klingon' is not known"),
      (["b.srt", "--output-encoding", "koi8-r", "--bom"], "--bom needs UTF-8, UTF-16 or UTF-32"),
      (["b.srt", "--newline", "cr"], "--newline takes lf or crlf"),
    ] as [([String], String)]
  )
  func whatAFormatCannotHaveIsRefused(arguments: [String], message: String) {
    let world = World(["a.srt": Self.input])
    #expect(world.run(["convert", "a.srt"] + arguments, registry: .standard) == 2)
    #expect(world.error.contains(message))
    #expect(world.entry(arguments[0]) == nil)
  }

  @Test(arguments: [([], "cafÃ©"), (["--repair-encoding"], "café")] as [([String], String)])
  func doubleEncodingIsRepairedOnRequest(options: [String], text: String) {
    let world = World(["a.srt": "1\n00:00:01,000 --> 00:00:02,000\ncafÃ©\n"])
    #expect(world.run(["convert", "a.srt", "b.srt"] + options, registry: .standard) == 0)
    #expect(
      world.text("b.srt") == "1\r\n00:00:01,000 --> 00:00:02,000\r\n\(text)\r\n\r\n"
    )
  }
}
