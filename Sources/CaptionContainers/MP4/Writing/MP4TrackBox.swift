/// Writes the box `trak` of a text track.
struct MP4TrackBox {
  /// How a file says where the samples lie.
  enum Placement {
    /// All in one chunk, which begins at this place of the file.
    case chunk(at: UInt64)
    /// In fragments, so that the track itself has none.
    case fragments
  }

  let track: MP4TextTrack
  let kind: MP4FileKind
  /// The track's number in the movie.
  let identifier: UInt32
  /// How many units of the movie's times are in a second.
  let movieTimescale: UInt32

  /// Appends the box.
  func append(to builder: inout BoxBuilder, _ placement: Placement) {
    builder.box("trak") { trak in
      appendHeader(to: &trak, placement)
      if track.isExcludedFromAutoselection { trak.box("txas") }
      trak.box("mdia") { media in
        appendMediaHeader(to: &media, placement)
        if let language = track.language {
          media.fullBox("elng") { $0.appendTerminated(language) }
        }
        appendHandler(to: &media, type: track.codec.handler)
        media.box("minf") { information in
          appendInformation(to: &information)
          information.box("stbl") { appendSampleTable(to: &$0, placement) }
        }
      }
      appendUserData(to: &trak)
    }
  }

  // MARK: Headers

  /// Appends the track's header (ISO/IEC 14496-12, 8.3.2).
  private func appendHeader(to trak: inout BoxBuilder, _ placement: Placement) {
    let duration = isFragmented(placement) ? 0 : track.duration(per: movieTimescale)
    let isLong = duration > UInt64(UInt32.max)
    // In the movie, and enabled where it is shown without having been chosen.
    let flags: UInt32 = track.isEnabled ? 3 : 2
    trak.fullBox("tkhd", version: isLong ? 1 : 0, flags: flags) { header in
      header.appendZeros(isLong ? 16 : 8)
      header.append(identifier)
      header.appendZeros(4)
      header.append(duration, long: isLong)
      header.appendZeros(8)
      // The layer; text stands before the picture.
      header.append(Int16(-1))
      header.append(track.alternateGroup)
      // No volume.
      header.appendZeros(4)
      header.appendUnitMatrix()
      header.append(UInt32(track.width) << 16)
      header.append(UInt32(track.height) << 16)
    }
  }

  /// Appends the media's header (ISO/IEC 14496-12, 8.4.2).
  private func appendMediaHeader(to media: inout BoxBuilder, _ placement: Placement) {
    let duration = isFragmented(placement) ? 0 : track.duration
    let isLong = duration > UInt64(UInt32.max)
    media.fullBox("mdhd", version: isLong ? 1 : 0) { header in
      header.appendZeros(isLong ? 16 : 8)
      header.append(track.timescale)
      header.append(duration, long: isLong)
      header.append(MP4Language.packed(track.language))
      header.appendZeros(2)
    }
  }

  private func isFragmented(_ placement: Placement) -> Bool {
    if case .fragments = placement { true } else { false }
  }

  /// Appends a handler (ISO/IEC 14496-12, 8.4.3), which in QuickTime has a class and a counted name.
  private func appendHandler(to builder: inout BoxBuilder, type: FourCC, isForData: Bool = false) {
    builder.fullBox("hdlr") { handler in
      if kind.isQuickTime {
        handler.append(isForData ? "dhlr" as FourCC : "mhlr")
      } else {
        handler.appendZeros(4)
      }
      handler.append(type)
      handler.appendZeros(12)
      let name = isForData ? "DataHandler" : track.name ?? "SubtitleHandler"
      if kind.isQuickTime {
        let bytes = Array(name.utf8).cutBetweenCharacters(atMost: 255)
        handler.append(UInt8(bytes.count))
        handler.append(bytes)
      } else {
        handler.appendTerminated(name)
      }
    }
  }

  // MARK: Media information

