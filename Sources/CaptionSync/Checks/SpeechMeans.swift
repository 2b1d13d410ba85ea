/// Means of the likelihood of speech over stretches of a programme.
struct SpeechMeans: Sendable {
  private let sums: [Double]

  init(_ speech: [Float]) {
    var sums = [0.0]
    sums.reserveCapacity(speech.count + 1)
    var sum = 0.0
    for value in speech {
      sum += Double(value)
      sums.append(sum)
    }
    self.sums = sums
  }

  /// The mean over a stretch; zero where it lies outside.
  subscript(range: Range<Double>) -> Double {
    let first = index(range.lowerBound)
    let last = max(first + 1, index(range.upperBound))
    guard last < sums.count else { return 0 }
    return (sums[last] - sums[first]) / Double(last - first)
  }

  private func index(_ time: Double) -> Int {
    min(sums.count - 1, max(0, EvidenceGrid.record(time)))
  }
}
