import CaptionModel
import Testing

@Suite struct RollingCaptionsTests {
  /// A cue whose times are seconds, with `|` for line breaks.
  private func cue(_ begin: Double, _ end: Double?, _ text: String) -> Cue {
    Cue(
      begin: MediaTime(milliseconds: Int(begin * 1000)),
      end: end.map { MediaTime(milliseconds: Int($0 * 1000)) },
      text: CaptionText(text.replacing("|", with: "\n"))
    )
  }

  private func collapsed(_ cues: [Cue]) -> [String] {
    var document = CaptionDocument()
    document.cues = cues
    document.collapseRolling()
    return document.cues.map { cue in
      let end = cue.end.map { "\($0.milliseconds)" } ?? "open"
      return "\(cue.begin.milliseconds) \(end) \(cue.text.string.replacing("\n", with: "|"))"
    }
  }

  private func stretches(_ cues: [Cue]) -> [Range<Int>] {
    RollingCaptions.find(in: cues).map(\.cues)
  }

  @Test("recognised speech: the old line above the new one, and cues of 10 ms between")
  func recognition() {
    let cues = [
      cue(0.16, 3.429, " |so the boat left"), cue(3.429, 3.439, "so the boat left| "),
      cue(3.439, 5.749, "so the boat left|without us"), cue(5.749, 5.759, "without us| "),
      cue(5.759, 7, "without us|again"),
    ]
    #expect(stretches(cues) == [0..<5])
    #expect(
      collapsed(cues) == [
        "160 3439 so the boat left", "3439 5759 without us", "5759 7000 again",
      ]
    )
  }

  @Test("a live encoder: three lines that move up")
  func rollUp() {
    let cues = [
      cue(0, 1, "a one"), cue(1, 2, "a one|b two"), cue(2, 3, "a one|b two|c three"),
      cue(3, 4, "b two|c three|d four"), cue(4, nil, "c three|d four|e five"),
    ]
    #expect(stretches(cues) == [0..<5])
    #expect(
      collapsed(cues) == [
        "0 1000 a one", "1000 2000 b two", "2000 3000 c three", "3000 4000 d four",
        "4000 open e five",
      ]
    )
  }

  @Test("a line that grows by whole words is shown as it stood in the end")
  func growing() {
    let cues = [
      cue(0, 1, "above|so"), cue(1, 2, "above|so the"), cue(2, 3, "above|so the boat"),
      cue(3, 4, "so the boat|left"),
    ]
    #expect(stretches(cues) == [0..<4])
    #expect(collapsed(cues) == ["0 3000 above|so the boat", "3000 4000 left"])
  }

  @Test("a line that is said again later is no repetition of the display")
  func saidAgain() {
    let cues = [
      cue(0, 1, "no"), cue(1, 2, "no|no"), cue(2, 3, "no|yes"), cue(3, 4, "yes|no"),
    ]
    #expect(
      collapsed(cues) == ["0 1000 no", "1000 2000 no", "2000 3000 yes", "3000 4000 no"]
    )
  }

  @Test("a pause or another region ends a stretch; the last line goes when its cue does")
  func pauses() {
    var cues = [
      cue(0, 1, "a"), cue(1, 2, "a|b"), cue(2, 3, "b|c"), cue(4.001, 5, "c|d"),
      cue(5, 6, "d|e"), cue(6, 7, "e|f"),
    ]
    #expect(stretches(cues) == [0..<3, 3..<6])
    #expect(
      collapsed(cues) == [
        "0 1000 a", "1000 2000 b", "2000 3000 c", "4001 5000 c|d", "5000 6000 e", "6000 7000 f",
      ]
    )
    cues[1].region = "r"
    #expect(stretches(cues) == [3..<6])
  }

  @Test(
    "speakers repeat themselves",
    arguments: [
      ["Go!", "Go!", "Go!", "Go!"],
      ["No.", "No. Wait."],
      ["- Go!|- No.", "- No.|Wait."],
      ["a|b", "a", "c"],
      ["No", "Nobody", "Nobody's"],
      ["one|two", "three|two", "three|four"],
      ["", "", ""],
      [" | ", "a", "b"],
    ]
  )
  func dialogue(_ texts: [String]) {
    let cues = texts.enumerated().map { cue(Double($0), Double($0 + 1), $1) }
    #expect(stretches(cues) == [])
    // Where it is said that captions roll, one move without a pause is enough.
    let apart = texts.enumerated().map { cue(Double($0), Double($0) + 0.8, $1) }
    #expect(
      collapsed(apart) == texts.enumerated().map { "\($0 * 1000) \($0 * 1000 + 800) \($1)" }
    )
  }

  @Test("one move is enough for who knows that captions roll")
  func pairs() {
    let cues = [
      cue(1, 2, "a one"), cue(2, 3, "a one|b two"), cue(10, 11, "x one"),
      cue(11, 12, "x one|y two"),
    ]
    #expect(stretches(cues) == [])
    #expect(
      collapsed(cues) == [
        "1000 2000 a one", "2000 3000 b two", "10000 11000 x one", "11000 12000 y two",
      ]
    )
    let held = [cue(0, 1, "a|b"), cue(1, 2, "a|b"), cue(2, 3, "b|c")]
    #expect(collapsed(held) == ["0 2000 a|b", "2000 3000 c"])
    #expect(collapsed([cue(0, 1, "Go!"), cue(1, 2, "Go!")]) == ["0 1000 Go!", "1000 2000 Go!"])
    #expect(collapsed([cue(0, 1, "a"), cue(1.5, 2, "a|b")]) == ["0 1000 a", "1500 2000 a|b"])
  }

  @Test("cues around a stretch stay as they are")
  func surroundings() {
    let cues = [
      cue(0, 1, "Before|this"), cue(2, 3, "a"), cue(3, 4, "a|b"), cue(4, 5, "b|c"),
      cue(9, 10, "After."),
    ]
    #expect(
      collapsed(cues) == [
        "0 1000 Before|this", "2000 3000 a", "3000 4000 b", "4000 5000 c", "9000 10000 After.",
      ]
    )
  }

  @Test("the markup of the first appearance stays, and a moment before a line is its begin")
  func markup() throws {
    var builder = CaptionTextBuilder()
    builder.append("so")
    builder.mark(MediaTime(milliseconds: 500))
    builder.open(.italic, classes: ["x"])
    builder.append(" the\n")
    builder.mark(MediaTime(milliseconds: 700))
    builder.append("boat")
    builder.close()
    var first = cue(0, 1, "")
    first.text = builder.take()
    first.identifier = "i"
    var document = CaptionDocument()
    document.cues = [first, cue(1, 2, "so the|boat"), cue(2, 3, "boat|left"), cue(3, 4, "left|us")]
    let stretches = document.collapseRolling().map(\.cues)
    #expect(stretches == [0..<4])
    #expect(document.cues.map(\.text.string) == ["so the", "boat", "left", "us"])
    #expect(document.cues.map(\.begin.milliseconds) == [0, 700, 2000, 3000])
    #expect(document.cues.map { $0.end?.milliseconds } == [700, 2000, 3000, 4000])
    #expect(document.cues.map(\.identifier) == ["i", nil, nil, nil])
    let so = try #require(document.cues.first).text
    #expect(so.spans.map(\.kind) == [.time(MediaTime(milliseconds: 500)), .italic])
    #expect(so.spans.map(\.range) == [2..<2, 2..<6])
    let boat = document.cues[1].text
    #expect(boat.spans.map(\.kind) == [.italic])
    #expect(boat.spans.map(\.classes) == [["x"]])
    #expect(boat.spans.map(\.range) == [0..<4])
  }

  @Test("more lines than a display has rows are something else", arguments: [(15, 1), (16, 0)])
  func rows(_ count: Int, _ found: Int) {
    let cues = (0..<4).map { start in
      cue(
        Double(start),
        Double(start + 1),
        (start..<start + count).map { "line \($0)" }.joined(separator: "|")
      )
    }
    #expect(stretches(cues).count == found)
  }
}
