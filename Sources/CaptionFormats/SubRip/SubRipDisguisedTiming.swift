import CaptionModel

extension SubRipTiming {
  /// Reads times that something hides: a number before them on their line, brackets or quotes around
  /// them, marks that nobody sees, digits of other scripts, or an arrow that HTML has escaped.
  ///
  /// Nil where the line is text. Directly below text a number has to be the one that is due, and
  /// brackets, quotes and escapes are text.
  static func disguised(_ bytes: [UInt8], _ line: SubRipLine, _ place: Place) -> SubRipTiming? {
    guard hasArrow(bytes, line.range) || hasBrokenArrow(bytes, line.range) else { return nil }
    var plain: SubRipPlainLine
    var due: Int?
    var rule = Place.beginning
    if case .insideText(let above) = place {
      plain = SubRipPlainLine(bytes, line.range, isEscaped: false)
      plain.trim()
      due = above.number
      rule = place
      if let timing = bothTimes(plain.bytes, from: 0, rule) { return timing.of(line, bytes, plain) }
    } else {
      plain = SubRipPlainLine(bytes, line.range, isEscaped: true)
      plain.unwrap()
      if let timing = bothTimes(plain.bytes, from: 0, rule) { return timing.of(line, bytes, plain) }
    }
    // "1 00:00:01,000 --> …", "1: …", "1) …"
    let digits = plain.bytes.prefix { $0.isASCIIDigit }
    var start = digits.count
    guard start > 0, start < plain.bytes.count else { return nil }
    if let due {
      guard start < 10, digits.reduce(0, { $0 * 10 + Int($1 - 0x30) }) == due else { return nil }
      rule = .belowNumber
    }
    if numberMarks.contains(plain.bytes[start]) { start += 1 }
    guard
      start < plain.bytes.count, plain.bytes[start] == 0x20 || plain.bytes[start] == 0x09
    else { return nil }
    guard var timing = bothTimes(plain.bytes, from: start, rule)?.of(line, bytes, plain) else {
      return nil
    }
    timing.number = plain.source(of: 0..<digits.count, upTo: line.end)
    return timing
  }

  /// What may stand behind the number of a cue on the line of its times: `1.`, `1:`, `1)`, `1-`.
  static let numberMarks: [UInt8] = [0x2E, 0x3A, 0x29, 0x2D]

  /// Two times with an arrow between them; less than that is not enough here.
  private static func bothTimes(_ plain: [UInt8], from start: Int, _ place: Place) -> SubRipTiming?
  {
    guard
      let timing = SubRipTiming(tolerantly: plain, in: start..<plain.count, place),
      timing.begin != nil, timing.end != nil
    else { return nil }
    return timing
  }

  /// The timing with one problem that is about the whole line, and those of the times themselves.
  private func of(_ line: SubRipLine, _ bytes: [UInt8], _ plain: SubRipPlainLine) -> SubRipTiming {
    var result = self
    var reading: [UInt8] = []
    if let begin, let end {
      reading.append(clock: begin, separator: 0x2C)
      reading += " --> ".utf8
      reading.append(clock: end, separator: 0x2C)
    }
    var message =
      "\(bytes.quoted(line.range)) is read as \"\(String(decoding: reading, as: UTF8.self))\""
    var place = line.range
    if let hidden = plain.firstHidden, plain.bytes == reading {
      // Nobody could find the fault by the text of the line.
      let hexadecimal = String(hidden.value, radix: 16, uppercase: true)
      let padding = String(repeating: "0", count: max(0, 4 - hexadecimal.count))
      message = "the invisible character U+\(padding)\(hexadecimal) stands on the line of the times"
      place = hidden.place
    }
    let known = problems.filter { $0.info.code != SubRipDiagnostics.badTimestamp.code }
    result.problems = [
      Problem(info: SubRipDiagnostics.badTimestamp, message: message, range: place)
    ]
    for var problem in known {
      problem.range = plain.source(of: problem.range, upTo: line.end)
      result.problems.append(problem)
    }
    result.rest = plain.source(of: rest, upTo: line.end)
    return result
  }

  /// Whether a line may have disguised times, by the byte with which it begins and its arrow; nearly
  /// every line ends here.
  @inline(__always)
  static func mayBeDisguised(_ bytes: [UInt8], _ line: Range<Int>) -> Bool {
    guard line.lowerBound < line.upperBound else { return false }
    switch bytes[line.lowerBound] {
    case 0x20, 0x09, 0x22, 0x27, 0x28, 0x30...0x39, 0x5B, 0x7B: return hasArrow(bytes, line)
    case 0x80...: return hidesBegin(bytes, line) && hasHead(bytes, line)
    default: return false
    }
  }

  /// Whether a line begins with a mark or blank that nobody sees, or a digit of another script.
  @inline(never)
  private static func hidesBegin(_ bytes: [UInt8], _ line: Range<Int>) -> Bool {
    guard line.count > 2 else { return false }
    let second = bytes[line.lowerBound + 1]
    switch bytes[line.lowerBound] {
    case 0xC2: return second == 0xA0 || second == 0xAD
    case 0xD9: return 0xA0...0xA9 ~= second
    case 0xDB: return 0xB0...0xB9 ~= second
    case 0xE2:
      let third = bytes[line.lowerBound + 2]
      if second == 0x80 { return third <= 0x8F || 0xAA...0xAF ~= third }
      return second == 0x81 && third >= 0x9F
    case 0xE3: return second == 0x80 && bytes[line.lowerBound + 2] == 0x80
    case 0xEF: return second == 0xBB || second == 0xBC
    default: return false
    }
  }

  /// Whether something that nobody sees may stand inside a line's arrow.
  private static func hasBrokenArrow(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    bytes[range].contains { $0 >= 0x80 || $0 < 0x20 } && bytes[range].contains(0x3E)
      && (mayBegin(bytes, range) || hidesBegin(bytes, range))
  }

  private static func hasHead(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    bytes[range].contains(0x3E) || hasArrow(bytes, range)
  }

  /// Whether a line has an arrow, as such or escaped.
  @inline(never)
  static func hasArrow(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    var index = range.lowerBound
    while index < range.upperBound {
      // Line breaks end the search as well, or each line would be looked for an arrow to the file's end.
      index = bytes.endOfRun(from: index) { word in
        word.matches(0x3E) | word.matches(0x26) | word.matches(0xE2) | word.matches(0x0A)
          | word.matches(0x0D)
      }
      guard index < range.upperBound else { return false }
      let cursor = ByteCursor(bytes, in: index..<range.upperBound)
      let isBehindDash = index > range.lowerBound && bytes[index - 1] == 0x2D
      if isBehindDash ? cursor.match(0x3E) || cursor.match("&gt;") : cursor.match("→") {
        return true
      }
      index += 1
    }
    return false
  }
}
