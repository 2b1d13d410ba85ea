import CaptionModel

/// Makes edits in the bytes of a TTML document.
struct TTMLEditor {
  private let bytes: [UInt8]
  private let cues: [Cue]
  private let map: [SourceMap.CueRange]
  private let timing: TTMLTiming
  private let texts = RawTexts()

  /// Gives the edits of the document's bytes that make edits of its cues.
  static func editor(_ result: ReadResult, _ source: SourceText) -> CaptionFormat.Editor {
    let editor = TTMLEditor(
      bytes: source.bytes,
      cues: result.document.cues,
      map: result.map.cues,
      timing: result.document.extras[TTMLDocument.self]?.timing ?? TTMLTiming()
    )
    return { edits throws(EditRefusal) in try editor.edit(edits) }
  }

  private func edit(_ edits: [CueEdit]) throws(EditRefusal) -> [ByteEdit] {
    guard cues.count == map.count else { throw EditRefusal("the cues have no places") }
    var result: [ByteEdit] = []
    var times: [(cue: Int, begin: MediaTime?, end: MediaTime?)] = []
    for edit in edits {
      if let cue = edit.cue { try checkIsWhole(cue) }
      switch edit {
      case .begin(let cue, let time):
        if let index = times.firstIndex(where: { $0.cue == cue }) {
          times[index].begin = time
        } else {
          times.append((cue, time, nil))
        }
      case .end(let cue, let time):
        if let index = times.firstIndex(where: { $0.cue == cue }) {
          times[index].end = time
        } else {
          times.append((cue, nil, time))
        }
      case .text(let cue, let range, let replacement):
        result += try text(cue, range, replacement)
      case .remove(let cue): result.append(try removal(of: cue))
      case .sortByBegin:
        for cue in cues.indices { try checkIsWhole(cue) }
        var ranges: [Range<Int>] = []
        for cue in cues.indices { ranges.append(try element(cue)) }
        result += try CueBlocks(bytes, ranges).permuted(orderByBegin(cues))
      // Paragraphs have no numbers.
      case .renumber: break
      }
    }
    for (cue, begin, end) in times { result += try retiming(cue, begin, end) }
    return result
  }

  /// A paragraph of which several cues were made holds none of their times.
  private func checkIsWhole(_ cue: Int) throws(EditRefusal) {
    guard map.indices.contains(cue) else { throw EditRefusal("there is no such cue") }
    let start = map[cue].start
    if cue > 0 && map[cue - 1].start == start || cue + 1 < map.count && map[cue + 1].start == start
    {
      throw EditRefusal("the paragraph makes several cues")
    }
  }

  // MARK: Times

  private func retiming(
    _ cue: Int,
    _ begin: MediaTime?,
    _ end: MediaTime?
  ) throws(EditRefusal) -> [ByteEdit] {
    guard let tag = TTMLStartTag(bytes, at: map[cue].start) else {
      throw EditRefusal("the paragraph's start tag is not well-formed")
    }
    // The paragraph may count from another time than zero, which stays as it is.
    var edits: [ByteEdit] = []
    let beginShift = begin.map { $0 - cues[cue].begin } ?? .zero
    if beginShift != .zero {
      edits.append(try shift(tag.value("begin", in: bytes), by: beginShift, "begin"))
    }
    let known = cues[cue].end ?? .max
    let endShift = end.map { $0 - known } ?? .zero
    let endValue = tag.value("end", in: bytes)
    let duration = tag.value("dur", in: bytes)
    if endValue != nil, duration != nil {
      throw EditRefusal("the paragraph has both an end and a duration")
    }
    if duration != nil {
      let change = endShift - beginShift
      if change != .zero { edits.append(try shift(duration, by: change, "dur")) }
    } else if endShift != .zero {
      edits.append(try shift(endValue, by: endShift, "end"))
    }
    return edits
  }

  private func shift(
    _ place: Range<Int>?,
    by distance: MediaTime,
    _ name: String
  ) throws(EditRefusal) -> ByteEdit {
    guard let place else { throw EditRefusal("the paragraph has no attribute \"\(name)\"") }
    guard let old = timing.time(bytes, in: place), !old.isWallClock,
      let text = timing.expression(like: bytes[place], for: old.time + distance)
    else {
      throw EditRefusal("\(bytes.quotedValue(place)) can't be written for the new time")
    }
    return ByteEdit(place, text)
  }

