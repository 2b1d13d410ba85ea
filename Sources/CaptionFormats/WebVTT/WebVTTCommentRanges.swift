import CaptionModel

/// Finds the comments of a file without reading it.
enum WebVTTCommentRanges {
  /// The text of each NOTE block, behind the word.
  static func ranges(_ source: SourceText) -> [Range<Int>] {
    let bytes = source.bytes
    var ranges: [Range<Int>] = []
    var open: Int?
    var follows = false
    var line = 0
    while line < bytes.count {
      var end = line
      while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
      if end == line {
        if let begin = open { ranges.append(begin..<line) }
        open = nil
        follows = true
      } else {
        // Only behind an empty line does a block begin.
        if follows, open == nil, isNote(bytes, line, end) { open = line + 4 }
        follows = false
      }
      line = end + 1
      if end < bytes.count, bytes[end] == 0x0D, line < bytes.count, bytes[line] == 0x0A {
        line += 1
      }
    }
    if let begin = open { ranges.append(begin..<bytes.count) }
    return ranges
  }

  private static func isNote(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Bool {
    guard end - start >= 4, bytes[start..<start + 4].elementsEqual("NOTE".utf8) else {
      return false
    }
    return end == start + 4 || bytes[start + 4] == 0x20 || bytes[start + 4] == 0x09
  }
}
