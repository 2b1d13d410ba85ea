import CaptionKit
import Testing

/// Movies that are written and read again.
@Suite struct MovieRoundTripTests {
  private static let captions = """
    WEBVTT

    STYLE
    ::cue(b) { color: red }

    one
    00:01.000 --> 00:03.000 align:start line:0
    <v Mara>Who left
    the kettle on?

    00:02.000 --> 00:03.000
    Nobody.

    00:02.500 --> 00:05.500
    <i>Late</i> &amp; <b>cold</b>

    01:00:05.000 --> 01:00:06.000
    End.

    """

  private func read(_ bytes: [UInt8]) throws -> MovieFile.Captions {
    let file = try MovieFile(MemoryByteSource(bytes))
    #expect(file.movie.diagnostics.isEmpty)
    return try file.captions(of: try file.textTrack(nil))
  }

  private func document() throws -> CaptionDocument {
    var document = try CaptionFile.read(Array(Self.captions.utf8), name: "a.vtt").document
    document.language = "en-GB"
    return document
  }

  @Test func webVTTKeepsAll() throws {
    let document = try document()
    let encoded = try CaptionTrackEncoder(.wvtt).track(of: document)
    let captions = try read(MP4MovieWriter.write(encoded.track, as: .mp4))
    #expect(captions.document.cues == document.cues)
    #expect(captions.document.extras == document.extras)
    #expect(captions.document.language == "en-GB")
    #expect(captions.losses.isEmpty && captions.diagnostics.isEmpty)
  }

  @Test func ttmlKeepsWhatItsFileWould() throws {
    let document = try document()
    let encoded = try CaptionTrackEncoder(.stpp).track(of: document)
    let bytes = CaptionFile.write(document, as: .ttml).bytes
    #expect(encoded.track.samples.map(\.bytes) == [bytes])
    let captions = try read(MP4MovieWriter.write(encoded.track, as: .mp4))
    let expected = try CaptionFile.read(bytes, name: "a.ttml").document
    #expect(captions.document.cues == expected.cues)
  }

  @Test(arguments: MP4FileKind.allCases)
  func timedTextShowsTheSameLines(_ kind: MP4FileKind) throws {
    let document = try document()
    let encoded = try CaptionTrackEncoder(.tx3g).track(of: document)
    let captions = try read(MP4MovieWriter.write(encoded.track, as: kind))
    #expect(
      captions.document.timeline().map { "\($0.begin.milliseconds) \($0.regions[0].paragraphs)" }
        == [
          #"1000 ["Mara: Who left\nthe kettle on?"]"#,
          #"2000 ["Mara: Who left\nthe kettle on?\nNobody."]"#,
          #"2500 ["Mara: Who left\nthe kettle on?\nNobody.\nLate & cold"]"#,
          #"3000 ["Late & cold"]"#, #"3605000 ["End."]"#,
        ]
    )
    #expect(captions.document.language == "en-GB")
  }

  @Test(arguments: ["2", "6", "10", "1.001"], [MP4TextTrack.Codec.wvtt, .stpp])
  func segmentsAreJoinedAgain(_ seconds: String, _ codec: MP4TextTrack.Codec) throws {
    let document = try document()
    let length = try #require(HLSDecimal(seconds))
    let durations = try #require(
      WebVTTSegmenter.evenDurations(of: length.time, for: MediaTime(seconds: 3606))
    )
    let result = try FragmentSegmenter(CaptionTrackEncoder(codec)).segments(
      of: document,
      durations: durations
    )
    let bytes = result.initialization + result.segments.segments.flatMap(\.bytes)
    let cues = try read(bytes).document.cues
    let expected =
      codec == .wvtt
      ? document.cues
      : try CaptionFile.read(CaptionFile.write(document, as: .ttml).bytes, name: "a.ttml")
        .document.cues
    #expect(cues.map(\.begin) == expected.map(\.begin))
    #expect(cues.map(\.end) == expected.map(\.end))
    #expect(cues.map(\.text) == expected.map(\.text))
    if codec == .wvtt { #expect(cues == expected) }
  }

  @Test(
    arguments: MediaCharacteristic.known.filter { $0.subject != .audible },
    MP4FileKind.allCases
  )
  func claimsAreReadAgain(_ characteristic: MediaCharacteristic, _ kind: MP4FileKind) throws {
    for codec in MP4TextTrack.Codec.allCases where codec == .tx3g || kind == .mp4 {
      var encoder = CaptionTrackEncoder(codec)
      encoder.isForced = characteristic == .containsOnlyForcedSubtitles
      let claims = MP4Claims(
        role: nil,
        characteristics: [characteristic],
        hasCharacteristics: kind.hasCharacteristics,
        saysForced: encoder.saysForced
      )
      var track = try encoder.track(of: try document()).track
      track.characteristics = claims.characteristics.map(\.rawValue)
      track.kinds = claims.roles.map { MP4Kind($0) }
      track.isExcludedFromAutoselection = claims.isExcludedFromAutoselection
      let file = try MovieFile(MemoryByteSource(MP4MovieWriter.write(track, as: kind)))
      let read = MovieClaims(try file.textTrack(nil)).characteristics
      switch (characteristic, kind) {
      // A box kind has one role for both characteristics of SDH, and none for the first alone.
      case (.transcribesSpokenDialog, .mp4): #expect(read.isEmpty)
      case (.describesMusicAndSound, .mp4): #expect(read.areSDH)
      case _ where claims.losses.isEmpty: #expect(read == [characteristic])
      default: #expect(read.isEmpty)
      }
      #expect(
        claims.losses.isEmpty
          == (kind != .mp4
            || ![.languageTranslation, .isOriginalContent, .machineGenerated].contains(
              characteristic
            ))
      )
    }
  }

  @Test func addedTracksAreReadAgain() throws {
    let document = try document()
    let first = MP4MovieWriter.write(
      try CaptionTrackEncoder(.tx3g).track(of: document).track,
      as: .mp4
    )
    let insertion = try MP4TrackInsertion(MemoryByteSource(first))
    var output: [UInt8] = []
    let edited = try insertion.adding(try CaptionTrackEncoder(.wvtt).track(of: document).track)
    for piece in edited.pieces {
      switch piece {
      case .bytes(let bytes): output += bytes
      case .copy(let range): output += first[Int(range.lowerBound)..<Int(range.upperBound)]
      }
    }
    let file = try MovieFile(MemoryByteSource(output))
    #expect(file.movie.diagnostics.isEmpty)
    #expect(file.movie.tracks.map(\.codec) == ["tx3g", "wvtt"])
    #expect(try file.captions(of: try file.textTrack(2)).document.cues == document.cues)
    let old = try MovieFile(MemoryByteSource(first))
    #expect(
      try file.captions(of: try file.textTrack(1)).document
        == old.captions(of: try old.textTrack(1)).document
    )
  }
}
