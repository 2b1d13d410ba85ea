public import CaptionModel

/// How a TTML document counts time in its attributes, where it does not show clock times.
public enum TTMLCounting: Sendable, Hashable {
  /// Frames, as `HH:MM:SS:FF` where a second holds a whole number of them or the time base is
  /// SMPTE's, otherwise as a plain count (TTML2, 12.3.1).
  case frames(FrameCounting)
  /// Ticks of a rate (TTML2, 7.2.11).
  case ticks(FrameRate)
}

/// Frames of a programme and how their numbers are shown.
public struct FrameCounting: Sendable, Hashable {
  /// Frames in a second.
  public var rate: FrameRate
  /// Whether the first two numbers of nine minutes in ten are left out, so that 29.97 frames a
  /// second keep step with the clock (SMPTE ST 12-1).
  public var isDropFrame: Bool

  /// Makes a way of counting; nil where frame numbers are to be dropped of another rate than
  /// 30000/1001.
  public init?(rate: FrameRate, isDropFrame: Bool = false) {
    guard !isDropFrame || rate == .ntsc else { return nil }
    self.rate = rate
    self.isDropFrame = isDropFrame
  }

  /// Reads what people write: a frame rate, with `df` behind it for drop-frame: `25`, `23.976`,
  /// `30000/1001`, `29.97df`.
  public init?(_ text: some StringProtocol) {
    let isDropFrame = text.lowercased().hasSuffix("df")
    guard let rate = FrameRate(isDropFrame ? text.dropLast(2) : text[...]) else { return nil }
    self.init(rate: rate, isDropFrame: isDropFrame)
  }

  /// Frame numbers in a second of time code: 30 of 30000/1001.
  var nominal: Int {
    let (quotient, remainder) = rate.frames.quotientAndRemainder(dividingBy: rate.duration)
    return remainder == 0 ? quotient : quotient + 1
  }

  /// Whether a second holds a whole number of frames.
  var isWhole: Bool { rate.duration == 1 }

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
