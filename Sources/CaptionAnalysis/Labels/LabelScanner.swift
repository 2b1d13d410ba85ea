import CaptionModel

/// Divides the text of one cue into parts, by its form alone.
///
/// The scanner goes through the text once. At the beginning of a line, and after each label there,
/// it looks for marks in this order: turn, music, brackets, asterisks, colon. Everything else is
/// words.
struct LabelScanner {
  let utf8: [UInt8]
  var position = 0
  var parts: [TextPart] = []
  /// Whether a music sign was opened on an earlier line and not closed.
  var isInSong = false
  /// Whether the cue is enclosed by number signs, which then stand for music signs.
  let usesNumberSigns: Bool
  /// Where the line ends in which ``position`` is, and whether music signs stand in its rest.
  private(set) var line = (end: 0, hasMusicSigns: false)

  init(_ text: CaptionText) {
    utf8 = text.utf8
    usesNumberSigns = Self.isEnclosedByNumberSigns(utf8)
  }

  /// Appends the parts of a text, in order.
  static func scan(_ text: CaptionText, into parts: inout [TextPart]) {
    var scanner = LabelScanner(text)
    // One array for all cues spares an allocation for each.
    swap(&scanner.parts, &parts)
    while scanner.position < scanner.utf8.count { scanner.scanLine() }
    swap(&scanner.parts, &parts)
  }

  /// Whether a text could hold anything but dialogue; a quick look at its bytes.
  static func mayHoldMarks(_ utf8: [UInt8]) -> Bool {
    for index in utf8.indices {
      switch utf8[index] {
      // ( [ : # * – the characters that most labels have
      case 0x28, 0x5B, 0x3A, 0x23, 0x2A: return true
      // - and > count at the beginning of a line only
      case 0x2D, 0x3E: if isLineStart(utf8, index) { return true }
      case 0xE2, 0xE3, 0xEF:
        guard index + 2 < utf8.count else { return false }
        let third = utf8[index + 2]
        switch (utf8[index], utf8[index + 1]) {
        // ♩ to ♬
        case (0xE2, 0x99): if (0xA9...0xAC).contains(third) { return true }
        // the longer dashes
        case (0xE2, 0x80):
          if (0x90...0x95).contains(third), isLineStart(utf8, index) { return true }
        // 【 and 〔
        case (0xE3, 0x80): if third == 0x90 || third == 0x94 { return true }
        // （, ：, ＜ and ［
        case (0xEF, 0xBC):
          if third == 0x88 || third == 0x9A || third == 0x9C || third == 0xBB { return true }
        default: break
        }
      default: break
      }
    }
    return false
  }

  private static func isLineStart(_ utf8: [UInt8], _ index: Int) -> Bool {
    var before = index
    while before > 0, utf8[before - 1] == 0x20 { before -= 1 }
    return before == 0 || utf8[before - 1] == 0x0A
  }

  private mutating func scanLine() {
    skipWhiteSpace()
    guard position < utf8.count else { return }
    scanTurn()
    let sung = isInSong
    var mayBeName = true
    findLine()
    while position < line.end {
      if let label = label(mayBeName: mayBeName), !isSung || label.confidence > .doubtful {
        // A second colon in a line, a full-width one too, is one of the words.
        if [0x3A, 0x9A].contains(utf8[label.range.upperBound - 1]) { mayBeName = false }
        append(label)
        continue
      }
      if isSung, scanSong(continuing: sung) { return }
      scanWords()
      return
    }
  }

  /// Whether music signs make the rest of the line a song.
  private var isSung: Bool { line.hasMusicSigns || isInSong }

  /// The label that begins here, or nil.
  private mutating func label(mayBeName: Bool) -> TextPart? {
    if let group = BracketGroup(utf8, at: position) {
      if group.range.upperBound > line.end { findLine(from: group.range.upperBound) }
      return group.verdict(in: utf8, afterWords: false, lineEnd: line.end)
    }
    if utf8[position] == 0x2A { return asterisks() }
    return mayBeName ? ColonLabel.find(in: utf8, at: position) : nil
  }

  /// Takes words up to the end of the line, with the labels among them.
  private mutating func scanWords() {
    var start = position
    var index = position
    while index < utf8.count, utf8[index] != 0x0A {
      if BracketGroup.mayBegin(with: utf8[index]), let group = BracketGroup(utf8, at: index) {
        if group.range.upperBound > line.end { findLine(from: group.range.upperBound) }
        let afterWords = !trimmed(start..<index).isEmpty
        if let part = group.verdict(in: utf8, afterWords: afterWords, lineEnd: line.end) {
          appendWords(start..<index)
          append(part)
          index = position
          start = position
        } else {
          index = group.range.upperBound
        }
      } else {
        index += 1
      }
    }
    appendWords(start..<index)
    position = index
  }

