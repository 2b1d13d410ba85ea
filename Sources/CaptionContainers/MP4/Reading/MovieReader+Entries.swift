import CaptionModel

extension MovieReader {
  /// The most sample entries of a track that are read.
  private static let mostEntries = 256
  /// The longest sample entry that is read, in bytes.
  private static let longestEntry: Int64 = 1 << 20

  /// Reads how a track's samples are written.
  mutating func readEntries(
    _ box: MP4Box,
    _ track: inout MP4Track
  ) throws(ByteSourceError) {
    let boxes = try reader.children(of: box, skipping: 8)
    for child in boxes.prefix(Self.mostEntries) {
      var entry = MP4SampleEntry(format: child.type, range: child.range.asInt)
      if track.kind == .text || track.handler == nil {
        try readText(child, &entry)
      } else if child.type.bytes.starts(with: Array("enc".utf8)) {
        entry.isEncrypted = true
      }
      track.entries.append(entry)
    }
    if boxes.isEmpty {
      reader.report(
        MP4Diagnostics.brokenBox,
        "track \(track.number) does not say how its samples are written",
        box.range
      )
    }
  }

  private mutating func readText(
    _ box: MP4Box,
    _ entry: inout MP4SampleEntry
  ) throws(ByteSourceError) {
    var fields = try reader.fields(of: box, upTo: Self.longestEntry)
    guard fields.skip(8) != nil else { return reader.reportShort(box) }
    var format = box.type
    if format == "enct" || format == "encs" || format == "encu" {
      entry.isEncrypted = true
      if let original = try originalFormat(of: box) {
        format = original
        entry.format = original
      }
    }
    switch format {
    case "tx3g":
      if let styling = timedText(&fields) {
        entry.content = .timedText(styling)
      } else {
        entry.content = .timedText(MP4TextStyling())
        reader.reportShort(box)
      }
    case "text":
      // Programs put 3GPP's fields here, too; the table of fonts behind them tells.
      var others = fields
      if let styling = timedText(&others), others.skip(4) != nil, others.fourCC() == "ftab" {
        entry.content = .quickTimeText(styling)
      } else if let styling = quickTimeText(&fields) {
        entry.content = .quickTimeText(styling)
      } else {
        entry.content = .quickTimeText(MP4TextStyling())
        reader.reportShort(box)
      }
    case "wvtt":
      var header: [UInt8] = []
      var label: String?
      for child in try reader.children(of: box, skipping: 8) {
        switch child.type {
        case "vttC": header = try reader.fields(of: child, upTo: Self.longestEntry).bytes
        case "vlab":
          let bytes = try reader.fields(of: child, upTo: 4096).bytes
          label = String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        default: break
        }
      }
      entry.content = .webVTT(header: header, label: label)
    case "stpp", "dfxp":
      let namespaces = fields.string().text
      let schemas = fields.string().text
      // The third list may be left out; a box may follow instead of it.
      let mediaTypes = fields.remaining > 8 || fields.remaining == 0 ? "" : fields.string().text
      entry.content = .ttml(namespaces: namespaces, schemas: schemas, mediaTypes: mediaTypes)
    default: break
    }
  }

  private mutating func originalFormat(of box: MP4Box) throws(ByteSourceError) -> FourCC? {
    // The boxes stand behind fields whose length depends on the format that is sought.
    let bytes = try reader.fields(of: box, upTo: Self.longestEntry).bytes
    let name = Array("frma".utf8)
    guard bytes.count >= 8 else { return nil }
    for index in 0...(bytes.count - 8) where bytes[index] == name[0] {
      if bytes[index..<index + 4].elementsEqual(name) {
        var fields = BoxFields(Array(bytes[(index + 4)..<(index + 8)]))
        return fields.fourCC()
      }
    }
    return nil
  }

  /// The fields of `tx3g` (3GPP TS 26.245, 5.16).
  private func timedText(_ fields: inout BoxFields) -> MP4TextStyling? {
    var styling = MP4TextStyling()
    guard let flags = fields.u32(), let horizontal = fields.u8(), let vertical = fields.u8(),
      let background = fields.color(), let box = fields.textBox(), let style = fields.styleRun()
    else { return nil }
    styling.displayFlags = flags
    styling.horizontal = Int(Int8(bitPattern: horizontal))
    styling.vertical = Int(Int8(bitPattern: vertical))
    styling.background = background
    styling.box = box
    styling.style = style
    return styling
  }

  /// The fields of QuickTime's `text` (QuickTime File Format, Text sample description).
  private func quickTimeText(_ fields: inout BoxFields) -> MP4TextStyling? {
    var styling = MP4TextStyling()
    guard let flags = fields.u32(), let horizontal = fields.i32(),
      let background = fields.wideColor(), let box = fields.textBox(), fields.skip(8) != nil,
      fields.u16() != nil, let face = fields.u16(), fields.skip(3) != nil,
      let foreground = fields.wideColor()
    else { return nil }
    styling.displayFlags = flags
    styling.horizontal = Int(horizontal)
    styling.background = background
    styling.box = box
    styling.style.color = foreground
    styling.style.setFace(UInt8(truncatingIfNeeded: face))
    return styling
  }
}

extension MP4TextStyling.Run {
  /// Takes the bits of a face: bold, italic, underlined.
  mutating func setFace(_ flags: UInt8) {
    isBold = flags & 1 != 0
    isItalic = flags & 2 != 0
    isUnderlined = flags & 4 != 0
  }
}

extension BoxFields {
  mutating func color() -> Color? {
    guard let value = u32() else { return nil }
    return Color(rgb: value >> 8, alpha: UInt8(truncatingIfNeeded: value))
  }

  /// Three parts of sixteen bits.
  mutating func wideColor() -> Color? {
    guard let red = u16(), let green = u16(), let blue = u16() else { return nil }
    return Color(
      red: UInt8(truncatingIfNeeded: red >> 8),
      green: UInt8(truncatingIfNeeded: green >> 8),
      blue: UInt8(truncatingIfNeeded: blue >> 8)
    )
  }

  mutating func textBox() -> MP4TextStyling.Box? {
    guard let top = i16(), let left = i16(), let bottom = i16(), let right = i16() else {
      return nil
    }
    return MP4TextStyling.Box(
      top: Int(top),
      left: Int(left),
      bottom: Int(bottom),
      right: Int(right)
    )
  }

  /// A run of twelve bytes: characters, font, face, size and colour (3GPP TS 26.245, 5.15).
  mutating func styleRun() -> MP4TextStyling.Run? {
    guard let start = u16(), let end = u16(), u16() != nil, let face = u8(), u8() != nil,
      let color = color()
    else { return nil }
    var run = MP4TextStyling.Run(characters: Int(start)..<Int(max(start, end)), color: color)
    run.setFace(face)
    return run
  }
}
