import CaptionKit

/// The lines of a file or a cue that a finding is about, with the part to point at.
extension [UInt8] {
  /// Appends the lines of a cue's text, the first few that are not empty.
  mutating func appendQuotation(_ utf8: CaptionText.UTF8View) {
    let bytes = utf8.storage.span.extracting(utf8.stored)
    var lines = 0
    var start = 0
    while start <= bytes.count, lines < Quotation.most {
      var end = ByteScan.firstUnusual(bytes, from: start)
      while end < bytes.count, !ByteScan.isControl(bytes, at: end) {
        end = ByteScan.firstUnusual(bytes, from: end + 1)
      }
      // Else a control character stands there.
      let isPlain = end == bytes.count || bytes[end] == 0x0A
      if !isPlain { end = utf8.endOfLine(from: end) }
      if end > start {
        if isPlain, end - start <= Quotation.widest {
          append(quoted: bytes.extracting(start..<end))
        } else {
          append(Quotation(utf8.storage, utf8.stored(start..<end)), isColored: false)
        }
        lines += 1
      }
      start = end + 1
    }
  }

  /// Appends the lines of a cue's text that an excerpt touches.
  mutating func appendQuotation(
    _ utf8: CaptionText.UTF8View,
    excerpt: Range<Int>,
    isColored: Bool
  ) {
    guard excerpt.lowerBound <= utf8.count else { return }
    let bytes = utf8.storage.span.extracting(utf8.stored)
    let count = bytes.count
    // A text of one long line, or of many, is not looked through for each of its findings.
    var lines = 0
    var place = excerpt.lowerBound
    while lines < Quotation.most {
      var start = place
      while start > 0, bytes[start - 1] != 0x0A, place - start < Quotation.window { start -= 1 }
      let farthest = Swift.min(count, place + 2 * Quotation.window)
      let end = place + ByteScan.firstFeed(in: bytes.extracting(place..<farthest))
      let isWhole = end == count || bytes[end] == 0x0A
      let part = place..<Swift.max(Swift.min(end, excerpt.upperBound), place)
      // An empty excerpt is a place between two letters.
      if excerpt.isEmpty || !part.isEmpty {
        append(
          quoted: utf8.storage,
          utf8.stored(start..<end),
          utf8.stored(part),
          isCutBefore: start > 0 && bytes[start - 1] != 0x0A,
          isCutAfter: !isWhole,
          isColored: isColored
        )
        lines += 1
      }
      guard isWhole, end < count, end + 1 < excerpt.upperBound else { return }
      place = end + 1
    }
  }

  /// Appends the line of a source in which a range begins.
  mutating func appendQuotation(line range: Range<Int>, of source: [UInt8], isColored: Bool) {
    guard let line = Self.quotedLine(range, of: source) else { return }
    append(quoted: source, line, range.clamped(to: line), isColored: isColored)
  }

  /// The line of a source in which a range begins, as far as it is quoted; nil where nothing is.
  static func quotedLine(_ range: Range<Int>, of source: [UInt8]) -> Range<Int>? {
    guard range.lowerBound < source.count, range.lowerBound >= 0 else { return nil }
    func isBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
    var start = range.lowerBound
    // A file of one long line is not looked through for each finding.
    while start > 0, !isBreak(source[start - 1]), range.lowerBound - start < 400 { start -= 1 }
    var end = range.lowerBound
    while end < source.count, !isBreak(source[end]), end - range.lowerBound < 400 { end += 1 }
    while start > 0, start < end, source[start] & 0xC0 == 0x80 { start += 1 }
    while end < source.count, end > start, source[end] & 0xC0 == 0x80 { end -= 1 }
    return end > start ? start..<end : nil
  }

  /// Appends a line and points at a part of it.
  ///
  /// - Parameters:
  ///   - isCutBefore: Whether more of the line stands before the range.
  ///   - isCutAfter: Whether more of it stands behind the range.
  private mutating func append(
    quoted utf8: [UInt8],
    _ line: Range<Int>,
    _ part: Range<Int>,
    isCutBefore: Bool = false,
    isCutAfter: Bool = false,
    isColored: Bool
  ) {
    let bytes = utf8.span
    if !isCutBefore, !isCutAfter,
      let head = bytes.extracting(line.lowerBound..<part.lowerBound).plainWidth,
      let width = bytes.extracting(part).plainWidth,
      let rest = bytes.extracting(part.upperBound..<line.upperBound).plainWidth,
      head + width + rest <= Quotation.widest
    {
      append(quoted: bytes.extracting(line))
      append(caret: head..<head + width, isColored: isColored)
      return
    }
    var (start, end) = (line.lowerBound, line.upperBound)
    // Neither end parts a character.
    if isCutBefore { while start < part.lowerBound, utf8[start] & 0xC0 == 0x80 { start += 1 } }
    if isCutAfter { while end > part.lowerBound, utf8[end] & 0xC0 == 0x80 { end -= 1 } }
    append(
      Quotation(
        utf8[start..<end],
        part.clamped(to: start..<end),
        isCutBefore: isCutBefore,
        isCutAfter: isCutAfter
      ),
      isColored: isColored
    )
  }

  /// Appends a line as it is.
  private mutating func append(quoted line: Span<UInt8>) {
    append(addingCapacity: line.count + 7) { output in
      output.append(repeating: 0x20, count: 4)
      output.append(0x7C)
      output.append(0x20)
      output.write(line)
      output.append(0x0A)
    }
  }

