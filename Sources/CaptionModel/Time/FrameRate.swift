/// A number of frames, ticks or samples in a second, as an exact fraction.
public struct FrameRate: Sendable, Hashable {
  /// The fraction's numerator, at least 1: 30000 of 30000/1001.
  public let frames: Int

  /// The fraction's denominator, at least 1: 1001 of 30000/1001.
  public let duration: Int

  /// Makes a rate of `frames / duration` a second; nil unless both are at least 1.
  public init?(frames: Int, duration: Int = 1) {
    guard frames >= 1, duration >= 1 else { return nil }
    let divisor = greatestCommonDivisor(frames, duration)
    self.frames = frames / divisor
    self.duration = duration / divisor
  }

  private init(checked frames: Int, _ duration: Int) {
    self.frames = frames
    self.duration = duration
  }

  /// 24 frames a second, as film has.
  public static let film = FrameRate(checked: 24, 1)

  /// 24000/1001 frames a second, as film has on North American television and in streams.
  public static let filmNTSC = FrameRate(checked: 24000, 1001)

  /// 25 frames a second, as European television has.
  public static let pal = FrameRate(checked: 25, 1)

  /// 30 frames a second: the default of TTML's `ttp:frameRate` (TTML2, 7.2.5).
  public static let thirty = FrameRate(checked: 30, 1)

  /// 30000/1001 frames a second, as North American television has.
  public static let ntsc = FrameRate(checked: 30000, 1001)

  /// Reads a rate as people write it: `25`, `23.976`, `29.97`, `30000/1001`.
  ///
  /// Decimal forms within 0.005 of an integer rate over 1.001 mean that rate exactly, so `23.976`,
  /// `23.98` and `23.976024` are all 24000/1001. Other decimals are taken as they stand.
  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    if parts.count == 2, let top = Int(parts[0]), let bottom = Int(parts[1]) {
      self.init(frames: top, duration: bottom)
      return
    }
    if let whole = Int(text) {
      self.init(frames: whole)
      return
    }
    let decimal = text.split(separator: ".", omittingEmptySubsequences: false)
    guard decimal.count == 2, let whole = Int(decimal[0]), whole >= 0, whole < 1_000_000,
      !decimal[1].isEmpty, decimal[1].utf8.count <= 9,
      decimal[1].utf8.allSatisfy({ (48...57).contains($0) }), let fraction = Int(decimal[1])
    else { return nil }
    var scale = 1
    for _ in 0..<decimal[1].utf8.count { scale *= 10 }
    let exact = whole * scale + fraction
    let nominal = whole + 1
    // |exact/scale − nominal·1000/1001| < 0.005, in whole numbers.
    let distance = exact * 1001 - nominal * 1000 * scale
    if fraction != 0, abs(distance) * 200 < scale * 1001 {
      self.init(frames: nominal * 1000, duration: 1001)
    } else {
      self.init(frames: exact, duration: scale)
    }
  }
}

extension FrameRate: CustomStringConvertible {
  /// The rate as a fraction, or as an integer where it is one.
  public var description: String {
    duration == 1 ? "\(frames)" : "\(frames)/\(duration)"
  }
}

private func greatestCommonDivisor(_ first: Int, _ second: Int) -> Int {
  var (a, b) = (first, second)
  while b != 0 { (a, b) = (b, a % b) }
  return a
}
