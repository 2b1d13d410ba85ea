import CaptionKit
import SystemIO
import Testing

@testable import CaptionCommand

/// Which track is heard, and what ffmpeg makes of its channels.
@Suite struct AudioTrackTests {
  private func probed(_ streams: String, format: String = "{}") throws -> AudioFile {
    AudioFile(
      "film.mkv",
      try JSONValue.parse(Array("{\"streams\": [\(streams)], \"format\": \(format)}".utf8))
    )
  }

  private func stream(
    _ language: String,
    isDefault: Bool = false,
    isDescription: Bool = false,
    isComment: Bool = false
  ) -> String {
    """
    {"codec_type": "audio", "channels": 2, "channel_layout": "stereo", "start_time": "0.5",
    "tags": {"language": "\(language)"}, "disposition": {"default": \(isDefault ? 1 : 0),
    "visual_impaired": \(isDescription ? 1 : 0), "comment": \(isComment ? 1 : 0)}}
    """
  }

  @Test func timesAndTracksAreRead() throws {
    let file = try probed(
      "{\"codec_type\": \"video\"}, {\"codec_type\": \"audio\", \"start_time\": \"3.457\"}, {}",
      format: "{\"start_time\": \"1.480\", \"duration\": \"12.5\"}"
    )
    #expect(file.tracks == [.init(number: 1, start: 3.457)])
    #expect(file.start == 1.48 && file.duration == 12.5)
  }

  @Test(arguments: ["N/A", "1e300", "x", "nan"])
  func timesThatAreNoneAreNotTaken(_ time: String) throws {
    let file = try probed(
      "{\"codec_type\": \"audio\", \"start_time\": \"\(time)\"}",
      format: "{\"start_time\": \"2\", \"duration\": \"\(time)\"}"
    )
    #expect(file.duration == nil && file.tracks.first?.start == 2)
  }

  @Test func theOnlyTrackIsTaken() throws {
    let file = try probed(stream("eng"))
    #expect(try AudioTrackChoice.automatic(nil).track(of: file).number == 1)
    #expect(try AudioTrackChoice.automatic(LanguageTag("de")).track(of: file).number == 1)
  }

  @Test func theCaptionsLanguageGoesBeforeTheDefault() throws {
    let file = try probed("\(stream("eng", isDefault: true)), \(stream("ger")), \(stream("fra"))")
    #expect(try AudioTrackChoice.automatic(nil).track(of: file).number == 1)
    #expect(try AudioTrackChoice.automatic(LanguageTag("de-AT")).track(of: file).number == 2)
    #expect(try AudioTrackChoice.automatic(LanguageTag("it")).track(of: file).number == 1)
  }

  @Test func descriptionsAndCommentariesAreNotTaken() throws {
    let tracks = [
      stream("eng", isDefault: true, isDescription: true), stream("eng"),
      stream("eng", isComment: true),
    ]
    let file = try probed(tracks.joined(separator: ","))
    #expect(try AudioTrackChoice.automatic(nil).track(of: file).number == 2)
    #expect(try AudioTrackChoice.number(3).track(of: file).number == 3)
  }

  @Test func severalTracksNeedAChoice() throws {
    let file = try probed("\(stream("eng")), \(stream("ger"))")
    #expect(
      throws: AudioFile.Problem(
        message: "has several audio tracks, of which --audio-track has to choose one: "
          + "1 (eng, stereo), 2 (ger, stereo)"
      )
    ) { try AudioTrackChoice.automatic(nil).track(of: file) }
    #expect(try AudioTrackChoice.language(#require(LanguageTag("de"))).track(of: file).number == 2)
  }

  @Test func whatIsNotThereIsTold() throws {
    #expect(throws: AudioFile.Problem(message: "has no audio track")) {
      try AudioTrackChoice.automatic(nil).track(of: probed("{\"codec_type\": \"video\"}"))
    }
    let file = try probed(stream("eng"))
    #expect(
      throws: AudioFile.Problem(message: "has no audio track 2; there are 1 (eng, stereo)")
    ) { try AudioTrackChoice.number(2).track(of: file) }
    #expect(throws: AudioFile.Problem.self) {
      try AudioTrackChoice.language(#require(LanguageTag("sv"))).track(of: file)
    }
  }

  @Test func valuesOfTheOption() {
    #expect(AudioTrackChoice("2") == .number(2))
    #expect(AudioTrackChoice("pt-BR") == LanguageTag("pt-BR").map { .language($0) })
    for text in ["0", "-1", "", "a b"] { #expect(AudioTrackChoice(text) == nil, "\(text)") }
  }

  @Test func dialogueHasTheCentre() {
    #expect(
      ChannelMix(layout: "5.1(side)").filter
        == "aresample=async=1,pan=stereo|c0=FC|c1=0.35*FC+0.25*FL+0.25*FR+0.2*SL+0.2*SR"
    )
    #expect(ChannelMix(layout: "5.1").count == 2)
    for layout in ["stereo", "mono", "", "quad", "x;rm -rf"] {
      #expect(ChannelMix(layout: layout).count == 1)
    }
  }
}
