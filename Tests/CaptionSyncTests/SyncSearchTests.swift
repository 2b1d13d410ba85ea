import CaptionAnalysis
import CaptionSync
import Testing

/// The search without any sound: what was heard is made of the true times, with noise.
@Suite struct SyncSearchTests {
  private let programme = SyntheticProgramme()
  private let search: SyncSearch

  init() { search = SyncSearch(SyncTarget(programme.speech(noise: 0.5))) }

  private func line(_ result: SyncSearch.Result) throws -> SyncLine {
    try #require(result.pieces.first).line
  }

  @Test func goodCaptionsAreInSync() throws {
    let result = search.search(programme.captions)
    #expect(result.verdict == .inSync)
    #expect(abs(try line(result).shift) < 0.06)
    #expect(try line(result).slope == 1)
    #expect(try #require(result.test).confidence > 0.75)
  }

  @Test(arguments: [1.7, -0.4, 0.5, -3.3, 24.9, -17.2, 250.0, -300.0])
  func offsetsAreFound(offset: Double) throws {
    let result = search.search(programme.captions.changed { $0 + offset })
    #expect(result.verdict == .offset)
    #expect(abs(try line(result).shift + offset) < 0.06)
  }

  @Test(arguments: StandardRatio.all)
  func speedsAreFound(ratio: StandardRatio) throws {
    let result = search.search(programme.captions.changed { $0 * ratio.ratio + 0.7 })
    #expect(result.verdict == .drift)
    let line = try line(result)
    for time in [10.0, 200, 410] { #expect(abs(line(time * ratio.ratio + 0.7) - time) < 0.12) }
    // In seven minutes two ratios may be too near to each other to tell.
    if let named = result.ratio { #expect(named == ratio) }
  }

  @Test(arguments: [0.9971, 1.0034])
  func speedsWithoutANameAreFound(ratio: Double) throws {
    let result = search.search(programme.captions.changed { $0 * ratio })
    #expect(result.verdict == .drift)
    #expect(result.ratio == nil)
    let line = try line(result)
    for time in [10.0, 200, 410] { #expect(abs(line(time * ratio) - time) < 0.12) }
  }

  @Test(arguments: [12.0, -7.5, 2.5])
  func cutsAreFound(size: Double) throws {
    let middle = programme.captions.count / 2
    let border = programme.captions[middle].start
    let moved = programme.captions.changed { $0 >= border - 0.01 ? $0 + size : $0 }
    // Where the version of the captions is shorter, they have none for what is missing.
    let captions = moved.indices.filter {
      size > 0 || $0 >= middle || moved[$0].end < moved[middle].start
    }.map { moved[$0] }
    let result = search.search(captions)
    #expect(result.verdict == .pieces)
    #expect(result.pieces.count == 2)
    let piece = try #require(result.pieces.last)
    #expect(abs(piece.error - size) < 0.1)
    #expect(abs(piece.firstCue - middle) <= 3)
  }

  @Test func offsetsOfWholeHoursAreFound() throws {
    let result = search.search(programme.captions.changed { $0 + 36_000 })
    #expect(result.verdict == .offset)
    #expect(abs(try line(result).shift + 36_000) < 0.06)
  }

  @Test(arguments: [2, 3, 4, 5, 6] as [UInt64])
  func captionsOfAnotherProgrammeAreNotMatched(seed: UInt64) {
    let result = search.search(SyntheticProgramme(seed: seed).captions)
    guard case .unchecked = result.verdict else {
      Issue.record("\(result.verdict) with \(String(describing: result.test))")
      return
    }
    #expect(result.pieces.isEmpty)
  }

  @Test func fewCaptionsAreNotMatched() {
    let result = search.search(Array(programme.captions.prefix(7)))
    #expect(
      result.verdict
        == .unchecked("it takes 8 captions with spoken words, and the file has 7")
    )
  }

  @Test func silenceAndUnbrokenSpeechAreNotMatched() {
    for value: Float in [0, 1] {
      let heard = SpeechTrack(
        speech: [Float](repeating: value, count: 42_000),
        detector: "synthetic",
        isSureOfSpeech: true
      )
      let result = SyncSearch(SyncTarget(heard)).search(programme.captions)
      guard case .unchecked = result.verdict else {
        Issue.record("\(result.verdict)")
        continue
      }
    }
  }

  @Test func nothingIsHeardOfAnEmptyProgramme() {
    let heard = SpeechTrack(speech: [], detector: "synthetic", isSureOfSpeech: true)
    guard case .unchecked = SyncSearch(SyncTarget(heard)).search(programme.captions).verdict else {
      Issue.record("matched with nothing")
      return
    }
  }

  @Test func theDetectorsBiasIsTakenOut() throws {
    var heard = programme.speech(noise: 0.2)
    heard.onsetBias = 200
    let result = SyncSearch(SyncTarget(heard)).search(programme.captions)
    #expect(abs(try line(result).shift + 0.2) < 0.06)
  }
}
