import CaptionModel

/// Puts findings in the order of the source; those at the same place stay as they came.
///
/// Rules come one after the other, so their order decides where the place is the same.
struct FindingOrder {
  /// The indices of the findings, in order.
  private(set) var numbers: [Int32]

  /// Orders findings about a document with so many cues.
  init(_ findings: [StoredFinding], _ map: SourceMap, cues: Int) {
    numbers = []
    guard !findings.isEmpty else { return }
    if Self.cuesFollowEachOther(in: map, cues) {
      sortByCue(findings, map, cues)
    } else {
      numbers = findings.indices.map { Int32(truncatingIfNeeded: $0) }
      sort(0..<numbers.count, findings, map)
    }
  }

  /// Whether all of a cue stands before all of the next, as in nearly every file.
  private static func cuesFollowEachOther(in map: SourceMap, _ count: Int) -> Bool {
    if map.cues.isEmpty { return true }
    guard map.cues.count == count else { return false }
    var end = -1
    for cue in map.cues {
      let text = cue.text.lowerBound
      guard cue.start > end, cue.timing > end, text > end else { return false }
      end = max(cue.start, cue.timing, text)
    }
    return true
  }

  /// Counts the findings of each cue and then puts each in its place, which no comparison beats.
  private mutating func sortByCue(_ findings: [StoredFinding], _ map: SourceMap, _ count: Int) {
    var ends = [Int32](repeating: 0, count: count + 1)
    for finding in findings { ends[min(finding.cueIndex ?? count, count)] += 1 }
    var sum: Int32 = 0
    for cue in ends.indices {
      let own = ends[cue]
      ends[cue] = sum
      sum += own
    }
    numbers = [Int32](repeating: 0, count: findings.count)
    for (index, finding) in findings.enumerated() {
      let cue = min(finding.cueIndex ?? count, count)
      numbers[Int(ends[cue])] = Int32(truncatingIfNeeded: index)
      ends[cue] += 1
    }
    var start = 0
    for cue in 0..<count {
      let end = Int(ends[cue])
      if end - start > 1 { sortWithinCue(start..<end, findings, map) }
      start = end
    }
  }

  /// Orders the few findings of a cue: it itself, its times, its text.
  private mutating func sortWithinCue(
    _ range: Range<Int>,
    _ findings: [StoredFinding],
    _ map: SourceMap
  ) {
    guard range.count <= 64 else { return sort(range, findings, map) }
    for index in range.dropFirst() {
      let number = numbers[index]
      let position = findings[Int(number)].position(in: map)
      var place = index
      while place > range.lowerBound,
        findings[Int(numbers[place - 1])].position(in: map) > position
      {
        numbers[place] = numbers[place - 1]
        place -= 1
      }
      numbers[place] = number
    }
  }

  private mutating func sort(
    _ range: Range<Int>,
    _ findings: [StoredFinding],
    _ map: SourceMap
  ) {
    let keys = numbers[range].map { number in
      (position: findings[Int(number)].position(in: map), number: number)
    }.sorted { ($0.position, $0.number) < ($1.position, $1.number) }
    for (offset, key) in keys.enumerated() { numbers[range.lowerBound + offset] = key.number }
  }
}
