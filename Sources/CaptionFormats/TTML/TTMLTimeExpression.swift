import CaptionModel

/// A time as a TTML attribute gives it (TTML2, 12.3.1 `timeExpression`).
struct TTMLTimeExpression: Sendable, Equatable {
  var time: MediaTime
  /// Whether the syntax is right; where it is not, the meaning was plain all the same.
  var isStrict: Bool
  /// Whether it is a time of day, of which the date is not known here.
  var isWallClock = false
  /// Whether it has a sign, which TTML does not know.
  var isNegative = false

  /// The latest time that every format can write: the milliseconds of later ones are too many, and
  /// digits far beyond it no longer count.
  static let latest = MediaTime(milliseconds: .max)
}

extension TTMLTiming {
  /// Reads a time expression; nil where no time can be made out.
  ///
  /// Beyond the specification's syntax this reads a comma for the point, fewer digits in a field,
  /// minutes and seconds alone, a semicolon before frames, seconds without a metric as SMIL has them
  /// (SMIL 3.0, 5.4.5), capitals and white space in a metric, white space around, and a minus sign.
  func time(_ bytes: [UInt8], in range: Range<Int>) -> TTMLTimeExpression? {
    if let time = ordinaryClockTime(bytes, range) {
      return TTMLTimeExpression(time: time, isStrict: true)
    }
    if let time = ordinaryOffset(bytes, range) {
      return TTMLTimeExpression(time: time, isStrict: true)
    }
    var cursor = ByteCursor(bytes, in: range)
    if cursor.match(0x77), cursor.match("wallclock(") { return wallClockTime(&cursor) }
    var isStrict = cursor.scan(while: { $0.isASCIIWhiteSpace }).isEmpty
    let isNegative = cursor.scan(0x2D)
    if isNegative { isStrict = false }
    guard let first = digits(&cursor) else { return nil }
    let time: MediaTime?
    if cursor.match(0x3A) {
      time = clockTime(&cursor, first, &isStrict)
    } else {
      time = offsetTime(&cursor, first, &isStrict)
    }
    if !cursor.scan(while: { $0.isASCIIWhiteSpace }).isEmpty { isStrict = false }
    guard let time, cursor.atEnd else { return nil }
    return TTMLTimeExpression(
      time: isNegative ? .zero - time : time,
      isStrict: isStrict,
      isNegative: isNegative && time > .zero
    )
  }

  /// `HH:MM:SS.mmm` on another clock than SMPTE's, which is what most files hold.
  func ordinaryClockTime(_ bytes: [UInt8], _ range: Range<Int>) -> MediaTime? {
    guard range.count == 12, base != .smpte, range.upperBound <= bytes.count else { return nil }
    return ClockPair.time(bytes, at: range.lowerBound, separator: 0x2E)
      .map { MediaTime(milliseconds: $0) }
  }

  /// A number with the unit `s`, `ms`, `f` or `t`, which is what most other files hold.
  private func ordinaryOffset(_ bytes: [UInt8], _ range: Range<Int>) -> MediaTime? {
    guard range.count <= 14, range.upperBound <= bytes.count else { return nil }
    var index = range.lowerBound
    let end = range.upperBound
    var value = 0
    var scale = 1
    while index < end, bytes[index].isASCIIDigit {
      value = value * 10 + Int(bytes[index] - 0x30)
      index += 1
    }
    guard index > range.lowerBound, index < end else { return nil }
    if bytes[index] == 0x2E {
      let point = index
      index += 1
      while index < end, bytes[index].isASCIIDigit {
        value = value * 10 + Int(bytes[index] - 0x30)
        scale *= 10
        index += 1
      }
      guard index > point + 1, index < end else { return nil }
    }
    switch (bytes[index], end - index) {
    case (0x73, 1):
      return scale == 1
        ? MediaTime(seconds: value)
        : MediaTime(numerator: Int128(value), denominator: Int128(scale))
    case (0x6D, 2) where bytes[index + 1] == 0x73:
      return MediaTime(numerator: Int128(value), denominator: Int128(scale) * 1000)
    case (0x66, 1): return periods(Int128(value), Int128(scale), frameRate)
    case (0x74, 1): return periods(Int128(value), Int128(scale), tickRate)
    default: return nil
    }
  }

