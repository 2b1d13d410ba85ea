import CaptionKit
import Testing

/// Each limit at its value, under it and over it.
@Suite struct ThresholdTests {
  typealias Verdict = RoleAssessment.Verdict

  /// A track of cues, each as begin, end and text, with times in milliseconds.
  private static func track(
    _ cues: [(Int, Int, String)],
    language: String = "en"
  ) -> Track {
    var document = CaptionDocument()
    document.language = language
    document.cues = cues.map { begin, end, text in
      Cue(
        begin: MediaTime(milliseconds: begin),
        end: MediaTime(milliseconds: end),
        text: MarkedCaptions.text(text)
      )
    }
    return Track(document)
  }

  /// So many cues of a second, each second one with a label, and what is in them.
  private static func labelled(_ count: Int, of all: Int, spacing: Int = 2000) -> Track {
    track(
      (0..<all).map { index in
        (index * spacing, index * spacing + 1000, index < count ? "[thud]" : "So it goes.")
      }
    )
  }

  private func verdict(
    _ characteristic: MediaCharacteristic,
    _ track: Track,
    _ options: AssessmentOptions
  ) -> Verdict? {
    TrackAssessment(track, options: options).characteristics
      .first { $0.characteristic == characteristic }?.verdict
  }

  private static let talk = [(1000, 3000, "ANNA: Hush."), (4000, 6000, "BEN: Why?")]

  // MARK: Coverage

  @Test(arguments: [
    (306_000, Verdict.supported), (305_999, .supported), (306_001, .refuted),
  ])
  func theEndOfTheProgramme(_ milliseconds: Int, _ verdict: Verdict) {
    var options = AssessmentOptions()
    options.programmeDuration = MediaTime(milliseconds: milliseconds)
    options.shareOfUncoveredEdge = 100
    #expect(self.verdict(.transcribesSpokenDialog, Self.track(Self.talk), options) == verdict)
  }

  @Test(arguments: [
    (300_000, Verdict.supported), (299_999, .supported), (300_001, .refuted),
  ])
  func theBeginningOfTheProgramme(_ begin: Int, _ verdict: Verdict) {
    var options = AssessmentOptions()
    options.programmeDuration = MediaTime(seconds: 3600)
    options.longestUncoveredEdge = MediaTime(seconds: 300)
    let cues = [(begin, begin + 1000, "ANNA: Hush."), (900_000, 3_590_000, "BEN: Why?")]
    #expect(self.verdict(.transcribesSpokenDialog, Self.track(cues), options) == verdict)
  }

  /// A quarter of a programme of 400 s is 100 s.
  @Test(arguments: [
    (100_000, Verdict.supported), (99_999, .supported), (100_001, .refuted),
  ])
  func theShareOfAnEdge(_ begin: Int, _ verdict: Verdict) {
    var options = AssessmentOptions()
    options.programmeDuration = MediaTime(seconds: 400)
    let cues = [(begin, begin + 1000, "ANNA: Hush."), (200_000, 399_000, "BEN: Why?")]
    #expect(self.verdict(.transcribesSpokenDialog, Self.track(cues), options) == verdict)
  }

  /// In a programme of 100 s, a minute is more than a quarter, but short.
  @Test(arguments: [(60_000, Verdict.supported), (59_999, .supported), (60_001, .refuted)])
  func aShortEdge(_ begin: Int, _ verdict: Verdict) {
    var options = AssessmentOptions()
    options.programmeDuration = MediaTime(seconds: 100)
    let cues = [(begin, begin + 1000, "ANNA: Hush."), (90_000, 99_000, "BEN: Why?")]
    #expect(self.verdict(.transcribesSpokenDialog, Self.track(cues), options) == verdict)
  }

  @Test(arguments: [(603_000, Verdict.supported), (602_999, .supported), (603_001, .refuted)])
  func aGap(_ begin: Int, _ verdict: Verdict) {
    let cues = [(1000, 3000, "ANNA: Hush."), (begin, begin + 2000, "BEN: Why?")]
    let track = Self.track(cues)
    #expect(self.verdict(.transcribesSpokenDialog, track, AssessmentOptions()) == verdict)
  }

