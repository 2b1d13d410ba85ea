/// An exact fraction of whole numbers, in lowest terms: a limit such as 20, 12.5 or 5/6.
public struct Ratio: Sendable, Hashable, Comparable {
  /// The numerator, which bears the sign.
  public let numerator: Int
  /// The denominator, at least 1.
  public let denominator: Int

  /// Makes a fraction; nil where the denominator is below 1 or a number is out of range.
  public init?(_ numerator: Int, over denominator: Int) {
    guard denominator >= 1, numerator > Int(Int32.min) * 1000, numerator < Int(Int32.max) * 1000,
      denominator < 1_000_000_000
    else { return nil }
    var (a, b) = (numerator.magnitude, denominator.magnitude)
    while b != 0 { (a, b) = (b, a % b) }
    let divisor = max(Int(a), 1)
    self.numerator = numerator / divisor
    self.denominator = denominator / divisor
  }

  /// Makes a whole number; what is out of range becomes the nearest that is not.
  public init(_ whole: Int) {
    numerator = min(max(whole, Int(Int32.min)), Int(Int32.max))
    denominator = 1
  }

  /// Makes so many thousandths; what is out of range becomes the nearest that is not.
  public init(thousandths: Int) {
    let limited = min(max(thousandths, Int(Int32.min)), Int(Int32.max))
    self = Ratio(limited, over: 1000) ?? Ratio(0)
  }

  /// Reads a fraction as people write it: `20`, `12.5`, `-3`, `5/6`.
  public init?(_ text: some StringProtocol) {
    let sides = text.split(separator: "/", omittingEmptySubsequences: false)
    if sides.count == 2, let top = Int(sides[0]), let bottom = Int(sides[1]) {
      self.init(top, over: bottom)
      return
    }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, let first = parts.first, first != "", first != "-",
      let whole = Int(first)
    else { return nil }
    guard parts.count == 2 else {
      self.init(whole, over: 1)
      return
    }
    let digits = parts[1].utf8
    guard !digits.isEmpty, digits.count <= 6, digits.allSatisfy({ (0x30...0x39).contains($0) }),
      let fraction = Int(parts[1]), whole.magnitude <= UInt(Int32.max) / 1000
    else { return nil }
    var scale = 1
    for _ in 0..<digits.count { scale *= 10 }
    let magnitude = Int(whole.magnitude) * scale + fraction
    self.init(first.hasPrefix("-") ? -magnitude : magnitude, over: scale)
  }

  /// Whether one fraction is smaller than another, compared exactly.
  public static func < (left: Ratio, right: Ratio) -> Bool {
    Int128(left.numerator) * Int128(right.denominator)
      < Int128(right.numerator) * Int128(left.denominator)
  }

  /// The nearest whole number that is not above it.
  public var roundedDown: Int {
    let (quotient, remainder) = numerator.quotientAndRemainder(dividingBy: denominator)
    return remainder < 0 ? quotient - 1 : quotient
  }
}

extension Ratio: ExpressibleByIntegerLiteral {
  /// Makes a whole number.
  public init(integerLiteral value: Int) {
    self.init(value)
  }
}

extension Ratio: CustomStringConvertible {
  /// As people write it: a decimal where it ends after at most three places, else a fraction.
  public var description: String {
    let (scaled, overflow) = numerator.multipliedReportingOverflow(by: 1000)
    guard !overflow, scaled % denominator == 0 else { return "\(numerator)/\(denominator)" }
    return decimal(thousandths: scaled / denominator)
  }
}
