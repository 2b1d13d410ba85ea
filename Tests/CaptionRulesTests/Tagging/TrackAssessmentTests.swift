import CaptionKit
import Testing

/// What is said of every characteristic and role together.
@Suite struct TrackAssessmentTests {
  typealias Verdict = RoleAssessment.Verdict

  private func verdicts(_ assessment: TrackAssessment) -> [Verdict] {
    assessment.characteristics.map(\.verdict)
  }

  @Test func everyClaimHasAnAnswer() {
    let assessment = TrackAssessment(Track(texts: ["MARA: Late?", "[gulls cry]"]))
    #expect(assessment.characteristics.map(\.characteristic) == MediaCharacteristic.known)
    #expect(assessment.roles.map(\.role) == TrackRole.allCases)
    for role in assessment.roles {
      #expect(
        role.findings.map(\.characteristic) == role.role.characteristics.map { $0 } + [nil]
      )
    }
  }

  @Test func anEmptyFileBearsNothing() {
    let assessment = TrackAssessment(Track(texts: []))
    #expect(assessment.characteristics.allSatisfy { $0.verdict == .refuted })
    #expect(assessment.roles.allSatisfy { $0.verdict == .refuted })
  }

  /// Only what is claimed of a language needs one.
  @Test func withoutALanguage() {
    let assessment = TrackAssessment(Track(texts: ["MARA: Late?"], language: nil))
    let open: Set<MediaCharacteristic> = [
      .easyToRead, .containsOnlyForcedSubtitles, .languageTranslation, .isOriginalContent,
      .isMainProgramContent, .isAuxiliaryContent, .machineGenerated,
    ]
    for finding in assessment.characteristics {
      let isOpen = finding.characteristic.map { open.contains($0) } == true
      #expect(finding.verdict == (isOpen ? .open : .refuted), "\(finding)")
    }
    #expect(assessment.language == nil)
    #expect(assessment.unknowns.first == "the language of the captions")
  }

  @Test func theWordsTellWhichLanguageIsNotKnown() {
    let texts = Array(repeating: "Das ist nicht gut, und du bist noch da.", count: 20)
    let assessment = TrackAssessment(Track(texts: texts, language: nil))
    #expect(
      assessment.unknowns.first == "the language of the captions, whose words are in \"de\""
    )
  }

  @Test(
    arguments: [
      ("A commentary by the director", false, Verdict.supported), ("Night Ferry", false, .open),
      (nil, true, .supported), (nil, false, .open),
    ] as [(String?, Bool, Verdict)]
  )
  func commentaries(_ title: String?, _ isCalled: Bool, _ verdict: Verdict) {
    var document = CaptionDocument()
    document.language = "en"
    document.title = title
    document.cues = [
      Cue(begin: .zero, end: MediaTime(seconds: 2), text: CaptionText("We shot this at night."))
    ]
    var options = AssessmentOptions()
    options.isCalledCommentary = isCalled
    let assessment = TrackAssessment(Track(document), options: options)
    let finding = assessment.characteristics.first { $0.characteristic == .isAuxiliaryContent }
    #expect(finding?.verdict == verdict)
    // A name is a claim, which is said.
    #expect(finding?.reasons.first?.hasPrefix("by convention: ") == (verdict == .supported))
  }

  /// The captions of another language tell when words are said, and nothing else.
  @Test func aTrackOfAnotherLanguageIsNotTheRegularOne() {
    var options = AssessmentOptions()
    options.compared = Track(texts: ["Spät?", "Ja.", "Nein."], language: "de")
    let track = Track(texts: ["MARA: Late?", "[gulls cry]", "♪ organ ♪"])
    #expect(RoleAssessment.assess(.sdh, of: track, options: options).verdict == .supported)
    options.comparedLanguage = "en-GB"
    #expect(RoleAssessment.assess(.sdh, of: track, options: options).verdict == .refuted)
  }

  /// No times and limits that can be given end the program.
  @Test(arguments: [0, 1, 100, 1_000_000])
  func hugeTimes(_ limit: Int) {
    let times: [(MediaTime, MediaTime?)] = [
      (.min, .max), (.zero, .max), (.zero, nil), (.max, .max), (.max, .zero), (.min, nil),
      (MediaTime(seconds: 1), MediaTime(seconds: 2)), (.zero, .zero),
    ]
    var document = CaptionDocument()
    document.language = "en"
    document.cues = times.flatMap { begin, end in
      ["ANNA: Hush now. Why?", "[thud]", "♪"].map {
        Cue(begin: begin, end: end, text: CaptionText($0))
      }
    }
    var options = AssessmentOptions()
    for threshold in AssessmentThreshold.all {
      _ = threshold.set("\(limit)", in: &options) || threshold.set("\(limit)h", in: &options)
    }
    let track = Track(document)
    options.compared = track
    options.programmeDuration = .max
    let file = TitleAudit.File(path: "f.en.ad.vtt", track: track, language: "en")
    let other = TitleAudit.File(path: "f.en.vtt", track: track, language: "en")
    var context = TitleAudit.Context()
    for duration in [MediaTime.max, MediaTime(seconds: 1)] {
      options.programmeDuration = duration
      let assessment = TrackAssessment(track, options: options)
      #expect(assessment.characteristics.count == MediaCharacteristic.known.count)
      context.options = options
      let audit = TitleAudit(title: "f", files: [file, other], context: context)
      #expect(audit.languages.count == 1)
    }
  }
}
