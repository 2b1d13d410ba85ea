import CaptionAnalysis

/// When words stand on screen, as stretches that do not touch.
struct SpokenStretches {
  /// The stretches in their order, in milliseconds.
  private(set) var stretches: [Range<Int>] = []

  init(_ cues: [DialogueSketch.Cue]) {
    for cue in cues where cue.end > cue.begin {
      if let last = stretches.last, cue.begin <= last.upperBound {
        stretches[stretches.count - 1] = last.lowerBound..<Swift.max(last.upperBound, cue.end)
      } else {
        stretches.append(cue.begin..<cue.end)
      }
    }
  }

  /// During how many of these cues, which stand in their order, words stand for half of the time or longer.
  func covered(of cues: [DialogueSketch.Cue]) -> Int {
    var first = 0
    return cues.count { cue in
      while first < stretches.count, stretches[first].upperBound <= cue.begin { first += 1 }
      var common = 0
      var index = first
      while index < stretches.count, stretches[index].lowerBound < cue.end {
        common += stretches[index].clamped(to: cue.begin..<cue.end).count
        index += 1
      }
      return common * 2 >= cue.end - cue.begin
    }
  }

  /// The stretches without words that last so long or longer, with those before the first and behind the
  /// last words.
  func gaps(atLeast length: Int) -> [Range<Int>] {
    var gaps: [Range<Int>] = []
    var end = Int.min / 2
    for stretch in stretches {
      if stretch.lowerBound - end >= length { gaps.append(end..<stretch.lowerBound) }
      end = stretch.upperBound
    }
    if !stretches.isEmpty { gaps.append(end..<Int.max / 2) }
    return gaps
  }
}
