import CaptionAnalysis

/// Finds loud sounds and music that no label tells of.
struct UnlabelledSounds: Sendable {
  let captions: PlacedCaptions
  let heard: SpeechTrack
  let scene: SoundScene
  private let isSpeech: [Bool]
  /// Where what a label tells of may go on.
  private let labelled: [Bool]

  init(_ captions: PlacedCaptions, _ heard: SpeechTrack, _ scene: SoundScene) {
    self.captions = captions
    self.heard = heard
    self.scene = scene
    let count = heard.speech.count
    var isSpeech = [Bool](repeating: false, count: count)
    func cover(_ range: Range<Double>) {
      for index in SoundScene.records(range, count) { isSpeech[index] = true }
    }
    for run in SpeechRuns(heard.speech, off: 0.35, gap: 0.3).runs {
      cover(run.lowerBound - 0.1..<run.upperBound + 0.2)
    }
    for caption in captions.spoken { cover(caption.start..<max(caption.start, caption.bodyEnd)) }
    self.isSpeech = isSpeech
    labelled = Self.labelledBackground(captions.labels, scene, isSpeech)
  }

  /// Where what a label tells of may go on: until the background has been quiet for a while.
  ///
  /// Dialogue says nothing of what is behind it, so only what is heard between the words counts.
  private static func labelledBackground(
    _ labels: [PlacedCaption],
    _ scene: SoundScene,
    _ isSpeech: [Bool]
  ) -> [Bool] {
    let count = isSpeech.count
    var labelled = [Bool](repeating: false, count: count)
    let quiet = Float(scene.dialogue - 18)
    for label in labels {
      let start = min(count, max(0, EvidenceGrid.record(label.start - 1)))
      var silence = 0
      // A sound may begin a little after its label.
      let patience = start + 400
      for index in start..<count {
        if !isSpeech[index] {
          // Music has pauses, too, and a quiet room has steps.
          silence = scene.levels[index] < quiet ? silence + 1 : max(0, silence - 3)
        }
        if index > patience, silence >= longestPause || labelled[index] { break }
        labelled[index] = true
      }
    }
    return labelled
  }

  /// After so many records of quiet, what a label tells of is over.
  private static let longestPause = 150

  /// Reports every sound without a label.
  func find(_ captionTime: (Double) -> Double) -> [ProgrammeMatch.Sound] {
    let sustained = sustained()
    let sudden = sudden().filter { range in !sustained.contains { $0.overlaps(range) } }
    let found =
      sustained.filter { !isLabelled($0) && !isBackgroundLabelled($0) }.map { ($0, true) }
      + sudden.filter { !isLabelled($0) && standsOut($0) }.map { ($0, false) }
    return found.sorted { $0.0.lowerBound < $1.0.lowerBound }.map { range, isSustained in
      let begin = Double(range.lowerBound) * EvidenceSums.step
      let end = Double(range.upperBound) * EvidenceSums.step
      let levels = Array((isSustained ? scene.slowLevels : scene.levels)[range])
      let level = (percentile(isSustained ? 0.5 : 0.95, of: levels) ?? 0) - scene.dialogue
      return ProgrammeMatch.Sound(
        stretch: ProgrammeMatch.Stretch(
          begin: begin,
          end: end,
          captionTime: captionTime(begin),
          cueBefore: captions.cue(before: begin),
          confidence: scene.isPoorMix ? 0.5 : min(1, 0.7 + max(0, level + 12) / 40)
        ),
        kind: !isSustained ? .sudden : isMusical(range) ? .music : .sustained,
        level: level
      )
    }
  }

  private func sustained() -> [Range<Int>] {
    let limit = Float(scene.dialogue - 12)
    return stretches(closing: 60) { scene.slowLevels[$0] > limit && !isSpeech[$0] }
      .filter { $0.count >= 300 }
  }

  private func sudden() -> [Range<Int>] {
    let limit = Float(scene.dialogue + 2)
    let loud = stretches(closing: 20) { scene.levels[$0] > limit && !isSpeech[$0] }
    var found: [Range<Int>] = []
    for range in loud where range.count >= 3 {
      let before = Array(
        scene.levels[max(0, range.lowerBound - 122)..<max(0, range.lowerBound - 2)]
      )
      let peak = scene.levels[range].max() ?? 0
      if let usual = percentile(0.5, of: before), Double(peak) < usual + 12 { continue }
      // Blows that follow each other are one sound.
      if let last = found.last, range.lowerBound - last.upperBound < 100 {
        found[found.count - 1] = last.lowerBound..<range.upperBound
      } else {
        found.append(range)
      }
    }
    return found
  }

  private func stretches(closing gap: Int, where isIn: (Int) -> Bool) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var start: Int?
    for index in 0...isSpeech.count {
      if index < isSpeech.count, isIn(index) {
        if start == nil { start = index }
      } else if let first = start {
        if let last = found.last, first - last.upperBound < gap,
          !isSpeech[last.upperBound..<first].contains(true)
        {
          found[found.count - 1] = last.lowerBound..<index
        } else {
          found.append(first..<index)
        }
        start = nil
      }
    }
    return found
  }

  /// Whether a label is shown around a sound.
  private func isLabelled(_ range: Range<Int>) -> Bool {
    let begin = Double(range.lowerBound) * EvidenceSums.step - 3
    let end = Double(range.upperBound) * EvidenceSums.step + 1
    return captions.labels.contains { $0.start < end && $0.end > begin }
  }

  private func isBackgroundLabelled(_ range: Range<Int>) -> Bool { labelled[range.lowerBound] }

  /// Whether a sudden sound in a labelled background is more than the background itself.
  private func standsOut(_ range: Range<Int>) -> Bool {
    guard labelled[range.lowerBound] else { return true }
    let around = max(0, range.lowerBound - 1500)..<min(isSpeech.count, range.upperBound + 1500)
    let levels = around.filter { !isSpeech[$0] && !range.contains($0) }.map { scene.levels[$0] }
    guard let usual = percentile(0.95, of: levels) else { return true }
    return Double(scene.levels[range].max() ?? 0) > usual + 6
  }

  /// Whether a sound holds its notes as music does, against the dialogue of the same programme.
  private func isMusical(_ range: Range<Int>) -> Bool {
    guard heard.harmonicity.count == isSpeech.count, heard.change.count == isSpeech.count else {
      return false
    }
    let spoken = heard.speech.indices.filter { heard.speech[$0] > 0.6 }
    guard let voiced = percentile(0.5, of: spoken.map { heard.harmonicity[$0] }),
      let changing = percentile(0.5, of: spoken.map { heard.change[$0] }),
      let tone = percentile(0.5, of: Array(heard.harmonicity[range])),
      let change = percentile(0.5, of: Array(heard.change[range]))
    else { return false }
    return tone >= 0.8 * voiced && change <= 0.7 * changing
  }
}
