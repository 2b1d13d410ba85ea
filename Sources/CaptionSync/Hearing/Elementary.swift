/// The functions of analysis that hearing needs, the same to the last bit on every platform.
///
/// The C library's would differ from one to the next, and so would what is learnt from them.
enum Elementary {
  /// The logarithm to base 2 of a positive, normal number, to about 1e-7.
  @inline(__always)
  static func log2(_ value: Float) -> Float {
    let bits = value.bitPattern
    var exponent = Float(Int32(bits >> 23) - 127)
    var mantissa = Float(bitPattern: bits & 0x7F_FFFF | 0x3F80_0000)
    if mantissa > 1.414_213_6 {
      mantissa *= 0.5
      exponent += 1
    }
    let ratio = (mantissa - 1) / (mantissa + 1)
    let square = ratio * ratio
    let series = 1 + square * (1 / 3 + square * (1 / 5 + square * (1 / 7 + square / 9)))
    return exponent + 2.885_390_1 * ratio * series
  }

  /// Ten times the logarithm to base 10 of a power: decibels.
  @inline(__always)
  static func decibels(power: Float) -> Float { 3.010_299_9 * log2(power) }

  /// The exponential function; what is out of range becomes the nearest that is in it.
  @inline(__always)
  static func exp(_ value: Float) -> Float {
    let limited = min(max(value, -87), 88)
    let count = (limited * 1.442_695).rounded()
    let rest = (limited - count * 0.693_359_4) + count * 2.121_944_4e-4
    let high = 1 / 24 + rest * (1 / 120 + rest / 720)
    let series = 1 + rest * (1 + rest * (0.5 + rest * (1 / 6 + rest * high)))
    return series * Float(bitPattern: UInt32(Int32(count) + 127) << 23)
  }

  /// The logistic function.
  @inline(__always)
  static func logistic(_ value: Float) -> Float { 1 / (1 + exp(-value)) }

  /// The hyperbolic tangent.
  @inline(__always)
  static func tanh(_ value: Float) -> Float { 2 / (1 + exp(-2 * value)) - 1 }

  /// The sine of a number of turns.
  static func sine(turns: Double) -> Double {
    var turns = turns - turns.rounded()
    // The other half of the half turn has the same values, and the series is short near nought.
    if turns > 0.25 { turns = 0.5 - turns } else if turns < -0.25 { turns = -0.5 - turns }
    let angle = turns * 2 * .pi
    var term = angle
    var sum = angle
    for index in 1...10 {
      term *= -angle * angle / Double(2 * index * (2 * index + 1))
      sum += term
    }
    return sum
  }

  /// The cosine of a number of turns.
  static func cosine(turns: Double) -> Double { sine(turns: turns + 0.25) }
}