  // MARK: Turns

  private mutating func scanTurn() {
    let start = position
    // Two or three chevrons, as in live captions.
    if utf8[position] == 0x3E {
      var index = position
      while index < utf8.count, utf8[index] == 0x3E { index += 1 }
      if index - start >= 2 {
        position = index
        skipSpaces()
        parts.append(TextPart(.turn, .chevrons, start..<index))
      }
      return
    }
    let (dash, length) = utf8.scalar(at: position)
    guard dash == 0x2D || (0x2010...0x2015).contains(dash) else { return }
    var index = position + length
    guard index < utf8.count, utf8[index] != 0x0A else { return }
    let isSpaced = utf8[index] == 0x20
    while index < utf8.count, utf8[index] == 0x20 { index += 1 }
    guard index < utf8.count, utf8[index] != 0x0A else { return }
    let next = utf8.scalar(at: index).value
    if !isSpaced {
      // A minus sign, a broken-off word, or a sentence that goes on after a pause.
      if utf8[index].isASCIIDigit || next == dash { return }
      if dash != 0x2D, LetterCase(next) == .small { return }
    }
    position = index
    parts.append(TextPart(.turn, .dashAtLineStart, start..<start + length))
  }

  // MARK: Asterisks

  /// A description between asterisks, as German-language broadcasters write sounds.
  private func asterisks() -> TextPart? {
    guard let close = utf8[(position + 1)..<line.end].firstIndex(of: 0x2A) else { return nil }
    let content = trimmed(position + 1..<close)
    guard LetterShape(utf8, content).letters > 0 else { return nil }
    let range = position..<close + 1
    if LabelWords.nameMusic(utf8[content]) {
      return TextPart(.music, .wordForMusic, range, content: content)
    }
    // A description may be a sentence; an emphasised word is none.
    let endsSentence = utf8[content].last == 0x2E || utf8[content].last == 0x21
    if endsSentence || trimmed(close + 1..<line.end).isEmpty {
      return TextPart(.sound, .asterisks, range, content: content)
    }
    return TextPart(.label, .asterisksBesideWords, range, content: content)
  }

  // MARK: Pieces

  mutating func append(_ part: TextPart) {
    parts.append(part)
    position = max(part.range.upperBound, position + 1)
    skipSpaces()
  }

  mutating func appendWords(_ range: Range<Int>) {
    let words = trimmed(range)
    if !words.isEmpty { parts.append(TextPart(.dialogue, .noLabel, words)) }
  }

  private mutating func skipSpaces() {
    while position < utf8.count, utf8[position] == 0x20 || utf8[position] == 0x09 { position += 1 }
  }

  private mutating func skipWhiteSpace() {
    while position < utf8.count, utf8[position] <= 0x20 { position += 1 }
  }

  /// Looks once through the rest of a line, since a long one may hold many labels.
  private mutating func findLine(from start: Int? = nil) {
    var index = start ?? position
    var hasMusicSigns = usesNumberSigns
    while index < utf8.count, utf8[index] != 0x0A {
      if utf8[index] == 0xE2, (0x2669...0x266C).contains(utf8.scalar(at: index).value) {
        hasMusicSigns = true
      }
      index += 1
    }
    line = (index, hasMusicSigns)
  }

  /// A range without the white space at its ends.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    utf8.trimmed(range)
  }

  private static func isEnclosedByNumberSigns(_ utf8: [UInt8]) -> Bool {
    let text = utf8.trimmed(utf8.indices)
    guard text.count >= 4, utf8[text.lowerBound] == 0x23 else { return false }
    return utf8[text.lowerBound + 1] == 0x20 && utf8[text.upperBound - 1] == 0x23
  }
}

extension [UInt8] {
  /// A range without the white space at its ends, no-break spaces included.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var lower = range.lowerBound
    var upper = range.upperBound
    while lower < upper, self[lower] <= 0x20 { lower += 1 }
    while lower < upper {
      if self[upper - 1] <= 0x20 {
        upper -= 1
      } else if upper - lower >= 2, self[upper - 2] == 0xC2, self[upper - 1] == 0xA0 {
        upper -= 2
      } else if upper - lower >= 3, self[upper - 3] == 0xE2, self[upper - 2] == 0x80,
        self[upper - 1] == 0xAF
      {
        upper -= 3
      } else {
        break
      }
    }
    return lower..<upper
  }
}
