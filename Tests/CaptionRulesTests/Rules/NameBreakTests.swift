import CaptionKit
import Testing

/// Which line breaks are within a name, and which only between two words with a capital.
@Suite struct NameBreakTests {
  private func names(_ texts: [String], _ language: String, cast: [String]? = nil) -> [String] {
    var document = CaptionDocument()
    for (index, text) in texts.enumerated() {
      let begin = MediaTime(seconds: index * 4)
      document.cues.append(Cue(begin: begin, end: begin + MediaTime(seconds: 3), text: .init(text)))
    }
    var context = TrackContext()
    context.language = language
    context.cast = cast
    var options = LintOptions()
    options.only = ["reading/line-break"]
    return Linter.lint(Track(document, context: context), options: options).findings
      .map(\.diagnostic.message).filter { $0.contains("name") }
  }

  @Test(
    arguments: [
      (["I met John\nSmith yesterday.", "John Smith is here."], "en", "John Smith"),
      (["I met John\nSmith's wife.", "and John Smith, too"], "en", "John Smith"),
      (["John\nSmith left.", "then John Smith came"], "en", nil),
      (["Yes. John\nSmith left.", "then John Smith came"], "en", "John Smith"),
      (["we left New\nYork at noon.", "New York!"], "en", "New York"),
      (["on a vu Élodie\nOuvrard hier.", "Élodie Ouvrard arrive."], "fr", "Élodie Ouvrard"),
      (["vi a Jean-Luc\nO'Hara ayer.", "Jean-Luc O'Hara."], "es", "Jean-Luc O'Hara"),
      // Nothing shows that it is one name.
      (["I met John\nSmith yesterday."], "en", nil),
      (["I told Anna\nJohn is here.", "Anna and John"], "en", nil),
      // A sentence begins with the second word, or the first has a capital for another reason.
      (["I met John.\nSmith left.", "John Smith"], "en", nil),
      (["I met John,\nSmith too.", "John Smith"], "en", nil),
      (["Yes\nJohn is here.", "Yes John"], "en", nil),
      (["Well. Yes\nJohn is here.", "Yes John. Yes John."], "en", nil),
      (["and I'm\nJohn", "and I'm John"], "en", nil),
      (["THEY MET JOHN\nSMITH HERE", "JOHN SMITH"], "en", nil),
      (["- I met John\n- Smith too", "John Smith"], "en", nil),
      // German gives every noun a capital.
      (["er ging zum Haus\nPeter kam", "im Haus Peter"], "de", nil),
      (["da kam Anna\nBerg", "die Anna Berg, und Anna Berg"], "de", "Anna Berg"),
      (["haben Sie\nPeter", "wenn Sie Peter", "ob Sie Peter"], "de", nil),
      // There are no lists for the language.
      (["ho visto Anna\nBerg", "la Anna Berg"], "it", nil),
    ] as [([String], String, String?)]
  )
  func breaks(_ texts: [String], _ language: String, _ name: String?) {
    let expected = name.map { ["the line breaks within the name \"\($0)\""] } ?? []
    #expect(names(texts, language) == expected)
  }

  @Test func theCastAndLabelsNameSomebody() {
    let text = "I met John\nSmith yesterday."
    #expect(names([text], "en", cast: ["John Smith"]).count == 1)
    #expect(names([text], "en", cast: ["Smith", "John"]).isEmpty)
    #expect(names([text, "[John Smith] Here I am."], "en").count == 1)
    #expect(names(["da kam Anna\nBerg"], "de", cast: ["Anna Maria Berg"]).isEmpty)
  }
}
