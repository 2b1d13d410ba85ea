import CaptionKit
import Testing

/// What files show of the criteria of labels.
@Suite struct TitleAuditTests {
  typealias Verdict = RoleAssessment.Verdict

  private static func file(
    _ path: String,
    _ cues: [(Int, Int, String)]
  ) -> TitleAudit.File {
    var document = CaptionDocument()
    document.cues = cues.map { begin, end, text in
      Cue(
        begin: MediaTime(milliseconds: begin),
        end: MediaTime(milliseconds: end),
        text: MarkedCaptions.text(text)
      )
    }
    let language = SidecarName(path).language?.text
    document.language = language
    return TitleAudit.File(path: path, track: Track(document), language: language)
  }

  private func finding(
    _ criterion: LabelCriterion,
    _ file: TitleAudit.File,
    _ context: TitleAudit.Context = TitleAudit.Context()
  ) throws -> RoleAssessment.Finding {
    let audit = TitleAudit(title: "f", files: [file], context: context)
    let language = try #require(audit.languages.first)
    let all = language.labels.flatMap(\.criteria)
    return try #require(all.first { $0.criterion == criterion }).finding
  }

  /// Of ten cues, so many have four lines.
  @Test(arguments: [
    (1, 3, Verdict.supported), (2, 3, .refuted), (2, 4, .supported), (2, 5, .supported),
  ])
  func theMostLines(_ count: Int, _ most: Int, _ verdict: Verdict) throws {
    var context = TitleAudit.Context()
    context.options.mostLines = most
    let file = Self.file(
      "f.en.vtt",
      (0..<10).map { ($0 * 9000, $0 * 9000 + 8000, $0 < count ? "One\ntwo\nthree\nfour" : "One.") }
    )
    #expect(try finding(.reading, file, context).verdict == verdict)
  }

  @Test(arguments: [(1, Verdict.supported), (2, .refuted)])
  func theShareOfFastCues(_ count: Int, _ verdict: Verdict) throws {
    let file = Self.file(
      "f.en.vtt",
      (0..<10).map { ($0 * 9000, $0 * 9000 + ($0 < count ? 200 : 2000), "Nobody sails tonight.") }
    )
    #expect(try finding(.reading, file).verdict == verdict)
  }

  /// Of ten cues, so many do not last, or begin when the programme has ended.
  @Test(arguments: [
    (0, 90_000, Verdict.open), (1, 90_000, .open), (2, 90_000, .refuted), (0, 81_001, .open),
    (0, 81_000, .refuted),
  ])
  func timing(_ count: Int, _ length: Int, _ verdict: Verdict) throws {
    var context = TitleAudit.Context()
    context.options.programmeDuration = MediaTime(milliseconds: length)
    let file = Self.file(
      "f.en.vtt",
      (0..<10).map { ($0 * 9000, $0 * 9000 + ($0 < count ? 0 : 2000), "So it goes.") }
    )
    #expect(try finding(.timing, file, context).verdict == verdict)
  }

  @Test func theLengthOfTheLongestFile() throws {
    let long = Self.file("f.de.vtt", [(1000, 3000, "Ja."), (590_000, 600_000, "Nein.")])
    let short = Self.file("f.en.vtt", [(1000, 3000, "Yes."), (200_000, 240_000, "No.")])
    let audit = TitleAudit(title: "f", files: [long, short])
    #expect(audit.length == MediaTime(seconds: 600))
    #expect(!audit.isLengthStated)
    #expect(audit.languages.map(\.language) == ["de", "en"])
    // Half of the programme has no English words.
    let english = try #require(audit.languages.last?.labels.first)
    #expect(english.verdict == .refuted)
    let dialogue = try #require(english.criteria.first { $0.criterion == .dialogue })
    #expect(dialogue.finding.reasons == ["the last cue ends 6 min before the programme"])
    // A file alone is no measure of itself.
    #expect(TitleAudit(title: "f", files: [short]).length == nil)
  }

  @Test func whichFileIsJudged() {
    func judged(_ paths: String...) -> String? {
      let files = paths.map { Self.file($0, [(1000, 3000, "ANNA: Yes.")]) }
      return TitleAudit(title: "f", files: files).languages.first?.labels.first?.file?.path
    }
    #expect(judged("f.en.vtt", "f.en.sdh.vtt", "f.en.forced.vtt") == "f.en.sdh.vtt")
    #expect(judged("f.en.sdh.vtt", "f.en.cc.vtt") == "f.en.cc.vtt")
    #expect(judged("f.en.vtt", "f.en.easy.vtt") == "f.en.vtt")
    #expect(judged("f.en.commentary.vtt", "f.en.vtt") == "f.en.vtt")
    // Neither forced subtitles nor descriptions are captions.
    #expect(judged("f.en.forced.vtt", "f.en.ad.vtt") == nil)
  }

  /// Without a language, nothing can be claimed, and that comes last.
  @Test func filesWithoutALanguage() {
    let files = ["f.srt", "f.en.srt"].map { Self.file($0, [(1000, 3000, "Yes.")]) }
    let audit = TitleAudit(title: "f", files: files)
    #expect(audit.languages.map(\.language) == ["en", nil])
    let characteristics = audit.languages[1].labels[0].criteria
      .first { $0.criterion == .characteristics }
    #expect(characteristics?.finding.verdict == .refuted)
  }

  @Test func noLabelIsEverShownWhole() throws {
    var context = TitleAudit.Context()
    context.options.programmeDuration = MediaTime(seconds: 30)
    context.options.originalLanguage = "en"
    context.isAudioOnly = true
    context.transcript = "f.txt"
    let file = Self.file(
      "f.en.sdh.vtt",
      [(1000, 3000, "[gulls cry]"), (5000, 9000, "MARA: Late?"), (20_000, 28_000, "[organ music]")]
    )
    let audit = TitleAudit(title: "f", files: [file], context: context)
    let label = try #require(audit.languages.first?.labels.first)
    let open = label.criteria.filter { $0.finding.verdict != .supported }.map(\.criterion)
    #expect(open == [.timing])
    #expect(label.verdict == .open)
    let badges = try #require(audit.languages.first?.files.first?.badges)
    #expect(badges.map(\.badge) == [.closedCaptions, .sdh])
    #expect(badges.allSatisfy { $0.finding.verdict == .supported })
  }

  @Test func everyCriterionBelongsToALabel() {
    let all = LabelCriterion.Label.allCases.flatMap(\.criteria)
    #expect(all == LabelCriterion.allCases)
    for criterion in all {
      #expect(!criterion.phrase.contains("accessible") && !criterion.phrase.contains("pass"))
    }
  }
}
