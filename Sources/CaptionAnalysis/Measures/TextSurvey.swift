import CaptionModel

/// One pass over the bytes of a text, which finds what there is to read and what marks it holds.
struct TextSurvey {
  /// How much there is to read.
  private(set) var measure = TextMeasure()
  /// What the text holds that labels have.
  private(set) var marks: TextMarks = []
  /// Which rare bytes the text holds.
  private(set) var traits: TextTraits = []

  /// What is looked up, kept at hand by those who survey many texts.
  struct Tables {
    let classes = ScalarClass.table
    let bytes = TextMarks.byteFlags
    let letters = ScalarClass.letterLengths
    let signs = TextTraits.signs
  }

  /// Surveys bytes that are valid UTF-8.
  ///
  /// No initializer, since these own what they are given, which would be counted.
  static func of(_ utf8: CaptionText.UTF8View, _ tables: Tables) -> TextSurvey {
    var survey = TextSurvey()
    survey.read(utf8, tables)
    return survey
  }

  private mutating func read(_ utf8: CaptionText.UTF8View, _ tables: Tables) {
    let bytes = utf8.storage.span.extracting(utf8.stored)
    let count = bytes.count
    var line = Line()
    var words = 0
    var index = 0
    // Whether letters of ASCII have been gone through that were not looked at in words of bytes.
    var hasRuns = false
    while index < count {
      let word = TextWord(bytes, at: index)
      lookForSub(word, bytes, index)
      let special = word.special
      // All bytes where none is special.
      let plain = ((special & (0 &- special)) &- 1) & TextWord.all(0x80)
      if plain != 0 {
        look(word, plain, bytes, index)
        var signs = line.add(word, plain, &words)
        while signs != 0 {
          let place = index &+ TextWord.first(signs)
          signs &= signs &- 1
          // Most signs are a comma or a full stop.
          if place < count, bytes[place] != 0x2C, bytes[place] != 0x21, bytes[place] != 0x3F,
            !Self.isLoneStop(bytes, place)
          {
            marks.formUnion(TextMarks.mark(utf8, place))
            traits.formUnion(tables.signs[Int(bytes[place])])
            if place > 0 { traits.formUnion(TextTraits.pair(bytes[place &- 1], bytes[place])) }
          }
        }
      }
      index &+= TextWord.first(special)
      // Zeros behind the end end the last word.
      guard special != 0, index < count else { continue }
      if bytes[index] >= 0x80 {
        if line.addLatin(bytes, index, &words) {
          index &+= 2
        } else {
          marks.formUnion(line.addWide(utf8, &index, tables, &words, &traits, &hasRuns))
        }
        continue
      }
      if bytes[index] == 0x0A {
        if index > 0, bytes[index &- 1] == 0x20 { traits.insert(.idleBlank) }
        finish(&line, utf8, index)
        line.start = index &+ 1
      } else if bytes[index] == 0x09 {
        line.addSpace()
      }
      index &+= 1
    }
    finish(&line, utf8, count)
    measure.words = words
    if count > 0, bytes[count &- 1] == 0x20 { traits.insert(.idleBlank) }
    if hasRuns { lookForSub(bytes) }
    // A year comes last on cards.
    if count > 4, utf8[count - 1].isASCIIDigit, utf8[count - 4].isASCIIDigit {
      marks.insert(.notice)
    }
    // A short text in a script without capitals may be a card as well.
    if (1...24).contains(measure.characters), marks.isDisjoint(with: [.smallLetters, .capitals]) {
      marks.insert(.notice)
    }
  }

  /// Whether a full stop stands here that is no part of an address or ellipsis.
  @inline(__always)
  private static func isLoneStop(_ bytes: Span<UInt8>, _ place: Int) -> Bool {
    guard bytes[place] == 0x2E, place > 0,
      place &+ 1 >= bytes.count || bytes[place &+ 1] &- 0x61 >= 26
    else { return false }
    let before = bytes[place &- 1]
    return before != 0x2E && before | 0x20 != 0x77
  }

  /// Looks for a blank behind another one and for the digit 7 among the printable bytes at the
  /// beginning of a word.
  @inline(__always)
  private mutating func look(_ word: TextWord, _ plain: UInt64, _ bytes: Span<UInt8>, _ index: Int)
  {
    let blank = word.spaces & plain
    if blank & (blank &<< 8) != 0
      || blank & 0x80 != 0 && index > 0 && bytes[index &- 1] == 0x20
    {
      traits.insert(.idleBlank)
    }
    if word.digits & plain != 0, word.matches(0x37) & plain != 0 { traits.insert(.seven) }
  }

  /// Looks for the letters `ub`, in any case, of which the first is in a word.
  @inline(__always)
  private mutating func lookForSub(_ word: TextWord, _ bytes: Span<UInt8>, _ index: Int) {
    let first = word.matches(0x75, ignoring: 0x20)
    // Hardly a word has both letters. What follows its last byte is not in it.
    guard first != 0,
      first & (word.matches(0x62, ignoring: 0x20) &>> 8 | 0x80 &<< 56) != 0
    else { return }
    let end = min(index &+ TextWord.length, bytes.count &- 1)
    for place in index..<max(end, index)
    where bytes[place] | 0x20 == 0x75 && bytes[place &+ 1] | 0x20 == 0x62 {
      traits.insert(.sub)
    }
  }

