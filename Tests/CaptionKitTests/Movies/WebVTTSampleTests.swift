import CaptionKit
import Testing

/// What `wvtt` samples are made of captions.
@Suite struct WebVTTSampleTests {
  private static let captions = """
    WEBVTT - harbour

    STYLE
    ::cue(b) { color: red }

    REGION
    id:low
    lines:2

    NOTE Above the first.

    one
    00:00:01.000 --> 00:00:03.000 region:low align:start
    <v Mara>Who left
    the kettle on?

    00:00:02.000 --> 00:00:03.000
    Nobody.

    three
    01:00:05.000 --> 01:00:06.000
    <i>a</i> &amp; b

    """

  private func document(_ text: String = captions) throws -> CaptionDocument {
    try CaptionFile.read(Array(text.utf8), name: "a.vtt").document
  }

  /// Boxes in the form `type(content)`, with the texts and numbers in them.
  private func shown(_ bytes: some Sequence<UInt8>) -> String {
    var parts: [String] = []
    var rest = Array(bytes)[...]
    while rest.count >= 8 {
      let size = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
      let type = String(decoding: rest.dropFirst(4).prefix(4), as: UTF8.self)
      let content = rest.prefix(size).dropFirst(8)
      switch type {
      case "vttc", "vtte": parts.append("\(type)(\(shown(content)))")
      case "vsid": parts.append("\(type)(\(content.reduce(0) { $0 << 8 | Int($1) }))")
      default: parts.append("\(type)(\(String(decoding: content, as: UTF8.self)))")
      }
      rest = rest.dropFirst(size)
    }
    return parts.joined(separator: " ")
  }

