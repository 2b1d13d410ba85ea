public import CaptionModel

/// Says when what a track holds is shown, by its edit list (ISO/IEC 14496-12, 8.6.5).
public struct MP4Clock: Sendable {
  /// A part of the media with when it is shown.
  private struct Segment {
    /// When it begins in the media.
    var media: MediaTime
    /// When it is shown.
    var shown: MediaTime
    /// How long it lasts; nil for as long as there is media.
    var duration: MediaTime?
  }

  private let timescale: Int128
  private let segments: [Segment]
  /// A unit of the movie's clock, by which edits may be too short.
  private let tolerance: MediaTime

  /// Makes the clock of a track.
  public init(_ track: MP4Track, in movie: MP4Movie) {
    timescale = Int128(max(track.timescale, 1))
    let movieScale = Int128(max(movie.timescale, 1))
    tolerance = MediaTime(numerator: 1, denominator: movieScale)
    var shown = MediaTime.zero
    var segments: [Segment] = []
    for (index, edit) in track.edits.enumerated() {
      let duration = MediaTime(numerator: Int128(edit.duration), denominator: movieScale)
      if let time = edit.mediaTime {
        // Of fragments to come an edit list knows no duration.
        let isOpen = index == track.edits.count - 1 && (edit.duration == 0 || movie.hasFragments)
        segments.append(
          Segment(
            media: MediaTime(numerator: Int128(time), denominator: timescale),
            shown: shown,
            duration: isOpen ? nil : duration
          )
        )
      }
      shown = shown + duration
    }
    // A list of nothing but pauses shows nothing; nobody means that.
    if segments.isEmpty { segments.append(Segment(media: .zero, shown: shown, duration: nil)) }
    self.segments = segments
  }

  /// A time of the track's clock that no edit moves.
  public func mediaTime(_ count: Int64) -> MediaTime {
    MediaTime(numerator: Int128(count), denominator: timescale)
  }

  /// How far the whole of the media is moved; nil where edits cut it.
  public var shift: MediaTime? {
    guard segments.count == 1, let only = segments.first else { return nil }
    return only.shown - only.media
  }

  /// When a span of the media is shown: once, several times, or never.
  public func shown(_ begin: MediaTime, _ end: MediaTime) -> [(begin: MediaTime, end: MediaTime)] {
    segments.compactMap { segment in
      var (from, to) = (max(begin, segment.media), end)
      if let duration = segment.duration, end > segment.media + duration + tolerance {
        to = segment.media + duration
      }
      // A span that is empty in the media is kept where it begins in the segment.
      guard from < to || begin == end && from == begin && to == end else { return nil }
      from = from - segment.media + segment.shown
      to = to - segment.media + segment.shown
      return (from, to)
    }
  }
}
