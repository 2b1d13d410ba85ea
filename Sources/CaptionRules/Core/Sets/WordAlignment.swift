import CaptionAnalysis

/// The words of two tracks, each with the one that it is in the other.
///
/// Runs of words that occur once in both are laid on each other first; what lies between two of them is
/// compared word by word. So words are found again however the cues are cut, and at other times.
struct WordAlignment {
  /// The words of one track in their order, with the cues in which they stand.
  struct Words {
    var numbers: [UInt8] = []
    var isSpoken: [Bool] = []
    /// For each word the position of its cue in the list of cues.
    var cues: [Int32] = []

    init(_ all: [DialogueSketch.Cue]) {
      for (position, cue) in all.enumerated() {
        for word in cue.words {
          numbers.append(word.number)
          isSpoken.append(word.isSpoken)
          cues.append(Int32(truncatingIfNeeded: position))
        }
      }
    }

    var count: Int { numbers.count }
  }

  let first: Words
  let second: Words
  /// For each word of the first track its position in the second; -1 where it has none.
  private(set) var matches: [Int32]

  init(_ one: [DialogueSketch.Cue], _ other: [DialogueSketch.Cue]) {
    first = Words(one)
    second = Words(other)
    matches = [Int32](repeating: -1, count: first.count)
    alignNearby()
  }

  /// Which words of the second track are words of the first.
  var isMatchedInSecond: [Bool] {
    var matched = [Bool](repeating: false, count: second.count)
    for match in matches where match >= 0 { matched[Int(match)] = true }
    return matched
  }

  /// How many words a run has by which two places are known to be the same; 49 bits of the eight bytes.
  private static let longestRun = 7
  /// So many pairs of words are compared at most between two runs.
  private static let mostPairs = 1 << 18

  /// Goes through both tracks at once, since most differ little, and looks further only where they have
  /// nothing in common for long.
  private mutating func alignNearby() {
    var (left, right) = (0, 0)
    while left < first.count, right < second.count {
      if first.numbers[left] == second.numbers[right] {
        matches[left] = Int32(truncatingIfNeeded: right)
        left += 1
        right += 1
      } else if let (skipped, missed) = nextCommonRun(left, right) {
        compare(left..<left + skipped, right..<right + missed)
        left += skipped
        right += missed
      } else {
        return align(left..<first.count, right..<second.count, run: Self.longestRun)
      }
    }
  }

  /// How many words of each track stand before the next run that both have, the fewest together.
  private func nextCommonRun(_ left: Int, _ right: Int) -> (Int, Int)? {
    for distance in 1...Self.nearby {
      for skipped in 0...distance {
        let (one, other) = (left + skipped, right + distance - skipped)
        guard one + Self.nearbyRun <= first.count, other + Self.nearbyRun <= second.count else {
          continue
        }
        var length = 0
        while length < Self.nearbyRun, first.numbers[one + length] == second.numbers[other + length]
        {
          length += 1
        }
        if length == Self.nearbyRun { return (skipped, distance - skipped) }
      }
    }
    return nil
  }

  /// So many words may stand between two common runs nearby.
  private static let nearby = 48
  /// So many words are a common run there.
  private static let nearbyRun = 5

  /// Aligns two stretches.
  private mutating func align(_ one: Range<Int>, _ other: Range<Int>, run: Int) {
    var one = one
    var other = other
    while let left = one.first, let right = other.first,
      first.numbers[left] == second.numbers[right]
    {
      matches[left] = Int32(truncatingIfNeeded: right)
      one = (left + 1)..<one.upperBound
      other = (right + 1)..<other.upperBound
    }
    while let left = one.last, let right = other.last, first.numbers[left] == second.numbers[right]
    {
      matches[left] = Int32(truncatingIfNeeded: right)
      one = one.lowerBound..<left
      other = other.lowerBound..<right
    }
    guard !one.isEmpty, !other.isEmpty else { return }
    if run >= 3 {
      let anchors = self.anchors(one, other, run: run)
      if !anchors.isEmpty {
        var (left, right) = (one.lowerBound, other.lowerBound)
        for anchor in anchors where anchor.one >= left && anchor.other >= right {
          align(left..<anchor.one, right..<anchor.other, run: run - 2)
          for offset in 0..<run {
            matches[anchor.one + offset] = Int32(truncatingIfNeeded: anchor.other + offset)
          }
          left = anchor.one + run
          right = anchor.other + run
        }
        align(left..<one.upperBound, right..<other.upperBound, run: run - 2)
        return
      }
      if one.count * other.count > Self.mostPairs { return align(one, other, run: run - 2) }
    }
    if one.count * other.count <= Self.mostPairs { compare(one, other) }
  }

