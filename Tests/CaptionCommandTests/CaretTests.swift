import CaptionKit
import Testing

@testable import CaptionCommand

/// What the text report points at, for rules that know the place.
@Suite struct CaretTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var rule: String
    var text: String
    var options: [String]
    /// The quoted lines with their carets, as printed.
    var quoted: String
    var testDescription: String { "\(rule): \(text.debugDescription)" }

    init(_ rule: String, _ text: String, _ quoted: String, _ options: String...) {
      self.rule = rule
      self.text = text
      self.options = options
      self.quoted = quoted
    }
  }

  static let cases = [
    Case("reading/line-too-long", "Short.\nabcdef ghij", "abcdef ghij\n         ^^", "max=9"),
    // A mark that joins a letter counts with it, and a space at the beginning not at all.
    Case(
      "reading/line-too-long",
      " a\u{301}b\u{301}c\u{301} d",
      " a\u{301}b\u{301}c\u{301} d\n     ^",
      "max=3"
    ),
    Case("reading/line-too-long", "鍵はどこA1", "鍵はどこA1\n        ^^", "max=4", "width=half"),
    Case(
      "reading/line-too-long",
      "[bell] abcd",
      "[bell] abcd\n          ^",
      "max=3",
      "labels=false"
    ),
    Case(
      "reading/line-too-long",
      "00000\n0000000000",
      "0000000000\n        ^^",
      "max=off",
      "maxShare=17"
    ),
    Case("reading/line-count", "One.\nTwo.\nThree.", "Three.\n^^^^^^"),
    Case(
      "reading/balance",
      "We walked along the pier to the old\nas was.",
      "as was.\n^^^^^^^"
    ),
    Case("text/dialogue-dash", "- Now?\n- Now.", "- Now?\n^^", "form=both"),
    Case("text/dialogue-dash", "-Now?\n- Now.", "- Now.\n^^", "form=both"),
    Case("text/dialogue-dash", "Now?\n-Now.", "Now?\n^", "form=both"),
    Case("text/dialogue-dash", "-Now?\n-Now.", "-Now?\n^", "form=second"),
    Case("text/quotes", "Don’t.", "Don’t.\n   ^"),
    Case("text/repertoire", "Déjà ☂ vu", "Déjà ☂ vu\n     ^", "allowed=0020-007E,00A0-00FF"),
    Case("text/double-space", "Mind  the step.", "Mind  the step.\n    ^^"),
    Case("text/unbalanced-brackets", "Mind the (step.", "Mind the (step.\n         ^"),
    Case("text/unbalanced-brackets", "Mind [the] step]", "Mind [the] step]\n               ^"),
    Case("text/unpaired-music-note", "♪ one ♪\n♪ two", "♪ two\n^"),
    Case("text/italics", "Wait <i>here</i>.", "Wait here.\n     ^^^^", "allowed=false"),
    Case("text/ellipsis", "Wait...", "Wait...\n    ^^^", "form=character"),
    Case("sound/music-sign", "# Bring the lamp #", "# Bring the lamp #\n^", "sign=note"),
  ]

  @Test(arguments: cases)
  func pointsAt(_ test: Case) {
    let cue = test.text
    let world = World(["a.srt": "1\n00:00:01,000 --> 00:00:09,000\n\(cue)\n"])
    var line = ["lint", "a.srt", "--isolated", "--severity", "\(test.rule)=warning", "-q"]
    line += ["--select", test.rule]
    for option in test.options { line += ["--set", "\(test.rule).\(option)"] }
    world.run(line, registry: .standard)
    let quoted = world.output.split(separator: "\n").filter { $0.hasPrefix("    | ") }
      .map { $0.dropFirst(6) }.joined(separator: "\n")
    #expect(quoted == test.quoted, "\(world.output)\(world.error)")
  }
}
