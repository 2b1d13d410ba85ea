import CaptionModel

extension MovieReader {
  /// Reads a track's boxes; those that have to be there and are not are reported.
  mutating func readTrack(_ box: MP4Box) throws(ByteSourceError) {
    var track = MP4Track(number: movie.tracks.count + 1, range: box.range.asInt)
    var missing: Set<FourCC> = ["tkhd", "mdia"]
    for child in try reader.children(of: box) {
      switch child.type {
      case "tkhd": try readTrackHeader(child, &track)
      case "mdia": try readMedia(child, &track)
      case "edts":
        for list in try reader.children(of: child) where list.type == "elst" {
          try readEdits(list, &track)
        }
      case "tref": try readReferences(child, &track)
      case "udta": try readUserData(child, &track)
      case "txas": track.isExcludedFromSelection = true
      default: break
      }
      missing.remove(child.type)
    }
    for name in missing.sorted(by: { $0.rawValue < $1.rawValue }) {
      reportMissing(name, track)
    }
    movie.tracks.append(track)
  }

  private mutating func reportMissing(_ name: FourCC, _ track: MP4Track) {
    reader.report(
      MP4Diagnostics.missingBox,
      "track \(track.number) has no \(quoted(name))",
      Int64(track.range.lowerBound)..<Int64(track.range.upperBound)
    )
  }

  private mutating func readTrackHeader(
    _ box: MP4Box,
    _ track: inout MP4Track
  ) throws(ByteSourceError) {
    var fields = try reader.fields(of: box, upTo: 96)
    guard let (version, flags) = fields.versionAndFlags(), version <= 1,
      fields.skip(version == 1 ? 16 : 8) != nil, let id = fields.u32(), fields.u32() != nil,
      fields.span(isWide: version == 1) != nil, fields.skip(8) != nil, fields.u16() != nil,
      let group = fields.u16(), fields.skip(40) != nil, let width = fields.u32(),
      let height = fields.u32()
    else { return reader.reportShort(box) }
    track.id = id
    track.isEnabled = flags & 1 != 0
    track.alternateGroup = Int(group)
    track.width = Double(width) / 65536
    track.height = Double(height) / 65536
  }

  private mutating func readMedia(
    _ box: MP4Box,
    _ track: inout MP4Track
  ) throws(ByteSourceError) {
    var missing: Set<FourCC> = ["mdhd", "hdlr", "minf"]
    for child in try reader.children(of: box) {
      switch child.type {
      case "mdhd": try readMediaHeader(child, &track)
      case "elng": try readExtendedLanguage(child, &track)
      case "hdlr": try readHandler(child, &track)
      case "minf":
        for inner in try reader.children(of: child) where inner.type == "stbl" {
          try readTables(inner, &track)
        }
      default: break
      }
      missing.remove(child.type)
    }
    for name in missing.sorted(by: { $0.rawValue < $1.rawValue }) {
      reportMissing(name, track)
    }
  }

  private mutating func readMediaHeader(
    _ box: MP4Box,
    _ track: inout MP4Track
  ) throws(ByteSourceError) {
    var fields = try reader.fields(of: box, upTo: 40)
    guard let (version, _) = fields.versionAndFlags(), version <= 1,
      fields.skip(version == 1 ? 16 : 8) != nil, let timescale = fields.u32(),
      let duration = fields.span(isWide: version == 1), let language = fields.u16()
    else { return reader.reportShort(box) }
    track.timescale = timescale
    let isUnknown = version == 1 ? duration == .max : duration == 0xFFFF_FFFF
    track.mediaDuration = isUnknown ? 0 : duration
    track.mediaLanguage = MP4Language(packed: language)
    // Numbers of the Macintosh's list are QuickTime's; elsewhere zeros stand for nothing.
    if case .macintosh = track.mediaLanguage, !movie.isQuickTime { track.mediaLanguage = .unsaid }
    if timescale == 0 {
      reader.report(
        MP4Diagnostics.brokenBox,
        "the clock of track \(track.number) has 0 units a second",
        box.range
      )
    }
  }

  private mutating func readExtendedLanguage(
    _ box: MP4Box,
    _ track: inout MP4Track
  ) throws(ByteSourceError) {
    guard track.extendedLanguage == nil else {
      return reader.report(MP4Diagnostics.repeatedBox, "a second 'elng'", box.range)
    }
    var fields = try reader.fields(of: box, upTo: 4096)
    guard fields.u32() != nil else { return reader.reportShort(box) }
    let text = string(&fields, box)
    track.extendedLanguage = MP4Track.Text(text, range: box.range.asInt)
  }

  /// Takes a text that has to end with a zero byte.
  private mutating func string(_ fields: inout BoxFields, _ box: MP4Box) -> String {
    let read = fields.string()
    if !read.isTerminated || !read.isValid {
      reader.report(
        MP4Diagnostics.brokenString,
        "the text in \(quoted(box.type)) "
          + (read.isValid ? "does not end with a zero byte" : "is not UTF-8"),
        box.range
      )
    }
    return read.text
  }