  // MARK: Elements

  private func element(_ cue: Int) throws(EditRefusal) -> Range<Int> {
    let start = map[cue].start
    guard let tag = TTMLStartTag(bytes, at: start) else {
      throw EditRefusal("the paragraph's start tag is not well-formed")
    }
    if tag.isEmpty { return start..<tag.end }
    var cursor = ByteCursor(
      bytes,
      in: min(max(tag.end, map[cue].text.upperBound), bytes.count)..<bytes.count
    )
    guard cursor.scan("</") else { throw EditRefusal("the paragraph's end tag is missing") }
    cursor.scan { $0 != 0x3E }
    guard cursor.scan(0x3E) else { throw EditRefusal("the paragraph's end tag is missing") }
    return start..<cursor.offset
  }

  private func removal(of cue: Int) throws(EditRefusal) -> ByteEdit {
    let element = try element(cue)
    var start = element.lowerBound
    while start > 0, bytes[start - 1].isASCIIWhiteSpace { start -= 1 }
    return ByteEdit(start..<element.upperBound, [])
  }

  // MARK: Text

  private func text(
    _ cue: Int,
    _ range: Range<Int>,
    _ replacement: String
  ) throws(EditRefusal) -> [ByteEdit] {
    guard let tag = TTMLStartTag(bytes, at: map[cue].start) else {
      throw EditRefusal("the paragraph's start tag is not well-formed")
    }
    var raw: [UInt8] = []
    for byte in replacement.utf8 {
      switch byte {
      case 0x0A:
        raw.append(0x3C)
        if let colon = bytes[tag.name].firstIndex(of: 0x3A) {
          raw += bytes[tag.name.lowerBound...colon]
        }
        raw.append("br/>")
      case 0x26: raw.append("&amp;")
      case 0x3C: raw.append("&lt;")
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
      reference: Self.scanReference,
      lineBreak: { cursor in
        guard cursor.match(0x3C), let tag = TTMLStartTag(cursor.bytes, at: cursor.offset) else {
          return nil
        }
        let name = cursor.bytes[tag.name]
        guard name.suffix(2).elementsEqual("br".utf8),
          name.count == 2 || name[name.endIndex - 3] == 0x3A
        else { return nil }
        var after = cursor
        after.offset = tag.end
        if !tag.isEmpty, after.scan("</") {
          after.scan { $0 != 0x3E }
          after.advance()
        }
        return after.offset <= cursor.end ? after.offset - cursor.offset : nil
      },
      markup: { cursor in
        guard cursor.match(0x3C) else { return nil }
        var probe = cursor
        if probe.match("<!--") {
          while !probe.atEnd, !probe.match("-->") { probe.advance() }
          probe.advance(3)
        } else if probe.match("<![") {
          // An edit inside of a CDATA section would have to be written in another way.
          return nil
        } else {
          probe.scan { $0 != 0x3E }
          probe.advance()
        }
        return probe.offset - cursor.offset
      },
      collapsesSpace: true
    )
  }

  /// Decodes one of XML's references (XML, 4.1 and 4.6).
  private static func scanReference(_ cursor: inout ByteCursor) -> [UInt8]? {
    for (name, byte) in [
      ("&amp;", UInt8(0x26)), ("&lt;", 0x3C), ("&gt;", 0x3E), ("&quot;", 0x22), ("&apos;", 0x27),
    ] where cursor.scan(name) {
      return [byte]
    }
    var probe = cursor
    guard probe.scan("&#") else { return nil }
    let radix = probe.scan(0x78) ? 16 : 10
    let digits = probe.scan { $0.isASCIIDigit || $0.isASCIILetter }
    guard digits.count <= 8, probe.scan(0x3B),
      let value = UInt32(String(decoding: probe.bytes[digits], as: UTF8.self), radix: radix),
      let encoded = Unicode.Scalar(value).flatMap({ UTF8.encode($0) })
    else { return nil }
    cursor = probe
    return Array(encoded)
  }
}

extension [UInt8] {
  /// The bytes of a range between quotation marks.
  fileprivate func quotedValue(_ range: Range<Int>) -> String {
    "\"\(String(decoding: self[range], as: UTF8.self))\""
  }
}
