import CaptionContainers
import Testing

/// Tracks that are added to movies.
@Suite struct TrackInsertionTests {
  private var track: MP4TextTrack {
    let samples = [
      MP4SampleData([0, 1, 0x41], duration: 3000), MP4SampleData([0, 0], duration: 500),
    ]
    return MP4TextTrack(
      codec: .tx3g,
      sampleEntry: MP4TextEntry.tx3g(),
      samples: samples,
      timescale: 1000
    )
  }

  private func added(to movie: [UInt8]) throws -> [UInt8] {
    let edited = try MP4TrackInsertion(MemoryByteSource(movie)).adding(track)
    let output = Self.bytes(of: edited, movie)
    try edited.verify(MemoryByteSource(output))
    return output
  }

  private static func bytes(of edited: MP4EditedMovie, _ movie: [UInt8]) -> [UInt8] {
    var output: [UInt8] = []
    for piece in edited.pieces {
      switch piece {
      case .bytes(let bytes): output += bytes
      case .copy(let range): output += movie[Int(range.lowerBound)..<Int(range.upperBound)]
      }
    }
    return output
  }

  @Test(
    arguments: [Movie.Order.front, .end, .middle],
    [(false, false), (true, false), (false, true), (true, true)]
  )
  func everyChunkIsFoundAgain(_ order: Movie.Order, _ form: (endsOpen: Bool, isLong: Bool)) throws {
    var movie = Movie()
    movie.order = order
    movie.endsOpen = form.endsOpen
    movie.isLong = form.isLong
    let before = Movie.chunks(of: movie.bytes)
    #expect(before == [[[1, 2, 3], [6, 7, 8, 9]], [[4, 5], [10]]])
    let output = try added(to: movie.bytes)
    let after = Movie.chunks(of: output)
    #expect(Array(after[..<2]) == before)
    #expect(after.count == 3)
    let types =
      switch order {
      case .front: ["ftyp", "moov", "mdat", "mdat"]
      case .end: ["ftyp", "mdat", "mdat", "moov", "free"]
      case .middle: ["ftyp", "mdat", "moov", "mdat", "mdat"]
      }
    #expect(BoxList(output).types == types)
    let table = BoxList(BoxList(output).contents("moov/trak")[2])
    let place = BoxList(table.content("mdia/minf/stbl/stco") ?? []).number(8, 4)
    #expect(Array(output[place..<place + 5]) == [0, 1, 0x41, 0, 0])
  }

  @Test func headersCountTheTrack() throws {
    let output = BoxList(try added(to: Movie().bytes))
    let header = BoxList(output.content("moov/mvhd") ?? [])
    // 3.5 s at 600 a second, which is longer than the movie was.
    #expect(header.number(16, 4) == 2100)
    #expect(header.number(96, 4) == 4)
    let track = BoxList(BoxList(output.contents("moov/trak")[2]).content("tkhd") ?? [])
    #expect(track.number(12, 4) == 3)
    #expect(track.number(20, 4) == 2100)
  }

  @Test func aShorterTrackLeavesTheDuration() throws {
    var movie = Movie()
    movie.more = hex(#"0000000c "udta" 00000000"#)
    let insertion = try MP4TrackInsertion(MemoryByteSource(movie.bytes))
    var track = track
    track.samples = [MP4SampleData([0, 0], duration: 1)]
    let output = BoxList(Self.bytes(of: try insertion.adding(track), movie.bytes))
    #expect(BoxList(output.content("moov/mvhd") ?? []).number(16, 4) == 1200)
    #expect(
      BoxList(output.content("moov") ?? []).types == ["mvhd", "trak", "trak", "trak", "udta"]
    )
  }

  @Test(arguments: zip([[0, 1], [2, 3], [0, 2]] as [[UInt16]], [2, 4, 3] as [UInt16]))
  func groupsOfTheirOwn(_ groups: [UInt16], _ group: UInt16) throws {
    var movie = Movie()
    movie.groups = groups
    let insertion = try MP4TrackInsertion(MemoryByteSource(movie.bytes))
    #expect(insertion.alternateGroup == group)
    #expect(insertion.pictureSize.width == 640 && insertion.pictureSize.height == 360)
    #expect(insertion.tracks.map(\.handler) == ["vide", "soun"])
  }

  @Test func textTracksShareTheirGroup() throws {
    var first = track
    first.alternateGroup = 9
    let movie = Movie()
    let once = Self.bytes(
      of: try MP4TrackInsertion(MemoryByteSource(movie.bytes)).adding(first),
      movie.bytes
    )
    let insertion = try MP4TrackInsertion(MemoryByteSource(once))
    #expect(insertion.alternateGroup == 9)
    let twice = Self.bytes(of: try insertion.adding(track), once)
    #expect(Movie.chunks(of: twice).count == 4)
    #expect(Array(Movie.chunks(of: twice)[..<2]) == Movie.chunks(of: movie.bytes))
  }

  @Test(arguments: [("isom", MP4FileKind.mp4), ("M4V ", .m4v), ("qt  ", .mov)])
  func kinds(_ brand: String, _ kind: MP4FileKind) throws {
    var movie = Movie()
    movie.brand = brand == "qt  " ? "qt  " : brand == "M4V " ? "M4V " : "isom"
    #expect(try MP4TrackInsertion(MemoryByteSource(movie.bytes)).kind == kind)
  }