  /// Appends the line that points at columns of the one before.
  private mutating func append(caret: Range<Int>, isColored: Bool) {
    let width = Swift.max(caret.count, 1)
    append(addingCapacity: caret.lowerBound + 6) { output in
      output.append(repeating: 0x20, count: 4)
      output.append(0x7C)
      output.append(repeating: 0x20, count: caret.lowerBound + 1)
    }
    if isColored { append(contentsOf: "\u{1B}[1;32m".utf8) }
    append(addingCapacity: width) { $0.append(repeating: 0x5E, count: width) }
    if isColored { append(contentsOf: "\u{1B}[0m".utf8) }
    append(0x0A)
  }

  private mutating func append(_ quotation: Quotation, isColored: Bool) {
    append(quoted: quotation.text.span)
    if let caret = quotation.caret { append(caret: caret, isColored: isColored) }
  }
}

/// A line as printed, cut to what a terminal shows, and the columns to point at.
private struct Quotation {
  var text: [UInt8]
  var caret: Range<Int>?

  /// More than this many columns of a line help nobody.
  static let widest = 100
  /// The most lines of a cue that are quoted.
  static let most = 4
  /// So many bytes before and behind a place are enough to fill a line that is cut.
  static let window = 512

  /// A line without a part to point at.
  init(_ utf8: [UInt8], _ line: Range<Int>) {
    let bytes = utf8.span.extracting(line)
    if bytes.plainWidth.map({ $0 <= Self.widest }) ?? false, ByteScan.holdsNoControl(bytes) {
      text = Array(utf8[line])
    } else {
      let whole = oneLine(String(decoding: utf8[line], as: UTF8.self))
      text = Self.bytes(Self.cut(whole, Self.widest))
    }
  }

  /// A line and a part of it, by its offsets, that is too wide or has unusual characters.
  init(_ line: ArraySlice<UInt8>, _ part: Range<Int>, isCutBefore: Bool, isCutAfter: Bool) {
    let widest = Self.widest
    let before = oneLine(String(decoding: line[..<part.lowerBound], as: UTF8.self))
    let marked = oneLine(String(decoding: line[part], as: UTF8.self))
    let after = oneLine(String(decoding: line[part.upperBound...], as: UTF8.self))
    // Widths of ordinary letters are told from their bytes, characters cost many times that.
    var start = Self.plainWidth(line[..<part.lowerBound]) ?? displayWidth(before)
    var width = Self.plainWidth(line[part]) ?? displayWidth(marked)
    // The beginning goes first where the line is too long, since what is meant has to be seen.
    var head = before
    let room = max(widest - width, widest / 4)
    if isCutBefore || start > room {
      head = "…" + String(head.suffix(room * 2 / 3))
      start = displayWidth(head)
    }
    let isPartCut = isCutAfter && part.upperBound == line.endIndex
    var shown = marked
    if isPartCut || width > widest {
      shown = Self.cut(marked, widest, always: isPartCut)
      width = displayWidth(shown)
    }
    let left = max(widest - start - width, 0)
    let isRestCut = isCutAfter && !isPartCut
    var rest = after
    if isRestCut || Self.plainWidth(line[part.upperBound...]).map({ $0 > left }) ?? true {
      rest = Self.cut(after, left, always: isRestCut)
    }
    text = Self.bytes(head + shown + rest)
    caret = start..<start + width
  }

  private static func plainWidth(_ bytes: ArraySlice<UInt8>) -> Int? {
    let span = bytes.span
    return span.plainWidth
  }

  private static func cut(_ text: String, _ width: Int, always isCut: Bool = false) -> String {
    guard isCut || displayWidth(text) > width else { return text }
    return width > 0 ? String(text.prefix(width - 1)) + "…" : ""
  }

  private static func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }
}

extension Span<UInt8> {
  /// The columns that valid UTF-8 takes in a terminal, where each of its scalars is a character of its
  /// own: letters of Latin, Greek, Cyrillic, Hebrew, Arabic, Chinese, Japanese and Korean without
  /// marks, and ordinary signs; nil for others.
  fileprivate var plainWidth: Int? {
    if isEmpty { return 0 }
    if let width = ByteScan.simpleWidth(self) { return width }
    let endIndex = count
    var width = 0
    var index = 0
    while index < endIndex {
      let byte = self[index]
      switch byte {
      case 0x20...0x7E: index += 1
      // U+00A0 to U+02FF without the soft hyphen, and U+0370 to U+0481.
      case 0xC2...0xCB, 0xCE...0xD1:
        guard index + 1 < endIndex else { return nil }
        let second = self[index + 1]
        if byte == 0xC2, second < 0xA0 || second == 0xAD { return nil }
        index += 2
      // Hebrew and Arabic letters.
      case 0xD7, 0xD8, 0xD9:
        guard index + 1 < endIndex else { return nil }
        let second = self[index + 1]
        let isLetter =
          switch byte {
          case 0xD7: (0x90...0xAA).contains(second)
          case 0xD8: second >= 0xA0 || second == 0x8C || second == 0x9F
          default: (0x81...0x8A).contains(second)
          }
        guard isLetter else { return nil }
        index += 2
      case 0xE2...0xED, 0xEF:
        guard index + 2 < endIndex else { return nil }
        let scalar =
          UInt32(byte & 0x0F) << 12 | UInt32(self[index + 1] & 0x3F) << 6
          | UInt32(self[index + 2] & 0x3F)
        switch scalar {
        // Dashes, quotation marks, the ellipsis, and the music signs.
        case 0x2010...0x2027, 0x2669...0x266F: break
        // Kana, ideographs and Hangul, and the full-width forms of ASCII.
        case 0x3001...0x3003, 0x3008...0x3011, 0x3041...0x3096, 0x30A1...0x30FA, 0x30FC...0x30FE,
          0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xFF01...0xFF60:
          width += 1
        default: return nil
        }
        index += 3
      default: return nil
      }
      width += 1
    }
    return width
  }
}
