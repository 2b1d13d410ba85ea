import CaptionModel

/// Finds the comments and descriptions of a document without reading it.
enum TTMLCommentRanges {
  /// The text of each XML comment, and of each element `desc` such as `ttm:desc` (TTML2, 14.1.4).
  static func ranges(_ source: SourceText) -> [Range<Int>] {
    let bytes = source.bytes
    var ranges: [Range<Int>] = []
    var index = 0
    let opening = Array("<!--".utf8)
    let closing = Array("-->".utf8)
    while index < bytes.count {
      guard bytes[index] == 0x3C else {
        index += 1
        continue
      }
      if starts(bytes, index, opening) {
        let begin = index + 4
        index = begin
        while index < bytes.count, !starts(bytes, index, closing) { index += 1 }
        ranges.append(begin..<index)
        continue
      }
      index += 1
      let name = index
      while index < bytes.count, ![0x3E, 0x20, 0x2F, 0x0A, 0x0D, 0x09, 0x3C].contains(bytes[index])
      {
        index += 1
      }
      guard bytes[name..<index].suffix(4).elementsEqual("desc".utf8),
        index - name == 4 || bytes[index - 5] == 0x3A
      else { continue }
      while index < bytes.count, bytes[index] != 0x3E { index += 1 }
      let begin = min(index + 1, bytes.count)
      index = begin
      while index < bytes.count, bytes[index] != 0x3C { index += 1 }
      ranges.append(begin..<index)
    }
    return ranges
  }

  private static func starts(_ bytes: [UInt8], _ index: Int, _ word: [UInt8]) -> Bool {
    return index + word.count <= bytes.count
      && bytes[index..<index + word.count].elementsEqual(word)
  }
}