  /// `wallclock(2024-05-01T20:15:00)`, of which the time of day counts (TTML2, 12.3.1.2).
  private func wallClockTime(_ cursor: inout ByteCursor) -> TTMLTimeExpression? {
    guard cursor.scan("wallclock("), !cursor.atEnd else { return nil }
    var isStrict = true
    cursor.scan(while: { $0.isASCIIWhiteSpace })
    var time: MediaTime? = .zero
    var first = digits(&cursor)
    if cursor.scan(0x2D) {
      guard digits(&cursor) != nil, cursor.scan(0x2D), digits(&cursor) != nil else { return nil }
      first = cursor.scan(0x54) ? digits(&cursor) : nil
    }
    if let first {
      guard cursor.scan(0x3A), let minutes = digits(&cursor), first.value < 100_000,
        minutes.value < 60
      else { return nil }
      time = MediaTime(seconds: Int(first.value) * 3600 + Int(minutes.value) * 60)
      if cursor.scan(0x3A) {
        guard let seconds = digits(&cursor), seconds.value <= 60 else { return nil }
        time = time.map { $0 + MediaTime(seconds: Int(seconds.value)) }
        if cursor.scan(0x2E) {
          guard let part = fraction(&cursor) else { return nil }
          time = time.map { $0 + MediaTime(numerator: part.value, denominator: part.scale) }
        }
      }
      if first.count != 2 || minutes.count != 2 { isStrict = false }
    }
    cursor.scan(while: { $0.isASCIIWhiteSpace })
    guard let time, cursor.scan(0x29), cursor.atEnd else { return nil }
    return TTMLTimeExpression(time: time, isStrict: isStrict, isWallClock: true)
  }

  /// A run of digits: its value, which saturates, and its length.
  private struct Digits {
    var value: Int128 = 0
    var count = 0
  }

  private func digits(_ cursor: inout ByteCursor) -> Digits? {
    var result = Digits()
    while let byte = cursor.peek, byte.isASCIIDigit {
      if result.value < 1_000_000_000_000_000_000_000_000 {
        result.value = result.value * 10 + Int128(byte - 0x30)
      }
      result.count += 1
      cursor.advance()
    }
    return result.count > 0 ? result : nil
  }

  /// The digits after a decimal mark as a fraction; those beyond the twelfth do not count.
  private func fraction(_ cursor: inout ByteCursor) -> (value: Int128, scale: Int128)? {
    var value: Int128 = 0
    var scale: Int128 = 1
    var count = 0
    while let byte = cursor.peek, byte.isASCIIDigit {
      if count < 12 {
        value = value * 10 + Int128(byte - 0x30)
        scale *= 10
      }
      count += 1
      cursor.advance()
    }
    return count > 0 ? (value, scale) : nil
  }

  private func clockTime(
    _ cursor: inout ByteCursor,
    _ first: Digits,
    _ isStrict: inout Bool
  ) -> MediaTime? {
    var fields = [first]
    while fields.count < 4 {
      // Time code with dropped frames often has a semicolon before the frames.
      if fields.count == 3, cursor.match(0x3B) { isStrict = false }
      guard cursor.scan(0x3A) || fields.count == 3 && cursor.scan(0x3B) else { break }
      guard let field = digits(&cursor) else { return nil }
      fields.append(field)
    }
    if fields.count < 3 {
      isStrict = false
      fields.insert(Digits(value: 0, count: 2), at: 0)
    }
    if fields[0].count < 2 || fields[1].count != 2 || fields[2].count != 2
      || fields[1].value > 59 || fields[2].value > 60
    {
      isStrict = false
    }
    let limit: Int128 = 1_000_000_000_000_000_000_000
    guard fields.allSatisfy({ $0.value < limit }) else { return .max }
    let minutes = fields[0].value * 60 + fields[1].value
    let seconds = minutes * 60 + fields[2].value
    var time = MediaTime(units: seconds * MediaTime.unitsPerSecond)
    if base == .smpte {
      time = MediaTime(count: frameNumber(minutes: minutes, seconds: seconds), of: frameRate)
    }
    if fields.count == 4 {
      if fields[3].count < 2 || fields[3].value >= Int128(nominalFrames) { isStrict = false }
      time = time + MediaTime(count: fields[3].value, of: frameRate)
      if cursor.scan(0x2E) {
        guard let part = digits(&cursor) else { return nil }
        time =
          time
          + MediaTime(
            numerator: part.value * Int128(frameRate.duration),
            denominator: Int128(frameRate.frames) * Int128(subFrames)
          )
      }
    } else if cursor.match(0x2E) || cursor.match(0x2C) {
      if cursor.match(0x2C) { isStrict = false }
      cursor.advance()
      guard let part = fraction(&cursor) else { return nil }
      time = time + MediaTime(numerator: part.value, denominator: part.scale)
    }
    return time
  }

