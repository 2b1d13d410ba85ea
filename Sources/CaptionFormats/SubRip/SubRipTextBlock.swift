/// The lines between two lines with times, as far as it takes to part them into the text of one
/// cue and the number of the next.
struct SubRipTextBlock {
  /// Where the lines that are not blank begin and end.
  private(set) var range = 0..<0
  private(set) var traits: SubRipLine.Traits = []
  /// How many lines are not blank.
  private(set) var count = 0

  /// The last line that is not blank.
  private(set) var last = 0..<0
  private(set) var lastTraits: SubRipLine.Traits = []
  /// Whether a blank line, or the beginning of the file, is above the last line.
  private(set) var hasBlankBeforeLast = false
  /// Whether a blank line is below the last line.
  private(set) var hasBlankAfterLast: Bool

  /// The same as ``range`` and ``traits``, without the last line.
  private var endBeforeLast = 0
  private var traitsBeforeLast: SubRipLine.Traits = []

  /// Makes an empty block.
  ///
  /// - Parameter isFirst: Whether it is the beginning of the file, where no blank line is needed.
  init(isFirst: Bool) {
    hasBlankAfterLast = isFirst
  }

  mutating func addBlank() {
    hasBlankAfterLast = true
  }

  mutating func add(_ line: SubRipLine) {
    if count == 0 {
      range = line.range
      traits = line.traits
    } else {
      endBeforeLast = range.upperBound
      traitsBeforeLast = traits
      range = range.lowerBound..<line.end
      traits.formUnion(line.traits)
      traits.insert(.severalLines)
      if hasBlankAfterLast { traits.insert(.blankInside) }
    }
    count += 1
    last = line.range
    lastTraits = line.traits
    hasBlankBeforeLast = hasBlankAfterLast
    hasBlankAfterLast = false
  }

  /// Whether the last line stands directly below the times.
  var lastFollowsTimes: Bool { count == 1 && !hasBlankBeforeLast }

  /// Takes the last line out where it is the same number once more, directly above it.
  ///
  /// - Parameter number: The place of the number, which has been taken out.
  /// - Returns: The place of the line.
  mutating func takeRepetition(of number: Range<Int>, in bytes: [UInt8]) -> Range<Int>? {
    guard count > 0, !hasBlankAfterLast, number.count < 10 else { return nil }
    let length = number.count
    let end = range.upperBound
    let start = end - length
    guard start >= range.lowerBound, number.lowerBound - end <= 3,
      bytes[start..<end].elementsEqual(bytes[number])
    else { return nil }
    // It has a line of its own, below an empty one or at the beginning.
    var index = start
    var breaks = 0
    while index > range.lowerBound, bytes[index - 1] <= 0x20 {
      let isBreak = bytes[index - 1] == 0x0A || bytes[index - 1] == 0x0D && bytes[index] > 0x0D
      if isBreak || bytes[index - 1] == 0x0D && bytes[index] == 0x0D { breaks += 1 }
      index -= 1
    }
    // Control characters at the end of the text are reported with it.
    while index < start, bytes[index] <= 0x20, !bytes[index].isASCIIWhiteSpace { index += 1 }
    guard index == range.lowerBound || breaks > 1 else { return nil }
    count -= 1
    range = range.lowerBound..<index
    hasBlankAfterLast = true
    traits = count == 0 ? [] : traits.subtracting(.blankInside)
    if hasBlankLine(bytes) { traits.insert(.blankInside) }
    return start..<end
  }

  /// Whether an empty line stands in the lines that are left.
  private func hasBlankLine(_ bytes: [UInt8]) -> Bool {
    var isEmpty = false
    for byte in bytes[range] where byte != 0x0D && byte != 0x20 && byte != 0x09 {
      if byte == 0x0A, isEmpty { return true }
      isEmpty = byte == 0x0A
    }
    return false
  }

  /// Takes the last line out, because it is a number and not text.
  mutating func removeLast() {
    guard count > 0 else { return }
    count -= 1
    if count == 0 {
      range = range.lowerBound..<range.lowerBound
      traits = []
    } else {
      range = range.lowerBound..<endBeforeLast
      traits = traitsBeforeLast
    }
    hasBlankAfterLast = hasBlankBeforeLast
  }
}
