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
    while index < count {
      while index + 8 <= count {
        let word = unsafe raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        let high = word.littleEndian & 0x8080_8080_8080_8080
        if high != 0 {
          index += high.trailingZeroBitCount >> 3
          break
        }
        index += 8
      }
      // Text in other scripts is long runs of such sequences; stay here while they last.
      while index < count {
        let lead = unsafe base[index]
        if lead < 0x80 {
          index += 1
          if index + 8 <= count { break }
          continue
        }
        let length = unsafe sequenceLength(base, index, count)
        if length <= 0 { return index }
        if lead == 0xEF, unsafe base[index + 1] == 0xBB, unsafe base[index + 2] == 0xBF {
          return index
        }
        index += length
      }
    }
    return nil
  }
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
