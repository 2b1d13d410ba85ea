/// Numbers for byte strings, looked up without making a `String`.
///
/// Readers use it for the ids and values that a document repeats at every cue.
struct ByteTable: Sendable {
  /// A string: where its words begin, and how many bytes it has.
  private struct Key: Sendable {
    var start: Int
    var count: Int

    var words: Range<Int> { start..<start + (count + 7) / 8 }
  }

  private var keys: [Key] = []
  /// The bytes of all strings by eights, what is left over in each last word zero.
  private var words: [UInt64] = []
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
    keys.append(Key(start: words.count, count: range.count))
    for offset in stride(from: range.lowerBound, to: range.upperBound, by: 8) {
      words.append(Self.word(bytes, offset, range.upperBound))
    }
    if keys.count * 2 > places.count { grow() }
    return (keys.count - 1, true)
  }

  /// The number of a string, and whether it was given just now.
  mutating func insert(_ place: (array: [UInt8], range: Range<Int>)) -> (index: Int, isNew: Bool) {
    insert(place.array, place.range)
  }

  private func place(_ bytes: [UInt8], _ range: Range<Int>) -> Int {
    let mask = places.count - 1
    var hash = Self.hash(range.count)
    var offset = range.lowerBound
    while offset < range.upperBound {
      hash = Self.hash(hash, Self.word(bytes, offset, range.upperBound))
      offset &+= 8
    }
    var place = Int(truncatingIfNeeded: hash) & mask
    while places[place] >= 0, !isEqual(keys[Int(places[place])], bytes, range) {
      place = (place + 1) & mask
    }
    return place
  }

  private func isEqual(_ key: Key, _ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    guard key.count == range.count else { return false }
    var offset = range.lowerBound
    for index in key.words {
      guard words[index] == Self.word(bytes, offset, range.upperBound) else { return false }
      offset &+= 8
    }
    return true
  }

  private mutating func grow() {
    places = [Int32](repeating: -1, count: places.count * 4)
    let mask = places.count - 1
    for (index, key) in keys.enumerated() {
      let hash = words[key.words].reduce(Self.hash(key.count)) { Self.hash($0, $1) }
      var place = Int(truncatingIfNeeded: hash) & mask
      while places[place] >= 0 { place = (place + 1) & mask }
      places[place] = Int32(truncatingIfNeeded: index)
    }
  }

  private static func hash(_ count: Int) -> UInt64 { UInt64(truncatingIfNeeded: count) }

  @inline(__always)
  private static func hash(_ before: UInt64, _ word: UInt64) -> UInt64 {
    let hash = (before ^ word) &* 0x9E37_79B9_7F4A_7C15
    return hash ^ hash >> 32
  }

  /// Eight bytes at an offset as a number, those from an end on left out.
  @inline(__always)
  private static func word(_ bytes: [UInt8], _ offset: Int, _ end: Int) -> UInt64 {
    let count = end &- offset
    if let word = ByteWord(bytes, at: offset) {
      return count < 8
        ? word.bits & (1 &<< (UInt64(truncatingIfNeeded: count) &* 8) &- 1) : word.bits
    }
    var bits: UInt64 = 0
    for index in (offset..<min(end, offset + 8)).reversed() {
      bits = bits << 8 | UInt64(bytes[index])
    }
    return bits
  }
}
