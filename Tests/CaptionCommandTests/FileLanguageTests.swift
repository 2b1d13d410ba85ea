import CaptionKit
import Testing

@testable import CaptionCommand

/// One file has one language, whichever command is asked.
@Suite struct FileLanguageTests {
  private static let cue = "00:00:01.000 --> 00:00:02.000\nJawohl.\n"

  /// Name, content, what `--language` says, and the language.
  static let files: [(name: String, header: String, option: String?, language: String?)] = [
    ("x.vtt", "WEBVTT", nil, nil),
    ("x.en.vtt", "WEBVTT", nil, "en"),
    ("x.en.sdh.vtt", "WEBVTT\nLanguage: de", nil, "de"),
    ("x.en.vtt", "WEBVTT\nLanguage: de", "fr", "fr"),
    ("x.pt-BR.forced.vtt", "WEBVTT", nil, "pt-BR"),
    ("x.en.vtt", "WEBVTT\nLanguage: not a tag", nil, "en"),
  ]

  @Test("tag, transcript, info, sdh and config agree", arguments: files)
  func agree(_ name: String, _ header: String, _ option: String?, _ language: String?) {
    func answer(_ call: [String], takesOption: Bool = true) -> String {
      let world = World([name: "\(header)\n\n\(Self.cue)"])
      let named = takesOption ? option.map { ["--language", $0] } ?? [] : []
      world.run(call + named + [name], registry: .standard)
      return world.output
    }
    let value = language.map { "\"language\":\"\($0)\"" } ?? "\"language\":null"
    #expect(answer(["tag", "--json"]).contains(value))
    #expect(answer(["transcript", "--json"]).contains(value))
    #expect(
      answer(["config", "show", "--json"], takesOption: false).contains(value) || option != nil
    )
    guard option == nil else { return }
    #expect(answer(["info", "--json"]).contains(value))
    #expect(answer(["sdh", "--json"]).contains(value))
  }

  @Test("what is written says the language that a name tells, or that none is known")
  func written() {
    let text = "1\n00:00:01,000 --> 00:00:02,000\nx\n"
    let world = World(["x.en.srt": text, "y.srt": text])
    #expect(
      world.run(["convert", "x.en.srt", "x.ttml", "--to", "netflix"], registry: .standard) == 0
    )
    #expect(world.text("x.ttml")?.contains("xml:lang=\"en\"") == true)
    #expect(world.error.isEmpty)
    #expect(world.run(["convert", "x.en.srt", "x.vtt"], registry: .standard) == 0)
    // A name is not lost with the format.
    #expect(world.error.isEmpty)
    #expect(world.run(["convert", "y.srt", "y.ttml"], registry: .standard) == 0)
    #expect(world.text("y.ttml")?.contains("xml:lang=\"\"") == true)
    #expect(
      world.error
        == "captionkit: y.ttml: the language is not known, so that xml:lang is empty; --language "
        + "names it\n"
    )
  }

  @Test("a role without a language is not refused for what the captions say")
  func refusal() {
    let text =
      "1\n00:00:01,000 --> 00:00:02,000\nANNA: Ja.\n\n2\n00:00:03,000 --> 00:00:04,000\n[Regen]\n"
    let world = World(["x.srt": text])
    let convert = ["convert", "x.srt", "y.vtt", "--role", "sdh", "--tag", "json"]
    #expect(world.run(convert, registry: .standard) == 1)
    #expect(
      world.error
        == "captionkit: y.vtt: not written, since the role sdh is about a language, and none is known\n"
        + "captionkit: --language states which language it is\n"
        + "captionkit: --force-claim writes it all the same and records that in the manifest\n"
    )
    let tag = World(["x.srt": text])
    #expect(tag.run(["tag", "--claim", "sdh", "x.srt"], registry: .standard) == 1)
    #expect(
      tag.error
        == "captionkit: x.srt: the role sdh is about a language, and none is known; --language names it\n"
    )
  }
}
