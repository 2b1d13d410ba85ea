import CaptionKit
import Testing

/// Which words at the end of a line are titles that a name follows.
@Suite struct TitleBreakTests {
  @Test(
    arguments: [
      ("Ich sah Frau\nBlum im Laden.", "de", "Frau"),
      ("Er kauft seiner Frau\nBlumen.", "de", nil),
      ("Das gibt der Frau\nMut.", "de", nil),
      ("Das sagt der Herr\nim Haus.", "de", nil),
      ("Vi al señor\nGarcía ayer.", "es", "señor"),
      ("Vi al Sr.\nGarcía ayer.", "es", "Sr."),
      ("Vi al señor\nde la casa.", "es", nil),
      ("VI AL SEÑOR\nGARCÍA AYER", "es", nil),
      ("C'est le docteur\nDupont.", "fr", "docteur"),
      ("C'est Mme\nÉlie.", "fr", "Mme"),
      ("C'est le docteur\nde garde.", "fr", nil),
      ("I asked Uncle\nBob.", "en", "Uncle"),
      ("I asked Lady\nluck.", "en", nil),
      ("I met Dr.\nHolm.", "en", "Dr."),
    ] as [(String, String, String?)]
  )
  func titles(text: String, language: String, title: String?) {
    var document = CaptionDocument()
    document.cues = [Cue(begin: .zero, end: MediaTime(seconds: 3), text: .init(text))]
    var context = TrackContext()
    context.language = language
    var options = LintOptions()
    options.only = ["reading/line-break"]
    let messages = Linter.lint(Track(document, context: context), options: options).findings
      .map(\.diagnostic.message).filter { $0.contains("title") }
    #expect(
      messages == (title.map { ["the line breaks between the title \"\($0)\" and a name"] } ?? [])
    )
  }
}
