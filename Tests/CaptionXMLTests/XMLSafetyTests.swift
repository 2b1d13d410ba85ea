import Testing

@testable import CaptionXML

@Suite("XML that is broken or hostile")
struct XMLSafetyTests {
  @Test(
    "what stands before a grave fault is kept",
    arguments: [
      ("<a><b>x</b><c>y</b></a>", "a@0(b@3('x')c@11('y'))"),
      ("<a><b>x</b>y", "a@0(b@3('x')'y')"),
      ("<a><b>x</b><c d=", "a@0(b@3('x'))"),
      ("<a><b>x</b", "a@0(b@3('x'))"),
      ("<a>x</a><b/>", "a@0('x')"),
      ("<a>x <b y</a>", "a@0('x ')"),
    ]
  )
  func cutShort(source: String, expected: String) {
    let tree = XMLTree.parse(Array(source.utf8))
    #expect(outline(tree) == expected)
    #expect(tree.isCutShort)
    #expect(tree.faults.last?.kind == .notWellFormed)
    #expect((tree.faults.last?.offset ?? -1) <= source.utf8.count)
  }

  @Test(
    "a fault inside text alone does not end reading",
    arguments: [
      ("<a>Q & A<b/></a>", "a@0('Q & A'b@8())", 5),
      ("<a>x&nbsp;y<b/></a>", "a@0('x&nbsp;y'b@11())", 4),
      ("<a>AT&T<b/></a>", "a@0('AT&T'b@7())", 5),
      ("<a>x&#0;y<b/></a>", "a@0('x\u{FFFD}y'b@9())", 4),
    ]
  )
  func strayAmpersand(source: String, expected: String, offset: Int) {
    let tree = XMLTree.parse(Array(source.utf8))
    #expect(outline(tree) == expected)
    #expect(!tree.isCutShort)
    #expect(tree.faults.first?.offset == offset)
    #expect(tree.faults.allSatisfy { $0.kind == .notWellFormed })
  }

  @Test("white space before the declaration is a fault that does no harm")
  func lateDeclaration() {
    let tree = XMLTree.parse(Array("\n<?xml version=\"1.0\"?><a>x</a>".utf8))
    #expect(outline(tree) == "a@22('x')")
    #expect(tree.faults.count == 1)
  }

  @Test("a document type declaration is told, and entities that nobody uses do no harm")
  func documentType() {
    let source = "<!DOCTYPE a [<!ENTITY b 'c'><!-- <x> -->]><a>x</a>"
    let tree = XMLTree.parse(Array(source.utf8))
    #expect(tree.doctype == 0)
    #expect(outline(tree) == "a@42('x')")
    #expect(tree.faults.isEmpty)
  }

  @Test(
    "the use of a declared entity ends reading and names it",
    arguments: [
      "<!DOCTYPE a [<!ENTITY b 'c'>]><a>x&b;y</a>",
      "<!DOCTYPE a [<!ENTITY b SYSTEM 'neighbour.txt'>]><a>x&b;y</a>",
      "<!DOCTYPE a [<!ENTITY b 'c'>]><a d='&b;'/>",
    ]
  )
  func declaredEntity(source: String) {
    let tree = XMLTree.parse(Array(source.utf8))
    #expect(tree.faults.last?.kind == .entity)
    #expect(tree.faults.last?.message.contains("\"&b;\"") == true)
    #expect(tree.isCutShort)
    #expect(!outline(tree).contains("c"))
  }

  @Test("parameter entities are refused")
  func parameterEntity() {
    let source = "<!DOCTYPE a [<!ENTITY % b SYSTEM 'x.dtd'> %b;]><a>x</a>"
    let tree = XMLTree.parse(Array(source.utf8))
    #expect(tree.faults.last?.kind == .entity)
  }

  @Test("defaults from a document type declaration do not count")
  func attributeDefaults() {
    let tree = XMLTree.parse(Array("<!DOCTYPE a [<!ATTLIST a b CDATA 'c'>]><a/>".utf8))
    #expect(outline(tree) == "a@39()")
  }

  @Test("an external document type is not looked for")
  func externalDocumentType() {
    let tree = XMLTree.parse(Array("<!DOCTYPE a SYSTEM 'no-such-file.dtd'><a>x&b;</a>".utf8))
    #expect(tree.doctype == 0)
    #expect(outline(tree) == "a@38('x&b;')")
    #expect(tree.faults.map(\.kind) == [.notWellFormed])
  }

