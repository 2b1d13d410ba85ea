/// Hears a programme as its samples come in, and holds no more of them than it needs.
///
/// ```swift
/// var hearing = Hearing(with: .linear)
/// while let samples = next() { hearing.hear(samples) }
/// let track = hearing.finish()
/// ```
public struct Hearing: Sendable {
  /// What tells speech from other sound.
  public enum Detector: Sendable {
    /// A linear model, which the library brings.
    case linear
    /// A network, whose weights have to be installed: ``SpeechNetwork``.
    case network(SpeechNetwork)

    /// Its name and version: another one hears other things.
    public var name: String { maker.name }

    fileprivate var maker: any SpeechDetector {
      switch self {
      case .network(let network): NetworkDetector(network)
      case .linear:
        // The text is part of the program, and a test reads it.
        if let model = SpeechModel.standard { LinearDetector(model) } else { DeafDetector() }
      }
    }
  }

  /// How many samples a second has that ``hear(_:)`` takes.
  public static let sampleRate = SoundAnalysis.sampleRate

  private var detector: any SpeechDetector
  private var dialogue = SoundAnalysis()
  /// The analysis of all sound, where dialogue has a channel of its own.
  private var mix: SoundAnalysis?
  /// Samples that still have to be passed over, since they come before the programme's start.
  private var samplesToSkip: Int
  private var track: SpeechTrack

  /// Makes an ear for sound that is still to come.
  ///
  /// - Parameters:
  ///   - detector: What tells speech from other sound.
  ///   - start: When the first sample sounds, in seconds of the programme. Before it is silence;
  ///     where it is negative, what comes before the programme's start is left out.
  public init(with detector: Detector = .linear, startingAt start: Double = 0) {
    let maker = detector.maker
    self.detector = maker
    track = SpeechTrack(
      speech: [],
      detector: maker.name,
      onsetBias: maker.onsetBias,
      isSureOfSpeech: maker.isSureOfSpeech
    )
    let offset = (start * Double(Self.sampleRate)).rounded()
    // A day is more than any programme has.
    let limit = Double(86_400 * Self.sampleRate)
    let samples = offset.isFinite ? Int(min(max(offset, -limit), limit)) : 0
    samplesToSkip = max(-samples, 0)
    silence(samples)
  }

  /// How many seconds were heard so far, from the programme's start on.
  public var seconds: Double { Double(sampleCount) / Double(Self.sampleRate) }
  private var sampleCount = 0

  /// Takes in samples of a programme with one channel: 16 kHz, full scale ±32,768.
  public mutating func hear(_ samples: [Int16]) {
    take(skipping(samples).map { Float($0) / 32_768 })
  }

  /// Takes in samples of a programme whose dialogue has a channel of its own.
  ///
  /// Speech is heard in the channel of dialogue, levels and other sound in all of them. Both have as
  /// many samples.
  public mutating func hear(dialogue samples: [Int16], mix all: [Int16]) {
    if mix == nil {
      // What was before is silence, in both.
      mix = dialogue
    }
    let skip = min(samplesToSkip, all.count)
    let dialogue = skipping(samples)
    take(dialogue.map { Float($0) / 32_768 }, mix: all.dropFirst(skip).map { Float($0) / 32_768 })
  }

  /// Ends the programme, and returns what was heard.
  public mutating func finish() -> SpeechTrack {
    var frames: [SoundFrame] = []
    dialogue.finish(into: &frames)
    detector.finish(frames, into: &track.speech)
    if mix != nil {
      frames = []
      mix?.finish(into: &frames)
    }
    keep(frames)
    // Channels of different length, and a detector without a model, leave records out.
    let count = track.levels.count
    if track.speech.count < count {
      track.speech += [Float](repeating: 0, count: count - track.speech.count)
    }
    track.speech.removeLast(track.speech.count - count)
    return track
  }

  private mutating func skipping(_ samples: [Int16]) -> ArraySlice<Int16> {
    let count = min(samplesToSkip, samples.count)
    samplesToSkip -= count
    return samples.dropFirst(count)
  }

  private mutating func silence(_ count: Int) {
    var left = count
    while left > 0 {
      let part = min(left, Self.sampleRate)
      take([Float](repeating: 0, count: part))
      left -= part
    }
  }

  private mutating func take(_ samples: [Float], mix other: [Float]? = nil) {
    var frames: [SoundFrame] = []
    dialogue.hear(samples, into: &frames)
    detector.hear(samples, frames, into: &track.speech)
    if let other {
      frames = []
      mix?.hear(other, into: &frames)
    }
    keep(frames)
    sampleCount += samples.count
  }

  private mutating func keep(_ frames: [SoundFrame]) {
    for frame in frames {
      track.levels.append(frame.level)
      track.harmonicity.append(frame.harmonicity)
      track.change.append(frame.change)
    }
  }
}

/// Hears no speech at all.
private struct DeafDetector: SpeechDetector {
  let name = "none"
  let onsetBias = 0.0
  let isSureOfSpeech = false

  mutating func hear(_ samples: [Float], _ frames: [SoundFrame], into speech: inout [Float]) {
    speech += [Float](repeating: 0, count: frames.count)
  }

  mutating func finish(_ frames: [SoundFrame], into speech: inout [Float]) {
    hear([], frames, into: &speech)
  }
}
