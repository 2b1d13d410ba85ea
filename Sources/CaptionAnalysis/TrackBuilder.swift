import CaptionModel

/// Computes the facts of a track: one pass over all texts, one over the doubtful labels, and one
/// over all parts.
struct TrackBuilder {
  let document: CaptionDocument
  private(set) var facts: [CueFacts] = []
  private(set) var parts: [TextPart] = []
  private(set) var labels: [TypedLabel] = []
  private(set) var summary = TrackSummary()

  /// What the first pass tells of a cue.
  private struct Seen {
    var measure: TextMeasure
    var lastPart: Int
    var hasVoice: Bool
  }

  /// Cues with parts that the rest of the file may decide, with the range of their parts.
  private var doubtful: [(cue: Int, parts: Range<Int>)] = []
  private var resolution = LabelResolution()
  private var isInCapitals = false
  private var isFrench = false
  /// The languages whose word lists count.
  let languages: LabelLanguages

  /// - Parameter language: The language where somebody knows better than the document.
  init(_ document: CaptionDocument, language: String? = nil) {
    self.document = document
    languages = LabelLanguages(document, language: language)
  }

  mutating func build() {
    let cues = document.cues
    var seen: [Seen] = []
    seen.reserveCapacity(cues.count)
    parts.reserveCapacity(cues.count + cues.count / 2)
    let marks = lookThrough()
    var scanner = LabelScanner(languages)
    scanner.ignoresCapitals = isInCapitals
    isFrench = languages.main == languages.lexicon.languages(of: "fr")
    for index in cues.indices {
      let text = cues[index].text
      scan(text, ofCue: index, marks[index], &scanner)
      let hasVoice = !text.spans.isEmpty && learnVoices(of: text)
      seen.append(
        Seen(measure: TextMeasure(text), lastPart: parts.count, hasVoice: hasVoice)
      )
    }
    for entry in doubtful {
      let text = cues[entry.cue].text
      for index in entry.parts { parts[index] = resolution.resolved(parts[index], of: text) }
    }
    facts.reserveCapacity(cues.count)
    var first = 0
    for cue in seen {
      addFacts(cue, parts: first..<cue.lastPart)
      first = cue.lastPart
    }
  }

  /// Looks quickly at every text, and learns whether the file is written in capitals.
  private mutating func lookThrough() -> [TextMarks] {
    var capitals = 0
    var cased = 0
    let lexicon = languages.lexicon
    // English credits stand in files of every language.
    let credited = languages.main | (lexicon.languages(of: "en") ?? 0)
    let marks = document.cues.map { cue in
      var marks = TextMarks(cue.text.utf8)
      if lexicon.mayBeginCredit(cue.text.utf8, credited) { marks.insert(.notice) }
      if !marks.isDisjoint(with: [.capitals, .smallLetters]) {
        cased += 1
        if !marks.contains(.smallLetters) { capitals += 1 }
      }
      return marks
    }
    // A card or two in a short file is no habit.
    isInCapitals = cased >= 8 && capitals * 2 > cased
    return marks
  }

  private mutating func scan(
    _ text: CaptionText,
    ofCue index: Int,
    _ marks: TextMarks,
    _ scanner: inout LabelScanner
  ) {
    let start = parts.count
    let capitals = isInCapitals ? TextMarks.label : [.label, .capitals]
    if marks.isDisjoint(with: capitals.union(.notice)) {
      let words = text.utf8.trimmed(text.utf8.indices)
      if text.spans.isEmpty {
        if !words.isEmpty { parts.append(TextPart(.dialogue, .noLabel, words)) }
      } else {
        appendLines(words, text.utf8)
      }
    } else {
      // One array for all cues spares an allocation for each.
      swap(&scanner.parts, &parts)
      scanner.scan(text, marks: marks)
      swap(&scanner.parts, &parts)
    }
    let roles = document.cues[index].extras.roles
    if !roles.isEmpty || !text.spans.isEmpty && LabelMarkup.mayTell(text) {
      LabelMarkup.apply(
        text,
        roles: roles,
        to: &parts[start...],
        &scanner.judge,
        isFrench: isFrench
      )
    }
    let added = parts[start...]
    resolution.learn(added, of: text)
    let isDoubtful = added.contains { part in
      switch part.kind {
      case .sound: true
      case .speaker: part.confidence < .certain
      default: false
      }
    }
    if isDoubtful { doubtful.append((index, start..<parts.count)) }
  }

  /// Appends words, each line a part of its own.
  private mutating func appendLines(_ words: Range<Int>, _ utf8: [UInt8]) {
    var start = words.lowerBound
    for index in words where utf8[index] == 0x0A {
      let line = utf8.trimmed(start..<index)
      if !line.isEmpty { parts.append(TextPart(.dialogue, .noLabel, line)) }
      start = index + 1
    }
    let line = utf8.trimmed(start..<words.upperBound)
    if !line.isEmpty { parts.append(TextPart(.dialogue, .noLabel, line)) }
  }

  /// Remembers the names of a text's voices; returns whether there are any.
  private mutating func learnVoices(of text: CaptionText) -> Bool {
    var hasVoice = false
    // By index, since a copy of each span would be counted.
    for index in text.spans.indices {
      if case .voice(let name) = text.spans[index].kind, !name.isEmpty {
        resolution.learn(voice: name)
        hasVoice = true
      }
    }
    return hasVoice
  }

  private mutating func addFacts(_ cue: Seen, parts range: Range<Int>) {
    var turns = 0
    var hasDialogue = false
    var mayNameSpeaker = cue.hasVoice
    var hasSound = false
    for index in range {
      let part = parts[index]
      switch part.kind {
      case .speaker, .manner, .sound, .music:
        labels.append(TypedLabel(part, cue: facts.count, document.cues[facts.count].text.utf8))
      default: break
      }
      switch part.kind {
      case .dialogue:
        hasDialogue = true
        // Words before the first mark belong to the one who speaks first.
        if turns == 0 { turns = -1 }
      case .lyrics:
        hasDialogue = true
        hasSound = true
        summary.music += 1
      case .music:
        hasSound = true
        summary.music += 1
      case .sound where part.reason == .bracketBesideWords:
        mayNameSpeaker = true
        summary.doubtfulLabels += 1
      case .sound:
        hasSound = true
        summary.sounds += 1
      case .speaker where part.confidence >= .likely:
        mayNameSpeaker = true
        summary.speakers += 1
      case .speaker:
        mayNameSpeaker = true
        summary.doubtfulLabels += 1
      // A mark behind words says where they come from, not that somebody else begins.
      case .turn where part.reason == .arrow: break
      case .turn: turns = turns < 0 ? 2 : turns + 1
      case .manner, .notice: break
      }
    }
    if cue.hasVoice { summary.speakers += 1 }
    if hasDialogue { summary.dialogueCues += 1 }
    if hasSound { summary.soundCues += 1 }
    if turns > 1 { summary.cuesWithTurns += 1 }
    summary.words += cue.measure.words
    summary.characters += cue.measure.characters
    facts.append(
      CueFacts(
        cue.measure,
        parts: range,
        turns: max(turns, 0),
        hasDialogue: hasDialogue,
        hasSound: hasSound,
        mayNameSpeaker: mayNameSpeaker
      )
    )
  }
}
