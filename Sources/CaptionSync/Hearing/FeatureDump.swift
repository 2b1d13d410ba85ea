/// The features of sound, for what trains and measures detectors outside this library.
public struct FeatureDump {
  /// How many figures there are for a record.
  public static let count = SpeechFeatures.count

  private var analysis = SoundAnalysis()
  private var features = SpeechFeatureStream()

  /// Makes a dump of sound that is still to come.
  public init() {}

  /// Takes in samples at 16 kHz and returns the figures of the records that became complete, one
  /// record after the other.
  public mutating func hear(_ samples: [Int16]) -> [Float] {
    var frames: [SoundFrame] = []
    analysis.hear(samples.map { Float($0) / 32_768 }, into: &frames)
    var figures: [Float] = []
    features.hear(frames) { figures += $0.all }
    return figures
  }

  /// Returns the figures of the records that are left.
  public mutating func finish() -> [Float] {
    var frames: [SoundFrame] = []
    analysis.finish(into: &frames)
    var figures: [Float] = []
    features.hear(frames) { figures += $0.all }
    features.finish { figures += $0.all }
    return figures
  }
}
