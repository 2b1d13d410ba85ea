/// Frames of a programme and how time code numbers them (SMPTE ST 12-1).
public struct FrameCounting: Sendable, Hashable {
  /// Frames in a second.
  public let rate: FrameRate

  /// Whether the first numbers of nine minutes in ten are left out, so that 29.97 frames a second,
  /// or a multiple of them, keep step with the clock.
  public let isDropFrame: Bool

  /// Makes a way of counting; nil where numbers are to be dropped of another rate than a multiple of
  /// 30000/1001.
  public init?(rate: FrameRate, isDropFrame: Bool = false) {
    self.rate = rate
    self.isDropFrame = isDropFrame
    guard isDropFrame else { return }
    guard rate.duration == 1001, rate.frames % 30_000 == 0 else { return nil }
  }

  private init(dropping rate: FrameRate) {
    self.rate = rate
    isDropFrame = true
  }

  /// 30000/1001 frames a second with dropped numbers.
  public static let dropNTSC = FrameCounting(dropping: .ntsc)

  /// Reads what people write: a frame rate, with `df` behind it for drop-frame and perhaps `ndf` for
  /// non-drop: `25`, `23.976`, `30000/1001`, `29.97df`.
  public init?(_ text: some StringProtocol) {
    let lower = text.lowercased()
    let isNonDrop = lower.hasSuffix("ndf")
    let isDropFrame = !isNonDrop && lower.hasSuffix("df")
    guard let rate = FrameRate(text.dropLast(isNonDrop ? 3 : isDropFrame ? 2 : 0)) else {
      return nil
    }
    self.init(rate: rate, isDropFrame: isDropFrame)
  }

  /// Frame numbers in a second of time code: 30 of 30000/1001.
  public var nominal: Int {
    let (quotient, remainder) = rate.frames.quotientAndRemainder(dividingBy: rate.duration)
    return remainder == 0 ? quotient : quotient + 1
  }

  /// Whether a second holds a whole number of frames.
  public var isWhole: Bool { rate.duration == 1 }

  /// The numbers that are left out at the start of each minute but every tenth.
  private var dropped: Int128 { isDropFrame ? Int128(nominal / 15) : 0 }

  /// The frame that a time code names: `HH:MM:SS:FF`, the last mark perhaps a `;`.
  ///
  /// - Returns: Frames from `00:00:00:00`; nil for another form, and for a number that is dropped.
  public func frame(ofTimeCode text: some StringProtocol) -> Int128? {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == ";" }
    let numbers = parts.compactMap { part in
      part.utf8.allSatisfy { 0x30...0x39 ~= $0 } && part.utf8.count <= 9 ? Int128(part) : nil
    }
    guard parts.count == 4, numbers.count == 4, numbers[1] < 60, numbers[2] < 60,
      numbers[3] < nominal
    else { return nil }
    let minutes = numbers[0] * 60 + numbers[1]
    guard numbers[2] > 0 || numbers[3] >= dropped || minutes.isMultiple(of: 10) else { return nil }
    return (minutes * 60 + numbers[2]) * Int128(nominal) + numbers[3]
      - dropped * (minutes - minutes / 10)
  }

  /// The number that time code shows for a frame, dropped numbers counted; negative frames mirror
  /// positive ones.
  public func number(ofFrame frame: Int128) -> Int128 {
    guard isDropFrame else { return frame }
    let perMinute = Int128(nominal) * 60
    let perTen = perMinute * 10 - 9 * dropped
    let (tens, rest) = Int128(clamping: frame.magnitude).quotientAndRemainder(dividingBy: perTen)
    // The first minute of ten keeps its numbers.
    let minutes = rest < perMinute ? 0 : 1 + (rest - perMinute) / (perMinute - dropped)
    let (added, overflow) = (dropped * (9 * tens + minutes)).addingReportingOverflow(
      Int128(clamping: frame.magnitude)
    )
    // Beyond any programme, numbers are as good as frames.
    guard !overflow else { return frame }
    return frame < 0 ? -added : added
  }
}
