/// A line of a SubRip file, and what a glance at its bytes told.
struct SubRipLine {
  /// What has to be looked at in the text of a cue.
  struct Traits: OptionSet {
    let rawValue: UInt8

    /// A byte that may begin markup, a reference or an escape.
    static let marked = Traits(rawValue: 1)
    /// A control character or a byte order mark.
    static let unclean = Traits(rawValue: 2)
    /// The line ends in CR or CRLF.
    static let carriageReturn = Traits(rawValue: 4)
    /// There is more than one line.
    static let severalLines = Traits(rawValue: 8)
    /// A blank line stands between two others.
    static let blankInside = Traits(rawValue: 16)
  }

  /// The first byte, after a byte order mark.
  var start: Int
  /// The end, before the line break.
  var end: Int
  /// The beginning of the next line.
  var next: Int
  var traits: Traits

  var range: Range<Int> { start..<end }

  /// What each byte brings into a line.
  ///
  /// Text goes through one look-up a byte; comparisons would be mispredicted at every blank.
  static let byteTraits: [UInt8] = (0...255).map { byte in
    switch byte {
    case 0x0A, 0x0D: lineEnd
    case 0x09: 0
    case 0x00...0x1F, 0x7F: Traits.unclean.rawValue
    case 0x26, 0x3C, 0x5C, 0x7B: Traits.marked.rawValue
    default: 0
    }
  }

  /// The entry of ``byteTraits`` for the bytes that end a line.
  private static let lineEnd: UInt8 = 0x80

  /// Reads a line that is nothing but up to nine digits; nil for anything else.
  ///
  /// This is how nearly all numbers of cues are written.
  @inline(__always)
  static func number(_ bytes: [UInt8], at offset: Int) -> SubRipLine? {
    let limit = min(bytes.count, offset + 10)
    var index = offset
    while index < limit, bytes[index].isASCIIDigit { index += 1 }
    guard index > offset, index < limit else { return nil }
    var line = SubRipLine(start: offset, end: index, next: index + 1, traits: [])
    guard bytes[index] != 0x0A else { return line }
    guard bytes[index] == 0x0D else { return nil }
    line.traits = .carriageReturn
    line.next = index + lineBreakLength(bytes, at: index)
    return line
  }

  /// Finds the line that begins at an offset before the end of the file.
  ///
  /// - Parameter table: ``byteTraits``.
  static func scan(_ bytes: [UInt8], at offset: Int, _ table: [UInt8]) -> SubRipLine {
    let count = bytes.count
    var start = offset
    var mark: UInt8 = 0
    if bytes[start] == 0xEF, start + 2 < count, bytes[start + 1] == 0xBB, bytes[start + 2] == 0xBF {
      start += 3
      mark = Traits.unclean.rawValue
    }
    let (index, traits) = content(bytes, from: start, table)
    var line = SubRipLine(
      start: start,
      end: index,
      next: index,
      traits: Traits(rawValue: traits | mark)
    )
    if index < count {
      if bytes[index] == 0x0A {
        line.next = index + 1
      } else {
        line.traits.insert(.carriageReturn)
        line.next = index + lineBreakLength(bytes, at: index)
      }
    }
    return line
  }

  /// Finds the end of a line and what its bytes bring in.
  ///
  /// Alone in a function, and with its conditions known before the loop, it needs no checks for
  /// each byte.
  @inline(never)
  static func content(
    _ bytes: [UInt8],
    from offset: Int,
    _ table: [UInt8]
  ) -> (end: Int, traits: UInt8) {
    let count = bytes.count
    var index = offset
    var traits: UInt8 = 0
    guard index >= 0, index < count, table.count == 256 else { return (offset, 0) }
    while true {
      index = bytes.endOfRun(from: index, special)
      guard index >= 0, index < count else { break }
      let found = table[Int(bytes[index])]
      if found & lineEnd != 0 { break }
      traits |= found
      index &+= 1
    }
    return (index, traits)
  }

  /// The offset of the first byte between two offsets that has an entry in ``byteTraits``, or the
  /// second one.
  ///
  /// Alone in a function for the same reason as ``content(_:from:_:)``.
  @inline(never)
  static func endOfPlainRun(
    _ bytes: [UInt8],
    from start: Int,
    to end: Int,
    _ table: [UInt8]
  ) -> Int {
    let limit = min(end, bytes.count)
    var index = start
    guard table.count == 256, start >= 0, start < bytes.count, start < limit else { return start }
    while true {
      index = bytes.endOfRun(from: index, special)
      guard index >= 0, index < limit else { return end }
      if table[Int(bytes[index])] != 0 { return index }
      index &+= 1
    }
  }

  /// The bytes of a word that have an entry in ``byteTraits``, and some others that are rare.
  @inline(__always)
  private static func special(_ word: ByteWord) -> UInt64 {
    // `<` and `\`, then `{` and U+007F, differ in few bits.
    word.controls | word.matches(0x26) | word.matches(0x3C, ignoring: 0x60)
      | word.matches(0x7B, ignoring: 0x04)
  }

  /// Whether there is nothing to see in the line.
  func isBlank(in bytes: [UInt8]) -> Bool {
    if start < end, bytes[start] > 0x20, bytes[start] != 0x7F { return false }
    for index in start..<end where bytes[index] > 0x20 && bytes[index] != 0x7F { return false }
    return true
  }
}

/// The length of the line break that begins with the LF or CR at an offset.
///
/// CR CR LF is one: it is what a program makes of CRLF that turns LF into CRLF.
func lineBreakLength(_ bytes: [UInt8], at index: Int) -> Int {
  guard bytes[index] == 0x0D, index + 1 < bytes.count else { return 1 }
  if bytes[index + 1] == 0x0A { return 2 }
  let isDoubled = bytes[index + 1] == 0x0D && index + 2 < bytes.count && bytes[index + 2] == 0x0A
  return isDoubled ? 3 : 1
}
