/// Finds how harmonic a sound is, and at what pitch: the highest autocorrelation between 75 and
/// 400 Hz of what lies between 80 and 1,500 Hz, over that at no lag.
struct PitchSearch {
  private static let lags = stride(
    from: SoundAnalysis.sampleRate / 400,
    through: SoundAnalysis.sampleRate / 75,
    by: 2
  )
  private static let firstBin = 2
  private static let lanes = SIMD16<Float>.scalarCount
  private static let groupCount = 3

  /// Cosines by lag and frequency, over the window's own autocorrelation.
  private let rows: [SIMD16<Float>]
  private let octaves: [Float]

  init(spectrum: PowerSpectrum) {
    let atNought = spectrum.windowCorrelation(lag: 0)
    var rows: [SIMD16<Float>] = []
    var octaves: [Float] = []
    for lag in Self.lags {
      let correlation = spectrum.windowCorrelation(lag: lag) / atNought
      for group in 0..<Self.groupCount {
        var row = SIMD16<Float>()
        for lane in 0..<Self.lanes {
          let bin = Self.firstBin + group * Self.lanes + lane
          let turns = Double(bin * lag % PowerSpectrum.size) / Double(PowerSpectrum.size)
          row[lane] = Float(Elementary.cosine(turns: turns) / correlation)
        }
        rows.append(row)
      }
      let pitch = Float(SoundAnalysis.sampleRate) / Float(lag)
      octaves.append(Elementary.log2(pitch / 75))
    }
    self.rows = rows
    self.octaves = octaves
  }

  /// The harmonicity, 0...1, and the pitch in octaves above 75 Hz.
  func search(_ power: [Float]) -> (harmonicity: Float, octaves: Float) {
    var low = SIMD16<Float>()
    var middle = SIMD16<Float>()
    var high = SIMD16<Float>()
    for lane in 0..<Self.lanes {
      low[lane] = power[Self.firstBin + lane]
      middle[lane] = power[Self.firstBin + Self.lanes + lane]
      high[lane] = power[Self.firstBin + 2 * Self.lanes + lane]
    }
    let total = (low + middle + high).sum()
    // Silence is not harmonic, whatever the noise of its last bit is.
    guard total > 1e-3 else { return (0, 0) }
    var best: Float = 0
    var place = 0
    for index in octaves.indices {
      let row = index * Self.groupCount
      let sum = (low * rows[row] + middle * rows[row + 1] + high * rows[row + 2]).sum()
      if sum > best { (best, place) = (sum, index) }
    }
    return (min(best / total, 1), octaves[place])
  }
}