  /// Of ten cues with words in the regular track, so many have words here.
  @Test(arguments: [(9, Verdict.supported), (10, .supported), (8, .refuted)])
  func theShareOfDialogue(_ count: Int, _ verdict: Verdict) {
    var options = AssessmentOptions()
    options.compared = Self.track((0..<10).map { ($0 * 4000, $0 * 4000 + 2000, "ANNA: Hush.") })
    let cues = (0..<count).map { ($0 * 4000, $0 * 4000 + 2000, "ANNA: Hush.") }
    #expect(self.verdict(.transcribesSpokenDialog, Self.track(cues), options) == verdict)
  }

  /// A cue counts as covered where words stand for half of its time.
  @Test(arguments: [(1000, Verdict.supported), (999, .supported), (1001, .refuted)])
  func halfOfACue(_ begin: Int, _ verdict: Verdict) {
    var options = AssessmentOptions()
    options.compared = Self.track([(0, 2000, "ANNA: Hush.")])
    let track = Self.track([(begin, 5000, "ANNA: Hush.")])
    #expect(self.verdict(.transcribesSpokenDialog, track, options) == verdict)
  }

  // MARK: Reading

  /// 20 characters, of which each second may hold so many.
  @Test(arguments: [(20, Verdict.supported), (21, .supported), (19, .open)])
  func theReadingSpeed(_ speed: Int, _ verdict: Verdict) {
    var options = AssessmentOptions()
    options.readingSpeed = speed
    options.shareOfFastCues = 0
    let track = Self.track([(1000, 2000, "ANNA: Hush now, Ben!")])
    #expect(track.facts[0].characters == 20)
    #expect(self.verdict(.transcribesSpokenDialog, track, options) == verdict)
  }

  /// Of ten cues, so many are too fast.
  @Test(arguments: [(1, Verdict.supported), (0, .supported), (2, .open)])
  func theShareOfFastCues(_ count: Int, _ verdict: Verdict) {
    let track = Self.track(
      (0..<10).map { ($0 * 4000, $0 * 4000 + ($0 < count ? 100 : 2000), "ANNA: Hush now.") }
    )
    #expect(self.verdict(.transcribesSpokenDialog, track, AssessmentOptions()) == verdict)
  }

  @Test func speedSaysNothingWhereWordsHaveNoSpaces() {
    let cues = (0..<4).map { ($0 * 4000, $0 * 4000 + 500, "花「もうすぐ夜の船が出ますよ、急いで」") }
    let japanese = Self.track(cues, language: "ja")
    var options = AssessmentOptions()
    #expect(verdict(.transcribesSpokenDialog, japanese, options) == .supported)
    options.readingSpeed = 7
    #expect(verdict(.transcribesSpokenDialog, japanese, options) == .open)
  }

  /// Of ten cues, so many begin before the one before them ends.
  @Test(arguments: [(1, Verdict.supported), (0, .supported), (2, .open)])
  func theShareOfOverlaps(_ count: Int, _ verdict: Verdict) {
    let track = Self.track(
      (0..<10).map { ($0 * 4000, $0 * 4000 + ($0 < count ? 4001 : 4000), "ANNA: Hush now.") }
    )
    #expect(self.verdict(.transcribesSpokenDialog, track, AssessmentOptions()) == verdict)
  }

  // MARK: Labels

  /// Of twenty cues, so many have a name and a sound.
  @Test(arguments: [(2, Verdict.refuted), (3, .refuted), (1, .open)])
  func theShareOfLabels(_ count: Int, _ verdict: Verdict) {
    let track = Self.track(
      (0..<20).map {
        ($0 * 4000, $0 * 4000 + 2000, $0 < count ? "[thud]\nANNA: Hush now." : "So it goes.")
      }
    )
    #expect(self.verdict(.containsOnlyForcedSubtitles, track, AssessmentOptions()) == verdict)
  }

