import Testing

@testable import CaptionSync

@Suite struct HearingTests {
  private func track(
    _ samples: [Float],
    startingAt start: Double = 0,
    pieces: Int = 1600
  ) -> SpeechTrack {
    var hearing = Hearing(startingAt: start)
    let samples = Signals.whole(samples)
    for place in stride(from: 0, to: samples.count, by: pieces) {
      hearing.hear(Array(samples[place..<min(place + pieces, samples.count)]))
    }
    return hearing.finish()
  }

  @Test func theModelThatComesWithTheLibraryCanBeRead() throws {
    let model = try #require(SpeechModel.standard)
    #expect(Hearing.Detector.linear.name == "linear \(model.version)")
    #expect(abs(model.onsetBias) < 200)
  }

  @Test(arguments: [
    "", "version 1\nonset-bias 0\nintercept 0\n", "weight",
    "version 1\nonset-bias x\nintercept 0\n",
  ])
  func aModelThatIsNoneIsRefused(_ text: String) {
    #expect(SpeechModel(text) == nil)
  }

  @Test func everySequenceHasARecordEveryTenMilliseconds() {
    let track = track(Signals.bursts(seconds: 1))
    for count in [track.speech, track.levels, track.harmonicity, track.change].map(\.count) {
      #expect(count == 100)
    }
    #expect(track.speech.allSatisfy { (0...1).contains($0) })
    #expect(!track.isSureOfSpeech && track.detector.hasPrefix("linear "))
  }

  @Test func piecesMakeNoDifference() {
    let samples = Signals.bursts(seconds: 1)
    let one = track(samples)
    let other = track(samples, pieces: 333)
    #expect(one.speech == other.speech && one.levels == other.levels)
  }

  @Test func soundThatStartsLaterHasSilenceBefore() {
    let late = track(Signals.tone(300, seconds: 1), startingAt: 2)
    #expect(late.levels.count == 300)
    #expect(late.levels[..<199].allSatisfy { $0 == -100 })
    #expect(late.levels[200] > -12)
  }

  @Test func soundBeforeTheProgrammeIsLeftOut() {
    let early = track(
      [Float](repeating: 0, count: 8000) + Signals.tone(300, seconds: 1),
      startingAt: -0.5
    )
    #expect(early.levels.count == 100)
    #expect(early.levels[0] > -12)
    #expect(track(Signals.tone(300, seconds: 1), startingAt: -5).levels.isEmpty)
  }

  @Test(arguments: [Double.nan, .infinity, -1e300])
  func timesThatAreNoneDoNoHarm(_ start: Double) {
    #expect(track([0.1], startingAt: start).levels.isEmpty)
  }

  @Test func levelsAreThoseOfAllSoundAndSpeechThatOfDialogue() {
    var hearing = Hearing(startingAt: 0.5)
    let silent = [Int16](repeating: 0, count: 16_000)
    hearing.hear(dialogue: silent, mix: Signals.whole(Signals.tone(300, seconds: 1)))
    let track = hearing.finish()
    #expect(track.levels.count == 150 && track.speech.count == 150)
    #expect(track.levels[20] == -100 && track.levels[100] > -12)
  }

  @Test func anEmptyProgrammeHasNoRecords() {
    #expect(track([]).speech.isEmpty)
  }
}

@Suite struct SpeechTrackFileTests {
  private let track = SpeechTrack(
    speech: [0, 0.25, 1],
    levels: [-100, -3.5, 0.1],
    harmonicity: [0, 0.5, 1],
    change: [1, 2, .leastNonzeroMagnitude],
    detector: "linear 7",
    onsetBias: -12.5,
    isSureOfSpeech: true
  )

  private func bytes(gap: String? = "it ends early") -> [UInt8] {
    SpeechTrackFile.bytes(of: track, seconds: 0.03, gap: gap, key: "a\nb")
  }

  @Test(arguments: ["it ends early", nil])
  func whatIsReadIsWhatWasWritten(_ gap: String?) throws {
    let (read, seconds, readGap) = try #require(
      SpeechTrackFile.track(of: bytes(gap: gap), key: "a\nb")
    )
    #expect(read.speech == track.speech && read.levels == track.levels)
    #expect(read.harmonicity == track.harmonicity && read.change == track.change)
    #expect(read.detector == "linear 7" && read.onsetBias == -12.5 && read.isSureOfSpeech)
    #expect(seconds == 0.03 && readGap == gap)
  }

  @Test func everyDamageIsSeen() {
    let whole = bytes()
    for place in whole.indices {
      var damaged = whole
      damaged[place] ^= 0x10
      #expect(SpeechTrackFile.track(of: damaged, key: "a\nb") == nil)
      #expect(SpeechTrackFile.track(of: Array(whole[..<place]), key: "a\nb") == nil)
    }
    #expect(SpeechTrackFile.track(of: whole + [0], key: "a\nb") == nil)
    #expect(SpeechTrackFile.track(of: whole, key: "a\nc") == nil)
  }

  @Test func namesOfKeysDiffer() {
    #expect(SpeechTrackFile.name(for: "a") != SpeechTrackFile.name(for: "b"))
    #expect(SpeechTrackFile.name(for: "").count == 23)
  }
}
