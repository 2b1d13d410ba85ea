import Testing

@testable import CaptionXML

/// Texts are hidden from libxml2 where they are not ASCII, which must not show.
@Suite("XML text beyond ASCII")
struct XMLTextMaskTests {
  /// Reads reach over the borders of the parser's buffer, wherever sequences begin.
  @Test("characters of all lengths at all places", arguments: 0..<16)
  func characters(padding: Int) {
    let text =
      String(repeating: "x", count: padding) + String(repeating: "é漢😀a\u{FEFF}…", count: 2000)
    let tree = XMLTree.parse(Array("<a>\(text)<b>\(text)</b>\(text)</a>".utf8))
    #expect(tree.faults.isEmpty)
    #expect(tree.nodes.filter(\.isText).map { tree.string($0.range) } == [text, text, text])
  }

  @Test("what XML does not allow is found", arguments: ["\u{FFFE}", "\u{FFFF}", "\u{1}"])
  func forbidden(character: String) {
    for padding in 0..<12 {
      let before = String(repeating: "x", count: padding) + "é"
      let tree = XMLTree.parse(Array("<a><b/>\(before)\(character)\u{FF01}é</a>".utf8))
      #expect(Set(tree.faults.map(\.kind)) == [.notWellFormed])
      #expect(!tree.isCutShort)
    }
  }

  @Test("names, values and references stay as they are")
  func markup() {
    let tree = XMLTree.parse(Array("<é ü='ä &amp; ö>'>é<é ü='ß'/>è &ê; é</é>".utf8))
    #expect(outline(tree) == "é@0[ü=ä & ö>]('é'é@24[ü=ß]()'è &ê; é')")
    #expect(tree.faults.count == 1)
    #expect(tree.faults.first?.message.contains("ê") == true)
  }

  @Test("comments and sections are no text")
  func sections() {
    let tree = XMLTree.parse(Array("<a>é<!-- ü > ä --><![CDATA[ö<ß]]>é<?p é?></a>".utf8))
    #expect(outline(tree) == "a@0('é''ö<ß''é')")
    #expect(tree.faults.isEmpty)
  }
}
