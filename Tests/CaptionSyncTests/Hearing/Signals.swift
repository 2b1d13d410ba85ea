@testable import CaptionSync

/// Sounds made of whole numbers, the same everywhere.
enum Signals {
  /// A tone at 16 kHz with a number of periods a second.
  static func tone(_ frequency: Double, seconds: Double, level: Float = 0.5) -> [Float] {
    (0..<Int(seconds * 16_000)).map { index -> Float in
      level * Float(Elementary.sine(turns: Double(index) * frequency / 16_000))
    }
  }

  /// White noise of an even distribution.
  static func noise(seconds: Double, level: Float = 0.5) -> [Float] {
    var state: UInt32 = 12_345
    return (0..<Int(seconds * 16_000)).map { _ -> Float in
      state = state &* 1_664_525 &+ 1_013_904_223
      return level * (Float(state >> 8) / 8_388_608 - 1)
    }
  }

  /// Pulses, as a voice's, in bursts of 125 ms.
  static func bursts(seconds: Double, level: Float = 0.25) -> [Float] {
    (0..<Int(seconds * 16_000)).map { index -> Float in
      guard index / 2000 % 2 == 0 else { return 0 }
      return level * Float(index % 128 - 64) / 64
    }
  }

  /// The same as 16-bit samples.
  static func whole(_ samples: [Float]) -> [Int16] {
    samples.map { Int16(($0 * 32_767).rounded()) }
  }
}
