import CaptionModel

/// Comments of HTML, `<!-- … -->`.
extension SubRipTextParser {
  /// Leaves out the comment at the cursor; false where there is none, or it never ends.
  ///
  /// Players differ: Kodi leaves out whatever stands in angle brackets, while ffmpeg, mpv and VLC
  /// show comments. Nobody writes one to have it read aloud or shown, so it is no caption text.
  mutating func parseComment(_ cursor: inout ByteCursor, after text: Range<Int>) -> Bool {
    guard !hasNoCommentEnd, cursor.match("<!--") else { return false }
    let start = cursor.offset
    var scan = cursor
    // "<!-->" is a whole comment already (HTML, 13.2.5.43).
    scan.advance(2)
    while !scan.match("-->") {
      guard !scan.atEnd else {
        hasNoCommentEnd = true
        return false
      }
      scan.advance()
    }
    scan.advance(3)
    append(text)
    cursor = scan
    report(
      SubRipDiagnostics.comment,
      "\(bytes.quoted(start..<scan.offset)) is a comment, left out",
      start..<scan.offset
    )
    // One that had a line of its own leaves no empty one.
    guard text.isEmpty, isLineStart(start) else { return true }
    scan.scan { $0 == 0x20 || $0 == 0x09 }
    if scan.match(0x0A) || scan.match(0x0D) {
      scan.advance(lineBreakLength(bytes, at: scan.offset))
      cursor = scan
    }
    return true
  }

  private func isLineStart(_ offset: Int) -> Bool {
    offset == 0 || bytes[offset - 1] == 0x0A || bytes[offset - 1] == 0x0D
  }
}
