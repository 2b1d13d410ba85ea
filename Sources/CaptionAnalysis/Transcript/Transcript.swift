public import CaptionModel

/// What is said and heard in a programme, as running text.
public struct Transcript: Sendable, Hashable {
  /// A stretch of running text.
  public struct Paragraph: Sendable, Hashable {
    /// What a paragraph holds.
    public enum Kind: String, Sendable, CaseIterable {
      /// Words that are said.
      case speech
      /// Words that are sung.
      case song
      /// A sound or music, as the captions write it.
      case sound
      /// A sign or a credit in the picture.
      case notice
    }

    /// What the paragraph holds.
    public var kind: Kind
    /// Who speaks, or nil where nobody is named.
    public var speaker: String?
    /// When its first cue begins; inclusive.
    public var begin: MediaTime
    /// When its last cue ends; exclusive, nil for an open end.
    public var end: MediaTime?
    /// The text on one line.
    public var text: String
  }

  /// The paragraphs, in the order in which they are heard.
  public var paragraphs: [Paragraph] = []

  /// Makes the transcript of a track.
  ///
  /// A paragraph ends where somebody else speaks, where a sound stands on its own, and at a pause
  /// behind the end of a sentence. Lines that rolling captions repeat count once.
  ///
  /// - Parameters:
  ///   - track: The captions.
  ///   - pause: How long a pause ends a paragraph.
  public init(_ track: Track, pause: MediaTime = MediaTime(seconds: 3)) {
    var document = track.document
    let isRolling = !document.collapseRolling().isEmpty
    var builder = TranscriptBuilder(
      isRolling ? Track(document, context: track.context) : track,
      pause: pause
    )
    builder.build()
    paragraphs = builder.paragraphs
  }
}

private struct TranscriptBuilder {
  let track: Track
  let pause: MediaTime
  var paragraphs: [Transcript.Paragraph] = []
  private var current: Transcript.Paragraph?
  private var words: [UInt8] = []
  /// Whether a dash has begun a turn whose owner is not known yet.
  private var isNewTurn = false
  /// Words that the captions write with a hyphen, in small letters.
  private var compounds: Set<[UInt8]> = []

  init(_ track: Track, pause: MediaTime) {
    self.track = track
    self.pause = pause
    for cue in track.cues where cue.text.utf8.contains(0x2D) {
      for word in cue.text.utf8.split(whereSeparator: { !$0.isPartOfWord })
      where word.dropFirst().dropLast().contains(0x2D) {
        compounds.insert(word.map { $0 | ($0 < 0x80 && $0 != 0x2D ? 0x20 : 0) })
      }
    }
  }

  mutating func build() {
    for position in track.playOrder.indices {
      let index = track.playOrder[position]
      let cue = track.cues[index]
      if let end = cue.end, end <= cue.begin { continue }
      if let current, let end = current.end, cue.begin - end >= pause, words.endsSentence {
        close()
      }
      add(cue, track.parts(ofCue: index))
    }
    close()
  }

  private mutating func add(_ cue: Cue, _ parts: ArraySlice<TextPart>) {
    let utf8 = cue.text.utf8
    let voices = cue.text.spans.filter { $0.voiceName != nil }
    var voice = 0
    var speaker: String?
    var isNamed = false
    isNewTurn = false
    for part in parts {
      switch part.kind {
      case .turn:
        guard part.reason != .arrow else { continue }
        isNewTurn = true
        speaker = nil
        isNamed = false
      case .speaker:
        speaker = utf8.oneLine(part.content)
        isNamed = true
      case .dialogue, .lyrics, .manner:
        while voice < voices.count, voices[voice].range.upperBound <= part.content.lowerBound {
          voice += 1
        }
        if voice < voices.count, voices[voice].range.contains(part.content.lowerBound) {
          if voices[voice].voiceName != speaker { speaker = voices[voice].voiceName }
          isNamed = true
        }
        let range = part.kind == .manner ? part.range : part.content
        let isSong = part.kind == .lyrics
        begin(isSong ? .song : .speech, isNamed ? speaker : nil, isNamed, cue)
        append(utf8.contiguous(range), cue)
      case .sound, .music:
        let standsAlone =
          utf8.beginsLine(part.range.lowerBound) && utf8.endsLine(part.range.upperBound)
        if standsAlone || current?.kind != .speech || isNewTurn {
          single(.sound, utf8.oneLine(part.range), cue)
        } else {
          append(utf8.contiguous(part.range), cue)
        }
      case .notice: single(.notice, utf8.oneLine(part.range), cue)
      }
    }
  }

  /// Makes sure that words go into the right paragraph.
  private mutating func begin(
    _ kind: Transcript.Paragraph.Kind,
    _ speaker: String?,
    _ isNamed: Bool,
    _ cue: Cue
  ) {
    defer { isNewTurn = false }
    if let current, current.kind == kind {
      let isSame =
        isNamed ? current.speaker?.foldedLetters == speaker?.foldedLetters : !isNewTurn
      // Words without a name go on with a sentence; a sentence of its own may be anybody's.
      if isSame, isNamed || current.speaker == nil || !words.endsSentence { return }
    }
    close()
    current = Transcript.Paragraph(
      kind: kind,
      speaker: speaker,
      begin: cue.begin,
      end: cue.end,
      text: ""
    )
  }

  private mutating func single(_ kind: Transcript.Paragraph.Kind, _ text: String, _ cue: Cue) {
    close()
    paragraphs.append(
      .init(kind: kind, speaker: nil, begin: cue.begin, end: cue.end, text: text)
    )
  }

  private mutating func append(_ bytes: ArraySlice<UInt8>, _ cue: Cue) {
    current?.end = cue.end
    words.appendWords(bytes, compounds)
  }

