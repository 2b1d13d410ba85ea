import CaptionKit
import Testing

/// The rules of labels in whole files: what profiles ask for, and where the rules are silent.
@Suite struct LabelRuleTests {
  static func report(
    _ texts: [String],
    _ profile: String,
    language: String = "en",
    context: TrackContext = TrackContext()
  ) throws -> [Diagnostic] {
    var stack = SettingsStack()
    try stack.add(ProfileCatalog.profile(named: profile))
    var document = CaptionDocument()
    document.language = language
    for (index, text) in texts.enumerated() {
      let begin = MediaTime(seconds: index * 5)
      let end = begin + MediaTime(seconds: 3)
      document.cues.append(Cue(begin: begin, end: end, text: MarkedCaptions.text(text)))
    }
    let track = Track(document, context: context)
    let report = Linter.lint(track, options: stack.options(language: track.language))
    return report.findings.map(\.diagnostic).filter {
      ["speaker", "sound", "forced"].contains(String($0.code.prefix { $0 != "/" }))
    }
  }

  struct Form: Sendable {
    var profile: String
    var language: String
    var right: [String]
    var wrong: [String: String]
  }

  /// The forms as the guidelines have them, written by hand.
  static let forms = [
    Form(
      profile: "netflix-sdh",
      language: "en",
      right: ["[Mara] Stay.", "[door creaks]", "♪ Slow tides rising ♪", "[man] Stay."],
      wrong: [
        "MARA: Stay.": "speaker/label-form", "(door creaks)": "sound/form",
        "<i>[door creaks]</i>": "sound/italic-label", "# Slow tides rising #": "sound/music-sign",
        "[noise]": "sound/vague-label", "[Ivo smiles]": "sound/action-label",
      ]
    ),
    Form(
      profile: "bbc",
      language: "en",
      right: ["MARA: Stay.", "DOOR CREAKS", "# Slow tides rising #"],
      wrong: [
        "[Mara] Stay.": "speaker/label-form", "[door creaks]": "sound/form",
        "♪ Slow tides rising ♪": "sound/music-sign", "EVERYONE: Stay!": "speaker/collective-label",
      ]
    ),
    Form(
      profile: "dcmp",
      language: "en",
      right: ["(Mara)\nStay.", "[door creaks]"],
      wrong: [
        "(door creaks)": "sound/form", "[door slammed]": "sound/past-tense",
        "(female 1)\nStay.": "speaker/numbered-label",
      ]
    ),
    Form(
      profile: "ebu-ard",
      language: "de",
      right: ["*Regen prasselt*", "♪ Kleines Licht am Ufer ♪"],
      wrong: ["[Regen prasselt]": "sound/form"]
    ),
    Form(
      profile: "ted",
      language: "en",
      right: ["(door creaks)"],
      wrong: ["[door creaks]": "sound/form"]
    ),
    Form(
      profile: "une-153010",
      language: "es",
      right: ["(VERA) Ven aquí."],
      wrong: ["VERA: Ven aquí.": "speaker/label-form"]
    ),
  ]

  @Test(arguments: forms)
  func profileForms(_ form: Form) throws {
    let others = ["Where were you?", "[wind howls]"]
    for text in form.right {
      let codes = try Self.report([text] + others, form.profile, language: form.language)
        .filter { $0.cue == 0 }.map(\.code)
      #expect(codes == [], "\(text)")
    }
    for (text, code) in form.wrong {
      let found = try Self.report([text] + others, form.profile, language: form.language)
        .filter { $0.cue == 0 }
      #expect(found.map(\.code).contains(code), "\(text)")
    }
  }

  static let plain = [
    "Where were you?", "- At the pier.\n- All night?", "He told me this: never again.",
    "Remember: the boat leaves at 6:45.", "I saw (or so I thought) a light.",
    "It was #1 on the list.", "LEAVE HIM!", "THE NEXT DAY", "page [12] of the log",
    "\"Come home,\" she said.", "-5 outside, they say.", "Truth is: I forgot.",
  ]

  /// Plain subtitles get advice at most from the default profile, and nothing from those for them.
  @Test func plainSubtitlesAreLeftAlone() throws {
    let many = (0..<20).flatMap { _ in Self.plain }
    let found = try Self.report(many, "default")
    #expect(found.allSatisfy { $0.severity == .advice })
    #expect(Set(found.map(\.code)).isSubset(of: ["speaker/unidentified", "sound/uncovered"]))
    for profile in ["netflix", "netflix-children", "netflix-template"] {
      #expect(try Self.report(many, profile).isEmpty, "\(profile)")
    }
  }

  @Test func theFilesOwnHabitCounts() throws {
    let habit = (0..<6).map { "[door creaks \($0 + 10) times]" }
    let found = try Self.report(["Hello."] + habit + ["(wind howls)"], "default")
    #expect(found.filter { $0.code == "sound/form" }.map(\.cue) == [7])
    // Half and half is no habit.
    let mixed = (0..<6).flatMap { ["[door creaks \($0 + 10) times]", "(wind howls \($0 + 10))"] }
    #expect(try !Self.report(["Hello."] + mixed, "default").contains { $0.code == "sound/form" })
  }

  @Test func similarNamesOfTwoPeopleAreLeftAlone() throws {
    let texts = ["JIM: Here.", "TIM: There.", "JIM: No.", "JIM: Yes.", "JIM: So.", "JIM: Then."]
    let found = try Self.report(texts, "default").filter { $0.code == "speaker/inconsistent-name" }
    #expect(found.isEmpty)
    // Both speak in one cue.
    let together = ["JON: Here.\nJOHN: There.", "JON: No.", "JON: Yes.", "JON: So."]
    #expect(
      try !Self.report(together, "default").contains { $0.code == "speaker/inconsistent-name" }
    )
  }

  @Test func aNameWithinReachIsEnough() throws {
    let near = ["MARA: Jonas?", "- Here.\n- And the boy?"]
    #expect(try !Self.report(near, "default").contains { $0.code == "speaker/unidentified" })
    let far = ["MARA: Jonas?", "Well.", "- Here.\n- And the boy?", "So."]
    #expect(
      try Self.report(far, "default").filter { $0.code == "speaker/unidentified" }.map(\.cue) == [2]
    )
  }

  @Test func fixesWriteTheWantedForm() throws {
    var options = LintOptions()
    options.only = ["sound/form"]
    options.set("sound/form", "form", to: .word("square"))
    let report = Linter.lint(Track(texts: ["(door creaks)"]), options: options)
    #expect(
      report.findings.map(\.fix)
        == [
          Fix(
            "write the label as [door creaks]",
            [.text(cue: 0, range: 0..<13, replacement: "[door creaks]")]
          )
        ]
    )
  }

  /// Many distinct names, brackets and long lines end soon.
  @Test func hostileTextsEndSoon() throws {
    let names = (0..<3000).map { "NAME\(String(UnicodeScalar(65 + $0 % 26) ?? "A"))\($0): Stay." }
    let brackets = String(repeating: "[", count: 10_000) + String(repeating: "]", count: 10_000)
    let line = String(repeating: "[x] y: ", count: 20_000)
    let clock = ContinuousClock()
    let time = try clock.measure { _ = try Self.report(names + [brackets, line], "netflix-sdh") }
    #expect(time < .seconds(20))
  }
}