  private mutating func readHandler(
    _ box: MP4Box,
    _ track: inout MP4Track
  ) throws(ByteSourceError) {
    // QuickTime names the data handler in a second box of this type.
    guard track.handler == nil else { return }
    var fields = try reader.fields(of: box, upTo: 4096)
    guard fields.u32() != nil, fields.u32() != nil, let handler = fields.fourCC(),
      fields.skip(12) != nil
    else { return reader.reportShort(box) }
    track.handler = handler
    let name = fields.rest()
    // QuickTime begins the name with its length, ISO ends it with a zero byte.
    let isCounted = movie.isQuickTime && name.first.map { Int($0) < name.count } == true
    let text = isCounted ? name.dropFirst().prefix(Int(name[0])) : name.prefix { $0 != 0 }
    track.handlerName = String(decoding: text, as: UTF8.self)
  }

  private mutating func readEdits(
    _ box: MP4Box,
    _ track: inout MP4Track
  ) throws(ByteSourceError) {
    var fields = try reader.fields(of: box, upTo: 1 << 20)
    guard let (version, _) = fields.versionAndFlags(), version <= 1, let count = fields.u32()
    else { return reader.reportShort(box) }
    let isWide = version == 1
    if count > Self.mostEdits {
      reader.report(
        MP4Diagnostics.tooMany,
        "track \(track.number): \(count) edits, of which \(Self.mostEdits) are read",
        box.range
      )
    }
    for _ in 0..<min(count, Self.mostEdits) {
      guard let duration = fields.span(isWide: isWide),
        let time = fields.number(isWide ? 8 : 4), fields.u32() != nil
      else { return reader.reportShort(box) }
      let signed = isWide ? Int64(bitPattern: time) : Int64(Int32(truncatingIfNeeded: time))
      track.edits.append(
        MP4Track.Edit(duration: duration, mediaTime: signed < 0 ? nil : signed)
      )
    }
  }

  private mutating func readReferences(
    _ box: MP4Box,
    _ track: inout MP4Track
  ) throws(ByteSourceError) {
    for child in try reader.children(of: box) {
      var fields = try reader.fields(of: child, upTo: 4096)
      while let id = fields.u32() { track.references[child.type, default: []].append(id) }
    }
  }

  private mutating func readUserData(
    _ box: MP4Box,
    _ track: inout MP4Track
  ) throws(ByteSourceError) {
    for child in try reader.children(of: box) {
      switch child.type {
      case "tagc":
        let fields = try reader.fields(of: child, upTo: 4096)
        let text = String(decoding: fields.bytes, as: UTF8.self)
        track.tags.append(MP4Track.Text(text, range: child.range.asInt))
      case "kind":
        var fields = try reader.fields(of: child, upTo: 4096)
        guard fields.u32() != nil else {
          reader.reportShort(child)
          continue
        }
        let scheme = string(&fields, child)
        // A kind without a value may end behind its scheme.
        let value = fields.remaining == 0 ? "" : string(&fields, child)
        track.kinds.append(
          MP4Track.KindValue(scheme: scheme, value: value, range: child.range.asInt)
        )
      case "name" where track.name == nil:
        let fields = try reader.fields(of: child, upTo: 4096)
        track.name = MP4Track.Text(
          String(decoding: fields.bytes.prefix { $0 != 0 }, as: UTF8.self),
          range: child.range.asInt
        )
      case "tnam":
        var fields = try reader.fields(of: child, upTo: 4096)
        guard fields.skip(6) != nil else {
          reader.reportShort(child)
          continue
        }
        track.name = MP4Track.Text(
          String(decoding: fields.rest().prefix { $0 != 0 }, as: UTF8.self),
          range: child.range.asInt
        )
      case "txas": track.isExcludedFromSelection = true
      default: break
      }
    }
  }

  private mutating func readTables(
    _ box: MP4Box,
    _ track: inout MP4Track
  ) throws(ByteSourceError) {
    for child in try reader.children(of: box) {
      switch child.type {
      case "stsd": try readEntries(child, &track)
      case "stts": track.tables.times = child
      case "stsc": track.tables.chunks = child
      case "stsz":
        track.tables.sizes = child
        try readCount(child, &track)
      case "stz2":
        track.tables.compactSizes = child
        try readCount(child, &track)
      case "stco": track.tables.offsets = child
      case "co64": track.tables.wideOffsets = child
      default: break
      }
    }
  }

  private mutating func readCount(
    _ box: MP4Box,
    _ track: inout MP4Track
  ) throws(ByteSourceError) {
    var fields = try reader.fields(of: box, upTo: 12)
    guard fields.skip(8) != nil, let count = fields.u32() else { return reader.reportShort(box) }
    track.tableCount = Int(count)
  }
}