  private mutating func close() {
    guard var paragraph = current else { return }
    current = nil
    paragraph.text = String(decoding: words, as: UTF8.self)
    words = []
    if !paragraph.text.isEmpty { paragraphs.append(paragraph) }
  }
}

extension [UInt8] {
  /// Whether the text ends a sentence, quotation marks and brackets behind it included.
  fileprivate var endsSentence: Bool {
    var end = count
    while end > 0, [0x20, 0x22, 0x27, 0x29, 0x5D].contains(self[end - 1]) { end -= 1 }
    guard end > 0 else { return true }
    switch self[end - 1] {
    case 0x21, 0x2E, 0x3F: return !endsInEllipsis(end)
    default: break
    }
    guard end >= 3 else { return false }
    let last = Array(self[end - 3..<end])
    let ends: [[UInt8]] = [
      // 。 ！ ？ ” 」 and ♪
      [0xE3, 0x80, 0x82], [0xEF, 0xBC, 0x81], [0xEF, 0xBC, 0x9F], [0xE2, 0x80, 0x9D],
      [0xE3, 0x80, 0x8D], [0xE2, 0x99, 0xAA],
    ]
    return ends.contains(last)
  }

  private func endsInEllipsis(_ end: Int) -> Bool {
    end >= 3 && self[end - 1] == 0x2E && self[end - 2] == 0x2E && self[end - 3] == 0x2E
  }

  /// Appends words on one line: a word that a hyphen divides is joined, and what two ellipses
  /// show to go on is one sentence.
  ///
  /// - Parameter compounds: The words that have a hyphen inside a line, in small letters.
  fileprivate mutating func appendWords(_ bytes: ArraySlice<UInt8>, _ compounds: Set<[UInt8]>) {
    var line = bytes.startIndex
    while line < bytes.endIndex {
      let end = bytes[line...].firstIndex(of: 0x0A) ?? bytes.endIndex
      appendLine(bytes[line..<end], compounds)
      line = end + 1
    }
  }

  private mutating func appendLine(_ bytes: ArraySlice<UInt8>, _ compounds: Set<[UInt8]>) {
    var bytes = bytes
    while let first = bytes.first, first == 0x20 || first == 0x09 { bytes.removeFirst() }
    while let last = bytes.last, last == 0x20 || last == 0x09 || last == 0x0D {
      bytes.removeLast()
    }
    guard !bytes.isEmpty else { return }
    guard !isEmpty else {
      append(contentsOf: bytes)
      return
    }
    let isSmall = Array(bytes.prefix(4)).beginsSmall
    if isSmall, dividerLength > 0 {
      if !compounds.contains(compound(with: bytes)) { removeLast(dividerLength) }
    } else if trimEllipses(&bytes) || !isSpaceless(bytes) {
      append(0x20)
    }
    append(contentsOf: bytes)
  }

  /// The word that the hyphen at the end and the first word of a line make.
  private func compound(with bytes: ArraySlice<UInt8>) -> [UInt8] {
    let start = self[..<(count - 1)].lastIndex { !$0.isPartOfWord }.map { $0 + 1 } ?? 0
    let end = bytes.firstIndex { !$0.isPartOfWord } ?? bytes.endIndex
    return (self[start...] + bytes[..<end]).map { $0 | ($0 < 0x80 && $0 != 0x2D ? 0x20 : 0) }
  }

  /// The length of a hyphen behind a letter, or of a soft hyphen, at the end; 0 without one.
  private var dividerLength: Int {
    if count >= 2, self[count - 2] == 0xC2, self[count - 1] == 0xAD { return 2 }
    guard count >= 2, self[count - 1] == 0x2D else { return 0 }
    let before = self[count - 2] | 0x20
    return before >= 0x80 || (0x61...0x7A).contains(before) ? 1 : 0
  }

  private var beginsSmall: Bool {
    !isEmpty && LetterCase(CaptionText.UTF8View(self).scalar(at: 0).value) == .small
  }

  /// Takes off the ellipses with which one line ends and the next one begins.
  private mutating func trimEllipses(_ bytes: inout ArraySlice<UInt8>) -> Bool {
    let forms: [[UInt8]] = [[0xE2, 0x80, 0xA6], [0x2E, 0x2E, 0x2E]]
    guard let start = forms.first(where: { bytes.starts(with: $0) }),
      let end = forms.first(where: { suffix(3).elementsEqual($0) })
    else { return false }
    bytes.removeFirst(start.count)
    while bytes.first == 0x20 { bytes.removeFirst() }
    removeLast(end.count)
    return true
  }

  /// Whether both sides of a seam are of a script that puts no spaces between words.
  private func isSpaceless(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard count >= 3, let first = bytes.first, first >= 0xE3 else { return false }
    var start = count - 1
    while start > 0, self[start] & 0xC0 == 0x80 { start -= 1 }
    let left = CaptionText.UTF8View(self).scalar(at: start).value
    let right = CaptionText.UTF8View(Array(bytes.prefix(4))).scalar(at: 0).value
    return Self.isWide(left) && Self.isWide(right)
  }

  private static func isWide(_ scalar: UInt32) -> Bool {
    LabelFolding.isSpaceless(scalar) || (0x3001...0x303F).contains(scalar)
      || (0xFF01...0xFF60).contains(scalar)
  }
}

extension UInt8 {
  /// A letter, a byte of one above ASCII, a hyphen or an apostrophe.
  fileprivate var isPartOfWord: Bool {
    self >= 0x80 || (0x61...0x7A).contains(self | 0x20) || self == 0x2D || self == 0x27
  }
}
