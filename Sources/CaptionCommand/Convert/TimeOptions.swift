import CaptionKit

/// Two rates, from that at which the times are right to that at which the programme is played.
struct RateChange: Sendable, Hashable {
  let source: FrameRate
  let target: FrameRate

  /// Reads `25:23.976`, each rate as an integer, a decimal or a fraction.
  init?(_ text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, let source = FrameRate(parts[0]), let target = FrameRate(parts[1])
    else { return nil }
    self.source = source
    self.target = target
  }
}
