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

  /// Finds the line that begins at an offset before the end of the file.
  init(in bytes: [UInt8], at offset: Int) {
    let count = bytes.count
    var index = offset
    var traits: Traits = []
    if bytes[index] == 0xEF, index + 2 < count, bytes[index + 1] == 0xBB, bytes[index + 2] == 0xBF {
      index += 3
      traits.insert(.unclean)
    }
    start = index
    while index < count {
      let byte = bytes[index]
      if byte >= 0x60 {
        // Most text lies here: lower case and everything beyond ASCII.
        if byte == 0x7B { traits.insert(.marked) }
        if byte == 0x7F { traits.insert(.unclean) }
      } else if byte < 0x20 {
        if byte == 0x0A || byte == 0x0D { break }
        if byte != 0x09 { traits.insert(.unclean) }
      } else if byte == 0x26 || byte == 0x3C || byte == 0x5C {
        traits.insert(.marked)
      }
      index += 1
    }
    end = index
    next = index
    if index < count {
      if bytes[index] == 0x0A {
        next = index + 1
      } else {
        traits.insert(.carriageReturn)
        next = index + lineBreakLength(bytes, at: index)
      }
    }
    self.traits = traits
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
