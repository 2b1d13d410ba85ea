import CaptionSync

/// A programme whose truth is known, without any sound: who speaks when, and captions for it.
struct SyntheticProgramme {
  /// Numbers that are the same in every run.
  struct Generator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    mutating func next() -> UInt64 {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return state &* 0x2545_F491_4F6C_DD1D
    }
  }

  /// When each line is spoken, in seconds.
  private(set) var lines: [Range<Double>] = []
  /// The captions, which begin up to 0.1 s before or behind their line and stay longer.
  private(set) var captions: [SpokenCaption] = []
  /// How long the programme is.
  let duration: Double

  init(minutes: Double = 7, seed: UInt64 = 1) {
    var random = Generator(seed: seed)
    duration = minutes * 60
    var time = Double.random(in: 2...12, using: &random)
    while time < duration - 8 {
      let length = Double.random(in: 0.6...4, using: &random)
      lines.append(time..<time + length)
      // Scenes without words stand between the lines now and then.
      let isPause = Double.random(in: 0...1, using: &random) < 0.1
      time += length + Double.random(in: isPause ? 4...14 : 0.15...1.6, using: &random)
    }
    for (index, line) in lines.enumerated() {
      let start = line.lowerBound + Double.random(in: -0.1...0.1, using: &random)
      let next = index + 1 < lines.count ? lines[index + 1].lowerBound - 0.1 : .infinity
      let end = min(line.upperBound + Double.random(in: 0.2...0.8, using: &random), next)
      let length = line.upperBound - line.lowerBound
      captions.append(
        SpokenCaption(start: start, end: end, characters: Int(14 * length), cue: index)
      )
    }
  }

  /// The likelihood of speech as a detector would tell it, with noise.
  func speech(noise: Float, seed: UInt64 = 9) -> SpeechTrack {
    var random = Generator(seed: seed)
    var speech = [Float](repeating: 0, count: Int(duration * 100))
    for line in lines {
      for index in Int(line.lowerBound * 100)..<min(speech.count, Int(line.upperBound * 100)) {
        speech[index] = 1
      }
    }
    // Detectors are wrong for a while at a time, not for single records.
    var error: Float = 0
    for index in speech.indices {
      if index % 20 == 0 { error = Float.random(in: 0...1, using: &random) }
      speech[index] = speech[index] * (1 - noise * error) + (1 - speech[index]) * noise * error
    }
    return SpeechTrack(speech: speech, detector: "synthetic", isSureOfSpeech: true)
  }
}

extension [SpokenCaption] {
  /// The captions with other times.
  func changed(_ change: (Double) -> Double) -> [SpokenCaption] {
    map { caption in
      var changed = caption
      changed.start = change(caption.start)
      changed.end = change(caption.end)
      return changed
    }
  }
}
