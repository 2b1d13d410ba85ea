/// How loud a programme is over time, against its own dialogue.
struct SoundScene: Sendable {
  /// Levels over 50 ms, one every 10 ms, in dBFS.
  let levels: [Float]
  /// Levels over half a second.
  let slowLevels: [Float]
  /// The level of the dialogue.
  let dialogue: Double
  /// Whether the dialogue is hardly louder than what is behind it.
  let isPoorMix: Bool

  /// Measures a programme; nil where levels were not measured, or there is no dialogue.
  init?(_ heard: SpeechTrack, _ captions: PlacedCaptions) {
    guard heard.levels.count == heard.speech.count, !heard.levels.isEmpty else { return nil }
    levels = Self.smooth(heard.levels, 5)
    slowLevels = Self.smooth(heard.levels, 50)
    var spoken: [Float] = []
    var backgrounds: [Double] = []
    for caption in captions.spoken {
      let range = Self.records(caption.range, heard.speech.count)
      for index in range where heard.speech[index] > 0.6 { spoken.append(levels[index]) }
      let middle = Self.records(
        (caption.start + caption.end) / 2 - 1..<(caption.start + caption.end) / 2 + 1,
        heard.speech.count
      )
      if let low = percentile(0.2, of: Array(levels[middle])) { backgrounds.append(low) }
    }
    guard let dialogue = percentile(0.5, of: spoken) else { return nil }
    self.dialogue = dialogue
    isPoorMix = median(&backgrounds).map { dialogue - $0 < 3 } ?? false
  }

  /// The records of a stretch, as far as there are any.
  static func records(_ range: Range<Double>, _ count: Int) -> Range<Int> {
    let first = min(count, max(0, EvidenceGrid.record(range.lowerBound)))
    return first..<min(count, max(first, EvidenceGrid.record(range.upperBound)))
  }

  /// The levels of a stretch.
  func levels(in range: Range<Double>) -> ArraySlice<Float> {
    levels[Self.records(range, levels.count)]
  }

  /// Whether a stretch is quiet throughout, so that nobody speaks in it.
  func isQuiet(_ range: Range<Double>, below distance: Double = 20) -> Bool {
    let levels = levels(in: range)
    guard let loudest = levels.max() else { return false }
    return Double(loudest) < dialogue - distance
  }

  /// Whether speech in a stretch stands before what is behind it, as dialogue does and a crowd does not.
  func isForeground(_ range: Range<Double>, isSure: Bool) -> Bool {
    guard let level = percentile(0.75, of: Array(levels(in: range))) else { return false }
    guard level >= dialogue - 12 else { return false }
    if isSure { return true }
    let around = range.lowerBound - 0.7..<range.upperBound + 0.7
    guard let pauses = percentile(0.1, of: Array(levels(in: around))) else { return false }
    return level >= pauses + 5
  }

  /// Means of the power over so many records, in decibels.
  private static func smooth(_ levels: [Float], _ width: Int) -> [Float] {
    var sums = [0.0]
    sums.reserveCapacity(levels.count + 1)
    var sum = 0.0
    for level in levels {
      sum += Double(Elementary.exp(level * 0.230_258_51))
      sums.append(sum)
    }
    return levels.indices.map { index in
      let first = max(0, index - width / 2)
      let last = min(levels.count, index + width - width / 2)
      let mean = max(1e-14, (sums[last] - sums[first]) / Double(last - first))
      return Elementary.decibels(power: Float(mean))
    }
  }
}
