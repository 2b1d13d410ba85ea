import CaptionModel

/// The line that gives a cue's times and settings (6.3, "collect WebVTT cue timings and settings").
struct WebVTTTimingLine {
  var begin: WebVTTTimestamp
  var end: WebVTTTimestamp
  /// The rest of the line, where the settings are.
  var settings: Range<Int>
  /// Whether white space is where the syntax has it (4.1, WebVTT cue timings).
  var isWellSpaced: Bool

  /// What kept a timing line from being read.
  struct Fault: Error {
    /// What is wrong.
    var message: String
    /// The offending text.
    var range: Range<Int>
  }

  /// Reads two times of the form `HH:MM:SS.mmm --> HH:MM:SS.mmm` at an offset, which nearly all
  /// cues begin with; nil for anything else, also where another rule of the syntax is broken.
  static func readUsual(_ bytes: [UInt8], at start: Int) -> (begin: Int, end: Int)? {
    guard start >= 0, bytes.count - start >= 29 else { return nil }
    var fault = (bytes[start + 12] ^ 0x20) | (bytes[start + 16] ^ 0x20)
    fault |= (bytes[start + 13] ^ 0x2D) | (bytes[start + 14] ^ 0x2D) | (bytes[start + 15] ^ 0x3E)
    let begin = usualTime(bytes, start, &fault)
    let end = usualTime(bytes, start + 17, &fault)
    return fault == 0 ? (begin, end) : nil
  }

  /// Reads `HH:MM:SS.mmm`; anything else sets bits of the fault.
  @inline(__always)
  private static func usualTime(_ bytes: [UInt8], _ start: Int, _ fault: inout UInt8) -> Int {
    guard start >= 0, bytes.count - start >= 12 else {
      fault = 1
      return 0
    }
    fault |= (bytes[start + 2] ^ 0x3A) | (bytes[start + 5] ^ 0x3A) | (bytes[start + 8] ^ 0x2E)
    let hours = twoDigits(bytes[start], bytes[start + 1], &fault)
    let minutes = twoDigits(bytes[start + 3], bytes[start + 4], &fault)
    let seconds = twoDigits(bytes[start + 6], bytes[start + 7], &fault)
    let tenths = twoDigits(bytes[start + 9], bytes[start + 10], &fault)
    let thousandths = twoDigits(0x30, bytes[start + 11], &fault)
    if minutes > 59 || seconds > 59 { fault = 1 }
    // No digit makes this large, so there is nothing to check.
    let whole = (hours &* 60 &+ minutes) &* 60 &+ seconds
    return whole &* 1000 &+ tenths &* 10 &+ thousandths
  }

  @inline(__always)
  private static func twoDigits(_ high: UInt8, _ low: UInt8, _ fault: inout UInt8) -> Int {
    let (tens, ones) = (high &- 0x30, low &- 0x30)
    if tens > 9 || ones > 9 { fault = 1 }
    return Int(tens) &* 10 &+ Int(ones)
  }

  /// Reads a timing line.
  @inline(__always)
  static func read(_ bytes: [UInt8], _ line: Range<Int>) -> Result<WebVTTTimingLine, Fault> {
    let end = line.upperBound
    var offset = line.lowerBound
    // Steps 3 and 4.
    let blanksBefore = skipWhiteSpace(bytes, &offset, end)
    let beginStart = offset
    guard let begin = WebVTTTimestamp.collect(bytes, &offset, end) else {
      return .failure(badTime("start", bytes, beginStart, end))
    }
    // Steps 5 to 8.
    let blanksBeforeArrow = skipWhiteSpace(bytes, &offset, end)
    guard
      offset + 2 < end, bytes[offset] == 0x2D, bytes[offset + 1] == 0x2D, bytes[offset + 2] == 0x3E
    else {
      // What follows the digits directly belongs to the time.
      if blanksBeforeArrow == 0 { return .failure(badTime("start", bytes, beginStart, end)) }
      return .failure(missingArrow(bytes, offset, end))
    }
    offset += 3
    // Steps 9 and 10.
    let blanksBehindArrow = skipWhiteSpace(bytes, &offset, end)
    let endStart = offset
    guard let finish = WebVTTTimestamp.collect(bytes, &offset, end) else {
      return .failure(badTime("end", bytes, endStart, end))
    }
    let isSeparated = offset == end || bytes[offset] == 0x20 || bytes[offset] == 0x09
    return .success(
      WebVTTTimingLine(
        begin: begin,
        end: finish,
        settings: offset..<end,
        isWellSpaced: blanksBefore == 0 && blanksBeforeArrow > 0 && blanksBehindArrow > 0
          && isSeparated
      )
    )
  }

  /// Skips white space; returns how many bytes it was.
  @inline(__always)
  private static func skipWhiteSpace(_ bytes: [UInt8], _ offset: inout Int, _ end: Int) -> Int {
    let start = offset
    while offset < end, bytes[offset].isASCIIWhiteSpace { offset += 1 }
    return offset - start
  }

  private static func badTime(
    _ which: String,
    _ bytes: [UInt8],
    _ start: Int,
    _ end: Int
  ) -> Fault {
    let range = start..<word(bytes, start, end)
    if range.isEmpty { return Fault(message: "\(which) time is missing", range: start..<end) }
    return Fault(
      message: "\(which) time \(WebVTTText.quoted(bytes, range)) is not valid",
      range: range
    )
  }

  private static func missingArrow(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Fault {
    let range = start..<word(bytes, start, end)
    return Fault(
      message: "\(WebVTTText.quoted(bytes, range)) stands where \"-->\" is expected",
      range: range
    )
  }

  /// The end of the word at an offset: white space, an arrow or the line's end.
  private static func word(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Int {
    var cursor = ByteCursor(bytes, in: start..<end)
    while let byte = cursor.peek, !byte.isASCIIWhiteSpace, !cursor.match("-->") {
      cursor.advance()
    }
    return cursor.offset
  }
}