  /// Runs of words that occur once in both stretches, in the order of both.
  private func anchors(
    _ one: Range<Int>,
    _ other: Range<Int>,
    run: Int
  ) -> [(one: Int, other: Int)] {
    let left = Self.uniqueRuns(first.numbers, one, run)
    let right = Self.uniqueRuns(second.numbers, other, run)
    guard !left.isEmpty, !right.isEmpty else { return [] }
    var pairs: [(one: Int, other: Int)] = []
    for (key, place) in left where place >= 0 {
      if let match = right[key], match >= 0 { pairs.append((place, match)) }
    }
    pairs.sort { $0.one < $1.one }
    return Self.longestRising(pairs)
  }

  /// Where each run begins; -1 for one that occurs again.
  private static func uniqueRuns(_ numbers: [UInt8], _ range: Range<Int>, _ run: Int) -> [UInt64:
    Int]
  {
    guard range.count >= run else { return [:] }
    var places: [UInt64: Int] = [:]
    places.reserveCapacity(range.count)
    let mask = (UInt64(1) << UInt64(7 * run)) - 1
    var key: UInt64 = 0
    for place in range {
      key = (key << 7 | UInt64(numbers[place])) & mask
      let start = place - run + 1
      guard start >= range.lowerBound else { continue }
      if places.updateValue(start, forKey: key) != nil { places[key] = -1 }
    }
    return places
  }

  /// The longest list of pairs that rises on both sides.
  private static func longestRising(_ pairs: [(one: Int, other: Int)]) -> [(one: Int, other: Int)] {
    // The pair that ends the best list of each length so far, and what stands before each pair.
    var ends: [Int] = []
    var before = [Int](repeating: -1, count: pairs.count)
    for (index, pair) in pairs.enumerated() {
      var low = 0
      var high = ends.count
      while low < high {
        let middle = (low + high) / 2
        if pairs[ends[middle]].other < pair.other { low = middle + 1 } else { high = middle }
      }
      before[index] = low > 0 ? ends[low - 1] : -1
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var chosen: [(one: Int, other: Int)] = []
    var index = ends.last ?? -1
    while index >= 0 {
      chosen.append(pairs[index])
      index = before[index]
    }
    return chosen.reversed()
  }

  /// Matches the longest sequence of words that two short stretches have in common.
  private mutating func compare(_ one: Range<Int>, _ other: Range<Int>) {
    let width = other.count + 1
    var lengths = [UInt16](repeating: 0, count: (one.count + 1) * width)
    for left in (0..<one.count).reversed() {
      for right in (0..<other.count).reversed() {
        let place = left * width + right
        lengths[place] =
          first.numbers[one.lowerBound + left] == second.numbers[other.lowerBound + right]
          ? lengths[place + width + 1] + 1 : max(lengths[place + width], lengths[place + 1])
      }
    }
    var (left, right) = (0, 0)
    while left < one.count, right < other.count {
      let place = left * width + right
      if first.numbers[one.lowerBound + left] == second.numbers[other.lowerBound + right] {
        matches[one.lowerBound + left] = Int32(truncatingIfNeeded: other.lowerBound + right)
        left += 1
        right += 1
      } else if lengths[place + width] >= lengths[place + 1] {
        left += 1
      } else {
        right += 1
      }
    }
  }
}
