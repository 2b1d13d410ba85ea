/// The named character references, unpacked from ``characterReferenceNames`` when first asked for.
struct CharacterReferenceTable: Sendable {
  static let shared = CharacterReferenceTable(characterReferenceNames)

  private struct Entry: Sendable {
    var start: Int32
    var length: UInt8
    /// Whether the name also counts without its semicolon.
    var isLegacy: Bool
    var value: CharacterReferences.Value
  }

  /// All names, one after the other, in byte order.
  private let names: [UInt8]
  private let entries: [Entry]

  /// The number of names.
  var count: Int { entries.count }

  /// Unpacks a table written as ``characterReferenceNames`` describes.
  init(_ packed: String) {
    var names: [UInt8] = []
    var entries: [Entry] = []
    names.reserveCapacity(16_384)
    entries.reserveCapacity(2_200)
    var previous = 0..<0
    var cursor = ByteCursor(Array(packed.utf8))
    while true {
      cursor.scan(while: \.isASCIIWhiteSpace)
      guard let digit = cursor.peek else { break }
      cursor.advance()
      let shared = Int(digit.isASCIIDigit ? digit - 0x30 : (digit | 0x20) &- 0x57)
      let start = names.count
      names.append(contentsOf: names[previous].prefix(shared))
      names.append(contentsOf: cursor.bytes[cursor.scan { $0 != 0x2E && $0 != 0x21 }])
      previous = start..<names.count
      let isLegacy = cursor.match(0x21)
      cursor.advance()
      let first = Self.codePoint(&cursor)
      let second = cursor.scan(0x2B) ? Self.codePoint(&cursor) : nil
      entries.append(
        Entry(
          start: Int32(start),
          length: UInt8(truncatingIfNeeded: previous.count),
          isLegacy: isLegacy,
          value: CharacterReferences.Value(first, second)
        )
      )
    }
    self.names = names
    self.entries = entries
  }

  private static func codePoint(_ cursor: inout ByteCursor) -> Unicode.Scalar {
    var code: UInt32 = 0
    cursor.scan { byte in
      guard byte.isASCIIDigit || byte.isASCIILetter else { return false }
      code = code << 4 | UInt32(byte.isASCIIDigit ? byte - 0x30 : byte - 0x37)
      return true
    }
    return Unicode.Scalar(code) ?? "\u{FFFD}"
  }

  /// The longest name that begins at an offset, the byte after `&`.
  ///
  /// The candidates are narrowed character by character, so a long run of letters costs no more
  /// than the longest name.
  func match(
    _ bytes: [UInt8],
    _ start: Int,
    _ end: Int
  ) -> CharacterReferences.Match? {
    var low = 0
    var high = entries.count
    var best: CharacterReferences.Match?
    var length = 0
    while start + length < end {
      let byte = bytes[start + length]
      if byte == 0x3B {
        if low < high, entries[low].length == length {
          return CharacterReferences.Match(
            length: length + 2,
            scalars: entries[low].value,
            isWellFormed: true
          )
        }
        break
      }
      low = bound(low, high) { character(of: $0, at: length) >= Int(byte) }
      high = bound(low, high) { character(of: $0, at: length) > Int(byte) }
      length += 1
      guard low < high else { break }
      if entries[low].length == length, entries[low].isLegacy {
        best = CharacterReferences.Match(
          length: length + 1,
          scalars: entries[low].value,
          isWellFormed: false
        )
      }
    }
    return best
  }

  /// A character of a name; a name that is over sorts before all that go on.
  private func character(of entry: Int, at index: Int) -> Int {
    let entry = entries[entry]
    return index < entry.length ? Int(names[Int(entry.start) + index]) : -1
  }

  /// The first index in a sorted stretch for which a condition holds.
  private func bound(_ low: Int, _ high: Int, _ condition: (Int) -> Bool) -> Int {
    var low = low
    var high = high
    while low < high {
      let middle = (low + high) / 2
      if condition(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
