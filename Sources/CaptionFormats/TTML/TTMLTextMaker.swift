import CaptionModel

/// Puts paragraphs' texts together, one after the other, with white space as TTML has it.
///
/// By default runs of white space become one space, and none is left at the ends of lines (TTML2,
/// 8.1.5 `xml:space`).
struct TTMLTextMaker {
  var builder: CaptionTextBuilder
  /// What texts share the bytes of.
  private let source: [UInt8]
  /// Whether nothing but line breaks stands before.
  private var isEmpty = true
  private var isAtLineStart = true
  /// Whether the last character is a space that goes if the line ends here.
  private var endsInSpace = false
  /// How many spans each open element has opened.
  private var openCounts: [Int] = []

  /// Makes a maker of texts that share the bytes of a source where they can.
  init(source: [UInt8]) {
    self.source = source
    builder = CaptionTextBuilder(source: source)
  }

  mutating func openElement() {
    openCounts.append(0)
  }

  mutating func open(_ kind: TextSpan.Kind) {
    builder.open(kind)
    if !openCounts.isEmpty { openCounts[openCounts.count - 1] += 1 }
  }

  mutating func closeElement() {
    for _ in 0..<(openCounts.popLast() ?? 0) { builder.close() }
  }

  mutating func lineBreak(preservesSpace: Bool) {
    trim()
    // By default an empty line at the top has nothing to stand over.
    if !isEmpty || preservesSpace { builder.append(ascii: 0x0A) }
    isAtLineStart = true
  }

  private mutating func trim() {
    if endsInSpace { builder.trimTrailingWhiteSpace() }
    endsInSpace = false
  }

  /// Appends a part of the source.
  mutating func append(source range: Range<Int>, preservesSpace: Bool) {
    if preservesSpace {
      guard !range.isEmpty else { return }
      builder.append(source: range)
      notePreserved(source[range.upperBound - 1])
    } else if Self.isRegular(source, range, afterSpace: isAtLineStart || endsInSpace) {
      builder.append(source: range)
      isEmpty = false
      isAtLineStart = false
      endsInSpace = source[range.upperBound - 1] == 0x20
    } else {
      append(source, range, preservesSpace: false)
    }
  }

  private mutating func notePreserved(_ last: UInt8) {
    isEmpty = false
    endsInSpace = false
    isAtLineStart = last == 0x0A
  }

  /// Appends text that stands elsewhere.
  mutating func append(_ bytes: [UInt8], _ range: Range<Int>, preservesSpace: Bool) {
    guard !preservesSpace else {
      guard !range.isEmpty else { return }
      builder.append(utf8: bytes[range])
      notePreserved(bytes[range.upperBound - 1])
      return
    }
    if Self.isRegular(bytes, range, afterSpace: isAtLineStart || endsInSpace) {
      builder.append(utf8: bytes[range])
      isEmpty = false
      isAtLineStart = false
      endsInSpace = bytes[range.upperBound - 1] == 0x20
      return
    }
    var isAtStart = isAtLineStart
    var afterSpace = endsInSpace
    var start = range.lowerBound
    var index = start
    while index < range.upperBound {
      let word = index
      while index < range.upperBound, bytes[index] > 0x20 { index += 1 }
      if index > word {
        isAtStart = false
        afterSpace = false
      }
      guard index < range.upperBound else { break }
      if bytes[index] == 0x20, !isAtStart, !afterSpace {
        afterSpace = true
        index += 1
        continue
      }
      if index > start { builder.append(utf8: bytes[start..<index]) }
      if !isAtStart, !afterSpace {
        builder.append(ascii: 0x20)
        afterSpace = true
      }
      index += 1
      start = index
    }
    if index > start { builder.append(utf8: bytes[start..<index]) }
    isAtLineStart = isAtStart
    endsInSpace = afterSpace
    if !isAtLineStart { isEmpty = false }
  }

  /// Whether a text goes over as it is: words, with one space between them, and none at its beginning
  /// where white space comes before.
  private static func isRegular(
    _ bytes: [UInt8],
    _ range: Range<Int>,
    afterSpace: Bool
  ) -> Bool {
    guard range.lowerBound >= 0, range.upperBound <= bytes.count, !range.isEmpty else {
      return false
    }
    // The highest bit tells of the byte before.
    var before: UInt64 = afterSpace ? 0x80 : 0
    var index = range.lowerBound
    while index <= range.upperBound - ByteWord.length, let word = ByteWord(bytes, at: index) {
      let spaces = word.spaces
      guard word.controls | spaces & (spaces << 8 | before) == 0 else { return false }
      before = spaces >> 56
      index += ByteWord.length
    }
    while index < range.upperBound {
      let byte = bytes[index]
      guard byte > 0x20 || byte == 0x20 && before == 0 else { return false }
      before = byte == 0x20 ? 0x80 : 0
      index += 1
    }
    return true
  }

  /// The whole text of a paragraph that is nothing but words with one space between them, else nil.
  ///
  /// Many are, and stand in the source as they are.
  func wholeText(source range: Range<Int>) -> CaptionText? {
    guard Self.isRegular(source, range, afterSpace: true) else { return nil }
    let end = source[range.upperBound - 1] == 0x20 ? range.upperBound - 1 : range.upperBound
    return CaptionText(sharing: range.lowerBound..<end, of: source)
  }

  /// Appends the text to a pool and hands out the rest as ``finish(preservesSpace:)`` does; nil, and nothing
  /// is handed out, where it stands in the source as it is.
  mutating func finish(
    preservesSpace: Bool,
    into pool: inout [UInt8]
  ) -> (range: Range<Int>, spans: [TextSpan])? {
    if !preservesSpace, isAtLineStart || endsInSpace { builder.trimTrailingWhiteSpace() }
    endsInSpace = false
    guard var text = builder.take(into: &pool) else { return nil }
    isEmpty = true
    isAtLineStart = true
    openCounts.empty()
    if text.spans.contains(where: { $0.range.isEmpty }) {
      text.spans.removeAll { $0.range.isEmpty }
    }
    return text
  }

  /// Hands out the text, without white space at its end and without spans that cover nothing.
  mutating func finish(preservesSpace: Bool) -> CaptionText {
    if !preservesSpace, isAtLineStart || endsInSpace { builder.trimTrailingWhiteSpace() }
    let text = builder.take()
    isEmpty = true
    isAtLineStart = true
    endsInSpace = false
    openCounts.empty()
    guard text.spans.contains(where: { $0.range.isEmpty }) else { return text }
    return CaptionText(
      uncheckedUTF8: text.utf8,
      spans: text.spans.filter { !$0.range.isEmpty }
    )
  }
}
