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

  /// Where the parts of a line stand, for those lines of which something has to be said.
  struct Places {
    /// The start time, the arrow and the end time.
    var begin, arrow, end: Range<Int>

    /// Finds the parts of a line that could be read.
    init?(_ bytes: [UInt8], _ line: Range<Int>) {
      let limit = line.upperBound
      var offset = line.lowerBound
      _ = skipWhiteSpace(bytes, &offset, limit)
      let start = offset
      guard WebVTTTimestamp.collect(bytes, &offset, limit) != nil else { return nil }
      begin = start..<offset
      _ = skipWhiteSpace(bytes, &offset, limit)
      arrow = offset..<min(offset + 3, limit)
      offset = arrow.upperBound
      _ = skipWhiteSpace(bytes, &offset, limit)
      let second = offset
      guard WebVTTTimestamp.collect(bytes, &offset, limit) != nil else { return nil }
      end = second..<offset
    }

    /// What is wrong with the white space up to the settings, each fault at its place.
    func spacingFaults(in line: Range<Int>) -> [Fault] {
      var faults: [Fault] = []
      if begin.lowerBound > line.lowerBound {
        let range = line.lowerBound..<begin.lowerBound
        faults.append(Fault(message: "white space before the start time", range: range))
      }
      let sides = [
        (begin.upperBound == arrow.lowerBound, "before"),
        (arrow.upperBound == end.lowerBound, "behind"),
      ]
      let bare = sides.filter(\.0).map(\.1)
      if !bare.isEmpty {
        let message = "no white space \(bare.joined(separator: " and ")) the arrow"
        let range = bare.first == "before" ? arrow : end.lowerBound..<end.lowerBound
        faults.append(Fault(message: message, range: range))
      }
      return faults
    }
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
