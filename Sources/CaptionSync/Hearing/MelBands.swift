/// Triangular bands, evenly spaced on the mel scale between 60 and 7,600 Hz.
struct MelBands {
  private struct Band {
    let first: Int
    let weights: [Float]
  }

  private let bands: [Band]

  init() {
    let count = SoundFrame.bandCount
    // The mel scale of O'Shaughnessy: 1127 ln(1 + f / 700); its ends are given, so that no
    // exponential of theirs is needed: equal steps in mel are equal ratios of 700 + f.
    let ratio = Self.root(of: (700 + 7600) / (700 + 60), degree: count + 1)
    var edges: [Double] = []
    var value = 700.0 + 60
    for _ in 0..<count + 2 {
      edges.append((value - 700) * Double(PowerSpectrum.size) / Double(SoundAnalysis.sampleRate))
      value *= ratio
    }
    // A window of full scale gives a power of 0 dB or so, summed over all bands.
    let scale = 8 / (3 * Double(PowerSpectrum.size * PowerSpectrum.size))
    bands = (0..<count).map { band in
      let (low, middle, high) = (edges[band], edges[band + 1], edges[band + 2])
      let first = Int(low.rounded(.up))
      let last = max(first, Int(high.rounded(.down)))
      let weights = (first...last).map { bin in
        let place = Double(bin)
        let slope =
          place <= middle ? (place - low) / (middle - low) : (high - place) / (high - middle)
        return Float(max(slope, 0) * scale)
      }
      return Band(first: first, weights: weights)
    }
  }

  /// The power of a band.
  func power(of band: Int, in spectrum: [Float]) -> Float {
    let band = bands[band]
    var sum: Float = 0
    for (offset, weight) in band.weights.enumerated() {
      sum += weight * spectrum[band.first + offset]
    }
    return sum
  }

  /// The root of a number that is not below 1, by halving.
  private static func root(of value: Double, degree: Int) -> Double {
    var low = 1.0
    var high = value
    for _ in 0..<60 {
      let middle = (low + high) / 2
      let power = (0..<degree).reduce(1.0) { product, _ in product * middle }
      if power < value { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
