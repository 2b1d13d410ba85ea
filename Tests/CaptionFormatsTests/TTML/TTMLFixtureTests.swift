import CaptionEncoding
import CaptionModel
import Foundation
import TestSupport
import Testing

@testable import CaptionFormats

@Suite("TTML fixtures")
struct TTMLFixtureTests {
  private func source(_ name: String) throws -> String {
    let folder = Fixtures.repository.appendingPathComponent(
      "Tests/CaptionFormatsTests/Fixtures/TTML"
    )
    return String(
      decoding: try Data(contentsOf: folder.appendingPathComponent(name)),
      as: UTF8.self
    )
  }

  @Test("a document with everything")
  func everything() throws {
    let source = try source("everything.ttml")
    let result = TTMLTest.read(source)
    let expected = [
      // Frames last 1001/24000 s.
      "1001-2002 low: Cast off.",
      "3000-5000 low: No.\nAbsolutely not.",
      "6000-10000 low:   two  spaces & a break\n\n  and another line",
      "11000-12000 low: One,",
      "12000-13000 low: One, two,",
      "13000-14000 low: One, two, three!",
      // The region is away from second 10 to 11.
      "8000-10000 high: [汽笛]",
      "11000-14000 high: [汽笛]",
      "15000-16000 high: 左",
      "16000-17000 high: 右",
      "20000-23000 side: 港みなとまで",
      "24000-3600000 side: Ça va, l'œuf\u{202F}?",
    ]
    #expect(TTMLTest.cues(source) == expected)
    #expect(result.diagnostics.map(\.code) == ["ttml/foreign-element"])
    #expect(result.document.title == "港の夜")
    let markup = TTMLTest.markup(source)
    #expect(markup[0] == "[voice=Mara Voss Cast off.]")
    #expect(markup[10] == "[ruby [base 港][rt みなと]]まで")
    let style = result.document.extras[TTMLDocument.self]?.style.properties
    #expect(style?.map(\.name) == ["fontFamily", "linePadding"])
    #expect(markup[11].hasPrefix("[lang=fr "))
    let boxes = result.document.regions.map(\.box)
    #expect(boxes[0].x == 10 && boxes[0].y == 80 && boxes[0].width == 80 && boxes[0].height == 15)
    #expect(boxes[2].writingMode == .verticalGrowingLeft)
  }

  @Test("a document with everything wrong")
  func damaged() throws {
    let source = try source("damaged.ttml")
    let expected = [
      "1500-2000: Q & A, R&D and &nbsp;.",
      "0-4000: Who knows when?",
      "9000-7000: Backwards",
      "10000-11000: Kept until the tags go wrong",
    ]
    #expect(TTMLTest.cues(source) == expected)
    let codes = Set(TTMLTest.codes(source))
    #expect(
      codes == [
        "old-namespace", "bad-value", "bad-timestamp", "unknown-style", "unknown-region",
        "unknown-agent", "unbound-prefix", "not-well-formed", "unknown-attribute",
        "unknown-element",
      ]
    )
  }
}

@Suite("TTML properties over the corpora")
struct TTMLPropertyTests {
  private static let files =
    Fixtures.samples.filter { $0.pathExtension == "ttml" }
    + Fixtures.files(
      below: Fixtures.repository.appendingPathComponent(
        "Tests/CaptionFormatsTests/Fixtures/TTML"
      ),
      extensions: ["ttml"]
    )
    + Corpora.files("imsc", extensions: ["ttml", "xml"])

  private static func read(_ bytes: [UInt8]) throws -> ReadResult {
    CaptionFormat.ttml.read(try SourceText.decode(bytes, name: "-"), ReadingOptions())
  }

  @Test("what we write shows the same text at the same time, and is valid by our own reader")
  func sameTimeline() throws {
    for url in Self.files {
      let result = try Self.read(Array(try Data(contentsOf: url)))
      guard result.accepted else { continue }
      let written = CaptionFormat.ttml.write(result.document, WritingOptions())
      let again = try Self.read(written.bytes)
      #expect(
        again.diagnostics.allSatisfy { $0.severity == .advice },
        "\(url.path): \(again.diagnostics.first?.message ?? "")"
      )
      #expect(
        Self.shown(result.document) == Self.shown(again.document),
        "\(url.path)"
      )
    }
  }

  /// The timeline without the names and the order of regions: cues without one get one, and where
  /// more than four show at once, which no profile allows, they share some.
  private static func shown(_ document: CaptionDocument) -> [String] {
    document.timeline().map { interval in
      let texts = interval.regions.flatMap(\.paragraphs).sorted()
      return "\(interval.begin.units) \(interval.end?.units ?? -1) \(texts)"
    }
  }

  @Test("a document cut off anywhere is read without harm, and loses no cue before the cut")
  func prefixes() throws {
    let source = Array(
      TTMLTest.document(
        """
        <body><div begin='1s'><p end='1s' xml:lang='fr'>A &amp; <span tts:color='red' end='1s'>B\
        </span><br/><![CDATA[C]]></p><p timeContainer='seq'><span dur='1s'>D</span></p></div></body>
        """,
        head: "<layout><region xml:id='r'/></layout>"
      ).utf8
    )
    for count in 0...source.count {
      let result = try Self.read(Array(source[..<count]))
      for diagnostic in result.diagnostics {
        #expect((diagnostic.range?.upperBound ?? 0) <= count)
      }
      #expect(result.map.cues.allSatisfy { $0.whole.upperBound <= count })
    }
  }
}
