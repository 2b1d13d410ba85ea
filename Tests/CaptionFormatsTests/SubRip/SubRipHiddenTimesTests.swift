import CaptionFormats
import CaptionModel
import Testing

/// Times that something on their line hides, numbers that stand twice, text beside times.
@Suite struct SubRipHiddenTimesTests {
  /// Each cue as `begin-end text`, in milliseconds.
  private func cues(_ text: String) -> [String] {
    CaptionFormat.subRip.read(SourceText(text), ReadingOptions()).document.cues.map { cue in
      "\(cue.begin.milliseconds)-\(cue.end.map { "\($0.milliseconds)" } ?? "") \(cue.text.string)"
    }
  }

  private func codes(_ text: String) -> [String] {
    CaptionFormat.subRip.read(SourceText(text), ReadingOptions()).diagnostics
      .map { String($0.code.dropFirst("subrip/".count)) }
  }

  @Test(arguments: [
    "1 00:00:01,000 --> 00:00:02,000", "1: 00:00:01,000 --> 00:00:02,000",
    "1. 00:00:01,000 --> 00:00:02,000", "1)\t00:00:01,000 --> 00:00:02,000",
    "(00:00:01,000 --> 00:00:02,000)", "[00:00:01,000 --> 00:00:02,000]",
    "{00:00:01,000 --> 00:00:02,000}", "\"00:00:01,000 --> 00:00:02,000\"",
    "'00:00:01,000 --> 00:00:02,000'", "00:00:01,000 --&gt; 00:00:02,000",
    "\u{200B}00:00:01,000 --> 00:00:02,000\u{200B}",
    "\u{202A}00:00:01,000 --> 00:00:02,000\u{202C}",
    "\u{200E}00:00:01,000 -->\u{200E} 00:00:02,000",
    "\u{2066}00:00:01,000 --> 00:00:02,000\u{2069}",
    "００:００:０１,０００ --> 00:00:02,000", "００：００：０１，０００ --> ００：００：０２，０００",
    "٠٠:٠٠:٠١,٠٠٠ --> ٠٠:٠٠:٠٢,٠٠٠", "۰۰:۰۰:۰۱،۰۰۰ --> ۰۰:۰۰:۰۲،۰۰۰",
    "1\u{0B}00:00:01,000 --> 00:00:02,000", "1\u{0C}00:00:01,000 --> 00:00:02,000",
  ])
  func hiddenTimes(line: String) {
    #expect(
      cues("1\n\(line)\nA\n\n2\n00:00:03,000 --> 00:00:04,000\nB\n") == [
        "1000-2000 A", "3000-4000 B",
      ]
    )
    #expect(codes("1\n\(line)\nA\n").contains("bad-timestamp"))
    // The same without a number above, as the first line and below an empty one.
    #expect(cues("\(line)\nA\n\n\(line)\nB\n") == ["1000-2000 A", "1000-2000 B"])
  }

  @Test("a number and full times on one line begin a cue without an empty line, too")
  func numberedLines() {
    let text =
      "1 00:00:01,000 --> 00:00:02,000\nx\n2 00:00:03,000 --> 00:00:04,000\ny\n"
      + "3. 0:00:05,0 --> 0:00:06,0\nz\n"
    #expect(cues(text) == ["1000-2000 x", "3000-4000 y", "5000-6000 z"])
    #expect(
      codes("1\n00:00:01,000 --> 00:00:02,000\nx\n2 00:00:03,000 --> 00:00:04,000\ny\n")
        == ["missing-separator", "missing-number", "bad-timestamp"]
    )
  }

  @Test("a number beside the times counts, and the next one follows it")
  func numberBesideTimesCounts() {
    let times = ["00:00:01,000 --> 00:00:02,000", "00:00:03,000 --> 00:00:04,000"]
    let diagnostics = CaptionFormat.subRip.read(
      SourceText("1\n\(times[0])\nx\n\n2 \(times[1])\ny\n\n3\n00:00:05,000 --> 00:00:06,000\nz\n"),
      ReadingOptions()
    ).diagnostics
    #expect(diagnostics.map(\.code) == ["subrip/missing-number", "subrip/bad-timestamp"])
    #expect(diagnostics.first?.message == "number \"2\" stands beside the times, not above them")
  }

  @Test(
    "an invisible character is named, and shown where it stands",
    arguments: [
      // A byte order mark at the beginning of a line is one of the encoding.
      ("\u{FEFF}", "U+FEFF"), ("\u{200B}", "U+200B"), ("\u{202A}", "U+202A"), ("\u{AD}", "U+00AD"),
    ]
  )
  func invisibleCharacters(character: String, name: String) {
    for (before, behind) in [
      ("", "00:00:01,000 --> 00:00:02,000"), ("0", "0:00:01,000 --> 00:00:02,000"),
      ("00:00:01,000 -->", " 00:00:02,000"), ("00:00:01,000 --> 00:00:02,000", ""),
    ] where character != "\u{FEFF}" || !before.isEmpty {
      let diagnostics = CaptionFormat.subRip.read(
        SourceText("1\n\(before)\(character)\(behind)\nA\n"),
        ReadingOptions()
      ).diagnostics.filter { $0.code == "subrip/bad-timestamp" }
      #expect(
        diagnostics.map(\.message) == [
          "the invisible character \(name) stands on the line of the times"
        ]
      )
      let start = 2 + before.utf8.count
      #expect(diagnostics.map(\.range) == [start..<start + character.utf8.count])
    }
  }

  @Test("that is so in ordinary files, too")
  func numberedLineInAnOrdinaryFile() {
    let text =
      "1\n00:00:01,000 --> 00:00:02,000\nx\n\n2\n00:00:03,000 --> 00:00:04,000\ny\n"
      + "3 00:00:05,000 --> 00:00:06,000\nz\n\n4\n00:00:07,000 --> 00:00:08,000\nw\n"
    #expect(cues(text) == ["1000-2000 x", "3000-4000 y", "5000-6000 z", "7000-8000 w"])
  }

  @Test(
    "a fraction without digits is none",
    arguments: [
      "00:00:07, --> 00:00:08,", "00:00:07. --> 00:00:08.", "00:00:07,--> 00:00:08,000",
      "00:00:07,  -->  00:00:08, ",
    ]
  )
  func emptyFractions(line: String) {
    #expect(cues("1\n\(line)\nA\n") == ["7000-8000 A"])
    #expect(codes("1\n\(line)\nA\n").contains("bad-timestamp"))
  }

  /// Lines of text that look like such times and are none.
  @Test(arguments: [
    "(at 10:00 --> 11:00)", "1 minute --> 2 minutes", "[00:00:01,000 --> ]", "--> (00:00:01,000)",
    "Call 00:00:01,000 --> 00:00:02,000", "\"Go --> there\"",
    "3 10:00 --> 11:00", "2nd 00:00:03,000 --> 00:00:04,000",
  ])
  func text(line: String) {
    let text =
      "1\n00:00:01,000 --> 00:00:02,000\nA\n\(line)\n\n2\n00:00:03,000 --> 00:00:04,000\nB\n"
    #expect(cues(text) == ["1000-2000 A\n\(line)", "3000-4000 B"])
  }

  @Test("a number that stands twice is no text")
  func repeatedNumbers() {
    let text =
      "1\n1\n00:00:01,000 --> 00:00:02,000\nA\n\n2\n2\n00:00:03,000 --> 00:00:04,000\nB\nC\n\n"
      + "3\n3\n00:00:05,000 --> 00:00:06,000\nD\n"
    #expect(cues(text) == ["1000-2000 A", "3000-4000 B\nC", "5000-6000 D"])
    #expect(codes(text) == ["wrong-number", "wrong-number", "wrong-number"])
  }

  @Test("a number above another one is text where it is not the same, or text stands above")
  func numbersThatAreText() {
    #expect(
      cues("1\n00:00:01,000 --> 00:00:02,000\nRoom\n2\n2\n00:00:03,000 --> 00:00:04,000\nB\n")
        == ["1000-2000 Room\n2", "3000-4000 B"]
    )
    #expect(
      cues("1\n00:00:01,000 --> 00:00:02,000\nA\n\n101\n2\n00:00:03,000 --> 00:00:04,000\nB\n")
        == ["1000-2000 A\n\n101", "3000-4000 B"]
    )
  }

  @Test("text beside the times is the cue's where nothing stands below")
  func textBesideTimes() {
    let text =
      "1\n00:00:01,000 --> 00:00:02,000 Hello <i>there</i>\n\n2\n00:00:03,000 --> 00:00:04,000 x\nB\n"
    #expect(cues(text) == ["1000-2000 Hello there", "3000-4000 B"])
    #expect(codes(text) == ["text-beside-times", "dropped-text"])
    #expect(cues("1\n00:00:01,000 --> 00:00:02,000 X1:1 X2:2 Y1:3 Y2:4\n") == ["1000-2000 "])
  }

  @Test("form feeds part words as line breaks do")
  func formFeeds() {
    #expect(cues("1\u{0C}00:00:01,000 --> 00:00:02,000\u{0C}A\n") == ["1000-2000 A"])
  }
}