  /// Looks for the letters `ub` in all of a text.
  private mutating func lookForSub(_ bytes: Span<UInt8>) {
    var index = 0
    while index < bytes.count {
      lookForSub(TextWord(bytes, at: index), bytes, index)
      index &+= TextWord.length
    }
  }

  @inline(__always)
  private mutating func finish(_ line: inout Line, _ utf8: CaptionText.UTF8View, _ end: Int) {
    if !line.isSimple { line.characters = TextMeasure.clusters(utf8.contiguous(line.start..<end)) }
    if line.characters > 0 {
      measure.characters &+= line.characters
      measure.lines &+= 1
      measure.longestLine = max(measure.longestLine, line.characters)
    }
    if line.letters & TextMarks.Flag.small != 0 {
      marks.insert(.smallLetters)
    } else if line.letters & TextMarks.Flag.capital != 0 {
      marks.insert(.capitals)
    }
    line = Line()
  }
}

/// What is known of the line of a text that is being surveyed.
private struct Line {
  /// Where in a cluster of Devanagari consonants the text is (UAX #29, GB9c).
  enum Conjunct {
    case none
    case consonant
    case linked
  }

  var start = 0
  var characters = 0
  /// White space that counts once something visible follows it.
  var spaces = 0
  var inWord = false
  /// Whether characters can be counted without the full rules of Unicode.
  var isSimple = true
  var conjunct = Conjunct.none
  /// The letters, by the flags of ``TextMarks``.
  var letters: UInt8 = 0

  @inline(__always)
  mutating func addSpace() {
    if characters > 0 { spaces &+= 1 }
    inWord = false
  }

  /// Adds the printable bytes at the beginning of a word, and returns those of them that are signs.
  @inline(__always)
  mutating func add(_ word: TextWord, _ plain: UInt64, _ words: inout Int) -> UInt64 {
    let blank = word.spaces & plain
    let visible = plain & ~blank
    guard visible != 0 else {
      if characters > 0 { spaces &+= TextWord.count(blank) }
      inWord = false
      return 0
    }
    conjunct = .none
    let abc = word.letters & plain
    if abc & word.raised != 0 { letters |= TextMarks.Flag.small }
    if abc & ~word.raised != 0 { letters |= TextMarks.Flag.capital }
    let inner =
      characters == 0 ? blank & (~0 &<< UInt64(visible.trailingZeroBitCount)) : blank
    // What is above the last visible byte waits.
    let waiting = inner & ~(~0 &>> UInt64(visible.leadingZeroBitCount))
    characters &+= spaces &+ TextWord.count(visible | inner ^ waiting)
    spaces = TextWord.count(waiting)
    let written = abc | word.digits & plain
    addWords(written, blank, &words)
    return visible & ~written
  }

  /// Counts the words that begin in a word of bytes.
  @inline(__always)
  private mutating func addWords(_ written: UInt64, _ blank: UInt64, _ words: inout Int) {
    let starts = written & ~(written &<< 8)
    if starts & 0x80 != 0, !inWord { words &+= 1 }
    let begun = starts & (blank &<< 8)
    words &+= TextWord.count(begun)
    // Behind a sign, a letter begins a word only if none stands between the sign and the space.
    var others = starts & ~begun & ~0x80
    while others != 0 {
      let before = (others & (0 &- others)) &- 1
      let isBegun = (written | blank) & before != 0
      if isBegun ? blank & before > written & before : !inWord { words &+= 1 }
      others &= others &- 1
    }
    // Of two answers the greater one has the last byte.
    if written | blank != 0 { inWord = written > blank }
  }

  /// Adds a letter from U+00C0 to U+00FF, which stand alone among those of ASCII; tells whether it has.
  @inline(__always)
  mutating func addLatin(_ bytes: Span<UInt8>, _ index: Int, _ words: inout Int) -> Bool {
    guard bytes[index] == 0xC3, index &+ 1 < bytes.count else { return false }
    let second = bytes[index &+ 1]
    // × and ÷ are no letters, and with â, music signs begin that were encoded twice.
    guard second != 0x97, second != 0xB7, second != 0xA2 else { return false }
    letters |= second >= 0x9F ? TextMarks.Flag.small : TextMarks.Flag.capital
    characters &+= 1 &+ spaces
    spaces = 0
    if !inWord { words &+= 1 }
    inWord = true
    conjunct = .none
    return true
  }

