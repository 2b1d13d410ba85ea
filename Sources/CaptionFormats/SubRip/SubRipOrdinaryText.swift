/// The text of a cue that ends in an empty line and has nothing about it that could be read in two
/// ways: no blank or indented line, no control character, and no line that begins like times.
struct SubRipOrdinaryText {
  /// The text without its last line break.
  let range: Range<Int>
  /// What its lines have.
  let traits: SubRipLine.Traits
  /// The first byte below the text that does not belong to an empty line.
  let next: Int

  /// Looks at the lines from an offset on; nil where the text is not ordinary, or the file ends.
  ///
  /// - Parameter table: ``SubRipLine/byteTraits``.
  @inline(__always)
  init?(_ bytes: [UInt8], at start: Int, _ table: [UInt8]) {
    let count = bytes.count
    guard start >= 0, start < count, Self.mayBeginLine(bytes, at: start) else { return nil }
    var traits: SubRipLine.Traits = []
    var line = start
    while true {
      let (end, found) = SubRipLine.content(bytes, from: line, table)
      guard end < count, !Self.mayBeTimes(bytes, line..<end) else { return nil }
      traits.formUnion(SubRipLine.Traits(rawValue: found))
      var next = end + 1
      if bytes[end] != 0x0A {
        traits.insert(.carriageReturn)
        next = end + lineBreakLength(bytes, at: end)
      }
      guard next < count, !traits.contains(.unclean) else { return nil }
      if bytes[next] == 0x0A || bytes[next] == 0x0D {
        range = start..<end
        self.traits = traits
        self.next = Self.skippingEmptyLines(bytes, from: next)
        return
      }
      guard Self.mayBeginLine(bytes, at: next) else { return nil }
      traits.insert(.severalLines)
      line = next
    }
  }

  /// Whether a byte begins a line that is not blank and holds no byte order mark there.
  @inline(__always)
  private static func mayBeginLine(_ bytes: [UInt8], at offset: Int) -> Bool {
    let byte = bytes[offset]
    guard byte > 0x20, byte != 0x7F else { return false }
    return byte != 0xEF || offset + 1 < bytes.count && bytes[offset + 1] != 0xBB
  }

  /// Whether it is worth a try to read times, as ``SubRipTiming/mayBegin(_:_:)`` and
  /// ``SubRipTiming/endOfNumber(_:_:)`` tell.
  @inline(__always)
  private static func mayBeTimes(_ bytes: [UInt8], _ line: Range<Int>) -> Bool {
    let first = bytes[line.lowerBound]
    // Most lines begin with a letter that no time begins with, not even one that was misread.
    if first.isASCIILetter, subRipDigit(first) == nil { return false }
    if first.isASCIIDigit, SubRipTiming.endOfNumber(bytes, line) != nil { return true }
    return SubRipTiming.mayBegin(bytes, line)
  }

  @inline(__always)
  private static func skippingEmptyLines(_ bytes: [UInt8], from start: Int) -> Int {
    var index = start
    while index < bytes.count {
      if bytes[index] == 0x0A {
        index += 1
      } else if bytes[index] == 0x0D {
        index += lineBreakLength(bytes, at: index)
      } else {
        break
      }
    }
    return index
  }
}
