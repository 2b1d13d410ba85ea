public import CaptionModel

/// Two frame rates between which programmes are converted by playing them faster or slower.
public struct StandardRatio: Sendable, Hashable {
  /// The rate for which the captions were made.
  public let source: FrameRate
  /// The rate at which the programme runs.
  public let target: FrameRate

  /// Caption time over programme time.
  public var ratio: Double { source == target ? 1 : rate(target) / rate(source) }

  /// Makes a pair.
  public init(_ source: FrameRate, _ target: FrameRate) {
    self.source = source
    self.target = target
  }

  /// Every pair of different rates that occurs.
  public static let all: [StandardRatio] = {
    let rates: [FrameRate] = [.filmNTSC, .film, .pal]
    return rates.flatMap { source in
      rates.filter { $0 != source }.map { StandardRatio(source, $0) }
    }
  }()

  /// The one pair whose ratio fits over a programme of a length; nil where none or several do.
  ///
  /// Equal speed is among those that may fit.
  public static func named(_ ratio: Double, over duration: Double) -> StandardRatio? {
    func fits(_ other: Double) -> Bool { abs(ratio - other) * duration < 0.25 }
    guard !fits(1) else { return nil }
    let fitting = all.filter { fits($0.ratio) }
    return fitting.count == 1 ? fitting[0] : nil
  }
}

/// A rate as a floating-point number.
private func rate(_ rate: FrameRate) -> Double { Double(rate.frames) / Double(rate.duration) }
