import CaptionKit
import Testing

/// The exact values, as AVFoundation has them.
@Suite struct MediaCharacteristicTests {
  @Test func rawValues() {
    let values: [(MediaCharacteristic, String)] = [
      (.transcribesSpokenDialog, "public.accessibility.transcribes-spoken-dialog"),
      (.describesMusicAndSound, "public.accessibility.describes-music-and-sound"),
      (.describesVideo, "public.accessibility.describes-video"),
      (.easyToRead, "public.easy-to-read"),
      (.containsOnlyForcedSubtitles, "public.subtitles.forced-only"),
      (.languageTranslation, "public.translation"),
      (.isOriginalContent, "public.original-content"),
      (.isMainProgramContent, "public.main-program-content"),
      (.isAuxiliaryContent, "public.auxiliary-content"),
      (.machineGenerated, "public.machine-generated"),
    ]
    for (characteristic, value) in values { #expect(characteristic.rawValue == value) }
  }

  @Test func sdhTakesBoth() {
    #expect(TrackRole.sdh.characteristics.areSDH)
    #expect(![MediaCharacteristic.transcribesSpokenDialog].areSDH)
    #expect(![MediaCharacteristic.describesMusicAndSound].areSDH)
    #expect(!TrackRole.subtitles.characteristics.areSDH)
    #expect(TrackRole.forced.characteristics == [.containsOnlyForcedSubtitles])
  }
}
