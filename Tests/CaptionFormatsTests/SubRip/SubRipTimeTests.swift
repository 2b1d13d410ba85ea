import CaptionFormats
import CaptionModel
import Testing

@Suite struct SubRipTimeTests {
  /// A line with times below a number, the times in milliseconds, and what is reported.
  @Test(
    arguments: [
      // The exact form.
      ("00:00:01,000 --> 00:00:02,500", "1000-2500", []),
      ("99:59:59,999 --> 100:00:01,500", "359999999-360001500", []),
      ("1000:00:00,000 --> 1000:00:01,000", "3600000000-3600001000", []),
      ("100:59:59,999 --> 123456789:00:00,000", "363599999-444444440400000", []),
      ("100:00:00,000 --> 100:60:00,000", "360000000-363600000", ["bad-timestamp@0"]),
      ("100:00:00,000 --> 99:00:00,500", "360000000-356400500", []),
      ("00:00:05,000 --> 00:00:01,000", "5000-1000", []),
      ("00:00:05,000 --> 00:00:05,000", "5000-5000", []),
      // Blanks around the arrow and the line.
      ("  00:00:01,000  -->\t00:00:02,000  ", "1000-2000", []),
      ("00:00:01,000-->00:00:02,000", "1000-2000", []),
      ("00:00:01,000 -->00:00:02,000", "1000-2000", []),
      // Other separators before the fraction.
      ("00:00:01.230 --> 00:00:05.790", "1230-5790", ["bad-timestamp@0", "bad-timestamp@0"]),
      ("00:00:01,500 --> 00:00:02.250", "1500-2250", ["bad-timestamp@0"]),
      ("00:00:01:500 --> 00:00:02;750", "1500-2750", ["bad-timestamp@0", "bad-timestamp@0"]),
      ("00：00：01，500 --> 00:00:02,000", "1500-2000", ["bad-timestamp@0"]),
      // Two digits after a colon are frames, at 25 a second as far as that goes.
      ("00:00:01:05 --> 00:00:02:24", "1200-2960", ["bad-timestamp@0", "bad-timestamp@0"]),
      ("00:00:01:00 --> 00:00:02:27", "1000-2900", ["bad-timestamp@0", "bad-timestamp@0"]),
      // Fractions are decimal, whatever their length.
      ("00:00:01,5 --> 00:00:02,25", "1500-2250", ["bad-timestamp@0", "bad-timestamp@0"]),
      ("00:00:01,123456 --> 00:00:02,000", "1123-2000", ["bad-timestamp@0"]),
      ("00:00:01,1239999999999 --> 00:00:02,000", "1124-2000", ["bad-timestamp@0"]),
      // Numbers that are too long to be told.
      (
        "00:00:01,000 --> 9999999999999:00:00,000", "1000-3599999999996400000", ["huge-time@0"]
      ),
      // Missing parts.
      ("00:00:20 --> 00:00:24", "20000-24000", ["bad-timestamp@0", "bad-timestamp@0"]),
      ("00:01,000 --> 00:03,500", "1000-3500", ["bad-timestamp@0", "bad-timestamp@0"]),
      ("04:48 --> 04:52", "288000-292000", ["bad-timestamp@0", "bad-timestamp@0"]),
      ("12,5 --> 13,75", "12500-13750", ["bad-timestamp@0", "bad-timestamp@0"]),
      ("0:0:1,500 --> 0:1:3,250", "1500-63250", ["bad-timestamp@0", "bad-timestamp@0"]),
      // Fields that are too large count on.
      ("00:99:00,000 --> 00:99:01,000", "5940000-5941000", ["bad-timestamp@0", "bad-timestamp@0"]),
      ("00:00:75,000 --> 00:01:20,000", "75000-80000", ["bad-timestamp@0"]),
      // Blanks inside, and letters that text recognition gives.
      ("00: 00: 01, 000 --> 00 :00 :02 ,000", "1000-2000", ["bad-timestamp@0", "bad-timestamp@0"]),
      ("OO:00:0l,000 --> 00:00:I2,0o0", "1000-12000", ["bad-timestamp@0", "bad-timestamp@0"]),
      // Before zero.
      ("-00:00:01,500 --> 00:00:02,000", "0-2000", ["negative-time@0"]),
      ("00:00:-1,-500 --> 00:00:02,000", "0-2000", ["negative-time@0"]),
      ("−00:00:02,000 --> -00:00:01,000", "0-0", ["negative-time@0", "negative-time@0"]),
      // Other arrows.
      ("00:00:01,000 -> 00:00:02,000", "1000-2000", ["bad-timestamp@0"]),
      ("00:00:01,000 ---> 00:00:02,000", "1000-2000", ["bad-timestamp@0"]),
      ("00:00:01,000 -- > 00:00:02,000", "1000-2000", ["bad-timestamp@0"]),
      ("00:00:01,000 - -> 00:00:02,000", "1000-2000", ["bad-timestamp@0"]),
      ("00:00:01,000 —> 00:00:02,000", "1000-2000", ["bad-timestamp@0"]),
      ("00:00:01,000 → 00:00:02,000", "1000-2000", ["bad-timestamp@0"]),
      ("00:00:01,000 => 00:00:02,000", "1000-2000", ["bad-timestamp@0"]),
      // No-break spaces, and an apostrophe for the comma.
      ("00:00:01,000\u{A0}-->\u{A0}00:00:02,000", "1000-2000", []),
      ("00:00:01'500 --> 00:00:02,000", "1500-2000", ["bad-timestamp@0"]),
      ("00:00:01,000 -->> 00:00:02,000", "1000-2000", ["bad-timestamp@0"]),
      ("00:00:01,000 - 00:00:02,000", "1000-2000", ["bad-timestamp@0"]),
      // A byte order mark, where files were put together.
      ("00:00:01,000 --> \u{FEFF}00:00:02,000", "1000-2000", ["bad-timestamp@0"]),
      // One time only.
      ("00:00:01,000 -->", "1000-open", ["bad-timestamp@0"]),
      ("00:00:01,000 --> soon", "1000-open", ["bad-timestamp@0"]),
      ("--> 00:00:02,000", "0-2000", ["bad-timestamp@0"]),
    ] as [(String, String, [String])]
  )
  func timesAreRead(line: String, times: String, findings: [String]) {
    let result = readSubRip("1\n\(line)\nText.\n")
    #expect(result.times == [times])
    #expect(result.texts == ["Text."])
    #expect(result.findings == findings)
  }

