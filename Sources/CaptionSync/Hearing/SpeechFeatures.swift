/// What the linear detector weighs of a frame and the sound around it: 160 figures.
struct SpeechFeatures: Sendable {
  /// How many figures there are.
  static let count = 5 * SIMD32<Float>.scalarCount

  /// The sound within 90 ms: the bands without their mean, and the mean against that of 6 s.
  var shape = SIMD32<Float>()
  /// How far the 90 ms stand out of 2 s.
  var contrast = SIMD32<Float>()
  /// How far they stand out of 6 s.
  var longContrast = SIMD32<Float>()
  /// The standard deviation within 0.3 s.
  var spread = SIMD32<Float>()
  /// The standard deviation within 2 s.
  var longSpread = SIMD32<Float>()

  /// All figures, in the order in which the weights stand.
  var all: [Float] {
    [shape, contrast, longContrast, spread, longSpread].flatMap { block in
      block.indices.map { block[$0] }
    }
  }
}

/// Makes features of frames as they come in; those of a frame need the 3 s behind it.
struct SpeechFeatureStream {
  private static let near = 4
  private static let short = 15
  private static let middle = 100
  private static let long = 300

  /// Frames from `start` on; older ones than features need are gone.
  private var frames: [SIMD32<Float>] = []
  private var start = 0
  private var next = 0

  /// Takes in frames, and hands over the features of each frame whose surroundings are complete.
  mutating func hear(_ new: [SoundFrame], each: (SpeechFeatures) -> Void) {
    for frame in new { frames.append(frame.values) }
    while next + Self.long < start + frames.count {
      each(features(of: next - start))
      next += 1
    }
    let unused = max(next - Self.long - start, 0)
    // Rarely, since what is left moves.
    if unused > 4 * Self.long {
      frames.removeFirst(unused)
      start += unused
    }
  }

  /// Hands over the features of the frames that are left.
  mutating func finish(each: (SpeechFeatures) -> Void) {
    while next < start + frames.count {
      each(features(of: next - start))
      next += 1
    }
  }

  private func features(of place: Int) -> SpeechFeatures {
    var features = SpeechFeatures()
    let near = mean(around: place, Self.near)
    let middle = moments(around: place, Self.middle)
    let long = mean(around: place, Self.long)
    features.contrast = near - middle.mean
    features.longContrast = near - long
    features.spread = moments(around: place, Self.short).deviation
    features.longSpread = middle.deviation
    var levels = SIMD32<Float>(repeating: near[SoundFrame.Lane.mean])
    levels[SoundFrame.Lane.mean] = long[SoundFrame.Lane.mean]
    levels[SoundFrame.Lane.level] = long[SoundFrame.Lane.level]
    for lane in [
      SoundFrame.Lane.harmonicity, SoundFrame.Lane.change, SoundFrame.Lane.pitch,
      SoundFrame.Lane.peakedness,
    ] { levels[lane] = 0 }
    features.shape = near - levels
    return features
  }

  private func mean(around place: Int, _ distance: Int) -> SIMD32<Float> {
    let range = max(place - distance, 0)...min(place + distance, frames.count - 1)
    var sum = SIMD32<Float>()
    for index in range { sum += frames[index] }
    return sum / Float(range.count)
  }

  private func moments(
    around place: Int,
    _ distance: Int
  ) -> (mean: SIMD32<Float>, deviation: SIMD32<Float>) {
    let range = max(place - distance, 0)...min(place + distance, frames.count - 1)
    // Sums about the place itself keep their digits.
    let origin = frames[place]
    var sum = SIMD32<Float>()
    var squares = SIMD32<Float>()
    for index in range {
      let difference = frames[index] - origin
      sum += difference
      squares += difference * difference
    }
    let mean = sum / Float(range.count)
    let variance = squares / Float(range.count) - mean * mean
    return (origin + mean, variance.clamped(lowerBound: .zero, upperBound: .init(repeating: 1e9)).squareRoot())
  }
}
