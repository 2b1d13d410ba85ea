import CaptionKit

/// Reads a list of cuts, one a line, as editors and detection programs write them.
///
/// A line is a time (`00:01:02.500`, `62.5`), a time code with frames (`00:01:02:12`, `;` before
/// the frames where they are dropped at 29.97), or a whole number, which is a frame counted from
/// zero. Empty lines and those that begin with `#` are passed over.
struct ShotList {
  /// The cuts in order.
  var cuts: [MediaTime] = []

  /// What is wrong with a line.
  struct Problem: Error, Equatable {
    var line: Int
    var message: String
  }

  init(_ bytes: [UInt8], frameRate: FrameRate?) throws(Problem) {
    var number = 0
    for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      number += 1
      let words = String(decoding: line, as: UTF8.self).split { " \t\r,".contains($0) }
      guard let word = words.first, !word.hasPrefix("#") else { continue }
      guard let cut = try Self.time(word, frameRate, number) else {
        throw Problem(line: number, message: "'\(word)' is no time and no frame")
      }
      cuts.append(cut)
    }
    cuts.sort()
  }

  private static func time(
    _ word: Substring,
    _ rate: FrameRate?,
    _ line: Int
  ) throws(Problem) -> MediaTime? {
    guard word.first?.isNumber == true else { return nil }
    let needsRate = "'\(word)' counts frames, which needs --frame-rate"
    if let frame = Int(word), frame >= 0 {
      guard let rate else { throw Problem(line: line, message: needsRate) }
      return MediaTime(count: Int128(frame), of: rate)
    }
    if word.count(where: { $0 == ":" || $0 == ";" }) == 3 {
      guard let rate else { throw Problem(line: line, message: needsRate) }
      let counting = FrameCounting(rate: rate, isDropFrame: word.contains(";"))
      return counting?.frame(ofTimeCode: word).map { MediaTime(count: $0, of: rate) }
    }
    return MediaTime(clock: word) ?? MediaTime(distance: "\(word)s")
  }
}
