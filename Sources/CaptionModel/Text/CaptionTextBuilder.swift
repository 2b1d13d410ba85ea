/// Builds cue texts from beginnings, ends and text in document order.
///
/// One builder can make any number of texts; it keeps its memory between them. Whatever is still
/// open when a text is taken ends there. The depth of spans is bounded by memory alone.
public struct CaptionTextBuilder: Sendable {
  /// The plain text so far.
  public private(set) var utf8: [UInt8] = []

  @usableFromInline var spans: [TextSpan] = []
  @usableFromInline var openSpans: [Int] = []

  /// Makes an empty builder.
  public init() {}

  /// The number of spans that are open now.
  public var depth: Int { openSpans.count }

  /// Whether nothing has been added since the last text was taken.
  public var isEmpty: Bool { utf8.isEmpty && spans.isEmpty }

  /// Appends plain text.
  public mutating func append(_ string: some StringProtocol) {
    utf8.append(contentsOf: string.utf8)
  }

  /// Appends bytes of a source that is known to be valid UTF-8.
  package mutating func append(utf8 bytes: ArraySlice<UInt8>) {
    utf8.append(contentsOf: bytes)
  }

  /// Appends one ASCII character; others are left out.
  package mutating func append(ascii byte: UInt8) {
    if byte < 0x80 { utf8.append(byte) }
  }

  /// Appends one character.
  public mutating func append(_ scalar: Unicode.Scalar) {
    utf8.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }

  /// Begins a span at the end of the text so far.
  public mutating func open(_ kind: TextSpan.Kind, classes: [String] = []) {
    let position = Int32(clamping: utf8.count)
    openSpans.append(spans.count)
    spans.append(
      TextSpan(
        kind: kind,
        classes: classes,
        lower: position,
        upper: position,
        level: Int32(clamping: openSpans.count - 1)
      )
    )
  }

  /// Ends the innermost open span; does nothing where none is open.
  public mutating func close() {
    guard let index = openSpans.popLast() else { return }
    spans[index].upper = Int32(clamping: utf8.count)
  }

  /// Adds a moment at the end of the text so far.
  public mutating func mark(_ time: MediaTime) {
    open(.time(time))
    close()
  }

  /// Takes white space off the end of the text; spans that covered it shrink with it.
  public mutating func trimTrailingWhiteSpace() {
    var count = utf8.count
    while count > 0, [0x09, 0x0A, 0x0C, 0x0D, 0x20].contains(utf8[count - 1]) { count -= 1 }
    guard count < utf8.count else { return }
    utf8.removeLast(utf8.count - count)
    let limit = Int32(clamping: count)
    for index in spans.indices {
      if spans[index].lower > limit { spans[index].lower = limit }
      if spans[index].upper > limit { spans[index].upper = limit }
    }
  }

  /// Ends what is open and hands out the text; the builder is empty afterwards.
  public mutating func take() -> CaptionText {
    while !openSpans.isEmpty { close() }
    // An array made of all bytes would share the buffer with its spare room, and leave the builder
    // without; that of all but one is a copy of just the right size.
    utf8.append(0)
    let bytes = Array(utf8[..<(utf8.count - 1)])
    utf8.removeAll(keepingCapacity: true)
    // Spans are handed on as they are: most texts have one or two, and copying costs more than
    // the room.
    let text = CaptionText(uncheckedUTF8: bytes, spans: spans)
    spans = []
    return text
  }
}
