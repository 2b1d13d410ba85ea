/// The line of a text that is being written: what it has that SubRip would take for something else.
struct SubRipOutputLine {
  /// Where the line ends, before its line feed.
  private(set) var end = 0
  /// Where the next line begins.
  private(set) var next = 0
  /// Whether there is nothing to see in the line, so that it is left out.
  private(set) var isBlank = false
  /// Whether every byte can be written as it is.
  var isPlain: Bool { !isMarked && escape == nil }
  /// The byte to write as a reference so that the line isn't taken for times, or nil.
  var escape: Int?
  /// Whether a line break is due before the next text.
  var needsBreak = false
  /// Whether a line was left out that stood between others.
  private(set) var hasDroppedBlank = false
  /// Whether control characters were left out.
  private(set) var hasDroppedControl = false

  private var isMarked = false
  private var braces = SubRipBraces()
  /// Brackets that each begin a tag in which the next one stands, and whether the last one is markup;
  /// they may go on for many lines.
  private var chain: (range: Range<Int>, isMarkup: Bool) = (0..<0, false)
  private var start = 0
  private var limit = 0
  private var hasBlankAbove = false
  private var hasLineAbove = false
  /// Where the line above is.
  private var above = 0..<0

  /// Looks at the line that begins at an offset.
  ///
  /// - Parameters:
  ///   - text: What the whole text is stored in; all offsets are places in it.
  ///   - limit: Where the whole text ends.
  ///   - table: ``SubRipLine/byteTraits``.
  mutating func begin(_ text: [UInt8], at offset: Int, to limit: Int, _ table: [UInt8]) {
    if next > 0, !isBlank { above = start..<end }
    start = offset
    self.limit = limit
    braces = SubRipBraces()
    var index = offset
    var traits: UInt8 = 0
    guard index >= 0, index < limit, limit <= text.count, table.count == 256 else { return }
    while true {
      index = SubRipLine.endOfPlainRun(text, from: index, to: limit, table)
      guard index < limit, text[index] != 0x0A else { break }
      traits |= table[Int(text[index])]
      index += 1
    }
    end = index
    next = index + 1
    // A byte order mark here would not be read back.
    isMarked = traits != 0 || start < end && text[start] == 0xEF
    isBlank = isBlank(text)
    escape = nil
    if isBlank {
      if hasLineAbove { hasBlankAbove = true }
      return
    }
    if hasBlankAbove { hasDroppedBlank = true }
    hasBlankAbove = false
    hasLineAbove = true
    needsBreak = true
    if SubRipTiming.mayBegin(text, start..<end)
      || SubRipTiming.mayBeDisguised(text, start..<end)
      || traits & SubRipLine.Traits.unclean.rawValue != 0
    {
      findEscape(text)
    }
  }

  private func isBlank(_ text: [UInt8]) -> Bool {
    var index = start
    while index < end {
      if text[index] > 0x20, text[index] != 0x7F {
        guard isMark(text, index) else { return false }
        index += 2
      }
      index += 1
    }
    return true
  }

  /// Finds the byte to hide where the line would be read as one with times.
  private mutating func findEscape(_ text: [UInt8]) {
    let clean = text[start..<end].filter { $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 }
    let whole = SubRipLine(start: 0, end: clean.count, next: clean.count, traits: [])
    guard
      SubRipTiming(tolerantly: clean, in: whole.range, .belowNumber) != nil
        || SubRipTiming.disguised(clean, whole, .belowNumber) != nil
        || SubRipTiming.isUnreadable(clean, whole.range)
    else { return }
    var cursor = ByteCursor(text, in: start..<end)
    while !cursor.atEnd {
      if cursor.match("-->") {
        let arrow = cursor.offset + 2
        if !isRead(text, escapedAt: arrow) {
          escape = arrow
          return
        }
        break
      }
      cursor.advance()
    }
    escape = text[start..<end].firstIndex { $0 > 0x20 && $0 != 0x7F }
  }