  @Test func mediaInOtherFilesStayWhereTheyAre() throws {
    var movie = Movie()
    movie.soundFlags = 0
    let before = BoxList(movie.bytes).contents("moov/trak")
    let after = BoxList(try added(to: movie.bytes)).contents("moov/trak")
    #expect(before[1] == after[1])
    #expect(before[0] != after[0])
  }

  /// A movie whose media begin behind a gap that is not in memory.
  private struct GapSource: ByteSource {
    let front: [UInt8]
    let count: Int64

    func bytes(_ range: Range<Int64>) throws(ByteSourceError) -> [UInt8] {
      guard range.upperBound <= count else { throw .outside(range, of: count) }
      return range.map { $0 < front.count ? front[Int($0)] : 0 }
    }
  }

  @Test func placesGrowWhereTheyNeedTo() throws {
    // The last chunk of video is just before 4 GiB, and is moved beyond; sound stays below.
    var movie = Movie()
    movie.chunks = [[1], [2], [3]]
    var places: [UInt64] = [2000, 3000, 0xFFFF_FF00]
    let type = hex(#"00000010 "ftypisom" 00000000"#)
    let data = hex(#"00000001 "mdat" 0000000100000000"#)
    let front = type + movie.moov(offsets: places) + data
    let source = GapSource(front: front, count: Int64(front.count) + (1 << 32) - 16)
    let edited = try MP4TrackInsertion(source).adding(track)
    guard case .bytes(let middle) = edited.pieces[1] else {
      Issue.record("no new header")
      return
    }
    let shift = UInt64(middle.count - movie.moov(offsets: places).count)
    let tables = BoxList(middle).contents("moov/trak").map {
      BoxList(BoxList($0).content("mdia/minf/stbl") ?? [])
    }
    #expect(tables.map(\.types) == [["stsz", "co64"], ["stsz", "stco"], tables[2].types])
    places = places.map { $0 + shift }
    #expect(BoxList(tables[0].content("co64") ?? []).number(8, 8) == Int(places[0]))
    #expect(BoxList(tables[0].content("co64") ?? []).number(16, 8) == Int(places[2]))
    #expect(BoxList(tables[1].content("stco") ?? []).number(8, 4) == Int(places[1]))
  }

  // MARK: Refusals

  private func refusal(_ bytes: [UInt8]) -> MP4EditingError? {
    do throws(MP4EditingError) {
      _ = try MP4TrackInsertion(MemoryByteSource(bytes)).adding(track)
      return nil
    } catch {
      return error
    }
  }

  @Test func whatIsNotEditedSaysWhy() {
    var movie = Movie()
    movie.more = hex(#"00000008 "mvex""#)
    #expect(refusal(movie.bytes) == .fragmented)
    #expect(refusal(Movie().bytes + hex(#"00000008 "moof""#)) == .fragmented)
    movie.more = hex(#"00000008 "cmov""#)
    #expect(refusal(movie.bytes) == .compressedHeader)
    movie.more = hex(#"00000014 "meta" 00000000 00000008 "iloc""#)
    #expect(refusal(movie.bytes) == .itemsByPlace)
    let twice = Movie(order: .end)
    #expect(refusal(twice.bytes + twice.moov(offsets: [0, 0, 0, 0])) == .severalHeaders)
    #expect(refusal([]) == .notMovie)
    #expect(refusal(Array("WEBVTT\n\n00:00".utf8)) == .notMovie)
    #expect(refusal(hex(#"00000010 "ftypisom" 00000000"#)) == .notMovie)
  }

  @Test func whatIsCutOffIsNeverEdited() {
    for order in [Movie.Order.front, .end, .middle] {
      let bytes = Movie(order: order).bytes
      let end = order == .end ? bytes.count - 10 : bytes.count
      for count in 0..<end where refusal(Array(bytes[..<count])) == nil {
        Issue.record("\(order) is edited after \(count) of \(bytes.count) bytes")
      }
    }
  }

  @Test func sizesThatLieAreNoTrap() {
    // Every byte of a movie becomes one of the worst in turn.
    for order in [Movie.Order.front, .end] {
      let bytes = Movie(order: order, more: hex(#"0000000c "udta" 00000000"#)).bytes
      for index in bytes.indices {
        for value in [0, 1, 0x7F, 0xFF] as [UInt8] {
          var changed = bytes
          changed[index] = value
          guard let edited = try? MP4TrackInsertion(MemoryByteSource(changed)).adding(track) else {
            continue
          }
          let output = Self.bytes(of: edited, changed)
          #expect(throws: Never.self) { try edited.verify(MemoryByteSource(output)) }
        }
      }
    }
  }

  @Test func whatWasWrittenOtherwiseIsNotVerified() throws {
    let movie = Movie().bytes
    let edited = try MP4TrackInsertion(MemoryByteSource(movie)).adding(track)
    let output = Self.bytes(of: edited, movie)
    for index in output.indices {
      var changed = output
      changed[index] ^= 1
      #expect(throws: MP4EditingError.self) { try edited.verify(MemoryByteSource(changed)) }
    }
    #expect(throws: MP4EditingError.self) {
      try edited.verify(MemoryByteSource(Array(output.dropLast())))
    }
  }
}
