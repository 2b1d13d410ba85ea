import CaptionKit
import Testing

/// The `EXT-X-MEDIA` line, byte for byte.
@Suite struct HLSRenditionTests {
  private func tag(
    _ role: TrackRole,
    _ language: String,
    uri: String,
    group: String = "txt",
    name: String? = nil
  ) throws -> String {
    let language = try #require(LanguageTag(language))
    return HLSRendition(role: role, language: language, uri: uri, groupID: group, name: name)
      .mediaTag
  }

  @Test func subtitles() throws {
    #expect(
      try tag(.subtitles, "en", uri: "en.m3u8")
        == #"#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="txt",NAME="English",LANGUAGE="en",DEFAULT=NO,AUTOSELECT=YES,URI="en.m3u8""#
    )
  }

  @Test func sdh() throws {
    #expect(
      try tag(.sdh, "en", uri: "en-sdh.m3u8")
        == #"#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="txt",NAME="English (SDH)",LANGUAGE="en",DEFAULT=NO,AUTOSELECT=YES,CHARACTERISTICS="public.accessibility.transcribes-spoken-dialog,public.accessibility.describes-music-and-sound",URI="en-sdh.m3u8""#
    )
  }

  @Test func forced() throws {
    #expect(
      try tag(.forced, "en", uri: "en-forced.m3u8", name: "English (signs)")
        == #"#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="txt",NAME="English (signs)",LANGUAGE="en",DEFAULT=NO,AUTOSELECT=YES,FORCED=YES,URI="en-forced.m3u8""#
    )
  }

  @Test func whatAQuotedStringCannotHold() throws {
    #expect(
      try tag(.subtitles, "en", uri: "a \"b\"\n\u{E9}.m3u8", group: "g\"1", name: "A \"B\"\r\nC")
        == #"#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="g'1",NAME="A 'B'  C",LANGUAGE="en",DEFAULT=NO,AUTOSELECT=YES,URI="a%20%22b%22%0A%C3%A9.m3u8""#
    )
  }

  @Test(arguments: [
    ("fr", TrackRole.sdh, "Français (SDH)"), ("fr", .forced, "Français (forcés)"),
    ("de", .subtitles, "Deutsch"), ("pt-BR", .subtitles, "Português (BR)"),
    ("pt-BR", .sdh, "Português (BR, SDH)"), ("EN", .sdh, "English (SDH)"),
    ("ja", .sdh, "日本語 (SDH)"), ("gd", .subtitles, "gd"), ("gd-GB", .sdh, "gd-GB (SDH)"),
  ])
  func names(_ language: String, _ role: TrackRole, _ name: String) throws {
    let tag = try #require(LanguageTag(language))
    #expect(HLSRendition.displayName(of: tag, role: role) == name)
  }

  @Test(arguments: [
    "", "und", "e", "en_US", "en-", "english language", "en\"", "123", "en-toolongsub",
  ])
  func noLanguageTag(_ text: String) {
    #expect(LanguageTag(text) == nil)
  }

  @Test(arguments: ["en", "de-CH-1996", "zh-Hant-TW", "es-419"])
  func languageTag(_ text: String) {
    #expect(LanguageTag(text)?.text == text)
  }
}
