import CaptionModel

/// Divides the text of one cue into parts.
///
/// The scanner goes through the text once. At the beginning of a line, and after each label there,
/// it looks for marks in this order: turn, music, brackets, asterisks, colon, capitals. Everything
/// else is words.
struct LabelScanner {
  var position = 0
  var parts: [TextPart] = []
  var judge: LabelJudge
  /// Whether a music sign was opened on an earlier line and not closed.
  var isInSong = false
  /// What the cue holds at all.
  private(set) var marks: TextMarks = []
  /// How number signs stand for music signs in the cue.
  var numberSigns = NumberSigns.none
  /// Whether capitals tell nothing, since most of the file is in capitals.
  var ignoresCapitals = false
  /// How many parts other texts have made before.
  private var firstPart = 0
  /// Where the last words end whose closing quotation mark belongs to a label.
  var quotationEnd: Int?
  /// Where the line ends in which ``position`` is, and where music signs stand in its rest.
  var line = (end: 0, hasMusicSigns: false, firstSign: 0)

  init(_ languages: LabelLanguages) {
    judge = LabelJudge(CaptionText.empty.utf8, languages)
  }

  var utf8: CaptionText.UTF8View {
    @inline(__always) _read { yield judge.utf8 }
  }

  /// Appends the parts of a text, in order.
  mutating func scan(_ utf8: CaptionText.UTF8View, marks: TextMarks) {
    self.marks = marks
    firstPart = parts.count
    judge.utf8 = utf8
    position = 0
    isInSong = false
    quotationEnd = nil
    numberSigns = marks.contains(.numberSign) ? NumberSigns(utf8) : .none
    let whole = utf8.trimmed(0..<utf8.count)
    if !marks.isDisjoint(with: [.notice, .address]), let reason = judge.notice(in: whole, marks) {
      parts.append(TextPart(.notice, reason, whole))
      return
    }
    guard !marks.isDisjoint(with: TextMarks.label.union(.capitals)) else {
      appendLines(whole)
      return
    }
    scanQuotation(whole)
    while position < utf8.count { scanLine() }
  }

  private mutating func scanLine() {
    skipWhiteSpace()
    guard position < utf8.count else { return }
    let start = position
    scanTurn()
    guard position < utf8.count else { return }
    let sung = isInSong
    var mayBeName = true
    var isFirst = true
    findLine()
    if position > start, let next = nextTurn(after: start) { line.end = next }
    while position < line.end {
      if let end = labels(mayBeName: mayBeName) {
        // A second colon in a line, a full-width one too, is one of the words.
        if utf8[end - 1] == 0x3A || utf8[end - 1] == 0x9A { mayBeName = false }
        advance(to: end)
        isFirst = false
        continue
      }
      if isSung, scanSong(continuing: sung) { return }
      if isFirst, !ignoresCapitals, scanCapitals() { return }
      scanWords()
      return
    }
  }

  /// Whether music signs make the rest of the line a song.
  private var isSung: Bool { line.hasMusicSigns || isInSong }

  // MARK: Labels

  /// Appends the label that begins here and returns where it ends; nil where none does.
  private mutating func labels(mayBeName: Bool) -> Int? {
    guard !marks.isDisjoint(with: [.bracket, .asterisk, .colon]) else { return nil }
    if marks.contains(.bracket), let group = BracketGroup(utf8, at: position) {
      return bracket(group, afterWords: false)
    }
    if utf8[position] == 0x2A { return asterisks() }
    guard mayBeName, marks.contains(.colon),
      let head = ColonLabel.head(in: utf8, at: position, to: line.end)
    else { return nil }
    // What is sung holds no labels, but somebody may be named before.
    if isSung, isInSong || head.whole.upperBound > line.firstSign { return nil }
    return colon(head)
  }

