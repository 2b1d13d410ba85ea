import CaptionContainers
import CaptionModel
import Testing

/// What lies, what is cut off, and what would use up memory.
@Suite struct BrokenMovieTests {
  private static let whole: [UInt8] = Boxes.movie(
    Boxes.timedText(),
    samples: [(500, Boxes.sample("")), (1500, Boxes.sample("[door creaks]"))]
  )

  private func codes(_ bytes: [UInt8]) throws -> [String] {
    let source = MemoryByteSource(bytes)
    let movie = try MP4Movie.read(source)
    var codes = movie.diagnostics.map(\.code)
    for track in movie.tracks {
      let list = try movie.samples(of: track, in: source)
      codes += list.diagnostics.map(\.code)
      var samples = MP4SampleBytes(track, in: source)
      for sample in list.samples { _ = try samples.bytes(of: sample) }
      codes += samples.diagnostics.map(\.code)
    }
    return codes
  }

  @Test func theWholeIsWhole() throws {
    #expect(try codes(Self.whole) == [])
  }

  // By itself with its type, since the compiler takes too long to find that out.
  private static let noMovies: [([UInt8], String)] = [
    ([], "is empty"),
    (Array("WEBVTT\n\n00:01".utf8), "is no MP4 or QuickTime movie"),
    (Boxes.fileType("isom"), "has no moov box, which describes the tracks"),
    (
      Boxes.fileType("isom") + Boxes.box("moof"),
      "has no moov box, which describes the tracks; it holds 1 fragment"
    ),
    (
      Boxes.fileType("isom") + Boxes.u32(100) + Boxes.text("mdat"),
      "has no moov box, which describes the tracks; the box 'mdat' says that it has 100 bytes, "
        + "and 8 bytes are left of the file"
    ),
  ]

  @Test(arguments: noMovies) func noMovie(bytes: [UInt8], message: String) {
    #expect {
      try MP4Movie.read(MemoryByteSource(bytes))
    } throws: {
      ($0 as? MP4Problem)?.message == message
    }
  }

  /// Each prefix of a movie is read as far as it goes, and each that has lost something says so.
  @Test func truncatedMovies() throws {
    let movie = try #require(
      Self.whole.indices.first { Self.whole[$0...].starts(with: "moov".utf8) }
    )
    for length in 0..<Self.whole.count {
      let prefix = Array(Self.whole[..<length])
      if length < movie + 4 {
        #expect(throws: MP4Problem.self) { try codes(prefix) }
      } else {
        #expect(try codes(prefix).contains("mp4/truncated"))
      }
    }
  }

  private func changed(_ type: String, by offset: Int, to bytes: [UInt8]) throws -> [UInt8] {
    let name = Array(type.utf8)
    let place = try #require(
      Self.whole.indices.first { Self.whole[$0...].starts(with: name) }
    )
    var copy = Self.whole
    copy.replaceSubrange(place + offset..<place + offset + bytes.count, with: bytes)
    return copy
  }

  private static let changes: [(type: String, offset: Int, bytes: [UInt8], expected: [String])] = [
    ("trak", -4, [0, 0, 0, 7], ["mp4/broken-size"]),
    ("mdia", -4, [0x7F, 0xFF, 0xFF, 0xFF], ["mp4/broken-size"]),
    // A size of 64 bits for which there is no room.
    ("stsz", 4, [0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF, 0xFF, 0xFF], ["mp4/broken-sample-table"]),
    // Samples of one size each, of which the file has no room for so many.
    (
      "stsz", 4, [0, 0, 0, 0, 0, 0, 0, 1, 0xFF, 0xFF, 0xFF, 0xFF],
      ["mp4/broken-sample-table", "mp4/too-many", "mp4/broken-sample-table"]
    ),
    ("stts", 8, [0xFF, 0xFF, 0xFF, 0xFF], ["mp4/broken-sample-table"]),
    ("stts", 8, [0, 0, 0, 1], ["mp4/broken-sample-table"]),
    ("stco", 12, [0x7F, 0, 0, 0], ["mp4/sample-outside", "mp4/sample-outside"]),
    ("stsd", -4, [0, 0, 0, 8], ["mp4/broken-box"]),
    ("mvhd", 4, [9, 0, 0, 0], ["mp4/broken-box"]),
    ("mdhd", 16, [0, 0, 0, 0], ["mp4/broken-box"]),
    ("tkhd", 0, [0x66, 0x72, 0x65, 0x65], ["mp4/missing-box"]),
  ]

  @Test(arguments: changes) func lies(type: String, offset: Int, bytes: [UInt8], expected: [String])
    throws
  {
    let codes = try codes(try changed(type, by: offset, to: bytes))
    #expect(Set(codes).isSuperset(of: expected))
  }

  /// Boxes within boxes as deep as they like are passed over, not followed.
  @Test func nesting() throws {
    var inner: [UInt8] = []
    for _ in 0..<20_000 { inner = Boxes.u32(inner.count + 8) + Boxes.text("udta") + inner }
    let bytes = Boxes.fileType("isom") + Boxes.box("moov", Boxes.movieHeader(), inner)
    #expect(try codes(bytes) == [])
  }

  @Test func manyTracks() throws {
    let many = [[UInt8]](repeating: Boxes.box("trak"), count: 5000).flatMap { $0 }
    let movie = try MP4Movie.read(
      MemoryByteSource(Boxes.fileType("isom") + Boxes.box("moov", Boxes.movieHeader(), many))
    )
    #expect(movie.tracks.count == 4096)
    #expect(movie.diagnostics.count == 200)
  }

  /// Samples that lie upon each other are not read again and again.
  @Test func overlappingSamples() throws {
    let offset = Boxes.u32(1000)
    let table = Boxes.box(
      "stbl",
      Boxes.sampleDescription(Boxes.timedText()),
      Boxes.full("stts", Boxes.u32(1), Boxes.u32(100), Boxes.u32(1)),
      Boxes.full("stsc", Boxes.u32(1), Boxes.u32(1), Boxes.u32(1), Boxes.u32(1)),
      Boxes.full(
        "stsz",
        Boxes.u32(0),
        Boxes.u32(100),
        [[UInt8]](repeating: Boxes.u32(1 << 20), count: 100).flatMap { $0 }
      ),
      Boxes.full("stco", Boxes.u32(100), [[UInt8]](repeating: offset, count: 100).flatMap { $0 })
    )
    let head = Boxes.fileType("isom")
    let moov = Boxes.box("moov", Boxes.movieHeader(), Boxes.track(id: 1, table: table))
    let bytes = head + moov + Boxes.box("mdat", Boxes.zeros(1 << 21))
    #expect(Set(try codes(bytes)) == ["mp4/too-many"])
  }

  @Test func textsThatAreNotTerminated() throws {
    let kind = Boxes.full("kind", Boxes.text("urn:mpeg:dash:role:2011\0caption"))
    let track = Boxes.track(
      id: 1,
      table: Boxes.table(Boxes.sampleDescription(Boxes.webVTT())),
      userData: Boxes.box("udta", kind, Boxes.full("kind", Boxes.text("about:house\0")))
    )
    let movie = try MP4Movie.read(
      MemoryByteSource(Boxes.fileType("isom") + Boxes.box("moov", Boxes.movieHeader(), track))
    )
    #expect(movie.diagnostics.map(\.code) == ["mp4/broken-string"])
    #expect(movie.tracks[0].kinds.map(\.value) == ["caption", ""])
  }
}
