public import CaptionModel

/// A length of time that a rule is told: so many seconds, or so many frames at whatever rate.
public enum TimeLength: Sendable, Hashable {
  /// Seconds, as an exact fraction.
  case seconds(Ratio)
  /// Frames.
  case frames(Int)

  /// Reads a length: `5/6 s`, `0.5s`, `500 ms`, `2 frames`, `2f`.
  ///
  /// A number alone means seconds.
  public init?(_ text: some StringProtocol) {
    let unit = text.reversed().prefix { $0.isLetter }.reversed()
    let number = text.dropLast(unit.count).split(separator: " ")
    guard number.count == 1, let value = number.first.flatMap({ Ratio($0) }) else { return nil }
    switch String(unit) {
    case "", "s", "second", "seconds": self = .seconds(value)
    case "ms":
      guard let seconds = Ratio(value.numerator, over: value.denominator * 1000) else { return nil }
      self = .seconds(seconds)
    case "f", "frame", "frames":
      guard value.denominator == 1 else { return nil }
      self = .frames(value.numerator)
    default: return nil
    }
  }

  /// The length at a frame rate; frames without one are taken at 24 a second.
  public func duration(at rate: FrameRate?) -> MediaTime {
    switch self {
    case .seconds(let value):
      MediaTime(numerator: Int128(value.numerator), denominator: Int128(value.denominator))
    case .frames(let count): MediaTime(count: Int128(count), of: rate ?? .film)
    }
  }

  /// The whole frames at a rate, rounded to the nearest.
  public func frames(at rate: FrameRate) -> Int128 {
    switch self {
    case .seconds: duration(at: rate).frames(at: rate)
    case .frames(let count): Int128(count)
    }
  }
}

extension TimeLength: CustomStringConvertible {
  /// As people write it, with its unit: `5/6 s`, `2 frames`.
  public var description: String {
    switch self {
    case .seconds(let value): "\(value) s"
    case .frames(let count): counted(count, "frame")
    }
  }
}

/// A range of lengths that is allowed; both ends are inclusive.
public struct TimeBand: Sendable, Hashable {
  /// The shortest length.
  public var lower: TimeLength
  /// The longest length, or nil where there is none.
  public var upper: TimeLength?

  /// Makes a range.
  public init(_ lower: TimeLength, _ upper: TimeLength?) {
    self.lower = lower
    self.upper = upper
  }

  /// Reads a range: `2f`, `0..0`, `0.5s..`, `2 frames..11 frames`.
  public init?(_ text: some StringProtocol) {
    let dots = text.indices.first { text[$0...].hasPrefix("..") }
    guard let dots else {
      guard let length = TimeLength(text) else { return nil }
      self.init(length, length)
      return
    }
    let first = text[..<dots]
    let last = text[dots...].dropFirst(2)
    guard let lower = TimeLength(first) else { return nil }
    if last.isEmpty {
      self.init(lower, nil)
    } else {
      guard let upper = TimeLength(last) else { return nil }
      self.init(lower, upper)
    }
  }
}

extension TimeBand: CustomStringConvertible {
  /// As people say it: `2 frames`, `0.5 s or more`, `2 frames to 0.5 s`.
  public var description: String {
    guard let upper else { return "\(lower) or more" }
    return lower == upper ? "\(lower)" : "\(lower) to \(upper)"
  }
}
