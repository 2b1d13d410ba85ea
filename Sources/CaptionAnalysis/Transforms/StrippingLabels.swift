import CaptionModel

extension Track {
  /// Makes plain subtitles: takes out what only those need who cannot hear.
  ///
  /// Labels of every kind and the names of voices go; words, song, signs in the picture and all
  /// markup of the rest stay. Where two turns are left in a cue whose names told them apart, they
  /// get dashes, and a cue that is left with one turn loses its dash. What is left empty is
  /// dropped. Each thing that goes is reported.
  ///
  /// - Parameter keepsLyrics: Whether what is sung stays.
  public func strippingLabels(keepsLyrics: Bool = true) -> LabelChange {
    var change = LabelChange(document)
    let dash = DashForm(self)
    strip(&change, dash, keepsLyrics: keepsLyrics, reports: true)
    // What stood behind a label may look like one itself now.
    var rounds = 0
    while rounds < 3 {
      rounds += 1
      let again = Track(change.document, context: context)
      guard again.strip(&change, dash, keepsLyrics: true, reports: false) else { break }
    }
    return change
  }

  /// Strips the cues of a change that are those of this track; returns whether any changed.
  @discardableResult
  private func strip(
    _ change: inout LabelChange,
    _ dash: DashForm,
    keepsLyrics: Bool,
    reports: Bool
  ) -> Bool {
    var kept: [Cue] = []
    kept.reserveCapacity(cues.count)
    var origins: [Int] = []
    var hasChanged = false
    for index in cues.indices {
      let origin = change.origins[index]
      var stripper = LabelStripper(
        cues[index],
        parts(ofCue: index),
        dash,
        keepsLyrics: keepsLyrics
      )
      guard stripper.strip() else {
        kept.append(cues[index])
        origins.append(origin)
        continue
      }
      hasChanged = true
      if reports || stripper.isEmpty {
        for loss in stripper.losses {
          change.lose(loss.feature, loss.what, "plain subtitles have no labels", cue: origin)
        }
      }
      if stripper.isEmpty {
        change.lose(
          "cue",
          "the whole cue \"\(cues[index].text.utf8.oneLine(cues[index].text.utf8.indices))\"",
          "nothing is left of it without labels",
          cue: origin
        )
      } else {
        var cue = cues[index]
        cue.text = stripper.text
        kept.append(cue)
        origins.append(origin)
      }
    }
    change.document.cues = kept
    change.origins = origins
    return hasChanged
  }
}

/// How a file writes the dash before a turn: as most of its dashes are.
struct DashForm {
  private(set) var text = "- "

  init(_ track: Track) {
    var counts: [String: Int] = [:]
    for index in track.cues.indices {
      let utf8 = track.cues[index].text.utf8
      for part in track.parts(ofCue: index) where part.reason == .dashAtLineStart {
        let isSpaced = part.range.upperBound < utf8.count && utf8[part.range.upperBound] == 0x20
        counts[utf8.oneLine(part.range) + (isSpaced ? " " : ""), default: 0] += 1
      }
    }
    if let most = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }) { text = most.key }
  }
}

/// Takes the labels out of one cue.
private struct LabelStripper {
  let cue: Cue
  let parts: ArraySlice<TextPart>
  let dash: DashForm
  let keepsLyrics: Bool
  private(set) var text: CaptionText
  private(set) var losses: [(feature: String, what: String)] = []
  /// Whether nothing is left that a viewer reads.
  private(set) var isEmpty = false
  private var utf8: CaptionText.UTF8View { cue.text.utf8 }

  /// What one speaker says in the cue.
  private struct Turn {
    /// Where its words begin, or the mark before them.
    var start: Int
    /// The mark before it.
    var mark: TextPart?
    /// The name that goes, for comparison.
    var name: [UInt32]?
    var hasWords = false
  }

  init(_ cue: Cue, _ parts: ArraySlice<TextPart>, _ dash: DashForm, keepsLyrics: Bool) {
    self.cue = cue
    self.parts = parts
    self.dash = dash
    self.keepsLyrics = keepsLyrics
    text = cue.text
  }

  /// Takes out the labels; returns whether there were any.
  mutating func strip() -> Bool {
    var rewrite = TextRewrite(cue.text)
    let labels = NameLabel.all(in: parts, of: utf8)
    takeParts(&rewrite, labels)
    for (index, span) in cue.text.spans.enumerated() {
      guard let name = span.voiceName else { continue }
      rewrite.hide(span: index)
      losses.append(("speaker-label", "speaker \"\(name)\""))
    }
    guard !rewrite.isEmpty else { return false }
    mendDashes(&rewrite, turns(labels))
    text = rewrite.applied().tidied()
    isEmpty = !text.utf8.holdsWords
    return true
  }

