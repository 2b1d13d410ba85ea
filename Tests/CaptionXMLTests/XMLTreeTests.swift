import Testing

@testable import CaptionXML

/// A tree in one line: `name@offset[attribute=value](…)`, texts in quotes.
func outline(_ tree: XMLTree) -> String {
  var result = ""
  var ends: [Int] = []
  for (index, node) in tree.nodes.enumerated() {
    while let end = ends.last, end <= index {
      result += ")"
      ends.removeLast()
    }
    if node.isText {
      result += "'\(tree.string(node.range))'"
      continue
    }
    result += tree.names[Int(node.name)].local + "@\(node.lower)"
    for attribute in tree.attributeIndices(of: index).map({ tree.attributes[$0] }) {
      result += "[\(tree.names[Int(attribute.name)].local)=\(tree.string(attribute.value))]"
    }
    result += "("
    ends.append(Int(node.next))
  }
  return result + String(repeating: ")", count: ends.count)
}

@Suite("XML tree")
struct XMLTreeTests {
  static let documents: [(source: String, outline: String)] = [
    ("<a/>", "a@0()"),
    ("<a></a>", "a@0()"),
    ("<a>x</a>", "a@0('x')"),
    ("<a>\n <b c='1' d=\"2\"/>y</a>", "a@0('\n 'b@5[c=1][d=2]()'y')"),
    ("<a>x<b>y</b>z</a>", "a@0('x'b@4('y')'z')"),
    ("<a>é<b/>è</a>", "a@0('é'b@5()'è')"),
    ("<a>1 &lt; 2 &amp;&amp; 3 &gt; 2</a>", "a@0('1 < 2 && 3 > 2')"),
    ("<a>&#8212;&#x266A;&apos;&quot;</a>", "a@0('—♪'\"')"),
    ("<a b='&#65;&amp;&lt;'/>", "a@0[b=A&<]()"),
    ("<a>x\r\ny\rz</a>", "a@0('x\ny\nz')"),
    ("<a>x<!-- <b> -->y</a>", "a@0('x''y')"),
    ("<a>x<?p <b> ?>y</a>", "a@0('x''y')"),
    ("<a>x<![CDATA[<b>&amp;]]>y</a>", "a@0('x''<b>&amp;''y')"),
    ("<a><![CDATA[]]></a>", "a@0()"),
    ("<!-- <x> --><?p <y>?>\n<a/>", "a@22()"),
    ("<?xml version=\"1.0\" encoding=\"UTF-8\"?><a/>", "a@38()"),
    ("<?xml version=\"1.0\" encoding=\"UTF-16\"?><a>é</a>", "a@39('é')"),
    ("<?xml version=\"1.0\" encoding=\"no-such\"?><a>é</a>", "a@40('é')"),
    ("<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><a>é</a>", "a@43('é')"),
    ("<a b='x > y'>z</a>", "a@0[b=x > y]('z')"),
    ("<a   b = '1'  >z</a  >", "a@0[b=1]('z')"),
  ]

  @Test("elements, attributes, texts and where they stand", arguments: documents)
  func structure(_ document: (source: String, outline: String)) {
    let tree = XMLTree.parse(Array(document.source.utf8))
    #expect(outline(tree) == document.outline)
    #expect(tree.faults.isEmpty)
    #expect(!tree.isCutShort)
  }

  @Test("names are told apart by namespace, not by prefix")
  func namespaces() {
    let source = "<p:a xmlns:p='urn:x' xmlns:q='urn:x' xmlns='urn:y'><q:a/><a q:b='1' b='2'/></p:a>"
    let tree = XMLTree.parse(Array(source.utf8))
    let names = tree.nodes.map { tree.names[Int($0.name)] }
    #expect(names[0] == XMLName(namespace: "urn:x", local: "a"))
    #expect(names[1] == names[0])
    #expect(names[2] == XMLName(namespace: "urn:y", local: "a"))
    let attributes = tree.attributeIndices(of: 2).map { tree.names[Int(tree.attributes[$0].name)] }
    #expect(
      attributes == [
        XMLName(namespace: "urn:x", local: "b"), XMLName(namespace: "", local: "b"),
      ]
    )
    #expect(tree.nodes[1].name == tree.nodes[0].name)
  }

  @Test("an unbound prefix is a fault, and its name is kept")
  func unboundPrefix() {
    let tree = XMLTree.parse(Array("<a><t:b t:c='1'/></a>".utf8))
    #expect(tree.faults.map(\.kind) == [.namespace, .namespace])
    #expect(tree.names[1 + 0].unboundPrefix == "t")
    #expect(!tree.isCutShort)
  }

  @Test("ranges of elements and of their content")
  func ranges() {
    let source = "<a><b c='1'>x<d/>y</b></a>"
    let tree = XMLTree.parse(Array(source.utf8))
    #expect(tree.string(tree.nodes[1].range) == "<b c='1'>x<d/>y</b>")
    #expect(tree.string(tree.content(of: 1)) == "x<d/>y")
    #expect(tree.string(tree.nodes[3].range) == "<d/>")
    #expect(tree.content(of: 3).isEmpty)
    #expect(tree.string(tree.attributes[0].value) == "1")
    #expect(tree.isInSource(tree.attributes[0].value))
  }
}
