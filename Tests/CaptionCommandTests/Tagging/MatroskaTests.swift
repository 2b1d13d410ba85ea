import CaptionKit
import Foundation
import SystemIO
import Testing

@testable import CaptionCommand

/// Matroska files: what programs tell of them, what they are told, and that no file is damaged.
@Suite struct MatroskaTests {
  static let identified = """
    {"container": {"properties": {"duration": 5038000000}, "type": "Matroska"}, "attachments": [{}],
     "chapters": [{"num_entries": 2}], "tracks": [
      {"id": 0, "type": "video", "properties": {"codec_id": "V_MPEG4/ISO/AVC", "default_track": false,
       "language": "und", "language_ietf": "und", "uid": 12014790130515635831}},
      {"id": 1, "type": "audio", "properties": {"codec_id": "A_AAC", "language": "eng",
       "language_ietf": "en", "flag_visual_impaired": true, "default_track": true}},
      {"id": 2, "type": "subtitles", "properties": {"codec_id": "S_TEXT/UTF8", "language": "por",
       "language_ietf": "pt-BR", "track_name": "Português (SDH)", "flag_hearing_impaired": true,
       "flag_original": true, "forced_track": false}},
      {"id": 3, "type": "subtitles", "properties": {"codec_id": "S_TEXT/WEBVTT", "language": "fre",
       "forced_track": true, "default_track": true}}]}
    """

  private func file(_ text: String) throws -> MatroskaFile {
    MatroskaFile("a.mkv", try JSONValue.parse(Array(text.utf8)))
  }

