/// The positions of a list, found by a hash of what stands there.
///
/// The hashes may be chosen by somebody who wants many of them to meet, so where one is sought
/// depends on a number that each process draws anew.
struct HashIndex {
  /// The hashes, in the order of the list.
  private var hashes: [UInt64] = []
  /// Positions in `hashes`, or -1.
  private var slots: [Int32] = []
  private let factor = HashIndex.drawnFactor
  /// How far a product is shifted to give a slot.
  private var shift: UInt64 = 58

  private static let drawnFactor = UInt64.random(in: .min ... .max) | 1

  /// How long the list is.
  var count: Int { hashes.count }

  /// The position that has a hash; nil where none has.
  @inline(__always)
  func position(of hash: UInt64) -> Int? {
    guard !slots.isEmpty else { return nil }
    var slot = Int(truncatingIfNeeded: (hash &* factor) &>> shift)
    while slot < slots.count, case let found = Int(slots[slot]), found >= 0 {
      if hashes[found] == hash { return found }
      slot = (slot &+ 1) & (slots.count &- 1)
    }
    return nil
  }

  /// Appends a hash that no position has, and returns its position.
  mutating func append(_ hash: UInt64) -> Int {
    if (hashes.count + 1) * 2 > slots.count { grow() }
    let position = hashes.count
    hashes.append(hash)
    place(hash, position)
    return position
  }

  private mutating func grow() {
    let size = max(64, slots.count * 2)
    if size > 64 { shift -= 1 }
    slots = [Int32](repeating: -1, count: size)
    for (position, hash) in hashes.enumerated() { place(hash, position) }
  }

  private mutating func place(_ hash: UInt64, _ position: Int) {
    var slot = Int(truncatingIfNeeded: (hash &* factor) &>> shift)
    while slot < slots.count, slots[slot] >= 0 { slot = (slot &+ 1) & (slots.count &- 1) }
    if slot < slots.count { slots[slot] = Int32(truncatingIfNeeded: position) }
  }
}
