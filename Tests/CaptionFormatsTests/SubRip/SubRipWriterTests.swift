import CaptionFormats
import CaptionModel
import Testing

@Suite struct SubRipWriterTests {
  @Test func aFileIsWrittenByteForByte() {
    var builder = CaptionTextBuilder()
    builder.open(.italic)
    builder.append("Far away,\na bell")
    builder.close()
    builder.append(".")
    var document = CaptionDocument()
    document.cues = [
      Cue(
        begin: MediaTime(milliseconds: 1230),
        end: MediaTime(milliseconds: 359_999_999),
        text: builder.take()
      ),
      Cue(
        begin: MediaTime(seconds: 442_800),
        end: MediaTime(milliseconds: 442_801_001),
        text: "♪ – 港",
        placement: Anchor(8).map { Placement($0) }
      ),
    ]
    let result = CaptionFormat.subRip.write(document, WritingOptions())
    let expected =
      "1\r\n00:00:01,230 --> 99:59:59,999\r\n<i>Far away,\r\na bell</i>.\r\n\r\n"
      + "2\r\n123:00:00,000 --> 123:00:01,001\r\n{\\an8}♪ – 港\r\n\r\n"
    #expect(result.bytes == Array(expected.utf8))
    #expect(result.losses.isEmpty)
  }

  @Test(
    "a cue that rounding would make end when it begins lasts a millisecond; one that does so itself stays",
    arguments: [
      (10_000, 10_004, "00:00:01,000 --> 00:00:01,001"),
      (10_000, 10_000, "00:00:01,000 --> 00:00:01,000"),
      (9_996, 10_003, "00:00:01,000 --> 00:00:01,001"),
      (10_004, 10_006, "00:00:01,000 --> 00:00:01,001"),
      (10_004, 10_000, "00:00:01,000 --> 00:00:01,000"),
      (-3, 3, "00:00:00,000 --> 00:00:00,001"), (-9, -3, "00:00:00,000 --> 00:00:00,000"),
      (3_600_000_000, 3_600_000_004, "100:00:00,000 --> 100:00:00,001"),
    ]
  )
  func shortCues(_ begin: Int, _ end: Int, _ line: String) {
    var document = CaptionDocument()
    document.cues = [
      Cue(
        begin: MediaTime(numerator: Int128(begin), denominator: 10_000),
        end: MediaTime(numerator: Int128(end), denominator: 10_000),
        text: "a"
      )
    ]
    let result = CaptionFormat.subRip.write(document, WritingOptions())
    #expect(result.string == "1\n\(line)\na\n\n")
  }

  @Test func numbersCountUp() {
    var document = CaptionDocument()
    for number in 0..<1001 {
      document.cues.append(
        Cue(
          begin: MediaTime(seconds: number),
          end: MediaTime(seconds: number + 1),
          text: "A"
        )
      )
    }
    let blocks = CaptionFormat.subRip.write(document, WritingOptions()).string
      .split(separator: "\n\n")
    let numbers = blocks.map { $0.prefix { $0 != "\n" } }
    #expect(numbers == (1...1001).map { "\($0)" })
  }

  @Test func nothingIsWrittenForNoCues() {
    #expect(CaptionFormat.subRip.write(CaptionDocument(), WritingOptions()).bytes.isEmpty)
  }