  /// Whether the line is read as times even with the end of an arrow as a reference.
  private func isRead(_ text: [UInt8], escapedAt arrow: Int) -> Bool {
    let written = Array(text[start..<arrow]) + "&gt;".utf8 + text[(arrow + 1)..<end]
    let line = SubRipLine.scan(written, at: 0, SubRipLine.byteTraits)
    if SubRipTiming(tolerantly: written, in: line.range, .belowNumber) != nil { return true }
    let above = text[self.above].filter { $0 >= 0x20 && $0 != 0x7F }
    return SubRipNumbering.mayBeNumber(above)
      && SubRipTiming.disguised(written, line, .belowNumber) != nil
  }

  /// Writes a part of the line so that it is read back as text.
  mutating func append(
    _ text: [UInt8],
    _ range: Range<Int>,
    _ table: [UInt8],
    to output: inout [UInt8]
  ) {
    var run = range.lowerBound
    var index = run
    while index < range.upperBound {
      let byte = text[index]
      guard table[Int(byte)] != 0 || index == escape || index == start && byte == 0xEF else {
        index += 1
        continue
      }
      var length = 1
      let replacement: String?
      if index == start, isMark(text, index) {
        replacement = ""
        length = 3
        // The next one would be at the beginning of the line then.
        start += 3
      } else if index == escape {
        (replacement, length) = reference(text, index)
      } else {
        replacement = self.replacement(text, index)
      }
      guard let replacement else {
        index += 1
        continue
      }
      output.append(contentsOf: text[run..<index])
      output.append(replacement)
      index += length
      run = index
    }
    if run < range.upperBound { output.append(contentsOf: text[run..<range.upperBound]) }
  }

  /// What to write instead of a byte that may mean something; nil where it is harmless.
  private mutating func replacement(_ text: [UInt8], _ index: Int) -> String? {
    var cursor = ByteCursor(text, in: index..<limit)
    switch text[index] {
    case 0x3C: return isDisguised(cursor, by: 0x3E) || isMarkup(cursor) ? "&lt;" : nil
    case 0x7B: return isDisguised(cursor, by: 0x7D) || braces.scan(cursor) != nil ? "&#123;" : nil
    case 0x26:
      return isDisguised(cursor, by: 0x3B) || SubRipReference.scan(&cursor) != nil ? "&amp;" : nil
    case 0x5C:
      let letter = cursor.peek(at: 1)
      return letter == 0x4E || letter == 0x68 || isDisguised(cursor, by: 0x5C) ? "&#92;" : nil
    case 0x00...0x1F, 0x7F:
      hasDroppedControl = true
      return ""
    default: return nil
    }
  }

  /// Whether something that is left out stands between a byte and the one that ends its markup; what
  /// is no markup with it may become some without.
  private func isDisguised(_ cursor: ByteCursor, by end: UInt8) -> Bool {
    let first = cursor.peek
    var cursor = cursor
    cursor.advance()
    while let byte = cursor.peek, byte != end, byte != first {
      if byte < 0x20 && byte != 0x09 && byte != 0x0A && byte != 0x0D || byte == 0x7F { return true }
      if byte == 0xEF, cursor.match("\u{FEFF}") { return true }
      // No other markup goes on in the next line.
      if byte == 0x0A, first != 0x3C { return false }
      cursor.advance()
    }
    return false
  }

  /// Whether a bracket has to be written as a reference.
  ///
  /// In `<font <font >` the first one is text as long as the second one is a bracket; with that as
  /// a reference it would begin a tag.
  private mutating func isMarkup(_ cursor: ByteCursor) -> Bool {
    if chain.range.contains(cursor.offset) { return chain.isMarkup }
    var last = cursor
    while let next = SubRipTextParser.bracket(inTagAt: last) { last.offset = next }
    chain = (cursor.offset..<last.offset + 1, SubRipTextParser.isMarkup(at: last))
    return chain.isMarkup
  }

  /// The character at an offset as a reference, and its length in the text.
  private func reference(_ text: [UInt8], _ index: Int) -> (String, Int) {
    if text[index] == 0x3E { return ("&gt;", 1) }
    let character = String(decoding: text[index..<min(index + 4, end)], as: UTF8.self)
    guard let scalar = character.unicodeScalars.first else { return ("", 1) }
    return ("&#\(scalar.value);", min(UTF8.width(scalar), end - index))
  }

  private func isMark(_ text: [UInt8], _ index: Int) -> Bool {
    index + 2 < end && text[index] == 0xEF && text[index + 1] == 0xBB && text[index + 2] == 0xBF
  }
}