  @Test func whatMkvmergeTells() throws {
    let file = try file(Self.identified)
    #expect(file.container == "Matroska")
    #expect(file.duration == MediaTime(milliseconds: 5038))
    #expect(file.attachments == 1 && file.chapters == 1)
    #expect(file.tracks.map(\.type) == ["video", "audio", "subtitles", "subtitles"])
    #expect(file.tracks.map(\.language) == [nil, "en", "pt-BR", "fre"])
    #expect(
      file.tracks.map(\.flags) == [
        [], [.isDefault, .visualImpaired], [.hearingImpaired, .original], [.isDefault, .forced],
      ]
    )
    #expect(
      file.tracks.map { MatroskaInfo.meaning(of: $0) } == [
        nil, "audio description", "SDH", "forced",
      ]
    )
  }

  @Test func whatFfprobeTells() throws {
    let text = """
      {"format": {"duration": "5.038000"}, "streams": [
       {"index": 0, "codec_name": "h264", "codec_type": "video", "disposition": {"default": 1}},
       {"index": 1, "codec_name": "subrip", "codec_type": "subtitle",
        "disposition": {"hearing_impaired": 1, "forced": 0, "descriptions": 1, "comment": 1},
        "tags": {"language": "eng", "title": "SDH"}}]}
      """
    let file = MatroskaFile("a.webm", probed: try JSONValue.parse(Array(text.utf8)))
    #expect(file.container == "WebM")
    #expect(file.duration == MediaTime(milliseconds: 5038))
    #expect(file.tracks.map(\.type) == ["video", "subtitles"])
    #expect(file.tracks[1].flags == [.hearingImpaired, .textDescriptions, .commentary])
    #expect(file.tracks[1].language == "eng" && file.tracks[1].name == "SDH")
  }

  @Test(arguments: [
    (
      TrackRole.sdh, false, nil as Bool?,
      "--default-track-flag 0:0 --forced-display-flag 0:0 --hearing-impaired-flag 0:1"
    ),
    (.forced, true, nil, "--default-track-flag 0:1 --forced-display-flag 0:1"),
    (
      .descriptions, false, true,
      "--default-track-flag 0:0 --forced-display-flag 0:0 --text-descriptions-flag 0:1 --original-flag 0:1"
    ),
    (
      .translation, false, false,
      "--default-track-flag 0:0 --forced-display-flag 0:0 --original-flag 0:0"
    ),
  ])
  func whatMkvmergeIsTold(_ role: TrackRole, _ isDefault: Bool, _ original: Bool?, _ flags: String)
    throws
  {
    var track = MatroskaTrack(role: role, language: try #require(LanguageTag("pt-BR")), name: "-x")
    track.isDefault = isDefault
    track.isOriginal = original
    #expect(
      track.arguments("-a.srt").joined(separator: " ")
        == "--sub-charset 0:UTF-8 --language 0:pt-BR --track-name 0:-x \(flags) ./-a.srt"
    )
  }

  @Test func rulesSeeTheTracks() throws {
    let text = """
      {"container": {"type": "Matroska"}, "tracks": [
       {"id": 0, "type": "subtitles", "properties": {"codec_id": "S_TEXT/UTF8", "language_ietf": "en",
        "default_track": true, "track_name": "English"}},
       {"id": 1, "type": "subtitles", "properties": {"codec_id": "S_TEXT/UTF8", "language_ietf": "en",
        "default_track": true, "track_name": "English"}},
       {"id": 2, "type": "subtitles", "properties": {"codec_id": "S_TEXT/UTF8", "language_ietf": "fr",
        "forced_track": true}},
       {"id": 3, "type": "subtitles", "properties": {"codec_id": "S_TEXT/UTF8",
        "flag_visual_impaired": true}}]}
      """
    let findings = Linter.lint(try file(text).declarations).findings.map(\.diagnostic)
    #expect(
      Set(findings.map { "\($0.code): \($0.message)" }) == [
        "tag/missing-language: track 4 has no language",
        "tag/several-defaults: track 1 is the default text in \"en\" already",
        "tag/repeated-name: track 1 is named \"English\" as well",
        "tag/indistinguishable-renditions: players cannot tell track 2 from track 1",
        "tag/forced-without-regular: track 3 is forced, and there are no regular subtitles in \"fr\"",
        "tag/description-on-text: the flag visual-impaired is for audio, and track 4 is text; a "
          + "description in text has text-descriptions",
      ]
    )
  }

  // MARK: With the programs

  static let hasPrograms = ["mkvmerge", "mkvextract"].allSatisfy {
    (try? ProgramRun.run($0, ["--version"]))?.status == 0
  }

  @Test(.enabled(if: hasPrograms && Binary.path != nil))
  func aTrackIsAddedAndTakenOut() throws {
    try Binary.inFolder { folder in
      let captions = folder.appendingPathComponent("a é.srt")
      try Data(ManifestTests.sdh.utf8).write(to: captions)
      let call = "$CK convert 'a é.srt' b.srt --role sdh --language en --tag mkv"
      var result = try Binary.shell(call, in: folder)
      #expect(result.status == 0, "\(result.error)")
      // A file of its own, and then a second track into it.
      result = try Binary.shell("$CK info --json b.mkv", in: folder)
      #expect(result.text.contains(#""kind":"subtitles","meaning":"SDH""#))
      #expect(result.text.contains(#""name":"English (SDH)""#))
      let again =
        "$CK convert 'a é.srt' c.vtt --role subtitles --language fr --tag mkv --into b.mkv"
      result = try Binary.shell("\(again) --name Français && $CK lint b.mkv", in: folder)
      #expect(result.status == 0, "\(result.error)")
      result = try Binary.shell("$CK info b.mkv && $CK convert b.mkv d.vtt --track 2", in: folder)
      #expect(result.text.contains("track 2: subtitles \"Français\""))
      let back = try String(contentsOf: folder.appendingPathComponent("d.vtt"), encoding: .utf8)
      #expect(back.contains("MARA: Late?"))
      // The same once more is refused, and the file stays as it was.
      let movie = folder.appendingPathComponent("b.mkv")
      let before = try Data(contentsOf: movie)
      result = try Binary.shell("\(again.replacing("c.vtt", with: "e.vtt"))", in: folder)
      #expect(result.status == 3)
      #expect(result.error.contains("track 2 is such a text already"))
      #expect(try Data(contentsOf: movie) == before)
      result = try Binary.shell("ls -A", in: folder)
      #expect(!result.text.contains(".part"), "nothing half-written is left")
    }
  }

  @Test(.enabled(if: hasPrograms && Binary.path != nil))
  func whatIsNoMatroskaIsLeftAlone() throws {
    try Binary.inFolder { folder in
      for (name, text) in [("a.srt", ManifestTests.sdh), ("b.mkv", "no movie"), ("c.mkv", "")] {
        try Data(text.utf8).write(to: folder.appendingPathComponent(name))
      }
      let call = "$CK convert a.srt o.srt --role sdh --language en --tag mkv --overwrite --into"
      for (name, text) in [("b.mkv", "no movie"), ("c.mkv", "")] {
        let result = try Binary.shell("\(call) \(name)", in: folder)
        #expect(result.status == 3)
        let found = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
        #expect(found == text)
        #expect(try Binary.shell("$CK lint \(name)", in: folder).status == 3)
        #expect(try Binary.shell("$CK info \(name)", in: folder).status == 3)
      }
      // A program that is not there is told.
      try Data([0x1A, 0x45, 0xDF, 0xA3, 0x80]).write(to: folder.appendingPathComponent("d.mkv"))
      let alone = try Binary.shell("PATH=/nowhere $CK info d.mkv", in: folder)
      #expect(alone.status == 3)
      #expect(alone.error.contains("neither mkvmerge nor ffprobe"))
    }
  }
}
