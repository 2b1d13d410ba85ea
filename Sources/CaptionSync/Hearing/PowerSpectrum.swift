/// The power spectrum of windows of 512 samples, by a fast Fourier transform.
///
/// Two real samples make a complex one, so the transform itself has half the length (Press et al.,
/// Numerical Recipes, section 12.3).
struct PowerSpectrum {
  /// How many samples a window has.
  static let size = 512
  /// How many frequencies come out, from nought to half the sample rate.
  static let count = size / 2 + 1
  private static let half = size / 2

  private let window: [Float]
  private let order: [Int]
  /// Cosines and negative sines of k/512 turns.
  private let cosines: [Float]
  private let sines: [Float]
  private var real = [Float](repeating: 0, count: half)
  private var imaginary = [Float](repeating: 0, count: half)

  init() {
    let size = Self.size
    window = (0..<size).map {
      Float(0.5 - 0.5 * Elementary.cosine(turns: (Double($0) + 0.5) / Double(size)))
    }
    cosines = (0..<size).map { Float(Elementary.cosine(turns: Double($0) / Double(size))) }
    sines = (0..<size).map { Float(-Elementary.sine(turns: Double($0) / Double(size))) }
    let digits = Self.half.trailingZeroBitCount
    order = (0..<Self.half).map { index in
      (0..<digits).reduce(0) { $0 | (index >> $1 & 1) << (digits - 1 - $1) }
    }
  }

  /// The window's own autocorrelation, circular as the transform is, by lag.
  func windowCorrelation(lag: Int) -> Double {
    window.indices.reduce(0) {
      $0 + Double(window[$1]) * Double(window[($1 + lag) % Self.size])
    }
  }

  /// Transforms the samples from a place on; `power` gets `count` values.
  mutating func transform(_ samples: [Float], at place: Int, into power: inout [Float]) {
    let half = Self.half
    for index in 0..<half {
      let from = order[index] * 2
      real[index] = samples[place + from] * window[from]
      imaginary[index] = samples[place + from + 1] * window[from + 1]
    }
    // The first two stages need no multiplication.
    var at = 0
    while at < half {
      let sumR = real[at] + real[at + 1]
      let sumI = imaginary[at] + imaginary[at + 1]
      let differenceR = real[at] - real[at + 1]
      let differenceI = imaginary[at] - imaginary[at + 1]
      let otherSumR = real[at + 2] + real[at + 3]
      let otherSumI = imaginary[at + 2] + imaginary[at + 3]
      let otherR = real[at + 2] - real[at + 3]
      let otherI = imaginary[at + 2] - imaginary[at + 3]
      real[at] = sumR + otherSumR
      imaginary[at] = sumI + otherSumI
      real[at + 2] = sumR - otherSumR
      imaginary[at + 2] = sumI - otherSumI
      real[at + 1] = differenceR + otherI
      imaginary[at + 1] = differenceI - otherR
      real[at + 3] = differenceR - otherI
      imaginary[at + 3] = differenceI + otherR
      at += 4
    }
    var length = 8
    while length <= half {
      let middle = length / 2
      let step = Self.size / length
      for offset in 0..<middle {
        let cosine = cosines[offset * step]
        let sine = sines[offset * step]
        var low = offset
        while low < half {
          let high = low + middle
          let r = real[high] * cosine - imaginary[high] * sine
          let i = real[high] * sine + imaginary[high] * cosine
          let lowR = real[low]
          let lowI = imaginary[low]
          real[high] = lowR - r
          imaginary[high] = lowI - i
          real[low] = lowR + r
          imaginary[low] = lowI + i
          low += length
        }
      }
      length *= 2
    }
    let first = real[0] + imaginary[0]
    let last = real[0] - imaginary[0]
    power[0] = first * first
    power[half] = last * last
    for index in 1..<half {
      let evenR = 0.5 * (real[index] + real[half - index])
      let evenI = 0.5 * (imaginary[index] - imaginary[half - index])
      let oddR = 0.5 * (imaginary[index] + imaginary[half - index])
      let oddI = -0.5 * (real[index] - real[half - index])
      let r = evenR + oddR * cosines[index] - oddI * sines[index]
      let i = evenI + oddR * sines[index] + oddI * cosines[index]
      power[index] = r * r + i * i
    }
  }
}
