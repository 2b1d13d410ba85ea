import CaptionModel

/// What the text of one cue is as a whole.
public struct CueLabels: Sendable, Hashable {
  /// The kinds of cues.
  public enum Verdict: String, Sendable, CaseIterable {
    /// Words only, no label or mark of any kind.
    case dialogue
    /// Words with marks for a change of speaker, but no name.
    case turns
    /// A label names who speaks.
    case speaker
    /// A label says how, in which language or through what the words are said.
    case manner
    /// A label for a sound that is neither speech nor music.
    case sound
    /// A label for music, or a music sign alone.
    case music
    /// Sung words between music signs.
    case lyrics
    /// Two or more of these, other than dialogue.
    case mixed
    /// Neither speech nor sound: a credit, an address, a sign or place in the picture.
    case notice
  }

  /// What the cue is.
  public var verdict: Verdict
  /// The names in speaker labels and voices, each once, in order, as written.
  public var speakers: [String]
  /// What is said or sung, without labels, marks and markup; lines joined by `\n`.
  public var spoken: String
}

extension CueLabels {
  init(
    _ text: CaptionText,
    _ parts: ArraySlice<TextPart>,
    _ languages: LabelLexicon.Languages
  ) {
    var kinds: Set<TextPart.Kind> = []
    var lines = SpokenLines(text.utf8)
    var speakers = text.speakers
    var known = Set(speakers.map { $0.lowercased() })
    var voice = 0
    var openTurn = false
    var lastEnd = 0
    let voices = text.spans.filter(\.isVoice).map(\.range)
    if !voices.isEmpty { kinds.insert(.speaker) }
    for part in parts {
      // A dash stands for what follows on its line.
      if openTurn, text.utf8[lastEnd..<part.range.lowerBound].contains(0x0A) { openTurn = false }
      lastEnd = part.range.upperBound
      switch part.kind {
      case .turn:
        if part.reason == .arrow { kinds.insert(.turn) } else { openTurn = true }
      case .dialogue, .lyrics:
        while voice < voices.count, voices[voice].upperBound <= part.content.lowerBound {
          voice += 1
        }
        let isNamed = voice < voices.count && voices[voice].contains(part.content.lowerBound)
        if openTurn, !isNamed { kinds.insert(.turn) }
        openTurn = false
        if part.kind == .lyrics { kinds.insert(.lyrics) }
        lines.add(part)
      case .speaker:
        openTurn = false
        kinds.insert(.speaker)
        for name in LabelNames.names(text.utf8, part.content, languages)
        where known.insert(name.lowercased()).inserted {
          speakers.append(name)
        }
      case .manner, .sound, .music, .notice: kinds.insert(part.kind)
      }
    }
    if kinds.isEmpty, text.changesColorByLine { kinds.insert(.turn) }
    self.speakers = speakers
    spoken = lines.text
    verdict = Self.verdict(kinds)
  }

  private static func verdict(_ kinds: Set<TextPart.Kind>) -> Verdict {
    guard kinds.count <= 1 else { return .mixed }
    return switch kinds.first {
    case nil, .dialogue: .dialogue
    case .turn: .turns
    case .speaker: .speaker
    case .manner: .manner
    case .sound: .sound
    case .music: .music
    case .lyrics: .lyrics
    case .notice: .notice
    }
  }
}

/// The words of a cue, put together line by line.
private struct SpokenLines {
  private let utf8: CaptionText.UTF8View
  private var bytes: [UInt8] = []
  private var last: Range<Int>?

  init(_ utf8: CaptionText.UTF8View) { self.utf8 = utf8 }

  mutating func add(_ part: TextPart) {
    let words = utf8.trimmed(part.content)
    guard !words.isEmpty else { return }
    if let last {
      let between = utf8[last.upperBound..<max(last.upperBound, part.range.lowerBound)]
      if between.contains(0x0A) {
        bytes.append(0x0A)
      } else if between.contains(0x20), !closes(words.lowerBound) {
        bytes.append(0x20)
      }
    }
    bytes += utf8[words]
    last = part.range
  }

  /// Whether a mark stands here that follows a word without a space.
  private func closes(_ index: Int) -> Bool {
    switch utf8[index] {
    case 0x2C, 0x2E, 0x3B: true
    default: false
    }
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }
}

/// The names that one label joins.
enum LabelNames {
  /// The names in a range, apart where a word or sign for "and" joins them.
  static func names(
    _ utf8: CaptionText.UTF8View,
    _ range: Range<Int>,
    _ languages: LabelLexicon.Languages
  ) -> [String] {
    let text = String(decoding: utf8[range], as: UTF8.self)
    guard utf8[range].contains(where: { $0 == 0x20 || $0 == 0x2C || $0 == 0x2F || $0 >= 0xE3 })
    else {
      return [text]
    }
    var names: [String] = []
    var current: [Substring] = []
    func close() {
      if !current.isEmpty { names.append(current.joined(separator: " ")) }
      current = []
    }
    let words = text.split(whereSeparator: { $0 == " " || $0 == "\n" || $0 == "\u{A0}" })
    for (number, word) in words.enumerated() {
      if !current.isEmpty, number < words.count - 1, isJoint(word, languages) {
        close()
        continue
      }
      let pieces = word.split(whereSeparator: {
        $0 == "," || $0 == "/" || $0 == "、" || $0 == "，" || $0 == "＆"
      })
      for (index, piece) in pieces.enumerated() {
        if index > 0 { close() }
        current.append(piece)
      }
      if word.hasSuffix(",") { close() }
    }
    close()
    return names.isEmpty ? [text] : names
  }

  private static func isJoint(_ word: Substring, _ languages: LabelLexicon.Languages) -> Bool {
    if word == "&" || word == "+" || word == "/" { return true }
    var hash = WordHash()
    for scalar in word.unicodeScalars {
      let letter = LabelFolding.fold(scalar.value)
      if letter != 0 { hash.add(letter) }
    }
    return LabelLexicon.shared.exact(hash, languages).contains(.and)
  }
}

extension TextSpan {
  fileprivate var isVoice: Bool {
    if case .voice(let name) = kind { return !name.isEmpty }
    return false
  }
}
