import CaptionModel

/// The pieces of rules' words as bytes, for rules that say much.
extension [UInt8] {
  /// Appends a number of thousandths as a decimal without needless zeros: `1.25`.
  mutating func append(thousandths: Int) {
    if thousandths < 0 { append(0x2D) }
    let (whole, rest) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1000)
    append(digits: whole)
    guard rest > 0 else { return }
    append(0x2E)
    append(UInt8(truncatingIfNeeded: 0x30 + rest / 100))
    guard rest % 100 > 0 else { return }
    append(UInt8(truncatingIfNeeded: 0x30 + rest / 10 % 10))
    guard rest % 10 > 0 else { return }
    append(UInt8(truncatingIfNeeded: 0x30 + rest % 10))
  }

  /// Appends a text in quotation marks on one line, cut after so many bytes.
  mutating func append(quoted utf8: ArraySlice<UInt8>, longest: Int) {
    let start = count
    append(0x22)
    for byte in utf8 {
      // Only before the first byte of a scalar, which continuation bytes are not.
      if count - start > longest, byte & 0xC0 != 0x80 {
        append(contentsOf: "…".utf8)
        break
      }
      if byte == 0x0A { append(contentsOf: " / ".utf8) } else { append(byte) }
    }
    append(0x22)
  }
}
