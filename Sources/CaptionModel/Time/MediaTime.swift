/// A point on a programme's time line, or a distance on it, as an exact whole number of units.
///
/// One unit is 1/17,640,000,000 s. Milliseconds, microseconds, 100 ns ticks, the 90 kHz clock,
/// audio sampling rates of 44.1 and 48 kHz and every broadcast frame rate, those over 1001
/// included, last a whole number of units, so times in them are held without rounding.
///
/// The range is that of a 128-bit integer, about ±9.6 × 10²⁷ s. Arithmetic saturates at its ends
/// instead of trapping, since times come from files. A time that is finer than one unit, or a
/// value asked for in a coarser one, is rounded to the nearest, halves away from zero.
///
/// As an instant, a cue's begin is inclusive and its end exclusive.
@frozen
public struct MediaTime: Sendable, Hashable, Comparable {
  /// Units in one second: the least number that all supported clocks divide.
  @inlinable public static var unitsPerSecond: Int128 { 17_640_000_000 }

  /// Units in one millisecond.
  @inlinable public static var unitsPerMillisecond: Int128 { 17_640_000 }

  /// The beginning of the programme, or no distance at all.
  @inlinable public static var zero: MediaTime { MediaTime(units: 0) }

  /// The latest time that can be held; what overflows becomes this.
  @inlinable public static var max: MediaTime { MediaTime(units: .max) }

  /// The earliest time that can be held.
  @inlinable public static var min: MediaTime { MediaTime(units: .min) }

  // Two words instead of one number of 128 bits, which must lie at a multiple of sixteen bytes:
  // whatever holds a time would grow by that, and take a slower path of the allocator.
  @usableFromInline var low: UInt64
  @usableFromInline var high: Int64

  /// The time as a count of units of 1/17,640,000,000 s.
  @inlinable
  public var units: Int128 {
    get { Int128(_low: low, _high: high) }
    set { self = MediaTime(units: newValue) }
  }

  /// Makes a time of so many units of 1/17,640,000,000 s.
  @inlinable
  public init(units: Int128) {
    low = units._low
    high = units._high
  }

  /// Makes a time of so many milliseconds, exactly.
  @inlinable
  public init(milliseconds: Int) {
    // A 64-bit count times 17,640,000 always fits 128 bits.
    self.init(units: Int128(widening: milliseconds) &* 17_640_000)
  }

  /// Makes a time of so many seconds, exactly.
  @inlinable
  public init(seconds: Int) {
    self.init(units: Int128(widening: seconds) &* 17_640_000_000)
  }

  /// Makes the time at which `count` periods of a clock have passed, rounded to the nearest unit.
  ///
  /// - Parameters:
  ///   - count: Periods of the clock: frames, ticks or samples.
  ///   - rate: Periods in a second, as a fraction.
  public init(count: Int128, of rate: FrameRate) {
    let (scaled, overflow) = count.multipliedReportingOverflow(by: Int128(rate.duration))
    let (whole, overflow2) = scaled.multipliedReportingOverflow(by: Self.unitsPerSecond)
    guard !overflow, !overflow2 else {
      self = count < 0 ? .min : .max
      return
    }
    self.init(units: roundedQuotient(whole, Int128(rate.frames)))
  }

  /// Makes a time of `numerator / denominator` seconds, rounded to the nearest unit.
  ///
  /// The denominator must be positive; zero or less gives zero.
  public init(numerator: Int128, denominator: Int128) {
    guard denominator > 0 else {
      self = .zero
      return
    }
    let (scaled, overflow) = numerator.multipliedReportingOverflow(by: Self.unitsPerSecond)
    guard !overflow else {
      // Too large for the product: divide first and give up what is finer than a unit.
      let (whole, remainder) = numerator.quotientAndRemainder(dividingBy: denominator)
      let (seconds, tooLarge) = whole.multipliedReportingOverflow(by: Self.unitsPerSecond)
      self = tooLarge ? (numerator < 0 ? .min : .max) : MediaTime(units: seconds)
      let (fine, fineTooLarge) = remainder.multipliedReportingOverflow(by: Self.unitsPerSecond)
      if !tooLarge, !fineTooLarge { self = self + MediaTime(units: fine / denominator) }
      return
    }
    self.init(units: roundedQuotient(scaled, denominator))
  }

