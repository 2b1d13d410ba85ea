public import CaptionModel

/// Where the samples of a track lie, with what is wrong with the tables that say it.
public struct MP4SampleList: Sendable {
  /// The most samples of one track that are read.
  public static let mostSamples = 2_000_000

  /// The samples, in the order of their times.
  public internal(set) var samples: [MP4Sample] = []
  /// What is wrong with the tables.
  public var diagnostics: [Diagnostic] = []
  /// Those that the tables name and the file does not hold; nil where it holds all of them.
  public internal(set) var missing: MP4MissingSamples?

  /// The most samples that are taken from a file: no sample of text is shorter than two bytes, but
  /// for a few that say that there is nothing.
  public static func limit(in source: any ByteSource) -> Int {
    min(mostSamples, Int(clamping: source.count / 2) + 16)
  }
}

extension MP4Movie {
  /// Finds the samples of a track, those of fragments included.
  ///
  /// - Parameters:
  ///   - track: One of ``tracks``.
  ///   - source: The file that the movie was read from.
  public func samples(
    of track: MP4Track,
    in source: any ByteSource
  ) throws(ByteSourceError) -> MP4SampleList {
    var list = MP4SampleList()
    var table = SampleTable(track, BoxReader(source))
    try table.readAll()
    list.samples = table.samples
    list.diagnostics = table.reader.diagnostics
    if !fragments.isEmpty, track.id != 0 {
      var runs = FragmentRuns(track, BoxReader(source), after: list.samples)
      for fragment in fragments { try runs.read(fragment) }
      list.samples = runs.samples
      list.diagnostics += runs.reader.diagnostics
    }
    // Text is never stored out of its order, but for files that lie.
    if zip(list.samples, list.samples.dropFirst()).contains(where: { $0.begin > $1.begin }) {
      list.samples = list.samples.indices
        .sorted { (list.samples[$0].begin, $0) < (list.samples[$1].begin, $1) }
        .map { list.samples[$0] }
    }
    list.missing = MP4MissingSamples(list.samples, of: track, among: source.count)
    if let missing = list.missing {
      let end = Int(clamping: source.count)
      list.diagnostics.append(
        Diagnostic(
          MP4Diagnostics.sampleOutside,
          "track \(track.number): the file ends at byte \(end), so that "
            + "\(missing.words(MP4Clock(track, in: self))), \(missing.count == 1 ? "is" : "are") cut off",
          range: min(max(Int(clamping: missing.offset), 0), end)..<end
        )
      )
    }
    return list
  }
}

/// Puts the tables of a track together (ISO/IEC 14496-12, 8.6.1 and 8.7).
struct SampleTable {
  let track: MP4Track
  var reader: BoxReader
  private(set) var samples: [MP4Sample] = []

  init(_ track: MP4Track, _ reader: BoxReader) {
    self.track = track
    self.reader = reader
  }

  mutating func readAll() throws(ByteSourceError) {
    guard let sizes = try readSizes(), sizes.count > 0 else { return }
    let offsets = try readOffsets()
    let chunks = try rows(of: track.tables.chunks, width: 3)
    guard !offsets.isEmpty, !chunks.isEmpty else {
      return broken("nothing says where its \(counted(sizes.count, "sample")) are")
    }
    let times = try rows(of: track.tables.times, width: 2)
    samples.reserveCapacity(sizes.count)
    place(sizes, offsets, chunks)
    setTimes(times)
    if samples.count < sizes.count {
      broken("only \(samples.count) of \(counted(sizes.count, "sample")) have a place")
    }
  }

  private enum Sizes {
    case all(Int64, count: Int)
    case each([UInt32])

    var count: Int {
      switch self {
      case .all(_, let count): count
      case .each(let sizes): sizes.count
      }
    }

    func size(_ index: Int) -> Int64 {
      switch self {
      case .all(let size, _): size
      case .each(let sizes): Int64(sizes[index])
      }
    }
  }

  private mutating func readSizes() throws(ByteSourceError) -> Sizes? {
    if let box = track.tables.sizes {
      var fields = try reader.fields(of: box)
      guard fields.u32() != nil, let size = fields.u32(), let count = fields.u32() else {
        return nil
      }
      if size == 0 { return .each(try numbers(&fields, bits: 32, count, box)) }
      // Each sample is in the file, so there cannot be more of them than bytes.
      let room = Int(clamping: reader.source.count / Int64(size))
      return .all(Int64(size), count: limited(Int(count), room, box))
    }
    if let box = track.tables.compactSizes {
      var fields = try reader.fields(of: box)
      guard fields.skip(7) != nil, let bits = fields.u8(), let count = fields.u32() else {
        return nil
      }
      guard [4, 8, 16].contains(bits) else {
        broken("its sizes have \(bits) bits")
        return nil
      }
      return .each(try numbers(&fields, bits: Int(bits), count, box))
    }
    return nil
  }

