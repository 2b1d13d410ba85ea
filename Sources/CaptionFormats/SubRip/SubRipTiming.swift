import CaptionModel

/// A line with the times of a cue.
struct SubRipTiming {
  /// Something about the line that the reader reports.
  struct Problem {
    var info: DiagnosticInfo
    var message: String
    var range: Range<Int>
  }

  /// The begin; nil where only the end can be read.
  var begin: MediaTime?
  /// The end; nil where only the begin can be read.
  var end: MediaTime?
  /// What follows the times on the line, without blanks around it.
  var rest: Range<Int>
  /// The digits before the times on their line, where the cue's number stands there.
  var number: Range<Int>?
  var problems: [Problem] = []
  /// Whether a time lacks its hours, so that the line could be text.
  private(set) var isShort = false

  /// The times of a line that is written exactly as it ought to be, in milliseconds.
  struct Exact {
    var begin: Int
    var end: Int
    /// Where the line ends, its line break left out.
    var lineEnd: Int

    /// The beginning of the next line, or the end of the file.
    @inline(__always)
    func next(in bytes: [UInt8]) -> Int {
      lineEnd < bytes.count ? lineEnd + lineBreakLength(bytes, at: lineEnd) : lineEnd
    }
  }

  /// Reads a line that is exactly `HH:MM:SS,mmm --> HH:MM:SS,mmm`; nil for anything else.
  ///
  /// This is how nearly all lines with times are written.
  @inline(__always)
  static func exact(_ bytes: [UInt8], at offset: Int) -> Exact? {
    let end = offset + ClockPair.length
    guard
      end <= bytes.count, end == bytes.count || bytes[end] == 0x0A || bytes[end] == 0x0D,
      let times = ClockPair(bytes, at: offset, separator: 0x2C)
    else { return exactWithLongHours(bytes, at: offset) }
    return Exact(begin: times.begin, end: times.end, lineEnd: end)
  }

  /// Reads the same with more digits for the hours of one time or both, as from 100 hours on.
  @inline(never)
  private static func exactWithLongHours(_ bytes: [UInt8], at offset: Int) -> Exact? {
    guard
      let first = exactTime(bytes, at: offset), first.end + 5 < bytes.count,
      bytes[first.end] == 0x20, bytes[first.end + 1] == 0x2D, bytes[first.end + 2] == 0x2D,
      bytes[first.end + 3] == 0x3E, bytes[first.end + 4] == 0x20,
      let second = exactTime(bytes, at: first.end + 5),
      second.end == bytes.count || bytes[second.end] == 0x0A || bytes[second.end] == 0x0D
    else { return nil }
    return Exact(begin: first.milliseconds, end: second.milliseconds, lineEnd: second.end)
  }

  /// Reads a time with two to nine digits for the hours, and gives where it ends.
  private static func exactTime(
    _ bytes: [UInt8],
    at offset: Int
  ) -> (milliseconds: Int, end: Int)? {
    var colon = offset
    var more = 0
    // All but the last two digits of the hours; those are read with the rest.
    while colon < bytes.count, bytes[colon].isASCIIDigit, colon - offset < 9 {
      if colon - offset >= 2 { more = more * 10 + Int(bytes[colon - 2] - 0x30) }
      colon += 1
    }
    guard
      colon - offset >= 2, colon + 10 <= bytes.count,
      let rest = exactMilliseconds(bytes, colon - 2)
    else { return nil }
    return (more * 360_000_000 + rest, colon + 10)
  }

  /// Reads `HH:MM:SS,mmm` at an offset with twelve bytes after it.
  @inline(__always)
  private static func exactMilliseconds(_ bytes: [UInt8], _ at: Int) -> Int? {
    guard bytes[at + 2] == 0x3A, bytes[at + 5] == 0x3A, bytes[at + 8] == 0x2C else { return nil }
    var isDigits = true
    func digit(_ distance: Int) -> Int {
      let digit = bytes[at + distance] &- 0x30
      isDigits = isDigits && digit < 10
      return Int(digit)
    }
    let hours = digit(0) * 10 + digit(1)
    let minutes = digit(3) * 10 + digit(4)
    let seconds = digit(6) * 10 + digit(7)
    let fraction = digit(9) * 100 + digit(10) * 10 + digit(11)
    guard isDigits, minutes < 60, seconds < 60 else { return nil }
    return hours * 3_600_000 + minutes * 60_000 + seconds * 1000 + fraction
  }

