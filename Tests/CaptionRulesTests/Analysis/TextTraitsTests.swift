import CaptionKit
import TestSupport
import Testing

/// What a text's traits say is in it, so that rules do not pass over what they look for.
@Suite struct TextTraitsTests {
  @Test(
    arguments: [
      ("", []), ("Nothing to see.", []), ("No - rare. bytes, here!", []),
      ("(a)", [.brackets, .labelEnd]), ("[a", .brackets), ("a]", [.brackets, .labelEnd]),
      ("（雨）", .brackets), ("【雨】", .brackets), ("ANNA: yes", .labelEnd),
      ("a < b", .markup), ("{x}", .markup), ("a & b", .markup), ("7", .seven),
      ("it's", .straightQuote), ("\"it\"", .straightQuote),
      ("a  b", .idleBlank), ("a \nb", .idleBlank), ("a ", .idleBlank), (" a\nb", []),
      ("Well...", .dots), ("a. b. c.", []), ("WwW.", .webHost), ("how. w", .webHost),
      ("http://", [.labelEnd, .scheme]), ("Ub", .sub), ("b u", []),
      ("Well…", .punctuation), ("it’s", .punctuation), ("♪", []),
    ] as [(String, TextTraits)]
  )
  func traits(_ text: String, _ traits: TextTraits) {
    #expect(Track(texts: ["", text]).traits == [[], traits])
  }
}
