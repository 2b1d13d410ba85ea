import CaptionSync
import Testing

@Suite struct SpeechTrackTests {
  @Test func aReferenceHasNoLevels() {
    let track = SpeechTrack(speech: [0, 1], detector: "captions", isSureOfSpeech: true)
    #expect(track.levels.isEmpty && track.harmonicity.isEmpty && track.change.isEmpty)
    #expect(SpeechTrack.recordsPerSecond == 100)
  }
}
