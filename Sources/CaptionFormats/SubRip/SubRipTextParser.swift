import CaptionModel

/// Turns the text of cues into plain text with spans.
///
/// One parser serves a whole file, so its memory is used again for each cue.
struct SubRipTextParser {
  let bytes: [UInt8]
  let table = SubRipLine.byteTraits
  var builder: CaptionTextBuilder
  /// The tags and override codes that hold at this place, outermost first.
  var open: [OpenTag] = []
  var braces = SubRipBraces()
  /// Where the last closing tag of each kind stands in the text; nil before somebody asked.
  var lastEnds: [OpenTag.Key: Int]?
  /// Whether no comment ends in the rest of the text.
  var hasNoCommentEnd = false
  var diagnostics: [Diagnostic] = []
  var cue = 0
  /// What is found in the file; the reader counts here too.
  var tally = ReportTally()

  /// The place that the last text asked for with `{\an}` or `{\a}`, or nil.
  var anchor: Anchor?

  /// The attributes of the last font tag without faults, and what they ask for.
  var lastFont: (attributes: Range<Int>, style: TextStyle?)?

  /// Whether texts with ordinary markup are read like all others; the result is the same.
  var isTagByTag = false

  /// Line breaks that have been read but not yet added, since none may end a text.
  private var breaks = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    builder = CaptionTextBuilder(source: bytes)
  }

  /// Reads the text in a range.
  ///
  /// - Parameters:
  ///   - range: The text without blank lines around it.
  ///   - traits: What the lines of the text have.
  ///   - cue: The index of the cue, for the diagnostics.
  ///   - diagnostics: Takes what is found.
  mutating func parse(
    _ range: Range<Int>,
    _ traits: SubRipLine.Traits,
    cue: Int,
    _ diagnostics: inout [Diagnostic]
  ) -> CaptionText {
    anchor = nil
    if traits.isDisjoint(with: [.marked, .unclean, .blankInside]) {
      guard traits.contains([.carriageReturn, .severalLines]) else {
        return CaptionText(sharing: range, of: bytes)
      }
      return CaptionText(uncheckedUTF8: withLineFeeds(range), spans: [])
    }
    if !isTagByTag, traits.isDisjoint(with: [.unclean, .blankInside, .carriageReturn]),
      let text = parsePlainMarkup(range)
    {
      return text
    }
    self.cue = cue
    breaks = 0
    lastEnds = nil
    hasNoCommentEnd = false
    swap(&self.diagnostics, &diagnostics)
    parseMarkup(range)
    tally.endPart(in: &self.diagnostics)
    swap(&self.diagnostics, &diagnostics)
    return builder.take()
  }

  /// The bytes of a text without markup, each line break as one line feed.
  private func withLineFeeds(_ range: Range<Int>) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(range.count)
    var start = range.lowerBound
    var index = start
    while index < range.upperBound {
      let byte = bytes[index]
      guard byte == 0x0D || byte == 0x0A else {
        index += 1
        continue
      }
      text.append(contentsOf: bytes[start..<index])
      text.append(0x0A)
      index += lineBreakLength(bytes, at: index)
      start = index
    }
    text.append(contentsOf: bytes[start..<range.upperBound])
    return text
  }

  private mutating func parseMarkup(_ range: Range<Int>) {
    var cursor = ByteCursor(bytes, in: range)
    var run = cursor.offset
    let bytes = bytes
    let table = table
    while true {
      cursor.offset = SubRipLine.endOfPlainRun(bytes, from: cursor.offset, to: cursor.end, table)
      guard let byte = cursor.peek else { break }
      let here = cursor.offset
      var isMarkup = true
      switch byte {
      case 0x0A, 0x0D:
        append(run..<here)
        breaks += 1
        cursor.advance(lineBreakLength(bytes, at: here))
        skipLineStart(&cursor)
        run = cursor.offset
        continue
      case 0x3C: isMarkup = parseTag(&cursor, after: run..<here)
      case 0x7B: isMarkup = parseBraces(&cursor, after: run..<here)
      case 0x26: isMarkup = parseReference(&cursor, after: run..<here)
      case 0x5C: isMarkup = parseEscape(&cursor, after: run..<here)
      case 0x00...0x08, 0x0B, 0x0C, 0x0E...0x1F, 0x7F:
        append(run..<here)
        cursor.scan { $0 < 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D || $0 == 0x7F }
        noteControlCharacters(here..<cursor.offset)
      default: isMarkup = false
      }
      if isMarkup {
        run = cursor.offset
      } else {
        cursor.advance()
      }
    }
    append(run..<cursor.offset)
    closeAll()
    // A span may have begun after a line break that nothing followed.
    if builder.last == 0x0A { builder.trimTrailingWhiteSpace() }
  }

  /// Passes a byte order mark, and the blanks of a line with nothing else.
  private func skipLineStart(_ cursor: inout ByteCursor) {
    if cursor.match(0xEF) { _ = cursor.scan("\u{FEFF}") }
    var blanks = cursor
    blanks.scan { $0 == 0x20 || $0 == 0x09 }
    if blanks.atEnd || blanks.match(0x0A) || blanks.match(0x0D) { cursor = blanks }
  }

  // MARK: Text

  /// Adds text of the source, and the line breaks that stood before it.
  mutating func append(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    flushBreaks()
    builder.append(source: range)
  }

  mutating func append(_ scalar: Unicode.Scalar) {
    flushBreaks()
    builder.append(scalar)
  }

  mutating func appendBreak() {
    breaks += 1
  }

  /// Adds the line breaks read so far; those above all text are left out.
  mutating func flushBreaks() {
    guard breaks > 0 else { return }
    if builder.hasText {
      for _ in 0..<breaks { builder.append(ascii: 0x0A) }
    }
    breaks = 0
  }

  private mutating func parseReference(
    _ cursor: inout ByteCursor,
    after text: Range<Int>
  ) -> Bool {
    guard let scalar = SubRipReference.scan(&cursor) else { return false }
    append(text)
    if scalar == "\n" { appendBreak() } else { append(scalar) }
    return true
  }

  private mutating func parseEscape(_ cursor: inout ByteCursor, after text: Range<Int>) -> Bool {
    let letter = cursor.peek(at: 1)
    guard letter == 0x4E || letter == 0x68 else { return false }
    append(text)
    let range = cursor.offset..<cursor.offset + 2
    cursor.advance(2)
    if letter == 0x4E {
      appendBreak()
      report(SubRipDiagnostics.escape, "\"\\N\" was read as a line break", range)
    } else {
      append("\u{A0}")
      report(SubRipDiagnostics.escape, "\"\\h\" was read as a no-break space", range)
    }
    return true
  }

  // MARK: Reporting

  mutating func report(_ info: DiagnosticInfo, _ message: String, _ range: Range<Int>) {
    tally.addToPart(info, message, range, cue: cue, to: &diagnostics)
  }

  private mutating func noteControlCharacters(_ range: Range<Int>) {
    Self.noteControlCharacters(in: bytes, range) { info, message, range in
      report(info, message, range)
    }
  }

  /// Reports each run of control characters in a range.
  static func noteControlCharacters(
    in bytes: [UInt8],
    _ range: Range<Int>,
    _ report: (DiagnosticInfo, String, Range<Int>) -> Void
  ) {
    var cursor = ByteCursor(bytes, in: range)
    while let byte = cursor.peek {
      let start = cursor.offset
      cursor.advance()
      if byte == 0 {
        cursor.scan { $0 == 0 }
        let message = "zero byte left out"
        report(SubRipDiagnostics.nul, message, start..<cursor.offset)
      } else if byte < 0x20 && byte != 0x09 && byte != 0x0A && byte != 0x0D || byte == 0x7F {
        let number = String(byte, radix: 16, uppercase: true)
        let message = "control character \"U+00\(byte < 16 ? "0" : "")\(number)\" left out"
        report(SubRipDiagnostics.controlCharacter, message, start..<cursor.offset)
      }
    }
  }
}
