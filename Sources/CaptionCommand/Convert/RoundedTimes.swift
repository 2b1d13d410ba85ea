import CaptionKit

/// The times of captions that a format in milliseconds cannot hold to the last.
///
/// Half a millisecond is seen by nobody, so it is no loss, but who compares times has to know.
struct RoundedTimes {
  /// How many begins and ends are rounded.
  private(set) var count = 0
  /// The index of the first cue that has one.
  private(set) var firstCue = 0
  /// How many cues are shorter than the rounding, so that writers make them last a millisecond.
  private(set) var shortCount = 0
  /// The index of the first of them.
  private(set) var firstShort = 0

  /// Looks through the times of all cues.
  init(of document: CaptionDocument) {
    for index in document.cues.indices {
      let begin = document.cues.begin(at: index)
      note(begin, index)
      guard let end = document.cues.end(at: index) else { continue }
      note(end, index)
      if end > begin, end.milliseconds == begin.milliseconds {
        if shortCount == 0 { firstShort = index }
        shortCount += 1
      }
    }
  }

  private mutating func note(_ time: MediaTime, _ index: Int) {
    guard !time.isWholeMilliseconds else { return }
    if count == 0 { firstCue = index }
    count += 1
  }
}
