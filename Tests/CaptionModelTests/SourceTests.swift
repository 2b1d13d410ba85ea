import CaptionModel
import Testing

@Suite("Source text and positions")
struct SourceTests {
  @Test(
    "lines end at LF, CRLF and a lone CR; columns count Unicode scalars",
    arguments: [
      (0, 1, 1), (1, 1, 2), (3, 1, 3), (4, 2, 1), (5, 2, 2), (6, 2, 3), (7, 3, 1), (8, 4, 1),
      (9, 4, 2), (99, 4, 2), (-5, 1, 1),
    ]
  )
  func positions(offset: Int, line: Int, column: Int) {
    // Bytes: a é(2) LF b CR LF | CR | c
    let table = LineTable(SourceText("aé\nb\r\n\rc"))
    #expect(table.position(of: offset) == SourcePosition(line: line, column: column))
  }

  @Test("a table of the text up to an offset knows all that comes before", arguments: 0...9)
  func upTo(limit: Int) {
    let source = SourceText("aé\nb\r\n\rc")
    let whole = LineTable(source)
    let table = LineTable(source, upTo: limit)
    for offset in 0...limit {
      #expect(table.position(of: offset) == whole.position(of: offset))
    }
    #expect(table.position(of: limit + 1) == whole.position(of: limit))
  }

  @Test("an empty text has one line")
  func empty() {
    let table = LineTable(SourceText(""))
    #expect(table.count == 1)
    #expect(table.position(of: 0) == SourcePosition(line: 1, column: 1))
  }

  @Test("columns are right on lines of many strides, wherever they begin")
  func longLines() {
    // Each unit is a letter of one byte and one of two: 2 columns in 3 bytes.
    let line = String(repeating: "aé", count: 10_000)
    let table = LineTable(SourceText("x\n\(line)\n\(line)"))
    for unit in [0, 1, 1364, 1365, 1366, 2730, 2731, 5000, 9999, 10_000] {
      for (start, number) in [(2, 2), (2 + 30_001, 3)] {
        let offset = start + unit * 3
        #expect(table.position(of: offset) == SourcePosition(line: number, column: unit * 2 + 1))
        guard unit < 10_000 else { continue }
        #expect(
          table.position(of: offset + 1) == SourcePosition(line: number, column: unit * 2 + 2)
        )
      }
    }
  }

  @Test("a source map clamps what does not fit instead of trapping")
  func clamping() {
    let record = SourceMap.CueRange(start: -1, timing: .max, text: 5..<Int.max)
    #expect(record.start == 0)
    #expect(record.text.lowerBound == 5)
    #expect(record.text.upperBound == Int(UInt32.max))
  }
}
