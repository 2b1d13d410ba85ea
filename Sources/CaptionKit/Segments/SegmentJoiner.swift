import CaptionFormats
public import CaptionModel

/// Makes one track again of the segments of an HLS rendition.
///
/// Times are moved onto one clock by the segments' timestamp maps, and a cue that several segments
/// repeat is kept once.
public struct SegmentJoiner: Sendable {
  /// The track so far; nil before the first segment.
  public private(set) var document: CaptionDocument?
  /// What of later segments has no place in the whole.
  public private(set) var losses: [Loss] = []

  private var clock: WebVTTStreamClock
  private var previous: [Cue] = []

  /// Makes a joiner that has seen no segment yet.
  ///
  /// - Parameter countsFromFirst: Whether times count from the first segment's place on the stream's
  ///   clock instead of the clock's zero.
  public init(countsFromFirst: Bool = true) {
    clock = WebVTTStreamClock(countsFromFirst: countsFromFirst)
  }

  /// Adds the next segment.
  public mutating func add(_ segment: CaptionDocument) {
    var segment = segment
    clock.apply(to: &segment)
    losses += clock.losses.map(\.withoutCue)
    if document == nil {
      document = segment
    } else if let lost = document?.append(segment, after: previous) {
      losses += lost
    }
    previous = segment.cues
  }
}
