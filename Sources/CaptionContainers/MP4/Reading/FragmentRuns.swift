import CaptionModel

/// Collects the samples of one track from movie fragments (ISO/IEC 14496-12, 8.8).
struct FragmentRuns {
  let track: MP4Track
  var reader: BoxReader
  private(set) var samples: [MP4Sample]
  /// The most samples that are taken.
  private let limit: Int
  /// When the next sample begins where a fragment does not say it.
  private var time: Int64

  init(_ track: MP4Track, _ reader: BoxReader, after samples: [MP4Sample]) {
    self.track = track
    self.reader = reader
    self.samples = samples
    limit = MP4SampleList.limit(in: reader.source)
    time = samples.last?.end ?? 0
  }

  /// What a track fragment says for its runs.
  private struct Header {
    var id: UInt32 = 0
    var base: Int64?
    var isBasedOnFragment = false
    var defaults: MP4Track.Defaults
  }

  mutating func read(_ fragment: MP4Box) throws(ByteSourceError) {
    // Where data begins of a track fragment that does not say it: at the fragment for the first,
    // and behind the data of the one before for the others (8.8.7.1).
    var base = fragment.offset
    for box in try reader.children(of: fragment) where box.type == "traf" {
      let boxes = try reader.children(of: box)
      guard let head = boxes.first(where: { $0.type == "tfhd" }), let header = try header(head)
      else {
        reader.report(MP4Diagnostics.brokenFragment, "a 'traf' without 'tfhd'", box.range)
        continue
      }
      let start = header.base ?? (header.isBasedOnFragment ? fragment.offset : base)
      var next = start
      let isOurs = header.id == track.id
      if isOurs, let box = boxes.first(where: { $0.type == "tfdt" }) { try readTime(box) }
      for run in boxes where run.type == "trun" {
        next = try read(run, header, start, from: next, isOurs)
      }
      base = next
    }
  }

  private mutating func header(_ box: MP4Box) throws(ByteSourceError) -> Header? {
    var fields = try reader.fields(of: box, upTo: 40)
    var header = Header(defaults: track.defaults ?? MP4Track.Defaults())
    guard let (_, flags) = fields.versionAndFlags(), let id = fields.u32() else { return nil }
    header.id = id
    header.isBasedOnFragment = flags & 0x02_0000 != 0
    if flags & 0x01 != 0 {
      guard let base = fields.number(8) else { return nil }
      header.base = Int64(clamping: base)
    }
    if flags & 0x02 != 0 {
      guard let entry = fields.u32() else { return nil }
      header.defaults.entry = entry
    }
    if flags & 0x08 != 0 {
      guard let duration = fields.u32() else { return nil }
      header.defaults.duration = duration
    }
    if flags & 0x10 != 0 {
      guard let size = fields.u32() else { return nil }
      header.defaults.size = size
    }
    if id == track.id, track.defaults == nil {
      reader.report(
        MP4Diagnostics.brokenFragment,
        "the movie has no 'trex' for track \(track.number)",
        box.range
      )
    }
    return header
  }

  private mutating func readTime(_ box: MP4Box) throws(ByteSourceError) {
    var fields = try reader.fields(of: box, upTo: 12)
    guard let (version, _) = fields.versionAndFlags(),
      let begin = fields.span(isWide: version == 1)
    else { return reader.reportShort(box) }
    time = begin
  }

  /// Reads a run; returns where its data ends.
  private mutating func read(
    _ box: MP4Box,
    _ header: Header,
    _ start: Int64,
    from next: Int64,
    _ isOurs: Bool
  ) throws(ByteSourceError) -> Int64 {
    var fields = try reader.fields(of: box)
    guard let (_, flags) = fields.versionAndFlags(), let count = fields.u32() else {
      reader.reportShort(box)
      return next
    }
    var offset = next
    if flags & 0x01 != 0 {
      guard let distance = fields.i32() else {
        reader.reportShort(box)
        return next
      }
      offset = start.addingClamped(Int64(distance))
    }
    if flags & 0x04 != 0, fields.u32() == nil { return offset }
    let width = [0x100, 0x200, 0x400, 0x800].count { flags & UInt32($0) != 0 } * 4
    var wanted = Int(count)
    if width > 0 {
      wanted = min(wanted, fields.remaining / width)
    } else if header.defaults.size > 0 {
      wanted = min(wanted, Int(clamping: reader.source.count / Int64(header.defaults.size)))
      if !isOurs {
        return offset.addingClamped(Int64(wanted) * Int64(header.defaults.size))
      }
    } else {
      // Empty samples of one duration are one pause.
      wanted = min(wanted, 1)
    }
    if width > 0, wanted < Int(count) {
      reader.report(
        MP4Diagnostics.brokenFragment,
        "a run says that it has \(counted(Int(count), "sample")), and there is room for \(wanted)",
        box.range
      )
    }
    for _ in 0..<wanted {
      let duration = flags & 0x100 != 0 ? fields.u32() ?? 0 : header.defaults.duration
      let size = flags & 0x200 != 0 ? fields.u32() ?? 0 : header.defaults.size
      if flags & 0x400 != 0 { _ = fields.u32() }
      if flags & 0x800 != 0 { _ = fields.u32() }
      if isOurs {
        guard samples.count < limit else {
          reader.report(
            MP4Diagnostics.tooMany,
            "track \(track.number): more than \(limit) samples",
            box.range
          )
          return offset
        }
        samples.append(
          MP4Sample(
            begin: time,
            duration: Int64(duration),
            offset: offset,
            size: Int64(size),
            entry: Int(max(header.defaults.entry, 1) - 1)
          )
        )
        time = time.addingClamped(Int64(duration))
      }
      offset = offset.addingClamped(Int64(size))
    }
    return offset
  }
}
