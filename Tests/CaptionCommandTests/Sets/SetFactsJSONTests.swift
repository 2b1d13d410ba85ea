import CaptionKit
import Testing

@testable import CaptionCommand

/// Facts that one process prints are the same in the one that joins them.
@Suite struct SetFactsJSONTests {
  static func facts(_ text: String, _ path: String) throws -> SetFacts {
    let file = try CaptionFile.read(Array(text.utf8), name: path)
    var context = TrackContext()
    context.language = FileLanguage(of: file.document, path: path)?.tag
    let track = Track(file.document, map: file.result.map, context: context)
    return try #require(SetSettings().facts(of: file, track, path, language: nil))
  }

  static func read(_ line: [UInt8]) throws -> SetFacts? {
    try SetFactsJSON.facts(JSONValue.parse(line))
  }

  static let cues = """
    WEBVTT

    NOTE captionkit-ignore-file set/same-file, reading/speed: a copy on purpose

    2
    00:00:01.000 --> 00:00:03.000
    [door slams]
    - "Who's there?" \u{1F600}
    - Кто там?

    1
    00:00:00.500 --> 99:59:59.999
    日本語の字幕

    00:01:00.000 --> 00:01:00.000
    x
    """

  @Test(arguments: [
    "film.en.sdh.vtt", "Film/just.do.it.vtt", "日本語/\"quoted\"\\.de.vtt", "Film/Subs/2_English.vtt",
  ])
  func factsReadBackAsTheyWere(_ path: String) throws {
    var facts = try Self.facts(Self.cues, path)
    facts.declaredLanguage = "de-AT"
    facts.givenLanguage = "pt-BR"
    facts.commonWordLanguage = "de"
    facts.detected = LanguageDetection(
      parts: [.init("de", percent: 80), .init("zh-Hant", percent: 15)],
      isReliable: true,
      bytes: 77
    )
    #expect(facts.suppressedRules == ["set/same-file"])
    #expect(facts.dialogue.cues.count == 3)
    #expect(facts.dialogue.cues.map(\.index) == [1, 0, 2])
    #expect(facts.dialogue.cues.map(\.begin) == [500, 1000, 60000])
    #expect(facts.dialogue.cues.map(\.end) == [359_999_999, 3000, 60000])
    let line = SetFactsJSON.line(facts)
    #expect(line.count { $0 == 0x0A } == 1)
    #expect(try Self.read(line) == facts)
    // Once more, so that what is written is fixed.
    let again = try #require(try Self.read(line))
    #expect(SetFactsJSON.line(again) == line)
  }

  @Test func emptyFilesHaveFacts() throws {
    let facts = try Self.facts("WEBVTT\n", "a.vtt")
    #expect(facts.counts.cues == 0)
    #expect(facts.dialogue == DialogueSketch())
    #expect(try Self.read(SetFactsJSON.line(facts)) == facts)
  }

  @Test func whatIsNoFactsIsRefused() throws {
    let line = SetFactsJSON.line(try Self.facts(Self.cues, "film.en.vtt"))
    let text = String(decoding: line, as: UTF8.self)
    for (part, other) in [
      ("\"schema\":1", "\"schema\":2"), ("\"path\":", "\"pfad\":"),
      ("\"namedLanguage\":\"en\"", "\"namedLanguage\":7"),
      ("\"namedKind\":null", "\"namedKind\":\"sdhh\""),
      ("\"isCut\":false,\"cues\":\"", "\"isCut\":false,\"cues\":\"A"),
      ("\"judgedWords\":", "\"judgedWords\":-"), ("\"hash\":\"", "\"hash\":\"x"),
    ] {
      #expect(text.contains(part), "\(part)")
      #expect(try Self.read(Array(text.replacing(part, with: other).utf8)) == nil, "\(part)")
    }
    #expect(try Self.read(Array("[]".utf8)) == nil)
    #expect(try Self.read(Array("{}".utf8)) == nil)
  }

  @Test func packedCuesOfAnyBytesAreReadOrRefused() {
    var state: UInt64 = 3
    for length in 0..<400 {
      let bytes = (0..<length).map { _ -> UInt8 in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return UInt8(truncatingIfNeeded: state >> 33)
      }
      let sketch = DialogueSketch(bytes: bytes, isCut: false, wordsHash: 1, spokenWords: 1)
      if let sketch { #expect(sketch.cues.count == sketch.cueCount) }
    }
  }

  @Test func longFilesAreCut() {
    var document = CaptionDocument()
    let words = String(repeating: "one two three four ", count: 50)
    for index in 0..<2000 {
      let begin = MediaTime(seconds: index * 4)
      document.cues.append(
        Cue(begin: begin, end: begin + MediaTime(seconds: 3), text: CaptionText(words))
      )
    }
    let sketch = DialogueSketch(Track(document))
    #expect(sketch.isCut)
    #expect(sketch.bytes.count <= DialogueSketch.mostBytes)
    #expect(sketch.spokenWords == 2000 * 200)
  }

  @Test(arguments: [0, 1, 2, 3, 4, 5, 254])
  func bytesAreTextAndBack(_ count: Int) {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 37) }
    let text = Base64.encode(bytes)
    #expect(text.count == (count + 2) / 3 * 4)
    #expect(Base64.decode(text[...]) == bytes)
  }

  @Test(arguments: ["A", "AB", "AB=", "AA=A", "AB==", "*A=="])
  func otherTextsAreRefused(_ text: String) {
    #expect(Base64.decode(Array(text.utf8)[...]) == nil)
  }

  @Test func base64IsThatOfTheStandard() {
    for (plain, text) in [("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg==")] {
      #expect(String(decoding: Base64.encode(Array(plain.utf8)), as: UTF8.self) == text)
    }
  }
}
