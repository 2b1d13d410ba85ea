/// A sample of a track: bytes that count for a stretch of time.
public struct MP4SampleData: Sendable, Hashable {
  /// The content.
  public var bytes: [UInt8]
  /// How long it counts, in units of the track's timescale.
  public var duration: UInt32

  /// Makes a sample.
  public init(_ bytes: [UInt8], duration: UInt32) {
    self.bytes = bytes
    self.duration = duration
  }
}
