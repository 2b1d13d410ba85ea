import CaptionKit
import Testing

/// What tracks of movies have no room for is told, and nothing else is lost.
@Suite struct MovieLimitTests {
  private func cues(_ encoded: CaptionTrackEncoder.Encoded) throws -> [Cue] {
    let file = try MovieFile(
      MemoryByteSource(MP4MovieWriter.write(encoded.track, as: .mp4))
    )
    return try file.captions(of: try file.textTrack(nil)).document.cues
  }

  private func document(_ cues: [(begin: Int, end: Int, text: String)]) -> CaptionDocument {
    var document = CaptionDocument()
    document.cues = cues.map { cue in
      var builder = CaptionTextBuilder()
      for scalar in cue.text.unicodeScalars { builder.append(scalar) }
      return Cue(
        begin: MediaTime(milliseconds: cue.begin),
        end: MediaTime(milliseconds: cue.end),
        text: builder.take()
      )
    }
    return document
  }

  @Test func equalCuesThatMeetStayTwo() throws {
    let captions = document([
      (0, 1000, "Wait!"), (1000, 2000, "Wait!"), (2500, 3000, "Wait!"), (3000, 4000, "Go!"),
    ])
    let cues = try cues(try CaptionTrackEncoder(.wvtt).track(of: captions))
    #expect(cues.map(\.begin.milliseconds) == [0, 1000, 2500, 3000])
  }

  /// A text sample counts its bytes in sixteen bits; a character is never cut.
  @Test func longTextIsCutAndTold() throws {
    let text = String(repeating: "é", count: 40_000)
    let encoded = try CaptionTrackEncoder(.tx3g).track(of: document([(0, 1000, text)]))
    #expect(encoded.losses.map(\.feature) == ["long-text"])
    #expect(encoded.losses.first?.what == "14466 bytes at the end of the text")
    #expect(try cues(encoded).map(\.text.string) == [String(repeating: "é", count: 32_767)])
  }

  @Test func longTextsThatAreShownTogetherKeepWhatHasRoom() throws {
    let long = String(repeating: "a", count: 60_000)
    let encoded = try CaptionTrackEncoder(.tx3g).track(
      of: document([(0, 1000, long), (0, 1000, long)])
    )
    let lost = encoded.losses.filter { $0.feature == "long-text" }
    #expect(lost.map(\.what) == ["text behind its first 5534 bytes"])
    #expect(try cues(encoded).map(\.text.utf8.count) == [65_535])
  }

  @Test(arguments: [MP4TextTrack.Codec.wvtt, .tx3g])
  func cuesThatAllOverlapAreRefused(_ codec: MP4TextTrack.Codec) throws {
    let encoder = CaptionTrackEncoder(codec)
    func captions(_ count: Int) -> CaptionDocument {
      document((0..<count).map { (begin: $0, end: 100_000 + $0, text: "\($0)") })
    }
    let few = try encoder.track(of: captions(200))
    #expect(few.track.samples.count == 399)
    #expect(throws: MovieRefusal.tooManyOverlaps) { try encoder.track(of: captions(3000)) }
  }

  @Test(arguments: [MP4TextTrack.Codec.wvtt, .stpp])
  func timesBehindTheLastOneAreTold(_ codec: MP4TextTrack.Codec) throws {
    let latest = 4_294_967_294
    let encoded = try CaptionTrackEncoder(codec).track(
      of: document([
        (0, latest, "fits"), (0, latest + 1, "ends too late"), (latest + 1, latest + 2, "late"),
      ])
    )
    let lost = encoded.losses.filter { $0.feature == "huge-time" }
    #expect(lost.map(\.cue) == [1, 2])
    #expect(
      lost.map(\.what) == [
        "end of the cue, at 4294967295 ms", "cue that begins at 4294967295 ms",
      ]
    )
  }

  @Test func cuesOfNoLengthStayInDocuments() throws {
    let captions = document([(1000, 1000, "blink"), (2000, 3000, "shown")])
    let encoded = try CaptionTrackEncoder(.stpp).track(of: captions)
    #expect(encoded.losses.isEmpty)
    #expect(try cues(encoded).map(\.begin.milliseconds) == [1000, 2000])
  }

  // MARK: Segments

  private func joined(
    _ segments: [[UInt8]],
    _ initialization: [UInt8]
  ) throws(PlaylistProblem) -> StreamText {
    var text = "#EXTM3U\n#EXT-X-VERSION:6\n#EXT-X-TARGETDURATION:2\n#EXT-X-MAP:URI=\"i.mp4\"\n"
    for index in segments.indices { text += "#EXTINF:2,\n\(index).m4s\n" }
    text += "#EXT-X-ENDLIST\n"
    let playlist = try PlaylistReader.playlist(Array(text.utf8), name: "a.m3u8")
    var reader = PlaylistReader(playlist) { path in
      path == "i.mp4" ? initialization : Int(path.dropLast(4)).map { segments[$0] } ?? []
    }
    return try reader.joined()
  }

  private func fragments() throws -> FragmentSegmenter.Result {
    try FragmentSegmenter(CaptionTrackEncoder(.wvtt)).segments(
      of: document([(0, 1500, "one"), (2500, 3500, "two"), (4500, 5500, "three")]),
      durations: (0..<3).map { _ in HLSDecimal("2") }.compactMap(\.self)
    )
  }

  /// A segment that was cut is named; it takes no bytes of those behind it.
  @Test func cutSegmentsAreNamed() throws {
    let fragments = try fragments()
    var segments = fragments.segments.segments.map(\.bytes)
    #expect(try joined(segments, fragments.initialization).document.cues.count == 3)
    segments[2] = []
    #expect(throws: PlaylistProblem("segment 3, '2.m4s': is empty")) {
      try joined(segments, fragments.initialization)
    }
    segments[1].removeLast(5)
    do throws(PlaylistProblem) {
      _ = try joined(segments, fragments.initialization)
      Issue.record("was read")
    } catch {
      #expect(error.message.hasPrefix("segment 2, '1.m4s': is no whole segment of MP4: the box "))
    }
  }

  /// A box whose size is zero reaches to the end of its own segment only.
  @Test func boxesWithoutSizeEndWithTheirSegment() throws {
    let fragments = try fragments()
    var segments = fragments.segments.segments.map(\.bytes)
    let data = try #require(segments[0].firstRange(of: Array("mdat".utf8)))
    for index in data.lowerBound - 4..<data.lowerBound { segments[0][index] = 0 }
    let text = try joined(segments, fragments.initialization)
    #expect(text.document.cues.map(\.text.string) == ["one", "two", "three"])
    #expect(text.diagnostics.isEmpty)
  }
}
