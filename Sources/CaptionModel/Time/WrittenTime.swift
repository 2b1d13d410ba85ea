extension MediaTime {
  /// Reads a distance in time as people type it: `1500ms`, `-2.5s`, `1m`, `0.5h`, `-00:01:02.500`.
  ///
  /// The value is exact: `0.0001ms` is not rounded on the way. Nil for anything else, also for a
  /// number without a unit, since both seconds and milliseconds are common in other programs.
  public init?(distance text: some StringProtocol) {
    var rest = Substring(text)
    var isNegative = false
    if let sign = rest.first, sign == "-" || sign == "+" {
      isNegative = sign == "-"
      rest = rest.dropFirst()
    }
    let found = rest.contains(":") ? MediaTime(clock: rest) : unitDistance(rest)
    guard let found else { return nil }
    self = isNegative ? .zero - found : found
  }

  /// Reads a point in time as people type it: `MM:SS` or `HH:MM:SS`, with decimals of the seconds.
  public init?(clock text: some StringProtocol) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2 || parts.count == 3, let last = parts.last,
      let seconds = Decimal(last), seconds.digits < 60 * seconds.scale
    else { return nil }
    var minutes: Int128 = 0
    for (index, part) in parts.dropLast().enumerated() {
      guard let number = Decimal(part), number.scale == 1 else { return nil }
      if index > 0, number.digits >= 60 { return nil }
      minutes = minutes * 60 + number.digits
    }
    self.init(
      numerator: minutes * 60 * seconds.scale + seconds.digits,
      denominator: seconds.scale
    )
  }
}

private func unitDistance(_ text: Substring) -> MediaTime? {
  let units: [(name: String, numerator: Int128, denominator: Int128)] = [
    ("ms", 1, 1000), ("s", 1, 1), ("m", 60, 1), ("h", 3600, 1),
  ]
  for unit in units where text.hasSuffix(unit.name) {
    guard let decimal = Decimal(text.dropLast(unit.name.count)) else { return nil }
    return MediaTime(
      numerator: decimal.digits * unit.numerator,
      denominator: decimal.scale * unit.denominator
    )
  }
  return nil
}

/// A number of at most 15 digits with at most 9 decimals: `digits / scale`.
private struct Decimal {
  var digits: Int128 = 0
  var scale: Int128 = 1

  init?(_ text: some StringProtocol) {
    var count = 0
    var hasPoint = false
    var endsInPoint = false
    for byte in text.utf8 {
      endsInPoint = byte == 0x2E
      if byte == 0x2E, !hasPoint {
        hasPoint = true
      } else if 0x30...0x39 ~= byte {
        digits = digits * 10 + Int128(byte - 0x30)
        if hasPoint { scale *= 10 }
        count += 1
      } else {
        return nil
      }
    }
    guard (1...15).contains(count), scale <= 1_000_000_000, !endsInPoint else {
      return nil
    }
  }
}