  /// Adds scalars above ASCII, and letters of ASCII and single spaces between them; returns the marks
  /// among them, and tells whether there were letters of ASCII.
  mutating func addWide(
    _ utf8: CaptionText.UTF8View,
    _ position: inout Int,
    _ tables: TextSurvey.Tables,
    _ words: inout Int,
    _ traits: inout TextTraits,
    _ hasLetters: inout Bool
  ) -> TextMarks {
    var marks: TextMarks = []
    let lengths = tables.letters
    var most = mostLengths
    // Letters that wait to be counted together.
    var run = 0
    var clear: UInt8 = 0
    var index = position
    while index < utf8.count {
      let lead = utf8[index]
      // 0 for what may be no letter, more than 3 for letters whose case tells something.
      let length = lengths[Int(lead)]
      if length &- 1 < most {
        index &+= Int(length & 3)
        run &+= 1
        clear |= ~lead
        continue
      }
      if lead < 0x80 {
        guard lead == 0x20, index &+ 1 < utf8.count, utf8[index &+ 1] >= 0x80 else { break }
        addLetters(&run, &words)
        addSpace()
        index &+= 1
        continue
      }
      if lead == 0xE3, index &+ 2 < utf8.count,
        Self.isKana(utf8[index &+ 1], utf8[index &+ 2])
      {
        index &+= 3
        run &+= 1
        continue
      }
      let flag = tables.bytes[Int(lead)]
      if flag != 0 {
        marks.formUnion(look(utf8, index, flag))
        if index &+ 1 < utf8.count {
          traits.formUnion(TextTraits.wide(lead, utf8[index &+ 1]))
        }
        most = mostLengths
      }
      let (kind, next) = Self.scalar(utf8, index, tables.classes)
      index = next
      if kind == .letter {
        run &+= 1
      } else {
        addLetters(&run, &words)
        add(kind, &words)
      }
    }
    addLetters(&run, &words)
    if clear >= 0x80 { hasLetters = true }
    position = index
    return marks
  }

  /// Whether a letter from U+3041 to U+30FF has these bytes behind E3; most of a Japanese text are such.
  @inline(__always)
  private static func isKana(_ second: UInt8, _ third: UInt8) -> Bool {
    switch second {
    case 0x81: third > 0x80
    // Combining marks, and two places without a letter.
    case 0x82: third < 0x97 || third > 0x9A
    case 0x83: true
    default: false
    }
  }

  /// The greatest of the table's lengths that need no look: one small letter tells enough of a line.
  @inline(__always)
  private var mostLengths: UInt8 { letters & TextMarks.Flag.small != 0 ? 7 : 3 }

  @inline(__always)
  private mutating func addLetters(_ run: inout Int, _ words: inout Int) {
    guard run > 0 else { return }
    characters &+= run &+ spaces
    spaces = 0
    if !inWord { words &+= 1 }
    inWord = true
    conjunct = .none
    run = 0
  }

  /// Looks at a byte that marks may begin with, or letters with a case.
  @inline(__always)
  private mutating func look(_ utf8: CaptionText.UTF8View, _ index: Int, _ flag: UInt8) -> TextMarks
  {
    if flag & TextMarks.Flag.look != 0 {
      // Behind E3, only the signs from U+3000 on are marks.
      if utf8[index] == 0xE3, index &+ 1 < utf8.count, utf8[index &+ 1] != 0x80 { return [] }
      return TextMarks.mark(utf8, index, &letters)
    }
    if letters & TextMarks.Flag.small == 0 { letters |= TextMarks.letterFlag(utf8, index) }
    return []
  }

  /// The class of a scalar above ASCII, and where the next one begins.
  @inline(__always)
  private static func scalar(
    _ utf8: CaptionText.UTF8View,
    _ index: Int,
    _ classes: [ScalarClass]
  ) -> (kind: ScalarClass, next: Int) {
    let lead = Int(utf8[index])
    if lead < 0xE0, index &+ 1 < utf8.count {
      return (classes[(lead & 0x1F) << 6 | Int(utf8[index &+ 1] & 0x3F)], index &+ 2)
    }
    if lead < 0xF0, index &+ 2 < utf8.count {
      let value =
        (lead & 0x0F) << 12 | Int(utf8[index &+ 1] & 0x3F) << 6 | Int(utf8[index &+ 2] & 0x3F)
      return (value < 0x3100 ? classes[value] : ScalarClass(UInt32(value)), index &+ 3)
    }
    let (scalar, length) = utf8.scalar(at: index)
    return (scalar < 0x3100 ? classes[Int(scalar)] : ScalarClass(scalar), index &+ length)
  }

  /// Adds a scalar above ASCII.
  @inline(__always)
  mutating func add(_ kind: ScalarClass, _ words: inout Int) {
    switch kind {
    case .letter:
      characters &+= 1 &+ spaces
      spaces = 0
      if !inWord { words &+= 1 }
      inWord = true
      conjunct = .none
    case .mark:
      characters &+= 1 &+ spaces
      spaces = 0
      conjunct = .none
    case .complex, .consonant:
      if kind == .complex { isSimple = false }
      if kind == .complex || conjunct != .linked {
        characters &+= 1 &+ spaces
        spaces = 0
      }
      if !inWord { words &+= 1 }
      inWord = true
      conjunct = kind == .consonant ? .consonant : .none
    case .space:
      addSpace()
      conjunct = .none
    case .invisible: conjunct = .none
    case .linker:
      if characters == 0 { characters = 1 }
      if conjunct == .consonant { conjunct = .linked }
    case .combining:
      if characters == 0 { characters = 1 }
    }
  }
}
