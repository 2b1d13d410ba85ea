import CaptionKit

/// A cue's text as a finding shows it: the beginning of it, and which part the finding is about.
struct HTMLExcerpt {
  /// Longer texts are cut, since one of a megabyte may have thousands of findings.
  private static let mostBytes = 400

  let text: String
  /// The part in UTF-16 code units of the text, as browsers count; nil for all of it, and for what
  /// lies behind the cut.
  let excerpt: Range<Int>?

  init(_ text: CaptionText, _ excerpt: Range<Int>?) {
    let utf8 = text.utf8
    var end = min(utf8.count, Self.mostBytes)
    while end < utf8.count, end > 0, utf8[end] & 0xC0 == 0x80 { end -= 1 }
    let shown = String(decoding: utf8[0..<end], as: UTF8.self)
    self.text = end < utf8.count ? shown + "…" : shown
    self.excerpt = excerpt.flatMap { excerpt in
      let part = excerpt.clamped(to: 0..<end)
      guard !part.isEmpty else { return nil }
      let before = String(decoding: utf8[0..<part.lowerBound], as: UTF8.self).utf16.count
      let inside = String(decoding: utf8[part], as: UTF8.self).utf16.count
      return before..<before + inside
    }
  }
}
