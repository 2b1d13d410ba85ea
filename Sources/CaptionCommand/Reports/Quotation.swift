import CaptionKit

/// The lines of a file or a cue that a finding is about, with the part to point at.
enum Quotation {
  /// A line, and the columns of a terminal to point at.
  struct Line: Sendable, Hashable {
    var text: String
    var caret: Range<Int>?
  }

  /// More than this many columns of a line help nobody.
  private static let widest = 100
  /// The most lines of a cue that are quoted.
  private static let most = 4

  /// The lines to quote: of the text as a viewer reads it where it is about that, else of the source.
  static func lines(of finding: LintFinding, in file: CheckedFile) -> [Line] {
    let diagnostic = finding.diagnostic
    guard let captions = file.file, let range = diagnostic.range else { return [] }
    if diagnostic.kind == .rule, let cue = file.cue(of: finding) {
      return textLines(cue.text.utf8, finding.excerpt)
    }
    return [sourceLine(captions.source.bytes, range)].compactMap { $0 }
  }

  /// The lines of a text that an excerpt touches, all where there is none.
  private static func textLines(_ utf8: [UInt8], _ excerpt: Range<Int>?) -> [Line] {
    var lines: [Line] = []
    var start = 0
    while start <= utf8.count, lines.count < most {
      var end = start
      while end < utf8.count, utf8[end] != 0x0A { end += 1 }
      defer { start = end + 1 }
      guard let excerpt else {
        if end > start { lines.append(line(utf8[start..<end], nil)) }
        continue
      }
      // An empty excerpt is a place between two letters.
      let touches =
        excerpt.lowerBound <= end && max(excerpt.upperBound, excerpt.lowerBound + 1) > start
      guard touches else { continue }
      let part = excerpt.clamped(to: start..<end)
      if part.isEmpty, excerpt.count > 0 { continue }
      lines.append(line(utf8[start..<end], part))
    }
    return lines
  }

  /// The line of the source in which a range begins.
  private static func sourceLine(_ bytes: [UInt8], _ range: Range<Int>) -> Line? {
    guard range.lowerBound < bytes.count, range.lowerBound >= 0 else { return nil }
    var start = range.lowerBound
    // A file of one long line is not looked through for each finding.
    while start > 0, !isBreak(bytes[start - 1]), range.lowerBound - start < 400 { start -= 1 }
    var end = range.lowerBound
    while end < bytes.count, !isBreak(bytes[end]), end - range.lowerBound < 400 { end += 1 }
    while start > 0, start < end, bytes[start] & 0xC0 == 0x80 { start += 1 }
    while end < bytes.count, end > start, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    guard end > start else { return nil }
    return line(bytes[start..<end], range.clamped(to: start..<end))
  }

  private static func isBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  /// The line as printed, cut to what a terminal shows, and the columns of a part of it.
  private static func line(_ bytes: ArraySlice<UInt8>, _ part: Range<Int>?) -> Line {
    if part == nil, bytes.count <= widest, bytes.allSatisfy({ (0x20..<0x7F).contains($0) }) {
      return Line(text: String(decoding: bytes, as: UTF8.self), caret: nil)
    }
    guard let part else {
      return Line(text: cut(oneLine(String(decoding: bytes, as: UTF8.self)), widest), caret: nil)
    }
    let before = oneLine(String(decoding: bytes[bytes.startIndex..<part.lowerBound], as: UTF8.self))
    let marked = oneLine(String(decoding: bytes[part], as: UTF8.self))
    let after = oneLine(String(decoding: bytes[part.upperBound...], as: UTF8.self))
    // The beginning goes first where the line is too long, since what is meant has to be seen.
    var head = before
    let room = max(widest - displayWidth(marked), widest / 4)
    if displayWidth(head) > room { head = "…" + String(head.suffix(room * 2 / 3)) }
    let shown = cut(marked, widest)
    let start = displayWidth(head)
    let width = displayWidth(shown)
    return Line(
      text: head + shown + cut(after, max(widest - start - width, 0)),
      caret: start..<start + width
    )
  }

  private static func cut(_ text: String, _ width: Int) -> String {
    guard displayWidth(text) > width else { return text }
    return width > 0 ? String(text.prefix(width - 1)) + "…" : ""
  }
}
