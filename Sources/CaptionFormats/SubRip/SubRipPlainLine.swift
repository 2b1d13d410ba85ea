/// A line as those see it who only see what can be seen: without hidden marks, with ASCII for digits
/// and signs of other scripts.
struct SubRipPlainLine {
  private(set) var bytes: [UInt8] = []
  /// Where each byte comes from in the source.
  private var sources: [Range<Int>] = []
  /// Where the first character that nobody sees stands in the source, and its number.
  private(set) var firstHidden: (place: Range<Int>, value: UInt32)?

  /// Reads a stretch of the source that has no line break.
  ///
  /// - Parameter isEscaped: Whether HTML's reference for the head of an arrow stands for one; where
  ///   writers want a line to be text, they put it.
  init(_ source: [UInt8], _ range: Range<Int>, isEscaped: Bool) {
    bytes.reserveCapacity(range.count)
    sources.reserveCapacity(range.count)
    var offset = range.lowerBound
    for scalar in String(decoding: source[range], as: UTF8.self).unicodeScalars {
      let next = offset + UTF8.width(scalar)
      add(scalar, at: offset..<next)
      offset = next
    }
    if isEscaped { unescapeArrow() }
  }

  /// Reads a stretch without its control characters, and all else as it is.
  init(withoutControls source: [UInt8], _ range: Range<Int>) {
    for offset in range {
      switch source[offset] {
      // Line feeds of old printers part words as line breaks do.
      case 0x0B, 0x0C: add(0x20, at: offset..<offset + 1)
      case 0x09, 0x20..<0x7F, 0x80...: add(source[offset], at: offset..<offset + 1)
      default: break
      }
    }
  }

  private mutating func add(_ scalar: Unicode.Scalar, at source: Range<Int>) {
    guard !Self.isHidden(scalar.value) else {
      if firstHidden == nil { firstHidden = (source, scalar.value) }
      return
    }
    switch scalar.value {
    case 0x09, 0x0B, 0x0C, 0xA0, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: add(0x20, at: source)
    case 0x0660...0x0669, 0x06F0...0x06F9, 0xFF10...0xFF19:
      add(0x30 + UInt8(truncatingIfNeeded: scalar.value & 0x0F), at: source)
    case 0xFF1A, 0x2236: add(0x3A, at: source)
    case 0xFF0C, 0x060C, 0x066B, 0x201A: add(0x2C, at: source)
    case 0xFF0E: add(0x2E, at: source)
    case 0xFF1E: add(0x3E, at: source)
    case 0xFF0D: add(0x2D, at: source)
    default:
      for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { add(byte, at: source) }
    }
  }

  private mutating func add(_ byte: UInt8, at source: Range<Int>) {
    bytes.append(byte)
    sources.append(source)
  }

  /// Puts `>` for the reference that HTML has for it.
  private mutating func unescapeArrow() {
    var index = 0
    while index + 4 <= bytes.count {
      if bytes[index] == 0x26, bytes[index..<index + 4].elementsEqual("&gt;".utf8) {
        bytes.replaceSubrange(index..<index + 4, with: [0x3E])
        sources[index] = sources[index].lowerBound..<sources[index + 3].upperBound
        sources.removeSubrange(index + 1..<index + 4)
      }
      index += 1
    }
  }

  /// Takes off brackets or quotes around the whole line, and blanks.
  mutating func unwrap() {
    trim()
    guard bytes.count > 2, let first = bytes.first, let last = bytes.last else { return }
    switch (first, last) {
    case (0x28, 0x29), (0x5B, 0x5D), (0x7B, 0x7D), (0x22, 0x22), (0x27, 0x27): break
    default: return
    }
    remove(first: 1, last: 1)
  }

  mutating func trim() {
    let leading = bytes.prefix { $0 == 0x20 }.count
    let trailing = leading == bytes.count ? 0 : bytes.reversed().prefix { $0 == 0x20 }.count
    if leading + trailing > 0 { remove(first: leading, last: trailing) }
  }

  private mutating func remove(first: Int, last: Int) {
    bytes = Array(bytes.dropFirst(first).dropLast(last))
    sources = Array(sources.dropFirst(first).dropLast(last))
  }

  /// Where in the source a stretch of the line comes from.
  ///
  /// - Parameter end: The end of the line in the source, where an empty stretch is taken to be.
  func source(of range: Range<Int>, upTo end: Int) -> Range<Int> {
    guard !range.isEmpty, range.upperBound <= sources.count else { return end..<end }
    let lower = min(sources[range.lowerBound].lowerBound, end)
    return lower..<max(lower, min(sources[range.upperBound - 1].upperBound, end))
  }

  /// Whether a character leaves no trace on the screen: controls, marks of direction and joining, byte
  /// order marks.
  private static func isHidden(_ value: UInt32) -> Bool {
    switch value {
    case 0x09, 0x0B, 0x0C: false
    case 0x00..<0x20, 0x7F, 0xAD, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2069, 0xFEFF: true
    default: false
    }
  }
}
