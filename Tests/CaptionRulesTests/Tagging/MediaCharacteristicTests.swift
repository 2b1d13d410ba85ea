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

  @Test func onlyTwoRolesAreSDH() {
    #expect(TrackRole.allCases.filter(\.characteristics.areSDH) == [.sdh, .captions])
    #expect(TrackRole.easyReader.characteristics == [.easyToRead])
    #expect(TrackRole.translation.characteristics == [.languageTranslation])
    // Text cannot bear the characteristic of audio descriptions.
    #expect(TrackRole.descriptions.characteristics.isEmpty)
    #expect(
      TrackRole.allCases.map(\.rawValue) == [
        "sdh", "captions", "subtitles", "forced", "easy-reader", "translation", "descriptions",
      ]
    )
  }

  @Test func whatTracksCanBear() {
    #expect(MediaCharacteristic.known.count == 10)
    #expect(Set(MediaCharacteristic.known).count == 10)
    #expect(MediaCharacteristic.known.filter { $0.subject == .audible } == [.describesVideo])
    #expect(
      MediaCharacteristic.known.filter { $0.subject == .legible } == [
        .transcribesSpokenDialog, .describesMusicAndSound, .easyToRead,
        .containsOnlyForcedSubtitles,
      ]
    )
    #expect(MediaCharacteristic(rawValue: "com.example.signs").subject == nil)
  }

  @Test(arguments: [
    ("com.example.signs", true), ("org.captions-2.Large_print~v1", true),
    ("public.translation", true),
    ("", false), ("public", false), ("public.", false), (".public", false), ("a..b", false),
    ("public.easy to read", false), ("public.easy-to-read,public.translation", false),
    ("com.example.größe", false), ("com.example.tag\n", false),
  ])
  func wellFormedTags(_ text: String, _ isWellFormed: Bool) {
    let tag = MediaCharacteristic(rawValue: text)
    #expect(tag.isWellFormed == isWellFormed)
    #expect(tag.isPrivate == (isWellFormed && !text.hasPrefix("public.")))
    #expect(tag.rawValue == text)
  }

  @Test func aTagThatNoPlayerKnows() {
    let wrong = MediaCharacteristic(rawValue: "public.accessibility.describes-spoken-dialog")
    #expect(wrong.intended == .transcribesSpokenDialog)
    #expect(!MediaCharacteristic.known.contains(wrong))
    #expect(MediaCharacteristic.known.allSatisfy { $0.intended == nil && $0.isWellFormed })
  }
}
