import CaptionModel
import Testing

/// A walk over a text as one readable string: `<i>word</i>`.
private func drawing(_ text: CaptionText) -> String {
  var result = ""
  text.walk { event in
    switch event {
    case .open(let index): result += "<\(name(text.spans[index].kind))>"
    case .close(let index): result += "</\(name(text.spans[index].kind))>"
    case .text(let range): result += String(decoding: text.utf8[range], as: UTF8.self)
    }
  }
  return result
}

private func name(_ kind: TextSpan.Kind) -> String {
  switch kind {
  case .bold: "b"
  case .italic: "i"
  case .underline: "u"
  case .class: "c"
  case .voice(let name): "v \(name)"
  case .language(let tag): "lang \(tag)"
  case .ruby: "ruby"
  case .rubyBase: "rb"
  case .rubyText: "rt"
  case .style: "style"
  case .time: "time"
  }
}

@Suite("Cue text")
struct CaptionTextTests {
  @Test("a walk gives back the tree that was built, empty spans included")
  func tree() {
    var builder = CaptionTextBuilder()
    builder.append("a")
    builder.open(.voice("Mara"))
    builder.open(.italic)
    builder.append("b")
    builder.close()
    builder.open(.bold)
    builder.close()
    builder.mark(.zero)
    builder.append("c")
    builder.close()
    builder.open(.ruby)
    builder.append("d")
    builder.open(.rubyText)
    builder.append("e")
    let text = builder.take()
    #expect(text.string == "abcde")
    #expect(
      drawing(text)
        == "a<v Mara><i>b</i><b></b><time></time>c</v Mara><ruby>d<rt>e</rt></ruby>"
    )
    #expect(text.spans.map(\.depth) == [0, 1, 1, 1, 0, 1])
  }

  @Test("an empty span knows whether it stands inside or behind another")
  func emptySpans() {
    var builder = CaptionTextBuilder()
    builder.open(.bold)
    builder.append("x")
    builder.open(.italic)
    builder.close()
    builder.close()
    let inside = builder.take()
    builder.open(.bold)
    builder.append("x")
    builder.close()
    builder.open(.italic)
    builder.close()
    let behind = builder.take()
    #expect(drawing(inside) == "<b>x<i></i></b>")
    #expect(drawing(behind) == "<b>x</b><i></i>")
    #expect(inside != behind)
  }

  @Test("a builder is empty after its text was taken")
  func reuse() {
    var builder = CaptionTextBuilder()
    builder.open(.italic)
    builder.append("left open")
    #expect(drawing(builder.take()) == "<i>left open</i>")
    #expect(builder.isEmpty)
    builder.append("next")
    #expect(drawing(builder.take()) == "next")
  }

  @Test("closing more than was opened does nothing")
  func unbalanced() {
    var builder = CaptionTextBuilder()
    builder.close()
    builder.append("x")
    builder.close()
    #expect(drawing(builder.take()) == "x")
  }

  @Test("trailing white space goes, and spans shrink with it")
  func trimming() {
    var builder = CaptionTextBuilder()
    builder.append("a ")
    builder.open(.italic)
    builder.append("b \n")
    builder.open(.bold)
    builder.append(" ")
    builder.close()
    builder.close()
    builder.trimTrailingWhiteSpace()
    #expect(drawing(builder.take()) == "a <i>b<b></b></i>")
  }

  @Test("half a million nested spans are built, walked and freed")
  func depth() {
    var builder = CaptionTextBuilder()
    let count = 500_000
    for _ in 0..<count { builder.open(.bold) }
    builder.append("deep")
    let text = builder.take()
    var depth = 0
    var deepest = 0
    text.walk { event in
      switch event {
      case .open: depth += 1
      case .close: depth -= 1
      case .text: deepest = depth
      }
    }
    #expect(depth == 0)
    #expect(deepest == count)
  }

  @Test("lines are byte ranges without their line feeds")
  func lines() {
    #expect(CaptionText("").lines == [0..<0])
    #expect(CaptionText("é\nb").lines == [0..<2, 3..<4])
    #expect(CaptionText("\n").lines == [0..<0, 1..<1])
  }

  @Test("speakers come in order of first appearance, once, without the nameless")
  func speakers() {
    var builder = CaptionTextBuilder()
    for name in ["Jonas", "", "Mara", "Jonas"] {
      builder.open(.voice(name))
      builder.append("x")
      builder.close()
    }
    #expect(builder.take().speakers == ["Jonas", "Mara"])
  }

  @Test("a style keeps one value a name, ordered by name")
  func style() {
    var style = TextStyle(.fontSize("80%"), .color(Color(rgb: 0x00FF00)))
    style.set(.color(Color(rgb: 0xFF0000)))
    style.set(.other(name: "lineHeight", value: "125%"))
    #expect(style.properties.map(\.name) == ["color", "fontSize", "lineHeight"])
    #expect(style.color == Color(rgb: 0xFF0000))
    style.remove("fontSize")
    #expect(style.properties.map(\.value) == ["#ff0000", "125%"])
  }

  @Test(
    "hexadecimal colours",
    arguments: [
      ("#fff", "#ffffff"), ("#F0a", "#ff00aa"), ("#12345678", "#12345678"),
      ("#abcdefFF", "#abcdef"),
      ("#1234", "#11223344"),
    ]
  )
  func colour(text: String, expected: String) {
    #expect(Color(hex: text)?.hex == expected)
  }

  @Test(
    "what is no colour is refused",
    arguments: ["", "#", "fff", "#ff", "#fffff", "#ggg", "#123456789"]
  )
  func noColour(text: String) {
    #expect(Color(hex: text) == nil)
  }
}

/// Texts that share the bytes of a source are texts like all others.
@Suite struct SharedTextTests {
  private let source = Array("1 <i>Żółw</i>\nśpi. 2".utf8)

  @Test func aSharedTextEqualsACopy() {
    let shared = CaptionText(sharing: 5..<12, of: source)
    #expect(shared == CaptionText("Żółw"))
    #expect(shared.hashValue == CaptionText("Żółw").hashValue)
    #expect(shared != CaptionText("Żółt"))
    #expect(shared.string == "Żółw")
    #expect(Array(shared.utf8) == Array("Żółw".utf8))
    #expect(shared.utf8[2...].firstIndex(of: 0x77) == 6)
    #expect(shared.lines == [0..<7])
  }

  @Test func aBuilderSharesOnePieceOnly() {
    var builder = CaptionTextBuilder(source: source)
    builder.open(.italic)
    builder.append(source: 5..<8)
    builder.append(source: 8..<12)
    builder.close()
    let one = builder.take()
    #expect(one.string == "Żółw")
    #expect(one.utf8.start == 5)
    #expect(one.spans.map(\.range) == [0..<7])

    builder.append(source: 5..<12)
    #expect(builder.utf8.last == 0x77)
    builder.append(ascii: 0x0A)
    builder.append(source: 17..<22)
    let two = builder.take()
    #expect(two == CaptionText("Żółw\nśpi."))

    builder.append("ab")
    builder.append(source: 17..<22)
    #expect(builder.take() == CaptionText("abśpi."))
  }

  @Test func whiteSpaceIsTakenOffAPiece() {
    var builder = CaptionTextBuilder(source: Array("ab \n c".utf8))
    builder.open(.bold)
    builder.append(source: 0..<5)
    builder.trimTrailingWhiteSpace()
    builder.close()
    let text = builder.take()
    #expect(text.string == "ab")
    #expect(text.spans.map(\.range) == [0..<2])
    builder.append(source: 5..<6)
    builder.append("d")
    #expect(builder.take().string == "cd")
  }
}
