import CaptionModel
import CaptionPlaylists

/// The segments of a media playlist with when they are played.
struct SegmentPass {
  /// A segment with its cues.
  struct Entry {
    /// Its number, from 1.
    var number: Int
    var segment: HLSSegment
    var cues: [Cue]

    /// Whether a cue is shown while the segment is played, by more than ``SegmentPass/tolerance``.
    func shows(_ cue: Cue) -> Bool {
      let end = cue.end ?? .max
      return cue.begin + SegmentPass.tolerance < segment.end
        && end > segment.begin + SegmentPass.tolerance
    }
  }

  /// Durations in playlists are rounded, and the roundings add up.
  static let tolerance = MediaTime(milliseconds: 100)

  /// The segments that were read, in order; nil for one that is missing on purpose.
  let entries: [Entry?]

  /// Nil where the segments' times do not fit those of the playlist, so that nothing can be said.
  init?(_ facts: PlaylistFacts) {
    guard let segments = facts.segments else { return nil }
    entries = zip(facts.playlist.media.segments, segments).enumerated().map { index, pair in
      pair.1.map { Entry(number: index + 1, segment: pair.0, cues: $0.cues) }
    }
    var shown = 0
    var all = 0
    for case let entry? in entries {
      all += entry.cues.count
      shown += entry.cues.count { entry.shows($0) || $0.end == nil }
    }
    // A clock that was taken wrongly shows no cue in its segment; faults of a cutter are few.
    guard shown * 2 >= all else { return nil }
  }

  /// What makes two copies of a cue the same.
  struct Key: Hashable {
    var begin: MediaTime
    var end: MediaTime?
    var text: CaptionText

    init(_ cue: Cue) {
      begin = cue.begin
      end = cue.end
      text = cue.text
    }
  }
}

extension Cue {
  /// The beginning of the text in quotation marks, for a message.
  var quotedBeginning: String {
    let words = String(decoding: Array(text.utf8), as: UTF8.self)
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return "\"\(words.count > 30 ? words.prefix(29) + "…" : words[...])\""
  }
}

extension MediaTime {
  /// The seconds with as many decimals as they need, down to milliseconds: `6.5 s`.
  var shortSeconds: String {
    var text = HLSDecimal(MediaTime(milliseconds: milliseconds)).text
    while text.hasSuffix("0") { text.removeLast() }
    return "\(text.hasSuffix(".") ? text.dropLast() : text[...]) s"
  }
}
