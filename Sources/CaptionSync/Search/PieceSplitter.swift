/// Divides captions where the shifts that were found for them jump.
struct PieceSplitter: Sendable {
  /// A smaller change between two captions is no cut, in seconds.
  private static let leastJump = 0.4
  /// Fewer captions are no piece of their own.
  private static let fewestCaptions = 5

  let sums: EvidenceSums
  let slope: Double

  /// The pieces, as ranges of captions that follow each other.
  func split(_ captions: [SpokenCaption], _ shifts: [Double]) -> [Range<Int>] {
    var pieces: [Range<Int>] = []
    var start = 0
    for index in captions.indices.dropFirst()
    where abs(shifts[index] - shifts[index - 1]) > Self.leastJump {
      pieces.append(start..<index)
      start = index
    }
    pieces.append(start..<captions.count)
    while pieces.count > 1,
      let short = pieces.indices.min(by: { pieces[$0].count < pieces[$1].count }),
      pieces[short].count < Self.fewestCaptions
    {
      give(short, to: neighbour(short, pieces, captions, shifts), &pieces)
    }
    // What a short piece has stood between may belong together.
    var index = 1
    while index < pieces.count {
      let (before, after) = (pieces[index - 1], pieces[index])
      if abs(middle(shifts[before.suffix(5)]) - middle(shifts[after.prefix(5)])) < Self.leastJump {
        give(index, to: index - 1, &pieces)
      } else {
        index += 1
      }
    }
    return pieces
  }

  private func give(_ index: Int, to neighbour: Int, _ pieces: inout [Range<Int>]) {
    let lower = min(pieces[index].lowerBound, pieces[neighbour].lowerBound)
    let upper = max(pieces[index].upperBound, pieces[neighbour].upperBound)
    pieces[min(index, neighbour)] = lower..<upper
    pieces.remove(at: max(index, neighbour))
  }

  /// The neighbour whose shift fits the captions of a piece better.
  private func neighbour(
    _ index: Int,
    _ pieces: [Range<Int>],
    _ captions: [SpokenCaption],
    _ shifts: [Double]
  ) -> Int {
    guard index > 0 else { return 1 }
    guard index + 1 < pieces.count else { return index - 1 }
    let before = middle(shifts[pieces[index - 1].suffix(5)])
    let after = middle(shifts[pieces[index + 1].prefix(5)])
    func rating(_ shift: Double) -> Double {
      captions[pieces[index]].reduce(0) { sum, caption in
        let time = slope * caption.start + shift
        return sum + sums.evidence(before: time + slope * caption.body)
          - sums.evidence(before: time)
      }
    }
    return rating(before) >= rating(after) ? index - 1 : index + 1
  }

  private func middle(_ shifts: ArraySlice<Double>) -> Double {
    var values = Array(shifts)
    return median(&values) ?? 0
  }
}