  /// A text without spans, and what is written for it.
  @Test(arguments: [
    ("R&D says 2 < 3 > 1", "R&D says 2 < 3 > 1"),
    ("AT&T, Tom & Jerry", "AT&T, Tom & Jerry"),
    ("<sighs> Fine", "<sighs> Fine"),
    ("- Yes.\n- No.", "- Yes.\n- No."),
    ("42", "42"),
    ("  indented", "  indented"),
    // What would be read as markup.
    ("<i>A</i>", "&lt;i>A&lt;/i>"),
    ("<font color=red>A", "&lt;font color=red>A"),
    ("< i>A", "&lt; i>A"),
    ("<font <font >A", "&lt;font &lt;font >A"),
    ("<font <u <font >A", "&lt;font &lt;u &lt;font >A"),
    ("<font <fine print>A", "<font <fine print>A"),
    ("<i", "<i"),
    ("<00:01.000>A", "&lt;00:01.000>A"),
    ("{\\an8}A", "&#123;\\an8}A"),
    ("{\\an8", "{\\an8"),
    ("{i}A {x}", "&#123;i}A {x}"),
    ("a&amp;b &lt; &nope;", "a&amp;amp;b &amp;lt; &nope;"),
    ("C:\\News\\home\\new", "C:&#92;News&#92;home\\new"),
    // What would be read as times.
    ("00:00:01,000 --> 00:00:02,000", "00:00:01,000 --&gt; 00:00:02,000"),
    ("A\n00:01.0 -> 00:02.0\nB", "A\n&#48;0:01.0 -> 00:02.0\nB"),
    ("5\n10:00 - 11:00", "5\n&#49;0:00 - 11:00"),
    // Below a number an arrow is one even as a reference.
    ("A\n7\n00:00:01,000 --> 00:00:02,000", "A\n7\n&#48;0:00:01,000 --> 00:00:02,000"),
    ("A\n7\nB\n00:01.0 --> 00:02.0", "A\n7\nB\n00:01.0 --&gt; 00:02.0"),
    ("File --> Open", "File --> Open"),
    // Lines that would end the cue.
    ("A\n\nB", "A\nB"),
    ("A\n \t\n\nB", "A\nB"),
    ("\nA\n", "A"),
    ("", ""),
    (" \n ", ""),
    // Characters that can't be seen.
    ("A\u{7}B\0C\rD\u{7F}", "ABCD"),
    ("\u{7}\nA", "A"),
    ("\u{FEFF}\u{FEFF}A\u{FEFF}B", "A\u{FEFF}B"),
    ("\u{7}00:00:01,000 --> 00:00:02,000", "00:00:01,000 --&gt; 00:00:02,000"),
    // What is left out before times hides them no longer.
    ("a\n\u{FEFF}00:00:01,000 --> 00:00:02,000", "a\n00:00:01,000 --&gt; 00:00:02,000"),
    ("\u{FEFF}\u{FEFF}00:00:01,000 --> 00:00:02,000", "00:00:01,000 --&gt; 00:00:02,000"),
    ("\u{7}\u{FEFF}\r00:00:01,000 --> 00:00:02,000", "00:00:01,000 --&gt; 00:00:02,000"),
    ("\r00:00:01,000 --> 00:00:02,000", "00:00:01,000 --&gt; 00:00:02,000"),
    ("0\r0:00:01,000 -\u{1}-> 00:00:02,000", "&#48;0:00:01,000 --> 00:00:02,000"),
    ("\u{7}\u{FEFF}A", "A"),
    ("\u{FEFF}7\n(00:00:01,000 --> 00:00:02,000)", "7\n&#40;00:00:01,000 --> 00:00:02,000)"),
    ("7\n\u{200B}00:00:01,000 --> 00:00:02,000", "7\n&#8203;00:00:01,000 --> 00:00:02,000"),
    ("(00:00:01,000 --> 00:00:02,000)", "(00:00:01,000 --&gt; 00:00:02,000)"),
    ("2 00:00:03,000 --> 00:00:04,000", "2 00:00:03,000 --&gt; 00:00:04,000"),
    ("2 \u{7}00:00:03,000 --> 00:00:04,000", "2 00:00:03,000 --&gt; 00:00:04,000"),
    ("00:00:07, --> 00:00:08,", "00:00:07, --&gt; 00:00:08,"),
    // Codes of MicroDVD, which ffmpeg and VLC swallow.
    ("{y:i}A {c:$ff}B", "&#123;y:i}A &#123;c:$ff}B"), ("{P:1\nA}", "&#123;P:1\nA}"),
    ("{y:i A", "{y:i A"), ("A}{y:i", "A}{y:i"), ("{:}", "{:}"),
  ])
  func textIsWrittenSoThatItIsReadBack(text: String, written: String) {
    let output = writtenText(CaptionText(text))
    #expect(output == (written.isEmpty ? "\n" : written + "\n\n"))
  }

