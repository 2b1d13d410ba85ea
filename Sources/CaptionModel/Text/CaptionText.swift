/// The text of a cue: plain UTF-8, and properly nested spans over it.
///
/// The plain text is what a viewer reads, with markup gone and character references decoded; its
/// lines are separated by one line feed. It is stored once, as bytes, since readers, writers and
/// rules all work on bytes; ``string`` gives it as a `String`.
public struct CaptionText: Sendable, Hashable {
  /// The plain text as valid UTF-8, lines separated by U+000A.
  public let utf8: [UInt8]

  /// The spans in document order, each before the spans inside it.
  public let spans: [TextSpan]

  /// Makes a text without markup.
  public init(_ string: String) {
    utf8 = Array(string.utf8)
    spans = []
  }

  /// Makes a text from bytes that are known to be valid UTF-8, and from the spans over them.
  ///
  /// Readers use this on decoded source text; everybody else uses ``init(_:)`` or
  /// ``CaptionTextBuilder``, which cannot break the nesting.
  @inlinable
  package init(uncheckedUTF8 utf8: [UInt8], spans: [TextSpan]) {
    self.utf8 = utf8
    self.spans = spans
  }

  /// A text with nothing in it.
  public static let empty = CaptionText(uncheckedUTF8: [], spans: [])

  /// The plain text.
  public var string: String {
    String(decoding: utf8, as: UTF8.self)
  }

  /// Whether there is no text at all; spans may still be there.
  @inlinable
  public var isEmpty: Bool { utf8.isEmpty }

  /// The plain text of one span.
  public func string(of span: TextSpan) -> String {
    String(decoding: utf8[span.range], as: UTF8.self)
  }

  /// The lines of the plain text as byte ranges without their line feeds; one for empty text.
  public var lines: [Range<Int>] {
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

extension CaptionText: CustomStringConvertible, ExpressibleByStringLiteral {
  /// The plain text.
  public var description: String { string }

  /// Makes a text without markup.
  public init(stringLiteral value: String) {
    self.init(value)
  }
}
