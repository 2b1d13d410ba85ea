/// The stretches of time during which the same cues are shown.
struct CueIntervals {
  /// When each cue is shown, on any clock, ordered by the begins.
  let times: [Range<Int>]

  /// Gives each stretch with the indices of the cues that are shown during it.
  ///
  /// - Parameters:
  ///   - borders: Instants at which a stretch ends in any case, in rising order; nothing before the
  ///     first and behind the last one is given.
  ///   - body: Takes a stretch; what it throws ends the walk.
  func forEach<Failure: Error>(
    borders: [Int],
    _ body: (Range<Int>, _ cues: [Int]) throws(Failure) -> Void
  ) throws(Failure) {
    guard let first = borders.first, let last = borders.last, first < last else { return }
    var instants: [Int] = borders
    for time in times {
      if first < time.lowerBound, time.lowerBound < last { instants.append(time.lowerBound) }
      if first < time.upperBound, time.upperBound < last { instants.append(time.upperBound) }
    }
    instants.sort()
    var shown: [Int] = []
    var next = 0
    for (begin, end) in zip(instants, instants.dropFirst()) where begin < end {
      shown.removeAll { times[$0].upperBound <= begin }
      while next < times.count, times[next].lowerBound <= begin {
        if times[next].upperBound > begin { shown.append(next) }
        next += 1
      }
      try body(begin..<end, shown)
    }
  }
}
