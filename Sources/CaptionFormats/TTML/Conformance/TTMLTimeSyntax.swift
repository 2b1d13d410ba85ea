/// The syntax of time expressions and what a time base allows of it (TTML2, 12.3.1; TTML1,
/// 10.3.1).
struct TTMLTimeSyntax: Sendable {
  /// What the check of a time can say.
  enum Verdict: Sendable, Equatable {
    case valid
    case wrong(String)
    /// It counts a frame that the drop mode of this name leaves out.
    case dropped(String)
  }

  var base = TTMLTiming.Base.media
  var frames = 30
  var subFrames = 1
  var dropMode = TTMLTiming.DropMode.none
  var version = TTMLVersion.second
  /// Whether any time so far counts frames or ticks.
  private(set) var usesFrames = false
  private(set) var usesTicks = false

  /// Checks a time expression.
  mutating func check(_ bytes: [UInt8], in range: Range<Int>) -> Verdict {
    if isPlainClockTime(bytes, in: range) { return .valid }
    var cursor = bytes[range]
    if cursor.isEmpty { return .wrong("is empty") }
    if cursor.starts(with: "wallclock(".utf8) { return checkWallClock(cursor) }
    let first = digits(&cursor)
    guard !first.isEmpty else { return .wrong("is not a time") }
    return cursor.first == 0x3A ? checkClock(first, &cursor) : checkOffset(&cursor)
  }

  /// Whether the bytes are `hh:mm:ss` or `hh:mm:ss.f…`, as most times are.
  private func isPlainClockTime(_ bytes: [UInt8], in range: Range<Int>) -> Bool {
    let start = range.lowerBound
    guard range.count == 8 || (range.count > 9 && bytes[start + 8] == 0x2E) else { return false }
    guard bytes[start + 2] == 0x3A, bytes[start + 5] == 0x3A else { return false }
    guard bytes[start + 3] < 0x36, bytes[start + 6] < 0x36 else { return false }
    for index in range where !bytes[index].isASCIIDigit {
      switch index - start {
      case 2, 5, 8: break
      default: return false
      }
    }
    return true
  }

  private func digits(_ cursor: inout ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let digits = cursor.prefix(while: \.isASCIIDigit)
    cursor = cursor.dropFirst(digits.count)
    return digits
  }

  private func value(_ digits: ArraySlice<UInt8>) -> Int {
    let significant = digits.drop { $0 == 0x30 }
    return significant.count > 15
      ? .max : significant.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }

  private mutating func checkClock(
    _ hours: ArraySlice<UInt8>,
    _ cursor: inout ArraySlice<UInt8>
  ) -> Verdict {
    guard hours.count >= 2 else { return .wrong("has hours of less than two digits") }
    cursor.removeFirst()
    let minutes = digits(&cursor)
    guard minutes.count == 2, value(minutes) < 60 else {
      return .wrong("has minutes that are not two digits below 60")
    }
    guard cursor.popFirst() == 0x3A else { return .wrong("has no seconds") }
    let seconds = digits(&cursor)
    guard seconds.count == 2, value(seconds) <= 60 else {
      return .wrong("has seconds that are not two digits up to 60")
    }
    switch cursor.popFirst() {
    case nil: return .valid
    case 0x2E:
      let fraction = digits(&cursor)
      guard !fraction.isEmpty, cursor.isEmpty else { return .wrong("has a wrong fraction") }
      if value(seconds) == 60, fraction.contains(where: { $0 != 0x30 }) {
        return .wrong("has more than 60 seconds")
      }
      return .valid
    case 0x3A:
      let number = value(cursor.prefix(while: \.isASCIIDigit))
      let verdict = checkFrames(&cursor)
      guard verdict == .valid, value(seconds) == 0,
        let mode = modeThatDrops(number, in: value(minutes))
      else { return verdict }
      return .dropped(mode)
    default: return .wrong("is not a time")
    }
  }

  /// The name of the drop mode where it leaves a frame out of the first second of a minute (TTML2,
  /// 7.2.4; TTML1, 6.2.3).
  private func modeThatDrops(_ frame: Int, in minute: Int) -> String? {
    guard base == .smpte else { return nil }
    switch dropMode {
    case .none: return nil
    case .ntsc: return frame < 2 && minute % 10 != 0 ? "dropNTSC" : nil
    case .pal: return frame < 4 && minute % 2 == 0 && minute % 20 != 0 ? "dropPAL" : nil
    }
  }