  /// So many numbers of 4, 8, 16 or 32 bits, as far as they are there.
  private mutating func numbers(
    _ fields: inout BoxFields,
    bits: Int,
    _ count: UInt32,
    _ box: MP4Box
  ) throws(ByteSourceError) -> [UInt32] {
    let wanted = limited(Int(count), fields.remaining * 8 / bits, box)
    var result: [UInt32] = []
    result.reserveCapacity(wanted)
    while result.count < wanted {
      if bits == 4 {
        guard let pair = fields.u8() else { break }
        result.append(UInt32(pair >> 4))
        if result.count < wanted { result.append(UInt32(pair & 15)) }
      } else {
        guard let number = fields.number(bits / 8) else { break }
        result.append(UInt32(truncatingIfNeeded: number))
      }
    }
    return result
  }

  private mutating func limited(_ count: Int, _ room: Int, _ box: MP4Box) -> Int {
    if count > room {
      reader.report(
        MP4Diagnostics.brokenTable,
        "track \(track.number): \(quoted(box.type)) says that there are "
          + "\(counted(count, "sample")), and there is room for \(room)",
        box.range
      )
    }
    let most = min(count, room)
    let limit = MP4SampleList.limit(in: reader.source)
    guard most > limit else { return most }
    reader.report(
      MP4Diagnostics.tooMany,
      "track \(track.number): more than \(limit) samples",
      box.range
    )
    return limit
  }

  private mutating func readOffsets() throws(ByteSourceError) -> [Int64] {
    guard let box = track.tables.offsets ?? track.tables.wideOffsets else { return [] }
    let width = track.tables.offsets == nil ? 8 : 4
    var fields = try reader.fields(of: box)
    guard fields.u32() != nil, let count = fields.u32() else { return [] }
    let wanted = limited(Int(count), fields.remaining / width, box)
    var result: [Int64] = []
    result.reserveCapacity(wanted)
    while result.count < wanted, let offset = fields.number(width) {
      result.append(Int64(clamping: offset))
    }
    return result
  }

  /// The rows of a table of numbers of 32 bits, as far as they are there.
  private mutating func rows(
    of box: MP4Box?,
    width: Int
  ) throws(ByteSourceError) -> [[Int64]] {
    guard let box else { return [] }
    var fields = try reader.fields(of: box)
    guard fields.u32() != nil, let count = fields.u32() else { return [] }
    let wanted = limited(Int(count), fields.remaining / (4 * width), box)
    var result: [[Int64]] = []
    result.reserveCapacity(wanted)
    for _ in 0..<wanted {
      var row: [Int64] = []
      row.reserveCapacity(width)
      for _ in 0..<width {
        if let number = fields.u32() { row.append(Int64(number)) }
      }
      result.append(row)
    }
    return result
  }

  private mutating func place(_ sizes: Sizes, _ offsets: [Int64], _ chunks: [[Int64]]) {
    var row = 0
    for (index, start) in offsets.enumerated() {
      while row + 1 < chunks.count, chunks[row + 1][0] <= Int64(index) + 1 { row += 1 }
      guard chunks[row][0] <= Int64(index) + 1 else { continue }
      var offset = start
      var left = chunks[row][1]
      let entry = Int(max(chunks[row][2], 1) - 1)
      while left > 0, samples.count < sizes.count {
        let size = sizes.size(samples.count)
        samples.append(
          MP4Sample(begin: 0, duration: 0, offset: offset, size: size, entry: entry)
        )
        offset = offset.addingClamped(size)
        left -= 1
      }
      if samples.count == sizes.count { return }
    }
  }

  private mutating func setTimes(_ times: [[Int64]]) {
    var time: Int64 = 0
    var row = 0
    var left = times.first?[0] ?? 0
    for index in samples.indices {
      while left == 0, row + 1 < times.count {
        row += 1
        left = times[row][0]
      }
      guard left > 0 else {
        broken("only \(index) of \(counted(samples.count, "sample")) have a time")
        samples.removeSubrange(index...)
        return
      }
      samples[index].begin = time
      samples[index].duration = times[row][1]
      time = time.addingClamped(times[row][1])
      left -= 1
    }
  }

  private mutating func broken(_ what: String) {
    reader.report(
      MP4Diagnostics.brokenTable,
      "track \(track.number): \(what)",
      Int64(track.range.lowerBound)..<Int64(track.range.upperBound)
    )
  }
}