  /// Of twenty turns, so many have a name.
  @Test(arguments: [(2, Verdict.supported), (3, .supported), (1, .open)])
  func theShareOfNamedTurns(_ count: Int, _ verdict: Verdict) {
    let track = Self.track(
      (0..<10).map {
        ($0 * 4000, $0 * 4000 + 3000, $0 < count ? "- ANNA: Yes.\n- No." : "- Yes.\n- No.")
      }
    )
    #expect(self.verdict(.transcribesSpokenDialog, track, AssessmentOptions()) == verdict)
  }

  /// Six labels in twenty minutes are three in ten.
  @Test(arguments: [(1200, Verdict.supported), (1199, .supported), (1201, .open)])
  func theRateOfSounds(_ seconds: Int, _ verdict: Verdict) {
    let texts = ["[thud]", "[thud]", "[thud]", "[thud]", "[slow music]"]
    var cues = texts.enumerated().map { ($0 * 4000, $0 * 4000 + 2000, $1) }
    cues.append((seconds * 1000 - 2000, seconds * 1000, "[thud]"))
    let finding = self.verdict(.describesMusicAndSound, Self.track(cues), AssessmentOptions())
    #expect(finding == verdict)
  }

  // MARK: Forced subtitles

  /// Thirty cues over five minutes are six a minute.
  @Test(arguments: [(30, Verdict.refuted), (31, .refuted), (29, .open)])
  func theRateOfADenseFile(_ count: Int, _ verdict: Verdict) {
    var cues = (0..<count - 1).map { ($0 * 4000, $0 * 4000 + 2000, "So it goes.") }
    cues.append((298_000, 300_000, "The end."))
    let track = Self.track(cues)
    #expect(self.verdict(.containsOnlyForcedSubtitles, track, AssessmentOptions()) == verdict)
  }

  @Test(arguments: [(300_000, Verdict.refuted), (300_001, .refuted), (299_999, .open)])
  func theStretchOfADenseFile(_ end: Int, _ verdict: Verdict) {
    var cues = (0..<60).map { ($0 * 4000, $0 * 4000 + 2000, "So it goes.") }
    cues.append((298_000, end, "The end."))
    let track = Self.track(cues)
    #expect(self.verdict(.containsOnlyForcedSubtitles, track, AssessmentOptions()) == verdict)
  }

  /// Of ten cues with words in the regular track, so many stand in the forced one.
  @Test(arguments: [(5, Verdict.supported), (4, .supported), (6, .refuted)])
  func theShareOfAForcedTrack(_ count: Int, _ verdict: Verdict) {
    let all = (0..<10).map { ($0 * 4000, $0 * 4000 + 2000, "Sentence \($0).") }
    var options = AssessmentOptions()
    options.compared = Self.track(all)
    let track = Self.track(Array(all.prefix(count)))
    #expect(self.verdict(.containsOnlyForcedSubtitles, track, options) == verdict)
  }

  // MARK: Easy to read

  /// Twelve words in six seconds are 120 a minute.
  @Test(arguments: [(6000, Verdict.open), (6001, .open), (5999, .refuted)])
  func theRateOfEasyWords(_ duration: Int, _ verdict: Verdict) {
    let track = Self.track([(0, duration, "One two three four five six. A b c d e f.")])
    #expect(self.verdict(.easyToRead, track, AssessmentOptions()) == verdict)
  }

  /// Sentences of the words, over a time that is long enough.
  @Test(arguments: [
    ("One two three four five six seven eight nine ten.", Verdict.open),
    ("One two three four five six seven eight nine.", .open),
    ("One two three four five six seven eight nine ten eleven.", .refuted),
    ("One two three four five six seven eight nine ten eleven twelve. And eight!", .open),
  ])
  func theLengthOfEasySentences(_ text: String, _ verdict: Verdict) {
    let track = Self.track([(0, 60_000, text)])
    #expect(self.verdict(.easyToRead, track, AssessmentOptions()) == verdict)
  }