  @Test func everySampleHoldsWhatIsShown() throws {
    let encoded = try CaptionTrackEncoder(.wvtt).track(of: try document())
    let first =
      "iden(one) sttg(align:start region:low) payl(<v Mara>Who left\nthe kettle on?</v>)"
    #expect(
      encoded.track.samples.map { "\($0.duration): \(shown($0.bytes))" } == [
        "1000: vtte()",
        "1000: vtta(NOTE Above the first.) vttc(vsid(1) \(first))",
        "1000: vttc(vsid(1) \(first)) vttc(payl(Nobody.))",
        "3602000: vtte()",
        "1000: vttc(iden(three) payl(<i>a</i> &amp; b))",
      ]
    )
    #expect(encoded.losses.isEmpty)
  }

  @Test func theHeadIsInTheSampleEntry() throws {
    var encoder = CaptionTrackEncoder(.wvtt)
    encoder.sourceLabel = "harbour"
    let entry = try encoder.track(of: try document()).track.sampleEntry
    let text = String(decoding: entry.dropFirst(24), as: UTF8.self)
    #expect(
      text.hasPrefix("WEBVTT - harbour\n\nSTYLE\n::cue(b) { color: red }\n\nREGION\nid:low\n")
    )
    #expect(text.contains("lines:2"))
    #expect(!text.contains("NOTE"))
    #expect(text.hasSuffix("\0\0\0\u{0F}vlabharbour"))
  }

  @Test func momentsInsideNeedAClock() throws {
    let document = try document(
      "WEBVTT\n\n00:00.000 --> 00:02.000\nA<00:01.500>B\n\n00:01.000 --> 00:02.000\nC\n"
    )
    let samples = try CaptionTrackEncoder(.wvtt).track(of: document).track.samples
    #expect(
      samples.map { shown($0.bytes) } == [
        "vttc(vsid(1) ctim(00:00:00.000) payl(A<00:00:01.500>B))",
        "vttc(vsid(1) ctim(00:00:01.000) payl(A<00:00:01.500>B)) vttc(payl(C))",
      ]
    )
  }

  @Test func noCuesAreNoSamples() throws {
    let encoded = try CaptionTrackEncoder(.wvtt).track(of: try document("WEBVTT\n"))
    #expect(encoded.track.samples.isEmpty)
    #expect(encoded.track.sampleEntry.suffix(6).elementsEqual("WEBVTT".utf8))
  }

  @Test func timestampMapsAreLostAndCommentsAtTheEndToo() throws {
    let document = try document(
      "WEBVTT\nX-TIMESTAMP-MAP=LOCAL:00:00:00.000,MPEGTS:900000\n\n00:00.000 --> 00:01.000\nA\n\n"
        + "NOTE the end\n"
    )
    let encoded = try CaptionTrackEncoder(.wvtt).track(of: document)
    #expect(encoded.losses.map(\.feature) == ["timestamp-map", "comment"])
    #expect(encoded.track.sampleEntry.suffix(6).elementsEqual("WEBVTT".utf8))
  }

  // MARK: Segments

  private func segments(
    _ codec: MP4TextTrack.Codec,
    _ text: String,
    ticks: Int = 0,
    durations: [String] = ["2", "2", "1.5"]
  ) throws -> FragmentSegmenter.Result {
    try FragmentSegmenter(CaptionTrackEncoder(codec), streamTicks: ticks).segments(
      of: try document(text),
      durations: durations.compactMap { HLSDecimal($0) }
    )
  }

  /// The durations and sizes in a segment's only run, its time, and its data.
  private func fragment(_ bytes: [UInt8]) -> (begin: Int, run: [[Int]], data: [UInt8]) {
    func number(_ offset: Int, _ width: Int = 4) -> Int {
      bytes[offset..<offset + width].reduce(0) { $0 << 8 | Int($1) }
    }
    // styp of 24, moof, mfhd of 16, traf, tfhd of 16, tfdt of 20, trun.
    let traf = 24 + 8 + 16 + 8
    let trun = traf + 16 + 20
    let count = number(trun + 12)
    let run = (0..<count).map { [number(trun + 20 + $0 * 8), number(trun + 24 + $0 * 8)] }
    return (number(traf + 16 + 12, 8), run, Array(bytes[(24 + number(trun + 16))...]))
  }

  private static let crossing = """
    WEBVTT

    00:01.000 --> 00:03.000
    On the border.

    00:04.000 --> 00:04.500
    Last.

    """

  @Test func cuesAcrossABorderStandInBothSegments() throws {
    let result = try segments(.wvtt, Self.crossing, ticks: 900_000)
    let segments = result.segments.segments.map { fragment($0.bytes) }
    let crossing = "vttc(vsid(1) payl(On the border.))"
    #expect(segments.map(\.begin) == [900_000, 1_080_000, 1_260_000])
    #expect(
      segments.map { $0.run.map { $0[0] } } == [
        [90_000, 90_000], [90_000, 90_000], [45_000, 90_000],
      ]
    )
    #expect(
      segments.map { shown($0.data) } == [
        "vtte() \(crossing)", "\(crossing) vtte()", "vttc(payl(Last.)) vtte()",
      ]
    )
    #expect(result.segments.segments.map(\.cues) == [1, 1, 1])
    #expect(result.segments.cues == 2)
    #expect(result.segments.losses.isEmpty)
  }

  @Test func documentsHoldWhatIsShownDuringTheSegment() throws {
    let result = try segments(.stpp, Self.crossing, ticks: 90_000)
    let documents = try result.segments.segments.map { segment in
      let fragment = fragment(segment.bytes)
      #expect(fragment.run.count == 1)
      #expect(fragment.run[0][1] == fragment.data.count)
      return try CaptionFile.read(fragment.data, name: "a.ttml").document
    }
    #expect(
      documents.map { $0.cues.map(\.text.string) } == [
        ["On the border."], ["On the border."], ["Last."],
      ]
    )
    // Times count on the clock of the track, on which the programme begins at one second.
    #expect(documents.map { $0.cues[0].begin.milliseconds } == [2000, 2000, 5000])
    #expect(documents.map { $0.cues[0].end?.milliseconds } == [4000, 4000, 5500])
    #expect(
      result.segments.segments.map { fragment($0.bytes).begin } == [90_000, 270_000, 450_000]
    )
  }

  @Test func segmentsWithoutCuesAndCuesBehindTheLast() throws {
    let text = "WEBVTT\n\n00:03.000 --> 00:03.500\nA\n\n00:09.000 --> 00:10.000\nB\n"
    for codec in [MP4TextTrack.Codec.wvtt, .stpp] {
      let result = try segments(codec, text, durations: ["2", "2", "2"])
      #expect(result.segments.segments.map(\.cues) == [0, 1, 0])
      #expect(result.segments.losses.map(\.what) == ["cue that begins at 9000 ms"])
      let empty = fragment(result.segments.segments[0].bytes)
      if codec == .wvtt {
        #expect(shown(empty.data) == "vtte()")
        #expect(empty.run == [[180_000, 8]])
      } else {
        #expect(try CaptionFile.read(empty.data, name: "a.ttml").document.cues.isEmpty)
      }
    }
  }

  @Test func timedTextIsNotWrittenInSegments() {
    #expect(throws: MovieRefusal.notSegmented(.tx3g)) { try segments(.tx3g, Self.crossing) }
  }
}
