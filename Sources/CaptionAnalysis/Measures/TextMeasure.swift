public import CaptionModel

/// How much there is to read in a text; the one place where characters and words are counted.
///
/// A character is an extended grapheme cluster: what a reader takes for one sign. Spaces and
/// punctuation count, and so do labels. Not counted are line breaks, white space at the ends of a
/// line, characters that nobody sees (such as marks of writing direction), markup, and the
/// annotations of ruby text. Full-width characters count as one each.
///
/// A word is a run without white space that holds a letter or digit. Scripts that put no space
/// between words, such as Chinese, Japanese and Thai, therefore get a count that says little.
public struct TextMeasure: Sendable, Hashable {
  /// The characters of all lines.
  public var characters = 0
  /// The words of all lines.
  public var words = 0
  /// The lines in which there is something to see.
  public var lines = 0
  /// The characters of the longest line.
  public var longestLine = 0

  /// Measures a text as a viewer sees it.
  public init(_ text: CaptionText) {
    self.init(utf8: Self.visible(text))
  }

  /// The bytes of a text that are read: all but the annotations of ruby text.
  static func visible(_ text: CaptionText) -> CaptionText.UTF8View {
    hasAnnotations(text) ? CaptionText.UTF8View(withoutAnnotations(text)) : text.utf8
  }

  /// Whether a text has ruby annotations.
  static func hasAnnotations(_ text: CaptionText) -> Bool {
    // By index, since a copy of each span would be counted.
    for index in text.spans.indices {
      if case .rubyText = text.spans[index].kind { return true }
    }
    return false
  }

  /// Measures plain text.
  public init(_ string: String) {
    self.init(CaptionText(string))
  }

  /// Measures bytes that are valid UTF-8.
  init(utf8: CaptionText.UTF8View) {
    self = TextSurvey.of(utf8, TextSurvey.Tables()).measure
  }

  /// Makes the measure of nothing.
  init() {}

  /// Counts a line by the full rules of Unicode (UAX #29), as the short way does for simple text.
  static func clusters(_ line: ArraySlice<UInt8>) -> Int {
    var count = 0
    var spaces = 0
    let text = String(decoding: line, as: UTF8.self)
    var index = text.startIndex
    while index < text.endIndex {
      // Indices move by characters without making one of them.
      let next = text.index(after: index)
      let first = text.unicodeScalars[index].value
      if first == 0x20 || first == 0x09 || first >= 0x80 && ScalarClass(first) == .space {
        if count > 0 { spaces += 1 }
      } else if !isInvisible(first)
        || text[index..<next].unicodeScalars.contains(where: {
          !isInvisible($0.value)
        })
      {
        count += 1 + spaces
        spaces = 0
      }
      index = next
    }
    return count
  }

  private static func isInvisible(_ scalar: UInt32) -> Bool {
    if scalar < 0x80 { return scalar < 0x20 || scalar == 0x7F }
    return scalar == 0x200D || ScalarClass(scalar) == .invisible
  }

  private static func isAnnotation(_ span: TextSpan) -> Bool {
    if case .rubyText = span.kind { return true }
    return false
  }

  private static func withoutAnnotations(_ text: CaptionText) -> [UInt8] {
    var kept: [UInt8] = []
    var annotations = 0
    text.walk { event in
      switch event {
      case .open(let index) where isAnnotation(text.spans[index]): annotations += 1
      case .close(let index) where isAnnotation(text.spans[index]): annotations -= 1
      case .text(let range) where annotations == 0:
        kept.append(contentsOf: text.utf8.contiguous(range))
      default: break
      }
    }
    return kept
  }
}