  /// The texts of the test above that can be kept as they are.
  @Test(arguments: [
    "R&D says 2 < 3 > 1", "<i>A</i>", "< i>A", "<font <font >A", "<font <font <font >>A",
    "<00:01.000>A", "{\\an8}A", "{i}A", "a&amp;b &lt;",
    "C:\\News\\home", "00:00:01,000 --> 00:00:02,000", "A\n00:01.0 -> 00:02.0\nB",
    "5\n10:00 - 11:00", "−00:00:01,000 -> 00:00:02,000", "7\n-00:00:01 -- 00:00:02",
    "\u{A0}A\u{A0}", "A\n42\n43", "{y:i}A\n{Y:b}", "7\n(00:00:01,000 --> 00:00:02,000)",
    "7\n٠٠:٠٠:٠١,٠٠٠ --> ٠٠:٠٠:٠٢,٠٠٠", "A\n2 00:00:03,000 --> 00:00:04,000",
    "7\n2 00:00:03,000 --> 00:00:04,000", "<b", "{\\b1", "&#60;b>", "\\\\N", "<v Mary>A</v>",
  ])
  func whatIsWrittenIsReadBack(text: String) {
    let file = writeSubRip(CaptionText(text), "42", CaptionText(text)).string
    let result = readSubRip(file)
    #expect(result.texts == [text, "42", text])
    #expect(result.document.cues.allSatisfy { $0.text.spans.isEmpty })
  }

  @Test func controlCharactersAndBlankLinesAreLosses() {
    let result = writeSubRip("A", "A\u{7}\n\nB")
    #expect(result.lost == ["blank-line@1", "control-character@1"])
  }

  // MARK: Times

