import CaptionKit
import Testing

@testable import CaptionCommand

/// `convert --speakers`: typed names become marks, and marks become typed names.
@Suite struct SpeakerConversionTests {
  private static func srt(_ text: String) -> String {
    "1\n00:00:01,000 --> 00:00:03,000\n\(text)\n"
  }

  private static func vtt(_ text: String) -> String {
    "WEBVTT\n\n00:01.000 --> 00:03.000\n\(text)\n"
  }

  /// The text of the first cue after a conversion.
  private func convert(_ name: String, _ source: String, to target: String, _ options: String...)
    -> String
  {
    let world = World([name: source])
    let status = world.run(
      ["convert", name, "out.\(target)"] + options,
      registry: .standard
    )
    #expect(status == 0, "\(world.error)")
    let output = (world.text("out.\(target)") ?? "").replacing("\r\n", with: "\n")
    let body = output.split(separator: "\n", omittingEmptySubsequences: false)
      .drop { !$0.contains("-->") }.dropFirst()
    return body.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  @Test(arguments: [
    ("ANNA: Hello.", "<v ANNA>Hello."),
    ("ANNA:\nHello.", "<v ANNA>Hello."),
    ("[ANNA]: Hello.", "<v ANNA>Hello."),
    ("ANNA: Hello.\nWho is there?", "<v ANNA>Hello.\nWho is there?"),
    ("ANNA: No.\nBEN: Yes.", "<v ANNA>No.</v>\n<v BEN>Yes.</v>"),
    ("- ANNA: No.\n- BEN: Yes.", "- <v ANNA>No.</v>\n- <v BEN>Yes.</v>"),
    ("ANNA (ON PHONE): Hello.", "<v ANNA>(ON PHONE) Hello."),
    ("ANNA: <i>Hello.</i>", "<v ANNA><i>Hello.</i>"),
    ("<i>ANNA: Hello.</i>", "<v ANNA><i>Hello.</i>"),
    ("花：待って", "花：待って"),
    // Nothing here names anybody for sure.
    ("Remember: be quiet.", "Remember: be quiet."),
    ("[door creaks]", "[door creaks]"),
    ("ANNA:", "ANNA:"),
  ])
  func typedNamesBecomeVoices(_ typed: String, _ marked: String) {
    // A voice that fills the cue needs no end tag, so both ways to write it count.
    let result = convert("a.srt", Self.srt(typed), to: "vtt", "--speakers", "voice")
    #expect(result == marked || result == marked + "</v>")
  }

  @Test func nothingChangesUnlessAsked() {
    #expect(convert("a.srt", Self.srt("ANNA: Hello."), to: "vtt") == "ANNA: Hello.")
  }

  @Test(arguments: [
    ("<v Anna>Hello.", "[Anna] Hello."),
    ("- <v Anna>No.</v>\n- <v Ben>Yes.</v>", "- [Anna] No.\n- [Ben] Yes."),
    ("<v Anna>- No.</v>\n<v Ben>- Yes.</v>", "- [Anna] No.\n- [Ben] Yes."),
    ("<v Anna>One.</v>\n<v Anna>Two.</v>", "[Anna] One.\nTwo."),
    ("ANNA: Hello.", "[ANNA] Hello."),
    ("<v Anna>[Anna] Hello.", "[Anna] Hello."),
    ("<v Anna><i>Hello.</i>", "[Anna] <i>Hello.</i>"),
  ])
  func namesInBrackets(_ source: String, _ expected: String) {
    #expect(convert("a.vtt", Self.vtt(source), to: "srt", "--speakers", "bracket") == expected)
  }

  @Test(arguments: [
    ("[ANNA]: Hello.", "ANNA: Hello."),
    ("<v Anna>Hello.", "Anna: Hello."),
    ("ANNA (ON PHONE): Hello.", "ANNA (ON PHONE): Hello."),
  ])
  func namesAsPrefix(_ source: String, _ expected: String) {
    #expect(convert("a.vtt", Self.vtt(source), to: "vtt", "--speakers", "prefix") == expected)
  }

  @Test(arguments: [
    ("ANNA: Hello.", "Hello."),
    ("<v Anna>Hello.", "Hello."),
    ("- ANNA: No.\n- BEN: Yes.", "- No.\n- Yes."),
  ])
  func namesAreDropped(_ source: String, _ expected: String) {
    #expect(convert("a.vtt", Self.vtt(source), to: "srt", "--speakers", "drop") == expected)
  }

  @Test(arguments: ["ANNA: Hello.", "- ANNA: No.\n- BEN: Yes.", "ANNA: <i>Hello.</i>\nYou there?"])
  func nothingIsLostOnTheWayRound(_ text: String) {
    let world = World(["a.srt": Self.srt(text)])
    for step in [
      ["convert", "a.srt", "a.vtt", "--speakers", "voice", "--fail-on-loss"],
      ["convert", "a.vtt", "a.ttml", "--fail-on-loss"],
      ["convert", "a.ttml", "b.srt", "--fail-on-loss"],
    ] {
      #expect(world.run(step, registry: .standard) == 0, "\(world.error)")
    }
    #expect(world.text("a.vtt")?.contains("<v ANNA>") == true)
    #expect(world.text("a.ttml")?.contains("ttm:agent") == true)
    #expect(world.text("b.srt")?.replacing("\r\n", with: "\n").contains(text + "\n") == true)
  }

  @Test func oddTextsEndQuickly() {
    let brackets = String(repeating: "[a] ", count: 10_000)
    let line = "ANNA: " + String(repeating: "hello ", count: 170_000)
    let source = Self.srt(brackets) + "\n2\n00:00:04,000 --> 00:00:05,000\n\(line)\n"
    let clock = ContinuousClock()
    for options in [
      ["--speakers", "voice"], ["--speakers", "bracket"], ["--strip-sdh"],
      ["--sdh-style", "netflix"],
    ] {
      let world = World(["a.srt": source])
      let time = clock.measure {
        _ = world.run(["convert", "a.srt", "a.vtt", "-q"] + options, registry: .standard)
      }
      // A debug build takes some thirty times as long as a release build.
      #expect(time < .seconds(60), "\(options)")
    }
  }
}
