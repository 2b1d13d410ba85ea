public import CaptionModel
public import CaptionPlaylists

/// An HLS playlist with what the files that it names show.
public struct PlaylistFacts: Sendable {
  /// What a segment holds.
  public struct Segment: Sendable {
    /// The cues, with times that count from the playlist's beginning.
    public var cues: [Cue]
    /// Whether its header ties the cue times to the stream's clock.
    public var hasMap: Bool

    /// Makes a segment.
    public init(cues: [Cue], hasMap: Bool) {
      self.cues = cues
      self.hasMap = hasMap
    }
  }

  /// The playlist.
  public let playlist: HLSPlaylist
  /// The segments of a media playlist, nil for those that are missing on purpose; nil as a whole
  /// where they could not be read.
  public var segments: [Segment?]?
  /// Why there are no segments.
  public var reasonWithoutSegments = "the segments have not been read"
  /// How long the programme lasts; nil where nobody said it.
  public var programme: MediaTime?
  /// How long the playlists of renditions last, by the rendition's index.
  public var durations: [Int: MediaTime] = [:]

  /// Makes facts of a playlist alone.
  public init(_ playlist: HLSPlaylist) {
    self.playlist = playlist
  }

  /// The groups of subtitles with the indices of their members, in order.
  var subtitleGroups: [(id: String, members: [Int])] {
    var groups: [(id: String, members: [Int])] = []
    var places: [String: Int] = [:]
    for (index, tag) in playlist.renditions.enumerated() where tag.isSubtitles {
      if let place = places[tag.groupID] {
        groups[place].members.append(index)
      } else {
        places[tag.groupID] = groups.count
        groups.append((tag.groupID, [index]))
      }
    }
    return groups
  }
}

extension Evidence {
  /// Why a playlist lacks this evidence, as a phrase; nil where it has it.
  func missing(in facts: PlaylistFacts) -> String? {
    switch self {
    case .segments: facts.segments == nil ? facts.reasonWithoutSegments : nil
    case .programmeDuration:
      facts.programme == nil ? "the programme's duration is not known" : nil
    default: nil
    }
  }
}
