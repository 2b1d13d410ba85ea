import CaptionFormats
import CaptionModel
import Testing

/// Lines that are written as people write of times, and where they begin a cue all the same.
@Suite struct SubRipLooseTimesTests {
  /// Times with what they are, in milliseconds, and what is reported of them.
  static let looseTimes = [
    ("00:07 --> 00:08", "7000-8000"), ("00:07,123 -> 00:08", "7123-8000"),
    ("0:07 -> 0:08.5", "7000-8500"), ("00:00:07,000 --> 00:00:08,000", "7000-8000"),
    ("[00:00:07,000 --> 00:00:08,000]", "7000-8000"),
  ]

  @Test(
    "below a garbled number loose times begin a cue, with an empty line above or without",
    arguments: ["2x", "2.", "#2", "2:", "[2]", "x2", "2\u{FEFF}", "２", "٢", "\u{200B}2"],
    looseTimes
  )
  func garbledNumbers(number: String, times: (line: String, milliseconds: String)) {
    for gap in ["", "\n", "\n\n"] {
      let file =
        "1\n00:00:01,000 --> 00:00:02,000\nA\n\(gap)\(number)\n\(times.line)\nB\n\n"
        + "3\n00:00:09,000 --> 00:00:10,000\nC\n"
      let result = readSubRip(file)
      #expect(result.texts == ["A", "B", "C"])
      #expect(result.times == ["1000-2000", times.milliseconds, "9000-10000"])
      #expect(result.findings.contains("wrong-number@1"))
      #expect(result.findings.contains("missing-separator@1") == gap.isEmpty)
      let isExact = times.line == "00:00:07,000 --> 00:00:08,000"
      #expect(result.findings.contains("bad-timestamp@1") == !isExact)
    }
  }

  @Test("letters that text recognition gives are digits of the number that is due")
  func misreadNumbers() {
    var file = ""
    for number in 1...9 {
      file += "\(number)\n00:00:0\(number),000 --> 00:00:0\(number),500\nA\n\n"
    }
    let result = readSubRip(file + "Text\nlO\n00:20 --> 00:21\nB\n\n11\n00:30 --> 00:31\nC\n")
    #expect(result.texts.suffix(3) == ["A\n\nText", "B", "C"])
    #expect(result.findings.contains("wrong-number@9"))
  }

  /// Lines directly below text, without a number, and whether they begin a cue.
  @Test(arguments: [
    ("00:07,123 -> 00:08", true),
    ("00:07.123 --> 00:08.000", true),
    ("00:07 --> 00:08,500", true),
    ("00:00:07 -> 00:00:08", true),
    ("2: 00:00:07,000 --> 00:00:08,000", true),
    ("2 00:07 --> 00:08", true),
    ("\u{200B}00:00:07,000 --> 00:00:08,000", true),
    // Not the number that is due.
    ("3: 00:00:07,000 --> 00:00:08,000", false),
    // Words about times.
    ("00:07 --> 00:08", false),
    ("00:07 -> 00:08", false),
    ("[00:00:07,000 --> 00:00:08,000]", false),
    // Before the text in which it stands.
    ("00:00,100 -> 00:00,900", false),
    ("00:08,123 -> 00:07", false),
    // One time only, or none that can be read.
    ("00:00:07,000 --> ?", false),
    ("--> 00:00:08,000", false),
    ("00:xx:yy --> zz", false),
    ("7\n10:00 --> 11:00", false),
  ])
  func insideText(line: String, isTimes: Bool) {
    let result = readSubRipCue("A\n\(line)\nB")
    #expect(result.texts == (isTimes ? ["A", "B"] : ["A\n\(line)\nB"]))
    #expect(result.findings.contains("times-in-text@0") == !isTimes)
    #expect(result.findings.contains("missing-separator@1") == isTimes)
  }

  @Test(
    "words with times in them are text, of which nothing is said",
    arguments: [
      "from 00:07 -> 00:08", "10:00 - 11:00", "At 10:00 --> 11:00", "--> here", "10:30 sharp",
      "<i>00:07</i> -> <i>00:08</i>", "Press File --> Open", "00:07 --&gt; 00:08",
      "00:00:07,000 --&gt; 00:00:08,000",
    ]
  )
  func words(line: String) {
    let result = readSubRipCue("A\n\(line)\nB")
    #expect(result.texts.count == 1)
    #expect(result.findings == [])
  }

  @Test("where the file writes its times so, they begin cues without numbers and empty lines too")
  func shortFile() {
    let result = readSubRip("00:01 --> 00:02\nA\n00:03 --> 00:04\nB\n00:01 --> 00:02\nC\n")
    // The last line does not follow the times above.
    #expect(result.texts == ["A", "B\n00:01 --> 00:02\nC"])
    #expect(result.findings.contains("times-in-text@1"))
    #expect(readSubRip("1\n00:01 --> 00:02\nA\n5\n00:03 --> 00:04\nB\n").texts == ["A", "B"])
  }

  @Test("unreadable times below the number that is due take no text of the cue above")
  func unreadableTimes() {
    let result = readSubRipCue("A\n2\n00:xx:yy --> zz\nB\n\n3\n00:00:05,000 --> 00:00:06,000\nC")
    #expect(result.texts == ["A", "C"])
    #expect(result.findings.contains("bad-timestamp"))
    #expect(result.findings.contains("dropped-text"))
  }

