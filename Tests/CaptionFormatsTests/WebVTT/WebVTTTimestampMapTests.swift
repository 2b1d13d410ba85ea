import CaptionFormats
import CaptionModel
import Testing

@Suite struct WebVTTTimestampMapTests {
  @Test(
    "a map is read in either order of its attributes",
    arguments: [
      "X-TIMESTAMP-MAP=MPEGTS:900000,LOCAL:00:00:02.500",
      "X-TIMESTAMP-MAP=LOCAL:00:00:02.500,MPEGTS:900000",
      "X-TIMESTAMP-MAP= LOCAL:00:02.500 , MPEGTS:900000 ",
    ]
  )
  func reads(_ line: String) {
    #expect(
      WebVTTTimestampMap(line: line)
        == WebVTTTimestampMap(streamTicks: 900_000, local: MediaTime(milliseconds: 2500))
    )
  }

  @Test(
    "what is no map is not read",
    arguments: [
      "X-TIMESTAMP-MAP=", "X-TIMESTAMP-MAP=MPEGTS:900000", "X-TIMESTAMP-MAP=LOCAL:00:00:00.000",
      "X-TIMESTAMP-MAP=MPEGTS:,LOCAL:00:00:00.000", "X-TIMESTAMP-MAP=MPEGTS:-1,LOCAL:00:00:00.000",
      "X-TIMESTAMP-MAP=MPEGTS:1,LOCAL:00:00:00", "X-TIMESTAMP-MAP=MPEGTS:1,LOCAL:00:00:00.000,",
      "X-TIMESTAMP-MAP=MPEGTS:1,MPEGTS:2,LOCAL:00:00:00.000", "Kind: captions",
      "X-TIMESTAMP-MAP=MPEGTS:9999999999999999999,LOCAL:00:00:00.000",
      "X-TIMESTAMP-MAP:MPEGTS:1,LOCAL:00:00:00.000",
    ]
  )
  func refuses(_ line: String) {
    #expect(WebVTTTimestampMap(line: line) == nil)
  }

  private func segment(_ map: String?, _ begin: Int, _ end: Int) -> CaptionDocument {
    var segment = document(cue("a", at: begin, to: end))
    if let map {
      segment.extras[WebVTTHeader.self] = WebVTTHeader(lines: ["X-TIMESTAMP-MAP=\(map)"])
    }
    return segment
  }

  private func times(_ document: CaptionDocument) -> [Int?] {
    document.cues.flatMap { [$0.begin.milliseconds, $0.end?.milliseconds] }
  }

  @Test("times move by MPEGTS less LOCAL, and the map goes, whatever else the header holds")
  func moves() {
    var document = readVTT(
      """
      WEBVTT - part
      X-TIMESTAMP-MAP=LOCAL:00:00:01.000,MPEGTS:900000
      Language: en

      00:00:02.000 --> 00:00:04.000
      Well,<00:00:03.000> well.
      """
    ).document
    var clock = WebVTTStreamClock()
    let hadMap = clock.apply(to: &document)
    #expect(hadMap)
    #expect(
      writeVTT(document).text == """
        WEBVTT - part
        Language: en

        00:00:11.000 --> 00:00:13.000
        Well,<00:00:12.000> well.

        """
    )
    let hasMap = clock.apply(to: &document)
    #expect(!hasMap)
    #expect(times(document) == [11_000, 13_000])
  }

  @Test("nothing goes below zero")
  func clamps() {
    var early = segment("MPEGTS:0,LOCAL:00:00:05.000", 1000, 6000)
    var clock = WebVTTStreamClock()
    clock.apply(to: &early)
    #expect(times(early) == [0, 1000])
    #expect(early.extras[WebVTTHeader.self] == nil)
  }

  @Test("counting from the first map, later segments keep their distance")
  func rebases() {
    var clock = WebVTTStreamClock(countsFromFirst: true)
    var first = segment("MPEGTS:900000,LOCAL:00:00:00.000", 1000, 2000)
    var second = segment("MPEGTS:1440000,LOCAL:00:00:00.000", 1000, 2000)
    var third = segment(nil, 11_000, 12_000)
    clock.apply(to: &first)
    clock.apply(to: &second)
    clock.apply(to: &third)
    #expect(times(first) == [1000, 2000])
    #expect(times(second) == [7000, 8000])
    #expect(times(third) == [1000, 2000])
  }

  @Test("the clock goes on where its 33 bits are full")
  func wraps() {
    var clock = WebVTTStreamClock()
    // 2³³ ticks are 95443717.688… ms; the first map stands one second before.
    var first = segment("MPEGTS:8589844592,LOCAL:00:00:00.000", 0, 1000)
    var second = segment("MPEGTS:90000,LOCAL:00:00:00.000", 0, 1000)
    var again = segment("MPEGTS:8589844592,LOCAL:00:00:00.000", 0, 1000)
    clock.apply(to: &first)
    clock.apply(to: &second)
    clock.apply(to: &again)
    #expect(times(first) == [95_442_718, 95_443_718])
    #expect(times(second) == [95_444_718, 95_445_718])
    #expect(times(again) == times(first))
  }

  @Test("a map outside of an HLS segment is reported, and one that cannot be read everywhere")
  func isReported() {
    let cue = "\n00:00:02.000 --> 00:00:04.000\na\n"
    let good = "WEBVTT\nX-TIMESTAMP-MAP=MPEGTS:0,LOCAL:00:00:00.000\n\(cue)"
    let bad = "WEBVTT\nX-TIMESTAMP-MAP=MPEGTS:0\n\(cue)"
    let none = "WEBVTT\n\(cue)"
    let large = "WEBVTT\nX-TIMESTAMP-MAP=MPEGTS:8589934592,LOCAL:00:00:00.000\n\(cue)"
    #expect(reports(good) == ["2:1 timestamp-map"])
    #expect(reports(bad) == ["2:1 bad-timestamp-map"])
    #expect(reports(none) == [])
    #expect(reports(good, isSegment: true) == [])
    #expect(reports(bad, isSegment: true) == ["2:1 bad-timestamp-map"])
    #expect(reports(large, isSegment: true) == ["2:1 bad-timestamp-map"])
    #expect(reports(none, isSegment: true) == ["1:1 no-timestamp-map"])
  }
}
