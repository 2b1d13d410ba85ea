import CaptionModel

/// An amount of text over a time, compared in whole numbers.
struct Speed {
  private let halves: Int
  private let duration: MediaTime
  /// The duration where it is one of whole milliseconds, for which 64 bits do.
  private let milliseconds: Int?

  /// Makes a speed of so many halves of a character; the duration must be above zero.
  init(_ halves: Int, halvesIn duration: MediaTime) {
    self.halves = halves
    self.duration = max(duration, MediaTime(units: 1))
    let time = duration.milliseconds
    milliseconds = time > 0 && MediaTime(milliseconds: time) == duration ? time : nil
  }

  /// Whether it is above so many a second.
  func exceeds(_ limit: Ratio) -> Bool {
    if let milliseconds {
      let (left, overflow) = (halves * 1000).multipliedReportingOverflow(by: limit.denominator)
      let (right, overflow2) = (2 * limit.numerator).multipliedReportingOverflow(by: milliseconds)
      if !overflow, !overflow2 { return left > right }
    }
    let (allowed, overflow) = (2 * Int128(limit.numerator)).multipliedReportingOverflow(
      by: duration.units
    )
    return !overflow
      && Int128(halves) * Int128(limit.denominator) * MediaTime.unitsPerSecond > allowed
  }

  /// How many a second, rounded up to tenths, so that what is above a limit never looks like it.
  var perSecond: String { decimal(thousandths: thousandthsPerSecond) }

  /// The same in thousandths.
  var thousandthsPerSecond: Int {
    if let milliseconds { return (halves * 5000 + milliseconds - 1) / milliseconds * 100 }
    let (units, overflow) = (Int128(halves) * 5).multipliedReportingOverflow(
      by: MediaTime.unitsPerSecond
    )
    guard !overflow, units > 0 else { return 0 }
    return Int(clamping: ((units - 1) / duration.units + 1) * 100)
  }
}

/// A table of times for numbers of characters, with straight lines between and beyond its points.
struct SpeedTable {
  private let points: [OptionValue.Point]

  init(_ points: [OptionValue.Point]) {
    self.points = points
  }

  /// The time for a number of halves of a character; nil where the table has too few points.
  func time(forHalves halves: Int) -> MediaTime? {
    guard points.count > 1 else { return nil }
    let after = points.dropFirst().firstIndex { $0.x.isAtLeast(halves: halves) }
    let upper = points[after ?? points.count - 1]
    let lower = points[(after ?? points.count - 1) - 1]
    // y = y0 + (y1 - y0) (x - x0) / (x1 - x0), in units of time.
    let (x0, y0) = (lower.x.thousandths, lower.y.units)
    let (x1, y1) = (upper.x.thousandths, upper.y.units)
    guard x1 > x0 else { return nil }
    let units = y0 + (y1 - y0) * (Int128(halves) * 500 - x0) / (x1 - x0)
    return MediaTime(units: max(units, 0))
  }
}

extension Ratio {
  fileprivate func isAtLeast(halves: Int) -> Bool { thousandths >= Int128(halves) * 500 }

  fileprivate var thousandths: Int128 { Int128(numerator) * 1000 / Int128(denominator) }

  /// So many seconds, in units of time.
  fileprivate var units: Int128 {
    MediaTime(numerator: Int128(numerator), denominator: Int128(denominator)).units
  }
}
