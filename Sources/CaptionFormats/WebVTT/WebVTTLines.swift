/// A line of the source.
struct WebVTTLine {
  /// The line without its line break.
  var range: Range<Int>
  /// Where the next line begins.
  var next: Int
  /// Whether the line has `-->` in it.
  var hasArrow: Bool
  /// Whether the line has a NUL in it.
  var hasNUL: Bool

  var isEmpty: Bool { range.isEmpty }

  init(range: Range<Int>, next: Int, hasArrow: Bool, hasNUL: Bool = false) {
    self.range = range
    self.next = next
    self.hasArrow = hasArrow
    self.hasNUL = hasNUL
  }

  /// Reads the line that begins at an offset.
  @inline(__always)
  init(_ bytes: [UInt8], at start: Int) {
    let end = bytes.count
    var index = start
    hasArrow = false
    hasNUL = false
    while true {
      index = endOfPlainRun(bytes, index)
      guard index < end else { break }
      let byte = bytes[index]
      if byte == 0x0A || byte == 0x0D { break }
      if byte == 0x3E, isArrowHead(bytes, at: index, lineStart: start) { hasArrow = true }
      if byte == 0 { hasNUL = true }
      index += 1
    }
    range = start..<index
    next = endOfLineBreak(bytes, at: index)
  }
}

/// Consecutive lines up to an empty line, a line with an arrow, or the end of the source.
struct WebVTTLines {
  /// The lines with the line breaks between them, the last one's not.
  var range: Range<Int>
  /// Where reading goes on: behind the empty line, or at the line with the arrow.
  var next: Int
  /// Whether a line with an arrow is next.
  var stopsAtArrow: Bool
  /// Whether there is a `<`, `&`, NUL or CR in the lines.
  var needsParsing: Bool
  /// Whether there is a `&`, NUL or CR in the lines.
  var needsDecoding: Bool
  /// Whether there is a NUL in the lines.
  var hasNUL: Bool

  /// Collects lines from an offset on, the beginning of a line (6.1, "collect a WebVTT block",
  /// the loop).
  @inline(__always)
  init(_ bytes: [UInt8], from start: Int) {
    let end = bytes.count
    var lineStart = start
    var textEnd = start
    var index = start
    stopsAtArrow = false
    needsParsing = false
    needsDecoding = false
    hasNUL = false
    var hasCR = false
    lines: while index < end {
      while true {
        index = endOfPlainRun(bytes, index)
        guard index < end else { break }
        let byte = bytes[index]
        if byte == 0x0A { break }
        if byte == 0x3C {
          needsParsing = true
        } else if byte == 0x26 || byte == 0 {
          needsParsing = true
          needsDecoding = true
          if byte == 0 { hasNUL = true }
        } else if byte == 0x0D {
          hasCR = true
          break
        } else if byte == 0x3E, isArrowHead(bytes, at: index, lineStart: lineStart) {
          stopsAtArrow = true
          break lines
        }
        index += 1
      }
      let isEmpty = index == lineStart
      if !isEmpty { textEnd = index }
      index = endOfLineBreak(bytes, at: index)
      lineStart = index
      if isEmpty { break }
    }
    range = start..<textEnd
    // One line has no line break in it.
    if hasCR, textEnd < bytes.count, bytes[start..<textEnd].contains(0x0D) {
      needsParsing = true
      needsDecoding = true
    }
    next = lineStart
  }
}

/// The offset of the first byte from an offset on that is not plain, or the end.
///
/// Alone in a function, and with its conditions known before the loop, it needs no checks for each
/// byte, and reads each word at once.
@inline(never)
private func endOfPlainRun(_ bytes: [UInt8], _ start: Int) -> Int {
  var index = start
  guard index >= 0, index < bytes.count else { return start }
  while true {
    index = bytes.endOfRun(from: index) { word in
      // `<` and `>` differ in one bit. Tabs are control characters as well, but plain.
      word.controls | word.matches(0x26) | word.matches(0x3C, ignoring: 0x02)
    }
    guard index >= 0, index < bytes.count, isPlain(bytes[index]) else { return index }
    index &+= 1
  }
}

/// Whether a byte is none of those that end or change a line: NUL, LF, CR, `&`, `<` and `>`.
@inline(__always)
private func isPlain(_ byte: UInt8) -> Bool {
  let special: UInt64 = 1 | 1 << 0x0A | 1 << 0x0D | 1 << 0x26 | 1 << 0x3C | 1 << 0x3E
  return byte > 0x3E || special &>> UInt64(byte) & 1 == 0
}

/// Whether the `>` at an offset ends an arrow.
@inline(__always)
private func isArrowHead(_ bytes: [UInt8], at index: Int, lineStart: Int) -> Bool {
  index - lineStart >= 2 && bytes[index - 1] == 0x2D && bytes[index - 2] == 0x2D
}

/// The offset behind the line break at an offset: LF, CR or CRLF.
@inline(__always)
private func endOfLineBreak(_ bytes: [UInt8], at index: Int) -> Int {
  let end = bytes.count
  guard index < end else { return end }
  if bytes[index] == 0x0D, index + 1 < end, bytes[index + 1] == 0x0A { return index + 2 }
  return index + 1
}
