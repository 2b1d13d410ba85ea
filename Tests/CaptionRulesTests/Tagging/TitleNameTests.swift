import CaptionKit
import Testing

/// What paths say of files in a library.
@Suite struct TitleNameTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var path: String
    var title: String
    var language: String?
    var kind: CaptionKind?
    var isDoubtful = false

    init(
      _ path: String,
      _ title: String,
      _ language: String?,
      _ kind: CaptionKind?,
      doubtful: Bool = false
    ) {
      (self.path, self.title, self.language, self.kind) = (path, title, language, kind)
      isDoubtful = doubtful
    }

    var testDescription: String { path }
  }

  @Test(arguments: [
    Case("night-ferry.en.sdh.srt", "night-ferry", "en", .sdh),
    Case("lib/Title.S01E02.en-GB.forced.vtt", "lib/Title.S01E02", "en-GB", .forced),
    Case("title_ger_sdh.ttml", "title", "de", .sdh),
    Case("title.en[cc].srt", "title", "en", .sdh),
    Case("title [English] [SDH].srt", "title", "en", .sdh),
    Case("Title (2019).en.srt", "Title (2019)", "en", nil),
    Case("Title (2019).srt", "Title (2019)", nil, nil),
    Case("Title.2021.1080p.WEB.srt", "Title.2021.1080p.WEB", nil, nil),
    Case("Title.pt-BR.srt", "Title", "pt-BR", nil),
    Case("Title_pt_BR_forced.srt", "Title", "pt-BR", .forced),
    Case("Title_zh_Hant.srt", "Title", "zh-Hant", nil),
    Case("Title-en-sdh.vtt", "Title", "en", .sdh),
    Case("Title-eng.vtt", "Title-eng", nil, nil),
    Case("Title.eng.full.srt", "Title", "en", .plain),
    Case("Title.en.default.srt", "Title", "en", nil),
    Case("Title.en.hi.srt", "Title", "en", .sdh),
    Case("Title.hi.srt", "Title", "hi", nil, doubtful: true),
    Case("Title.hi.forced.srt", "Title", "hi", .forced),
    Case("Title.forced.en.srt", "Title", "en", .forced),
    Case("Title.foreign.en.srt", "Title", "en", .forced),
    Case("Title.en.commentary.srt", "Title", "en", .other),
    Case("Title.fr.ad.vtt", "Title", "fr", .other),
    Case("Title.hrv.srt", "Title", "hr", nil),
    Case("Title/en.sdh.vtt", "Title", "en", .sdh),
    Case("lib/Title/en.vtt", "lib/Title", "en", nil),
    Case("Title/Subs/2_English.srt", "Title", "en", nil),
    Case("Title/Subs/Title.en.srt", "Title/Title", "en", nil),
    Case("Title/SDH/en.srt", "Title", "en", .sdh),
    Case("Title/de/subtitles.vtt", "Title", "de", nil, doubtful: true),
    Case("lib/de/film.vtt", "lib/film", "de", nil, doubtful: true),
    Case("lib/it/film.vtt", "lib/it/film", nil, nil),
    Case("Deutsch/film.vtt", "film", "de", nil, doubtful: true),
    Case("en.srt", "en", "en", nil),
    Case("film.srt", "film", nil, nil),
    Case("just.do.it.srt", "just.do", "it", nil, doubtful: true),
    Case("Ghosts.UK.srt", "Ghosts", "UK", nil, doubtful: true),
    Case("uk/Ghosts.srt", "uk/Ghosts", nil, nil),
    Case("let it be.srt", "let it be", nil, nil),
    Case("what_is_it.srt", "what_is_it", nil, nil),
    Case("It.Is.srt", "It.Is", nil, nil),
    Case("Wall-E.srt", "Wall-E", nil, nil),
    Case("Spider-man.srt", "Spider-man", nil, nil),
    Case("The Foreign.srt", "The Foreign", nil, nil),
    Case("Signs.srt", "Signs", nil, nil),
    Case("Road.Signs.srt", "Road.Signs", nil, nil),
    Case("Signs.en.signs.srt", "Signs", "en", .forced),
    Case("lib/Original.en.srt", "lib/Original", "en", nil),
    Case("lib/Title/forced.en.srt", "lib/Title", "en", .forced),
    Case("forced.srt", "forced", nil, .forced),
    Case("Title/forced.srt", "Title", nil, .forced),
    Case("br-in-p-001.ttml", "br-in-p-001", nil, nil),
    Case("tt/Tt002.ttml", "tt/Tt002", nil, nil),
    Case("The Good German.srt", "The Good", "de", nil, doubtful: true),
    Case("Movie - English.srt", "Movie", "en", nil, doubtful: true),
    Case("../x/Film.en.srt", "../x/Film", "en", nil),
    Case("/lib/Film/Film.en.srt", "/lib/Film/Film", "en", nil),
    Case("3.srt", "3", nil, nil),
    Case("Show/Season 1/03.en.srt", "Show/Season 1/03", "en", nil),
    Case(".srt", ".srt", nil, nil),
    Case("", "", nil, nil),
  ])
  func namesAreRead(_ test: Case) {
    let name = TitleName(test.path)
    #expect(name.title == test.title)
    #expect(name.language?.text == test.language)
    #expect(name.kind == test.kind)
    #expect(name.isLanguageDoubtful == test.isDoubtful)
  }

  @Test(arguments: [
    ("{title}/{language}.{kind}.*", "lib/Ferry/en.sdh.vtt", "lib/Ferry", "en", CaptionKind.sdh),
    ("{title}/{language}.{kind}.*", "Ferry/pt-BR.forced.vtt", "Ferry", "pt-BR", .forced),
    ("{title}_{language}.*", "a_b_de.srt", "a_b", "de", nil),
    ("{kind}/{language}/{title}.*", "lib/sdh/de/a.b.srt", "lib/a.b", "de", .sdh),
    ("{title}/**/{title}.{language}.*", "Show/S1/x/E01.en.srt", "Show/S1/x/E01", "en", nil),
    ("{title}/*-{language}.ttml", "T/0042-en_US.ttml", "T", "en-US", nil),
  ])
  func patternsAreFitted(
    _ pattern: String,
    _ path: String,
    _ title: String,
    _ language: String?,
    _ kind: CaptionKind?
  ) throws {
    let name = try #require(try TitlePattern(pattern).name(of: path))
    #expect(name.title == title)
    #expect(name.language?.text == language)
    #expect(name.kind == kind)
  }

  @Test func whatDoesNotFitHasNoName() throws {
    let pattern = try TitlePattern("{title}/{language}.{kind}.*")
    #expect(pattern.name(of: "Ferry/xx.sdh.vtt") == nil)
    #expect(pattern.name(of: "en.sdh.vtt") == nil)
    #expect(pattern.name(of: "Ferry/en.vtt") == nil)
  }

  @Test func wrongPatternsAreRefused() {
    #expect(throws: TitlePattern.Fault.noTitle) { try TitlePattern("{language}.*") }
    #expect(throws: TitlePattern.Fault.unpairedBrace) { try TitlePattern("{title") }
    #expect(throws: TitlePattern.Fault.unknownPlace("name")) { try TitlePattern("{title}{name}") }
    #expect(throws: TitlePattern.Fault.tooLong) {
      try TitlePattern("{title}" + String(repeating: "*x", count: 20))
    }
  }

  @Test func manyStarsEndSoon() throws {
    let pattern = try TitlePattern("{title}*a*a*a*a*a*a*a*a*b")
    #expect(pattern.name(of: String(repeating: "a", count: 2000)) == nil)
  }
}
