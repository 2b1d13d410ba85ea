/// Finds where parts of the visible texts of cues stand in the source, behind markup and references.
public struct TextPlaces: Sendable {
  private let find: @Sendable (_ cue: Int, _ part: Range<Int>) -> Range<Int>?

  /// Makes a finder.
  ///
  /// - Parameter find: Gives the bytes of the source for UTF-8 offsets in the text of the cue with an
  ///   index; nil where they cannot be told.
  public init(_ find: @escaping @Sendable (_ cue: Int, _ part: Range<Int>) -> Range<Int>?) {
    self.find = find
  }

  /// The bytes of ``SourceText/bytes`` in which a part of a cue's text stands; nil where they cannot be
  /// told.
  ///
  /// - Parameter part: The part as UTF-8 offsets into ``CaptionText/utf8``.
  public func range(ofCue cue: Int, _ part: Range<Int>) -> Range<Int>? { find(cue, part) }
}