  /// Appends the parts of a bracket group and returns where they end; nil where it is no label.
  mutating func bracket(_ group: BracketGroup, afterWords: Bool, wordsFrom: Int? = nil) -> Int? {
    if group.range.upperBound > line.end { findLine(from: group.range.upperBound) }
    var place = LabelPlace(isRound: group.isRound, afterWords: afterWords)
    var range = group.range
    let rest = utf8.trimmed(range.upperBound..<line.end)
    if !rest.isEmpty {
      let (next, length) = utf8.scalar(at: rest.lowerBound)
      if next == 0x3A || next == 0xFF1A, !afterWords {
        range = range.lowerBound..<rest.lowerBound + length
        place.wordsFollow = true
      } else {
        place.beforeStop = next == 0x2E && rest.lowerBound == range.upperBound
        place.wordsFollow = utf8.holdsLetters(rest, within: 200)
      }
    }
    place.wordsFollowLater = utf8.holdsLetters(line.end..<utf8.count, within: 200)
    if afterWords, let start = wordsFrom {
      // The last few letters tell whether a sentence ends.
      let words = utf8.trimmed(max(start, range.lowerBound - 16)..<range.lowerBound)
      place.afterSentence = LetterShape(utf8, words).endsSentence
    }
    var meaning = judge.meaning(of: group.content, at: place)
    if range != group.range, meaning.kind == .sound || meaning.kind == .words,
      judge.couldBeName(group.content)
    {
      // A colon behind brackets makes a name of what could be one.
      meaning = LabelMeaning(.speaker, .bracketBeforeColon, group.content)
    }
    guard meaning.kind != .words else { return nil }
    if meaning.kind == .speaker, range != group.range { meaning.reason = .bracketBeforeColon }
    if afterWords, let start = wordsFrom { appendWords(start..<group.range.lowerBound) }
    append(meaning, range, content: group.content)
    return range.upperBound
  }

  private mutating func colon(_ head: ColonLabel.Head) -> Int? {
    let rest = utf8.trimmed(head.whole.upperBound..<line.end)
    let meaning = judge.meaning(of: head, rest: rest)
    switch meaning.kind {
    case .words, .sound: return nil
    case .notice, .music:
      append(
        meaning,
        head.whole.lowerBound..<max(rest.upperBound, head.whole.upperBound),
        content: rest
      )
      return max(rest.upperBound, head.whole.upperBound)
    case .speaker, .speakerWithManner, .manner:
      append(meaning, head.whole, content: head.text)
      return head.whole.upperBound
    }
  }

  private mutating func append(_ meaning: LabelMeaning, _ range: Range<Int>, content: Range<Int>) {
    let kind: TextPart.Kind
    switch meaning.kind {
    case .speaker:
      parts.append(TextPart(.speaker, meaning.reason, range, content: meaning.content))
      return
    case .speakerWithManner:
      let end = meaning.content.upperBound
      parts.append(
        TextPart(.speaker, meaning.reason, range.lowerBound..<end, content: meaning.content)
      )
      let rest = utf8.trimmed(end..<range.upperBound)
      guard !rest.isEmpty else { return }
      let inside = utf8.trimmed(rest.lowerBound..<max(rest.lowerBound, content.upperBound))
      parts.append(TextPart(.manner, meaning.reason, rest, content: inside))
      return
    case .manner: kind = .manner
    case .sound: kind = .sound
    case .music: kind = .music
    case .notice: kind = .notice
    case .words: return
    }
    parts.append(TextPart(kind, meaning.reason, range, content: content))
  }

  /// A description between asterisks, as German-language broadcasters write sounds.
  private mutating func asterisks() -> Int? {
    var limit = line.end
    // Only a pair around the whole cue runs over a line break.
    if utf8[(position + 1)..<line.end].firstIndex(of: 0x2A) == nil {
      let whole = utf8.trimmed(utf8.indices)
      guard position == whole.lowerBound, whole.count < 300,
        utf8[whole.upperBound - 1] == 0x2A
      else { return nil }
      limit = whole.upperBound
    }
    guard let close = utf8[(position + 1)..<limit].firstIndex(of: 0x2A) else { return nil }
    let content = utf8.trimmed(position + 1..<close)
    let shape = LetterShape(utf8, content)
    guard shape.letters > 0 else { return nil }
    if limit > line.end { findLine(from: limit) }
    let rest = utf8.trimmed(close + 1..<line.end)
    // An emphasised word begins a sentence that goes on.
    if ColonLabel.following(utf8, close + 1) == .small, !rest.isEmpty { return nil }
    let place = LabelPlace(
      wordsFollow: utf8.holdsLetters(rest, within: 200),
      wordsFollowLater: utf8.holdsLetters(line.end..<utf8.count, within: 200)
    )
    var meaning = judge.read(content, at: place)
    if shape.hasMusicSign { judge.phrase.read(utf8, content, judge.languages) }
    let isListed = !judge.phrase.classes.isDisjoint(with: WordClass.labelling)
    if !isListed {
      let isDescription = shape.endsSentence && judge.phrase.words.count > 1 || rest.isEmpty
      guard isDescription, !shape.endsStrongly, !judge.phrase.classes.contains(.speech) else {
        return nil
      }
      meaning = LabelMeaning(.sound, .asterisks, content)
    } else if meaning.kind == .words {
      return nil
    }
    if meaning.kind == .sound { meaning.reason = .asterisks }
    append(meaning, position..<close + 1, content: content)
    return close + 1
  }

