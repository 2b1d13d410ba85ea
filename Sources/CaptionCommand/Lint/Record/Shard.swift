import CaptionKit
import SystemIO

/// One part of a list that several machines share, by names alone, so that it is the same everywhere.
struct Shard: Sendable, Hashable {
  /// Which part it is, from 1.
  let number: Int
  /// How many parts there are.
  let count: Int

  /// Reads `3/16`; nil where it is none.
  init?(_ text: String) {
    let sides = text.split(separator: "/", omittingEmptySubsequences: false)
    guard sides.count == 2, let number = Int(sides[0]), let count = Int(sides[1]),
      (1...100_000).contains(count), (1...count).contains(number)
    else { return nil }
    self.number = number
    self.count = count
  }

  /// Whether a path as it is listed belongs to the part.
  func holds(_ path: String) -> Bool {
    // FNV-1a, and then its bits mixed, since the lowest alone would not spread names that are alike.
    var hash = path.fileNameBytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    hash ^= hash >> 33
    hash = hash &* 0xFF51_AFD7_ED55_8CCD
    hash ^= hash >> 33
    return hash % UInt64(count) == UInt64(number - 1)
  }
}
