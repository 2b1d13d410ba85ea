/// Where the things of a document stood in its source, as byte offsets into ``SourceText/bytes``.
public struct SourceMap: Sendable, Hashable {
  /// Where one cue stood.
  public struct CueRange: Sendable, Hashable {
    @usableFromInline var startOffset: UInt32
    @usableFromInline var timingOffset: UInt32
    @usableFromInline var textOffset: UInt32
    @usableFromInline var endOffset: UInt32

    /// The cue's first byte: its identifier, number or start tag, else its timing.
    @inlinable
    public var start: Int { Int(startOffset) }

    /// The first byte of the line or attribute that gives the times.
    @inlinable
    public var timing: Int { Int(timingOffset) }

    /// The cue's text with its markup, line breaks inside it included, the last one not.
    @inlinable
    public var text: Range<Int> { Int(textOffset)..<Int(endOffset) }

    /// The whole cue, from its first byte to the end of its text.
    @inlinable
    public var whole: Range<Int> { start..<Swift.max(start, Int(endOffset)) }

    /// Makes the record of a cue; offsets beyond 4 GiB are clamped.
    @inlinable
    public init(start: Int, timing: Int, text: Range<Int>) {
      startOffset = UInt32(clamping: start)
      timingOffset = UInt32(clamping: timing)
      textOffset = UInt32(clamping: text.lowerBound)
      endOffset = UInt32(clamping: text.upperBound)
    }
  }

  /// One record a cue, in the order of ``CaptionDocument/cues``.
  public var cues: [CueRange] = []

  /// Makes an empty map.
  public init() {}

  /// Where a cue began, or nil for a cue that is not in the map.
  public func start(ofCue index: Int) -> Int? {
    cues.indices.contains(index) ? cues[index].start : nil
  }
}
