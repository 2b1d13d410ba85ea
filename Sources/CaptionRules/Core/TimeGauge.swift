import CaptionAnalysis
import CaptionModel

/// Compares lengths of time with limits as the file allows: in frames where a rate is known, else
/// as exactly as its times are written.
///
/// With a rate, times are taken to the nearest frame, so a file that has only milliseconds is given
/// half a frame's tolerance. Without one, whatever is not known is taken in the file's favour: a
/// limit that is finer than a millisecond is rounded so where the file has only milliseconds (833
/// ms are not shorter than 5/6 s), and two frames may last from 33 to 84 ms.
struct TimeGauge {
  /// The frame rate, where one is known.
  let rate: FrameRate?
  private let isMilliseconds: Bool

  /// Makes the gauge of a track.
  init(_ track: Track) {
    rate = track.context.frameRate
    isMilliseconds = rate != nil || track.isInMilliseconds
  }

  /// A limit, worked out once for all comparisons.
  struct Bound {
    /// The least and the most frames that come up to the limit; not used without a rate.
    fileprivate var leastFrames: Int128 = 0
    fileprivate var mostFrames: Int128 = 0
    /// What is shorter, and what is longer than the limit, where no rate is known.
    fileprivate var shortest = MediaTime.zero
    fileprivate var longest = MediaTime.zero
  }

  /// Works a limit out for many comparisons.
  func bound(_ limit: TimeLength) -> Bound {
    var bound = Bound()
    if let rate {
      bound.leastFrames = leastFrames(limit, rate)
      bound.mostFrames = limit.frames(at: rate)
    } else {
      let (short, long) = (limit.duration(at: .fastest), limit.duration(at: .filmNTSC))
      bound.shortest = isMilliseconds ? short.roundedDownToMilliseconds : short
      bound.longest = isMilliseconds ? long.roundedUpToMilliseconds : long
    }
    return bound
  }

  /// Whether the time from one instant to another is shorter than a limit.
  func isShorter(_ begin: MediaTime, _ end: MediaTime, than bound: Bound) -> Bool {
    if let rate { return frames(begin, end, rate) < bound.leastFrames }
    return end - begin < bound.shortest
  }

  /// Whether the time from one instant to another is longer than a limit.
  func isLonger(_ begin: MediaTime, _ end: MediaTime, than bound: Bound) -> Bool {
    if let rate { return frames(begin, end, rate) > bound.mostFrames }
    return end - begin > bound.longest
  }

  /// Whether the time from one instant to another lies in one of the bands.
  func isWithin(
    _ begin: MediaTime,
    _ end: MediaTime,
    _ bands: [(lower: Bound, upper: Bound?)]
  ) -> Bool {
    // By index, since a copy of each band would take longer than to look at it.
    for index in bands.indices where !isShorter(begin, end, than: bands[index].lower) {
      guard let upper = bands[index].upper else { return true }
      if !isLonger(begin, end, than: upper) { return true }
    }
    return false
  }

  /// Works bands out for many comparisons.
  func bounds(_ bands: [TimeBand]) -> [(lower: Bound, upper: Bound?)] {
    bands.map { (bound($0.lower), $0.upper.map(bound)) }
  }

  /// Whether two instants differ by at least a frame, or at all where no rate is known.
  func isApart(_ first: MediaTime, _ second: MediaTime) -> Bool {
    guard let rate else { return first != second }
    return first.frames(at: rate) != second.frames(at: rate)
  }

  /// A limit as a length of time at the file's rate.
  func duration(_ limit: TimeLength) -> MediaTime {
    guard let rate else { return limit.duration(at: nil) }
    return MediaTime(count: limit.frames(at: rate), of: rate)
  }

  /// The time from one instant to another as people read it: `0.8 s`, `19 frames (0.792 s)`.
  func length(_ begin: MediaTime, _ end: MediaTime) -> String {
    guard let rate else { return seconds(end - begin) }
    return "\(counted(Int(clamping: frames(begin, end, rate)), "frame")) (\(seconds(end - begin)))"
  }

  /// The number alone, in ``unit``.
  func number(_ begin: MediaTime, _ end: MediaTime) -> String {
    if let rate { return "\(frames(begin, end, rate))" }
    return decimal(thousandths: (end - begin).milliseconds)
  }

  /// Appends the time from one instant to another as people read it.
  func append(length begin: MediaTime, _ end: MediaTime, to text: inout FindingText) {
    if let rate {
      text.append(Int(clamping: frames(begin, end, rate)), "frame")
      text.append(" (")
      text.append(seconds: end - begin)
      text.append(")")
    } else {
      text.append(seconds: end - begin)
    }
  }

  /// Appends the number alone, in ``unit``.
  func append(number begin: MediaTime, _ end: MediaTime, to text: inout FindingText) {
    if let rate {
      text.append("\(frames(begin, end, rate))")
    } else {
      text.append(thousandths: (end - begin).milliseconds)
    }
  }

  /// A limit as a number alone, in ``unit``.
  func number(_ limit: TimeLength, isLeast: Bool = false) -> String {
    if let rate { return "\(isLeast ? leastFrames(limit, rate) : limit.frames(at: rate))" }
    switch limit {
    case .seconds(let value): return "\(value)"
    case .frames: return decimal(thousandths: limit.duration(at: nil).milliseconds)
    }
  }

  /// A limit as people read it, with what it comes to: `5/6 s (20 frames)`.
  ///
  /// - Parameter isLeast: Whether it is the shortest length that is allowed, not the longest.
  func limit(_ limit: TimeLength, isLeast: Bool = false) -> String {
    switch limit {
    case .seconds:
      guard let rate else { return "\(limit)" }
      let frames = isLeast ? leastFrames(limit, rate) : limit.frames(at: rate)
      return "\(limit) (\(counted(Int(clamping: frames), "frame")))"
    case .frames:
      guard rate == nil else { return "\(limit)" }
      return "\(limit), which are \(seconds(limit.duration(at: .film))) at 24 a second"
    }
  }

  /// The unit in which lengths are compared.
  var unit: String { rate == nil ? "seconds" : "frames" }

  /// The least frames that count as a length: half a frame is rounded in the file's favour.
  private func leastFrames(_ limit: TimeLength, _ rate: FrameRate) -> Int128 {
    switch limit {
    case .seconds: (limit.duration(at: rate) - MediaTime(units: 1)).frames(at: rate)
    case .frames: limit.frames(at: rate)
    }
  }

  private func frames(_ begin: MediaTime, _ end: MediaTime, _ rate: FrameRate) -> Int128 {
    end.frames(at: rate) - begin.frames(at: rate)
  }
}

extension FrameRate {
  /// The highest rate that programmes with captions have.
  fileprivate static let fastest = FrameRate(frames: 60) ?? .thirty
}

extension MediaTime {
  fileprivate var roundedDownToMilliseconds: MediaTime {
    MediaTime(units: units - units % Self.unitsPerMillisecond)
  }

  fileprivate var roundedUpToMilliseconds: MediaTime {
    let rest = units % Self.unitsPerMillisecond
    return rest == 0 ? self : MediaTime(units: units - rest + Self.unitsPerMillisecond)
  }
}
