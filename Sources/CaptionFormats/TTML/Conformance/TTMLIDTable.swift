import CaptionXML

/// The elements of a document by their `xml:id`.
struct TTMLIDTable: Sendable {
  /// An element that has an id.
  struct Entry: Sendable {
    let value: Range<Int>
    let kind: TTMLElementKind
    /// What the element stands in, and what that stands in.
    let parent: TTMLElementKind?
    let grandparent: TTMLElementKind?
    let node: Int
  }

  private(set) var entries: [Entry] = []
  /// Indices into ``entries``; a power of two of places, at most half of them taken.
  private var places = [Int32](repeating: -1, count: 64)

  /// Adds an element; false where its id is taken.
  mutating func add(_ entry: Entry, in tree: XMLTree) -> Bool {
    let place = tree.bytes(entry.value)
    let slot = slot(place.array, place.range, in: tree)
    guard places[slot] < 0 else { return false }
    places[slot] = Int32(truncatingIfNeeded: entries.count)
    entries.append(entry)
    if entries.count * 2 > places.count { grow(tree) }
    return true
  }

  /// The element with an id.
  func entry(_ bytes: [UInt8], _ range: Range<Int>, in tree: XMLTree) -> Entry? {
    let index = places[slot(bytes, range, in: tree)]
    return index < 0 ? nil : entries[Int(index)]
  }

  private func slot(_ bytes: [UInt8], _ range: Range<Int>, in tree: XMLTree) -> Int {
    let mask = places.count - 1
    var slot = Self.hash(bytes, range) & mask
    while places[slot] >= 0 {
      let known = tree.bytes(entries[Int(places[slot])].value)
      if Self.isEqual(known.array, known.range, bytes, range) { break }
      slot = (slot + 1) & mask
    }
    return slot
  }

  private mutating func grow(_ tree: XMLTree) {
    places = [Int32](repeating: -1, count: places.count * 4)
    let mask = places.count - 1
    for (index, entry) in entries.enumerated() {
      let place = tree.bytes(entry.value)
      var slot = Self.hash(place.array, place.range) & mask
      while places[slot] >= 0 { slot = (slot + 1) & mask }
      places[slot] = Int32(truncatingIfNeeded: index)
    }
  }

  private static func isEqual(
    _ left: [UInt8],
    _ leftRange: Range<Int>,
    _ right: [UInt8],
    _ rightRange: Range<Int>
  ) -> Bool {
    guard leftRange.count == rightRange.count else { return false }
    for offset in 0..<leftRange.count
    where left[leftRange.lowerBound + offset] != right[rightRange.lowerBound + offset] {
      return false
    }
    return true
  }

  private static func hash(_ bytes: [UInt8], _ range: Range<Int>) -> Int {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for index in range {
      hash = (hash ^ UInt64(bytes[index])) &* 0x100_0000_01B3
    }
    return Int(truncatingIfNeeded: hash ^ hash >> 32)
  }
}
