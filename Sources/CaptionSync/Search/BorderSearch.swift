import CaptionAnalysis

/// Finds between which captions a cut lies, once the lines on both sides are known exactly.
///
/// The search for shifts has steps of 50 ms and sees only bodies; the moments at which captions begin
/// tell much better which of two places is the right one.
struct BorderSearch: Sendable {
  /// How many captions a border may move.
  private static let reach = 10
  /// What it is worth that somebody begins to speak just when a caption appears, in seconds.
  private static let onsetWorth = 1.0
  /// How near that has to be, in seconds.
  private static let nearness = 0.3

  let sums: EvidenceSums
  let target: SyncTarget

  /// The best border between two pieces that follow each other, as the first caption of the second.
  func border(
    _ captions: [SpokenCaption],
    _ before: (range: Range<Int>, line: SyncLine),
    _ after: (range: Range<Int>, line: SyncLine)
  ) -> Int {
    let border = after.range.lowerBound
    let first = max(before.range.lowerBound + 1, border - Self.reach)
    let last = min(after.range.upperBound - 1, border + Self.reach)
    guard first <= last else { return border }
    var best = (score: -Double.infinity, border: border)
    for tried in first...last {
      var score = 0.0
      for index in first - 1..<last {
        let line = index < tried ? before.line : after.line
        score += worth(captions[index], line)
      }
      let gap =
        before.line(
          captions[tried - 1].end
        )..<max(
          before.line(captions[tried - 1].end),
          after.line(captions[tried].start)
        )
      // Captions keep their order, and what is skipped costs.
      let overlap = before.line(captions[tried - 1].end) - after.line(captions[tried].start)
      if overlap > 0.3 { continue }
      let skipped =
        sums.sureSpeech(before: gap.upperBound) - sums.sureSpeech(before: gap.lowerBound)
      score -= Double(OffsetSearch.skipPrice) * skipped
      if score > best.score + 1e-9 { best = (score, tried) }
    }
    return best.border
  }

  private func worth(_ caption: SpokenCaption, _ line: SyncLine) -> Double {
    let start = line(caption.start) + target.bias
    let evidence =
      sums.evidence(before: start + line.slope * caption.body) - sums.evidence(before: start)
    let distance = target.distanceToOnset(start)
    return evidence + Self.onsetWorth * max(0, 1 - distance / Self.nearness)
  }
}

extension SyncTarget {
  /// How far the nearest moment is at which somebody begins to speak, in seconds.
  func distanceToOnset(_ time: Double) -> Double {
    var low = 0
    var high = onsets.count
    while low < high {
      let middle = (low + high) / 2
      if onsets[middle] < time { low = middle + 1 } else { high = middle }
    }
    var distance = Double.infinity
    for index in [low - 1, low] where onsets.indices.contains(index) {
      distance = min(distance, abs(onsets[index] - time))
    }
    return distance
  }
}
