/// What 10 ms of sound are like, measured over the 32 ms around their middle.
struct SoundFrame: Sendable {
  /// How many mel bands there are.
  static let bandCount = 26

  /// The lanes of `values` behind the bands.
  enum Lane {
    /// The mean of the bands, in dB.
    static let mean = 26
    /// The highest normalised autocorrelation between 75 and 400 Hz, 0...1.
    static let harmonicity = 27
    /// How far the bands moved within 50 ms, the mean left out, in dB.
    static let change = 28
    /// The pitch at which the sound is most harmonic, in octaves above 75 Hz.
    static let pitch = 29
    /// How far the bands' mean lies below the level of their sum, in dB: high for tones.
    static let peakedness = 30
    /// The level of the 10 ms, in dBFS.
    static let level = 31
  }

  /// Powers of the bands in dB, and behind them what `Lane` names.
  var values = SIMD32<Float>()

  var level: Float { values[Lane.level] }
  var harmonicity: Float { values[Lane.harmonicity] }
  var change: Float { values[Lane.change] }
}
