import CaptionModel

/// Marks for a change of speaker and for voices out of shot.
extension LabelScanner {
  /// Takes a mark at the beginning of a line.
  mutating func scanTurn() {
    let start = position
    switch utf8[position] {
    case 0x3E: scanChevrons(start)
    case 0x3C:
      // An angle with a space behind it, for a voice from the left.
      if position + 1 < utf8.count, utf8[position + 1] == 0x20 { takeMark(1, .arrow) }
    case 0x2D, 0xE2, 0xE3: scanDashOrArrow(start)
    default: break
    }
  }

  /// Two or three chevrons, as in live captions, or one with a space behind it.
  private mutating func scanChevrons(_ start: Int) {
    var index = position
    while index < utf8.count, utf8[index] == 0x3E { index += 1 }
    let count = index - start
    if count >= 2 {
      takeMark(count, .chevrons)
    } else if index < utf8.count, utf8[index] == 0x20 {
      takeMark(1, .arrow)
    }
  }

  private mutating func takeMark(_ length: Int, _ reason: TextPart.Reason) {
    parts.append(TextPart(.turn, reason, position..<position + length))
    position += length
    skipSpaces()
  }

  private mutating func scanDashOrArrow(_ start: Int) {
    let (dash, length) = utf8.scalar(at: position)
    if isArrow(dash) {
      takeMark(length, .arrow)
      return
    }
    guard dash == 0x2D || (0x2010...0x2015).contains(dash) else { return }
    var index = position + length
    guard index < utf8.count, utf8[index] != 0x0A else { return }
    let isSpaced = isSpace(utf8, index)
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

  /// Where a second turn begins on a line that began with a mark.
  ///
  /// In `- Tea? - Please.`, the same mark follows the end of a sentence; elsewhere a dash may stand
  /// for a pause.
  func nextTurn(after start: Int) -> Int? {
    let (mark, length) = utf8.scalar(at: start)
    let isChevron = mark == 0x3E && utf8[start + 1] == 0x3E
    // No caption's line is longer, and the line's end is looked for anew behind each turn.
    guard isChevron || mark == 0x2D || (0x2010...0x2015).contains(mark), line.end - start <= 500
    else { return nil }
    var index = position
    while let next = utf8.firstIndex(of: utf8[start], from: index + 1, to: line.end - length - 1) {
      index = next
      guard utf8[index - 1] == 0x20, utf8.scalar(at: index).value == mark else { continue }
      if isChevron {
        if utf8[index + 1] == 0x3E { return index }
      } else if endsTurn(at: index),
        ![.small, .digit].contains(ColonLabel.following(utf8, index + length)),
        utf8.holdsLetters(index..<line.end, within: 200)
      {
        return index
      }
    }
    return nil
  }

  /// Whether a sentence or a label ends before a mark.
  private func endsTurn(at index: Int) -> Bool {
    let before = utf8.trimmed(position..<index)
    guard let last = utf8[before].last else { return false }
    return last == 0x5D || last == 0x29
      || LetterShape.endsSentence(utf8, max(position, index - 12)..<index)
  }

  private func isSpace(_ utf8: CaptionText.UTF8View, _ index: Int) -> Bool {
    utf8[index] == 0x20 || utf8[index] == 0xC2 && index + 1 < utf8.count && utf8[index + 1] == 0xA0
  }

  /// Whether a scalar points to where a voice comes from.
  private func isArrow(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x2190, 0x2192, 0x226A: true
    // Chinese titles stand between such marks.
    case 0x300A:
      utf8[position..<min(utf8.count, position + 300)]
        .firstIndex(of: 0xE3, followedBy: [0x80, 0x8B]) == nil
    default: false
    }
  }

  /// Appends words, with the mark for a voice from the right that may stand behind them.
  mutating func appendWordsWithArrow(_ range: Range<Int>) {
    let words = utf8.trimmed(range)
    let length = arrowLength(atEndOf: words)
    guard length > 0 else { return appendWords(range) }
    appendWords(words.lowerBound..<words.upperBound - length)
    parts.append(TextPart(.turn, .arrow, words.upperBound - length..<words.upperBound))
  }

