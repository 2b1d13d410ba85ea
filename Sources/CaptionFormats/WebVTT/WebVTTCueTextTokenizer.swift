/// Cuts cue text into tokens (6.4, "WebVTT cue text tokenizer").
///
/// The tokens are ranges of the source: neither a reference in text nor one in an annotation can
/// hold a `<` or a `>`, so references are decoded when the token is used.
struct WebVTTCueTextTokenizer {
  /// A token.
  enum Token {
    /// A stretch of text, references included; never empty.
    case text(Range<Int>)
    /// A start tag.
    case start(Tag)
    /// An end tag; the name is what stands between `</` and `>`.
    case end(Tag)
    /// A tag that begins with a digit; the name is what stands between `<` and `>`.
    case timestamp(Tag)
  }

  /// A tag.
  struct Tag {
    /// The whole tag, from `<` to behind `>`.
    var range: Range<Int>
    /// The name.
    var name: Range<Int>
    /// The classes with the full stops before them.
    var classes: Range<Int>
    /// The annotation with the white space around it, or nil where there is none.
    var annotation: Range<Int>?
    /// Whether the tag ends with `>`; otherwise the cue's text ended inside it.
    var isTerminated: Bool
  }

  private let bytes: [UInt8]
  private let end: Int
  /// Where the next token begins.
  private(set) var offset: Int

  init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.bytes = bytes
    offset = range.lowerBound
    end = range.upperBound
  }

  /// The next token, or nil at the end of the text.
  mutating func next() -> Token? {
    guard offset < end else { return nil }
    let bytes = bytes
    let start = offset
    // WebVTT data state.
    if bytes[start] != 0x3C {
      offset = min(Self.endOfText(bytes, from: start), end)
      return .text(start..<offset)
    }
    // WebVTT tag state.
    var index = start + 1
    if index < end, bytes[index] == 0x2F {
      let tag = plainTag(start, nameStart: index + 1)
      return .end(tag)
    }
    if index < end, bytes[index].isASCIIDigit {
      return .timestamp(plainTag(start, nameStart: index))
    }
    // WebVTT start tag state.
    let nameStart = index
    while index < end, bytes[index] != 0x3E, bytes[index] != 0x2E, !bytes[index].isASCIIWhiteSpace {
      index += 1
    }
    let name = nameStart..<index
    // WebVTT start tag class state.
    let classesStart = index
    if index < end, bytes[index] == 0x2E {
      while index < end, bytes[index] != 0x3E, !bytes[index].isASCIIWhiteSpace { index += 1 }
    }
    let classes = classesStart..<index
    // WebVTT start tag annotation state.
    var annotation: Range<Int>?
    if index < end, bytes[index] != 0x3E {
      let annotationStart = index
      while index < end, bytes[index] != 0x3E { index += 1 }
      annotation = annotationStart..<index
    }
    let isTerminated = index < end
    offset = isTerminated ? index + 1 : index
    return .start(
      Tag(
        range: start..<offset,
        name: name,
        classes: classes,
        annotation: annotation,
        isTerminated: isTerminated
      )
    )
  }

  /// The offset of the first `<` from an offset on, or the end of the source.
  @inline(never)
  private static func endOfText(_ bytes: [UInt8], from start: Int) -> Int {
    guard start >= 0, start < bytes.count else { return start }
    var index = bytes.endOfRun(from: start) { $0.matches(0x3C) }
    while index >= 0, index < bytes.count, bytes[index] != 0x3C { index &+= 1 }
    return index
  }

  /// WebVTT end tag state and timestamp tag state: everything up to `>` is the name.
  private mutating func plainTag(_ start: Int, nameStart: Int) -> Tag {
    var index = nameStart
    while index < end, bytes[index] != 0x3E { index += 1 }
    let isTerminated = index < end
    offset = isTerminated ? index + 1 : index
    return Tag(
      range: start..<offset,
      name: nameStart..<index,
      classes: index..<index,
      annotation: nil,
      isTerminated: isTerminated
    )
  }
}