  /// The number of the frame that begins a second of SMPTE time, dropped numbers left out.
  private func frameNumber(minutes: Int128, seconds: Int128) -> Int128 {
    let frames = seconds * Int128(nominalFrames)
    switch dropMode {
    case .none: return frames
    case .ntsc: return frames - 2 * (minutes - minutes / 10)
    case .pal: return frames - 4 * (minutes / 2 - minutes / 20)
    }
  }

  private func offsetTime(
    _ cursor: inout ByteCursor,
    _ first: Digits,
    _ isStrict: inout Bool
  ) -> MediaTime? {
    var value = first.value
    var scale: Int128 = 1
    if cursor.match(0x2E) || cursor.match(0x2C) {
      if cursor.match(0x2C) { isStrict = false }
      cursor.advance()
      guard let part = fraction(&cursor) else { return nil }
      guard value < 1_000_000_000_000_000_000 else { return .max }
      scale = part.scale
      value = value * scale + part.value
    }
    if let letter = cursor.peek, letter <= 0x5A {
      // Only what is not written right gets here.
      isStrict = false
      cursor.scan(while: { $0.isASCIIWhiteSpace })
      return offsetTime(inCapitals: &cursor, value, scale)
    }
    if cursor.atEnd {
      isStrict = false
      return MediaTime(numerator: value, denominator: scale)
    }
    if cursor.scan("ms") { return MediaTime(numerator: value, denominator: scale * 1000) }
    if cursor.scan("h") { return MediaTime(numerator: value * 3600, denominator: scale) }
    if cursor.scan("m") { return MediaTime(numerator: value * 60, denominator: scale) }
    if cursor.scan("s") { return MediaTime(numerator: value, denominator: scale) }
    if cursor.scan("f") { return periods(value, scale, frameRate) }
    if cursor.scan("t") { return periods(value, scale, tickRate) }
    return nil
  }

  /// A number with a metric after white space or in capitals.
  private func offsetTime(
    inCapitals cursor: inout ByteCursor,
    _ value: Int128,
    _ scale: Int128
  ) -> MediaTime? {
    guard let first = cursor.peek else {
      return MediaTime(numerator: value, denominator: scale)
    }
    cursor.advance()
    switch first | 0x20 {
    case 0x6D where cursor.match(0x73) || cursor.match(0x53):
      cursor.advance()
      return MediaTime(numerator: value, denominator: scale * 1000)
    case 0x68: return MediaTime(numerator: value * 3600, denominator: scale)
    case 0x6D: return MediaTime(numerator: value * 60, denominator: scale)
    case 0x73: return MediaTime(numerator: value, denominator: scale)
    case 0x66: return periods(value, scale, frameRate)
    case 0x74: return periods(value, scale, tickRate)
    default: return nil
    }
  }

  private func periods(_ value: Int128, _ scale: Int128, _ rate: FrameRate) -> MediaTime {
    if scale == 1 { return MediaTime(count: value, of: rate) }
    let (top, overflow) = value.multipliedReportingOverflow(by: Int128(rate.duration))
    let (bottom, overflow2) = scale.multipliedReportingOverflow(by: Int128(rate.frames))
    return overflow || overflow2 ? .max : MediaTime(numerator: top, denominator: bottom)
  }
}
