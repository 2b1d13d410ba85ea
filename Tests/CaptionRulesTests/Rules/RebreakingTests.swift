import CaptionKit
import Testing

/// Where the fix of a line that is too long breaks it.
@Suite struct RebreakingTests {
  private static func fixes(_ text: String) throws -> [CueEdit] {
    var document = CaptionDocument()
    document.language = "en"
    document.cues = [
      Cue(begin: .zero, end: MediaTime(seconds: 5), text: CaptionText(text))
    ]
    var options = LintOptions()
    options.only = ["reading/line-too-long"]
    options.set("reading/line-too-long", "max", to: .number(20))
    let findings = Linter.lint(Track(document), options: options).findings
    return try #require(findings.first, "\(text.prefix(40))").fix?.edits ?? []
  }

  @Test(arguments: [
    // Two lines of 20 characters each.
    ("abcdefghi abcdefghij klmnopqrs klmnopqrst", 20),
    ("Zażółć gęślą jaźńą, klmnopqrs klmnopqrst", 19),
    ("caf\u{65}\u{301} abcde abcdefghi klmnopqrs klmnopqrst", 21),
  ])
  func aTextOfTwoFullLinesIsBrokenInTheMiddle(_ text: String, _ characters: Int) throws {
    let edits = try Self.fixes(text)
    let head = text.unicodeScalars.prefix(characters).reduce(0) { $0 + UTF8.width($1) }
    #expect(edits == [.text(cue: 0, range: head..<head + 1, replacement: "\n")])
  }

  @Test func aLongerTextHasNoSuchPlace() throws {
    #expect(try Self.fixes("abcdefghi abcdefghij klmnopqrs klmnopqrstu").isEmpty)
  }

  @Test(
    .timeLimit(.minutes(3)),
    arguments: ["word ", "wörd字 ", "\u{200B} ", "e\u{301}\u{301}\u{301}\u{301} "]
  )
  func aTextOfManyWordsIsGivenUpAtOnce(_ word: String) throws {
    let text = String(repeating: word, count: 6_000) + "and a line of more than twenty characters"
    #expect(try Self.fixes(text).isEmpty)
  }
}
