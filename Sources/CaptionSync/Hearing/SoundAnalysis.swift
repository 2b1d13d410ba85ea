/// Measures sound as it comes in: samples at 16 kHz become a frame every 10 ms.
struct SoundAnalysis {
  /// How many samples a second of sound has.
  static let sampleRate = 16_000
  /// How many samples a frame has.
  static let hop = sampleRate / SpeechTrack.recordsPerSecond
  /// The samples of the window before and behind those of the frame.
  private static let margin = (PowerSpectrum.size - hop) / 2
  /// What is quieter counts as silence: 40 dB and more below speech that is itself quiet.
  private static let floor: Float = 1e-8
  private static let changeDistance = 5

  private var spectrum = PowerSpectrum()
  private let bands = MelBands()
  private let pitch: PitchSearch
  private var power = [Float](repeating: 0, count: PowerSpectrum.count)
  /// Samples from the beginning of the next frame's window on.
  private var pending = [Float](repeating: 0, count: margin)
  /// The bands of the last frames, their mean taken away; a ring.
  private var shapes: [SIMD32<Float>] = []
  private var frameCount = 0
  private var sampleCount = 0

  init() {
    pitch = PitchSearch(spectrum: spectrum)
  }

  /// Takes in samples between -1 and 1, and adds a frame for each 10 ms that are complete.
  mutating func hear(_ samples: [Float], into frames: inout [SoundFrame]) {
    sampleCount += samples.count
    pending.append(contentsOf: samples)
    var place = 0
    while place + PowerSpectrum.size <= pending.count {
      frames.append(frame(at: place))
      place += Self.hop
    }
    pending.removeFirst(place)
  }

  /// Adds the frames of what is left; a last part of less than half a frame is left out.
  mutating func finish(into frames: inout [SoundFrame]) {
    let count = (sampleCount + Self.hop / 2) / Self.hop
    while frameCount < count {
      hear([Float](repeating: 0, count: Self.hop), into: &frames)
    }
  }

  private mutating func frame(at place: Int) -> SoundFrame {
    var energy: Float = 0
    for index in place + Self.margin..<place + Self.margin + Self.hop {
      energy += pending[index] * pending[index]
    }
    spectrum.transform(pending, at: place, into: &power)
    var frame = SoundFrame()
    var sum: Float = 0
    var total: Float = 0
    for band in 0..<SoundFrame.bandCount {
      let power = bands.power(of: band, in: power) + Self.floor
      total += power
      let decibels = Elementary.decibels(power: power)
      frame.values[band] = decibels
      sum += decibels
    }
    let mean = sum / Float(SoundFrame.bandCount)
    var shape = frame.values - mean
    for lane in SoundFrame.bandCount..<SIMD32<Float>.scalarCount { shape[lane] = 0 }
    let (harmonicity, octaves) = pitch.search(power)
    frame.values[SoundFrame.Lane.mean] = mean
    frame.values[SoundFrame.Lane.harmonicity] = harmonicity
    frame.values[SoundFrame.Lane.change] = change(to: shape)
    frame.values[SoundFrame.Lane.pitch] = octaves
    frame.values[SoundFrame.Lane.peakedness] =
      Elementary.decibels(power: total / Float(SoundFrame.bandCount)) - mean
    frame.values[SoundFrame.Lane.level] =
      Elementary.decibels(power: energy / Float(Self.hop) + 1e-10)
    frameCount += 1
    return frame
  }

  /// The distance to the shape of 50 ms ago, which makes room for this one.
  private mutating func change(to shape: SIMD32<Float>) -> Float {
    let slot = frameCount % Self.changeDistance
    guard slot < shapes.count else {
      shapes.append(shape)
      return 0
    }
    let difference = shape - shapes[slot]
    shapes[slot] = shape
    return ((difference * difference).sum() / Float(SoundFrame.bandCount)).squareRoot()
  }
}