  private mutating func checkFrames(_ cursor: inout ArraySlice<UInt8>) -> Verdict {
    usesFrames = true
    let count = digits(&cursor)
    guard count.count >= 2 else { return .wrong("has frames of less than two digits") }
    if base == .clock {
      return .wrong("counts frames, which the time base \"clock\" does not have")
    }
    guard value(count) < frames else {
      return .wrong("has a frame number that is not below the frame rate \(frames)")
    }
    if cursor.popFirst() == 0x2E {
      let sub = digits(&cursor)
      guard !sub.isEmpty else { return .wrong("has no digits of sub-frames") }
      guard value(sub) < subFrames else {
        return .wrong("has a sub-frame that is not below the sub-frame rate \(subFrames)")
      }
      return cursor.isEmpty ? .valid : .wrong("has something after the sub-frames")
    }
    return cursor.isEmpty && count.endIndex == cursor.startIndex
      ? .valid : .wrong("has something after the frames")
  }

  private mutating func checkOffset(_ cursor: inout ArraySlice<UInt8>) -> Verdict {
    if cursor.first == 0x2E {
      cursor.removeFirst()
      guard !digits(&cursor).isEmpty else { return .wrong("has a wrong fraction") }
    }
    switch String(decoding: cursor, as: UTF8.self) {
    case "h", "m", "s", "ms": return .valid
    case "f":
      usesFrames = true
      guard base != .clock else {
        return .wrong("counts frames, which the time base \"clock\" does not have")
      }
      return .valid
    case "t":
      usesTicks = true
      return .valid
    case "": return .wrong("has no metric")
    default: return .wrong("has a metric that is none of h, m, s, ms, f and t")
    }
  }

  /// A time of a real day (TTML2, 12.3.1.2).
  private func checkWallClock(_ value: ArraySlice<UInt8>) -> Verdict {
    guard version == .second else { return .wrong("is a time of day, which TTML1 does not have") }
    guard base == .clock else {
      return .wrong("is a time of day, which only the time base \"clock\" has")
    }
    guard value.last == 0x29 else { return .wrong("has no closing parenthesis") }
    let text = String(decoding: value.dropFirst(10).dropLast(), as: UTF8.self).trimmedASCII
    let parts = text.split(separator: "T", maxSplits: 1, omittingEmptySubsequences: false)
    let isRight: Bool
    if parts.count == 2 {
      isRight = isDate(parts[0]) && isDayTime(parts[1])
    } else {
      isRight = isDate(text[...]) || isDayTime(text[...])
    }
    return isRight ? .valid : .wrong("is not a time or date of a real day")
  }

  private func fields(_ text: Substring, _ separator: Character, _ lengths: [Int]) -> [Int]? {
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
    guard parts.count == lengths.count else { return nil }
    var values: [Int] = []
    for (part, length) in zip(parts, lengths) {
      guard part.utf8.count == length, part.utf8.allSatisfy(\.isASCIIDigit), let value = Int(part)
      else { return nil }
      values.append(value)
    }
    return values
  }

  private func isDate(_ text: Substring) -> Bool {
    guard let date = fields(text, "-", [4, 2, 2]) else { return false }
    let isLeap = date[0] % 4 == 0 && (date[0] % 100 != 0 || date[0] % 400 == 0)
    let days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    return (1...12).contains(date[1]) && (1...days[date[1] - 1]).contains(date[2])
  }

  private func isDayTime(_ text: Substring) -> Bool {
    if let time = fields(text, ":", [2, 2]) { return time[0] < 24 && time[1] < 60 }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, let time = fields(parts[0], ":", [2, 2, 2]) else { return false }
    guard time[0] < 24, time[1] < 60, time[2] <= 60 else { return false }
    guard parts.count == 2 else { return true }
    let isFraction = !parts[1].isEmpty && parts[1].utf8.allSatisfy(\.isASCIIDigit)
    return isFraction && (time[2] < 60 || parts[1].utf8.allSatisfy { $0 == 0x30 })
  }
}
