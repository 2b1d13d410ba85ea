import CaptionModel

/// The ends of cues that have none, for formats in which every cue needs one.
///
/// A cue without an end lasts until the next later cue begins; where there is none, for
/// ``duration``.
struct OpenEnds {
  /// How long a cue is shown that has no end and no later cue.
  static let duration = MediaTime(seconds: 5)

  private let begins: [MediaTime]

  init(_ document: CaptionDocument) {
    begins = document.cues.map(\.begin).sorted()
  }

  /// When the next later cue begins than at a time, or nil where none does.
  func next(after begin: MediaTime) -> MediaTime? {
    var low = 0
    var high = begins.count
    while low < high {
      let middle = (low + high) / 2
      if begins[middle] <= begin { low = middle + 1 } else { high = middle }
    }
    return low < begins.count ? begins[low] : nil
  }
}
