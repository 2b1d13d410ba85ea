import Testing

@testable import CaptionXML

/// What libxml2 makes of a document is the measure: the scanner makes the same, or leaves it alone.
@Suite("plain XML without libxml2")
struct PlainScannerTests {
  static let plain = [
    "<a/>",
    "\n <a/>",
    "<?xml version = '1.0' encoding=\"UTF-16\" standalone='no' ?>\n<?p q?><a><?r?>x<?s t>u??></a><?v?>",
    "<?xml-stylesheet href='x'?><a b='x\n\ty\r\nz\r&#10;&amp;'>\r\r\n</a>",
    "<a>x<![CDATA[<b>&amp;]] ]>\r\n\r]]>y<![CDATA[]]><![CDATA[é]]></a>",
    "<a>\n <b c='1' d=\"2\"/>y</a>\n<!-- end -->\n",
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!-- é -->\n<a>x<!-- - <b> & -->y</a>",
    "<a>1 &lt; 2 &amp;&amp; 3 &gt; 2 &apos;&quot;&#8212;&#x266A;\r\n]] > ]</a >",
    "<a b='&lt;&#65;&amp;' c=\"x > 'y'\" d='é♪𝄞' e='' f = \"a\"\n g='b'>é♪𝄞</a>",
    "<p:a xmlns:p='urn:ebu:tt:style' xmlns='http://www.w3.org/ns/ttml#metadata'><b p:c='1' c='2'/></p:a>",
    "<a xmlns='http://www.w3.org/ns/ttml'><b xmlns='urn:example:x' xml:id='i'><c/></b><c/></a>",
    "<a b='1' xmlns:p='urn:example:x' p:b='2'><p:c p:longerThanEight='1' longerThanEight='2'/></a>",
  ]

  @Test("plain documents are read", arguments: plain)
  func reads(_ source: String) throws {
    let bytes = Array(source.utf8)
    let tree = try #require(PlainScanner.scan(bytes))
    #expect(difference(tree, XMLTree.parseByLibrary(bytes)) == nil)
  }

  @Test(
    "whatever may be a fault, or is rare, is left to libxml2",
    arguments: [
      "", "x", " <?xml version=\"1.0\"?><a/>", "<a>", "<a></b>", "<a/><b/>", "<a/>x",
      "<a b='1' b='2'/>", "<a b=1/>",
      "<a b='1'c='2'/>", "<a b='<'/>", "<a>&x;</a>", "<a>& </a>", "<a>&#0;</a>", "<a>]]></a>",
      "<a>\u{1}</a>", "<a>\u{FFFE}</a>", "<p:a/>", "<a p:b='1'/>", "<é/>", "<a><![CDATA[x]></a>",
      "<a><?xml?></a>", "<a><?p:q?></a>", "<a><?é?></a>", "<a><?p?q?></a>", "<a><?p </a>",
      "<?xml version='1.1'?><a/>", "<?xml version='1.0' encoding='_'?><a/>", "<!DOCTYPE a><a/>",
      "<a><!-- -- --></a>", "<a xmlns:p=''/>",
      "<a xmlns:p='urn:example:x' xmlns:q='urn:example:x' p:b='1' q:b='2'/>",
      "<a xmlns='urn:example:x' xmlns='urn:example:x'/>",
      "<a xmlns='http://www.w3.org/2000/xmlns/'/>",
      "<a xmlns:xml='http://www.w3.org/XML/1998/namespace'/>", "<a xmlns:xmlfoo='urn:example:x'/>",
      "<a b='\u{7}'/>", "<a:b:c/>", "<a: />", "<a b/>", "<a b='", "<a b='x", "<a",
      "<",
      "<a b='\(String(repeating: "x", count: 70_000))'/>",
      String(repeating: "<a>", count: 300) + String(repeating: "</a>", count: 300),
    ]
  )
  func leaves(_ source: String) {
    let isRead = PlainScanner.scan(Array(source.utf8)) != nil
    #expect(!isRead)
  }

  @Test(
    "bytes that are no UTF-8 are left to libxml2",
    arguments: [
      [0x80], [0xC0, 0x80], [0xC3], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xE2, 0x99],
      [0xF0, 0x80, 0x80, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF9, 0x80, 0x80, 0x80], [0xFF], [0],
    ] as [[UInt8]]
  )
  func invalidBytes(_ bytes: [UInt8]) {
    for (before, after) in [("<a>", "</a>"), ("<a b='", "'/>"), ("<a><!--", "--></a>")] {
      let isRead = PlainScanner.scan(Array(before.utf8) + bytes + Array(after.utf8)) != nil
      #expect(!isRead, "\(before)")
    }
  }

  /// Each document with a piece of another or a mark of XML put in or over some of its bytes.
  @Test("documents with pieces put in are read as libxml2 reads them", arguments: plain)
  func mutations(_ source: String) {
    let pieces = [
      "<", ">", "/", "&", ";", "'", "\"", "=", " ", "\n", "\r", "\t", "-", "!", "?", "x", ":", "é",
      "]]>",
      "&amp;", "&#x", "<!--", "-->", "<b>", "</b>", "<a/>", " b='1'", " xmlns='urn:example:y'",
      " xmlns:p='urn:example:y'", "p:", "xml:", "<![CDATA[", "?>", "<?p ", "\u{1}", "\u{FFFF}",
    ].map { Array($0.utf8) }
    let bytes = Array(source.utf8)
    var scanned = 0
    for place in bytes.indices {
      for piece in pieces {
        for length in [0, 1, piece.count] {
          var changed = bytes
          changed.replaceSubrange(place..<min(place + length, bytes.count), with: piece)
          guard let tree = PlainScanner.scan(changed) else { continue }
          scanned += 1
          let found = difference(tree, XMLTree.parseByLibrary(changed))
          #expect(found == nil, "\(String(decoding: changed, as: UTF8.self))")
        }
      }
    }
    #expect(scanned > 0)
  }

  /// The first thing that differs between two trees, or nil.
  private func difference(_ one: XMLTree, _ other: XMLTree) -> String? {
    if !other.faults.isEmpty { return "libxml2 finds \(other.faults)" }
    if other.isCutShort || other.doctype != nil { return "libxml2 reads it otherwise" }
    if one.names != other.names { return "names \(one.names), not \(other.names)" }
    if one.nodes != other.nodes { return "nodes \(one.nodes), not \(other.nodes)" }
    if one.attributes != other.attributes {
      return "attributes \(one.attributes), not \(other.attributes)"
    }
    return one.decoded == other.decoded ? nil : "decoded text"
  }
}
