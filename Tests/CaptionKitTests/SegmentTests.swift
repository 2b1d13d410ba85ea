import CaptionKit
import Foundation
import TestSupport
import Testing

/// Captions cut into segments and joined again.
@Suite struct SegmentRoundTripTests {
  static let seconds = [2, 6, 10]

  private func prepared(_ bytes: [UInt8], _ name: String) throws -> CaptionDocument {
    WebVTTSegmenter.prepared(try CaptionFile.read(bytes, name: name).document).document
  }

  private func cut(_ document: CaptionDocument, _ seconds: Int) throws -> WebVTTSegmenter.Result {
    let end = try #require(document.cues.compactMap(\.end).max())
    let durations = try #require(
      WebVTTSegmenter.evenDurations(of: MediaTime(seconds: seconds), for: end)
    )
    return WebVTTSegmenter().segments(of: document, durations: durations)
  }

  private func join(_ segments: [WebVTTSegmenter.Segment]) throws -> CaptionDocument {
    var joiner = SegmentJoiner()
    for segment in segments {
      var options = ReadingOptions()
      options.isSegment = true
      let file = try CaptionFile.examine(
        segment.bytes,
        name: "a.vtt",
        format: .webVTT,
        options: options
      )
      #expect(file.diagnostics.isEmpty)
      joiner.add(file.document)
    }
    #expect(joiner.losses.isEmpty)
    return try #require(joiner.document)
  }

  /// Every sample at every duration: the joined segments are the captions, nothing more or less.
  @Test(arguments: Fixtures.samples, seconds)
  func samplesComeBack(_ sample: URL, _ seconds: Int) throws {
    let document = try prepared([UInt8](Data(contentsOf: sample)), sample.lastPathComponent)
    var expected = document
    // A sample that is a segment itself has a map, which is that of the cut segments afterwards.
    if var header = expected.extras[WebVTTHeader.self] {
      header.lines.removeAll { $0.hasPrefix("X-TIMESTAMP-MAP") }
      expected.extras[WebVTTHeader.self] = header == WebVTTHeader() ? nil : header
    }
    let result = try cut(document, seconds)
    #expect(result.losses.isEmpty)
    #expect(result.cues == document.cues.count)
    #expect(try join(result.segments) == expected)
  }

  static let track = """
    WEBVTT - a film

    STYLE
    ::cue(b) { color: red }

    REGION
    id:top
    lines:2

    NOTE the opening

    intro
    00:00:00.500 --> 00:00:01.500 region:top
    One.

    long
    00:00:01.000 --> 00:00:13.000 line:0
    <v Mara>Long <b>song</b>.</v>

    00:00:04.000 --> 00:00:06.000
    To the border.

    00:00:06.000 --> 00:00:07.000
    From the border.

    00:00:06.000 --> 00:00:07.000
    From the border.

    00:00:20.000 --> 00:00:20.001
    Late.

    NOTE the end

    """

  static let head = """
    WEBVTT - a film
    X-TIMESTAMP-MAP=MPEGTS:900000,LOCAL:00:00:00.000

    STYLE
    ::cue(b) { color: red }

    REGION
    id:top
    width:100%
    lines:2
    regionanchor:0%,100%
    viewportanchor:0%,100%

    """

  static let long = """

    long
    00:00:01.000 --> 00:00:13.000 line:0
    <v Mara>Long <b>song</b>.</v>

    """

  @Test func segmentsByteForByte() throws {
    let document = try prepared(Array(Self.track.utf8), "a.vtt")
    let result = try cut(document, 6)
    let texts = result.segments.map { String(decoding: $0.bytes, as: UTF8.self) }
    #expect(result.segments.map(\.duration.text) == ["6.000", "6.000", "6.000", "2.001"])
    #expect(result.segments.map(\.cues) == [3, 3, 1, 1])
    #expect(
      texts[0] == Self.head + """

        NOTE the opening

        intro
        00:00:00.500 --> 00:00:01.500 region:top
        One.

        """ + Self.long + """

          00:00:04.000 --> 00:00:06.000
          To the border.


          """
    )
    let twice = """

      00:00:06.000 --> 00:00:07.000
      From the border.

      """
    #expect(texts[1] == Self.head + Self.long + twice + twice + "\n")
    #expect(texts[2] == Self.head + Self.long + "\n")
    #expect(
      texts[3] == Self.head + """

        00:00:20.000 --> 00:00:20.001
        Late.

        NOTE the end


        """
    )
    #expect(try join(result.segments) == document)
  }

  @Test func aSegmentWithoutCuesIsWritten() throws {
    let document = try prepared(
      Array("WEBVTT\n\n00:00.000 --> 00:01.000\na\n\n00:09.000 --> 00:10.000\nb\n".utf8),
      "a.vtt"
    )
    let result = WebVTTSegmenter(streamTicks: 0)
      .segments(of: document, durations: ["4", "4", "4", "4"].compactMap { HLSDecimal($0) })
    #expect(result.segments.map(\.cues) == [1, 0, 1, 0])
    let empty = "WEBVTT\nX-TIMESTAMP-MAP=MPEGTS:0,LOCAL:00:00:00.000\n\n"
    #expect(String(decoding: result.segments[1].bytes, as: UTF8.self) == empty)
    #expect(try join(result.segments) == document)
  }

  @Test func aCueBehindTheEndIsALoss() throws {
    let document = try prepared(
      Array("WEBVTT\n\n00:00.000 --> 00:05.000\na\n\n00:04.000 --> 00:05.000\nb\n".utf8),
      "a.vtt"
    )
    let durations = ["2", "2"].compactMap { HLSDecimal($0) }
    let result = WebVTTSegmenter().segments(of: document, durations: durations)
    #expect(result.cues == 1)
    #expect(result.losses.map(\.what) == ["cue that begins at 4000 ms"])
    #expect(result.losses.map(\.cue) == [1])
  }

  /// A hundred cues begin while one is shown that the next segment repeats.
  @Test func longCuesAmongManyAreKeptOnce() throws {
    var text = "WEBVTT\n\n00:00.000 --> 00:20.000\nlong\n"
    for number in 0..<200 {
      let begin = String(format: "00:%02d.%03d", number / 10, number % 10 * 100 + 50)
      text += "\n\(begin) --> 00:20.000\ncue \(number)\n"
    }
    let document = try prepared(Array(text.utf8), "a.vtt")
    #expect(document.cues.count == 201)
    #expect(try join(try cut(document, 2).segments) == document)
  }

  @Test(arguments: [
    (6.0, 18.0, ["6.000", "6.000", "6.000"]), (6.0, 18.5, ["6.000", "6.000", "6.000", "0.500"]),
    (6.0, 0.001, ["0.001"]), (6.006, 7.0, ["6.006", "0.994"]),
  ])
  func evenDurations(_ length: Double, _ programme: Double, _ expected: [String]) {
    let time = { (seconds: Double) in MediaTime(milliseconds: Int((seconds * 1000).rounded())) }
    let durations = WebVTTSegmenter.evenDurations(of: time(length), for: time(programme))
    #expect(durations?.map(\.text) == expected)
  }

  @Test func tooManySegmentsAreNone() {
    let year = MediaTime(seconds: 366 * 24 * 3600)
    #expect(WebVTTSegmenter.evenDurations(of: MediaTime(seconds: 2), for: year) == nil)
    #expect(WebVTTSegmenter.evenDurations(of: .zero, for: year) == nil)
  }

  @Test(arguments: [
    (["6.000", "0.400"], 0, 6), (["6.006", "6.499"], 0, 6), (["6.500"], 0, 7), (["0.2"], 0, 1),
    (["2"], 10, 10),
  ])
  func targetDurations(_ durations: [String], _ longest: Int, _ target: Int) {
    let segments = durations.compactMap { HLSDecimal($0) }.map {
      WebVTTSegmenter.Segment(begin: .zero, duration: $0, cues: 0, bytes: [])
    }
    #expect(WebVTTSegmenter.targetDuration(of: segments, longest: longest) == target)
    let playlist = String(
      decoding: WebVTTSegmenter.mediaPlaylist(
        of: segments,
        addresses: segments.indices.map { "s\($0).vtt" },
        longest: longest,
        sequence: 3
      ),
      as: UTF8.self
    )
    let lines = zip(durations, durations.indices).map { "#EXTINF:\($0),\ns\($1).vtt\n" }.joined()
    #expect(
      playlist == "#EXTM3U\n#EXT-X-VERSION:3\n#EXT-X-TARGETDURATION:\(target)\n"
        + "#EXT-X-MEDIA-SEQUENCE:3\n#EXT-X-PLAYLIST-TYPE:VOD\n\(lines)#EXT-X-ENDLIST\n"
    )
    #expect(HLSPlaylist.read(SourceText(playlist))?.diagnostics.isEmpty == true)
  }
}
