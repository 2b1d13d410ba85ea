/// The text of a cue: plain UTF-8, and properly nested spans over it.
///
/// The plain text is what a viewer reads, with markup gone and character references decoded; its
/// lines are separated by one line feed. It is stored once, as bytes, since readers, writers and
/// rules all work on bytes; ``string`` gives it as a `String`.
public struct CaptionText: Sendable {
  @usableFromInline var storage: [UInt8]
  // Where the text lies in the storage, in 32 bits: cues are many.
  @usableFromInline let start: UInt32
  @usableFromInline let count: UInt32

  /// The spans in document order, each before the spans inside it.
  public let spans: [TextSpan]

  /// The plain text as valid UTF-8, lines separated by U+000A.
  @inlinable
  public var utf8: UTF8View {
    UTF8View(storage: storage, start: Int(start), count: Int(count))
  }

  @inlinable
  init(storage: [UInt8], start: UInt32, count: UInt32, spans: [TextSpan]) {
    self.storage = storage
    self.start = start
    self.count = count
    self.spans = spans
  }

  /// Makes a text without markup.
  public init(_ string: String) {
    self.init(uncheckedUTF8: Array(string.utf8), spans: [])
  }

  /// Makes a text from bytes that are known to be valid UTF-8, and from the spans over them.
  ///
  /// Readers use this on decoded source text; everybody else uses ``init(_:)`` or
  /// ``CaptionTextBuilder``, which cannot break the nesting. What lies beyond 4 GiB is left out.
  @inlinable
  package init(uncheckedUTF8 utf8: [UInt8], spans: [TextSpan]) {
    self.init(storage: utf8, start: 0, count: UInt32(clamping: utf8.count), spans: spans)
  }

  /// Makes a text that is a part of a source, and shares its bytes.
  ///
  /// - Parameters:
  ///   - range: The text's bytes, known to be valid UTF-8.
  ///   - source: The source's bytes.
  ///   - spans: The spans, counted from the beginning of the text.
  @inlinable
  package init(sharing range: Range<Int>, of source: [UInt8], spans: [TextSpan] = []) {
    guard let start = UInt32(exactly: range.lowerBound), range.upperBound <= source.count else {
      self.init(uncheckedUTF8: Array(source[range]), spans: spans)
      return
    }
    let count = UInt32(clamping: range.count)
    self.init(storage: source, start: start, count: count, spans: spans)
  }

  /// Makes a text from a view of bytes that are known to be valid UTF-8, and from the spans over
  /// them.
  @inlinable
  package init(uncheckedUTF8 utf8: UTF8View, spans: [TextSpan]) {
    self.init(sharing: utf8.start..<utf8.start + utf8.count, of: utf8.storage, spans: spans)
  }

  /// Makes a text that is a part of bytes which are still being put together.
  ///
  /// There is nothing to be had of it until its cue gets them, by `setStorage(_:ofCue:)`.
  package init(awaiting range: Range<Int>, spans: [TextSpan]) {
    self.init(
      storage: [],
      start: UInt32(clamping: range.lowerBound),
      count: UInt32(clamping: range.count),
      spans: spans
    )
  }

  /// A text with nothing in it.
  public static let empty = CaptionText(uncheckedUTF8: [] as [UInt8], spans: [])

  /// The plain text.
  public var string: String {
    String(decoding: utf8.contiguous, as: UTF8.self)
  }

  /// Whether there is no text at all; spans may still be there.
  @inlinable
  public var isEmpty: Bool { count == 0 }

  /// The plain text of one span.
  public func string(of span: TextSpan) -> String {
    String(decoding: utf8.contiguous(span.range), as: UTF8.self)
  }

  /// The lines of the plain text as byte ranges without their line feeds; one for empty text.
  public var lines: [Range<Int>] {
    let utf8 = utf8
    var result: [Range<Int>] = []
    var start = 0
    for index in utf8.indices where utf8[index] == 0x0A {
      result.append(start..<index)
      start = index + 1
    }
    result.append(start..<utf8.count)
    return result
  }

  /// The names of the text's voice spans in order of first appearance, without empty ones.
  public var speakers: [String] {
    var names: [String] = []
    for span in spans {
      if case .voice(let name) = span.kind, !name.isEmpty, !names.contains(name) {
        names.append(name)
      }
    }
    return names
  }
}

extension CaptionText: Hashable {
  /// Whether two texts have the same bytes and spans, wherever they are stored.
  public static func == (left: CaptionText, right: CaptionText) -> Bool {
    left.utf8 == right.utf8 && left.spans == right.spans
  }

  /// Hashes bytes and spans.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(utf8)
    hasher.combine(spans)
  }
}

extension CaptionText: CustomStringConvertible, ExpressibleByStringLiteral {
  /// The plain text.
  public var description: String { string }

  /// Makes a text without markup.
  public init(stringLiteral value: String) {
    self.init(value)
  }
}
