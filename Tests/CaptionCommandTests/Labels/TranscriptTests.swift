import CaptionKit
import Foundation
import TestSupport
import Testing

@testable import CaptionCommand

/// `captionkit transcript`: captions as running text.
@Suite struct TranscriptTests {
  /// A transcript of cues that follow each other, each two seconds long.
  private func transcript(_ texts: String..., options: [String] = []) -> String {
    var source = "WEBVTT\n"
    for (number, text) in texts.enumerated() {
      source += "\n00:\(number * 2 + 10).000 --> 00:\(number * 2 + 12).000\n\(text)\n"
    }
    let world = World(["a.vtt": source])
    #expect(
      world.run(["transcript", "a.vtt"] + options, registry: .standard) == 0,
      "\(world.error)"
    )
    return world.output
  }

  @Test func joinsWhatOneSpeakerSays() {
    #expect(
      transcript("<v Mara>Last crossing.\nAnyone left", "<v Mara>on the pier?", "<v Jonas>Two.")
        == "Mara: Last crossing. Anyone left on the pier?\n\nJonas: Two.\n"
    )
    #expect(transcript("MARA: No.\nJONAS: Not at all.") == "MARA: No.\n\nJONAS: Not at all.\n")
  }

  @Test func soundsStandInTheFormOfTheCaptions() {
    #expect(
      transcript("[waves lapping]", "<v Mara>Cast off.", "♪ soft piano ♪")
        == "[waves lapping]\n\nMara: Cast off.\n\n♪ soft piano ♪\n"
    )
  }

  @Test(arguments: [
    (["It is an extra-\nordinary night."], "It is an extraordinary night.\n"),
    (["A well-known man.", "A well-\nknown man."], "A well-known man. A well-known man.\n"),
    (["I went…", "…and came back."], "I went and came back.\n"),
    (["待って\nください"], "待ってください\n"),
  ])
  func joinsWordsAndSentences(_ texts: [String], _ expected: String) {
    let result = texts.count == 1 ? transcript(texts[0]) : transcript(texts[0], texts[1])
    #expect(result.replacing("\n\n", with: " ") == expected)
  }

  @Test func aPauseEndsAParagraph() {
    let source = """
      WEBVTT

      00:01.000 --> 00:02.000
      <v Mara>One.

      00:09.000 --> 00:10.000
      <v Mara>Two.

      """
    let world = World(["a.vtt": source])
    #expect(world.run("transcript", "a.vtt", "--timecodes", registry: .standard) == 0)
    #expect(world.output == "[00:00:01] Mara: One.\n\n[00:00:09] Mara: Two.\n")
    #expect(world.run("transcript", "a.vtt", "--pause", "20s", registry: .standard) == 0)
    #expect(world.output.hasSuffix("Mara: One. Two.\n"))
  }

  @Test func rollingCaptionsAreNotRepeated() {
    let result = transcript(
      "so this is how",
      "so this is how\nwe made the boat",
      "we made the boat\nout of one tree"
    )
    #expect(
      result.replacing("\n\n", with: " ") == "so this is how we made the boat out of one tree\n"
    )
  }

  @Test func markdownIsEscaped() {
    #expect(
      transcript("<v Mara>It is *so* dark.", options: ["--format", "markdown", "--title", "A_B"])
        == "# A\\_B\n\n**Mara:** It is \\*so\\* dark.\n"
    )
    #expect(transcript("1. One.", options: ["--format", "markdown"]).hasSuffix("\n1\\. One.\n"))
  }

  @Test func jsonNamesKindSpeakerAndTimes() throws {
    let text = transcript("<v Mara>No.", "[bell]", options: ["--format", "json"])
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    )
    let paragraphs = try #require(json["paragraphs"] as? [[String: Any]])
    #expect(paragraphs.map { $0["kind"] as? String } == ["speech", "sound"])
    #expect(paragraphs.first?["speaker"] as? String == "Mara")
    #expect(paragraphs.first?["begin"] as? Int == 10_000)
  }

  // MARK: HTML

  /// What a page needs so that everybody can read it (WCAG 2.2: 1.3.1, 2.4.2, 2.4.6, 3.1.1).
  @Test(arguments: ["srt", "vtt", "ttml"])
  func thePageOfTheSampleIsAccessible(_ format: String) throws {
    let folder = Fixtures.repository.appendingPathComponent("Samples", isDirectory: true)
    let file = folder.appendingPathComponent("night-ferry.en.sdh.\(format)")
    let world = World()
    world.put("a.\(format)", .file([UInt8](try Data(contentsOf: file))))
    let line = ["transcript", "a.\(format)", "--timecodes", "-o", "a.html"]
    #expect(world.run(line, registry: .standard) == 0)
    let page = try #require(world.text("a.html"))
    let structure = PageStructure(page)
    #expect(structure.isWellNested)
    #expect(structure.count["h1"] == 1)
    #expect(structure.count["main"] == 1)
    #expect(structure.count["title"] == 1)
    #expect(structure.root.contains("dir=\""))
    #expect(structure.outside.isEmpty)
    #expect(structure.count["p", default: 0] > 60)
    #expect(structure.count["p"] == structure.count["time"])
    #expect(!page.contains("color"))
  }

  @Test(arguments: [("ar", "rtl"), ("he-IL", "rtl"), ("en", "ltr"), ("az-Latn", "ltr")])
  func languageAndDirectionAreSaid(_ language: String, _ direction: String) {
    let writer = TranscriptWriter(
      Transcript(Track(CaptionDocument())),
      title: "a <b>",
      language: language,
      hasTimecodes: false
    )
    let page = String(decoding: writer.html, as: UTF8.self)
    #expect(page.contains("<html lang=\"\(language)\" dir=\"\(direction)\">"))
    #expect(page.contains("<title>a &lt;b&gt;</title>"))
  }

  /// A page has to say a language to be read aloud; the declared one goes before that of the words.
  @Test(arguments: [
    ("Wir gehen nach Hause, und das ist gut.", [], "de", true),
    ("Wir gehen nach Hause, und das ist gut.", ["--language", "gsw"], "gsw", false),
    ("もう帰る時間だよ", [], "ja", true),
  ])
  func aLanguageThatIsNotDeclaredIsTold(
    _ text: String,
    _ options: [String],
    _ language: String,
    _ isGuess: Bool
  ) {
    let world = World(["a.vtt": "WEBVTT\n\n00:01.000 --> 00:02.000\n\(text)\n"])
    let line = ["transcript", "a.vtt", "--format", "html"] + options
    #expect(world.run(line, registry: .standard) == 0)
    #expect(world.output.contains("<html lang=\"\(language)\""))
    #expect(world.error.contains("from the words; --language names it") == isGuess)
  }

  @Test(arguments: [
    ["transcript"], ["transcript", "a.vtt", "b.vtt"], ["transcript", "a.vtt", "--format", "pdf"],
  ])
  func wrongUsageIsRefused(_ line: [String]) {
    #expect(World(["a.vtt": "WEBVTT\n"]).run(line, registry: .standard) == 2)
  }
}

/// The elements of a page, found by its tags alone.
private struct PageStructure {
  var count: [String: Int] = [:]
  /// The attributes of the root, as written.
  var root = ""
  /// Text elements that no landmark holds.
  var outside: [String] = []
  var isWellNested = true

  init(_ page: String) {
    var open: [String] = []
    for piece in page.split(separator: "<").dropFirst() {
      let tag = piece.prefix { $0 != ">" }
      let name = String(tag.prefix { $0 != " " })
      if name.hasPrefix("/") {
        if open.popLast() != String(name.dropFirst()) { isWellNested = false }
        continue
      }
      if name == "!DOCTYPE" || name == "meta" { continue }
      count[name, default: 0] += 1
      if name == "html" { root = String(tag) }
      if ["p", "h1"].contains(name), !open.contains("main") { outside.append(name) }
      open.append(name)
    }
    if !open.isEmpty { isWellNested = false }
  }
}
