/// A stretch of cue text that carries markup.
///
/// Spans of one text are stored in document order, each before the spans inside it, with their
/// depth. Order, range and depth together give the tree without ambiguity, empty spans included.
public struct TextSpan: Sendable, Hashable {
  /// What the markup says of the text.
  public enum Kind: Sendable, Hashable {
    /// Bold text.
    case bold
    /// Italic text.
    case italic
    /// Underlined text.
    case underline
    /// Text with class names and no other meaning (WebVTT `c`).
    case `class`
    /// Text that a speaker says; the name may be empty (WebVTT `v`, TTML `ttm:agent`).
    case voice(String)
    /// Text in another language, as a BCP 47 tag; may be empty for "unknown".
    case language(String)
    /// A base text with its annotation.
    case ruby
    /// The base inside a ruby, where the format marks it (TTML); WebVTT leaves it bare.
    case rubyBase
    /// The annotation inside a ruby.
    case rubyText
    /// Text with style properties that have no span kind of their own.
    case style(TextStyle)
    /// A moment inside the text, for karaoke and paint-on captions; its range is empty.
    case time(MediaTime)
  }

  /// What the markup says of the text.
  public var kind: Kind

  /// Class names, on any kind of span, in source order.
  public var classes: [String]

  @usableFromInline var lower: Int32
  @usableFromInline var upper: Int32
  @usableFromInline var level: Int32

  /// The covered bytes, as offsets into the text's UTF-8.
  @inlinable
  public var range: Range<Int> {
    Int(lower)..<Int(upper)
  }

  /// How many spans this one lies in.
  @inlinable
  public var depth: Int { Int(level) }

  @inlinable
  init(kind: Kind, classes: [String], lower: Int32, upper: Int32, level: Int32) {
    self.kind = kind
    self.classes = classes
    self.lower = lower
    self.upper = upper
    self.level = level
  }
}
