public import CaptionModel

/// How a TTML document counts time in its attributes, where it does not show clock times.
public enum TTMLCounting: Sendable, Hashable {
  /// Frames, as `HH:MM:SS:FF` where a second holds a whole number of them or the time base is
  /// SMPTE's, otherwise as a plain count (TTML2, 12.3.1).
  case frames(FrameCounting)
  /// Ticks of a rate (TTML2, 7.2.11).
  case ticks(FrameRate)
}

extension FrameCounting {
  /// The ratio of the real to the nominal rate as `ttp:frameRateMultiplier` has it, or nil where it
  /// is one (TTML1, 6.2.5).
  var multiplier: String? {
    guard !isWhole else { return nil }
    // 30000/1001 of 30 is 1000/1001.
    let (whole, remainder) = rate.frames.quotientAndRemainder(dividingBy: nominal)
    if remainder == 0 { return "\(whole) \(rate.duration)" }
    let (bottom, overflow) = rate.duration.multipliedReportingOverflow(by: nominal)
    return overflow ? nil : "\(rate.frames) \(bottom)"
  }
}

/// Which time expressions that count frames or ticks a document has.
struct TTMLCountedTimes: Sendable {
  private(set) var hasFrames = false
  private(set) var hasTicks = false

  /// Takes a look at a time expression.
  mutating func note(_ bytes: [UInt8], _ range: Range<Int>) {
    guard let last = range.last, range.upperBound <= bytes.count else { return }
    switch bytes[last] {
    case 0x66: hasFrames = true
    case 0x74: hasTicks = true
    default:
      if !hasFrames, bytes[range].count(where: { $0 == 0x3A }) == 3 { hasFrames = true }
    }
  }
}

extension TTMLReader {
  /// How the document counts time; nil where it shows clock times, or both frames and ticks.
  var counting: TTMLCounting? {
    let timing = parameters.timing
    if countedTimes.hasTicks {
      guard !countedTimes.hasFrames, timing.tickRate.duration == 1 else { return nil }
      return .ticks(timing.tickRate)
    }
    guard countedTimes.hasFrames, declaredFrames, timing.dropMode != .pal else { return nil }
    let isDropFrame = timing.base == .smpte && timing.dropMode == .ntsc
    return FrameCounting(rate: timing.frameRate, isDropFrame: isDropFrame).map { .frames($0) }
  }
}
