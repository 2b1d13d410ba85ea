import CaptionAnalysis
import CaptionModel

/// A track held against another one of the same programme.
struct TrackComparison {
  let track: Track
  let other: Track

  // MARK: Times

  /// How many of the other track's cues have words, and how many of these have words of this track
  /// for half of their time or longer.
  func dialogueCovered() -> (covered: Int, all: Int) {
    let times = WordTimes(track)
    var covered = 0
    var all = 0
    for index in other.facts.indices where other.facts[index].hasDialogue {
      let cue = other.cues[index]
      guard let end = cue.end, end > cue.begin else { continue }
      all += 1
      let common = times.common(with: cue.begin..<end)
      if product(common, 2) >= (end - cue.begin).units { covered += 1 }
    }
    return (covered, all)
  }

  /// How many cues begin where a cue of the other track does.
  func parallelCues(within offset: MediaTime) -> Int {
    let begins = other.playOrder.map { other.cues[$0].begin }
    return track.cues.count { cue in
      let next = begins.firstPosition { $0 >= cue.begin }
      let after = next < begins.count && begins[next] - cue.begin <= offset
      let before = next > 0 && cue.begin - begins[next - 1] <= offset
      return after || before
    }
  }

  /// Over how much of the time of this track's cues words are said in the other one.
  func timeOverWords() -> (over: MediaTime, all: MediaTime) {
    let times = WordTimes(other, countsSong: false)
    var over = MediaTime.zero
    var all = MediaTime.zero
    for cue in track.cues {
      guard let end = cue.end, end > cue.begin else { continue }
      all = all + (end - cue.begin)
      over = over + times.common(with: cue.begin..<end)
    }
    return (over, all)
  }

  // MARK: Texts

  /// The cues whose text does not stand in a cue of the other track that is shown at the same time.
  func cuesWithoutCounterpart() -> [Int] {
    let order = Array(other.playOrder)
    let begins = order.map { other.cues[$0].begin }
    // Cues that begin long before may still be shown; none is for longer than this.
    let longest = other.cues.map { ($0.end ?? $0.begin) - $0.begin }.max() ?? .zero
    var missing: [Int] = []
    for index in track.cues.indices {
      let cue = track.cues[index]
      let end = max(cue.end ?? cue.begin, cue.begin)
      let words = " " + Self.words(cue.text.utf8) + " "
      // From the last that may be meant to the first, so that the nearest come first.
      var position = begins.firstPosition { $0 > end }
      var isFound = false
      var looked = 0
      while position > 0, begins[position - 1] >= cue.begin - longest, looked < Self.mostCandidates
      {
        position -= 1
        looked += 1
        let candidate = other.cues[order[position]]
        if (candidate.end ?? candidate.begin) >= cue.begin,
          (" " + Self.words(candidate.text.utf8) + " ").contains(words)
        {
          isFound = true
          break
        }
      }
      if !isFound { missing.append(index) }
    }
    return missing
  }

  /// How many cues have words, and how many of them the words of some cue of the other track.
  func sameText() -> (same: Int, all: Int) {
    let known = Set(other.cues.indices.map { Self.spoken(other, $0) })
    var same = 0
    var all = 0
    for index in track.cues.indices {
      let words = Self.spoken(track, index)
      guard !words.isEmpty else { continue }
      all += 1
      if known.contains(words) { same += 1 }
    }
    return (same, all)
  }

  /// Files in which all cues are shown at once must not take long.
  private static let mostCandidates = 200

  private static func words(_ utf8: CaptionText.UTF8View) -> String {
    NameLetters.words(utf8).joined(separator: " ")
  }

  private static func spoken(_ track: Track, _ index: Int) -> String {
    words(.init(Array((track.labels(ofCue: index)?.spoken ?? "").utf8)))
  }
}

/// When words stand on screen.
struct WordTimes {
  /// The times, in order, without overlap.
  private var intervals: [Range<MediaTime>] = []
  /// How long the intervals before each are together.
  private var sums: [MediaTime] = []
  /// How long all are together.
  private(set) var total = MediaTime.zero

  /// - Parameter countsSong: Whether words that are sung count.
  init(_ track: Track, countsSong: Bool = true) {
    for index in track.playOrder where track.facts[index].hasDialogue {
      let cue = track.cues[index]
      guard let end = cue.end, end > cue.begin else { continue }
      if !countsSong, !track.parts(ofCue: index).contains(where: { $0.kind == .dialogue }) {
        continue
      }
      if let last = intervals.last, cue.begin <= last.upperBound {
        intervals[intervals.count - 1] = last.lowerBound..<max(last.upperBound, end)
      } else {
        intervals.append(cue.begin..<end)
      }
    }
    for interval in intervals {
      sums.append(total)
      total = total + (interval.upperBound - interval.lowerBound)
    }
  }

  /// How much of a stretch has words.
  func common(with stretch: Range<MediaTime>) -> MediaTime {
    before(stretch.upperBound) - before(stretch.lowerBound)
  }

  /// How much of the time up to an instant has words.
  private func before(_ time: MediaTime) -> MediaTime {
    let position = intervals.firstPosition { $0.upperBound > time }
    guard position < intervals.count else { return total }
    return sums[position] + max(time - intervals[position].lowerBound, .zero)
  }
}

extension Array {
  /// The position of the first element for which a condition holds that, once it does, holds for all
  /// that follow; the count where it holds for none.
  func firstPosition(where condition: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = low + (high - low) / 2
      if condition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
