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
  private static let longDistance = 300

  /// Frames from `start` on; older ones than features need are gone.
  private var frames: [SIMD32<Float>] = []
  private var start = 0
  private var next = 0
  private var near = MovingMoments(distance: 4)
  private var short = MovingMoments(distance: 15)
  private var middle = MovingMoments(distance: 100)
  private var long = MovingMoments(distance: longDistance)

  /// Takes in frames, and hands over the features of each frame whose surroundings are complete.
  mutating func hear(_ new: [SoundFrame], each: (SpeechFeatures) -> Void) {
    for frame in new { frames.append(frame.values) }
    while next + Self.longDistance < start + frames.count { each(nextFeatures()) }
    let unused = max(next - Self.longDistance - 2 - start, 0)
    // Rarely, since what is left moves.
    if unused > 4 * Self.longDistance {
      frames.removeFirst(unused)
      start += unused
    }
  }

  /// Hands over the features of the frames that are left.
  mutating func finish(each: (SpeechFeatures) -> Void) {
    while next < start + frames.count { each(nextFeatures()) }
  }

  private mutating func nextFeatures() -> SpeechFeatures {
    near.move(to: next, in: frames, from: start)
    short.move(to: next, in: frames, from: start)
    middle.move(to: next, in: frames, from: start)
    long.move(to: next, in: frames, from: start)
    next += 1
    let mean = near.mean
    let longMean = long.mean
    var features = SpeechFeatures()
    features.contrast = mean - middle.mean
    features.longContrast = mean - longMean
    features.spread = short.deviation
    features.longSpread = middle.deviation
    // How loud the recording is says nothing.
    var levels = SIMD32<Float>(repeating: mean[SoundFrame.Lane.mean])
    levels[SoundFrame.Lane.mean] = longMean[SoundFrame.Lane.mean]
    levels[SoundFrame.Lane.level] = longMean[SoundFrame.Lane.level]
    for lane in [
      SoundFrame.Lane.harmonicity, SoundFrame.Lane.change, SoundFrame.Lane.pitch,
      SoundFrame.Lane.peakedness,
    ] { levels[lane] = 0 }
    features.shape = mean - levels
    return features
  }
}

/// Sums over the frames around one that moves on; where a programme begins and ends there are fewer.
private struct MovingMoments {
  /// How many frames on each side take part.
  let distance: Int
  /// The frames that take part.
  private var range = 0..<0
  // With the digits of Double what is added and taken away leaves nothing behind that matters.
  private var sum = SIMD32<Double>()
  private var squares = SIMD32<Double>()

  init(distance: Int) {
    self.distance = distance
  }

  /// Moves to a frame behind the last one.
  mutating func move(to place: Int, in frames: [SIMD32<Float>], from start: Int) {
    let end = min(place + distance + 1, start + frames.count)
    for index in range.upperBound..<end {
      let frame = SIMD32<Double>(frames[index - start])
      sum += frame
      squares += frame * frame
    }
    let begin = max(place - distance, 0)
    for index in range.lowerBound..<begin {
      let frame = SIMD32<Double>(frames[index - start])
      sum -= frame
      squares -= frame * frame
    }
    range = begin..<end
  }

  var mean: SIMD32<Float> { SIMD32<Float>(sum / Double(range.count)) }

  var deviation: SIMD32<Float> {
    let mean = sum / Double(range.count)
    let variance = squares / Double(range.count) - mean * mean
    let limited = variance.clamped(lowerBound: .zero, upperBound: SIMD32(repeating: 1e9))
    return SIMD32<Float>(limited.squareRoot())
  }
}
