import CaptionModel

extension WebVTTWriter {
  /// Writes the text of a cue, without a line break at its end.
  mutating func write(_ text: CaptionText, cue: Int, begin: Int, end: Int) {
    let utf8 = text.utf8
    guard !text.spans.isEmpty else { return write(utf8) }
    var lines = TextLayout(utf8.contiguous, start: bytes.count)
    var state = WebVTTSpanState(cue: cue, begin: begin, end: end, reusing: spanStack)
    spanStack = []
    text.walk { event in
      switch event {
      case .open(let index): open(text.spans[index], &state)
      case .close: close(&state)
      case .text(let range):
        if state.isInRuby, !utf8[range].allSatisfy(\.isASCIIWhiteSpace) { state.noteBase() }
        write(utf8.storage, utf8.stored(range), &lines)
      }
    }
    spanStack = state.takeStack()
    finish(utf8, lines)
  }

  /// Writes a text without spans.
  mutating func write(_ utf8: CaptionText.UTF8View) {
    guard !isVerbatim(utf8.storage, utf8.stored) else {
      bytes.append(contentsOf: utf8.contiguous)
      return
    }
    var lines = TextLayout(utf8.contiguous, start: bytes.count)
    write(utf8.storage, utf8.stored, &lines)
    finish(utf8, lines)
  }

  /// A cue's text may end with a line break, but its last line can't be empty.
  private mutating func finish(_ utf8: CaptionText.UTF8View, _ lines: TextLayout) {
    if !utf8.isEmpty, bytes.count == lines.lineStart { bytes.append(0x20) }
  }

  // MARK: Lines

  /// Where a text stands while it is written.
  struct TextLayout {
    /// Where the current line begins in the output.
    var lineStart: Int
    /// The bytes in the storage from the first line that is not empty to the last one.
    let content: Range<Int>

    init(_ text: ArraySlice<UInt8>, start: Int) {
      lineStart = start
      guard text.first == 0x0A || text.last == 0x0A else {
        content = text.indices
        return
      }
      let first = text.firstIndex { $0 != 0x0A } ?? text.startIndex
      let last = text.lastIndex { $0 != 0x0A } ?? first - 1
      content = first..<max(first, last + 1)
    }
  }

  /// Writes plain text, escaped, with its empty lines made safe.
  private mutating func write(_ text: [UInt8], _ range: Range<Int>, _ lines: inout TextLayout) {
    var start = range.lowerBound
    while start < range.upperBound {
      let index = endOfOrdinaryRun(text, start, range.upperBound)
      if start < index { bytes.append(contentsOf: text[start..<index]) }
      guard index < range.upperBound else { return }
      if text[index] == 0x0A || text[index] == 0x0D {
        writeLineBreak(at: index, &lines)
      } else {
        bytes.append(escaping: text[index])
      }
      start = index + 1
    }
  }

  /// Writes a line break of the text.
  ///
  /// An empty line would end the cue. Between other lines it gets a no-break space, which stays
  /// where players trim lines; at the text's ends, where it moves nothing, an ordinary space.
  private mutating func writeLineBreak(at index: Int, _ lines: inout TextLayout) {
    if bytes.count == lines.lineStart {
      bytes.append(lines.content.contains(index) ? "\u{A0}" : " ")
    }
    bytes.append(0x0A)
    lines.lineStart = bytes.count
  }
}

/// The offset of the first byte from an offset on that has to be written as something else, or
/// the end.
private func endOfOrdinaryRun(_ text: [UInt8], _ start: Int, _ end: Int) -> Int {
  // What is known of the start spares the check of each index.
  guard start >= 0, end <= text.count else { return end }
  var index = start
  while index < end, let word = ByteWord(text, at: index) {
    let found = word.controls | word.matches(0x26) | word.matches(0x3C, ignoring: 0x02)
    guard found != 0 else {
      index &+= ByteWord.length
      continue
    }
    index &+= ByteWord.first(found)
    guard index < end else { return end }
    if isSpecial(text[index]) { return index }
    index &+= 1
  }
  while index < end {
    if isSpecial(text[index]) { return index }
    index += 1
  }
  return end
}

/// Whether a byte ends a line or is one of `&`, `<`, `>` and U+0000.
@inline(__always)
private func isSpecial(_ byte: UInt8) -> Bool {
  let special: UInt64 = 1 | 1 << 0x0A | 1 << 0x0D | 1 << 0x26 | 1 << 0x3C | 1 << 0x3E
  return byte <= 0x3E && special &>> UInt64(byte) & 1 == 1
}

/// Whether a text without spans is written as it is: nothing to escape, no empty line.
private func isVerbatim(_ text: [UInt8], _ range: Range<Int>) -> Bool {
  let end = range.upperBound
  var lineStart = range.lowerBound
  while true {
    let index = endOfOrdinaryRun(text, lineStart, end)
    guard index < end else { break }
    guard text[index] == 0x0A, index > lineStart else { return false }
    lineStart = index + 1
  }
  return lineStart < end || range.isEmpty
}