  /// Of ten cues, so many have the words of the regular track.
  @Test(arguments: [(9, Verdict.refuted), (10, .refuted), (8, .open)])
  func theShareOfSameText(_ count: Int, _ verdict: Verdict) {
    var options = AssessmentOptions()
    options.compared = Self.track(
      (0..<10).map { ($0 * 8000, $0 * 8000 + 2000, "So it goes \($0).") }
    )
    let track = Self.track(
      (0..<10).map {
        ($0 * 8000, $0 * 8000 + 2000, $0 < count ? "SO IT GOES \($0)!" : "It goes \($0) now.")
      }
    )
    #expect(self.verdict(.easyToRead, track, options) == verdict)
  }

  // MARK: Language and origin

  /// Ten cues of five German words, declared as English.
  @Test(arguments: [(50, Verdict.refuted), (49, .refuted), (51, .supported)])
  func theWordsThatTellALanguage(_ words: Int, _ verdict: Verdict) {
    var options = AssessmentOptions()
    options.wordsToTellLanguage = words
    let track = Self.track(
      (0..<10).map { ($0 * 4000, $0 * 4000 + 3000, "ANNA: Das ist nicht gut.") },
      language: "en"
    )
    #expect(self.verdict(.transcribesSpokenDialog, track, options) == verdict)
  }

  /// Of ten cues, so many begin with one of the original.
  @Test(arguments: [(8, true), (9, true), (7, false)])
  func theShareOfParallelTimes(_ count: Int, _ isParallel: Bool) {
    expect(isParallel, offset: 0, count)
  }

  @Test(arguments: [(500, true), (499, true), (501, false), (-500, true), (-501, false)])
  func theOffsetOfParallelTimes(_ offset: Int, _ isParallel: Bool) {
    expect(isParallel, offset: offset, 10)
  }

  private func expect(_ isParallel: Bool, offset: Int, _ count: Int) {
    var options = AssessmentOptions()
    options.originalLanguage = "sv"
    options.compared = Self.track(
      (0..<10).map { (($0 + 1) * 4000, ($0 + 1) * 4000 + 900, "Tyst, Anna.") },
      language: "sv"
    )
    let track = Self.track(
      (0..<10).map {
        let begin = ($0 + 1) * 4000 + ($0 < count ? offset : 2000)
        return (begin, begin + 900, "Hush, Anna.")
      }
    )
    let finding = TrackAssessment(track, options: options).characteristics
      .first { $0.characteristic == .languageTranslation }
    #expect(finding?.verdict == .supported)
    #expect(finding?.reasons.last?.contains("too few") == !isParallel)
  }

  /// Of ten cues, so many roll on word by word.
  @Test(arguments: [(5, Verdict.supported), (6, .supported), (4, .open)])
  func theShareOfRollingCues(_ count: Int, _ verdict: Verdict) {
    var document = CaptionDocument()
    document.language = "en"
    for index in 0..<10 {
      let begin = MediaTime(seconds: index * 2)
      var builder = CaptionTextBuilder()
      if index > 0 { builder.append("line \(index - 1)\n") }
      builder.append("line")
      if index < count { builder.mark(begin + MediaTime(milliseconds: 500)) }
      builder.append(" \(index)")
      document.cues.append(
        Cue(begin: begin, end: begin + MediaTime(seconds: 2), text: builder.take())
      )
    }
    #expect(self.verdict(.machineGenerated, Track(document), AssessmentOptions()) == verdict)
  }

  // MARK: Descriptions

  private func descriptions(_ track: Track, _ options: AssessmentOptions) -> Verdict {
    RoleAssessment.assess(.descriptions, of: track, options: options).verdict
  }