  /// Whole milliseconds, rounded to the nearest, halves away from zero; saturates at 64 bits.
  @inlinable
  public var milliseconds: Int {
    // Ordinary programmes fit 64 bits, where division is many times cheaper.
    if let small = units.narrowed {
      let (quotient, remainder) = small.quotientAndRemainder(dividingBy: 17_640_000)
      if remainder >= 8_820_000 { return Int(quotient + 1) }
      if remainder <= -8_820_000 { return Int(quotient - 1) }
      return Int(quotient)
    }
    return Int(clamping: count(per: 1000))
  }

  /// The time in periods of 1/`perSecond` s, rounded to the nearest, halves away from zero.
  @inlinable
  public func count(per perSecond: Int128) -> Int128 {
    let (scaled, overflow) = units.multipliedReportingOverflow(by: perSecond)
    if overflow { return units < 0 ? .min : .max }
    return roundedQuotient(scaled, MediaTime.unitsPerSecond)
  }

  /// Whether nothing is left when the time is told in milliseconds.
  public var isWholeMilliseconds: Bool {
    if let small = units.narrowed { return small % 17_640_000 == 0 }
    return units % Self.unitsPerMillisecond == 0
  }

  /// The number of the frame at this time, rounded to the nearest, halves away from zero.
  public func frames(at rate: FrameRate) -> Int128 {
    let (scaled, overflow) = units.multipliedReportingOverflow(by: Int128(rate.frames))
    let (divisor, overflow2) = Self.unitsPerSecond.multipliedReportingOverflow(
      by: Int128(rate.duration)
    )
    guard !overflow, !overflow2 else { return units < 0 ? .min : .max }
    return roundedQuotient(scaled, divisor)
  }

  /// The time in seconds as a floating-point number, for statistics and display only.
  public var seconds: Double {
    (units.narrowed.map { Double($0) } ?? Double(units)) / 17_640_000_000
  }

  /// Whether one time is before another.
  @inlinable
  public static func < (left: MediaTime, right: MediaTime) -> Bool {
    left.units < right.units
  }

  /// The sum, saturated at the ends of the range.
  @inlinable
  public static func + (left: MediaTime, right: MediaTime) -> MediaTime {
    let (sum, overflow) = left.units.addingReportingOverflow(right.units)
    return overflow ? (right.units < 0 ? .min : .max) : MediaTime(units: sum)
  }

  /// The difference, saturated at the ends of the range.
  @inlinable
  public static func - (left: MediaTime, right: MediaTime) -> MediaTime {
    let (difference, overflow) = left.units.subtractingReportingOverflow(right.units)
    return overflow ? (right.units < 0 ? .max : .min) : MediaTime(units: difference)
  }

  /// This time multiplied by a fraction, rounded to the nearest unit; saturates.
  ///
  /// The denominator must be positive; zero or less leaves the time as it is.
  public func scaled(by numerator: Int128, over denominator: Int128) -> MediaTime {
    guard denominator > 0 else { return self }
    let (product, overflow) = units.multipliedReportingOverflow(by: numerator)
    guard !overflow else { return (units < 0) == (numerator < 0) ? .max : .min }
    return MediaTime(units: roundedQuotient(product, denominator))
  }
}

// The standard library's general conversions between 128 and 64 bits are not specialized in other
// modules and cost more than the arithmetic; these are a move or two.
extension Int128 {
  /// The same number.
  @inlinable
  init(widening number: Int) {
    let wide = Int64(number)
    self.init(_low: UInt64(bitPattern: wide), _high: wide >> 63)
  }

  /// The same number in 64 bits, or nil where it does not fit.
  @inlinable
  var narrowed: Int64? {
    let low = Int64(bitPattern: _low)
    return _high == low >> 63 ? low : nil
  }
}

/// The quotient rounded to the nearest integer, halves away from zero; the divisor is positive.
@inlinable
func roundedQuotient(_ dividend: Int128, _ divisor: Int128) -> Int128 {
  let (quotient, remainder) = dividend.quotientAndRemainder(dividingBy: divisor)
  let distance = remainder.magnitude
  guard distance >= divisor.magnitude - distance else { return quotient }
  return dividend < 0 ? quotient - 1 : quotient + 1
}
