import CaptionKit
import Synchronization

/// The lines of a source, found when somebody asks for them.
final class LazyLineTable: Sendable {
  private let source: SourceText
  private let found = Mutex<LineTable?>(nil)

  init(_ source: SourceText) {
    self.source = source
  }

  var table: LineTable {
    found.withLock { known in
      if let known { return known }
      let table = LineTable(source)
      known = table
      return table
    }
  }
}

/// Finds the lines and columns of places that come nearly in order, by going on from the last one.
struct LineCursor {
  private let bytes: [UInt8]
  private let lines: LazyLineTable
  private var line = 1
  private var start = 0
  /// The place that was asked for last and its column; it is in the line.
  private var place = 0
  private var column = 1

  /// The farthest way that is gone back; else all lines are looked up.
  private static let farthest = 4096

  init(_ source: SourceText, _ lines: LazyLineTable) {
    bytes = source.bytes
    self.lines = lines
  }

  /// The line and column of a byte offset; an offset beyond the end counts as the end.
  mutating func position(of offset: Int) -> SourcePosition {
    let offset = Swift.min(Swift.max(offset, 0), bytes.count)
    // From afar nothing goes back, so that the ways forward are not gone again and again.
    if offset >= place {
      goOn(to: offset)
    } else if place - offset > Self.farthest || offset < start && !goBack(to: offset) {
      return lines.table.position(of: offset)
    }
    // The column goes on from the last one, so that a long line is not gone through each time.
    if place < start {
      place = start
      column = 1
    }
    if offset >= place {
      column += scalars(in: place..<offset)
    } else {
      column -= scalars(in: offset..<place)
    }
    place = offset
    return SourcePosition(line: line, column: column)
  }

  /// The line of a place a short way back, without going there; nil where that is no short way.
  mutating func lineNearby(_ offset: Int) -> Int? {
    guard offset >= 0, offset <= place, place - offset <= Self.farthest else { return nil }
    let here = (line, start, place, column)
    defer { (line, start, place, column) = here }
    return position(of: offset).line
  }

  private func scalars(in range: Range<Int>) -> Int {
    var count = 0
    for index in range where bytes[index] & 0xC0 != 0x80 { count += 1 }
    return count
  }

  /// Goes back where that is a short way over line feeds alone; tells whether it has.
  private mutating func goBack(to offset: Int) -> Bool {
    let (feeds, returns) = ByteScan.lineBreaks(in: bytes.span.extracting(offset..<start))
    guard returns == 0 else { return false }
    var index = offset
    while index > 0, bytes[index - 1] != 0x0A {
      index -= 1
      if bytes[index] == 0x0D || offset - index > Self.farthest { return false }
    }
    line -= feeds
    start = index
    place = index
    column = 1
    return true
  }

  private mutating func goOn(to offset: Int) {
    let (feeds, returns) = ByteScan.lineBreaks(in: bytes.span.extracting(place..<offset))
    if returns > 0 { return walk(to: offset) }
    guard feeds > 0 else { return }
    line += feeds
    start = offset
    while bytes[start - 1] != 0x0A { start -= 1 }
  }

  /// Goes on where lines end in more ways than one.
  private mutating func walk(to offset: Int) {
    var index = place
    while index < offset {
      let byte = bytes[index]
      index += 1
      guard byte == 0x0A || byte == 0x0D else { continue }
      if byte == 0x0D, index < bytes.count, bytes[index] == 0x0A {
        guard index < offset else { return }
        index += 1
      }
      line += 1
      start = index
    }
  }
}