  private func appendInformation(to information: inout BoxBuilder) {
    switch track.codec {
    case .stpp: information.fullBox("sthd") { _ in }
    case .tx3g where kind.isQuickTime:
      // The base media header: copied to the screen, grey, no balance (QuickTime File Format, Base
      // media information).
      information.box("gmhd") { header in
        header.fullBox("gmin") { base in
          base.append(UInt16(0x40))
          for _ in 0..<3 { base.append(UInt16(0x8000)) }
          base.appendZeros(4)
        }
      }
    case .tx3g, .wvtt: information.fullBox("nmhd") { _ in }
    }
    if kind.isQuickTime { appendHandler(to: &information, type: "url ", isForData: true) }
    information.box("dinf") { data in
      data.fullBox("dref") { references in
        references.append(UInt32(1))
        // In this file.
        references.fullBox("url ", flags: 1) { _ in }
      }
    }
  }

  /// Appends the tables of the samples (ISO/IEC 14496-12, 8.5 to 8.7).
  private func appendSampleTable(to table: inout BoxBuilder, _ placement: Placement) {
    let samples: [MP4SampleData]
    var offsets: [UInt64] = []
    switch placement {
    case .fragments: samples = []
    case .chunk(let offset):
      samples = track.samples
      if !samples.isEmpty { offsets = [offset] }
    }
    table.fullBox("stsd") { descriptions in
      descriptions.append(UInt32(1))
      descriptions.append(track.sampleEntry)
    }
    let runs = Self.runs(of: samples)
    table.fullBox("stts") { times in
      times.append(UInt32(clamping: runs.count))
      for run in runs {
        times.append(run.count)
        times.append(run.duration)
      }
    }
    table.fullBox("stsc") { chunks in
      chunks.append(UInt32(clamping: offsets.count))
      for _ in offsets {
        chunks.append(UInt32(1))
        chunks.append(UInt32(clamping: samples.count))
        chunks.append(UInt32(1))
      }
    }
    table.fullBox("stsz") { sizes in
      sizes.append(UInt32(0))
      sizes.append(UInt32(clamping: samples.count))
      for sample in samples { sizes.append(UInt32(clamping: sample.bytes.count)) }
    }
    let isLong = offsets.contains { $0 > UInt64(UInt32.max) }
    table.fullBox(isLong ? "co64" : "stco") { places in
      places.append(UInt32(clamping: offsets.count))
      for offset in offsets { places.append(offset, long: isLong) }
    }
  }

  private static func runs(of samples: [MP4SampleData]) -> [(count: UInt32, duration: UInt32)] {
    var runs: [(count: UInt32, duration: UInt32)] = []
    for sample in samples {
      if let last = runs.indices.last, runs[last].duration == sample.duration {
        runs[last].count += 1
      } else {
        runs.append((1, sample.duration))
      }
    }
    return runs
  }

  // MARK: User data

  private func appendUserData(to trak: inout BoxBuilder) {
    guard track.name != nil || !track.characteristics.isEmpty || !track.kinds.isEmpty else {
      return
    }
    trak.box("udta") { data in
      for characteristic in track.characteristics {
        data.box("tagc") { $0.append(characteristic) }
      }
      for kind in track.kinds {
        data.fullBox("kind") { box in
          box.appendTerminated(kind.scheme)
          box.appendTerminated(kind.value)
        }
      }
      guard let name = track.name else { return }
      data.box("name") { $0.append(name) }
      if kind.hasCharacteristics {
        data.box("tnam") { box in
          box.appendZeros(4)
          box.append(MP4Language.packed(track.language))
          box.append(name)
        }
      }
    }
  }
}

extension BoxBuilder {
  /// Appends a number that has 64 bits in the later version of a box and 32 in the first.
  mutating func append(_ number: UInt64, long isLong: Bool) {
    if isLong { append(number) } else { append(UInt32(clamping: number)) }
  }

  /// Appends the matrix that changes nothing.
  mutating func appendUnitMatrix() {
    for number in [0x1_0000, 0, 0, 0, 0x1_0000, 0, 0, 0, 0x4000_0000] as [UInt32] { append(number) }
  }
}

extension [UInt8] {
  /// The beginning of a text in UTF-8 that fits a number of bytes, without half a character.
  func cutBetweenCharacters(atMost limit: Int) -> [UInt8] {
    guard count > limit else { return self }
    var end = limit
    while end > 0, self[end] & 0xC0 == 0x80 { end -= 1 }
    return Array(self[..<end])
  }
}
