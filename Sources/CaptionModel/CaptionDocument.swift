/// The captions of one track, as every reader gives and every writer takes them.
///
/// Positions in the source live beside the document, in a ``SourceMap``, so equality means "the
/// same captions".
public struct CaptionDocument: Sendable, Hashable {
  /// The cues, in file order.
  public var cues: [Cue] = []

  /// The regions, in file order; where an id occurs twice the last one counts.
  public var regions: [Region] = []

  /// The styles that have names, in file order.
  public var styles: [NamedStyle] = []

  /// The language of the text as a BCP 47 tag, or nil where the file does not say.
  public var language: String?

  /// The programme's title, or nil where the file does not say.
  public var title: String?

  /// What only some formats can say of a document.
  public var extras = Extras()

  /// Makes an empty document.
  public init() {}
}
