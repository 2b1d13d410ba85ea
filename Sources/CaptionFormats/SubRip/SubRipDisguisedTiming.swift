import CaptionModel

extension SubRipTiming {
  /// Reads times that something hides: a number before them on their line, brackets or quotes around
  /// them, marks that nobody sees, digits of other scripts, or an arrow that HTML has escaped.
  ///
  /// Nil where the line is text. Inside text nothing but a number before full times is believed.
  static func disguised(_ bytes: [UInt8], _ line: SubRipLine, _ place: Place) -> SubRipTiming? {
    if case .insideText = place { return numbered(bytes, line) }
    guard hasArrow(bytes, line.range) else { return nil }
    var plain = plainBytes(bytes[line.range])
    unwrap(&plain)
    var start = 0
    if let timing = bothTimes(plain, from: start) { return timing.of(line, in: bytes, plain) }
    // "1 00:00:01,000 --> …", "1: …", "1) …"
    while start < plain.count, plain[start].isASCIIDigit { start += 1 }
    guard start > 0, start < plain.count else { return nil }
    if [0x2E, 0x3A, 0x29, 0x2D].contains(plain[start]) { start += 1 }
    guard start < plain.count, plain[start] == 0x20 || plain[start] == 0x09 else { return nil }
    return bothTimes(plain, from: start)?.of(line, in: bytes, plain)
  }

  /// A number and full times on one line, the arrow as it ought to be.
  private static func numbered(_ bytes: [UInt8], _ line: SubRipLine) -> SubRipTiming? {
    guard let start = endOfNumber(bytes, line.range) else { return nil }
    let times = start..<line.end
    guard var timing = SubRipTiming(tolerantly: bytes, in: times, .insideText),
      bytes[times].contains(0x3E)
    else { return nil }
    let message = "\(bytes.quoted(line.range)) has a number before the times"
    timing.problems.insert(
      Problem(info: SubRipDiagnostics.badTimestamp, message: message, range: line.range),
      at: 0
    )
    return timing
  }

  /// Where what follows the number at a line's beginning starts; nil where that is no digit, or the
  /// line begins with no number.
  static func endOfNumber(_ bytes: [UInt8], _ line: Range<Int>) -> Int? {
    var index = line.lowerBound
    let end = line.upperBound
    while index < end, bytes[index].isASCIIDigit { index += 1 }
    guard index > line.lowerBound, index < end else { return nil }
    if bytes[index] == 0x2E || bytes[index] == 0x3A || bytes[index] == 0x29 { index += 1 }
    let blanks = index
    while index < end, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
    guard index > blanks, index < end, bytes[index].isASCIIDigit else { return nil }
    return index
  }

  /// Two times with an arrow between them; less than that is not enough here.
  private static func bothTimes(_ plain: [UInt8], from start: Int) -> SubRipTiming? {
    guard
      let timing = SubRipTiming(tolerantly: plain, in: start..<plain.count, .beginning),
      timing.begin != nil, timing.end != nil
    else { return nil }
    return timing
  }

  /// The timing with one problem that is about the whole line.
  private func of(_ line: SubRipLine, in bytes: [UInt8], _ plain: [UInt8]) -> SubRipTiming {
    var result = self
    var reading: [UInt8] = []
    if let begin, let end {
      reading.append(clock: begin, separator: 0x2C)
      reading += " --> ".utf8
      reading.append(clock: end, separator: 0x2C)
    }
    let message =
      "\(bytes.quoted(line.range)) is read as \"\(String(decoding: reading, as: UTF8.self))\""
    result.problems = [
      Problem(info: SubRipDiagnostics.badTimestamp, message: message, range: line.range)
    ]
    // What stands behind the times is the same in the source where it was not changed.
    let length = rest.count
    let isSame =
      length < line.range.count && plain[rest].elementsEqual(bytes[line.range].suffix(length))
    result.rest = isSame ? line.end - length..<line.end : line.end..<line.end
    return result
  }

  /// Whether a line has an arrow, as such or escaped; nearly every line ends here.
  private static func hasArrow(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    var cursor = ByteCursor(bytes, in: range)
    var isDashed = false
    while let byte = cursor.peek {
      if isDashed, byte == 0x3E || byte == 0x26 && cursor.match("&gt;") { return true }
      isDashed = byte == 0x2D
      cursor.advance()
    }
    return false
  }

  /// A line without marks that nobody sees, with ASCII for digits and signs of other scripts.
  private static func plainBytes(_ line: ArraySlice<UInt8>) -> [UInt8] {
    var plain: [UInt8] = []
    plain.reserveCapacity(line.count)
    for scalar in String(decoding: line, as: UTF8.self).unicodeScalars {
      switch scalar.value {
      case 0x09, 0x0B, 0x0C: plain.append(0x20)
      case 0x00..<0x20, 0x7F, 0xAD, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2069, 0xFEFF: break
      case 0xA0, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: plain.append(0x20)
      case 0x0660...0x0669, 0x06F0...0x06F9, 0xFF10...0xFF19:
        plain.append(0x30 + UInt8(truncatingIfNeeded: (scalar.value & 0x0F)))
      case 0xFF1A, 0x2236: plain.append(0x3A)
      case 0xFF0C, 0x060C, 0x066B, 0x201A: plain.append(0x2C)
      case 0xFF0E: plain.append(0x2E)
      case 0xFF1E: plain.append(0x3E)
      case 0xFF0D: plain.append(0x2D)
      default: plain += String(scalar).utf8
      }
    }
    var index = 0
    while index + 4 <= plain.count {
      if plain[index] == 0x26, plain[index..<index + 4].elementsEqual("&gt;".utf8) {
        plain.replaceSubrange(index..<index + 4, with: [0x3E])
      }
      index += 1
    }
    return plain
  }

  /// Takes off brackets or quotes around the whole line.
  private static func unwrap(_ plain: inout [UInt8]) {
    while let last = plain.last, last == 0x20 { plain.removeLast() }
    plain = Array(plain.drop { $0 == 0x20 })
    let pairs: [(UInt8, UInt8)] = [
      (0x28, 0x29), (0x5B, 0x5D), (0x7B, 0x7D), (0x22, 0x22), (0x27, 0x27),
    ]
    for (open, close) in pairs where plain.count > 2 && plain.first == open && plain.last == close {
      plain = Array(plain.dropFirst().dropLast())
      return
    }
  }
}
