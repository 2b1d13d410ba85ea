public import CaptionModel

/// Durations as XML writes them: `PT1H2M3.5S`.
public enum DASHDuration {
  /// Reads a duration; nil for years and months, whose length nobody knows, and for anything else.
  public static func time(_ text: String) -> MediaTime? {
    var rest = Array(text.utf8)[...]
    guard rest.popFirst() == UInt8(ascii: "P") else { return nil }
    var units: [(letter: UInt8, seconds: Int128)] = [(UInt8(ascii: "D"), 86_400)]
    var seconds: Int128 = 0
    var fraction = MediaTime.zero
    var hasPart = false
    var isTime = false
    while let byte = rest.first {
      if byte == UInt8(ascii: "T") {
        guard !isTime, rest.count > 1 else { return nil }
        isTime = true
        units = [(UInt8(ascii: "H"), 3600), (UInt8(ascii: "M"), 60), (UInt8(ascii: "S"), 1)]
        hasPart = false
        rest = rest.dropFirst()
        continue
      }
      let digits = rest.prefix { $0 &- 0x30 < 10 || $0 == 0x2E }
      rest = rest.dropFirst(digits.count)
      guard let letter = rest.popFirst(),
        let index = units.firstIndex(where: { $0.letter == letter }),
        let number = HLSDecimal(String(decoding: digits, as: UTF8.self))
      else { return nil }
      let isWhole = !digits.contains(0x2E)
      guard isWhole || letter == UInt8(ascii: "S") else { return nil }
      if isWhole {
        seconds += number.time.count(per: 1) * units[index].seconds
      } else {
        fraction = number.time
      }
      units.removeFirst(index + 1)
      hasPart = true
    }
    guard hasPart else { return nil }
    return MediaTime(numerator: seconds, denominator: 1) + fraction
  }

  /// Writes a time with as many decimals as a microsecond needs.
  public static func text(_ time: MediaTime) -> String {
    var number = HLSDecimal(time).text
    while number.hasSuffix("0") { number.removeLast() }
    if number.hasSuffix(".") { number.removeLast() }
    return "PT\(number)S"
  }
}
