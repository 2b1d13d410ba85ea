import CaptionKit

/// How reports write times: with milliseconds, or as a SMPTE time code.
struct TimeCodeStyle: Sendable {
  /// The count of frames; nil for milliseconds.
  var count: FrameCounting?
  /// The frame at which the programme begins.
  private(set) var startFrame: Int128 = 0

  /// Takes the time code at which the programme begins, such as `01:00:00:00`; false where it is none
  /// of this count.
  mutating func setStart(_ text: String) -> Bool {
    guard let frame = count?.frame(ofTimeCode: text) else { return false }
    startFrame = frame
    return true
  }

  /// The time as it is written.
  func string(_ time: MediaTime) -> String {
    guard let count else { return clock(time) }
    let (frame, overflow) = time.frames(at: count.rate).addingReportingOverflow(startFrame)
    guard !overflow else { return clock(time) }
    let number = count.number(ofFrame: frame)
    let (seconds, frames) = number.magnitude.quotientAndRemainder(
      dividingBy: UInt128(count.nominal)
    )
    let mark = count.isDropFrame ? ";" : ":"
    return (frame < 0 ? "-" : "") + two(seconds / 3600) + ":" + two(seconds / 60 % 60) + ":"
      + two(seconds % 60) + mark + two(frames)
  }

  private func two(_ number: UInt128) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