  @Test func aReadingIsStated() {
    let result = readSubRip("1\n00:99:00.5 --> 00:99:01,000\nText.\n")
    #expect(
      result.diagnostics.first?.message
        == "\"00:99:00.5\" is not written as HH:MM:SS,mmm, read as 01:39:00,500"
    )
    #expect(result.diagnostics.first?.range == 2..<12)
  }

  @Test func aFractionFinerThanAMillisecondIsExact() {
    let result = readSubRip("1\n00:00:00,000001 --> 00:00:01,000\nText.\n")
    #expect(result.document.cues.first?.begin == MediaTime(numerator: 1, denominator: 1_000_000))
  }

  @Test func hugeNumbersAreNoTrap() {
    let many = String(repeating: "9", count: 100)
    let result = readSubRip("1\n\(many):\(many):\(many),\(many) --> \(many):00:00,000\nText.\n")
    #expect(result.document.cues.count == 1)
  }

  /// What follows the times, and what is reported of it.
  @Test(
    arguments: [
      (" X1:203 X2:511 Y1:359 Y2:431", "X1:203 X2:511 Y1:359 Y2:431", []),
      ("  x1:063 x2:223 y1:043 y2:058", "X1:063 X2:223 Y1:043 Y2:058", []),
      (" align:start position:10%", nil, ["unknown-setting@0"]),
      (" Hello", nil, ["dropped-text@0"]),
      (" X1:203 X2:511", nil, ["dropped-text@0"]),
    ] as [(String, String?, [String])]
  )
  func whatFollowsTheTimesIsTold(rest: String, coordinates: String?, findings: [String]) {
    let source = SourceText("1\n00:00:01,000 --> 00:00:02,000\(rest)\nText.\n")
    let result = CaptionFormat.subRip.read(source, ReadingOptions())
    #expect(result.times == ["1000-2000"])
    #expect(result.findings == findings)
    let details = CaptionFormat.subRip.describe(0, result, source)
    #expect(
      details.first { $0.key == "coordinates" }?.value == coordinates.map { .string($0) } ?? .null
    )
  }

  /// Lines inside text that look like times, and whether they are taken for them.
  @Test(arguments: [
    ("00:00:05,000 --> 00:00:06,000", true),
    ("00:05.000 --> 00:06.000", true),
    ("00:00:05,000 -> 00:00:06,000", true),
    ("10:00 --> 11:00", false),
    ("Press File --> Open", false),
    ("At 00:00:05,000 --> 00:00:06,000", false),
    ("00:00:05,000 --> later", false),
    ("10:00 -> 11:00", false),
    ("10:00 - 11:00", false),
    ("- 3.5 > 2", false),
    ("--> here", false),
    ("1.5 --> 2.5", false),
  ])
  func textIsToldFromTimes(line: String, isTimes: Bool) {
    let result = readSubRipCue("Some words\n\(line)\nand more.")
    #expect(result.document.cues.count == (isTimes ? 2 : 1))
    if !isTimes { #expect(result.texts == ["Some words\n\(line)\nand more."]) }
  }
}
