internal import CLibXML2

/// Puts ASCII letters for other characters into the text that libxml2 reads next, up to the next
/// markup or reference.
///
/// libxml2 takes characters beyond ASCII apart one by one, which for many languages is a third of all
/// its work, and nobody asks for what it finds: text is taken from the source, whose bytes are valid
/// UTF-8. The two characters that XML does not allow, U+FFFE and U+FFFF, stay for it to report, and
/// so does what goes on behind the bytes that it has got so far.
func maskText(of parser: xmlParserCtxtPtr?) {
  guard let parser = unsafe parser, let input = unsafe parser.pointee.input,
    let current = unsafe input.pointee.cur, let end = unsafe input.pointee.end
  else { return }
  let count = unsafe end - current
  // What libxml2 has got lies in a buffer of its own, which it refers to as constant.
  let bytes = unsafe UnsafeMutableRawPointer(mutating: current)
  var index = 0
  // Most of the texts between tags are white space that ends within a word.
  while index + TextMask.room <= count {
    switch unsafe TextMask.maskWord(bytes + index) {
    case .end: return
    case .rare: return unsafe maskSequences(bytes, from: index, to: count)
    case .text: index += 8
    }
    while index + TextMask.room <= count, unsafe TextMask.maskBlock(bytes + index) { index += 16 }
  }
  unsafe maskSequences(bytes, from: index, to: count)
}

/// Does the same sequence by sequence; one that has been begun before goes on at the start.
private func maskSequences(_ bytes: UnsafeMutableRawPointer, from start: Int, to count: Int) {
  var index = start
  while index < count {
    let byte = unsafe bytes.load(fromByteOffset: index, as: UInt8.self)
    if byte == 0x3C || byte == 0x26 { return }
    let length = byte < 0xC0 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
    guard index + length <= count else { return }
    if byte >= 0x80, unsafe !isForbidden(bytes + index, length) {
      for offset in index..<index + length {
        unsafe bytes.storeBytes(of: 0x78, toByteOffset: offset, as: UInt8.self)
      }
    }
    index += length
  }
}

/// Whether a sequence is U+FFFE or U+FFFF.
private func isForbidden(_ bytes: UnsafeMutableRawPointer, _ length: Int) -> Bool {
  guard length == 3, unsafe bytes.load(as: UInt8.self) == 0xEF else { return false }
  return unsafe bytes.load(fromByteOffset: 1, as: UInt8.self) == 0xBF
    && bytes.load(fromByteOffset: 2, as: UInt8.self) >= 0xBE
}

/// Several bytes at once.
private enum TextMask {
  /// How much has to be there: a block, and the rest of a sequence that begins at its end.
  static let room = 16 + 3

  /// What eight bytes are.
  enum Word {
    case text
    /// Markup or a reference begins among them.
    case end
    /// One of the sequences may be a character that stays.
    case rare
  }

  private typealias Block = SIMD16<UInt8>

  /// Masks eight bytes, up to the first that ends the text.
  @inline(__always)
  static func maskWord(_ bytes: UnsafeMutableRawPointer) -> Word {
    let word = unsafe bytes.loadUnaligned(as: UInt64.self)
    let ends = places(of: 0x3C, in: word) | places(of: 0x26, in: word)
    let before = ends == 0 ? UInt64.max : (ends & (0 &- ends)) &- 1
    let high = word & 0x8080_8080_8080_8080 & before
    if high != 0 {
      if places(of: 0xEF, in: word) & before != 0 { return .rare }
      let all = (high &>> 7) &* 0xFF
      unsafe bytes.storeBytes(of: word & ~all | letters & all, as: UInt64.self)
    }
    return ends == 0 ? .text : .end
  }

  /// Masks sixteen bytes of nothing but text; false, and nothing is done, for others.
  @inline(__always)
  static func maskBlock(_ bytes: UnsafeMutableRawPointer) -> Bool {
    let block = unsafe bytes.loadUnaligned(as: Block.self)
    let others =
      block .== Block(repeating: 0x3C) .| (block .== Block(repeating: 0x26))
      .| (block .== Block(repeating: 0xEF))
    guard unsafe isNone(unsafeBitCast(others, to: SIMD2<UInt64>.self)) else { return false }
    let high = block .>= Block(repeating: 0x80)
    if unsafe isNone(unsafeBitCast(high, to: SIMD2<UInt64>.self)) { return true }
    let masked = block.replacing(with: 0x78, where: high)
    unsafe bytes.storeBytes(of: masked, as: Block.self)
    return true
  }

  @inline(__always)
  private static func isNone(_ halves: SIMD2<UInt64>) -> Bool { halves[0] | halves[1] == 0 }

  /// Eight times the letter x.
  private static let letters: UInt64 = 0x7878_7878_7878_7878

  /// The bytes of a word that equal one, by their highest bits; above the lowest there may be others.
  @inline(__always)
  private static func places(of byte: UInt64, in word: UInt64) -> UInt64 {
    let difference = word ^ (byte &* 0x0101_0101_0101_0101)
    return (difference &- 0x0101_0101_0101_0101) & ~difference & 0x8080_8080_8080_8080
  }
}
