import CaptionAnalysis

/// What part of the picture's width a line takes, compared in whole numbers.
struct LineShare {
  /// The share of a line of `units` is `units * factor / divisor` percent.
  private let factor: Int128
  private let divisor: Int128

  /// - Parameters:
  ///   - fontSize: The size of the font, in percent of the picture's height.
  ///   - picture: The picture's width over its height.
  init(fontSize: Ratio, picture: Ratio) {
    factor = Int128(fontSize.numerator) * Int128(picture.denominator)
    divisor = max(
      Int128(fontSize.denominator) * Int128(picture.numerator) * Int128(LineWidth.unitsPerEm),
      1
    )
  }

  /// Whether a line takes more than a limit in percent.
  func exceeds(_ units: Int, _ limit: Ratio) -> Bool {
    let (needed, overflow) = (Int128(units) * factor)
      .multipliedReportingOverflow(by: Int128(limit.denominator))
    let (allowed, overflow2) = divisor.multipliedReportingOverflow(by: Int128(limit.numerator))
    return !overflow && !overflow2 && needed > allowed
  }

  /// The share in percent, rounded up to tenths, so that what is above a limit never looks like it.
  func percent(_ units: Int) -> String {
    let tenths = (Int128(max(units, 0)) * factor * 10 + divisor - 1) / divisor
    return decimal(thousandths: Int(clamping: tenths) * 100)
  }

  /// The widest line that a limit in percent allows.
  func mostUnits(_ limit: Ratio) -> Int {
    let (allowed, overflow) = divisor.multipliedReportingOverflow(by: Int128(limit.numerator))
    guard !overflow, factor > 0, limit.denominator > 0 else { return 0 }
    return Int(clamping: allowed / (factor * Int128(limit.denominator)))
  }
}