  @Test func anOpenEndIsTheNextBegin() {
    var document = CaptionDocument()
    for (begin, end) in [(1, nil), (9, nil), (4, 5), (1, nil)] as [(Int, Int?)] {
      document.cues.append(
        Cue(
          begin: MediaTime(seconds: begin),
          end: end.map { MediaTime(seconds: $0) },
          text: "A"
        )
      )
    }
    let result = CaptionFormat.subRip.write(document, WritingOptions())
    let times = result.string.split(separator: "\n").filter { $0.contains("-->") }
    #expect(
      times == [
        "00:00:01,000 --> 00:00:04,000", "00:00:09,000 --> 00:00:14,000",
        "00:00:04,000 --> 00:00:05,000", "00:00:01,000 --> 00:00:04,000",
      ]
    )
    #expect(result.lost == ["open-end@0", "open-end@1", "open-end@3"])
  }

  @Test func timesBeforeZeroAreZero() {
    var document = CaptionDocument()
    document.cues = [
      Cue(begin: MediaTime(milliseconds: -1500), end: MediaTime(seconds: 1), text: "A")
    ]
    let result = CaptionFormat.subRip.write(document, WritingOptions())
    #expect(result.string.hasPrefix("1\n00:00:00,000 --> 00:00:01,000\n"))
    #expect(result.lost == ["negative-time@0"])
  }

  @Test func timesAreRoundedToMilliseconds() {
    var document = CaptionDocument()
    document.cues = [
      Cue(
        begin: MediaTime(numerator: 1001, denominator: 30_000),
        end: MediaTime(numerator: 1_999_500, denominator: 1_000_000),
        text: "A"
      )
    ]
    let result = CaptionFormat.subRip.write(document, WritingOptions())
    #expect(result.string.hasPrefix("1\n00:00:00,033 --> 00:00:02,000\n"))
  }

  // MARK: Placement

  @Test(arguments: 1...9)
  func placesAreWritten(number: Int) throws {
    var document = CaptionDocument()
    let anchor = try #require(Anchor(number))
    document.cues = [
      Cue(begin: .zero, end: MediaTime(seconds: 1), text: "A", placement: Placement(anchor))
    ]
    let result = CaptionFormat.subRip.write(document, WritingOptions())
    let text = number == 2 ? "A" : "{\\an\(number)}A"
    #expect(result.string == "1\n00:00:00,000 --> 00:00:01,000\n\(text)\n\n")
    #expect(result.losses.isEmpty)
  }

  @Test func finerPlacesAreLosses() {
    var top = Placement()
    top.line = .percent(25)
    var vertical = Placement()
    vertical.writingMode = .verticalGrowingLeft
    var document = CaptionDocument()
    document.regions = [
      Region(id: "r", geometry: .box(Region.Box(x: 10, y: 10, width: 80, height: 20)))
    ]
    for placement in [top, vertical, Placement()] {
      document.cues.append(
        Cue(begin: .zero, end: MediaTime(seconds: 1), text: "A", placement: placement)
      )
    }
    document.cues.append(Cue(begin: .zero, end: MediaTime(seconds: 1), text: "A", region: "r"))
    let result = CaptionFormat.subRip.write(document, WritingOptions())
    #expect(result.lost == ["position@0", "writing-mode@1", "region@3"])
    let texts = result.string.split(separator: "\n").filter { $0.hasSuffix("A") }
    #expect(texts.count == 4)
    #expect(texts.first == "{\\an8}A")
    #expect(texts.last == "{\\an8}A")
  }

  @Test func aPlaceOfThePictureIsTheSameInLinesAndInPercent() {
    var top = Placement()
    top.line = .percent(10)
    top.position = 50
    top.size = 80
    var document = CaptionDocument()
    document.cues = [
      Cue(begin: .zero, end: MediaTime(seconds: 1), text: "A", placement: top)
    ]
    let result = CaptionFormat.subRip.write(document, WritingOptions())
    #expect(result.string.contains("{\\an8}A"))
    #expect(result.losses.isEmpty)
  }

  @Test func regionsAreLostUnlessAPlaceSaysAsMuch() throws {
    var top = Region.Box.ordinary
    top.displayAlign = .before
    var rolling = Region.Anchored()
    rolling.scrollsUp = true
    var document = CaptionDocument()
    document.regions = [
      Region(id: "bottom", geometry: .box(.ordinary)),
      Region(id: "top", geometry: .box(top)),
      Region(id: "rolling", geometry: .anchored(rolling)),
      Region(
        id: "dark",
        geometry: .box(.ordinary),
        style: TextStyle(.backgroundColor(Color(rgb: 0)))
      ),
    ]
    for id in ["bottom", "top", "rolling", "dark"] {
      document.cues.append(
        Cue(begin: .zero, end: MediaTime(seconds: 1), text: "A", region: id)
      )
    }
    let result = CaptionFormat.subRip.write(document, WritingOptions())
    #expect(result.lost == ["region@2", "background-color@3"])
    let texts = result.string.split(separator: "\n").filter { $0.hasSuffix("A") }
    #expect(texts == ["A", "{\\an8}A", "A", "A"])
  }

  // MARK: The rest

  @Test func whatSubRipHasNoPlaceForIsLost() {
    var document = CaptionDocument()
    document.language = "fi"
    document.title = "Kettle"
    document.cues = [
      Cue(identifier: "1", begin: .zero, end: MediaTime(seconds: 1), text: "A"),
      Cue(identifier: "intro", begin: .zero, end: MediaTime(seconds: 1), text: "A"),
    ]
    let result = CaptionFormat.subRip.write(document, WritingOptions())
    #expect(result.lost == ["language", "title", "identifier@1"])
    #expect(result.losses.last?.what == "identifier \"intro\"")
    #expect(result.losses.last?.reason == "SubRip numbers its cues")
  }

  @Test func coordinatesStay() {
    let file =
      "1\n00:00:01,000 --> 00:00:02,000 X1:203 X2:511 Y1:359 Y2:431\nA\n\n"
    let result = CaptionFormat.subRip.write(readSubRip(file).document, WritingOptions())
    #expect(result.string == file)
    #expect(result.losses.isEmpty)
  }
}
