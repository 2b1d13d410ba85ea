/// The offset of the first byte that needs a closer look, or nil where the bytes are plain, valid
/// UTF-8: the first byte of an invalid sequence, or of a U+FEFF.
///
/// Every file goes through this, so whole blocks are looked at at once; only those with something
/// rare in them are gone through sequence by sequence.
func firstIrregularity(in bytes: [UInt8], from start: Int) -> Int? {
  unsafe bytes.withUnsafeBufferPointer { buffer in
    guard let base = buffer.baseAddress else { return nil }
    let raw = unsafe UnsafeRawPointer(base)
    let count = buffer.count
    var index = start
    while index < count {
      let blockEnd = index + UTF8Block.length
      // A block is judged with the two bytes before it, but not by what follows: the last one has
      // to be gone through, since a sequence may be cut off there.
      if blockEnd < count, index >= start + 2, unsafe UTF8Block.isOrdinary(raw, at: index) {
        index = blockEnd
        continue
      }
      // The sequence before this block may reach into it, or ought to.
      if index > start { index -= 1 }
      while index > start, unsafe base[index] & 0xC0 == 0x80 { index -= 1 }
      while index < min(blockEnd, count) {
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
    }
    return nil
  }
}

/// The offset of the first byte beyond ASCII from an offset on; nil where there is none.
func firstBeyondASCII(in bytes: [UInt8], from start: Int) -> Int? {
  unsafe bytes.withUnsafeBufferPointer { buffer in
    guard let base = buffer.baseAddress, start >= 0 else { return nil }
    let raw = unsafe UnsafeRawPointer(base)
    var index = start
    while index + 32 <= buffer.count {
      let word = unsafe raw.loadUnaligned(fromByteOffset: index, as: SIMD4<UInt64>.self)
      let high = word & SIMD4(repeating: 0x8080_8080_8080_8080)
      guard high == .zero else { break }
      index += 32
    }
    while index < buffer.count {
      if unsafe base[index] >= 0x80 { return index }
      index += 1
    }
    return nil
  }
}

/// A stretch of text that is judged as a whole, sixteen bytes a step.
private enum UTF8Block {
  private typealias Lane = SIMD16<UInt8>
  private typealias Mask = SIMDMask<SIMD16<Int8>>

  /// The length of a block: as short as makes the judgement cheap for each byte.
  static let length = 128

  /// Whether a block is all ASCII, or all valid sequences without anything rare.
  ///
  /// Sequences of four bytes and U+FEFF are rare; so is what is not valid. The two bytes before the
  /// block are looked at as well, since a sequence may have begun there; what follows it is not.
  @inline(__always)
  @unsafe
  static func isOrdinary(_ raw: UnsafeRawPointer, at offset: Int) -> Bool {
    // The last bytes of the block, and from the last two of the block before on all others: a lead
    // there counts, too.
    var high = unsafe raw.loadUnaligned(
      fromByteOffset: offset &+ length &- 16,
      as: SIMD2<UInt64>.self
    )
    var long = high & high &<< 1 & high &<< 2
    var step = offset &- 2
    while step < offset &+ length &- 2 {
      let words = unsafe raw.loadUnaligned(fromByteOffset: step, as: SIMD2<UInt64>.self)
      high |= words
      // Of bytes from E0 on, the three highest bits are set.
      long |= words & words &<< 1 & words &<< 2
      step &+= 16
    }
    let highest: UInt64 = 0x8080_8080_8080_8080
    if (high[0] | high[1]) & highest == 0 { return true }
    return (long[0] | long[1]) & highest == 0
      ? unsafe holdsPairs(raw, at: offset) : unsafe holdsSequences(raw, at: offset)
  }

  /// Whether a block without bytes from E0 on is all ASCII and sequences of two bytes, as in languages
  /// with Latin, Greek or Cyrillic letters.
  @inline(__always)
  @unsafe
  private static func holdsPairs(_ raw: UnsafeRawPointer, at offset: Int) -> Bool {
    var rare = Mask()
    for step in stride(from: offset, to: offset + length, by: 16) {
      let byte = unsafe raw.loadUnaligned(fromByteOffset: step, as: Lane.self)
      let before = unsafe raw.loadUnaligned(fromByteOffset: step - 1, as: Lane.self)
      let continues = byte & Lane(repeating: 0xC0) .== Lane(repeating: 0x80)
      rare = rare .| (continues .^ (before .>= Lane(repeating: 0xC0)))
      // Overlong forms.
      rare = rare .| (byte & Lane(repeating: 0xFE) .== Lane(repeating: 0xC0))
    }
    return isEmpty(rare)
  }

  /// Whether a block is all valid sequences of up to three bytes, none of them U+FEFF.
  @inline(__always)
  @unsafe
  private static func holdsSequences(_ raw: UnsafeRawPointer, at offset: Int) -> Bool {
    var rare = Mask()
    for step in stride(from: offset, to: offset + length, by: 16) {
      // Most text beyond ASCII has few such characters. A sequence may have begun two bytes before.
      let first = unsafe raw.loadUnaligned(fromByteOffset: step - 2, as: UInt64.self)
      let second = unsafe raw.loadUnaligned(fromByteOffset: step + 6, as: UInt64.self)
      let third = unsafe raw.loadUnaligned(fromByteOffset: step + 8, as: UInt64.self)
      if (first | second | third) & 0x8080_8080_8080_8080 == 0 { continue }
      let byte = unsafe raw.loadUnaligned(fromByteOffset: step, as: Lane.self)
      let before = unsafe raw.loadUnaligned(fromByteOffset: step - 1, as: Lane.self)
      let secondBefore = unsafe raw.loadUnaligned(fromByteOffset: step - 2, as: Lane.self)
      // Two and three bytes: those behind a lead continue it, and no others do.
      let continues = byte & Lane(repeating: 0xC0) .== Lane(repeating: 0x80)
      let hasLead =
        before .>= Lane(repeating: 0xC0) .| (secondBefore .>= Lane(repeating: 0xE0))
      rare = rare .| (continues .^ hasLead)
      // Leads that nothing valid begins with, and those of four bytes.
      rare = rare .| (byte & Lane(repeating: 0xFE) .== Lane(repeating: 0xC0))
      rare = rare .| (byte .>= Lane(repeating: 0xF0))
      // Overlong forms, and surrogates.
      let isLow = byte .< Lane(repeating: 0xA0)
      let isHigh = byte .>= Lane(repeating: 0xA0)
      rare = rare .| (before .== Lane(repeating: 0xE0) .& isLow)
      rare = rare .| (before .== Lane(repeating: 0xED) .& isHigh)
      // The end of U+FEFF.
      let isMarkEnd = before .== Lane(repeating: 0xBB) .& (byte .== Lane(repeating: 0xBF))
      rare = rare .| isMarkEnd
    }
    return isEmpty(rare)
  }

  @inline(__always)
  private static func isEmpty(_ mask: Mask) -> Bool {
    let halves = unsafe unsafeBitCast(mask, to: SIMD2<UInt64>.self)
    return halves[0] | halves[1] == 0
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

/// Whether a valid sequence of two or three bytes is a letter or punctuation of Western captions.
@inline(__always)
@unsafe
private func isWestern(_ base: UnsafePointer<UInt8>, _ index: Int) -> Bool {
  switch unsafe base[index] {
  case 0xC3: return true
  case 0xE2:
    let second = unsafe base[index + 1]
    let third = unsafe base[index + 2]
    return second == 0x80 && third >= 0x90 || second == 0x99 && 0xA9...0xAF ~= third
  default: return false
  }
}

/// Whether six bytes are the two surrogates of a character, each as if it were one: CESU-8.
@inline(__always)
@unsafe
private func isSurrogatePair(_ base: UnsafePointer<UInt8>, _ index: Int, _ count: Int) -> Bool {
  guard index + 6 <= count else { return false }
  return unsafe base[index] == 0xED && 0xA0...0xAF ~= base[index + 1]
    && base[index + 2] & 0xC0 == 0x80 && base[index + 3] == 0xED
    && 0xB0...0xBF ~= base[index + 4] && base[index + 5] & 0xC0 == 0x80
}

/// How much of some bytes is UTF-8, without what they say.
struct UTF8Census {
  /// Valid sequences beyond ASCII.
  private(set) var valid = 0
  /// Those of them that are letters and punctuation of Western captions: U+00C0 to U+00FF, U+2010 to
  /// U+203F and U+2669 to U+266F, notes.
  ///
  /// In legacy encodings their bytes are `Ã©`, `â€™` and `â™ª`, which nobody writes.
  private(set) var western = 0
  /// Invalid sequences.
  private(set) var invalid = 0
  /// Whether the last of them is the beginning of a valid one, where the file ends.
  private(set) var isCut = false

  /// Counts the sequences; this goes through all of them, but keeps none.
  init(of bytes: [UInt8]) {
    unsafe bytes.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      let raw = unsafe UnsafeRawPointer(base)
      let count = buffer.count
      var index = 0
      while index < count {
        if index + 8 <= count,
          unsafe raw.loadUnaligned(fromByteOffset: index, as: UInt64.self) & 0x8080_8080_8080_8080
            == 0
        {
          index += 8
          continue
        }
        if unsafe base[index] < 0x80 {
          index += 1
          continue
        }
        let length = unsafe sequenceLength(base, index, count)
        if length > 0 {
          valid += 1
          if length < 4, unsafe isWestern(base, index) { western += 1 }
        } else if unsafe isSurrogatePair(base, index, count) {
          // Each half is no valid sequence, but nothing else is written like this.
          valid += 1
          western += 1
          index += 6
          continue
        } else {
          invalid += 1
          if index - length == count { isCut = unsafe 0xC2...0xF4 ~= base[index] }
        }
        index += abs(length)
      }
    }
  }

  /// Whether the file is UTF-8 with a few faults, and not something else.
  ///
  /// At least four of five sequences have to be right, or half where they are Western. In text of a legacy
  /// encoding hardly any are by chance. A character that the end of the file cuts off is no fault of the
  /// encoding (Unicode, 3.9, D93b: it could still be continued).
  var isMostlyUTF8: Bool {
    let faults = isCut && valid > 0 ? invalid - 1 : invalid
    return valid + 3 * western >= 4 * faults
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