  /// Lines of times with marks that nobody sees, and when the cue ends.
  @Test(arguments: [
    ("00:00:01,000 --> 00:00:02,000\u{FEFF}", 2000),
    ("00:00:01,000 --> 00:00:02,000 \u{FEFF} ", 2000),
    ("00:00:01,000\u{FEFF} --> 00:00:02,000", 2000),
    ("00:00:01\u{FEFF},000 --> 00:00:02,000", 2000),
    ("00:00:01,000 --> 00:00:02,\u{FEFF}500", 2500),
    ("00:00:01,000 --> 00:00:02\u{FEFF},500\u{200E}", 2500),
    ("00:00:01,000 -\u{200B}-> 00:00:02,000", 2000),
    ("\u{2060}00:00:01,000 → \u{200F}00:00:02,000\u{AD}", 2000),
    ("00:00:01,000 --> \u{FEFF}00:00:02,000 X1:1 X2:2 Y1:3 Y2:4\u{FEFF}", 2000),
  ])
  func hiddenMarks(line: String, end: Int) {
    for file in ["1\n\(line)\nA\n", "1\n00:00:00,000 --> 00:00:00,500\n0\n\(line)\nA\n"] {
      let result = readSubRip(file)
      #expect(result.texts.last == "A")
      #expect(result.times.last == "1000-\(end)")
      let codes = Set(result.diagnostics.map(\.code))
      #expect(codes.contains("subrip/bad-timestamp"))
      #expect(!codes.contains("subrip/dropped-text"))
    }
    #expect(readSubRip("1\n\(line)\n\n").texts == [""])
  }

  @Test("text beside times that hold a zero byte is not lost in silence")
  func textBesideUncleanTimes() {
    let result = readSubRip("1\n00:00:01,\0000 --> 00:00:02,000 \0Hello\n")
    #expect(result.texts == ["Hello"])
    #expect(result.findings.contains("text-beside-times@0"))
  }

  @Test(
    "what is written reads back as text, whatever stands above",
    arguments: [
      "A\n2x\n00:07 --> 00:08\nB", "A\n00:00:07,000 --> 00:00:08,000", "#2\n[00:07 --> 00:08]",
      "2\n[00:00:07,000 --> 00:00:08,000]", "2\n2: 00:00:07,000 --> 00:00:08,000",
      "2\n00:xx:yy --> zz", "lO\n\u{200B}00:00:07,000 --> 00:00:08,000", "2.\n00:07 → 00:08",
      "2: 00:07 --> 00:08", "00:07,123 -> 00:08", "A\n00:07,123 -> 00:08 x 00:07 --> ?",
    ]
  )
  func writing(text: String) {
    let written = writeSubRip(CaptionText(text)).string
    #expect(readSubRip(written).texts == [text])
  }

  /// Numbers above times that are not written as they ought to be, and the texts of the cues.
  @Test(arguments: [
    // Directly below text, with an empty line below.
    ("1\n%1\nA\n2\n\n%2\nB\n", ["A", "B"]),
    // Twice, with each kind of line break.
    ("1\r%1\rA\r\r2\r2\r%2\rB\r", ["A", "B"]),
    ("1\r\r\n%1\r\r\nA\r\r\n\r\r\n2\r\r\n2\r\r\n%2\r\r\nB\r\r\n", ["A", "B"]),
    // The first one.
    ("1x\n%1\nA\n\n2\n%2\nB\n", ["A", "B"]),
    ("l\n%1\nA\n", ["A"]),
    // Due once more when a cue without one is counted.
    ("1\n%1\nA\n\n%2\nB\n\n3x\n\n%3\nC\n", ["A", "B", "C"]),
    ("1\n%1\nA\n\n%2\nB\n3.\n%3\nC\n4:\n%4\nD\n", ["A", "B", "C", "D"]),
    // The first one with an empty line below, when a cue has none.
    ("%1\nA\n\n2\n\n%2\nB\n", ["A", "B"]),
    ("1\n%1\nA\n2:\n\n%2\nB\n", ["A", "B"]),
    // Text.
    ("1\n%1\nA\n9\n\n2\n%2\nB\n", ["A\n9", "B"]),
    ("1\n%1\n2x\n%2\nB\n", ["2x", "B"]),
    ("1\n%1\nA\n9x\n%2\nB\n", ["A\n9x", "B"]),
  ])
  func numbers(file: String, texts: [String]) {
    var file = file
    for number in 1...4 {
      let times = "00:00:0\(number),000 --> 00:00:0\(number),900"
      file = file.split(separator: "%\(number)", omittingEmptySubsequences: false)
        .joined(separator: times)
    }
    #expect(readSubRip(file).texts == texts)
  }

  @Test("that a number stands twice is said of its own cue")
  func repeatedNumber() {
    let result = readSubRip(
      "1\n00:00:01,000 --> 00:00:02,000\nA\0\n\n2\n2\n00:00:03,000 --> 00:00:04,000\nB\n"
    )
    #expect(result.texts == ["A", "B"])
    #expect(result.findings == ["nul@0", "wrong-number@1"])
  }

  @Test("a mark inside the arrow hides no times")
  func markInArrow() {
    for arrow in ["--\u{200E}>", "-\u{FEFF}->", "—\u{200B}>"] {
      let result = readSubRip("1\n00:00:01,000 \(arrow) 00:00:02,000\nA\n")
      #expect(result.times == ["1000-2000"])
      #expect(result.findings == ["bad-timestamp@0"])
    }
  }
}