  /// Reads times in any spelling that can't be mistaken for text; nil where the line is text.
  init?(tolerantly bytes: [UInt8], in line: Range<Int>, _ place: Place) {
    // Every line of text comes through here.
    guard Self.mayBegin(bytes, line) else { return nil }
    var cursor = ByteCursor(bytes, in: line)
    cursor.scanSubRipBlanks()
    let start = cursor.offset
    let first = SubRipTime(&cursor)
    guard let arrow = SubRipArrow(&cursor) else { return nil }
    cursor.scanSubRipBlanks()
    let second = SubRipTime(&cursor)
    guard place.takes(first, arrow, second) else { return nil }
    begin = first?.time
    end = second?.time
    isShort = min(first?.wholeFields ?? 3, second?.wholeFields ?? 3) < 3
    var restEnd = line.upperBound
    while restEnd > cursor.offset, bytes[restEnd - 1] == 0x20 || bytes[restEnd - 1] == 0x09 {
      restEnd -= 1
    }
    cursor.scanSubRipBlanks()
    rest = cursor.offset..<max(cursor.offset, restEnd)
    for case .some(let time) in [first, second] { note(time, in: bytes) }
    if first == nil || second == nil {
      let range = start..<max(start, restEnd)
      let missing = first == nil ? "begin" : "end"
      add(.badTimestamp, "\(bytes.quoted(range)) has no readable \(missing) time", range)
      rest = rest.upperBound..<rest.upperBound
    } else if !arrow.isExact {
      add(.badTimestamp, "\(bytes.quoted(arrow.range)) stands for the arrow \"-->\"", arrow.range)
    }
  }

  /// Whether a line begins like one with times: a number and a separator, or an arrow.
  static func mayBegin(_ bytes: [UInt8], _ line: Range<Int>) -> Bool {
    var index = line.lowerBound
    let end = line.upperBound
    while index < end, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
    guard index < end else { return false }
    // The sign of a number, as a hyphen or U+2212.
    if bytes[index] == 0x2D {
      index += 1
      if index < end, bytes[index] == 0x2D { return true }
    } else if bytes[index] == 0xE2, index + 3 < end, bytes[index + 1] == 0x88 {
      index += 3
    }
    guard index < end, subRipDigit(bytes[index]) != nil else { return false }
    while index < end, subRipDigit(bytes[index]) != nil { index += 1 }
    while index < end, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
    guard index < end else { return false }
    switch bytes[index] {
    case 0x3A, 0x2C, 0x2E, 0x3B, 0xEF: return true
    default: return false
    }
  }

  private mutating func note(_ time: SubRipTime, in bytes: [UInt8]) {
    var reading: [UInt8] = []
    if time.isNegative {
      add(
        .negativeTime,
        "\(bytes.quoted(time.range)) is before zero, read as 00:00:00,000",
        time.range
      )
    } else if time.isHuge {
      reading.append(clock: time.time, separator: 0x2C)
      let text = String(decoding: reading, as: UTF8.self)
      add(.hugeTime, "\(bytes.quoted(time.range)) can't be told, read as \(text)", time.range)
    } else if !time.isExact, !time.time.isWholeMilliseconds {
      add(
        .badTimestamp,
        "\(bytes.quoted(time.range)) is not written as HH:MM:SS,mmm, but with parts of milliseconds",
        time.range
      )
    } else if !time.isExact {
      reading.append(clock: time.time, separator: 0x2C)
      let text = String(decoding: reading, as: UTF8.self)
      add(
        .badTimestamp,
        "\(bytes.quoted(time.range)) is not written as HH:MM:SS,mmm, read as \(text)",
        time.range
      )
    }
  }

  private enum Fault {
    case badTimestamp
    case hugeTime
    case negativeTime
  }

  private mutating func add(_ fault: Fault, _ message: String, _ range: Range<Int>) {
    let info =
      switch fault {
      case .badTimestamp: SubRipDiagnostics.badTimestamp
      case .hugeTime: SubRipDiagnostics.hugeTime
      case .negativeTime: SubRipDiagnostics.negativeTime
      }
    problems.append(Problem(info: info, message: message, range: range))
  }
}
