import CaptionModel

/// Makes edits in the bytes of a SubRip file.
struct SubRipEditor: CueEditor {
  let bytes: [UInt8]
  let cues: [Cue]
  let map: [SourceMap.CueRange]
  let texts = RawTexts()

  /// The numbers stay where they are, so that they still count on.
  func sorted() throws(EditRefusal) -> [ByteEdit] {
    let blocks = CueBlocks(bytes, map.map { $0.timing..<max($0.timing, $0.text.upperBound) })
    return try blocks.permuted(orderByBegin(cues))
  }

  func removing(_ removed: Set<Int>) -> [ByteEdit] {
    CueBlocks(bytes, map.map(\.whole)).removed(removed) + numbersLowered(without: removed)
  }

  // MARK: Times

  func timing(
    _ cue: Int,
    _ time: MediaTime,
    isEnd: Bool
  ) throws(EditRefusal) -> ByteEdit {
    var end = map[cue].timing
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    var cursor = ByteCursor(bytes, in: map[cue].timing..<end)
    cursor.scan { $0 == 0x20 || $0 == 0x09 }
    var found = SubRipTime(&cursor)
    if isEnd {
      cursor.scan { !$0.isASCIIDigit }
      found = found == nil ? nil : SubRipTime(&cursor)
    }
    guard let found, !found.isNegative else {
      throw EditRefusal("the cue's times are not written so that one can be changed")
    }

    guard let style = ClockStyle(bytes[found.range]) else {
      var text: [UInt8] = []
      text.append(clock: time, separator: 0x2C)
      return ByteEdit(found.range, text)
    }
    return ByteEdit(found.range, style.text(time, digits: 0...3))
  }

  // MARK: Text

  func text(
    _ cue: Int,
    _ range: Range<Int>,
    _ replacement: String
  ) throws(EditRefusal) -> [ByteEdit] {
    var raw: [UInt8] = []
    let newline = lineBreak(in: bytes, after: map[cue].timing)
    for byte in replacement.utf8 {
      if byte == 0x0A { raw += newline } else { raw.append(byte) }
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
        SubRipReference.scan(&cursor).flatMap { UTF8.encode($0) }.map { Array($0) }
      },
      lineBreak: { cursor in
        switch cursor.peek {
        case 0x0A: 1
        case 0x0D: cursor.peek(at: 1) == 0x0A ? 2 : 1
        case 0x5C: cursor.peek(at: 1) == 0x4E ? 2 : nil
        case 0x3C: Self.lengthOfBreakTag(cursor)
        default: nil
        }
      },
      markup: { cursor in
        switch cursor.peek {
        case 0x3C: Self.lengthOfTag(cursor)
        case 0x7B: Self.length(to: 0x7D, cursor)
        default: nil
        }
      },
      mayBeLiteral: true
    )
  }

  private static func lengthOfBreakTag(_ cursor: ByteCursor) -> Int? {
    guard let b = cursor.peek(at: 1), let r = cursor.peek(at: 2), b | 0x20 == 0x62,
      r | 0x20 == 0x72
    else { return nil }
    return length(to: 0x3E, cursor)
  }

  /// The length of a tag or comment, which may go on in the next line.
  private static func lengthOfTag(_ cursor: ByteCursor) -> Int? {
    var probe = cursor
    guard cursor.match("<!--") else {
      probe.advance()
      probe.scan { $0 != 0x3C && $0 != 0x3E }
      return probe.scan(0x3E) ? probe.offset - cursor.offset : nil
    }
    probe.advance(2)
    while !probe.atEnd, !probe.match("-->") { probe.advance() }
    return probe.scan("-->") ? probe.offset - cursor.offset : nil
  }

  private static func length(to last: UInt8, _ cursor: ByteCursor) -> Int? {
    var probe = cursor
    probe.scan { $0 != last && $0 != 0x0A }
    return probe.scan(last) ? probe.offset - cursor.offset : nil
  }

  // MARK: Numbers

  /// Where a cue's number stands and what it is; nil where it has none.
  private func number(_ cue: Int) -> (place: Range<Int>, value: Int)? {
    let start = map[cue].start
    guard start < map[cue].timing else { return nil }
    var end = start
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    while end > start, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 { end -= 1 }
    return (start..<end, SubRipNumbering.number(in: bytes, start..<end) ?? -1)
  }

  /// The number before a cue's times on their line with what parts it from them; empty where there is
  /// none.
  private func numberBeside(_ cue: Int) -> Range<Int> {
    let start = map[cue].timing
    var cursor = ByteCursor(bytes, in: start..<max(start, map[cue].text.lowerBound))
    cursor.scan { $0 == 0x20 || $0 == 0x09 }
    let digits = cursor.offset
    cursor.scan { $0.isASCIIDigit }
    guard cursor.offset > digits else { return start..<start }
    if let byte = cursor.peek, SubRipTiming.numberMarks.contains(byte) { cursor.advance() }
    let blanks = cursor.offset
    cursor.scan { $0 == 0x20 || $0 == 0x09 }
    let end = cursor.offset
    guard end > blanks, SubRipTime(&cursor) != nil, SubRipArrow(&cursor) != nil else {
      return start..<start
    }
    return start..<end
  }

  /// The numbers that followed each other follow each other again without the cues taken out.
  private func numbersLowered(without removed: Set<Int>) -> [ByteEdit] {
    var edits: [ByteEdit] = []
    var count = 0
    var last: Int?
    for index in cues.indices {
      let own = number(index)
      defer { last = own?.value }
      if count > 0 || removed.contains(index), let last, own?.value != last + 1 { return edits }
      if removed.contains(index) {
        count += 1
      } else if count > 0, let own {
        edits.append(ByteEdit(own.place, digits(own.value - count)))
      }
    }
    return edits
  }

  /// The numbers count from the first one's, or from one.
  func renumbered() -> [ByteEdit] {
    var edits: [ByteEdit] = []
    var next = cues.isEmpty ? 1 : max(number(0)?.value ?? 1, 0)
    for index in cues.indices {
      if let own = number(index) {
        if own.value != next { edits.append(ByteEdit(own.place, digits(next))) }
      } else {
        let place = numberBeside(index)
        edits.append(
          ByteEdit(place, digits(next) + lineBreak(in: bytes, after: place.lowerBound))
        )
      }
      next += 1
    }
    return edits
  }

  private func digits(_ number: Int) -> [UInt8] { Array("\(number)".utf8) }
}
