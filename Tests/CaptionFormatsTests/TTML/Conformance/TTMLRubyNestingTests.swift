import CaptionModel
import Testing

@testable import CaptionFormats

/// How the parts of a ruby have to lie in each other (TTML2, 10.2.35).
@Suite struct TTMLRubyNestingTests {
  /// The errors in a document with a paragraph.
  private func errors(_ content: String, styles: String = "", p attributes: String = "") -> [String]
  {
    var options = ReadingOptions()
    options.checksConformance = true
    let source = TTMLTest.document(
      "<body><div><p begin=\"0s\" end=\"1s\" \(attributes)>\(Self.spans(content))</p></div></body>",
      head: "<styling>\(styles)</styling>"
    )
    return CaptionFormat.ttml.read(SourceText(source), options).diagnostics
      .filter { $0.severity == .error }.map(\.code)
  }

  /// `[b x]` for a span that is a base, `[- x]` for one that is no part of a ruby.
  private static func spans(_ text: String) -> String {
    let names = [
      "c": "container", "b": "base", "t": "text", "B": "baseContainer", "T": "textContainer",
      "d": "delimiter",
    ]
    var result = ""
    var isName = false
    for character in text {
      if isName {
        result += names[String(character)].map { "<span tts:ruby=\"\($0)\">" } ?? "<span>"
        isName = false
      } else if character == "[" {
        isName = true
      } else {
        result += character == "]" ? "</span>" : String(character)
      }
    }
    return result
  }

  @Test(arguments: [
    "[c[bx][ty]]", "[c\n [bx]\n [ty]\n]", "[c[bx][d(][ty][d)]]", "[c[B[bx][by]][T[tx][ty]]]",
    "[c[B[bx]][T[tx]][T[ty]]]", "[c[B[bx]][T[d(][tx][ty][d)]]]", "a [c[b[-x]z][ty]] b",
    "[-[c[bx][ty]]]", "[c<metadata/>[bx][ty]]", "[c[bx][ty]][c[bx][ty]]", "[-x<br/>y]",
    // A warning, since a test of W3C's that is meant to be right has it.
    "[c[bx][t[d(]y[d)]]]",
  ])
  func right(content: String) {
    #expect(errors(content) == [])
  }

  @Test(arguments: [
    // Containers.
    "[c[b[c[bx][ty]]][ty]]", "[c[c[bx][ty]]]", "[c[-z][bx][ty]]", "[c[bx][ty]<br/>]",
    "[czz[bx][ty]]", "[c]", "[c[bx]]", "[c[tx][by]]", "[c[bx][by][tz]]", "[c[bx][ty][tz]]",
    // Containers of bases and texts.
    "[B[bx]]", "[T[tx]]", "[c[B[bx]]]", "[c[T[tx]][B[bx]]]", "[c[B[bx]][T[ty]][T[ty]][T[ty]]]",
    "[c[B[bx][-q]][T[ty]]]", "[c[B[tx]][T[ty]]]", "[c[B[bx]][T[by]]]", "[c[B][T[ty]]]",
    "[c[B[bx]][T]]", "[c[B[bx]z][T[ty]]]", "[c[B[bx]][T[ty]z]]", "[c[B[bx]][B[bx]][T[ty]]]",
    "[c[B[bx]][T[d(][ty]]]", "[c[B[bx]][T[d(][d)]]]", "[c[B[bx]][ty]]", "[c[bx][T[ty]]]",
    // Bases, texts and delimiters.
    "[bx]", "[ty]", "[d(]", "[c[bx<br/>y][tz]]", "[c[bx][ty<br/>z]]", "[c[b[-x<br/>y]][tz]]",
    "[c[bx\u{2028}][ty]]", "[c[bx][ty\u{2029}]]", "[c[bx][d(][ty]]", "[c[bx][ty][d)]]",
    "[c[d(][bx][ty][d)]]", "[c[bx][t[tz]]]", "[c[b[-[tx]]][ty]]", "[b[c[bx][ty]]]",
  ])
  func wrong(content: String) {
    let found = errors(content)
    #expect(!found.isEmpty && found.allSatisfy { $0 == "ttml/ruby-nesting" }, "\(found)")
  }

  @Test func onlySpansArePartsOfARuby() {
    #expect(errors("a", p: "tts:ruby=\"container\"") == ["ttml/ruby-nesting"])
    #expect(errors("a", p: "tts:ruby=\"none\"") == [])
  }

  @Test func stylesSayWhatASpanIs() {
    let styles =
      "<style xml:id=\"c\" tts:ruby=\"container\"/><style xml:id=\"cc\" style=\"c\"/>"
      + "<style xml:id=\"b\" tts:ruby=\"base\"/><style xml:id=\"t\" tts:ruby=\"text\"/>"
    func found(_ container: String, _ base: String) -> [String] {
      errors(
        "<span style=\"\(container)\"><span style=\"\(base)\">x</span><span style=\"b t\">y</span>"
          + "</span>",
        styles: styles
      )
    }
    #expect(found("c", "b") == [])
    #expect(found("cc", "t b") == [])
    #expect(found("cc", "b t") == ["ttml/ruby-nesting"])
  }

  @Test func whatDependsOnAConditionMayBeLeftOut() {
    let base = "<span tts:ruby=\"base\" condition=\"true\">x</span>"
    #expect(errors("[c\(base)\(base)[ty]]") == [])
  }

  @Test func placesAreThoseOfTheFault() throws {
    let fault = "loose"
    let source = TTMLTest.document(
      "<body><div><p>\(Self.spans("[c[bx]\(fault)[ty]]"))</p></div></body>"
    )
    var options = ReadingOptions()
    options.checksConformance = true
    let found = CaptionFormat.ttml.read(SourceText(source), options).diagnostics
      .first { $0.code == "ttml/ruby-nesting" }
    let range = try #require(found?.range)
    #expect(String(decoding: Array(source.utf8)[range], as: UTF8.self) == fault)
  }
}
