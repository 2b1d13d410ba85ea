/// Stretches in which somebody speaks, in order, in seconds of the programme.
struct SpeechRuns: Sendable {
  /// The stretches, each inclusive of its begin and exclusive of its end.
  var runs: [Range<Double>]

  /// Finds where the likelihood of speech rises above one value, until it falls below another.
  ///
  /// - Parameters:
  ///   - gap: Shorter pauses are closed.
  ///   - shortest: Shorter stretches are dropped.
  init(
    _ speech: [Float],
    on: Float = 0.6,
    off: Float,
    gap: Double,
    shortest: Double = 0
  ) {
    var found: [Range<Double>] = []
    var start: Int?
    func close(_ first: Int, _ end: Int) {
      let run = Double(first) * EvidenceSums.step..<Double(end) * EvidenceSums.step
      if let last = found.last, run.lowerBound - last.upperBound < gap {
        found[found.count - 1] = last.lowerBound..<run.upperBound
      } else {
        found.append(run)
      }
    }
    for index in speech.indices {
      if let first = start {
        if speech[index] < off {
          close(first, index)
          start = nil
        }
      } else if speech[index] > on {
        start = index
      }
    }
    if let first = start { close(first, speech.count) }
    runs = found.filter { $0.upperBound - $0.lowerBound >= shortest }
  }

  /// Takes stretches that are known, in any order.
  init(_ runs: [Range<Double>]) {
    self.runs = runs.sorted { $0.lowerBound < $1.lowerBound }
  }

  /// The index of the first run that ends after a time.
  func first(endingAfter time: Double) -> Int {
    var low = 0
    var high = runs.count
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].upperBound <= time { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// How much of a stretch is spoken, in seconds.
  func length(in range: Range<Double>) -> Double {
    var sum = 0.0
    var index = first(endingAfter: range.lowerBound)
    while index < runs.count, runs[index].lowerBound < range.upperBound {
      sum += runs[index].clamped(to: range).upperBound - runs[index].clamped(to: range).lowerBound
      index += 1
    }
    return sum
  }

  /// Whether anybody speaks at a moment.
  func contains(_ time: Double) -> Bool {
    let index = first(endingAfter: time)
    return index < runs.count && runs[index].contains(time)
  }
}
