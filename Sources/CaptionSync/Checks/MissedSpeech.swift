import CaptionAnalysis

/// Finds speech that no caption covers.
struct MissedSpeech: Sendable {
  /// Shorter speech may be a sigh, in seconds.
  private static let shortest = 0.7
  /// What captions cover on both sides beyond their times, in seconds.
  private static let widening = 0.35

  let captions: PlacedCaptions
  let speech: [Float]
  let scene: SoundScene?

  /// Reports stretches of speech; what late and early captions explain is left out.
  func find(
    late: [ProgrammeMatch.StrayCue],
    early: [ProgrammeMatch.StrayCue],
    _ captionTime: (Double) -> Double
  ) -> [ProgrammeMatch.Stretch] {
    let runs = SpeechRuns(speech, off: 0.4, gap: 0.35)
    let means = SpeechMeans(speech)
    var left: [Range<Double>] = []
    for stretch in Self.subtract(cover(late, early), from: runs.runs)
    where stretch.upperBound - stretch.lowerBound > 0.05 {
      if let last = left.last, stretch.lowerBound - last.upperBound < 0.5 {
        left[left.count - 1] = last.lowerBound..<stretch.upperBound
      } else {
        left.append(stretch)
      }
    }
    return left.compactMap { stretch in
      let likelihood = means[stretch]
      guard stretch.upperBound - stretch.lowerBound >= Self.shortest, likelihood >= 0.75,
        scene?.isForeground(stretch, isSure: likelihood >= 0.9) ?? true
      else { return nil }
      return ProgrammeMatch.Stretch(
        begin: stretch.lowerBound,
        end: stretch.upperBound,
        captionTime: captionTime(stretch.lowerBound),
        cueBefore: captions.cue(before: stretch.lowerBound),
        confidence: likelihood
      )
    }
  }

  private func cover(
    _ late: [ProgrammeMatch.StrayCue],
    _ early: [ProgrammeMatch.StrayCue]
  ) -> [Range<Double>] {
    let late = Dictionary(late.map { ($0.cue, $0.seconds) }) { first, _ in first }
    let early = Dictionary(early.map { ($0.cue, $0.seconds) }) { first, _ in first }
    return captions.all.map { caption in
      let begin = caption.start - (late[caption.cue] ?? 0) - Self.widening
      return begin..<max(begin, caption.end + (early[caption.cue] ?? 0) + Self.widening)
    }.sorted { $0.lowerBound < $1.lowerBound }
  }

  /// What is left of stretches where others, in order, are taken out.
  static func subtract(
    _ cover: [Range<Double>],
    from stretches: [Range<Double>]
  ) -> [Range<Double>] {
    var left: [Range<Double>] = []
    var place = 0
    for stretch in stretches {
      var begin = stretch.lowerBound
      // Covers may overlap, so one that ends early may stand behind one that ends late.
      while place < cover.count, cover[place].upperBound <= begin { place += 1 }
      var index = place
      while index < cover.count, cover[index].lowerBound < stretch.upperBound {
        if cover[index].lowerBound > begin { left.append(begin..<cover[index].lowerBound) }
        begin = max(begin, cover[index].upperBound)
        index += 1
      }
      if begin < stretch.upperBound { left.append(begin..<stretch.upperBound) }
    }
    return left
  }
}
