public import CaptionContainers

/// Why captions do not become a track of a movie.
public enum MovieRefusal: Error, Sendable, Hashable {
  /// So many cues are shown at the same time that the samples, each of which repeats all cues that
  /// are shown during it, would take too much.
  case tooManyOverlaps
  /// The codec has no segments.
  case notSegmented(MP4TextTrack.Codec)
}

extension MovieRefusal: CustomStringConvertible {
  /// The reason, in lower case without a full stop.
  public var description: String {
    switch self {
    case .tooManyOverlaps:
      "so many cues are shown at the same time that samples with all of them would be too large"
    case .notSegmented(let codec): "\(codec.rawValue) is not written in segments"
    }
  }
}
