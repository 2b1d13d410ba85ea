/// Where fixes stand in the order of play, to tell which of them may be to blame for a fault.
struct FixNeighbourhood {
  enum Blame {
    case surely
    case perhaps
  }

  /// The positions that each candidate is about, first and last; nil for the whole file.
  private var spans: [ClosedRange<Int>?] = []
  /// The candidates that change or mend a cue, and those near each position.
  private var byCue: [Int: [Int]] = [:]
  private var byPosition: [Int: [Int]] = [:]
  private let positions: [Int]

  /// A fix may make a fault of a cue so far away in the order of play.
  private static let reach = 2
  private static let longest = 32
  private static let mostGroups = 24

  /// - Parameters:
  ///   - candidates: The fixes that are tried out.
  ///   - positions: The position of each cue in the order of play.
  init(_ candidates: [FixCandidate], _ positions: [Int]) {
    self.positions = positions
    for (index, candidate) in candidates.enumerated() {
      let cues = Set(candidate.cues + candidate.mends.map(\.cue))
        .filter(positions.indices.contains)
      for cue in cues { byCue[cue, default: []].append(index) }
      let places = Set(cues.map { positions[$0] })
      guard let first = places.min(), let last = places.max() else {
        spans.append(nil)
        continue
      }
      spans.append(first...last)
      // What lies between the cue that is changed and the one that is mended is near as well.
      let isShort = last - first <= Self.longest
      for place in isShort ? Set(first...last) : places {
        byPosition[place, default: []].append(index)
      }
    }
  }

  /// The candidates that change or mend cues at which something is wrong, else those near them.
  func blamed(for cues: Set<Int>) -> [Int: Blame] {
    var blamed: [Int: Blame] = [:]
    for cue in cues where positions.indices.contains(cue) {
      let place = positions[cue]
      var near: Set<Int> = []
      for other in place - Self.reach...place + Self.reach {
        near.formUnion(byPosition[other] ?? [])
      }
      let suspects = near.count == 1 ? Array(near) : byCue[cue] ?? Array(near)
      for index in suspects where blamed[index] != .surely {
        blamed[index] = near.count == 1 ? .surely : .perhaps
      }
    }
    return blamed
  }

  /// Parts candidates into groups in which none is near another, as few as that takes; where too
  /// many stand in one place, the last group holds the others as they are.
  func groupsApart(_ candidates: [Int]) -> [[Int]] {
    var groups: [(members: [Int], end: Int)] = []
    var others: [Int] = []
    let sorted = candidates.sorted { left, right in
      (spans[left]?.lowerBound ?? -1, left) < (spans[right]?.lowerBound ?? -1, right)
    }
    for index in sorted {
      guard let span = spans[index] else {
        others.append(index)
        continue
      }
      let free = groups.firstIndex { $0.end + 2 * Self.reach < span.lowerBound }
      if let free {
        groups[free].members.append(index)
        groups[free].end = span.upperBound
      } else if groups.count < Self.mostGroups {
        groups.append(([index], span.upperBound))
      } else {
        others.append(index)
      }
    }
    return groups.map(\.members) + (others.isEmpty ? [] : [others])
  }
}
