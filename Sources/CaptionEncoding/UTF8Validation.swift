/// The offset of the first byte that needs a closer look, or nil where the bytes are plain, valid
/// UTF-8: the first byte of an invalid sequence, or of a U+FEFF.
///
/// Every file goes through this, so ASCII is passed eight bytes at a time.
func firstIrregularity(in bytes: [UInt8], from start: Int) -> Int? {
  unsafe bytes.withUnsafeBufferPointer { buffer in
    guard let base = buffer.baseAddress else { return nil }
    let raw = unsafe UnsafeRawPointer(base)
    let count = buffer.count
    var index = start
    // As long as eight bytes are left, whole words can be looked at.
    let wordEnd = count - 8
    while index <= wordEnd {
      let word = unsafe raw.loadUnaligned(fromByteOffset: index, as: UInt64.self).littleEndian
      let high = word & 0x8080_8080_8080_8080
      if high == 0 {
        index += 8
        continue
      }
      index += high.trailingZeroBitCount >> 3
      // Text in other scripts is long runs of such sequences; stay here while they last.
      while index <= wordEnd {
        let word = unsafe raw.loadUnaligned(fromByteOffset: index, as: UInt64.self).littleEndian
        if word & 0xC0E0 == 0x80C0, word & 0x1E != 0 {
          index += 2
          if word & 0xC0E0_0000 == 0x80C0_0000, word & 0x1E_0000 != 0 { index += 2 }
        } else if word & 0xC0_C0F0 == 0x80_80E0, isOrdinaryThreeBytes(word) {
          index += 3
          if word >> 24 & 0xC0_C0F0 == 0x80_80E0, isOrdinaryThreeBytes(word >> 24) { index += 3 }
        } else if word & 0x80 == 0 {
          break
        } else {
          let length = unsafe sequenceLength(base, index, count)
          if length <= 0 || word & 0xFF_FFFF == 0xBF_BBEF { return index }
          index += length
        }
      }
    }
    while index < count {
      if unsafe base[index] < 0x80 {
        index += 1
        continue
      }
      let length = unsafe sequenceLength(base, index, count)
      if length <= 0 { return index }
      if length == 3, unsafe base[index] == 0xEF, unsafe base[index + 1] == 0xBB,
        unsafe base[index + 2] == 0xBF
      {
        return index
      }
      index += length
    }
    return nil
  }
}

/// Whether three bytes that have the right form can't be overlong, a surrogate or U+FEFF.
///
/// - Parameter word: The bytes, the first one lowest.
@inline(__always)
private func isOrdinaryThreeBytes(_ word: UInt64) -> Bool {
  // All leads but E0, ED and EF; those are looked at one by one.
  let lead = word & 0x0F
  return lead != 0x00 && lead != 0x0D && lead != 0x0F
}

/// The length of the valid sequence that begins with a byte beyond ASCII; for an invalid one, the
/// length of its longest part that could have begun a valid one, negated.
@inline(__always)
@unsafe
private func sequenceLength(_ base: UnsafePointer<UInt8>, _ index: Int, _ count: Int) -> Int {
  let lead = unsafe base[index]
  @inline(__always) func byte(_ distance: Int) -> UInt8 {
    index + distance < count ? unsafe base[index + distance] : 0
  }
  @inline(__always) func continues(_ distance: Int) -> Bool { byte(distance) & 0xC0 == 0x80 }

  // The ranges are those of table 3-7 of the Unicode Standard.
  switch lead {
  case 0xC2...0xDF:
    return continues(1) ? 2 : -1
  case 0xE0...0xEF:
    let second = byte(1)
    let low: UInt8 = lead == 0xE0 ? 0xA0 : 0x80
    let high: UInt8 = lead == 0xED ? 0x9F : 0xBF
    guard second >= low, second <= high else { return -1 }
    return continues(2) ? 3 : -2
  case 0xF0...0xF4:
    let second = byte(1)
    let low: UInt8 = lead == 0xF0 ? 0x90 : 0x80
    let high: UInt8 = lead == 0xF4 ? 0x8F : 0xBF
    guard second >= low, second <= high else { return -1 }
    guard continues(2) else { return -2 }
    return continues(3) ? 4 : -3
  default:
    return -1
  }
}

/// What a sequence of bytes beyond ASCII turned out to be.
enum UTF8Sequence {
  case valid(Int)
  case invalid(Int)

  /// Looks at the sequence at an offset that lies in the array and holds a byte beyond ASCII.
  init(in bytes: [UInt8], at index: Int) {
    let length = unsafe bytes.withUnsafeBufferPointer { buffer -> Int in
      guard let base = buffer.baseAddress else { return -1 }
      return unsafe sequenceLength(base, index, buffer.count)
    }
    self = length > 0 ? .valid(length) : .invalid(-length)
  }
}
