import CaptionKit
import Testing

@testable import CaptionCommand

/// The cursor gives the lines and columns of the table that it stands in for.
@Suite struct LineCursorTests {
  static let texts = [
    "", "\n", "one\ntwo\n\nfour", "one\r\ntwo\r\n\r\nfour\r\n", "one\rtwo\r\rfour\r",
    "Zażółć\ngęślą\r\njaźń\rkoniec\n", "a\n\r\nb\r\r\nc",
    String(repeating: "long ", count: 2000) + "\nend\n",
    String(repeating: "x\n", count: 5000),
    "a\r" + String(repeating: "long ", count: 2000) + "\n" + String(repeating: "y\n", count: 3000),
  ]

  @Test(arguments: texts)
  func everyPlaceIsThatOfTheTable(_ text: String) {
    let source = SourceText(text)
    let table = LineTable(source)
    let count = source.bytes.count
    let step = max(count / 500, 1)
    let forward = Array(stride(from: 0, through: count + 2, by: step))
    var there = forward
    // Back a little after each step, and now and then far.
    for (index, offset) in forward.enumerated() {
      there += [offset, max(offset - 7, 0), index % 16 == 0 ? offset / 2 : offset]
    }
    var cursor = LineCursor(source, LazyLineTable(source))
    for offset in there + forward.reversed() {
      #expect(cursor.position(of: offset) == table.position(of: offset), "byte \(offset)")
    }
  }

  @Test(.timeLimit(.minutes(3)))
  func manyPlacesOfOneLineTakeLinearTime() {
    let count = 200_000
    let source = SourceText("one\n" + String(repeating: "żółw ", count: count))
    var cursor = LineCursor(source, LazyLineTable(source))
    for number in 0..<count {
      // Eight bytes and five scalars each.
      let position = cursor.position(of: 4 + number * 8)
      if position.line != 2 || position.column != number * 5 + 1 {
        Issue.record("byte \(4 + number * 8) is at \(position)")
        return
      }
    }
  }
}
