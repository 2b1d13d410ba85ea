import CaptionKit
import Testing

/// What a captioner would say of a claim.
@Suite struct RoleAssessmentTests {
  typealias Verdict = RoleAssessment.Verdict

  /// A cue of 3 s begins every 4 s.
  private static let episode = [
    "[gulls cry]", "MARA: You are late.", "IVO: The ferry was.", "♪ slow accordion ♪",
    "- MARA: And now?\n- IVO: Now we wait.", "[door creaks]",
  ]
  private static let plain = [
    "You are late.", "The ferry was.", "- And now?\n- Now we wait.", "I am cold.",
  ]

  struct Case: CustomTestStringConvertible {
    var testDescription: String
    var role: TrackRole
    var texts: [String]
    var language: String? = "en"
    /// In the order of the findings: one for each characteristic, then the role.
    var verdicts: [Verdict]

    init(
      _ description: String,
      _ role: TrackRole,
      _ texts: [String],
      language: String? = "en",
      _ verdicts: Verdict...
    ) {
      testDescription = description
      self.role = role
      self.texts = texts
      self.language = language
      self.verdicts = verdicts
    }
  }

  static let cases = [
    Case("an SDH episode", .sdh, episode, .supported, .supported, .supported),
    Case("without a language", .sdh, episode, language: nil, .refuted, .refuted, .refuted),
    Case("with no language", .sdh, episode, language: "und", .refuted, .refuted, .refuted),
    Case("nothing at all", .sdh, [], .refuted, .refuted, .refuted),
    Case("plain subtitles", .sdh, plain, .refuted, .refuted, .refuted),
    Case(
      "sounds stripped",
      .sdh,
      episode.filter { !$0.hasPrefix("[") && !$0.hasPrefix("♪") },
      .supported,
      .refuted,
      .refuted
    ),
    Case(
      "names stripped",
      .sdh,
      episode.map { $0.replacing("MARA: ", with: "").replacing("IVO: ", with: "") },
      .refuted,
      .supported,
      .refuted
    ),
    Case("music only", .sdh, ["♪ organ ♪", "ANNA: Hush."], .supported, .open, .open),
    Case("one person", .sdh, ["I am alone.", "[wind howls]", "♪"], .open, .supported, .open),
    Case("sounds only", .sdh, ["[wind howls]", "♪"], .refuted, .supported, .refuted),
    Case("doubtful labels", .sdh, ["（美咲）行くよ", "（健太）うん"], language: "ja", .open, .open, .open),
    Case(
      "voices",
      .sdh,
      ["<v Mara>Late.</v>", "- Yes.\n- No.", "[thud]", "♪"],
      .supported,
      .supported,
      .supported
    ),
    Case(
      "colours",
      .sdh,
      ["<c.yellow>- Yes.</c>\n<c.cyan>- No.</c>", "[thud]", "♪"],
      .open,
      .supported,
      .open
    ),
    Case("an SDH episode", .forced, episode, .refuted, .refuted),
    Case("a few signs", .forced, ["HARBOUR OFFICE", "CLOSED"], .open, .open),
    Case("nothing at all", .forced, [], .refuted, .refuted),
    Case(
      "a whole programme",
      .forced,
      (0..<100).map { "Sentence number \($0)." },
      .refuted,
      .refuted
    ),
    Case("one scene", .forced, (0..<20).map { "Sentence number \($0)." }, .open, .open),
    Case("plain subtitles", .subtitles, plain, .supported),
    Case("an SDH episode", .subtitles, episode, .open),
    Case("nothing at all", .subtitles, [], .refuted),
    Case("sounds only", .subtitles, ["[wind howls]"], .refuted),
  ]

  @Test(arguments: cases)
  func verdicts(_ test: Case) {
    let track = Track(texts: test.texts, language: test.language)
    let assessment = RoleAssessment.assess(test.role, of: track)
    #expect(assessment.findings.map(\.verdict) == test.verdicts)
    #expect(assessment.isRefuted == test.verdicts.contains(.refuted))
    #expect(
      assessment.findings.map(\.characteristic)
        == test.role.characteristics.map { Optional($0) } + [nil]
    )
    for finding in assessment.findings {
      #expect(!finding.reasons.isEmpty)
      let words = finding.reasons.joined(separator: " ").lowercased()
      #expect(!words.contains("accessible") && !words.contains("passes"))
      #expect(finding.cues.allSatisfy { track.cues.indices.contains($0) })
    }
  }

  @Test func reasonsNameWhatWasFound() {
    let sdh = RoleAssessment.assess(.sdh, of: Track(texts: Self.episode))
    #expect(sdh.findings[0].reasons == ["4 labels or voices name speakers: MARA, IVO"])
    #expect(sdh.findings[0].cues == [1, 2, 4])
    #expect(sdh.findings[1].reasons == ["2 sound labels, 1 for music"])
    #expect(sdh.findings[1].cues == [0, 3, 5])
    #expect(sdh.findings[0].openQuestion != nil)

    let plain = RoleAssessment.assess(.sdh, of: Track(texts: Self.plain))
    #expect(
      plain.findings[0].reasons == ["1 cue with more than one speaker, but no cue names anybody"]
    )
    #expect(plain.findings[0].cues == [2])
    #expect(
      plain.findings[1].reasons == [
        "no label for a sound or for music in 4 cues, and nobody states that there is none"
      ]
    )
  }

  @Test func theGivenLanguageComesFirst() {
    let track = Track(texts: Self.episode, language: nil)
    #expect(RoleAssessment.assess(.sdh, of: track, language: "en-GB").language == "en-GB")
    #expect(!RoleAssessment.assess(.sdh, of: track, language: "en-GB").isRefuted)
  }

  @Test func coverageIsJudgedByAStatedLength() {
    let track = Track(texts: Self.episode)
    var options = AssessmentOptions()
    options.programmeDuration = MediaTime(seconds: 40 * 60)
    let short = RoleAssessment.assess(.sdh, of: track, options: options)
    #expect(short.findings.map(\.verdict) == [.refuted, .supported, .refuted])
    #expect(short.findings[0].reasons == ["the last cue ends 39 min 37 s before the programme"])
    options.programmeDuration = MediaTime(seconds: 60)
    #expect(!RoleAssessment.assess(.sdh, of: track, options: options).isRefuted)
  }

  @Test func statementsMakeTrivialCases() {
    var options = AssessmentOptions()
    options.hasNoDialogue = true
    let silent = RoleAssessment.assess(.sdh, of: Track(texts: ["[wind]", "♪"]), options: options)
    #expect(silent.findings.map(\.verdict) == [.open, .supported, .open])
    options = AssessmentOptions()
    options.hasNoSound = true
    let talk = RoleAssessment.assess(.sdh, of: Track(texts: ["ANNA: Hush."]), options: options)
    #expect(talk.findings.map(\.verdict) == [.supported, .open, .open])
  }

  @Test func manifestRecordsAnOverride() {
    let refuted = RoleAssessment.assess(.sdh, of: Track(texts: Self.plain))
    let manifest = TrackManifest(file: "a.vtt", format: "webvtt", assessment: refuted)
    #expect(manifest.isOverridden)
    #expect(manifest.language == "en")
    #expect(manifest.characteristics.areSDH)
    let good = RoleAssessment.assess(.sdh, of: Track(texts: Self.episode))
    #expect(!TrackManifest(file: "a.vtt", format: "webvtt", assessment: good).isOverridden)
  }
}