  private mutating func scanCapitals() -> Bool {
    let rest = utf8.trimmed(position..<line.end)
    guard utf8.isInCapitals(rest) else { return false }
    // A description may run over two lines, and a name stand above words.
    let limit = min(utf8.count, rest.upperBound + 160)
    let later = utf8.trimmed(rest.upperBound..<limit)
    let isLaterInCapitals = utf8.isInCapitals(later)
    let wordsFollow = !isLaterInCapitals && utf8.holdsLetters(later)
    var range = rest
    let isOfTurn = parts.count > firstPart && parts.last?.kind == .turn
    if isLaterInCapitals, rest.count + later.count <= 120, limit == utf8.count, !isOfTurn,
      utf8[later].first != 0x2D
    {
      range = rest.lowerBound..<later.upperBound
    }
    guard let meaning = judge.meaning(ofCapitals: range, wordsFollow: wordsFollow) else {
      return false
    }
    append(meaning, range, content: range)
    advance(to: range.upperBound)
    return true
  }

  // MARK: Words

  /// Takes words up to the end of the line, with the labels among them.
  private mutating func scanWords() {
    if marks.isDisjoint(with: [.bracket, .asterisk]) {
      appendWordsWithArrow(position..<line.end)
      position = line.end
      return
    }
    var start = position
    var index = position
    while index < line.end {
      if BracketGroup.mayBegin(with: utf8[index]), let group = BracketGroup(utf8, at: index) {
        let afterWords = !utf8.trimmed(start..<index).isEmpty
        if let end = bracket(group, afterWords: afterWords, wordsFrom: start) {
          advance(to: end)
          index = position
          start = position
        } else {
          index = group.range.upperBound
        }
      } else {
        index += 1
      }
    }
    appendWordsWithArrow(start..<index)
    position = index
  }

  // MARK: Pieces

  mutating func advance(to end: Int) {
    position = max(end, position + 1)
    while position < utf8.count, utf8[position] == 0x20 || utf8[position] == 0x09 { position += 1 }
  }

  mutating func append(_ part: TextPart) {
    parts.append(part)
    advance(to: part.range.upperBound)
  }

  mutating func appendWords(_ range: Range<Int>) {
    let words = utf8.trimmed(range)
    guard !words.isEmpty else { return }
    // The closing corner bracket of a name with a quotation is part of the label.
    let content = quotationEnd == words.upperBound ? words.lowerBound..<words.upperBound - 3 : words
    parts.append(TextPart(.dialogue, .noLabel, words, content: content))
  }

  /// Appends words of a text without labels, each line a part of its own.
  mutating func appendLines(_ words: Range<Int>, of text: CaptionText.UTF8View) {
    judge.utf8 = text
    appendLines(words)
  }

  private mutating func appendLines(_ words: Range<Int>) {
    var start = words.lowerBound
    while start < words.upperBound {
      let end = min(utf8.endOfLine(from: start), words.upperBound)
      let line = utf8.trimmed(start..<end)
      if !line.isEmpty { parts.append(TextPart(.dialogue, .noLabel, line)) }
      start = end + 1
    }
  }

  mutating func skipSpaces() {
    while position < utf8.count, utf8[position] == 0x20 || utf8[position] == 0x09 { position += 1 }
  }

  private mutating func skipWhiteSpace() {
    while position < utf8.count, utf8[position] <= 0x20 { position += 1 }
  }

  /// Looks once through the rest of a line, since a long one may hold many labels.
  mutating func findLine(from start: Int? = nil) {
    var index = start ?? position
    guard marks.contains(.musicSign) else {
      line = (utf8.endOfLine(from: index), numberSigns != .none, index)
      return
    }
    var hasMusicSigns = numberSigns != .none
    var firstSign = index
    while index < utf8.count, utf8[index] != 0x0A {
      if utf8[index] >= 0xC2, !hasMusicSigns, MusicSign.length(utf8, at: index) > 0 {
        hasMusicSigns = true
        firstSign = index
      }
      index += 1
    }
    line = (index, hasMusicSigns, firstSign)
  }
}
