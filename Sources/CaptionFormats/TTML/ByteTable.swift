/// Numbers for byte strings, looked up without making a `String`.
///
/// Readers use it for the ids and values that a document repeats at every cue.
struct ByteTable: Sendable {
  private var keys: [[UInt8]] = []
  /// Indices into ``keys``; a power of two of places, at most half of them taken.
  private var places = [Int32](repeating: -1, count: 64)

  /// How many strings have a number.
  var count: Int { keys.count }

  /// The number of a string, or nil where it has none.
  func index(_ bytes: [UInt8], _ range: Range<Int>) -> Int? {
    let index = places[place(bytes, range)]
    return index < 0 ? nil : Int(index)
  }

  /// The number of a string, and whether it was given just now.
  mutating func insert(_ bytes: [UInt8], _ range: Range<Int>) -> (index: Int, isNew: Bool) {
    let place = place(bytes, range)
    if places[place] >= 0 { return (Int(places[place]), false) }
    places[place] = Int32(truncatingIfNeeded: keys.count)
    keys.append(Array(bytes[range]))
    if keys.count * 2 > places.count { grow() }
    return (keys.count - 1, true)
  }

  /// The number of a string, and whether it was given just now.
  mutating func insert(_ place: (array: [UInt8], range: Range<Int>)) -> (index: Int, isNew: Bool) {
    insert(place.array, place.range)
  }

  private func place(_ bytes: [UInt8], _ range: Range<Int>) -> Int {
    let mask = places.count - 1
    var place = Self.hash(bytes, range) & mask
    while places[place] >= 0, !isEqual(keys[Int(places[place])], bytes, range) {
      place = (place + 1) & mask
    }
    return place
  }

  private func isEqual(_ key: [UInt8], _ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    guard key.count == range.count else { return false }
    for index in 0..<key.count where key[index] != bytes[range.lowerBound + index] { return false }
    return true
  }

  private mutating func grow() {
    places = [Int32](repeating: -1, count: places.count * 4)
    let mask = places.count - 1
    for (index, key) in keys.enumerated() {
      var place = Self.hash(key, 0..<key.count) & mask
      while places[place] >= 0 { place = (place + 1) & mask }
      places[place] = Int32(truncatingIfNeeded: index)
    }
  }

  private static func hash(_ bytes: [UInt8], _ range: Range<Int>) -> Int {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for index in range {
      hash = (hash ^ UInt64(bytes[index])) &* 0x100_0000_01B3
    }
    return Int(truncatingIfNeeded: hash ^ hash >> 32)
  }
}
