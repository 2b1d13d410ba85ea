import CaptionEncoding

/// The pieces of rules' words as bytes, for rules that say much.
extension [UInt8] {
  /// Appends a number of thousandths as a decimal without needless zeros: `1.25`.
  mutating func append(thousandths: Int) {
    append(addingCapacity: 48) { $0.write(thousandths: thousandths) }
  }

  /// Appends a text in quotation marks on one line, cut after so many bytes.
  mutating func append(quoted utf8: Span<UInt8>, longest: Int) {
    if utf8.count <= longest, !utf8.indices.contains(where: { utf8[$0] == 0x0A }) {
      append(addingCapacity: utf8.count + 2) { output in
        output.append(0x22)
        output.write(utf8)
        output.append(0x22)
      }
      return
    }
    // No more of it is ever written; a line feed makes three bytes.
    let seen = utf8.extracting(0..<Swift.min(utf8.count, longest + 16))
    append(addingCapacity: 3 * seen.count + 8) { output in
      let start = output.count
      output.append(0x22)
      for index in seen.indices {
        let byte = seen[index]
        // Only before the first byte of a scalar, which continuation bytes are not.
        if output.count - start > longest, byte & 0xC0 != 0x80 {
          output.append(0xE2)
          output.append(0x80)
          output.append(0xA6)
          break
        }
        if byte == 0x0A {
          output.append(0x20)
          output.append(0x2F)
          output.append(0x20)
        } else {
          output.append(byte)
        }
      }
      output.append(0x22)
    }
  }
}

extension OutputSpan<UInt8> {
  /// Appends a number of thousandths as a decimal without needless zeros, in up to 40 bytes.
  mutating func write(thousandths: Int) {
    if thousandths < 0 { append(0x2D) }
    let (whole, rest) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1000)
    write(decimal: Int(truncatingIfNeeded: whole))
    guard rest > 0 else { return }
    let first = UInt64(rest / 100)
    let second = UInt64(rest / 10) &- 10 &* first
    let third = UInt64(rest % 10)
    // The point and three digits, the point lowest.
    let digits = (first | second &<< 8 | third &<< 16) | 0x30_3030
    write(0x2E | digits &<< 8, third > 0 ? 4 : second > 0 ? 3 : 2)
  }
}
