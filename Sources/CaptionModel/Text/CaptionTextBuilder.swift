/// Builds cue texts from beginnings, ends and text in document order.
///
/// One builder can make any number of texts; it keeps its memory between them. Whatever is still
/// open when a text is taken ends there. The depth of spans is bounded by memory alone.
public struct CaptionTextBuilder: Sendable {
  /// What texts may share the bytes of.
  @usableFromInline let source: [UInt8]
  /// The part of the source that is the whole text so far; empty where the text is not one.
  @usableFromInline var run = 0..<0
  /// The text so far where it is no part of the source.
  @usableFromInline var bytes: [UInt8] = []

  @usableFromInline var spans: [TextSpan] = []
  @usableFromInline var openSpans: [Int] = []

  /// Makes an empty builder.
  public init() {
    source = []
  }

  /// Makes an empty builder for texts of a source, whose bytes are known to be valid UTF-8.
  ///
  /// A text that stands there in one piece will share its bytes.
  package init(source: [UInt8]) {
    self.source = source
  }

  /// The plain text so far.
  public var utf8: CaptionText.UTF8View {
    run.isEmpty
      ? CaptionText.UTF8View(bytes)
      : CaptionText.UTF8View(storage: source, start: run.lowerBound, count: run.count)
  }

  @inlinable var count: Int { run.isEmpty ? bytes.count : run.count }

  /// Whether there is text so far.
  @inlinable package var hasText: Bool { count > 0 }

  /// The last byte of the text so far, or nil without any.
  @inlinable package var last: UInt8? { run.isEmpty ? bytes.last : source[run.upperBound - 1] }

  /// The number of spans that are open now.
  public var depth: Int { openSpans.count }

  /// Whether nothing has been added since the last text was taken.
  public var isEmpty: Bool { count == 0 && spans.isEmpty }

  /// Appends plain text.
  public mutating func append(_ string: some StringProtocol) {
    copyRun()
    bytes.append(contentsOf: string.utf8)
  }

  /// Appends bytes that are known to be valid UTF-8.
  package mutating func append(utf8 part: ArraySlice<UInt8>) {
    copyRun()
    bytes.append(contentsOf: part)
  }

  /// Appends a part of the source.
  @inlinable
  package mutating func append(source range: Range<Int>) {
    if bytes.isEmpty, run.isEmpty || run.upperBound == range.lowerBound {
      run = run.isEmpty ? range : run.lowerBound..<range.upperBound
    } else {
      copyRun()
      bytes.append(contentsOf: source[range])
    }
  }

  /// Lets the text be one of its own, to which something else can be added.
  @inlinable
  mutating func copyRun() {
    guard !run.isEmpty else { return }
    bytes.append(contentsOf: source[run])
    run = 0..<0
  }

  /// Appends one ASCII character; others are left out.
  package mutating func append(ascii byte: UInt8) {
    guard byte < 0x80 else { return }
    copyRun()
    bytes.append(byte)
  }

  /// Appends one character.
  public mutating func append(_ scalar: Unicode.Scalar) {
    copyRun()
    bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }

  /// Begins a span at the end of the text so far.
  public mutating func open(_ kind: TextSpan.Kind, classes: [String] = []) {
    let position = Int32(clamping: count)
    openSpans.append(spans.count)
    let span = TextSpan(
      kind: kind,
      classes: classes,
      lower: position,
      upper: position,
      level: Int32(clamping: openSpans.count - 1)
    )
    // Most texts have one span, for which there need be no more room than it takes.
    if spans.isEmpty { spans = [span] } else { spans.append(span) }
  }

  /// Ends the innermost open span; does nothing where none is open.
  public mutating func close() {
    guard let index = openSpans.popLast() else { return }
    spans[index].upper = Int32(clamping: count)
  }

  /// Adds a moment at the end of the text so far.
  public mutating func mark(_ time: MediaTime) {
    open(.time(time))
    close()
  }

  /// Takes white space off the end of the text; spans that covered it shrink with it.
  public mutating func trimTrailingWhiteSpace() {
    let utf8 = utf8
    var count = utf8.count
    while count > 0, [0x09, 0x0A, 0x0C, 0x0D, 0x20].contains(utf8[count - 1]) { count -= 1 }
    guard count < utf8.count else { return }
    if run.isEmpty {
      bytes.removeLast(bytes.count - count)
    } else {
      run = run.lowerBound..<run.lowerBound + count
    }
    let limit = Int32(clamping: count)
    for index in spans.indices {
      if spans[index].lower > limit { spans[index].lower = limit }
      if spans[index].upper > limit { spans[index].upper = limit }
    }
  }

  /// Ends what is open, appends the text to a pool and hands out its place and spans; the builder is empty
  /// afterwards.
  ///
  /// Nil, and nothing is handed out, where the text is a part of the source.
  package mutating func take(into pool: inout [UInt8]) -> (range: Range<Int>, spans: [TextSpan])? {
    while !openSpans.isEmpty { close() }
    guard run.isEmpty else { return nil }
    let start = pool.count
    pool.append(contentsOf: bytes)
    bytes.removeAll(keepingCapacity: true)
    var taken: [TextSpan] = []
    swap(&taken, &spans)
    return (start..<pool.count, taken)
  }

  /// Ends what is open and hands out the text; the builder is empty afterwards.
  public mutating func take() -> CaptionText {
    while !openSpans.isEmpty { close() }
    guard run.isEmpty else {
      let text = CaptionText(sharing: run, of: source, spans: spans)
      run = 0..<0
      spans = []
      return text
    }
    // An array made of all bytes would share the buffer with its spare room, and leave the builder
    // without; that of all but one is a copy of just the right size.
    bytes.append(0)
    let utf8 = Array(bytes[..<(bytes.count - 1)])
    bytes.removeAll(keepingCapacity: true)
    // Spans are handed on as they are: most texts have one or two, and copying costs more than
    // the room.
    let text = CaptionText(uncheckedUTF8: utf8, spans: spans)
    spans = []
    return text
  }
}
