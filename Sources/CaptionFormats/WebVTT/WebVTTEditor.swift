import CaptionModel

/// Makes edits in the bytes of a WebVTT file.
struct WebVTTEditor: CueEditor {
  let bytes: [UInt8]
  let cues: [Cue]
  let map: [SourceMap.CueRange]
  let texts = RawTexts()

  func removing(_ removed: Set<Int>) -> [ByteEdit] {
    CueBlocks(bytes, map.map(\.whole)).removed(removed)
  }

  /// Identifiers are names, not numbers.
  func renumbered() -> [ByteEdit] { [] }

  /// Comments go with the cue that they stand above.
  func sorted() throws(EditRefusal) -> [ByteEdit] {
    var ranges = map.map(\.whole)
    for index in ranges.indices.dropFirst() where cues[index].extras[WebVTTComments.self] != nil {
      var start = ranges[index - 1].upperBound
      while start < ranges[index].lowerBound, bytes[start].isASCIIWhiteSpace { start += 1 }
      ranges[index] = start..<ranges[index].upperBound
    }
    return try CueBlocks(bytes, ranges).permuted(orderByBegin(cues))
  }

  func timing(
    _ cue: Int,
    _ time: MediaTime,
    isEnd: Bool
  ) throws(EditRefusal) -> ByteEdit {
    let line = WebVTTLine(bytes, at: map[cue].timing).range
    var cursor = ByteCursor(bytes, in: line)
    cursor.scan { $0.isASCIIWhiteSpace }
    if isEnd {
      while !cursor.atEnd, !cursor.match("-->") { cursor.advance() }
      cursor.advance(3)
      cursor.scan { $0.isASCIIWhiteSpace }
    }
    let start = cursor.offset
    var end = start
    guard WebVTTTimestamp.collect(bytes, &end, line.upperBound) != nil,
      let style = ClockStyle(bytes[start..<end])
    else { throw EditRefusal("the cue's times are not written so that one can be changed") }
    return ByteEdit(start..<end, style.text(time, digits: 3...3))
  }

  func text(
    _ cue: Int,
    _ range: Range<Int>,
    _ replacement: String
  ) throws(EditRefusal) -> [ByteEdit] {
    var raw: [UInt8] = []
    let newline = lineBreak(in: bytes, after: map[cue].timing)
    for byte in replacement.utf8 {
      switch byte {
      case 0x0A: raw += newline
      case 0x26: raw.append("&amp;")
      case 0x3C: raw.append("&lt;")
      // It could end an arrow.
      case 0x3E: raw.append("&gt;")
      default: raw.append(byte)
      }
    }
    let text = texts.text(of: cue) {
      RawText(bytes, in: map[cue].text, showing: cues[cue].text.utf8, Self.syntax)
    }
    guard let edits = text?.edits(replacing: range, with: raw)
    else { throw EditRefusal("the text stands between markup that hides where it is") }
    return edits
  }

  /// What the format has in the raw text of a cue besides the text itself.
  static var syntax: RawTextSyntax {
    RawTextSyntax(
      reference: { cursor in
        guard
          let match = CharacterReferences.match(
            in: cursor.bytes,
            at: cursor.offset,
            end: cursor.end
          )
        else { return nil }
        cursor.advance(match.length)
        var decoded = UTF8.encode(match.scalars.first).map { Array($0) } ?? []
        if let second = match.scalars.second.flatMap({ UTF8.encode($0) }) { decoded += second }
        return decoded
      },
      lineBreak: { cursor in
        switch cursor.peek {
        case 0x0A: 1
        case 0x0D: cursor.peek(at: 1) == 0x0A ? 2 : 1
        default: nil
        }
      },
      markup: { cursor in
        guard cursor.match(0x3C) else { return nil }
        var probe = cursor
        probe.scan { $0 != 0x3E }
        probe.advance()
        return probe.offset - cursor.offset
      }
    )
  }
}
