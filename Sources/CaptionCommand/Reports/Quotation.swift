import CaptionKit

/// The lines of a file or a cue that a finding is about, with the part to point at.
extension [UInt8] {
  /// Appends the lines of a cue's text, the first few that are not empty.
  mutating func appendQuotation(_ utf8: CaptionText.UTF8View) {
    var lines = 0
    var start = 0
    while start < utf8.count, lines < Quotation.most {
      var end = start
      while end < utf8.count, utf8[end] != 0x0A { end += 1 }
      if end > start {
        append(quoted: utf8.storage, utf8.stored(start..<end))
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
    // A text of one long line, or of many, is not looked through for each of its findings.
    var lines = 0
    var place = excerpt.lowerBound
    while lines < Quotation.most {
      var start = place
      while start > 0, utf8[start - 1] != 0x0A, place - start < Quotation.window { start -= 1 }
      var end = place
      while end < utf8.count, utf8[end] != 0x0A, end - place < 2 * Quotation.window { end += 1 }
      let isWhole = end == utf8.count || utf8[end] == 0x0A
      let part = place..<Swift.max(Swift.min(end, excerpt.upperBound), place)
      // An empty excerpt is a place between two letters.
      if excerpt.isEmpty || !part.isEmpty {
        append(
          quoted: utf8.storage,
          utf8.stored(start..<end),
          utf8.stored(part),
          isCutBefore: start > 0 && utf8[start - 1] != 0x0A,
          isCutAfter: !isWhole,
          isColored: isColored
        )
        lines += 1
      }
      guard isWhole, end < utf8.count, end + 1 < excerpt.upperBound else { return }
      place = end + 1
    }
  }

  /// Appends the line of a source in which a range begins.
  mutating func appendQuotation(line range: Range<Int>, of source: [UInt8], isColored: Bool) {
    guard range.lowerBound < source.count, range.lowerBound >= 0 else { return }
    func isBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
    var start = range.lowerBound
    // A file of one long line is not looked through for each finding.
    while start > 0, !isBreak(source[start - 1]), range.lowerBound - start < 400 { start -= 1 }
    var end = range.lowerBound
    while end < source.count, !isBreak(source[end]), end - range.lowerBound < 400 { end += 1 }
    while start > 0, start < end, source[start] & 0xC0 == 0x80 { start += 1 }
    while end < source.count, end > start, source[end] & 0xC0 == 0x80 { end -= 1 }
    guard end > start else { return }
    append(quoted: source, start..<end, range.clamped(to: start..<end), isColored: isColored)
  }

  /// Appends a line without a part to point at.
  private mutating func append(quoted utf8: [UInt8], _ line: Range<Int>) {
    if line.count <= Quotation.widest, utf8.holdsNoControl(line) {
      append(contentsOf: Quotation.margin)
      append(contentsOf: utf8[line])
      append(0x0A)
    } else {
      append(Quotation(utf8, line), isColored: false)
    }
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

  private mutating func append(_ quotation: Quotation, isColored: Bool) {
    append(contentsOf: Quotation.margin)
    append(contentsOf: quotation.text)
    append(0x0A)
    guard let caret = quotation.caret else { return }
    append(contentsOf: Quotation.margin)
    append(contentsOf: repeatElement(0x20, count: caret.lowerBound))
    if isColored { append(contentsOf: "\u{1B}[1;32m".utf8) }
    append(contentsOf: repeatElement(0x5E, count: Swift.max(caret.count, 1)))
    if isColored { append(contentsOf: "\u{1B}[0m".utf8) }
    append(0x0A)
  }
}

/// A line as printed, cut to what a terminal shows, and the columns to point at.
private struct Quotation {
  var text: ArraySlice<UInt8>
  var caret: Range<Int>?

  /// More than this many columns of a line help nobody.
  static let widest = 100
  /// The most lines of a cue that are quoted.
  static let most = 4
  /// So many bytes before and behind a place are enough to fill a line that is cut.
  static let window = 512
  static let margin = Array("    | ".utf8)

  /// A line without a part to point at.
  init(_ utf8: [UInt8], _ line: Range<Int>) {
    if utf8[line].plainWidth.map({ $0 <= Self.widest }) ?? false, utf8.holdsNoControl(line) {
      text = utf8[line]
    } else {
      let whole = oneLine(String(decoding: utf8[line], as: UTF8.self))
      text = Self.bytes(Self.cut(whole, Self.widest))
    }
  }

  /// A line and a part of it, by its offsets.
  init(_ line: ArraySlice<UInt8>, _ part: Range<Int>, isCutBefore: Bool, isCutAfter: Bool) {
    let widest = Self.widest
    if !isCutBefore, !isCutAfter, let head = line[..<part.lowerBound].plainWidth,
      let width = line[part].plainWidth, let rest = line[part.upperBound...].plainWidth,
      head + width + rest <= widest
    {
      text = line
      caret = head..<head + width
      return
    }
    let before = oneLine(String(decoding: line[..<part.lowerBound], as: UTF8.self))
    let marked = oneLine(String(decoding: line[part], as: UTF8.self))
    let after = oneLine(String(decoding: line[part.upperBound...], as: UTF8.self))
    // The beginning goes first where the line is too long, since what is meant has to be seen.
    var head = before
    let room = max(widest - displayWidth(marked), widest / 4)
    if isCutBefore || displayWidth(head) > room { head = "…" + String(head.suffix(room * 2 / 3)) }
    let isPartCut = isCutAfter && part.upperBound == line.endIndex
    let shown = Self.cut(marked, widest, always: isPartCut)
    let start = displayWidth(head)
    let width = displayWidth(shown)
    let rest = Self.cut(after, max(widest - start - width, 0), always: isCutAfter && !isPartCut)
    text = Self.bytes(head + shown + rest)
    caret = start..<start + width
  }

  private static func cut(_ text: String, _ width: Int, always isCut: Bool = false) -> String {
    guard isCut || displayWidth(text) > width else { return text }
    return width > 0 ? String(text.prefix(width - 1)) + "…" : ""
  }

  private static func bytes(_ text: String) -> ArraySlice<UInt8> { Array(text.utf8)[...] }
}

extension ArraySlice<UInt8> {
  /// The columns that valid UTF-8 takes in a terminal, where each of its scalars is a character of its
  /// own: letters of Latin, Greek, Cyrillic, Hebrew, Arabic, Chinese, Japanese and Korean without
  /// marks, and ordinary signs; nil for others.
  fileprivate var plainWidth: Int? {
    var width = 0
    var index = startIndex
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
