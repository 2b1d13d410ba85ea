import CaptionKit
import Testing

/// Which cues are taken for credits and adverts.
@Suite struct PromotionTests {
  private func isFound(_ text: String) -> Bool {
    var document = CaptionDocument()
    document.cues = [
      Cue(begin: .zero, end: MediaTime(seconds: 2), text: CaptionText(text))
    ]
    return Linter.lint(Track(document)).findings.contains {
      $0.diagnostic.code == "text/promotion"
    }
  }

  @Test(
    arguments: [
      "Subtitles by LoonTeam",
      "SUBTITLES BY LOONTEAM",
      "- [Sync by Loon]",
      "♪ Ripped by Loon ♪",
      "Sous-titrage Loon",
      "Överskådlig\nhttp://example.com",
      "ÖVERSÄTTNING: Loon",
      "Tłumaczenie: Loon",
      "TŁUMACZENIE: Loon",
      "Перевод: Loon",
      "СУБТИТРЫ: Loon",
      "字幕：某人",
      "자막 제작 누구",
      "ترجمة فلان",
      "Find us on WWW.example.org",
      "https://example.com",
      "From OpenSubtitles, for free",
      "addic7ed",
      "Subscene",
      "== sync, corrected by elderman ==",
      "Downloaded from YTS.MX",
      "Official YIFY movies site: YTS.MX",
      "Official YIFY movies site:\nYTS.AM",
      "__ Sync & corrections by Loon __",
    ]
  )
  func found(_ text: String) {
    #expect(isFound(text))
  }

  @Test(
    arguments: [
      "Did you read the subtitles by the window?",
      // The last word of the phrase goes on.
      "Translated byte by byte",
      "Resynchronise your watches",
      "Subtitle",
      "Перевод ещё не готов",
      "Add 7 and 7: 14.",
      "ww.",
      "Downloaded from the server.",
      "Downloaded from the ship... It took hours.",
      "Visit your mother. She waits.",
      "",
    ]
  )
  func notFound(_ text: String) {
    #expect(!isFound(text))
  }
}
