import CaptionKit
import Foundation
import Testing
import TestSupport

@testable import CaptionCommand

/// `convert --strip-sdh`: plain subtitles of an SDH file.
@Suite struct StripTests {
  private func strip(_ text: String, language: String = "en", keepsLyrics: Bool = true)
    -> LabelChange
  {
    var document = CaptionDocument()
    document.language = language
    document.cues = [
      Cue(
        begin: .zero,
        end: MediaTime(seconds: 2),
        text: CueTextMarkup.read(text)
      )
    ]
    return Track(document).strippingLabels(keepsLyrics: keepsLyrics)
  }

  @Test(
    arguments: [
      ("ANNA: Hello.", "Hello."),
      ("[door creaks]", nil),
      ("[sighs] I know.", "I know."),
      ("I [hiccups] never.", "I never."),
      ("Oh [sighs], no.", "Oh, no."),
      ("(whispering) I am.", "I am."),
      ("- [Anna] No.\n- [Ben] Yes.", "- No.\n- Yes."),
      ("-[Anna] No.\n-[Ben] Yes.", "-No.\n-Yes."),
      ("- No.\n- [door slams]", "No."),
      ("- [door slams]\n- Who is there?", "Who is there?"),
      ("ANNA: No.\nBEN: Yes.", "- No.\n- Yes."),
      ("<v Anna>No.</v>\n<v Ben>Yes.</v>", "- No.\n- Yes."),
      ("<v Anna>One.</v>\n<v Anna>Two.</v>", "One.\nTwo."),
      ("[door slams]\nWho is there?", "Who is there?"),
      ("Who is there?\n[door slams]", "Who is there?"),
      (">> ANNA: No.\n>> BEN: Yes.", "- No.\n- Yes."),
      ("♪ Slow tides rising ♪", "♪ Slow tides rising ♪"),
      ("♪ (organ) ♪", nil),
      ("♪", nil),
      ("- No.\n- Yes.", "- No.\n- Yes."),
      ("Remember: be quiet.", "Remember: be quiet."),
      ("Really?", "Really?"),
    ] as [(String, String?)]
  )
  func plainSubtitles(_ labelled: String, _ plain: String?) {
    #expect(strip(labelled).document.cues.first?.text.string == plain)
  }

  @Test(
    arguments: [
      ("fr", "<font color=\"red\">Pluie</font>", nil),
      ("fr", "<font color=\"magenta\">Musique douce</font>", nil),
      ("fr", "VERA : Non.", "Non."),
      ("de", "*Regen prasselt*", nil),
      ("es", "(VERA) No.", "No."),
      ("ja", "花「待って」", "待って"),
      ("ja", "（雨の音）", nil),
    ] as [(String, String, String?)]
  )
  func otherHouses(_ language: String, _ labelled: String, _ plain: String?) {
    #expect(strip(labelled, language: language).document.cues.first?.text.string == plain)
  }

  @Test func songGoesOnRequest() {
    #expect(strip("♪ Slow tides rising ♪", keepsLyrics: false).document.cues.isEmpty)
  }

  @Test func markupOfTheRestStays() throws {
    let text = try #require(strip("[sighs] I <i>know</i> it.").document.cues.first?.text)
    #expect(text.string == "I know it.")
    #expect(text.spans.map { text.string(of: $0) } == ["know"])
    #expect(text.spans.first?.kind == .italic)
  }

  @Test func whatGoesIsReported() {
    let losses = strip("[door creaks]").losses
    #expect(losses.map(\.feature) == ["sound-label", "cue"])
    #expect(losses.map(\.cue) == [0, 0])
    #expect(losses.first?.what == "sound label \"[door creaks]\"")
  }

  @Test(arguments: ["srt", "vtt", "ttml"])
  func theSampleIsLeftWithoutLabels(_ format: String) throws {
    let folder = Fixtures.repository.appendingPathComponent("Samples", isDirectory: true)
    let file = folder.appendingPathComponent("night-ferry.en.sdh.\(format)")
    let world = World()
    world.put("a.\(format)", .file([UInt8](try Data(contentsOf: file))))
    let status = world.run(
      "convert",
      "a.\(format)",
      "b.\(format)",
      "--strip-sdh",
      registry: .standard
    )
    #expect(status == 0)
    let bytes = Array((world.text("b.\(format)") ?? "").utf8)
    let result = try CaptionFile.read(bytes, name: "b.\(format)").document
    let track = Track(result)
    // Of 131 cues, 25 hold a sound, 6 music.
    #expect(result.cues.count == 131 - Self.labelOnly(try Data(contentsOf: file), format))
    for index in result.cues.indices {
      #expect(!result.cues[index].text.isEmpty)
      #expect(result.cues[index].speakers.isEmpty)
      for part in track.parts(ofCue: index) {
        #expect(
          [.dialogue, .lyrics, .turn, .notice].contains(part.kind),
          "\(result.cues[index].text)"
        )
      }
    }
  }

  /// How many cues hold nothing but a label, counted by their brackets and music signs alone.
  private static func labelOnly(_ data: Data, _ format: String) -> Int {
    let file = try? CaptionFile.read([UInt8](data), name: "a.\(format)")
    let music = [
      "♪ slow accordion ♪", "♪ accordion fades ♪", "♪ soft piano ♪",
      "♪ accordion resumes ♪", "♪ music swells, then ends ♪",
    ]
    return (file?.document.cues ?? []).count { cue in
      let text = cue.text.string
      return text.hasPrefix("[") && text.hasSuffix("]") || music.contains(text)
    }
  }

  @Test func lossesNameThePlaceInTheInput() {
    let world = World([
      "a.srt": """
      1
      00:00:01,000 --> 00:00:02,000
      [door creaks]

      2
      00:00:03,000 --> 00:00:04,000
      <font face="Arial">Who is there?</font>

      """
    ])
    #expect(world.run("convert", "a.srt", "a.vtt", "--strip-sdh", registry: .standard) == 0)
    #expect(world.error.contains("a.srt:1:1: lost sound label \"[door creaks]\""))
    #expect(world.error.contains("a.srt:5:1: lost"))
  }

  @Test(arguments: [
    ["--strip-sdh", "--speakers", "voice"], ["--lyrics", "drop"],
    ["--strip-sdh", "--sdh-style", "bbc"], ["--sdh-style", "nobody"],
  ])
  func optionsThatDoNotFitAreRefused(_ options: [String]) {
    let world = World(["a.srt": "1\n00:00:01,000 --> 00:00:02,000\nHello\n"])
    #expect(world.run(["convert", "a.srt", "a.vtt"] + options, registry: .standard) == 2)
  }
}
