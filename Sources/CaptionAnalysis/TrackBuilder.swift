import CaptionModel

/// Computes the facts of a track: one pass over all cues, and a second one over doubtful labels.
struct TrackBuilder {
  let document: CaptionDocument
  private(set) var facts: [CueFacts] = []
  private(set) var parts: [TextPart] = []
  private(set) var summary = TrackSummary()

  /// Cues with parts that the rest of the file may decide, with the range of their parts.
  private var doubtful: [(cue: Int, parts: Range<Int>)] = []
  private var resolution = LabelResolution()

  init(_ document: CaptionDocument) {
    self.document = document
  }

  mutating func build() {
    let cues = document.cues
    var ranges: [Range<Int>] = []
    ranges.reserveCapacity(cues.count)
    parts.reserveCapacity(cues.count)
    for index in cues.indices {
      let start = parts.count
      scan(cues[index].text, ofCue: index)
      ranges.append(start..<parts.count)
    }
    for entry in doubtful {
      for index in entry.parts {
        parts[index] = resolution.resolved(parts[index], of: cues[entry.cue].text)
      }
    }
    facts.reserveCapacity(cues.count)
    for index in cues.indices { addFacts(of: cues[index], parts: ranges[index]) }
  }

  private mutating func scan(_ text: CaptionText, ofCue index: Int) {
    for span in text.spans {
      if case .voice(let name) = span.kind, !name.isEmpty { resolution.learn(voice: name) }
    }
    guard LabelScanner.mayHoldMarks(text.utf8) else {
      let words = text.utf8.trimmed(text.utf8.indices)
      if !words.isEmpty { parts.append(TextPart(.dialogue, .noLabel, words)) }
      return
    }
    let start = parts.count
    parts.append(contentsOf: LabelScanner.parts(of: text))
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

  private mutating func addFacts(of cue: Cue, parts range: Range<Int>) {
    let measure = TextMeasure(cue.text)
    var turns = 0
    var hasDialogue = false
    var hasSpeaker = false
    var hasLabel = false
    var hasSound = false
    for index in range {
      let part = parts[index]
      switch part.kind {
      case .dialogue, .lyrics:
        // Words before the first mark belong to the one who speaks first.
        if part.kind == .dialogue, turns == 0 { turns = -1 }
        hasDialogue = true
        if part.kind == .lyrics {
          hasSound = true
          summary.music += 1
        }
      case .speaker:
        hasSpeaker = true
        if part.confidence >= .likely {
          summary.speakers += 1
        } else {
          summary.doubtfulLabels += 1
        }
      case .sound:
        hasSound = true
        summary.sounds += 1
      case .music:
        hasSound = true
        summary.music += 1
      case .label:
        hasLabel = true
        summary.doubtfulLabels += 1
      case .turn:
        turns = turns < 0 ? 2 : turns + 1
      }
    }
    let hasVoice = !cue.text.spans.isEmpty && !cue.speakers.isEmpty
    if hasVoice { summary.speakers += 1 }
    if hasDialogue { summary.dialogueCues += 1 }
    if hasSound { summary.soundCues += 1 }
    if turns > 1 { summary.cuesWithTurns += 1 }
    summary.words += measure.words
    summary.characters += measure.characters
    facts.append(
      CueFacts(
        measure,
        parts: range,
        turns: max(turns, 0),
        hasDialogue: hasDialogue,
        mayNameSpeaker: hasSpeaker || hasLabel || hasVoice
      )
    )
  }
}
