extension LabelScanner {
  /// Takes the rest of the line where music signs stand in it, or where a song runs on.
  mutating func scanSong(continuing: Bool) -> Bool {
    let line = trimmed(position..<self.line.end)
    let signs = musicSigns(in: line)
    guard let first = signs.first, let last = signs.last else {
      guard continuing, isInSong else { return false }
      append(TextPart(.lyrics, .betweenMusicSigns, line))
      return true
    }
    if signs.count % 2 == 1 { isInSong.toggle() }
    // With signs around the end of a line only, what is before them is spoken, unless the song
    // began earlier.
    var start = line.lowerBound
    let opensLater = signs.count > 1 && first.lowerBound > start && !continuing
    if opensLater {
      appendWords(start..<first.lowerBound)
      start = first.lowerBound
    }
    let range = start..<line.upperBound
    let content = withoutSigns(range)
    let reason: TextPart.Reason = usesNumberSigns ? .betweenNumberSigns : .betweenMusicSigns
    if !utf8.holdsLetters(content) {
      append(TextPart(.music, .musicSignAlone, range, content: content))
    } else if let group = BracketGroup(utf8, at: content.lowerBound),
      group.range.upperBound == content.upperBound
    {
      append(TextPart(.music, .descriptionBesideMusicSign, range, content: group.content))
    } else if last.upperBound == line.upperBound || first.lowerBound == start || continuing {
      append(TextPart(.lyrics, reason, range, content: content))
    } else {
      appendWords(start..<first.lowerBound)
      append(TextPart(.lyrics, reason, first.lowerBound..<line.upperBound, content: content))
    }
    return true
  }

  /// The music signs in a range, each with its bytes.
  private func musicSigns(in range: Range<Int>) -> [Range<Int>] {
    var signs: [Range<Int>] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = utf8[index]
      if byte == 0xE2 {
        let (scalar, length) = utf8.scalar(at: index)
        if (0x2669...0x266C).contains(scalar) { signs.append(index..<index + length) }
        index += length
        continue
      }
      // Only at the ends: inside, a number sign means a number.
      if byte == 0x23, usesNumberSigns, index == range.lowerBound || index == range.upperBound - 1 {
        signs.append(index..<index + 1)
      }
      index += 1
    }
    return signs
  }

  /// What is left between music signs and the waves that Japanese captions put beside them.
  private func withoutSigns(_ range: Range<Int>) -> Range<Int> {
    var range = trimmed(range)
    while !range.isEmpty {
      let (scalar, length) = utf8.scalar(at: range.lowerBound)
      guard isSign(scalar) else { break }
      range = trimmed(range.lowerBound + length..<range.upperBound)
    }
    while !range.isEmpty {
      var start = range.upperBound - 1
      while start > range.lowerBound, utf8[start] & 0xC0 == 0x80 { start -= 1 }
      guard isSign(utf8.scalar(at: start).value) else { break }
      range = trimmed(range.lowerBound..<start)
    }
    return range
  }

  private func isSign(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x2669...0x266C, 0x7E, 0x301C, 0xFF5E: true
    case 0x23: usesNumberSigns
    default: false
    }
  }
}
