import CaptionAnalysis

/// Finds the exact place of captions that belong together, near to where the search has put them.
struct Refinement: Sendable {
  let sums: EvidenceSums
  let target: SyncTarget

  /// The line of some captions.
  ///
  /// - Parameters:
  ///   - slope: The speed at which they were found.
  ///   - shifts: For each caption the shift at which it was found, in seconds.
  ///   - mayDrift: Whether the speed may be another.
  func line(
    _ captions: ArraySlice<SpokenCaption>,
    slope: Double,
    shifts: ArraySlice<Double>,
    mayDrift: Bool
  ) -> SyncLine {
    var line = coarse(captions, slope, shifts, mayDrift)
    var isSteady = line.slope == slope
    for reach in [0.6, 0.4, 0.3] {
      let points = onsetErrors(captions, line, reach)
      guard points.count >= 4 else { break }
      var errors = points.map(\.y)
      if !isSteady, points.count >= 12, let change = SyncLine.through(points) {
        line.slope += change.slope
        line.shift += change.shift
      } else if let error = median(&errors) {
        line.shift += error
      }
    }
    // The windows may have missed a slope that the onsets show.
    if isSteady, mayDrift, let first = captions.first, let last = captions.last {
      let points = onsetErrors(captions, line, 0.4)
      if points.count >= 12, let change = SyncLine.through(points),
        abs(change.slope) * (last.start - first.start) > 0.25,
        Self.spread(points, change) < 0.6 * Self.spread(points, SyncLine(slope: 0, shift: 0))
      {
        isSteady = false
        line.slope += change.slope
        line.shift += change.shift
      }
    }
    line.shift -= target.bias
    return line
  }

  /// The shift that fits captions best at a speed that is known.
  func shift(_ captions: ArraySlice<SpokenCaption>, _ line: SyncLine, slope: Double) -> SyncLine {
    guard let first = captions.first, let last = captions.last else { return line }
    let middle = (first.start + last.start) / 2
    var line = SyncLine(slope: slope, shift: line(middle) - slope * middle + target.bias)
    for reach in [0.6, 0.4, 0.3] {
      var errors = onsetErrors(captions, line, reach).map(\.y)
      guard errors.count >= 4, let error = median(&errors) else { break }
      line.shift += error
    }
    line.shift -= target.bias
    return line
  }

  /// The best shifts of groups of captions, with a slope where they show one.
  private func coarse(
    _ captions: ArraySlice<SpokenCaption>,
    _ slope: Double,
    _ shifts: ArraySlice<Double>,
    _ mayDrift: Bool
  ) -> SyncLine {
    let size = min(15, max(6, captions.count / 3))
    var points: [(x: Double, y: Double)] = []
    var start = captions.startIndex
    while start < captions.endIndex {
      // What is left at the end goes to the last group.
      var end = min(start + size, captions.endIndex)
      if captions.endIndex - end < size / 2 { end = captions.endIndex }
      var group = Array(shifts[start..<end])
      if let middle = median(&group) {
        let times = captions[start..<end].reduce(0) { $0 + $1.start }
        points.append(
          (x: times / Double(end - start), y: best(captions[start..<end], slope, middle))
        )
      }
      start = end
    }
    var values = points.map(\.y)
    let steady = SyncLine(slope: slope, shift: median(&values) ?? 0)
    guard mayDrift, points.count >= 3, let line = SyncLine.through(points),
      let first = points.first,
      let last = points.last
    else { return steady }
    let moved = abs(line.slope * (last.x - first.x))
    let flat = SyncLine(slope: 0, shift: steady.shift)
    guard moved > 0.25, Self.spread(points, line) < 0.6 * Self.spread(points, flat) else {
      return steady
    }
    return SyncLine(slope: slope + line.slope, shift: line.shift)
  }

  /// The mean distance of points from a line.
  private static func spread(_ points: [(x: Double, y: Double)], _ line: SyncLine) -> Double {
    points.reduce(0) { $0 + abs($1.y - line($1.x)) } / Double(max(1, points.count))
  }

  /// The shift near to one that was found at which some captions fit best.
  private func best(
    _ captions: ArraySlice<SpokenCaption>,
    _ slope: Double,
    _ shift: Double
  ) -> Double {
    var best = (score: -Double.infinity, shift: shift)
    for step in -75...75 {
      let tried = shift + Double(step) * 0.02
      var score = 0.0
      for index in captions.indices {
        let caption = captions[index]
        let time = slope * caption.start + tried
        score += sums.evidence(before: time + slope * caption.body) - sums.evidence(before: time)
        let gap = index > captions.startIndex ? caption.start - captions[index - 1].end : 1
        let quiet = min(0.4, gap - 0.1)
        if quiet > 0 {
          let talk =
            sums.evidence(before: time - 0.05) - sums.evidence(before: time - 0.05 - quiet)
          score -= 0.5 * max(0, talk)
        }
      }
      if score > best.score + 1e-9
        || score > best.score - 1e-9 && abs(tried - shift) < abs(best.shift - shift)
      {
        best = (score, tried)
      }
    }
    return best.shift
  }

  /// For each caption with an onset near to it, its time and by how much the onset comes later.
  func onsetErrors(
    _ captions: ArraySlice<SpokenCaption>,
    _ line: SyncLine,
    _ reach: Double
  ) -> [(x: Double, y: Double)] {
    let onsets = target.onsets
    var place = 0
    var points: [(x: Double, y: Double)] = []
    for caption in captions {
      let time = line(caption.start)
      while place + 1 < onsets.count, onsets[place] < time { place += 1 }
      while place > 0, onsets[place - 1] >= time { place -= 1 }
      var nearest = Double.infinity
      for near in [place - 1, place] where onsets.indices.contains(near) {
        if abs(onsets[near] - time) < abs(nearest) { nearest = onsets[near] - time }
      }
      if abs(nearest) < reach { points.append((x: caption.start, y: nearest)) }
    }
    return points
  }
}
