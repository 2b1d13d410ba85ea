import CaptionModel

/// A speaker's name as a label before the words: `NAME: `.
struct SpeakerLabel {
  let name: String
  private let folded: String

  init(_ name: String) {
    self.name = name.split { $0.isNewline }.joined(separator: " ")
    folded = self.name.lowercased()
  }

  /// Whether the label stands in the text already: at the beginning of a range, or just before it,
  /// in any case, with a colon or in brackets.
  func stands(in text: CaptionText.UTF8View, _ range: Range<Int>) -> Bool {
    let count = folded.utf8.count
    var start = range.lowerBound + dashLength(text, range)
    var needsColon = true
    if start < range.upperBound, text[start] == 0x5B || text[start] == 0x28 {
      start += 1
      needsColon = false
    }
    if start + count < range.upperBound, matches(text.contiguous(start..<start + count)) {
      var next = start + count
      while next < range.upperBound, text[next] == 0x20 { next += 1 }
      let closers: [UInt8] = needsColon ? [0x3A] : [0x5D, 0x29, 0x3A]
      if next < range.upperBound, closers.contains(text[next]) { return true }
    }
    var before = range.lowerBound
    while before > 0, text[before - 1] == 0x20 { before -= 1 }
    guard before > count, text[before - 1] == 0x3A else { return false }
    return matches(text.contiguous(before - 1 - count..<before - 1))
  }

  private func matches(_ bytes: ArraySlice<UInt8>) -> Bool {
    if bytes.elementsEqual(name.utf8) { return true }
    return String(decoding: bytes, as: UTF8.self).lowercased() == folded
  }

  /// The length of a dash, with blanks after it, at the beginning of a range; 0 without one.
  func dashLength(_ text: CaptionText.UTF8View, _ range: Range<Int>) -> Int {
    Self.dashLength(text, range)
  }

  static func dashLength(_ text: CaptionText.UTF8View, _ range: Range<Int>) -> Int {
    let stored = text.stored(range)
    var cursor = ByteCursor(text.storage, in: stored)
    guard cursor.scan(0x2D) || cursor.scan("–") || cursor.scan("—") else { return 0 }
    // Two hyphens are a broken-off sentence that goes on.
    guard !cursor.match(0x2D) else { return 0 }
    cursor.scan { $0 == 0x20 }
    return cursor.offset - stored.lowerBound
  }
}
