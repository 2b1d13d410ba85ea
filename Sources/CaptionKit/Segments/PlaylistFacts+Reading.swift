import CaptionFormats
public import CaptionModel
import CaptionPlaylists
public import CaptionRules

extension PlaylistFacts {
  /// Gathers what the files of a playlist show.
  ///
  /// Files that cannot be read make rules that need them not run; they are no error by themselves.
  ///
  /// - Parameters:
  ///   - reader: Reads the files.
  ///   - programme: How long the programme lasts; nil takes what the variants' playlists say.
  public init(_ reader: PlaylistReader, programme: MediaTime? = nil) {
    self.init(reader.playlist)
    var reader = reader
    self.programme = programme
    switch playlist.kind {
    case .media: readSegments(&reader)
    case .multivariant: readDurations(&reader)
    case nil: break
    }
  }

  private mutating func readSegments(_ reader: inout PlaylistReader) {
    guard playlist.media.sequence == 0, playlist.media.isEnded else {
      reasonWithoutSegments = "the playlist does not hold the programme from its beginning"
      return
    }
    if playlist.media.segments.dropFirst().contains(where: \.isDiscontinuous) {
      reasonWithoutSegments = "the stream's clock starts again at EXT-X-DISCONTINUITY"
      return
    }
    var clock = WebVTTStreamClock(countsFromFirst: true)
    var read: [Segment?] = []
    for index in playlist.media.segments.indices {
      do throws(PlaylistProblem) {
        guard var document = try reader.segment(index)?.document else {
          read.append(nil)
          continue
        }
        let hasMap = clock.apply(to: &document)
        read.append(Segment(cues: document.cues, hasMap: hasMap))
      } catch {
        reasonWithoutSegments = error.message
        return
      }
    }
    segments = read
  }

  private mutating func readDurations(_ reader: inout PlaylistReader) {
    // Many renditions may name one file, which is read once.
    var known: [String: MediaTime?] = [:]
    for (index, tag) in playlist.renditions.enumerated() where tag.isSubtitles {
      guard let uri = tag.uri else { continue }
      let duration = known[uri] ?? Self.duration(of: try? reader.playlist(at: uri))
      known[uri] = .some(duration)
      durations[index] = duration
    }
    guard programme == nil, !durations.isEmpty else { return }
    for case let uri? in playlist.variants.map(\.uri) {
      programme = Self.duration(of: try? reader.playlist(at: uri))
      if programme != nil { return }
    }
  }

  private static func duration(of playlist: HLSPlaylist?) -> MediaTime? {
    guard let playlist, playlist.kind == .media, playlist.media.isEnded else { return nil }
    return playlist.media.duration
  }
}
