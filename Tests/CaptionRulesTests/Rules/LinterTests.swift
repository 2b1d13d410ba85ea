import CaptionKit
import Testing

/// What the linter itself does: evidence, selection, options, order.
@Suite struct LinterTests {
  @Test func rulesWithoutEvidenceAreNotRun() {
    let report = Linter.lint(Track(CaptionDocument()))
    #expect(report.run.isEmpty)
    #expect(report.findings.isEmpty)
    let rules = RuleCatalog.all.filter { $0.isOnByDefault && $0.subject == .track }
    #expect(report.notRun.map(\.rule) == rules.map(\.id))
    let reasons = Dictionary(uniqueKeysWithValues: report.notRun.map { ($0.rule, $0.reason) })
    #expect(reasons["sync/overlap"] == "the file has no cues")
    #expect(reasons["reading/line-too-long"] == "the file has no cues")
    #expect(reasons["sound/uncovered"] == "the file has no cues")
  }

  @Test func onlyLabelsAreNoDialogue() {
    let report = Linter.lint(Track(texts: ["[wind howls]", "♪"]))
    #expect(
      report.notRun.map(\.rule)
        == [
          "sync/shot-change", "sync/outside-programme", "sync/unmatched", "sync/offset",
          "sync/drift", "sync/pieces", "sync/late-cue", "sync/early-cue", "sync/missed-speech",
          "sync/unspoken-cue", "text/language-script",
          "speaker/unidentified", "speaker/early-name", "sound/uncovered", "sound/no-music",
          "sound/one-part", "sound/unlabelled", "sound/silent-label", "forced/form",
          "forced/dialogue",
        ]
    )
  }

  @Test func selectionTakesIdsAndAliases() {
    var options = LintOptions()
    options.only = ["max-cps", "sync/overlap"]
    options.ignored = ["sync/overlap"]
    #expect(Linter.lint(Track(texts: ["Hello."]), options: options).run == ["reading/speed"])
  }

  @Test(arguments: [("19.9", 1), ("20", 0), ("20.1", 0), ("19.999", 1), ("59/3", 1)])
  func speedLimitIsExact(_ limit: String, _ findings: Int) throws {
    // 60 characters in 3 s.
    let track = Track(texts: [String(repeating: "abcde ", count: 9) + "abcdef"])
    var options = LintOptions()
    options.only = ["reading/speed"]
    options.set("reading/speed", "max", to: .number(try #require(Ratio(limit))))
    #expect(Linter.lint(track, options: options).findings.count == findings)
  }

  @Test func printedSpeedIsNeverTheLimit() {
    var document = CaptionDocument()
    let text = CaptionText(String(repeating: "a", count: 20))
    document.cues = [
      Cue(begin: .zero, end: MediaTime(milliseconds: 999), text: text),
      Cue(begin: .zero, end: MediaTime(milliseconds: 1000), text: text),
      Cue(begin: .zero, end: nil, text: text),
      Cue(begin: MediaTime(seconds: 1), end: .zero, text: text),
    ]
    var options = LintOptions()
    options.only = ["reading/speed"]
    let findings = Linter.lint(Track(document), options: options).findings
    #expect(
      findings.map(\.diagnostic.message) == [
        "20 characters in 0.999 s are 20.1 characters a second, more than 20"
      ]
    )
    #expect(findings.map(\.diagnostic.cue) == [0])
  }

  @Test func lineLimitIsAnOption() {
    var options = LintOptions()
    options.set("reading/line-too-long", "max", to: .number(5))
    options.only = ["reading/line-too-long"]
    let report = Linter.lint(Track(texts: ["12345\n1234", "123456"]), options: options)
    #expect(report.findings.map(\.diagnostic.cue) == [1])
    #expect(report.findings.map(\.diagnostic.message) == ["a line has 6 characters, more than 5"])
  }

  @Test func findingsStandInTheOrderOfTheSource() {
    let captions = MarkedCaptions(
      """
      WEBVTT

      00:05.000 --> 00:05.000
      - Who?
      - Me.

      00:01.000 --> 00:02.000
      Speak up, will you, I can hear nothing.
      """
    )
    let report = Linter.lint(captions.track)
    #expect(
      report.findings.map(\.diagnostic.code) == [
        "sync/zero-duration", "speaker/unidentified", "sync/out-of-order", "reading/speed",
        "sound/uncovered",
      ]
    )
    #expect(report.findings.last?.diagnostic.range == nil)
  }

  @Test func openEndIsReported() {
    var document = CaptionDocument()
    document.cues = [Cue(begin: MediaTime(milliseconds: 1500), end: nil, text: "Stay.")]
    var options = LintOptions()
    options.only = ["sync/open-ended"]
    let report = Linter.lint(Track(document), options: options)
    #expect(report.findings.map(\.diagnostic.message) == ["begins at 00:00:01.500 and has no end"])
  }

  /// A first cue that a house permits at zero is the file's data, and no caption to judge.
  @Test func aPermittedSubtitleZeroIsNotJudged() throws {
    var document = CaptionDocument()
    document.language = "en"
    let frame = MediaTime(milliseconds: 40)
    document.cues = [
      Cue(begin: .zero, end: frame + frame, text: "Story 12,  part (1, a title of many words"),
      Cue(
        begin: MediaTime(milliseconds: 600),
        end: MediaTime(seconds: 5),
        text: "Mind the step."
      ),
    ]
    var context = TrackContext()
    context.frameRate = .pal
    let track = Track(document, context: context)
    var stack = SettingsStack()
    try stack.add(ProfileCatalog.profile(named: "bbc"))
    let options = stack.options(language: "en")
    let findings = Linter.lint(track, options: options).findings.map(\.diagnostic)
    #expect(!findings.contains { $0.cue == 0 || $0.code == "sync/gap" })
    let codes = Linter.lint(track).findings.filter { $0.diagnostic.cue == 0 }.map(\.diagnostic.code)
    #expect(codes.contains("sync/subtitle-zero"))
    #expect(codes.contains("reading/speed"))
    // Longer than is permitted, it is a caption.
    document.cues[0].end = frame + frame + frame + frame
    let longer = Track(document, context: context)
    #expect(Linter.lint(longer, options: options).findings.contains { $0.diagnostic.cue == 0 })
  }
}
