/// Numbers for byte strings, looked up without making a `String`.
///
/// Readers use it for the ids and values that a document repeats at every cue.
struct ByteTable: Sendable {
  /// All strings, one behind the other, and where each begins; the last one is where the next will.
  private var keys: [UInt8] = []
  private var starts = [0]
  /// Numbers of strings; a power of two of places, at most half of them taken.
  private var places = [Int32](repeating: -1, count: 64)

  /// How many strings have a number.
  var count: Int { starts.count - 1 }

  /// The number of a string, or nil where it has none.
  func index(_ bytes: [UInt8], _ range: Range<Int>) -> Int? {
    let index = places[place(bytes, range)]
    return index < 0 ? nil : Int(index)
  }

  /// The number of a string, and whether it was given just now.
  mutating func insert(_ bytes: [UInt8], _ range: Range<Int>) -> (index: Int, isNew: Bool) {
    let place = place(bytes, range)
    if places[place] >= 0 { return (Int(places[place]), false) }
    places[place] = Int32(truncatingIfNeeded: count)
    keys.append(contentsOf: bytes[range])
    starts.append(keys.count)
    if count * 2 > places.count { grow() }
    return (count - 1, true)
  }

  /// The number of a string, and whether it was given just now.
  mutating func insert(_ place: (array: [UInt8], range: Range<Int>)) -> (index: Int, isNew: Bool) {
    insert(place.array, place.range)
  }

  private func place(_ bytes: [UInt8], _ range: Range<Int>) -> Int {
    let mask = places.count - 1
    var place = Self.hash(bytes, range) & mask
    while places[place] >= 0, !isEqual(Int(places[place]), bytes, range) {
      place = (place + 1) & mask
    }
    return place
  }

  private func isEqual(_ number: Int, _ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    let start = starts[number]
    guard starts[number + 1] - start == range.count else { return false }
    for index in 0..<range.count where keys[start + index] != bytes[range.lowerBound + index] {
      return false
    }
    return true
  }

  private mutating func grow() {
    places = [Int32](repeating: -1, count: places.count * 4)
    let mask = places.count - 1
    for index in 0..<count {
      var place = Self.hash(keys, starts[index]..<starts[index + 1]) & mask
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
