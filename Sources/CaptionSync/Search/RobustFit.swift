import CaptionAnalysis

extension SyncLine {
  /// The line through points that outliers do not move: the median of all slopes (Theil and Sen).
  ///
  /// - Returns: Nil for fewer than two different places.
  static func through(_ points: [(x: Double, y: Double)]) -> SyncLine? {
    var slopes: [Double] = []
    // With many points, partners far away tell the slope better than all of them.
    let stride = max(1, points.count / 400)
    for first in Swift.stride(from: 0, to: points.count, by: stride) {
      for second in Swift.stride(from: first + 1, to: points.count, by: stride) {
        let distance = points[second].x - points[first].x
        if distance > 1e-6 { slopes.append((points[second].y - points[first].y) / distance) }
      }
    }
    guard let slope = median(&slopes) else { return nil }
    var shifts = points.map { $0.y - slope * $0.x }
    guard let shift = median(&shifts) else { return nil }
    return SyncLine(slope: slope, shift: shift)
  }
}

/// The middle of some values, which are sorted; nil for none.
func median(_ values: inout [Double]) -> Double? {
  guard !values.isEmpty else { return nil }
  values.sort()
  let middle = values.count / 2
  return values.count % 2 == 1 ? values[middle] : (values[middle - 1] + values[middle]) / 2
}

/// The value below which a share of the values lies; nil for none.
func percentile(_ share: Double, of values: [Float]) -> Double? {
  guard !values.isEmpty else { return nil }
  let sorted = values.sorted()
  return Double(sorted[min(sorted.count - 1, Int(share * Double(sorted.count)))])
}
