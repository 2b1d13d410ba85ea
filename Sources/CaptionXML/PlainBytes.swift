/// The bytes of a document for ``PlainScanner``, and what they mean.
@safe
struct PlainBytes {
  private let bytes: UnsafePointer<UInt8>
  private let kinds: UnsafePointer<UInt8>
  /// How many bytes the document has.
  let count: Int
  /// The end of the document, or an earlier one while what stands before it must not be long.
  var bound: Int

  init(_ source: UnsafeBufferPointer<UInt8>, _ kinds: UnsafePointer<UInt8>) {
    unsafe self.bytes = unsafe source.baseAddress ?? kinds
    unsafe self.kinds = unsafe kinds
    count = source.count
    bound = source.count
  }

  /// The bytes of a stretch of the document, as far as it lies in it.
  func stretch(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    let range = range.clamped(to: 0..<count)
    return unsafe UnsafeBufferPointer(start: bytes + range.lowerBound, count: range.count)
  }

  /// The text of a stretch of the document.
  func string(_ range: Range<Int>) -> String {
    unsafe String(decoding: stretch(range), as: UTF8.self)
  }

  /// Whether two stretches hold the same bytes.
  func isEqual(_ one: Range<Int>, _ other: Range<Int>) -> Bool {
    guard one.count == other.count else { return false }
    for index in 0..<one.count
    where byte(one.lowerBound + index) != byte(other.lowerBound + index) {
      return false
    }
    return true
  }

  /// The byte at an offset; beyond the bound one that XML does not allow.
  @inline(__always)
  func byte(_ offset: Int) -> UInt8 {
    unsafe offset < bound ? bytes[offset] : 0
  }

  @inline(__always)
  func kind(_ byte: UInt8) -> UInt8 {
    unsafe kinds[Int(byte)]
  }

  @inline(__always)
  func afterSpace(_ offset: Int) -> Int {
    var index = offset
    while kind(byte(index)) & ByteKind.space != 0 { index += 1 }
    return index
  }

  /// Eight bytes from an offset on, the first the lowest; nil where the bound comes before.
  @inline(__always)
  func word(_ offset: Int) -> UInt64? {
    guard offset <= bound - 8 else { return nil }
    return unsafe UInt64(
      littleEndian: UnsafeRawPointer(bytes + offset).loadUnaligned(as: UInt64.self)
    )
  }

  /// The distance of the first of the next eight bytes at which a scan may have to stop: at `&`, `<`
  /// or a mark, outside of ASCII or at a control character; nil where there is none.
  @inline(__always)
  func firstStop(_ offset: Int, _ mark: UInt8) -> Int? {
    guard let word = word(offset) else { return 0 }
    let ones: UInt64 = 0x0101_0101_0101_0101
    let controls = (word &- ones &* 0x20) & ~word
    let stops =
      word | controls | zeros(word ^ ones &* 0x26) | zeros(word ^ ones &* 0x3C)
      | zeros(word ^ ones &* UInt64(mark))
    let answer = stops & (ones &* 0x80)
    return answer == 0 ? nil : answer.trailingZeroBitCount >> 3
  }

  @inline(__always)
  func zeros(_ word: UInt64) -> UInt64 {
    (word &- 0x0101_0101_0101_0101) & ~word
  }

  func matches(_ text: StaticString, at offset: Int) -> Bool {
    guard offset + text.utf8CodeUnitCount <= count else { return false }
    for index in 0..<text.utf8CodeUnitCount
    where unsafe bytes[offset + index] != text.utf8Start[index] {
      return false
    }
    return true
  }

  /// The offset after the character beyond ASCII at an offset; nil where XML has no such character.
  @inline(__always)
  func afterCharacter(_ offset: Int) -> Int? {
    let first = byte(offset)
    let second = byte(offset + 1)
    guard second & 0xC0 == 0x80 else { return nil }
    if first < 0xE0 { return first >= 0xC2 ? offset + 2 : nil }
    let third = byte(offset + 2)
    guard third & 0xC0 == 0x80 else { return nil }
    if first < 0xF0 {
      switch first {
      case 0xE0 where second < 0xA0, 0xED where second > 0x9F: return nil
      // U+FFFE and U+FFFF are no characters.
      case 0xEF where second == 0xBF && third > 0xBD: return nil
      default: return offset + 3
      }
    }
    guard byte(offset + 3) & 0xC0 == 0x80 else { return nil }
    switch first {
    case 0xF0 where second < 0x90, 0xF4 where second > 0x8F, 0xF5...: return nil
    default: return offset + 4
    }
  }

  /// The offset after the reference whose `&` stands at an offset; nil where it is none of XML's own.
  func afterReference(_ start: Int) -> Int? {
    for name: StaticString in ["&amp;", "&lt;", "&gt;", "&quot;", "&apos;"]
    where matches(name, at: start) {
      return start + name.utf8CodeUnitCount
    }
    guard byte(start + 1) == 0x23 else { return nil }
    var index = start + 2
    var value = 0
    if byte(index) == 0x78 {
      index += 1
      while let digit = byte(index).hexadecimalValue, index < start + 8 {
        value = value * 16 + digit
        index += 1
      }
    } else {
      while let digit = byte(index).hexadecimalValue, digit < 10, index < start + 8 {
        value = value * 10 + digit
        index += 1
      }
    }
    guard byte(index) == 0x3B else { return nil }
    switch value {
    case 0x09, 0x0A, 0x0D, 0x20...0xD7FF, 0xE000...0xFFFD, 0x1_0000...0x10_FFFF: return index + 1
    default: return nil
    }
  }
}

/// What a byte means to ``PlainScanner``.
enum ByteKind {
  static let stopsText: UInt8 = 1
  static let stopsValue: UInt8 = 2
  static let beginsName: UInt8 = 4
  static let name: UInt8 = 8
  static let space: UInt8 = 16

  /// What each of the 256 bytes means, as a sum of the above.
  static let table: [UInt8] = (0...UInt8.max).map { byte in
    switch byte {
    case 0x09, 0x0A: space | stopsValue
    case 0x0D: space | stopsText | stopsValue
    case 0x20: space
    case 0..<0x20, 0x80...: stopsText | stopsValue
    case 0x22, 0x27: stopsValue
    case 0x26, 0x3C: stopsText | stopsValue
    case 0x2D, 0x2E, 0x30...0x39: name
    case 0x5D: stopsText
    case 0x41...0x5A, 0x5F, 0x61...0x7A: beginsName | name
    default: 0
    }
  }
}

extension UInt8 {
  /// The value of a hexadecimal digit, or nil.
  fileprivate var hexadecimalValue: Int? {
    switch self {
    case 0x30...0x39: Int(self) - 0x30
    case 0x41...0x46: Int(self) - 0x37
    case 0x61...0x66: Int(self) - 0x57
    default: nil
    }
  }
}