  private static let scene = [
    (10_000, 14_000, "A ferry leaves the pier."), (40_000, 44_000, "Fog rolls over the bay."),
    (70_000, 74_000, "Mara lights a lamp."), (90_000, 94_000, "The boy looks up."),
    (110_000, 114_000, "A gull lands on the rail."),
  ]
  private static let dialogue = [(20_000, 22_000, "Hush."), (50_000, 52_000, "Why?")]

  /// Five descriptions in ten minutes.
  @Test(arguments: [(600, Verdict.supported), (599, .supported), (601, .refuted)])
  func theRateOfDescriptions(_ seconds: Int, _ verdict: Verdict) {
    var options = AssessmentOptions()
    options.programmeDuration = MediaTime(seconds: seconds)
    options.longestUncoveredEdge = MediaTime(seconds: 1000)
    options.shareOfUncoveredEdge = 100
    options.compared = Self.track(Self.dialogue)
    #expect(descriptions(Self.track(Self.scene), options) == verdict)
  }

  /// Descriptions last for 20 s; two seconds of words are a tenth.
  @Test(arguments: [(12_000, Verdict.supported), (12_001, .supported), (11_999, .refuted)])
  func theTimeOverDialogue(_ begin: Int, _ verdict: Verdict) {
    var options = AssessmentOptions()
    options.compared = Self.track([(begin, 14_000, "Hush."), (50_000, 52_000, "Why?")])
    #expect(descriptions(Self.track(Self.scene), options) == verdict)
  }

  /// Three words in a second are 180 a minute.
  @Test(arguments: [(1000, Verdict.supported), (1001, .supported), (999, .open)])
  func theRateOfSpeaking(_ duration: Int, _ verdict: Verdict) {
    var options = AssessmentOptions()
    options.compared = Self.track(Self.dialogue)
    let cues = [(10_000, 10_000 + duration, "A ferry leaves.")]
    #expect(descriptions(Self.track(cues), options) == verdict)
  }

  /// Six cues name somebody.
  @Test(arguments: [(5, 5), (6, 6), (7, 6), (1, 1), (0, 0)])
  func theMostCues(_ most: Int, _ shown: Int) {
    var options = AssessmentOptions()
    options.mostCues = most
    let track = Self.track((0..<6).map { ($0 * 4000, $0 * 4000 + 2000, "ANNA: Hush.") })
    let finding = TrackAssessment(track, options: options).characteristics[0]
    #expect(finding.verdict == .supported)
    #expect(finding.cues.count == shown)
  }

  // MARK: The table

  @Test func everyLimitHasANameAndAValue() {
    let all = AssessmentThreshold.all
    #expect(Set(all.map(\.name)).count == all.count)
    for threshold in all {
      var options = AssessmentOptions()
      let value = threshold.value(in: options)
      #expect(threshold.set(value, in: &options), "\(threshold.name)=\(value)")
      #expect(threshold.value(in: options) == value)
      #expect(!threshold.set("much", in: &options))
      #expect(!threshold.set("-1", in: &options))
      #expect(threshold.value(in: options) == value)
    }
  }

  @Test(arguments: [
    ("longest-edge", "90s", "90s"), ("longest-edge", "00:02:00", "2m"),
    ("fast-share", "5", "5%"), ("fast-share", "5%", "5%"), ("reading-speed", "17", "17"),
    ("parallel-offset", "250ms", "250ms"),
  ])
  func values(_ name: String, _ text: String, _ shown: String) throws {
    var options = AssessmentOptions()
    let threshold = try #require(AssessmentThreshold.named(name))
    #expect(threshold.set(text, in: &options))
    #expect(threshold.value(in: options) == shown)
  }

  @Test(arguments: [
    ("fast-share", "101"), ("longest-edge", "5"), ("reading-speed", "1.5"), ("dense-rate", ""),
    ("dense-rate", "1000001"), ("most-lines", "99999999999999999999"),
  ])
  func wrongValues(_ name: String, _ text: String) throws {
    var options = AssessmentOptions()
    let threshold = try #require(AssessmentThreshold.named(name))
    #expect(!threshold.set(text, in: &options))
  }
}
