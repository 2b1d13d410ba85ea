import CaptionKit
import Testing

@testable import CaptionCommand

@Suite struct WordingTests {
  @Test(
    arguments: [
      (0, "00:00:00.000"), (17_640_000, "00:00:00.001"), (17_640_000_000 * 3661, "01:01:01.000"),
      (8_820_000, "00:00:00.0005"), (-17_640_000, "-00:00:00.001"),
      (17_640_000_000 * 360_000, "100:00:00.000"), (588_588_000, "00:00:00.033366667"),
    ] as [(Int128, String)]
  )
  func writesClocks(_ units: Int128, _ expected: String) {
    #expect(clock(MediaTime(units: units)) == expected)
  }

  @Test(arguments: [(0, "0 cues"), (1, "1 cue"), (2, "2 cues")])
  func counts(_ count: Int, _ expected: String) {
    #expect(counted(count, "cue") == expected)
    #expect(counted(2, "loss") == "2 losses")
  }

  @Test(arguments: [
    ("plain", "plain"), ("a\nb\tc", "a\\nb\\tc"),
    ("\u{1B}[0m\u{7F}\u{9B}", "\\u{1b}[0m\\u{7f}\\u{9b}"),
    ("a\u{2028}b", "a\\u{2028}b"), ("é♪", "é♪"), ("a\r\nb", "a\\u{d}\\nb"),
  ])
  func staysOnOneLine(_ text: String, _ expected: String) {
    #expect(oneLine(text) == expected)
  }

  @Test(arguments: [("abc", 3), ("é", 1), ("日本", 4), ("e\u{301}", 1), ("가", 2), ("", 0)])
  func measuresWidth(_ text: String, _ width: Int) {
    #expect(displayWidth(text) == width)
  }

  @Test func alignsTables() {
    var table = Table([("name", .left), ("n", .right)])
    table.add(["日本", "1"])
    table.add(["a\nb", "100"])
    #expect(table.lines == ["name    n", "日本    1", "a\\nb  100"])
  }

  @Test func wrapsAtBlanks() {
    #expect(wrapped("one two three", width: 7) == ["one two", "three"])
    #expect(wrapped("one two", width: 6, indent: 2) == ["  one", "  two"])
    #expect(wrapped("overlong a", width: 4) == ["overlong", "a"])
    #expect(wrapped("", width: 10) == [])
    #expect(wrappedText("a b\n\n  c d", width: 4) == ["a b", "", "  c", "  d"])
  }
}
