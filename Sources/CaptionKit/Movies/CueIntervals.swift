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
    let instants = instants(borders)
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

  /// For each cue, whether it is shown during more than one stretch.
  func areDivided(borders: [Int]) -> [Bool] {
    let instants = instants(borders)
    let last = instants.last ?? 0
    var next = 0
    return times.map { time in
      // The begins rise, so that the first instant behind one is found by going on.
      while next < instants.count, instants[next] <= time.lowerBound { next += 1 }
      return next < instants.count && instants[next] < min(time.upperBound, last)
    }
  }

  /// When stretches begin and end, in rising order.
  private func instants(_ borders: [Int]) -> [Int] {
    guard let first = borders.first, let last = borders.last, first < last else { return [] }
    var instants: [Int] = borders
    for time in times {
      if first < time.lowerBound, time.lowerBound < last { instants.append(time.lowerBound) }
      if first < time.upperBound, time.upperBound < last { instants.append(time.upperBound) }
    }
    return instants.sorted()
  }
}

/// What the samples of a track may cost together, where each repeats all cues that are shown.
struct SampleBudget {
  /// How many samples a cue may stand in on an average; ordinary captions have hardly more than one.
  private static let mostSamples = 100
  /// How many cues samples have room for in any case.
  private static let freeCues = 100_000

  private let mostCues: Int
  private var bytes = 0
  private var cues = 0

  /// Makes the budget of a track.
  ///
  /// - Parameters:
  ///   - cues: How many cues it has.
  ///   - borders: How many instants there are at which all that is shown begins anew.
  init(cues: Int, borders: Int) {
    mostCues = Self.freeCues + Self.mostSamples * (cues + borders)
  }

  /// Counts a sample.
  mutating func spend(bytes more: Int, cues count: Int) throws(MovieRefusal) {
    bytes += more
    cues += count
    guard bytes <= CaptionTrackEncoder.mostBytes, cues <= mostCues else {
      throw .tooManyOverlaps
    }
  }
}
