import CaptionKit
import Foundation
import Testing

@testable import CaptionCommand

/// DASH manifests in `convert`, `segment`, `info`, `lint` and `tag --audio`.
@Suite struct ManifestTests {
  static let sdh = """
    1
    00:00:01,000 --> 00:00:02,000
    [gulls cry]

    2
    00:00:03,000 --> 00:00:04,500
    MARA: Late?

    3
    00:00:05,000 --> 00:00:06,000
    ♪ organ ♪

    """

  static let manifest = """
    <MPD xmlns="urn:mpeg:dash:schema:mpd:2011" profiles="urn:mpeg:dash:profile:full:2011">
      <Period>
        <AdaptationSet mimeType="audio/mp4" lang="en">
          <Label>English AD</Label>
          <Representation id="a" bandwidth="1"/>
        </AdaptationSet>
      </Period>
    </MPD>

    """

  private func run(_ world: World, _ line: String...) -> Int32 {
    world.run(line, registry: .standard)
  }

  @Test func theElementIsPrinted() {
    let world = World(["a.srt": Self.sdh])
    #expect(
      run(
        world,
        "convert",
        "a.srt",
        "out/b.vtt",
        "--role",
        "sdh",
        "--tag",
        "dash",
        "--language",
        "en"
      ) == 0
    )
    #expect(world.output.hasPrefix("<AdaptationSet contentType=\"text\" mimeType=\"text/vtt\""))
    #expect(world.output.contains("<BaseURL>b.vtt</BaseURL>"))
    #expect(world.output.hasSuffix("</AdaptationSet>\n"))
  }

  @Test func aSetIsAddedAndReadBack() throws {
    let world = World(["a.srt": Self.sdh, "dash/film.mpd": Self.manifest])
    let call = [
      "convert", "a.srt", "dash/text/b.vtt", "--role", "sdh", "--tag", "dash", "--mpd",
      "dash/film.mpd", "--language", "en", "--dash-profile", "dvb",
    ]
    #expect(world.run(call, registry: .standard) == 0)
    #expect(world.output.isEmpty)
    let text = try #require(world.text("dash/film.mpd"))
    let known = try #require(Self.manifest.range(of: "\n  </Period>"))
    #expect(text.hasPrefix(Self.manifest[..<known.lowerBound]), "what was there is there")
    #expect(text.contains("<BaseURL>text/b.vtt</BaseURL>"))
    #expect(text.contains("AudioPurposeCS:2007\" value=\"2\""))
    // The same once more needs --overwrite, and then changes nothing.
    #expect(world.run(call, registry: .standard) == 3)
    #expect(world.run(call + ["--overwrite"], registry: .standard) == 0)
    #expect(world.text("dash/film.mpd") == text)
    #expect(run(world, "lint", "dash/film.mpd") == 0)
    // Both sets are listed, and the text is had again.
    #expect(run(world, "info", "--json", "dash/film.mpd") == 0)
    #expect(world.output.contains(#""kind":"audio","meaning":null"#))
    #expect(world.output.contains(#""kind":"text","meaning":"SDH""#))
    #expect(run(world, "convert", "dash/film.mpd", "c.srt") == 0)
    #expect(world.text("c.srt")?.contains("MARA: Late?") == true)
    #expect(run(world, "convert", "dash/film.mpd", "d.srt", "--track", "2") == 0)
    #expect(world.text("d.srt") == world.text("c.srt"))
  }

  @Test(arguments: [
    (["--track", "1"], "set 1 is audio, not text"), (["--track", "9"], "has no set 9"),
    (["--track", "2"], "'../x.vtt': leads out of the manifest's folder"),
    (["--track", "3"], "'https://a/b.vtt': is an address of 'https'"),
    (["--track", "4"], "nothing tells how many segments there are"),
    ([], "has several sets of text, so --track has to name one: 2, 3 (fr), 4"),
  ])
  func whatCannotBeExtracted(_ options: [String], _ message: String) {
    let text = Self.manifest.replacing(
      "  </Period>",
      with: """
            <AdaptationSet mimeType="text/vtt"><Representation><BaseURL>../x.vtt</BaseURL>
            </Representation></AdaptationSet>
            <AdaptationSet mimeType="text/vtt" lang="fr"><Representation>
            <BaseURL>https://a/b.vtt</BaseURL></Representation></AdaptationSet>
            <AdaptationSet mimeType="application/mp4" codecs="wvtt"><SegmentTemplate/>
            <Representation/></AdaptationSet>
          </Period>
        """
    )
    let world = World(["a.mpd": text])
    #expect(world.run(["convert", "a.mpd", "o.vtt"] + options, registry: .standard) == 3)
    #expect(world.error.contains(message))
  }

  @Test func segmentWritesAManifestWithAWholeFile() throws {
    let world = World(["a.srt": Self.sdh])
    #expect(
      run(
        world,
        "segment",
        "a.srt",
        "--out",
        "hls",
        "--role",
        "sdh",
        "--language",
        "en",
        "--mpd",
        "film.mpd",
        "--json"
      ) == 0
    )
    let text = try #require(world.text("film.mpd"))
    #expect(text.contains("mediaPresentationDuration=\"PT6S\""))
    #expect(text.contains("<BaseURL>hls/a.vtt</BaseURL>"))
    let whole = try #require(world.text("hls/a.vtt"))
    #expect(whole.hasPrefix("WEBVTT\n\n"))
    #expect(whole.contains("00:00:01.000 --> 00:00:02.000\n[gulls cry]\n"))
    #expect(!whole.contains("X-TIMESTAMP-MAP"))
    #expect(world.output.contains(#""manifest":"film.mpd""#))
    #expect(run(world, "convert", "film.mpd", "b.srt") == 0)
    #expect(world.text("b.srt")?.contains("organ") == true)
  }

  /// Segments of MP4 in a manifest and in a playlist, joined again, are what they were.
  @Test(arguments: [("wvtt", "0"), ("stpp", "0"), ("wvtt", "900000"), ("stpp", "900000")])
  func fragmentsAreJoinedAgain(_ format: String, _ ticks: String) throws {
    let world = World(["a.srt": Self.sdh])
    #expect(
      run(
        world,
        "segment",
        "a.srt",
        "--out",
        "m",
        "--role",
        "sdh",
        "--language",
        "en",
        "--mpd",
        "f.mpd",
        "--segment-format",
        format,
        "--mpegts",
        ticks,
        "--segment-duration",
        "2"
      ) == 0
    )
    #expect(world.text("m/a.vtt") == nil)
    let text = try #require(world.text("f.mpd"))
    #expect(text.contains("media=\"m/a-$Number%05d$.m4s\""))
    #expect(run(world, "lint", "f.mpd") == 0)
    #expect(run(world, "convert", "a.srt", "straight.srt") == 0)
    let expected = try #require(world.text("straight.srt"))
    #expect(run(world, "convert", "f.mpd", "dash.srt") == 0)
    #expect(world.text("dash.srt") == expected)
    #expect(run(world, "convert", "m/a.m3u8", "hls.srt") == 0)
    #expect(world.text("hls.srt") == expected)
  }

  @Test func whatDASHCannotSayIsALoss() {
    let world = World(["a.srt": Self.sdh])
    let call = [
      "convert", "a.srt", "b.vtt", "--role", "translation", "--language", "en",
      "--original-language", "sv", "--tag", "dash", "--fail-on-loss",
    ]
    #expect(world.run(call, registry: .standard) == 4)
    #expect(
      world.error.contains("DASH lists no public.translation")
        || world.error.contains("not written")
    )
    #expect(world.text("b.vtt") == nil)
  }

  @Test(arguments: [
    (["b.srt", "--tag", "dash"], "DASH has no SubRip"),
    (["b.srt", "--tag", "html"], "browsers have no SubRip"),
    (["b.ttml", "--tag", "mkv"], "Matroska has no"),
    (["b.vtt", "--tag", "json", "--mpd", "c.mpd"], "--mpd needs --tag dash"),
    (["b.vtt", "--tag", "json", "--dash-profile", "dvb"], "--dash-profile needs --tag dash"),
    (["b.vtt", "--tag", "json", "--into", "c.mkv"], "--into needs --tag mkv"),
    (["b.vtt", "--tag", "mkv", "--into", "c.avi"], "--into takes a Matroska file"),
    (["b.vtt", "--tag", "json", "--default"], "or --tag hls, dash, mkv or html"),
    (["b.vtt", "--tag", "dapt"], "--tag dapt needs TTML"),
  ])
  func whatMakesNoSense(_ options: [String], _ message: String) {
    let world = World(["a.srt": Self.sdh])
    let call = ["convert", "a.srt", "--role", "sdh", "--language", "en"]
    #expect(world.run(call + options, registry: .standard) == 2)
    #expect(world.error.contains(message))
  }

  @Test(arguments: [
    ("sdh", "captions", "English (SDH)"), ("subtitles", "subtitles", "English"),
  ])
  func theTrackElement(_ role: String, _ kind: String, _ label: String) {
    let world = World(["a.srt": Self.sdh])
    let call = [
      "convert", "a.srt", "o/b c.vtt", "--language", "en", "--tag", "html", "--role", role,
    ]
    #expect(world.run(call + ["--default"], registry: .standard) == 0)
    #expect(
      world.output
        == "<track kind=\"\(kind)\" src=\"b%20c.vtt\" srclang=\"en\" label=\"\(label)\" default>\n"
    )
  }

  @Test(arguments: [
    ("b.srt", "sdh", "b.en.sdh.srt"), ("x/b.en.srt", "captions", "x/b.en.cc.srt"),
    ("b.fr.forced.srt", "subtitles", "b.en.srt"),
  ])
  func theConventionalName(_ output: String, _ role: String, _ name: String) {
    let world = World(["a.srt": Self.sdh])
    let call = ["convert", "a.srt", output, "--language", "en", "--tag", "name", "--role", role]
    #expect(world.run(call, registry: .standard) == 0)
    #expect(world.text(name)?.contains("MARA") == true)
    #expect(world.text(output) == nil)
    #expect(world.run(call, registry: .standard) == 3, "what is there is not replaced")
  }

  @Test func daptSaysItInTTML() throws {
    let world = World(["a.srt": Self.sdh])
    let call = ["convert", "a.srt", "b.ttml", "--language", "en", "--role", "sdh"]
    #expect(world.run(call + ["--tag", "json"], registry: .standard) == 0)
    #expect(world.text("b.ttml")?.contains("dapt") == false)
    #expect(world.run(call + ["--tag", "dapt", "--overwrite"], registry: .standard) == 0)
    let text = try #require(world.text("b.ttml"))
    #expect(text.contains("\"http://www.w3.org/ns/ttml/profile/dapt#metadata\""))
    #expect(text.contains(":scriptRepresents=\"audio.dialogue audio.nonDialogueSounds\""))
    #expect(run(world, "lint", "b.ttml") == 0)
  }

  // MARK: Audio

  @Test func audioIsMarked() {
    let world = World(["a.mpd": Self.manifest, "a.m3u8": Self.playlist])
    #expect(run(world, "tag", "--audio", "English AD", "a.mpd") == 0)
    #expect(world.text("a.mpd")?.contains("value=\"description\"") == true)
    #expect(run(world, "tag", "--audio", "1", "a.mpd") == 0)
    #expect(world.error.contains("says already"))
    #expect(run(world, "tag", "--audio", "English AD", "a.m3u8") == 0)
    #expect(
      world.text("a.m3u8")?.contains(
        "AUTOSELECT=YES,CHARACTERISTICS=\"public.accessibility.describes"
      )
        == true
    )
    #expect(run(world, "tag", "--audio", "2", "a.m3u8") == 3)
    #expect(world.error.contains("is SUBTITLES, and only audio can describe the picture"))
    #expect(run(world, "tag", "--audio", "Deutsch", "a.m3u8") == 3)
  }

  static let playlist = """
    #EXTM3U
    #EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="English AD",LANGUAGE="en",URI="a.m3u8"
    #EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",NAME="English",LANGUAGE="en",URI="s.m3u8"

    """

  /// One description in forty minutes is no audio description.
  @Test func aScriptWithHardlyAnythingRefutesIt() {
    let script = "WEBVTT\n\n00:10.000 --> 00:12.000\nA harbour at night.\n"
    let world = World(["a.m3u8": Self.playlist, "ad.vtt": script])
    let call = ["tag", "--audio", "1", "--script", "ad.vtt", "--duration", "00:40:00", "a.m3u8"]
    #expect(world.run(call, registry: .standard) == 1)
    #expect(world.text("a.m3u8") == Self.playlist)
    #expect(world.error.contains("are few"))
    #expect(world.run(call + ["--force-claim"], registry: .standard) == 0)
    #expect(world.text("a.m3u8") != Self.playlist)
  }
}
