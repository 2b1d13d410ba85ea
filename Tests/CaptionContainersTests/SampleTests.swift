import CaptionContainers
import CaptionModel
import Testing

@Suite struct SampleTests {
  private func samples(_ bytes: [UInt8]) throws -> [MP4Sample] {
    let source = MemoryByteSource(bytes)
    let movie = try MP4Movie.read(source)
    let list = try movie.samples(of: try #require(movie.tracks.first), in: source)
    // The bytes of the samples are not in these movies.
    #expect(list.diagnostics.filter { $0.code != "mp4/sample-outside" } == [])
    return list.samples
  }

  @Test func tables() throws {
    let found = try samples(
      Boxes.movie(
        Boxes.timedText(),
        samples: [(500, Boxes.sample("")), (1500, Boxes.sample("Hello"))]
      )
    )
    #expect(
      found == [
        MP4Sample(begin: 0, duration: 500, offset: 28, size: 2, entry: 0),
        MP4Sample(begin: 500, duration: 1500, offset: 30, size: 7, entry: 0),
      ]
    )
  }

  /// Two chunks of two and one samples, offsets of 64 bits, sizes of four bits, times in a run.
  @Test func compactTables() throws {
    let table = Boxes.box(
      "stbl",
      Boxes.sampleDescription(Boxes.timedText(), Boxes.timedText()),
      Boxes.full("stts", Boxes.u32(1), Boxes.u32(3), Boxes.u32(40)),
      Boxes.full(
        "stsc",
        Boxes.u32(2),
        Boxes.u32(1) + Boxes.u32(2) + Boxes.u32(1),
        Boxes.u32(2) + Boxes.u32(1) + Boxes.u32(2)
      ),
      Boxes.full("stz2", Boxes.u32(4), Boxes.u32(3), [0x27, 0x30]),
      Boxes.full("co64", Boxes.u32(2), Boxes.u64(100), Boxes.u64(200))
    )
    let found = try samples(
      Boxes.fileType("isom")
        + Boxes.box("moov", Boxes.movieHeader(), Boxes.track(id: 1, table: table))
    )
    #expect(
      found == [
        MP4Sample(begin: 0, duration: 40, offset: 100, size: 2, entry: 0),
        MP4Sample(begin: 40, duration: 40, offset: 102, size: 7, entry: 0),
        MP4Sample(begin: 80, duration: 40, offset: 200, size: 3, entry: 1),
      ]
    )
  }

  private static let head: [UInt8] =
    Boxes.fileType("iso6")
    + Boxes.box(
      "moov",
      Boxes.movieHeader(duration: 0),
      Boxes.track(id: 1, table: Boxes.table(Boxes.sampleDescription(Boxes.webVTT()))),
      Boxes.box(
        "mvex",
        Boxes.full("trex", Boxes.u32(1), Boxes.u32(1), Boxes.u32(1000), Boxes.u32(4), Boxes.u32(0))
      )
    )

  private func run(flags: Int, _ parts: [UInt8]...) -> [UInt8] {
    Boxes.full("trun", flags: flags, parts.flatMap { $0 })
  }

  /// Offsets count from the fragment; a second run follows the first; times come from `tfdt`, or go on.
  @Test func fragmentsBasedOnThemselves() throws {
    let first = Boxes.box(
      "moof",
      Boxes.box(
        "traf",
        Boxes.full("tfhd", flags: 0x02_0000, Boxes.u32(1)),
        Boxes.full("tfdt", version: 1, Boxes.u64(5000)),
        run(
          flags: 0x301,
          Boxes.u32(2),
          Boxes.u32(200),
          Boxes.u32(300),
          Boxes.u32(8),
          Boxes.u32(400),
          Boxes.u32(9)
        ),
        run(flags: 0, Boxes.u32(1))
      )
    )
    let second = Boxes.box(
      "moof",
      Boxes.box(
        "traf",
        Boxes.full("tfhd", flags: 0x02_0008, Boxes.u32(1), Boxes.u32(10)),
        run(flags: 0x1, Boxes.u32(1), Boxes.u32(100))
      )
    )
    let found = try samples(Self.head + first + second)
    let moof = Int64(Self.head.count)
    let next = moof + Int64(first.count)
    #expect(
      found == [
        MP4Sample(begin: 5000, duration: 300, offset: moof + 200, size: 8, entry: 0),
        MP4Sample(begin: 5300, duration: 400, offset: moof + 208, size: 9, entry: 0),
        MP4Sample(begin: 5700, duration: 1000, offset: moof + 217, size: 4, entry: 0),
        MP4Sample(begin: 6700, duration: 10, offset: next + 100, size: 4, entry: 0),
      ]
    )
  }

  /// Without that flag the data of a track fragment lies behind that of the one before, or where
  /// `tfhd` says.
  @Test func fragmentsBehindOthers() throws {
    let fragment = Boxes.box(
      "moof",
      Boxes.box(
        "traf",
        Boxes.full("tfhd", Boxes.u32(2)),
        run(flags: 0x201, Boxes.u32(1), Boxes.u32(50), Boxes.u32(77))
      ),
      Boxes.box("traf", Boxes.full("tfhd", Boxes.u32(1)), run(flags: 0, Boxes.u32(1))),
      Boxes.box(
        "traf",
        Boxes.full("tfhd", flags: 0x1, Boxes.u32(1), Boxes.u64(9000)),
        run(flags: 0x1, Boxes.u32(1), Boxes.u32(-5))
      )
    )
    let found = try samples(Self.head + fragment)
    #expect(found.map(\.offset) == [Int64(Self.head.count) + 127, 8995])
    #expect(found.map(\.begin) == [0, 1000])
  }

  /// A count that the run has no room for is no reason to make room.
  @Test func runsThatLie() throws {
    let fragment = Boxes.box(
      "moof",
      Boxes.box(
        "traf",
        Boxes.full("tfhd", Boxes.u32(1)),
        run(flags: 0x200, Boxes.u32(0x7FFF_FFFF), Boxes.u32(8))
      ),
      Boxes.box(
        "traf",
        Boxes.full("tfhd", flags: 0x10, Boxes.u32(1), Boxes.u32(0)),
        run(flags: 0, Boxes.u32(0x7FFF_FFFF))
      )
    )
    let source = MemoryByteSource(Self.head + fragment)
    let movie = try MP4Movie.read(source)
    let list = try movie.samples(of: movie.tracks[0], in: source)
    #expect(list.samples.count == 2)
    #expect(list.diagnostics.map(\.code) == ["mp4/broken-fragment"])
  }

  // MARK: Edits

  private func clock(_ edits: [MP4Track.Edit], hasFragments: Bool = false) throws -> MP4Clock {
    let source = MemoryByteSource(
      hasFragments ? Self.head : Boxes.movie(Boxes.timedText(), samples: [])
    )
    let movie = try MP4Movie.read(source)
    var track = movie.tracks[0]
    track.edits = edits
    return MP4Clock(track, in: movie)
  }

  private func shown(_ clock: MP4Clock, _ begin: Int, _ end: Int) -> [[Int]] {
    clock.shown(MediaTime(milliseconds: begin), MediaTime(milliseconds: end)).map {
      [$0.begin.milliseconds, $0.end.milliseconds]
    }
  }

  @Test func pausesAndCuts() throws {
    let late = try clock([
      MP4Track.Edit(duration: 2000, mediaTime: nil), MP4Track.Edit(duration: 5000, mediaTime: 0),
    ])
    #expect(late.shift?.milliseconds == 2000)
    let early = try clock([MP4Track.Edit(duration: 5000, mediaTime: 1000)])
    #expect(early.shift?.milliseconds == -1000)
    let cut = try clock([
      MP4Track.Edit(duration: 1000, mediaTime: 500), MP4Track.Edit(duration: 2000, mediaTime: 4000),
    ])
    #expect(cut.shift == nil)
    #expect(shown(cut, 0, 1000) == [[0, 500]])
    #expect(shown(cut, 1600, 1900) == [])
    #expect(shown(cut, 1000, 4500) == [[500, 1000], [1000, 1500]])
    #expect(try clock([]).shift == .zero)
  }
}
