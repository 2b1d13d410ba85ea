/// Tells speech from other sound while it comes in.
protocol SpeechDetector: Sendable {
  /// Its name and version, as reports and caches say it.
  var name: String { get }
  /// By how many milliseconds the onsets of its speech are late against captions that begin when
  /// good ones do; negative where they are early.
  var onsetBias: Double { get }
  /// Whether it tells speech well enough to report speech without captions.
  var isSureOfSpeech: Bool { get }

  /// Takes in samples between -1 and 1, and the frames that became complete with them; adds the
  /// likelihoods of frames as they become known.
  mutating func hear(_ samples: [Float], _ frames: [SoundFrame], into speech: inout [Float])

  /// Adds the likelihoods of the frames that are left.
  mutating func finish(_ frames: [SoundFrame], into speech: inout [Float])
}