  @Test("entities that multiply cost nothing")
  func bomb() {
    var source = "<!DOCTYPE a [<!ENTITY e0 'drip '>"
    for level in 1...20 {
      let uses = String(repeating: "&e\(level - 1);", count: 10)
      source += "<!ENTITY e\(level) '\(uses)'>"
    }
    source += "]><a>&e20;</a>"
    let clock = ContinuousClock()
    let time = clock.measure {
      let tree = XMLTree.parse(Array(source.utf8))
      #expect(tree.faults.last?.kind == .entity)
      #expect(tree.decoded.count < source.utf8.count)
    }
    #expect(time < .seconds(1))
  }

  @Test("nesting ends at the limit, one level less does not")
  func depth() {
    func nested(_ depth: Int) -> XMLTree {
      let open = String(repeating: "<a>", count: depth)
      return XMLTree.parse(Array((open + String(repeating: "</a>", count: depth)).utf8))
    }
    #expect(nested(XMLLimits.depth).faults.isEmpty)
    let deep = nested(XMLLimits.depth + 1)
    #expect(deep.faults.map(\.kind) == [.limit])
    #expect(deep.nodes.count == XMLLimits.depth)
    #expect(nested(50_000).faults.map(\.kind) == [.limit])
  }

  @Test("no text at all is a fault", arguments: ["", " ", "x", "<", "<?xml version='1.0'?>"])
  func nothing(source: String) {
    let tree = XMLTree.parse(Array(source.utf8))
    #expect(tree.isCutShort)
    #expect(!tree.faults.isEmpty)
    #expect(tree.nodes.isEmpty)
  }

  @Test("a document cut off anywhere is read without harm")
  func everyPrefix() {
    let source = Array(
      """
      <?xml version="1.0"?><!DOCTYPE a [<!ENTITY e 'f'>]>
      <a xmlns:p="urn:x" p:b="1 &amp; 2">é<!-- c --><![CDATA[d]]><?e f?>&#x266A;<g/></a>
      """.utf8
    )
    for count in 0...source.count {
      let tree = XMLTree.parse(Array(source[..<count]))
      for node in tree.nodes {
        #expect(node.lower <= node.upper)
        #expect(Int(node.upper) <= tree.sourceCount + tree.decoded.count)
      }
      #expect(tree.faults.allSatisfy { (0...count).contains($0.offset) })
      #expect(tree.isCutShort == (count < source.count))
    }
  }

  @Test("more attributes and larger values than anybody writes")
  func large() {
    let value = String(repeating: "x", count: 1_000_000)
    let tree = XMLTree.parse(Array("<a b='\(value)'>\(value)</a>".utf8))
    #expect(tree.faults.isEmpty)
    #expect(tree.attributes.first?.value.count == 1_000_000)
    #expect(tree.nodes.last?.range.count == 1_000_000)
  }

  @Test("a tag with attributes beyond the limit ends reading at once, and says so")
  func attributes() {
    let many = (0..<500_000).map { "a\($0)='1'" }.joined(separator: " ")
    let tree = XMLTree.parse(Array("<a><b>kept</b><c \(many)/></a>".utf8))
    #expect(tree.faults.map(\.kind) == [.limit])
    #expect(tree.faults.first?.offset == 14)
    #expect(tree.faults.first?.message == "a tag has more than 10000 attributes")
    #expect(tree.nodes.count == 3)
  }

  @Test("equals signs in long texts and comments are no attributes")
  func equalsSigns() {
    let many = String(repeating: "=' ", count: 100_000)
    let tree = XMLTree.parse(Array("<a><!--\(many)-->\(many)<b/></a>".utf8))
    #expect(tree.faults.isEmpty)
  }

  @Test("values, comments and names beyond the limit are told where they begin")
  func hugePieces() {
    let huge = String(repeating: "x", count: 11_000_000)
    for (source, message) in [
      ("<a><b c='\(huge)'/></a>", "an attribute's value is longer than 10 MB"),
      ("<a><!--\(huge)--></a>", "a comment is longer than 10 MB"),
      ("<a><\(huge)/></a>", "a piece of markup is longer than 10 MB"),
    ] {
      let tree = XMLTree.parse(Array(source.utf8))
      #expect(tree.faults.map(\.message) == [message])
      #expect(tree.faults.first?.offset == 3)
    }
  }
}
