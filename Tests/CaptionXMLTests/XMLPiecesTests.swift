import Testing

@testable import CaptionXML

/// What came of a document that was read in pieces.
private struct PiecewiseReading {
  /// The texts in the order in which they came.
  var texts: [String] = []
  /// The most nodes that were there at once.
  var mostNodes = 0
  var pieces = 0
  /// What was left in the end.
  var rest = XMLTree()

  /// Reads a document whose containers are called `c`, with so many nodes a piece.
  init(_ source: String, nodes: Int, takes: Bool = true) {
    var texts: [String] = []
    var (mostNodes, pieces, first) = (0, 0, 0)
    rest = XMLTree.parse(Array(source.utf8), containers: ["c"], nodes: nodes) { tree, kept in
      pieces += 1
      mostNodes = max(mostNodes, tree.nodes.count)
      guard takes else { return false }
      texts += Self.texts(tree, from: first)
      first = kept
      return true
    }
    texts += Self.texts(rest, from: first)
    self.texts = texts
    self.mostNodes = max(mostNodes, rest.nodes.count)
    self.pieces = pieces
  }

  private static func texts(_ tree: XMLTree, from first: Int) -> [String] {
    tree.nodes.dropFirst(first).filter(\.isText).map { tree.string($0.range) }
  }
}

@Suite("XML in pieces")
struct XMLPiecesTests {
  static let documents: [(source: String, texts: [String])] = [
    ("<a><c><p>1</p><p>2</p>3<p>4<b>5</b></p></c></a>", ["1", "2", "3", "4", "5"]),
    ("<a>0<c>1<c>2<p>3</p>4</c>5</c>6<c><p>7</p></c>8</a>", (0...8).map(String.init)),
    ("<a><c><p>1 &amp; 2</p>3 &lt; 4<p>5</p></c>&gt;6</a>", ["1 & 2", "3 < 4", "5", ">6"]),
    ("<a><c x='&amp;'><p>&#65;</p><p>&#66;</p></c></a>", ["A", "B"]),
    (
      "<a><c><p>1\r\n2</p><p><![CDATA[<3>]]></p><p>4<!-- & -->5</p></c></a>",
      ["1\n2", "<3>", "4", "5"]
    ),
    ("<a><p>no container</p><p>here</p></a>", ["no container", "here"]),
    ("<c><c/><c><c/></c>1</c>", ["1"]),
  ]

  @Test("each text comes once, in order, however long pieces are", arguments: documents)
  func texts(_ document: (source: String, texts: [String])) {
    for nodes in [1, 2, 3, 5, 1000] {
      #expect(PiecewiseReading(document.source, nodes: nodes).texts == document.texts, "\(nodes)")
    }
  }

  @Test("what has been taken is not held, and names and places stay right")
  func memory() {
    let items = (0..<3000).map { "<p i='\($0)'>t\($0) &amp;</p>\n" }
    let source = "<a><h>head</h><c>\(items.joined())</c></a>"
    let reading = PiecewiseReading(source, nodes: 64)
    #expect(reading.mostNodes < 200)
    #expect(reading.pieces > 50)
    #expect(reading.texts.filter { $0 != "\n" } == ["head"] + (0..<3000).map { "t\($0) &" })
    #expect(Set(reading.rest.names.map(\.local)) == ["a", "h", "c", "p", "i"])
    let root = reading.rest.nodes[0]
    #expect(root.range == 0..<source.utf8.count)
  }

  @Test("small containers do not pile up")
  func smallContainers() {
    let items = (0..<3000).map { "<c><p>\($0)</p></c>" }
    let reading = PiecewiseReading("<c>\(items.joined())</c>", nodes: 64)
    #expect(reading.mostNodes < 200)
    #expect(reading.texts == (0..<3000).map(String.init))
  }

  @Test("elements that are open have no end yet, others have theirs")
  func open() {
    let source = "<a><h>x</h><c><p>1</p><p>2</p></c></a>"
    var seen: [String] = []
    _ = XMLTree.parse(Array(source.utf8), containers: ["c"], nodes: 1) { tree, kept in
      let nodes = tree.nodes.map { $0.next == XMLNode.openEnd ? "open" : "\($0.next)" }
      seen.append("\(nodes.joined(separator: " ")), \(kept)")
      return true
    }
    // The head and its text, then the container; what was in it before is gone.
    #expect(seen == ["open 3 3 open 6 6, 4", "open 3 3 open 6 6, 4"])
  }

  @Test("where nothing is taken, the whole tree is there in the end, and is seldom offered")
  func declined() {
    let items = (0..<3000).map { "<p>\($0)</p>" }
    let source = "<c>\(items.joined())</c>"
    let reading = PiecewiseReading(source, nodes: 8, takes: false)
    #expect(outline(reading.rest) == outline(XMLTree.parse(Array(source.utf8))))
    #expect(reading.pieces < 20)
  }

  @Test("faults are told in the end, and what stands before a grave one has come")
  func faults() {
    let reading = PiecewiseReading("<a><c><p>1 & 2</p><p>3</p><p>4</q></c></a>", nodes: 1)
    #expect(reading.texts == ["1 & 2", "3", "4"])
    #expect(reading.rest.faults.map(\.offset) == [11, 34])
    #expect(reading.rest.isCutShort)
  }
}
