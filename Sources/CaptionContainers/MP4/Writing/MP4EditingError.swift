/// Why a track is not added to a movie.
public enum MP4EditingError: Error, Sendable, Hashable {
  /// The movie could not be read.
  case unreadable(String)
  /// The bytes are not those of a movie.
  case notMovie
  /// The movie is in fragments, to which nothing is added.
  case fragmented
  /// The movie's header is compressed.
  case compressedHeader
  /// There is more than one header.
  case severalHeaders
  /// The header has more bytes than the limit.
  case headerTooLarge(limit: Int)
  /// Items are named by their place in the file, which would no longer be right.
  case itemsByPlace
  /// A track has some of its media in this file and some in others.
  case mixedMedia
  /// The movie has no number left for another track.
  case noTrackNumber
  /// Boxes contradict each other; the words say which.
  case damaged(String)
  /// What was written differs from what was to be written; the words say where.
  case notVerified(String)
}

extension MP4EditingError: CustomStringConvertible {
  /// The reason, in lower case without a full stop.
  public var description: String {
    switch self {
    case .unreadable(let reason): reason
    case .notMovie: "is no MP4 or QuickTime movie"
    case .fragmented: "is a movie in fragments, to which no track is added"
    case .compressedHeader: "has a compressed header, to which no track is added"
    case .severalHeaders: "has more than one movie header"
    case .headerTooLarge(let limit): "has a movie header of more than \(limit >> 20) MiB"
    case .itemsByPlace: "names items by their place in the file, which would no longer be right"
    case .mixedMedia: "has a track with media both in this file and in others"
    case .noTrackNumber: "has no number left for another track"
    case .damaged(let words): "is damaged: \(words)"
    case .notVerified(let words): "was not written as it had to be: \(words)"
    }
  }
}