  private mutating func takeParts(_ rewrite: inout TextRewrite, _ labels: [NameLabel]) {
    for part in parts {
      switch part.kind {
      case .dialogue:
        // The corner brackets of a name with a quotation.
        if part.content.upperBound < part.range.upperBound {
          rewrite.replace(part.content.upperBound..<part.range.upperBound)
        }
      case .notice: break
      case .lyrics where keepsLyrics: break
      case .turn:
        if part.reason != .dashAtLineStart {
          rewrite.replace(utf8.withSpaceBehind(part.range))
          if part.reason == .arrow { lose(part) }
        }
      case .speaker, .manner, .sound, .music, .lyrics:
        rewrite.replace(utf8.withSpaceBehind(part.range))
        lose(part)
      }
    }
  }

  private mutating func lose(_ part: TextPart) {
    let kind: String
    switch part.kind {
    case .speaker: kind = "speaker label"
    case .manner: kind = "manner label"
    case .sound: kind = "sound label"
    case .music: kind = "music label"
    case .lyrics: kind = "lyrics"
    default: kind = "mark"
    }
    let doubt = part.confidence == .doubtful ? ", which may be something else" : ""
    losses.append(
      (kind.replacingSpace, "\(kind) \"\(utf8.oneLine(part.range))\"\(doubt)")
    )
  }

  /// The turns of the cue, by marks, names and voices.
  private func turns(_ labels: [NameLabel]) -> [Turn] {
    var turns = [Turn(start: 0)]
    let voices = cue.text.spans.filter { $0.voiceName != nil }
    var voice = 0
    for part in parts {
      switch part.kind {
      case .turn where part.reason != .arrow:
        turns.append(Turn(start: part.range.lowerBound, mark: part))
      case .speaker:
        let name = utf8.oneLine(part.content).foldedLetters
        if let last = turns.last, last.hasWords || last.name != nil, last.name != name {
          turns.append(Turn(start: part.range.lowerBound))
        } else if turns.last?.hasWords == false, turns.last?.mark == nil {
          turns[turns.count - 1].start = part.range.lowerBound
        }
        turns[turns.count - 1].name = name
      case .dialogue, .lyrics:
        if part.kind == .lyrics, !keepsLyrics { continue }
        while voice < voices.count, voices[voice].range.upperBound <= part.content.lowerBound {
          voice += 1
        }
        var name: [UInt32]?
        if voice < voices.count, voices[voice].range.contains(part.content.lowerBound) {
          name = voices[voice].voiceName?.foldedLetters
        }
        if let last = turns.last, last.hasWords, let name, last.name != name {
          turns.append(Turn(start: part.range.lowerBound))
        }
        if turns.last?.hasWords == false, turns.last?.mark == nil, turns.last?.name == nil {
          turns[turns.count - 1].start = part.range.lowerBound
        }
        if let name { turns[turns.count - 1].name = name }
        turns[turns.count - 1].hasWords = true
      case .sound, .music, .manner, .notice, .turn: break
      }
    }
    return turns
  }

  private func mendDashes(_ rewrite: inout TextRewrite, _ turns: [Turn]) {
    let spoken = turns.filter(\.hasWords)
    for turn in turns {
      guard let mark = turn.mark, mark.reason == .dashAtLineStart else { continue }
      if !turn.hasWords || spoken.count < 2 { rewrite.replace(utf8.withSpaceBehind(mark.range)) }
    }
    guard spoken.count > 1, spoken.contains(where: { $0.name != nil || isChevron($0) }) else {
      return
    }
    // Dutch and others mark the second turn only; then the first stays without.
    let marksSecondOnly = spoken.dropFirst().allSatisfy { $0.mark != nil } && spoken[0].mark == nil
    for (number, turn) in spoken.enumerated() {
      guard isChevron(turn) || turn.mark == nil && utf8.beginsLine(turn.start) else { continue }
      if number == 0, marksSecondOnly, !spoken.dropFirst().contains(where: isChevron) { continue }
      rewrite.insert(dash.text, at: turn.start)
    }
  }

  private func isChevron(_ turn: Turn) -> Bool { turn.mark?.reason == .chevrons }
}

extension String {
  fileprivate var replacingSpace: String { String(map { $0 == " " ? "-" : $0 }) }
}
