/// What was heard of a programme: one record every 10 ms.
public struct SpeechTrack: Sendable {
  /// How many records there are for a second of the programme.
  public static let recordsPerSecond = 100

  /// The likelihood of speech, 0...1, one every 10 ms from the programme's start.
  public var speech: [Float]

  /// The level of all sound in dBFS (10 ms RMS), same length; empty where it was not measured (a
  /// reference file).
  public var levels: [Float]

  /// How tonal (harmonic) the sound is, same length as `levels`; empty where not measured.
  public var harmonicity: [Float]

  /// How changing the sound is, same length as `levels`; empty where not measured.
  public var change: [Float]

  /// Name and version of the detector.
  public var detector: String

  /// The detector's constant onset bias in milliseconds, which is taken from what is measured by it.
  public var onsetBias: Double

  /// Whether the detector tells speech well enough to report speech without captions.
  public var isSureOfSpeech: Bool

  /// Makes a track of what was heard.
  public init(
    speech: [Float],
    levels: [Float] = [],
    harmonicity: [Float] = [],
    change: [Float] = [],
    detector: String,
    onsetBias: Double = 0,
    isSureOfSpeech: Bool
  ) {
    self.speech = speech
    self.levels = levels
    self.harmonicity = harmonicity
    self.change = change
    self.detector = detector
    self.onsetBias = onsetBias
    self.isSureOfSpeech = isSureOfSpeech
  }
}
