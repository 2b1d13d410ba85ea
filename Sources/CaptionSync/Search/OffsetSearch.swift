/// Rates captions at shifts, all at the same one or each at its own.
struct OffsetSearch: Sendable {
  /// What a jump between two captions costs, in seconds of full evidence.
  static let jumpPrice: Float = 8
  /// What one step between two captions costs.
  static let stepPrice: Float = 0.05
  /// What speech that belongs to no caption costs, of its length.
  static let skipPrice: Float = 0.5
  /// By how much a jump may let two captions overlap, in records.
  private static let slack = 30

  let evidence: EvidenceGrid
  let grid: OffsetGrid
  /// The evidence of silence, in seconds for each second.
  let silence: Double

  /// The ratings of a caption at every shift.
  private func rate(_ caption: CaptionRecords, into row: inout [Float]) {
    let body = caption.body.lowerBound + grid.first..<caption.body.upperBound + grid.first
    let lead = caption.lead.lowerBound + grid.first..<caption.lead.upperBound + grid.first
    guard !evidence.rate(body: body, lead: lead, into: &row) else { return }
    // It lies so far outside that there is nothing at any shift.
    let rating = Float(silence * caption.length)
    for index in row.indices { row[index] = rating }
  }

  /// The sums of all ratings when every caption has the same shift.
  func constant(_ captions: [CaptionRecords]) -> [Float] {
    var scores = [Float](repeating: 0, count: grid.count)
    var row = scores
    for (index, caption) in captions.enumerated() {
      rate(caption, into: &row)
      var output = scores.mutableSpan
      let ratings = row.span
      for place in 0..<grid.count { output[place] += ratings[place] }
      if index > 0 {
        evidence.addSureSpeech(
          before: caption.gap.end + grid.first,
          times: -Self.skipPrice,
          to: &scores
        )
      }
      if index + 1 < captions.count {
        evidence.addSureSpeech(
          before: caption.gap.begin + grid.first,
          times: Self.skipPrice,
          to: &scores
        )
      }
    }
    return scores
  }

  /// The best way through all captions when each may have a shift of its own.
  struct Path: Sendable {
    /// The sum of ratings less the prices.
    var score: Float
    /// For each caption the number of its shift; empty where only the score was asked for.
    var shifts: [Int]
  }

  /// Finds the best way by which each caption has a shift, and those that jump keep their order.
  ///
  /// - Parameter isTraced: Whether the way itself is wanted, and not only what it is worth.
  func path(_ captions: [CaptionRecords], isTraced: Bool) -> Path {
    guard let first = captions.first else { return Path(score: 0, shifts: []) }
    let count = grid.count
    var scores = [Float](repeating: 0, count: count)
    rate(first, into: &scores)
    var row = scores
    var next = scores
    var origins: [Int16] = []
    if isTraced { origins.reserveCapacity(count * captions.count) }
    var origin = [Int16](repeating: 0, count: isTraced ? count : 0)
    for index in captions.indices.dropFirst() {
      let (before, caption) = (captions[index - 1], captions[index])
      rate(caption, into: &row)
      evidence.addSureSpeech(
        before: before.gap.begin + grid.first,
        times: Self.skipPrice,
        to: &scores
      )
      evidence.addSureSpeech(
        before: caption.gap.end + grid.first,
        times: -Self.skipPrice,
        to: &row
      )
      let room = caption.span.lowerBound - before.span.upperBound + Self.slack
      let reach = Int((Double(room) / Double(grid.step)).rounded(.down))
      Self.step(scores.span, row.span, reach, &next, &origin)
      swap(&scores, &next)
      if isTraced { origins.append(contentsOf: origin) }
    }
    var best = 0
    for index in scores.indices where scores[index] > scores[best] { best = index }
    guard isTraced else { return Path(score: scores[best], shifts: []) }
    var shifts = [Int](repeating: best, count: captions.count)
    var place = best
    for index in stride(from: captions.count - 1, to: 0, by: -1) {
      place = Int(origins[(index - 1) * count + place])
      shifts[index - 1] = place
    }
    return Path(score: scores[best], shifts: shifts)
  }

  /// Goes from one caption to the next.
  ///
  /// - Parameter reach: By how many steps a caption may come earlier than the one before.
  private static func step(
    _ scores: Span<Float>,
    _ row: Span<Float>,
    _ reach: Int,
    _ next: inout [Float],
    _ origin: inout [Int16]
  ) {
    let count = scores.count
    let isTraced = !origin.isEmpty
    var output = next.mutableSpan
    var from = origin.mutableSpan
    var jump = -Float.infinity
    var jumpOrigin = 0
    var seen = 0
    for index in 0..<count {
      let limit = min(index + reach, count - 1)
      while seen <= limit {
        if scores[seen] > jump {
          jump = scores[seen]
          jumpOrigin = seen
        }
        seen += 1
      }
      var best = scores[index]
      var bestOrigin = index
      if index > 0, scores[index - 1] - stepPrice > best {
        best = scores[index - 1] - stepPrice
        bestOrigin = index - 1
      }
      if index + 1 < count, scores[index + 1] - stepPrice > best {
        best = scores[index + 1] - stepPrice
        bestOrigin = index + 1
      }
      if jump - jumpPrice > best {
        best = jump - jumpPrice
        bestOrigin = jumpOrigin
      }
      output[index] = best + row[index]
      if isTraced { from[index] = Int16(truncatingIfNeeded: bestOrigin) }
    }
  }
}
