import CaptionAnalysis
import CaptionModel

/// When words are said in a programme, as its captions show it.
struct SpokenTime {
  /// The times with words, in order, without overlap.
  private(set) var intervals: [Range<MediaTime>] = []
  /// When the last caption of any kind ends.
  private(set) var end = MediaTime.zero

  init(_ document: CaptionDocument) {
    let track = Track(document)
    for index in track.playOrder {
      let cue = track.cues[index]
      let last = cue.end ?? cue.begin
      end = max(end, last)
      // Who sings is heard too, but descriptions may speak over a song.
      guard last > cue.begin,
        track.parts(ofCue: index).contains(where: { $0.kind == .dialogue })
      else { continue }
      if let before = intervals.last, cue.begin <= before.upperBound {
        intervals[intervals.count - 1] =
          before.lowerBound..<max(before.upperBound, last)
      } else {
        intervals.append(cue.begin..<last)
      }
    }
  }

  /// The first time with words that ends after an instant.
  func interval(endingAfter time: MediaTime) -> Range<MediaTime>? {
    var low = 0
    var high = intervals.count
    while low < high {
      let middle = (low + high) / 2
      if intervals[middle].upperBound <= time { low = middle + 1 } else { high = middle }
    }
    return low < intervals.count ? intervals[low] : nil
  }
}
