import CaptionModel

/// JSON, written as it comes into one buffer.
///
/// A comma is needed wherever a value follows another; the last byte of the buffer tells, since
/// an opening bracket or a colon ends a place where none is needed.
struct JSONOutput {
  private(set) var bytes: [UInt8] = []
  private var isContinued = false

  /// Takes what has been written so far, between two values.
  mutating func take() -> [UInt8] {
    defer {
      if let last = bytes.last { isContinued = last != 0x0A }
      bytes.removeAll(keepingCapacity: true)
    }
    return bytes
  }

  /// Hands over what has been written so far, between two values, where that is a portion.
  mutating func drain(_ drain: ReportDrain) throws(Failure) {
    guard bytes.count >= reportPortion, let last = bytes.last else { return }
    try drain(&bytes)
    if bytes.isEmpty { isContinued = last != 0x0A }
  }

  /// Ends a document.
  mutating func endLine() {
    bytes.append(0x0A)
    isContinued = false
  }

  private mutating func separate() {
    switch bytes.last {
    case 0x5B, 0x7B, 0x3A, 0x0A: break
    case nil: if isContinued { bytes.append(0x2C) }
    default: bytes.append(0x2C)
    }
  }

  mutating func beginObject() {
    separate()
    bytes.append(0x7B)
  }

  mutating func endObject() { bytes.append(0x7D) }

  mutating func beginArray() {
    separate()
    bytes.append(0x5B)
  }

  mutating func endArray() { bytes.append(0x5D) }

  /// Appends a key, which is plain ASCII without anything to escape.
  mutating func key(_ name: String) {
    separate()
    bytes.append(0x22)
    bytes.append(contentsOf: name.utf8)
    bytes.append(0x22)
    bytes.append(0x3A)
  }

  /// Appends a key that a file gives.
  mutating func key(escaping name: String) {
    string(name)
    bytes.append(0x3A)
  }

  /// Appends a value that has been written already.
  mutating func raw(_ value: [UInt8]) {
    separate()
    bytes.append(contentsOf: value)
  }

  mutating func null() {
    separate()
    bytes.append(contentsOf: "null".utf8)
  }

  mutating func bool(_ value: Bool) {
    separate()
    bytes.append(contentsOf: (value ? "true" : "false").utf8)
  }

  mutating func string(_ value: String?) {
    guard let value else { return null() }
    separate()
    bytes.append(0x22)
    let start = bytes.count
    bytes.append(contentsOf: value.utf8)
    // Looking through the buffer is several times faster than through the string.
    if hasSpecial(from: start) {
      bytes.removeLast(bytes.count - start)
      escape(Array(value.utf8)[...])
    }
    bytes.append(0x22)
  }

  private func hasSpecial(from start: Int) -> Bool {
    var index = start
    while index < bytes.count {
      let byte = bytes[index]
      if byte < 0x20 || byte == 0x22 || byte == 0x5C { return true }
      index += 1
    }
    return false
  }

  /// Appends valid UTF-8 as a string.
  mutating func string(utf8: ArraySlice<UInt8>) {
    separate()
    bytes.append(0x22)
    escape(utf8)
    bytes.append(0x22)
  }

  private mutating func escape(_ utf8: ArraySlice<UInt8>) {
    var start = utf8.startIndex
    var index = start
    while index < utf8.endIndex {
      let byte = utf8[index]
      if byte < 0x20 || byte == 0x22 || byte == 0x5C {
        bytes.append(contentsOf: utf8[start..<index])
        bytes.append(0x5C)
        switch byte {
        case 0x0A: bytes.append(UInt8(ascii: "n"))
        case 0x0D: bytes.append(UInt8(ascii: "r"))
        case 0x09: bytes.append(UInt8(ascii: "t"))
        case 0x22, 0x5C: bytes.append(byte)
        default:
          bytes.append(contentsOf: "u00".utf8)
          bytes.append(0x30 + byte >> 4)
          let low = byte & 0x0F
          bytes.append(low < 10 ? 0x30 + low : 0x57 + low)
        }
        start = index + 1
      }
      index += 1
    }
    bytes.append(contentsOf: utf8[start...])
  }

  /// A list of objects, one for each item.
  mutating func objects<Item>(_ items: [Item], members: (inout JSONOutput, Item) -> Void) {
    beginArray()
    for item in items {
      beginObject()
      members(&self, item)
      endObject()
    }
    endArray()
  }

  mutating func strings(_ values: [String]) {
    beginArray()
    for value in values { string(value) }
    endArray()
  }

  mutating func number(_ value: Int) {
    separate()
    bytes.append(decimal: value)
  }

  /// Appends a number as plain digits without an exponent; what is no number becomes null.
  mutating func number(_ value: Double) {
    guard value.isFinite else { return null() }
    if value == value.rounded(), abs(value) < 1e15 { return number(Int(value)) }
    separate()
    bytes.append(contentsOf: plainDecimal(value).utf8)
  }

  /// Appends a time in milliseconds with up to six decimals.
  mutating func milliseconds(_ time: MediaTime?) {
    guard let time else { return null() }
    separate()
    bytes.append(milliseconds: time)
  }
}

extension [UInt8] {
  /// Appends a time in milliseconds with up to six decimals, rounded half up.
  mutating func append(milliseconds time: MediaTime) {
    if let small = Int(exactly: time.units) {
      let (quotient, remainder) = small.quotientAndRemainder(dividingBy: 17_640_000)
      if remainder == 0 { return append(decimal: quotient) }
    }
    // Divided first, so that even the longest time does not overflow.
    let (whole, rest) = time.units.magnitude.quotientAndRemainder(dividingBy: 17_640_000)
    var nanoseconds = whole * 1_000_000
    nanoseconds += (rest * 1_000_000 * 2 + 17_640_000) / (2 * 17_640_000)
    let (number, decimals) = nanoseconds.quotientAndRemainder(dividingBy: 1_000_000)
    if time.units < 0, nanoseconds > 0 { append(0x2D) }
    if let small = UInt(exactly: number) {
      append(digits: small)
    } else {
      append(contentsOf: "\(number)".utf8)
    }
    guard decimals > 0 else { return }
    append(0x2E)
    var fraction = UInt(decimals)
    var divisor: UInt = 100_000
    while fraction > 0 {
      append(UInt8(truncatingIfNeeded: 0x30 + fraction / divisor))
      fraction %= divisor
      divisor /= 10
    }
  }
}

/// The shortest digits that give the same number again, written without an exponent.
func plainDecimal(_ value: Double) -> String {
  let text = "\(value)"
  guard let mark = text.firstIndex(of: "e"), let exponent = Int(text[text.index(after: mark)...])
  else {
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
  let isNegative = text.hasPrefix("-")
  let parts = text[..<mark].drop { $0 == "-" }.split(separator: ".")
  let head = String(parts.first ?? "0")
  let tail = parts.count > 1 && parts[1] != "0" ? String(parts[1]) : ""
  let digits = head + tail
  // Where the point stands, counted from the first digit.
  let point = head.utf8.count + exponent
  var plain = isNegative ? "-" : ""
  if point <= 0 {
    plain += "0." + String(repeating: "0", count: -point) + digits
  } else if point >= digits.utf8.count {
    plain += digits + String(repeating: "0", count: point - digits.utf8.count)
  } else {
    plain += "\(digits.prefix(point)).\(digits.dropFirst(point))"
  }
  return plain
}
