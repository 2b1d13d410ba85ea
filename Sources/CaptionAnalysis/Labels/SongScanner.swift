import CaptionModel

extension LabelScanner {
  /// Takes the rest of the line where music signs stand in it, or where a song runs on.
  mutating func scanSong(continuing: Bool) -> Bool {
    let line = utf8.trimmed(position..<self.line.end)
    // No-break spaces at the line's end are nothing that is sung.
    guard !line.isEmpty else {
      position = self.line.end
      return true
    }
    guard let (first, last, count) = musicSigns(in: line) else {
      guard continuing, isInSong else { return false }
      append(TextPart(.lyrics, .betweenMusicSigns, line))
      return true
    }
    if count % 2 == 1 { isInSong.toggle() }
    // With signs around the end of a line only, what is before them is spoken, unless the song
    // began earlier.
    var start = line.lowerBound
    let opensLater = count > 1 && first.lowerBound > start && !continuing
    if opensLater {
      appendWords(start..<first.lowerBound)
      start = first.lowerBound
    }
    let range = start..<line.upperBound
    let content = withoutSigns(range)
    if let part = musicPart(range, content) {
      append(part)
    } else if last.upperBound == line.upperBound || first.lowerBound == start || continuing {
      append(TextPart(.lyrics, songReason, range, content: content))
    } else {
      appendWords(start..<first.lowerBound)
      let sung = first.lowerBound..<line.upperBound
      append(TextPart(.lyrics, songReason, sung, content: withoutSigns(sung)))
    }
    return true
  }

  private var songReason: TextPart.Reason {
    switch numberSigns {
    case .none: .betweenMusicSigns
    case .pair: .betweenNumberSigns
    case .opening: .behindNumberSign
    }
  }

  /// The part of signs without words, or with a description between them; nil for words.
  private mutating func musicPart(_ range: Range<Int>, _ content: Range<Int>) -> TextPart? {
    if !utf8.holdsLetters(content) {
      return TextPart(.music, .musicSignAlone, range, content: content)
    }
    if let group = BracketGroup(utf8, at: content.lowerBound),
      group.range.upperBound == content.upperBound
    {
      return TextPart(.music, .descriptionBesideMusicSign, range, content: group.content)
    }
    guard judge.isMusicDescription(content) else { return nil }
    return TextPart(.music, .descriptionBesideMusicSign, range, content: content)
  }

  /// The first and the last music sign in a range, each with its bytes, and how many there are; nil
  /// for none.
  private func musicSigns(
    in range: Range<Int>
  ) -> (first: Range<Int>, last: Range<Int>, count: Int)? {
    var signs: (first: Range<Int>, last: Range<Int>, count: Int)?
    func add(_ sign: Range<Int>) {
      signs = (signs?.first ?? sign, sign, (signs?.count ?? 0) + 1)
    }
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = utf8[index]
      if byte >= 0xC2, case let length = MusicSign.length(utf8, at: index), length > 0 {
        add(index..<index + length)
        index += length
        continue
      }
      // Only at the ends: inside, a number sign means a number.
      if byte == 0x23, numberSigns != .none,
        index == range.lowerBound || index == range.upperBound - 1
      {
        add(index..<index + 1)
      }
      index += 1
    }
    return signs
  }

  /// What is left between music signs and the waves that Japanese captions put beside them.
  private func withoutSigns(_ range: Range<Int>) -> Range<Int> {
    var range = utf8.trimmed(range)
    while !range.isEmpty, case let length = signLength(range.lowerBound), length > 0 {
      range = utf8.trimmed(range.lowerBound + length..<range.upperBound)
    }
    while !range.isEmpty {
      var start = range.upperBound - 1
      while start > range.lowerBound, utf8[start] & 0xC0 == 0x80 { start -= 1 }
      // A garbled sign is several characters long.
      let begin = max(range.lowerBound, range.upperBound - 7)
      if MusicSign.length(utf8, at: begin) == range.upperBound - begin { start = begin }
      let length = signLength(start)
      guard length > 0, start + length == range.upperBound else { break }
      range = utf8.trimmed(range.lowerBound..<start)
    }
    return range
  }

  private func signLength(_ index: Int) -> Int {
    let length = MusicSign.length(utf8, at: index)
    if length > 0 { return length }
    let (scalar, bytes) = utf8.scalar(at: index)
    switch scalar {
    case 0x7E, 0x301C, 0xFF5E: return bytes
    case 0x23: return numberSigns == .none ? 0 : bytes
    default: return 0
    }
  }
}

extension LabelJudge {
  /// Whether the words between music signs describe music and are not sung.
  mutating func isMusicDescription(_ content: Range<Int>) -> Bool {
    // Few bytes are few words, of which the last one tells most songs from descriptions.
    let isShort = content.count <= 48
    guard !isShort || mayEndInMusic(content) else { return false }
    let shape = LetterShape(utf8, content)
    guard shape.words <= 6, isShort || mayEndInMusic(content, shape) else { return false }
    phrase.read(utf8, content, languages)
    // A clause may follow where the description begins and ends as one.
    guard !shape.hasClauseMarks || phrase.words.first?.classes.contains(.music) == true else {
      return false
    }
    guard let last = phrase.words.last, phrase.classes.isDisjoint(with: [.speech, .determiner])
    else {
      return false
    }
    return phrase.classes.contains(.music)
      && (last.classes.contains(.music) || last.classes.contains(.playing))
      && phrase.words.dropFirst().allSatisfy { !$0.isCapitalized || $0.isAllCapitals }
  }

  /// Whether the last word may be one for music or what it does; a quick look.
  private mutating func mayEndInMusic(_ content: Range<Int>, _ shape: LetterShape) -> Bool {
    // Of very many words the last one does not count. Few signs between letters of scripts with
    // spaces are few words.
    let isCased = shape.capitals + shape.smallLetters == shape.letters
    let signs = shape.characters - shape.letters - shape.digits
    return !isCased || signs > 8 || mayEndInMusic(content)
  }

  /// Whether the last word of a few may be one for music or what it does.
  private mutating func mayEndInMusic(_ content: Range<Int>) -> Bool {
    var start = content.upperBound
    while start > content.lowerBound, utf8[start - 1] > 0x20 { start -= 1 }
    phrase.read(utf8, start..<content.upperBound, languages)
    guard let last = phrase.words.last else { return true }
    let wanted: WordClass = [.music, .playing]
    if !last.classes.isDisjoint(with: wanted) { return true }
    let hash = LabelResolution.key(utf8, last.range)
    return !languages.lexicon.phrases(endingIn: hash, languages.main).isDisjoint(with: wanted)
  }
}
