/// Compares how well captions fit with how well versions of them fit that cannot be right.
///
/// A search always finds a best place; only one that beats mirrored and rotated captions means anything.
public struct NullTest: Sendable, Hashable {
  /// By how much the captions beat the best of the impossible versions, in evidence for each second of
  /// their words.
  public var margin: Double
  /// By how many standard deviations they beat the mean of these.
  public var deviations: Double

  /// Whether the captions belong to the programme.
  public var isPassed: Bool {
    margin >= Self.requiredMargin && deviations >= Self.requiredDeviations
  }

  /// How sure it is that they belong to it, 0...1: a half where the test is just passed.
  public var confidence: Double {
    guard margin > 0, deviations > 0 else { return 0 }
    let first = 1 - 0.5 * (Self.requiredMargin / margin) * (Self.requiredMargin / margin)
    let second =
      1 - 0.5 * (Self.requiredDeviations / deviations) * (Self.requiredDeviations / deviations)
    return max(0, min(first, second))
  }

  static let requiredMargin = 0.03
  static let requiredDeviations = 4.0

  /// Compares a score with those of impossible versions.
  init(_ score: Double, _ nulls: [Double]) {
    let count = Double(max(1, nulls.count))
    let mean = nulls.reduce(0, +) / count
    let variance = nulls.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / count
    margin = score - (nulls.max() ?? 0)
    deviations = (score - mean) / max(1e-3, variance.squareRoot())
  }

  /// The same captions as they cannot be: mirrored in time, and rotated by large amounts.
  static func versions(of captions: [SpokenCaption], duration: Double) -> [[SpokenCaption]] {
    let end = max(duration, captions.reduce(0) { max($0, $1.end) })
    var versions = [
      captions.reversed().map { caption in
        var mirrored = caption
        mirrored.start = end - caption.end
        mirrored.end = end - caption.start
        return mirrored
      }
    ]
    let least = min(70, 0.3 * end)
    for number in 0..<6 {
      let amount = least + (end - 2 * least) * Double(number) / 5
      let moved = captions.map { caption in
        var rotated = caption
        rotated.start += amount
        if rotated.start >= end { rotated.start -= end }
        rotated.end = rotated.start + caption.end - caption.start
        return rotated
      }
      versions.append(moved.sorted { $0.start < $1.start })
    }
    return versions.map { $0.sorted { $0.start < $1.start } }
  }
}
