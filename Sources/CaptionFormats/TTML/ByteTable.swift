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
    let end = starts[number + 1]
    guard end - start == range.count else { return false }
    var index = start
    var other = range.lowerBound
    while index < end {
      guard Self.word(keys, index, end) == Self.word(bytes, other, range.upperBound) else {
        return false
      }
      index += ByteWord.length
      other += ByteWord.length
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
    var hash = UInt64(truncatingIfNeeded: range.count)
    var index = range.lowerBound
    while index < range.upperBound {
      hash = (hash ^ word(bytes, index, range.upperBound)) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 32
      index += ByteWord.length
    }
    return Int(truncatingIfNeeded: hash)
  }

  /// Eight bytes at an offset as a number, those from an end on left out.
  @inline(__always)
  private static func word(_ bytes: [UInt8], _ offset: Int, _ end: Int) -> UInt64 {
    let count = end - offset
    if let word = ByteWord(bytes, at: offset) {
      return count < ByteWord.length ? word.bits & (1 << (UInt64(count) * 8) - 1) : word.bits
    }
    var bits: UInt64 = 0
    for index in (offset..<min(end, offset + ByteWord.length)).reversed() {
      bits = bits << 8 | UInt64(bytes[index])
    }
    return bits
  }
}
