import CaptionModel

/// Texts with the markup that nearly all texts with markup have, and none other.
extension SubRipTextParser {
  /// Reads a text with nothing but `{\an8}` before it, and `<i>`, `<b>` and `<u>` one behind the other.
  ///
  /// What such markup means can be decided at once; read by its tags, the same comes out.
  ///
  /// - Parameter range: A text without control characters, blank lines and carriage returns.
  /// - Returns: Nil where anything else stands in the text, which then has to be read by its tags.
  mutating func parsePlainMarkup(_ range: Range<Int>) -> CaptionText? {
    let bytes = bytes
    let table = table
    let place = Self.alignment(bytes, at: range.lowerBound, end: range.upperBound)
    var run = place == nil ? range.lowerBound : range.lowerBound + Self.alignmentLength
    var index = run
    var open: OpenTag.Key?
    while index < range.upperBound {
      index = SubRipLine.endOfPlainRun(bytes, from: index, to: range.upperBound, table)
      guard index < range.upperBound else { break }
      if bytes[index] == 0x0A {
        // A line break that nothing follows is no part of the text.
        guard index > run || builder.hasText, index + 1 < range.upperBound,
          Self.isInnerLine(bytes, at: index + 1, end: range.upperBound)
        else { return leavePlainMarkup() }
        index += 1
        continue
      }
      guard let tag = Self.shortTag(bytes, at: index, end: range.upperBound),
        tag.isEnd ? open == tag.key : open == nil
      else { return leavePlainMarkup() }
      if tag.isEnd {
        guard index > run else { return leavePlainMarkup() }
        builder.append(source: run..<index)
        builder.close()
        open = nil
      } else {
        if index > run { builder.append(source: run..<index) }
        builder.open(tag.kind)
        open = tag.key
      }
      index += tag.length
      run = index
    }
    guard open == nil, run < range.upperBound || builder.hasText else { return leavePlainMarkup() }
    if run < range.upperBound { builder.append(source: run..<range.upperBound) }
    anchor = place
    return builder.take()
  }

  /// Whether a line begins with what is shown, or with the beginning of a tag.
  @inline(__always)
  private static func isInnerLine(_ bytes: [UInt8], at index: Int, end: Int) -> Bool {
    let first = bytes[index]
    if first == 0x3C { return index + 1 < end && bytes[index + 1] != 0x2F }
    return first > 0x20 && first != 0x7F && first != 0xEF
  }

  /// Forgets what has been read of a text.
  @inline(never)
  private mutating func leavePlainMarkup() -> CaptionText? {
    _ = builder.take()
    return nil
  }
}
