/// What a quick look at the bytes of a text shows, so that most texts need no longer one.
struct TextMarks: OptionSet {
  let rawValue: UInt8

  /// A character that most labels have: brackets, a colon, a music sign, a dash at a line's start.
  static let label = TextMarks(rawValue: 1)
  /// A line without small letters.
  static let capitals = TextMarks(rawValue: 2)
  /// What addresses and cards have, or a word with which credits begin.
  static let notice = TextMarks(rawValue: 4)
  /// Letters of a script with capitals, small ones among them.
  static let smallLetters = TextMarks(rawValue: 8)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// What a byte alone tells: the letters of its line, and whether it needs a closer look.
  private static let byteFlags: [UInt8] = (0..<256).map { (byte: Int) -> UInt8 in
    switch byte {
    case 0x61...0x7A: Flag.small
    case 0x41...0x5A: Flag.capital
    case 0x0A, 0x28, 0x5B, 0x3A, 0x23, 0x2A, 0x2D, 0x2E, 0x3C, 0x3E, 0x40: Flag.look
    // The first bytes of signs that labels have, and of letters above ASCII that have a case.
    case 0xC2, 0xC3, 0xE2, 0xE3, 0xEF, 0xF0: Flag.look
    case 0xC4, 0xC5, 0xC8, 0xCE, 0xCF, 0xD0, 0xD1: Flag.letter
    default: 0
    }
  }

  private enum Flag {
    static let small: UInt8 = 1
    static let capital: UInt8 = 2
    static let look: UInt8 = 4
    static let letter: UInt8 = 8
  }

  /// Looks once through the bytes of a text.
  init(_ utf8: [UInt8]) {
    let flags = Self.byteFlags
    var marks: UInt8 = 0
    var line: UInt8 = 0
    let count = utf8.count
    var index = 0
    while index < count {
      let flag = flags[Int(utf8[index])]
      line |= flag
      if flag & Flag.look != 0 {
        marks |= Self.look(utf8, index, &line)
      } else if flag & Flag.letter != 0, line & Flag.small == 0 {
        // One small letter tells enough of a line.
        line |= Self.letterFlag(utf8, index)
      }
      index += 1
    }
    marks |= Self.lineMarks(line)
    // A year comes last on cards.
    if count > 4, utf8[count - 1].isASCIIDigit, utf8[count - 4].isASCIIDigit { marks |= 4 }
    self.init(rawValue: marks)
  }

  private static func lineMarks(_ line: UInt8) -> UInt8 {
    if line & Flag.small != 0 { return 8 }
    return line & Flag.capital != 0 ? 2 : 0
  }

  /// The mark that a byte stands for, seen with its neighbours.
  private static func look(_ utf8: [UInt8], _ index: Int, _ line: inout UInt8) -> UInt8 {
    switch utf8[index] {
    case 0x0A:
      defer { line = 0 }
      return lineMarks(line)
    // ( [ : # * – the characters that most labels have
    case 0x28, 0x5B, 0x3A, 0x23, 0x2A: return 1
    // - < and > count at the ends of a line only
    case 0x2D, 0x3C, 0x3E: return isLineEnd(utf8, index, 1) ? 1 : 0
    // Letters behind a full stop without a space may be an address.
    case 0x2E, 0x40: return index + 1 < utf8.count && utf8[index + 1] &- 0x61 < 26 ? 4 : 0
    default: return mark(utf8, index, &line)
    }
  }

  /// The mark that begins with a byte above ASCII.
  private static func mark(_ utf8: [UInt8], _ index: Int, _ line: inout UInt8) -> UInt8 {
    guard index + 1 < utf8.count else { return 0 }
    let second = utf8[index + 1]
    switch utf8[index] {
    case 0xC2: return second == 0xB6 ? 1 : 0
    case 0xC3:
      line |= second >= 0x9F ? Flag.small : Flag.capital
      return second == 0xA2 && MusicSign.length(utf8, at: index) > 0 ? 1 : 0
    case 0xF0: return MusicSign.length(utf8, at: index) > 0 ? 1 : 0
    default: return wideMark(utf8, index, second)
    }
  }

  /// The case of a Greek, Cyrillic or further Latin letter; nearly all letters of a text tell it.
  private static func letterFlag(_ utf8: [UInt8], _ index: Int) -> UInt8 {
    guard index + 1 < utf8.count else { return 0 }
    let isSmall =
      switch utf8[index] {
      case 0xCE: utf8[index + 1] >= 0xAC
      case 0xD0: utf8[index + 1] >= 0xB0
      case 0xCF, 0xD1: true
      default: LetterCase(utf8.scalar(at: index).value) == .small
      }
    return isSmall ? Flag.small : Flag.capital
  }

  private static func wideMark(_ utf8: [UInt8], _ index: Int, _ second: UInt8) -> UInt8 {
    guard index + 2 < utf8.count else { return 0 }
    let third = utf8[index + 2]
    switch (utf8[index], second) {
    // ♩ to ♬
    case (0xE2, 0x99): return (0xA9...0xAC).contains(third) ? 1 : 0
    // the longer dashes
    case (0xE2, 0x80): return (0x90...0x95).contains(third) && isLineEnd(utf8, index, 3) ? 1 : 0
    // arrows, ≪ and ≫
    case (0xE2, 0x86), (0xE2, 0x89): return isLineEnd(utf8, index, 3) ? 1 : 0
    // 【 〔 《 and 「
    case (0xE3, 0x80):
      return third == 0x90 || third == 0x94 || third == 0x8A || third == 0x8C ? 1 : 0
    // （, ：, ＜ and ［
    case (0xEF, 0xBC):
      return third == 0x88 || third == 0x9A || third == 0x9C || third == 0xBB ? 1 : 0
    default: return 0
    }
  }

  /// Whether a mark is the first or the last of its line.
  private static func isLineEnd(_ utf8: [UInt8], _ index: Int, _ length: Int) -> Bool {
    var before = index
    let farthest = Swift.max(0, index - 64)
    while before > farthest, utf8[before - 1] == 0x20 || utf8[before - 1] == 0x3E { before -= 1 }
    if before == 0 || utf8[before - 1] == 0x0A { return true }
    var after = index + length
    let limit = Swift.min(utf8.count, index + 64)
    while after < limit, utf8[after] == 0x20 { after += 1 }
    return after == utf8.count || utf8[after] == 0x0A
  }
}