  /// How many bytes the mark takes that ends words; 0 where none does.
  private func arrowLength(atEndOf words: Range<Int>) -> Int {
    guard words.count >= 3 else { return 0 }
    let last = utf8[words.upperBound - 1]
    let second = utf8[words.upperBound - 2]
    if last == 0x3E { return second == 0x20 ? 1 : 0 }
    guard last >= 0x80, utf8[words.upperBound - 3] == 0xE2 else { return 0 }
    switch (second, last) {
    case (0x86, 0x92), (0x86, 0x90), (0x89, 0xAB): return 3
    default: return 0
    }
  }

  /// Takes the name of the Japanese form name + quotation, where the quotation fills the cue.
  mutating func scanQuotation(_ whole: Range<Int>) {
    guard marks.contains(.quotation), whole.count > 6, utf8.ends(whole, with: [0xE3, 0x80, 0x8D]),
      let open = utf8[whole.lowerBound..<min(whole.upperBound, whole.lowerBound + 31)]
        .firstIndex(of: 0xE3, followedBy: [0x80, 0x8C]), open > whole.lowerBound
    else { return }
    let rest = utf8[open + 3..<whole.upperBound - 3]
    // One pair only: with more, the first is part of a sentence.
    guard rest.firstIndex(of: 0xE3, followedBy: [0x80, 0x8C]) == nil,
      rest.firstIndex(of: 0xE3, followedBy: [0x80, 0x8D]) == nil
    else { return }
    let name = utf8.trimmed(whole.lowerBound..<open)
    guard judge.isQuotedSpeaker(name) else { return }
    parts.append(
      TextPart(.speaker, .nameBeforeQuotation, whole.lowerBound..<open + 3, content: name)
    )
    quotationEnd = whole.upperBound
    position = open + 3
    findLine()
  }
}

extension LabelJudge {
  /// Whether a text before a corner bracket names who says the quotation.
  mutating func isQuotedSpeaker(_ name: Range<Int>) -> Bool {
    let shape = LetterShape(utf8, name)
    guard shape.letters > 0, shape.characters == shape.letters + shape.digits,
      shape.characters <= 10
    else { return false }
    phrase.read(utf8, name, languages)
    guard phrase.words.count == 1 || !phrase.classes.isDisjoint(with: .role),
      phrase.classes.isDisjoint(with: [.speech, .notName, .sound])
    else { return false }
    // Particles make it the beginning of a sentence: は が を に も で へ の と
    let last = utf8.scalar(
      at: name.upperBound - 3 >= name.lowerBound ? name.upperBound - 3 : name.lowerBound
    )
    switch last.value {
    case 0x306F, 0x304C, 0x3092, 0x306B, 0x3082, 0x3067, 0x3078, 0x306E, 0x3068:
      return shape.characters <= 2 && shape.letters > 1 && !utf8.holdsHan(name)
    default: return true
    }
  }
}

extension CaptionText.UTF8View {
  /// Whether the bytes of a range end with others.
  func ends(_ range: Range<Int>, with suffix: [UInt8]) -> Bool {
    range.count >= suffix.count && self[range].suffix(suffix.count).elementsEqual(suffix)
  }

  /// Where a byte stands in a part of a text; nil where it does not.
  func firstIndex(of byte: UInt8, from start: Int, to end: Int) -> Int? {
    let bytes = storage.span.extracting(stored)
    var index = start
    while index < end {
      let found = TextWord(bytes, at: index).matches(byte)
      if found != 0 {
        let place = index &+ TextWord.first(found)
        return place < end ? place : nil
      }
      index &+= TextWord.length
    }
    return nil
  }

  func holdsHan(_ range: Range<Int>) -> Bool {
    var index = range.lowerBound
    while index < range.upperBound {
      let (scalar, length) = scalar(at: index)
      if (0x3400...0x9FFF).contains(scalar) { return true }
      index += length
    }
    return false
  }
}

extension Slice<CaptionText.UTF8View> {
  /// Where a byte stands that others follow.
  func firstIndex(of byte: UInt8, followedBy rest: [UInt8]) -> Int? {
    var index = startIndex
    while index + rest.count < endIndex {
      if self[index] == byte, self[index + 1..<index + 1 + rest.count].elementsEqual(rest) {
        return index
      }
      index += 1
    }
    return nil
  }
}
