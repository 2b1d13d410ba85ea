import CaptionKit
import Testing

/// Renditions whose stream's clock starts again on the way.
@Suite struct DiscontinuityTests {
  static let captions = """
    WEBVTT

    1
    00:00:01.000 --> 00:00:02.000
    One.

    2
    00:00:05.500 --> 00:00:06.500
    Over the border.

    3
    00:00:08.000 --> 00:00:09.000
    Two.

    """

  private func joined(_ files: [String: String]) throws -> [String] {
    let text = """
      #EXTM3U
      #EXT-X-TARGETDURATION:6
      #EXTINF:6,
      1.vtt
      #EXT-X-DISCONTINUITY
      #EXTINF:6,
      2.vtt
      #EXT-X-ENDLIST
      """
    let playlist = try PlaylistReader.playlist(Array(text.utf8), name: "a.m3u8")
    var reader = PlaylistReader(playlist) { (path) throws(PlaylistProblem) in
      guard let file = files[path] else { throw PlaylistProblem("missing") }
      return Array(file.utf8)
    }
    return try reader.joined().document.cues.map { cue in
      "\(cue.begin.milliseconds) \((cue.end ?? .max).milliseconds) \(cue.text.string)"
    }
  }

  static let whole = ["1000 2000 One.", "5500 6500 Over the border.", "8000 9000 Two."]

  /// What our segmenter writes is joined to what it was.
  @Test func aRoundOverADiscontinuity() throws {
    let file = try CaptionFile.read(Array(Self.captions.utf8), format: .webVTT)
    let six = try #require(HLSDecimal("6.000"))
    let result = WebVTTSegmenter(streamTicks: 900_000).segments(
      of: file.document,
      durations: [six, six],
      restarts: [1: 126_000]
    )
    let texts = result.segments.map { String(decoding: $0.bytes, as: UTF8.self) }
    #expect(texts[0].hasPrefix("WEBVTT\nX-TIMESTAMP-MAP=MPEGTS:900000,LOCAL:00:00:00.000\n"))
    #expect(texts[1].hasPrefix("WEBVTT\nX-TIMESTAMP-MAP=MPEGTS:126000,LOCAL:00:00:06.000\n"))
    let playlist = WebVTTSegmenter.mediaPlaylist(of: result.segments, addresses: ["1", "2"])
    #expect(
      String(decoding: playlist, as: UTF8.self).contains(
        "1\n#EXT-X-DISCONTINUITY\n#EXTINF:6.000,\n2\n"
      )
    )
    #expect(try joined(["1.vtt": texts[0], "2.vtt": texts[1]]) == Self.whole)
  }

  /// Cue times that begin anew in each stretch, and cue times that run on.
  @Test(arguments: [
    ("MPEGTS:900000,LOCAL:00:00:00.000", "00:02.000 --> 00:03.000"),
    ("MPEGTS:126000,LOCAL:00:00:00.000", "00:02.000 --> 00:03.000"),
    ("MPEGTS:126000,LOCAL:00:00:00.000", "00:08.000 --> 00:09.000"),
    ("MPEGTS:8589934000,LOCAL:00:00:06.000", "00:08.000 --> 00:09.000"),
  ])
  func foreignStretches(_ map: String, _ times: String) throws {
    let head = "WEBVTT\nX-TIMESTAMP-MAP="
    let first =
      "\(head)MPEGTS:900000,LOCAL:00:00:00.000\n\n00:01.000 --> 00:02.000\nOne.\n\n"
      + "00:05.500 --> 00:06.500\nOver the border.\n"
    let second = "\(head)\(map)\n\n\(times)\nTwo.\n"
    #expect(try joined(["1.vtt": first, "2.vtt": second]) == Self.whole)
  }
}
