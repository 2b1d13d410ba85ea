public import CaptionModel

/// A number of seconds as a playlist writes it (RFC 8216, 4.2, decimal-floating-point), exactly.
public struct HLSDecimal: Sendable, Hashable {
  /// The number as it is written: `6.006`.
  public let text: String
  /// The time that it means.
  public let time: MediaTime

  /// Reads digits with at most one point; nil for anything else.
  ///
  /// Numbers of more than twelve digits before the point mean no time. Decimals beyond the twelfth
  /// are finer than any clock and left out.
  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard let whole = parts.first, !(whole.isEmpty && parts.count == 1) else { return nil }
    let fraction = parts.count > 1 ? parts[1] : ""
    guard !(whole.isEmpty && fraction.isEmpty), whole.utf8.count <= 12,
      whole.utf8.allSatisfy({ $0 &- 0x30 < 10 }), fraction.utf8.allSatisfy({ $0 &- 0x30 < 10 })
    else { return nil }
    var numerator: Int128 = 0
    var denominator: Int128 = 1
    for digit in whole.utf8 { numerator = numerator * 10 + Int128(digit &- 0x30) }
    for digit in fraction.utf8.prefix(12) {
      numerator = numerator * 10 + Int128(digit &- 0x30)
      denominator *= 10
    }
    self.text = String(text)
    time = MediaTime(numerator: numerator, denominator: denominator)
  }

  /// Writes a time with three decimals, or as many as a microsecond needs.
  public init(_ time: MediaTime) {
    let microseconds = max(time, .zero).count(per: 1_000_000)
    let (seconds, rest) = microseconds.quotientAndRemainder(dividingBy: 1_000_000)
    var digits = "\(rest)"
    digits = String(repeating: "0", count: max(6 - digits.utf8.count, 0)) + digits
    while digits.utf8.count > 3, digits.hasSuffix("0") { digits.removeLast() }
    text = "\(seconds).\(digits)"
    self.time = MediaTime(numerator: microseconds, denominator: 1_000_000)
  }
}
