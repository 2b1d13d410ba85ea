import CaptionKit

/// How reports write times: with milliseconds, or as a SMPTE time code.
struct TimeCodeStyle: Sendable {
  /// How frames are counted and labelled (SMPTE ST 12-1).
  struct Count: Sendable {
    /// The frames in a second, exactly.
    let rate: FrameRate
    /// The frames that the label of a second has: 30 at 30000/1001.
    let nominal: Int
    /// The labels that are left out in each minute but every tenth; 0 for none.
    let dropped: Int
  }

  /// The count of frames; nil for milliseconds.
  var count: Count?
  /// The frame at which the programme begins.
  private(set) var startFrame: Int128 = 0

  /// Reads a count as typed: `25`, `23.976`, `29.97df`.
  static func count(_ text: String) -> Count? {
    let isDropping = text.lowercased().hasSuffix("df") && !text.lowercased().hasSuffix("ndf")
    var digits = Substring(text)
    if isDropping {
      digits = digits.dropLast(2)
    } else if text.lowercased().hasSuffix("ndf") {
      digits = digits.dropLast(3)
    }
    guard let rate = FrameRate(digits) else { return nil }
    let nominal = (rate.frames + rate.duration - 1) / rate.duration
    guard nominal >= 1, nominal <= 1000 else { return nil }
    guard isDropping else { return Count(rate: rate, nominal: nominal, dropped: 0) }
    // Only 29.97 and its multiples drop labels.
    guard rate.duration == 1001, nominal.isMultiple(of: 30) else { return nil }
    return Count(rate: rate, nominal: nominal, dropped: nominal / 15)
  }

  /// Takes the time code at which the programme begins, such as `01:00:00:00`; false where it is none
  /// of this count.
  mutating func setStart(_ text: String) -> Bool {
    guard let count else { return false }
    let parts = text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == ";" }
    let numbers = parts.compactMap { part in part.utf8.count <= 4 ? Int(part) : nil }
    guard parts.count == 4, numbers.count == 4, numbers.allSatisfy({ $0 >= 0 }), numbers[1] < 60,
      numbers[2] < 60, numbers[3] < count.nominal
    else { return false }
    let minutes = numbers[0] * 60 + numbers[1]
    guard numbers[2] > 0 || numbers[3] >= count.dropped || minutes.isMultiple(of: 10) else {
      return false
    }
    let labels = (minutes * 60 + numbers[2]) * count.nominal + numbers[3]
    startFrame = Int128(labels - count.dropped * (minutes - minutes / 10))
    return true
  }

  /// The time as it is written.
  func string(_ time: MediaTime) -> String {
    guard let count else { return clock(time) }
    let frame = time.frames(at: count.rate) + startFrame
    let magnitude = Int(clamping: frame.magnitude)
    let nominal = count.nominal
    var label = magnitude
    if count.dropped > 0 {
      let perMinute = nominal * 60 - count.dropped
      let perTen = nominal * 600 - count.dropped * 9
      let (tens, rest) = magnitude.quotientAndRemainder(dividingBy: perTen)
      // The first minute of ten keeps its labels.
      let minutes = rest < nominal * 60 ? 0 : 1 + (rest - nominal * 60) / perMinute
      let (added, overflow) = (tens.multipliedReportingOverflow(by: 9))
      guard !overflow, added < Int.max / nominal / 2 else { return clock(time) }
      label = magnitude + count.dropped * (added + minutes)
    }
    let (seconds, frames) = label.quotientAndRemainder(dividingBy: nominal)
    let mark = count.dropped > 0 ? ";" : ":"
    return (frame < 0 ? "-" : "") + two(seconds / 3600) + ":" + two(seconds / 60 % 60) + ":"
      + two(seconds % 60) + mark + two(frames)
  }

  private func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
