import CaptionAnalysis

/// Finds captions and labels at whose place nothing is heard.
struct Silence: Sendable {
  let captions: PlacedCaptions
  let speech: [Float]
  let scene: SoundScene

  /// Labels for sounds where the programme is as quiet as it ever is.
  func labels() -> [Int] {
    guard let floor = percentile(0.05, of: scene.slowLevels) else { return [] }
    let spoken = Set(captions.spoken.map(\.cue))
    return captions.labels.filter { label in
      guard !spoken.contains(label.cue) else { return false }
      let around = SoundScene.records(label.start - 1..<label.end + 1, speech.count)
      guard around.count > 50, let loudest = scene.slowLevels[around].max() else { return false }
      return Double(loudest) < min(scene.dialogue - 30, floor + 6)
    }.map(\.cue)
  }

  /// Captions with spoken words over silence.
  func spoken(apartFrom known: [Int]) -> [Int] {
    let known = Set(known)
    return captions.spoken.filter { caption in
      let around = caption.start - 0.6..<caption.end + 0.6
      let records = SoundScene.records(around, speech.count)
      return !known.contains(caption.cue) && records.count > 50
        && !speech[records].contains { $0 > 0.15 } && scene.isQuiet(around, below: 25)
    }.map(\.cue)
  }
}
