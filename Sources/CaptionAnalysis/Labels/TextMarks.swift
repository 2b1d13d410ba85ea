import CaptionModel

/// What a quick look at the bytes of a text shows, so that most texts need no longer one.
struct TextMarks: OptionSet {
  let rawValue: UInt16

  /// An opening bracket.
  static let bracket = TextMarks(rawValue: 1)
  /// A colon.
  static let colon = TextMarks(rawValue: 2)
  /// A music sign.
  static let musicSign = TextMarks(rawValue: 4)
  /// A number sign.
  static let numberSign = TextMarks(rawValue: 8)
  /// An asterisk.
  static let asterisk = TextMarks(rawValue: 16)
  /// A dash, an arrow or the like at the end of a line.
  static let turn = TextMarks(rawValue: 32)
  /// A corner bracket.
  static let quotation = TextMarks(rawValue: 64)
  /// A line without small letters.
  static let capitals = TextMarks(rawValue: 128)
  /// Letters of a script with capitals, small ones among them.
  static let smallLetters = TextMarks(rawValue: 256)
  /// A small letter behind a full stop or a commercial at, as in addresses.
  static let address = TextMarks(rawValue: 512)
  /// What cards have, or a word with which credits begin.
  static let notice = TextMarks(rawValue: 1024)
  /// A full stop behind a `w`.
  static let worldWideWeb = TextMarks(rawValue: 2048)

  /// A character that most labels have.
  static let label: TextMarks = [
    .bracket, .colon, .musicSign, .numberSign, .asterisk, .turn, .quotation,
  ]

  /// What a byte alone tells: the letters of its line, and whether it needs a closer look.
  static let byteFlags: [UInt8] = (0..<256).map { (byte: Int) -> UInt8 in
    switch byte {
    case 0x28, 0x5B, 0x3A, 0x23, 0x2A, 0x2D, 0x2E, 0x3C, 0x3E, 0x40: Flag.look
    // The first bytes of signs that labels have, and of letters above ASCII that have a case.
    case 0xC2, 0xC3, 0xE2, 0xE3, 0xEF, 0xF0: Flag.look
    case 0xC4, 0xC5, 0xC8, 0xCE, 0xCF, 0xD0, 0xD1: Flag.letter
    default: 0
    }
  }

  /// The flags of a byte or a line.
  enum Flag {
    static let small: UInt8 = 1
    static let capital: UInt8 = 2
    static let look: UInt8 = 4
    static let letter: UInt8 = 8
  }

  /// The mark that a sign of ASCII stands for, seen with its neighbours.
  static func mark(_ utf8: CaptionText.UTF8View, _ index: Int) -> TextMarks {
    switch utf8[index] {
    case 0x28, 0x5B: return .bracket
    case 0x3A: return .colon
    case 0x23: return .numberSign
    case 0x2A: return .asterisk
    // - < and > count at the ends of a line only
    case 0x2D, 0x3C, 0x3E: return isLineEnd(utf8, index, 1) ? .turn : []
    // Letters behind a full stop without a space may be an address.
    case 0x2E:
      let isPrefix = index > 0 && utf8[index - 1] == 0x77
      let marks: TextMarks = isPrefix ? .worldWideWeb : []
      return isBeforeSmallLetter(utf8, index) ? marks.union(.address) : marks
    case 0x40: return isBeforeSmallLetter(utf8, index) ? .address : []
    default: return []
    }
  }

  private static func isBeforeSmallLetter(_ utf8: CaptionText.UTF8View, _ index: Int) -> Bool {
    index + 1 < utf8.count && utf8[index + 1] &- 0x61 < 26
  }

  /// The mark that begins with a byte above ASCII; tells of letters too, by the flags of the line.
  static func mark(_ utf8: CaptionText.UTF8View, _ index: Int, _ line: inout UInt8) -> TextMarks {
    guard index + 1 < utf8.count else { return [] }
    let second = utf8[index + 1]
    switch utf8[index] {
    case 0xC2: return second == 0xB6 ? .musicSign : []
    case 0xC3:
      line |= second >= 0x9F ? Flag.small : Flag.capital
      return second == 0xA2 && MusicSign.length(utf8, at: index) > 0 ? .musicSign : []
    case 0xF0: return MusicSign.length(utf8, at: index) > 0 ? .musicSign : []
    default: return wideMark(utf8, index, second)
    }
  }

  /// The case of a Greek, Cyrillic or further Latin letter; nearly all letters of a text tell it.
  static func letterFlag(_ utf8: CaptionText.UTF8View, _ index: Int) -> UInt8 {
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

  private static func wideMark(_ utf8: CaptionText.UTF8View, _ index: Int, _ second: UInt8)
    -> TextMarks
  {
    guard index + 2 < utf8.count else { return [] }
    let third = utf8[index + 2]
    switch (utf8[index], second) {
    // ♩ to ♬
    case (0xE2, 0x99): return (0xA9...0xAC).contains(third) ? .musicSign : []
    // the longer dashes
    case (0xE2, 0x80):
      return (0x90...0x95).contains(third) && isLineEnd(utf8, index, 3) ? .turn : []
    // arrows, ≪ and ≫
    case (0xE2, 0x86), (0xE2, 0x89): return isLineEnd(utf8, index, 3) ? .turn : []
    case (0xE3, 0x80):
      switch third {
      // 【 and 〔
      case 0x90, 0x94: return .bracket
      // 《
      case 0x8A: return .turn
      // 「
      case 0x8C: return .quotation
      default: return []
      }
    case (0xEF, 0xBC):
      switch third {
      // （, ＜ and ［
      case 0x88, 0x9C, 0xBB: return .bracket
      // ：
      case 0x9A: return .colon
      default: return []
      }
    default: return []
    }
  }

  /// Whether a mark is the first or the last of its line.
  private static func isLineEnd(_ utf8: CaptionText.UTF8View, _ index: Int, _ length: Int) -> Bool {
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
