import CaptionFormats
import CaptionModel
import Testing

@Suite("WebVTT times")
struct WebVTTTimingTests {
  @Test(
    "timing lines that parsers take",
    arguments: [
      ("00:00:01.000 --> 00:00:02.500", 1000, 2500),
      ("00:01.000 --> 00:02.500", 1000, 2500),
      ("59:59.999 --> 01:00:01.500", 3_599_999, 3_601_500),
      ("1:00:00.000 --> 123:00:00.001", 3_600_000, 442_800_001),
      ("467051:23:34.187 --> 467051:23:36.000", 1_681_385_014_187, 1_681_385_016_000),
      ("00:00.000-->00:01.000", 0, 1000),
      ("  00:00.000\t-->\t 00:01.000  ", 0, 1000),
      ("00:01.000align:start --> 00:02.000", nil, nil),
      ("00:01.000 --> 00:02.000align:start", 1000, 2000),
      ("00:05.000 --> 00:03.000", 5000, 3000),
    ] as [(String, Int?, Int?)]
  )
  func taken(_ line: String, _ begin: Int?, _ end: Int?) {
    let cue = readVTT("WEBVTT\n\n\(line)\ntext\n").document.cues.first
    #expect(cue?.begin.milliseconds == begin)
    #expect(cue?.end?.milliseconds == end)
  }

  @Test(
    "timing lines that parsers drop, with the column of the fault",
    arguments: [
      ("00:00:01,000 --> 00:00:02,000", 1),
      ("00:00:01.000 --> 00:00:02,000", 18),
      ("00:00:01 --> 00:00:02", 1),
      ("00:01.00 --> 00:02.000", 1),
      ("00:01.0000 --> 00:02.000", 1),
      ("0:01.000 --> 00:02.000", 1),
      ("00:60.000 --> 02:00.000", 1),
      ("00:60:00.000 --> 02:00:00.000", 1),
      ("60:00.000 --> 61:00.000", 1),
      ("-00:01.000 --> 00:02.000", 1),
      ("00:01.000 -- > 00:02.000 -->", 11),
      ("00:01.000 --> ", 15),
      ("00:00:01.000 --> 00:00:02.0000", 18),
      ("x --> 00:02.000", 1),
    ]
  )
  func dropped(_ line: String, _ column: Int) {
    let text = "WEBVTT\n\n\(line)\ntext\n"
    #expect(readVTT(text).document.cues.isEmpty)
    #expect(reports(text) == ["3:\(column) bad-timestamp"])
  }

  @Test("each character of a timing line counts", arguments: 0..<29)
  func garbage(_ index: Int) {
    var line = Array("00:00:01.000 --> 00:00:02.000".utf8)
    for byte in Array("x/;~".utf8) {
      line[index] = byte
      let text = "WEBVTT\n\n\(String(decoding: line, as: UTF8.self))\ntext\n"
      #expect(readVTT(text).document.cues.isEmpty)
    }
  }

  @Test("hours beyond what can be held are held as the most that can be, and reported")
  func saturation() {
    let nines = String(repeating: "9", count: 40)
    let text = "WEBVTT\n\n00:00:00.000 --> \(nines):00:00.000\ntext\n"
    let cue = readVTT(text).document.cues.first
    #expect(cue?.end == MediaTime(milliseconds: 2_562_047_787 * 3_600_000))
    #expect(reports(text) == ["3:1 huge-time cue 0"])
  }

  @Test("the most hours that are read are written as they are, and named where that is explained")
  func limit() {
    let text = "WEBVTT\n\n00:00:00.000 --> 2562047788:00:00.000\ntext\n"
    #expect(reports(text) == ["3:1 huge-time cue 0"])
    let result = writeVTT(readVTT(text).document)
    #expect(result.text.contains("--> 2562047787:00:00.000\n"))
    #expect(result.losses.isEmpty)
    #expect(reports("WEBVTT\n\n00:00:00.000 --> 2562047787:00:00.000\ntext\n") == [])
    let info = CaptionFormat.webVTT.diagnostics.first { $0.code == "webvtt/huge-time" }
    #expect(info?.explanation.contains("2562047787") == true)
  }

  @Test(
    "departures from the syntax that parsers forgive",
    arguments: [
      ("00:00.000-->00:01.000", "3:10 timing-spacing cue 0"),
      (" 00:00.000 --> 00:01.000", "3:1 timing-spacing cue 0"),
      ("00:00.000 --> 00:01.000align:start", "3:24 timing-spacing cue 0"),
      ("1:00:00.000 --> 02:00:00.000", "3:1 bad-timestamp cue 0"),
      ("00:01.000 --> 00:01.000", "3:1 zero-duration cue 0"),
      ("00:00:02.000 --> 00:00:01.000", "3:1 end-before-start cue 0"),
    ]
  )
  func departures(_ line: String, _ report: String) {
    #expect(reports("WEBVTT\n\n\(line)\ntext\n") == [report])
  }

  @Test("a cue that begins before an earlier one is reported")
  func order() {
    let text = """
      WEBVTT

      00:02.000 --> 00:03.000
      a

      00:02.000 --> 00:04.000
      b

      00:01.999 --> 00:05.000
      c
      """
    #expect(reports(text) == ["9:1 out-of-order cue 2"])
  }
}
