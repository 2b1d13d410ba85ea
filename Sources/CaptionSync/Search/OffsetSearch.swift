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
    var highest = scores
    // What each place was worth before the way to the next caption, one caption after the other.
    var kept: [Float] = []
    if isTraced { kept.reserveCapacity(count * captions.count) }
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
      if isTraced { kept.append(contentsOf: scores) }
      Self.step(scores, row, reach(from: before, to: caption), &highest, &next)
      swap(&scores, &next)
    }
    var best = 0
    for index in scores.indices where scores[index] > scores[best] { best = index }
    guard isTraced else { return Path(score: scores[best], shifts: []) }
    var shifts = [Int](repeating: best, count: captions.count)
    for index in stride(from: captions.count - 1, to: 0, by: -1) {
      let reach = reach(from: captions[index - 1], to: captions[index])
      let row = kept[(index - 1) * count..<index * count]
      shifts[index - 1] = Self.origin(of: shifts[index], Array(row), reach)
    }
    return Path(score: scores[best], shifts: shifts)
  }

  /// By how many steps a caption that jumps may come earlier than the one before.
  private func reach(from before: CaptionRecords, to caption: CaptionRecords) -> Int {
    let room = caption.span.lowerBound - before.span.upperBound + Self.slack
    let steps = (Double(room) / Double(grid.step)).rounded(.down)
    return Int(max(-Double(grid.count), min(Double(grid.count), steps)))
  }

  /// Goes from one caption to the next, in loops so simple that the compiler makes vectors of them.
  private static func step(
    _ scores: [Float],
    _ row: [Float],
    _ reach: Int,
    _ highest: inout [Float],
    _ next: inout [Float]
  ) {
    let count = scores.count
    guard count > 2 else { return }
    var high = -Float.infinity
    for index in 0..<count {
      high = scores[index] > high ? scores[index] : high
      highest[index] = high - jumpPrice
    }
    next[0] = max(scores[0], scores[1] - stepPrice)
    for index in 1..<count - 1 {
      let side = scores[index - 1] > scores[index + 1] ? scores[index - 1] : scores[index + 1]
      let moved = side - stepPrice
      next[index] = scores[index] > moved ? scores[index] : moved
    }
    next[count - 1] = max(scores[count - 1], scores[count - 2] - stepPrice)
    // Places from which a jump may come, and those from which all may.
    let first = min(count, max(0, -reach))
    let last = max(first, min(count, count - reach))
    for index in first..<last {
      let jump = highest[index + reach]
      next[index] = next[index] > jump ? next[index] : jump
    }
    let all = highest[count - 1]
    for index in last..<count { next[index] = next[index] > all ? next[index] : all }
    for index in 0..<count { next[index] += row[index] }
  }

  /// The place from which the best way comes to one.
  private static func origin(of place: Int, _ scores: [Float], _ reach: Int) -> Int {
    var best = (score: scores[place], place: place)
    for side in [place - 1, place + 1] where scores.indices.contains(side) {
      if scores[side] - stepPrice > best.score { best = (scores[side] - stepPrice, side) }
    }
    for other in 0..<max(0, min(scores.count, place + reach + 1))
    where scores[other] - jumpPrice > best.score {
      best = (scores[other] - jumpPrice, other)
    }
    return best.place
  }
}
