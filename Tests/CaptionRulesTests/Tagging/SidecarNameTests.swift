import CaptionKit
import Testing

/// What file names say by convention.
@Suite struct SidecarNameTests {
  struct Case: CustomTestStringConvertible {
    var path: String
    var title: String
    var language: String?
    var role: TrackRole?
    var testDescription: String { path }

    init(_ path: String, _ title: String, _ language: String?, _ role: TrackRole? = nil) {
      self.path = path
      self.title = title
      self.language = language
      self.role = role
    }
  }

  static let cases = [
    Case("ferry.en.sdh.srt", "ferry", "en", .sdh), Case("ferry.en.srt", "ferry", "en"),
    Case("s/1/ferry.pt-BR.forced.vtt", "s/1/ferry", "pt-BR", .forced),
    Case("ferry.forced.en.srt", "ferry", "en", .forced),
    Case("ferry.ger.cc.srt", "ferry", "de", .captions),
    Case("ferry.zh_Hant.default.srt", "ferry", "zh-Hant"),
    // Hindi, unless a language stands before it.
    Case("ferry.hi.srt", "ferry", "hi"), Case("ferry.en.hi.srt", "ferry", "en", .sdh),
    Case("ferry.de.ad.vtt", "ferry", "de", .descriptions),
    Case("ferry.de.easy-reader.vtt", "ferry", "de", .easyReader),
    // Words of a title are neither languages nor claims.
    Case("The.Night.Is.Young.srt", "The.Night.Is.Young", nil), Case("en.srt", "en", nil),
    Case("Forced.srt", "Forced", nil), Case("ferry.srt", "ferry", nil), Case("ferry", "ferry", nil),
    Case("a.b/ferry", "a.b/ferry", nil), Case("", "", nil), Case(".en.srt", "", "en"),
    Case("windows.de_srt.srt", "windows.de_srt", nil), Case("ferry.zh-yue.srt", "ferry", "zh-yue"),
    Case("so-far.srt", "so-far", nil), Case("ferry.EN.srt", "ferry", "EN"),
    Case("ferry.xx.srt", "ferry.xx", nil),
  ]

  @Test(arguments: cases) func names(_ test: Case) {
    let name = SidecarName(test.path)
    #expect(name.title == test.title)
    #expect(name.language?.text == test.language)
    #expect(name.role == test.role)
    #expect(!name.isCommentary)
  }

  @Test func commentaries() {
    #expect(SidecarName("ferry.en.commentary.srt").isCommentary)
    #expect(SidecarName("ferry.en.commentary.srt").title == "ferry")
  }
}
