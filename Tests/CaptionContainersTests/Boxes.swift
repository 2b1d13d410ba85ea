import CaptionContainers

/// Puts boxes together byte by byte, for tests.
enum Boxes {
  static func u16(_ value: Int) -> [UInt8] {
    [UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value)]
  }

  static func u32(_ value: Int) -> [UInt8] {
    u16(value >> 16) + u16(value)
  }

  static func u64(_ value: Int) -> [UInt8] {
    u32(value >> 32) + u32(value)
  }

  static func zeros(_ count: Int) -> [UInt8] { [UInt8](repeating: 0, count: count) }

  static func text(_ text: String) -> [UInt8] { Array(text.utf8) }

  /// A box with what it holds.
  static func box(_ type: FourCC, _ parts: [UInt8]...) -> [UInt8] {
    let payload = parts.flatMap { $0 }
    return u32(payload.count + 8) + type.bytes + payload
  }

  /// A full box with version and flags.
  static func full(
    _ type: FourCC,
    version: Int = 0,
    flags: Int = 0,
    _ parts: [UInt8]...
  ) -> [UInt8] {
    let payload = parts.flatMap { $0 }
    return u32(payload.count + 12) + type.bytes + u32(version << 24 | flags) + payload
  }

  // MARK: Movies

  static func fileType(_ brand: FourCC) -> [UInt8] {
    box("ftyp", brand.bytes, u32(0x200), brand.bytes)
  }

  static func movieHeader(timescale: Int = 1000, duration: Int = 10_000) -> [UInt8] {
    full("mvhd", zeros(8), u32(timescale), u32(duration), zeros(80))
  }

  static func trackHeader(
    id: Int,
    flags: Int = 3,
    group: Int = 0,
    width: Int = 0,
    height: Int = 0
  ) -> [UInt8] {
    full(
      "tkhd",
      flags: flags,
      zeros(8),
      u32(id),
      zeros(4),
      u32(0),
      zeros(8),
      u16(0),
      u16(group),
      zeros(4),
      zeros(36),
      u32(width << 16),
      u32(height << 16)
    )
  }

  /// Three letters in fifteen bits.
  static func packed(_ language: String) -> Int {
    language.utf8.reduce(0) { $0 << 5 | (Int($1) - 0x60) }
  }

  static func mediaHeader(language: Int, timescale: Int = 1000, duration: Int = 10_000) -> [UInt8] {
    full("mdhd", zeros(8), u32(timescale), u32(duration), u16(language), u16(0))
  }

  static func handler(_ type: FourCC, _ name: String = "") -> [UInt8] {
    full("hdlr", zeros(4), type.bytes, zeros(12), text(name), [0])
  }

  static func sampleDescription(_ entries: [UInt8]...) -> [UInt8] {
    full("stsd", u32(entries.count), entries.flatMap { $0 })
  }

  /// `tx3g` as the reference gives it: white text without a box (3GPP TS 26.245, 5.16).
  static func timedText(flags: Int = 0, vertical: Int = 0xFF) -> [UInt8] {
    box(
      "tx3g",
      zeros(6),
      u16(1),
      u32(flags),
      [1, UInt8(vertical)],
      u32(0xFF),
      zeros(8),
      zeros(4),
      u16(1),
      [0, 0x10],
      u32(0xFFFF_FFFF),
      box("ftab", u16(1), u16(1), [5], text("Arial"))
    )
  }

  static func webVTT(_ header: String = "WEBVTT") -> [UInt8] {
    box("wvtt", zeros(6), u16(1), box("vttC", text(header)), box("vlab", text("source_label")))
  }

  static func ttml() -> [UInt8] {
    box("stpp", zeros(6), u16(1), text("http://www.w3.org/ns/ttml"), [0, 0, 0])
  }

  /// The tables of samples that lie behind one another in one chunk.
  static func table(
    _ description: [UInt8],
    durations: [Int] = [],
    sizes: [Int] = [],
    offset: Int = 0
  ) -> [UInt8] {
    let times = durations.flatMap { u32(1) + u32($0) }
    return box(
      "stbl",
      description,
      full("stts", u32(durations.count), times),
      full(
        "stsc",
        u32(sizes.isEmpty ? 0 : 1),
        sizes.isEmpty ? [] : u32(1) + u32(sizes.count) + u32(1)
      ),
      full("stsz", u32(0), u32(sizes.count), sizes.flatMap { u32($0) }),
      full("stco", u32(sizes.isEmpty ? 0 : 1), sizes.isEmpty ? [] : u32(offset))
    )
  }

  /// A track; `edits` and `userData` are whole boxes.
  static func track(
    id: Int,
    handler type: FourCC = "sbtl",
    language: String = "eng",
    flags: Int = 3,
    group: Int = 0,
    table: [UInt8],
    extendedLanguage: [UInt8] = [],
    edits: [UInt8] = [],
    userData: [UInt8] = [],
    width: Int = 0,
    height: Int = 0
  ) -> [UInt8] {
    box(
      "trak",
      trackHeader(id: id, flags: flags, group: group, width: width, height: height),
      edits,
      box(
        "mdia",
        mediaHeader(language: packed(language)),
        extendedLanguage,
        handler(type),
        box("minf", box("nmhd", zeros(4)), table)
      ),
      userData
    )
  }

  /// A movie with one track whose samples come first, so that their offset is known.
  static func movie(
    _ entry: [UInt8],
    handler type: FourCC = "sbtl",
    samples: [(duration: Int, bytes: [UInt8])],
    brand: FourCC = "isom",
    edits: [UInt8] = [],
    userData: [UInt8] = []
  ) -> [UInt8] {
    let head = fileType(brand)
    let data = box("mdat", samples.flatMap(\.bytes))
    let table = table(
      sampleDescription(entry),
      durations: samples.map(\.duration),
      sizes: samples.map(\.bytes.count),
      offset: head.count + 8
    )
    let track = track(id: 1, handler: type, table: table, edits: edits, userData: userData)
    return head + data + box("moov", movieHeader(), track)
  }

  /// A sample of timed text.
  static func sample(_ words: String, _ boxes: [UInt8]...) -> [UInt8] {
    u16(words.utf8.count) + text(words) + boxes.flatMap { $0 }
  }
}
