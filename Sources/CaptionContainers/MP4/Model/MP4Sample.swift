/// A sample of a track: when it is played, and where its bytes lie.
public struct MP4Sample: Sendable, Hashable {
  /// When it begins, in units of the track's clock.
  public var begin: Int64
  /// How long it lasts, in the same units.
  public var duration: Int64
  /// The byte offset of its first byte.
  public var offset: Int64
  /// How many bytes it has.
  public var size: Int64
  /// The index of the entry that says how it is written, in ``MP4Track/entries``.
  public var entry: Int

  /// Makes a sample.
  public init(begin: Int64, duration: Int64, offset: Int64, size: Int64, entry: Int) {
    self.begin = begin
    self.duration = duration
    self.offset = offset
    self.size = size
    self.entry = entry
  }

  /// When it ends, exclusive, in units of the track's clock.
  public var end: Int64 { begin.addingClamped(duration) }
}

extension Int64 {
  /// The sum, or the largest or smallest number where there is none.
  func addingClamped(_ other: Int64) -> Int64 {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? (other < 0 ? .min : .max) : sum
  }
}
