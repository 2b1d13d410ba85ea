import CaptionModel

/// Computes the facts of a track: one pass over all texts, one over the doubtful labels, and one
/// over all parts.
struct TrackBuilder {
  let document: CaptionDocument
  private(set) var facts: [CueFacts] = []
  private(set) var parts: [TextPart] = []
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

  init(_ document: CaptionDocument) {
    self.document = document
  }

  mutating func build() {
    let cues = document.cues
    var seen: [Seen] = []
    seen.reserveCapacity(cues.count)
    parts.reserveCapacity(cues.count + cues.count / 2)
    for index in cues.indices {
      let text = cues[index].text
      scan(text, ofCue: index)
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

  private mutating func scan(_ text: CaptionText, ofCue index: Int) {
    guard LabelScanner.mayHoldMarks(text.utf8) else {
      let words = text.utf8.trimmed(text.utf8.indices)
      if !words.isEmpty { parts.append(TextPart(.dialogue, .noLabel, words)) }
      return
    }
    let start = parts.count
    LabelScanner.scan(text, into: &parts)
    let added = parts[start...]
    resolution.learn(added, of: text)
    let isDoubtful = added.contains { part in
      switch part.kind {
      case .label, .sound: true
      case .speaker: part.confidence == .doubtful
      default: false
      }
    }
    if isDoubtful { doubtful.append((index, start..<parts.count)) }
  }

  /// Remembers the names of a text's voices; returns whether there are any.
  private mutating func learnVoices(of text: CaptionText) -> Bool {
    var hasVoice = false
    for span in text.spans {
      if case .voice(let name) = span.kind, !name.isEmpty {
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
      case .sound:
        hasSound = true
        summary.sounds += 1
      case .speaker where part.confidence >= .likely:
        mayNameSpeaker = true
        summary.speakers += 1
      case .speaker, .label:
        mayNameSpeaker = true
        summary.doubtfulLabels += 1
      case .turn:
        turns = turns < 0 ? 2 : turns + 1
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
        mayNameSpeaker: mayNameSpeaker
      )
    )
  }
}
