import CaptionModel

/// Computes the facts of a track: one pass over all texts, then one over the doubtful labels.
struct TrackBuilder {
  private let cues: [Cue]
  /// The languages whose word lists count.
  let languages: LabelLanguages
  private(set) var facts: [CueFacts] = []
  private(set) var labels: [TypedLabel] = []
  private(set) var traits: [TextTraits] = []
  private(set) var summary = TrackSummary()
  /// Whether the cues stand in the order in which they begin.
  private(set) var isInOrder = true

  /// A part that the rest of the file may decide.
  private struct Doubt {
    var cue: Int32
    var part: Int32
    var label: Int32
    /// Whether what stands in the label begins with a small letter of ASCII.
    var beginsSmall: Bool
  }

  private var doubts: [Doubt] = []
  private var scanner: LabelScanner
  private var resolution = LabelResolution()
  private let tables = TextSurvey.Tables()
  private let credits: CreditStarts
  private let isFrench: Bool
  /// How many cues have letters of a script with capitals, and how many of them no small ones.
  private var cased = 0
  private var capitals = 0

  /// The parts of all cues, in order.
  var parts: [TextPart] { scanner.parts }

  /// - Parameter language: The language where somebody knows better than the document.
  init(_ document: CaptionDocument, language: String? = nil) {
    cues = document.cues
    languages = LabelLanguages(document, language: language)
    scanner = LabelScanner(languages)
    let lexicon = languages.lexicon
    // English credits stand in files of every language.
    credits = CreditStarts(lexicon, languages.main | (lexicon.languages(of: "en") ?? 0))
    isFrench = languages.main == lexicon.languages(of: "fr")
  }

  mutating func build() {
    // Whether most of the file is in capitals is known at its end only. Its beginning tells enough
    // for a guess, and a wrong one costs time, no more.
    let sample = cues.prefix(32)
    for cue in sample { count(TextSurvey.of(cue.text.utf8, tables).marks) }
    let guess = isInCapitals
    lookThrough(ignoringCapitals: guess)
    if isInCapitals != guess { lookThrough(ignoringCapitals: !guess) }
    resolveDoubts()
  }

  // MARK: The pass over all texts

  private mutating func lookThrough(ignoringCapitals: Bool) {
    facts.removeAll()
    traits.removeAll()
    labels.removeAll()
    doubts.removeAll()
    scanner.parts.removeAll()
    summary = TrackSummary()
    resolution = LabelResolution()
    (cased, capitals) = (0, 0)
    scanner.ignoresCapitals = ignoringCapitals
    facts.reserveCapacity(cues.count)
    traits.reserveCapacity(cues.count)
    // Memory that stays untouched costs nothing.
    scanner.parts.reserveCapacity(cues.count * 2)
    labels.reserveCapacity(cues.count / 2)
    let looked: TextMarks = [.label, .notice, .address]
    let scanned = ignoringCapitals ? looked : looked.union(.capitals)
    // What is borrowed is not counted.
    let all = cues
    let list = all.span
    var before = MediaTime.min
    for index in list.indices {
      let begin = all.begin(at: index)
      if begin < before { isInOrder = false }
      before = begin
      add(list[index].text.utf8, ofCue: index, hasSpans: !list[index].text.spans.isEmpty, scanned)
    }
  }

  private mutating func count(_ marks: TextMarks) {
    guard !marks.isDisjoint(with: [.capitals, .smallLetters]) else { return }
    cased += 1
    if !marks.contains(.smallLetters) { capitals += 1 }
  }

  /// A card or two in a short file is no habit.
  private var isInCapitals: Bool { cased >= 8 && capitals * 2 > cased }

  private mutating func add(
    _ utf8: CaptionText.UTF8View,
    ofCue cue: Int,
    hasSpans: Bool,
    _ scanned: TextMarks
  ) {
    let survey = TextSurvey.of(utf8, tables)
    var measure = survey.measure
    var marks = survey.marks
    traits.append(survey.traits)
    if credits.mayBegin(utf8) { marks.insert(.notice) }
    count(marks)
    let start = scanner.parts.count
    let isPlain = marks.isDisjoint(with: scanned)
    let words = isPlain ? utf8.trimmed(0..<utf8.count) : 0..<0
    var markup = SpanTraits()
    if !hasSpans {
      if isPlain, !words.isEmpty { scanner.parts.append(TextPart(.dialogue, .noLabel, words)) }
    } else {
      markup = readTraits(of: cues[cue].text.spans)
      if markup.hasAnnotations { measure = TextMeasure(cues[cue].text) }
      if isPlain { scanner.appendLines(words, of: utf8) }
    }
    if !isPlain { scanner.scan(utf8, marks: marks) }
    let hasExtras = cues.hasExtras(at: cue)
    if markup.mayTell || hasExtras { applyMarkup(toCue: cue, from: start, markup) }
    summary.words += measure.words
    summary.characters += measure.characters
    if markup.hasVoice { summary.speakers += 1 }
    let isWords = isPlain && !hasSpans && !hasExtras && !words.isEmpty
    facts.append(
      CueFacts(
        measure,
        parts: start..<scanner.parts.count,
        hasVoice: markup.hasVoice,
        hasDialogue: isWords
      )
    )
    if isWords {
      summary.dialogueCues += 1
    } else if !addLabels(utf8, ofCue: cue, from: start) {
      judge(cue)
    }
  }

  /// What the markup of a text has.
  private struct SpanTraits {
    var hasVoice = false
    var hasAnnotations = false
    /// Whether there is a colour or a class.
    var mayTell = false
  }

  /// Looks at the markup of a text, and remembers the names of its voices.
  private mutating func readTraits(of spans: [TextSpan]) -> SpanTraits {
    var traits = SpanTraits()
    // By index, since a copy of each span would be counted.
    for index in spans.indices {
      if !spans[index].classes.isEmpty { traits.mayTell = true }
      if case .style = spans[index].kind {
        traits.mayTell = true
      } else if case .rubyText = spans[index].kind {
        traits.hasAnnotations = true
      } else if case .voice(let name) = spans[index].kind, !name.isEmpty {
        resolution.learn(voice: name)
        traits.hasVoice = true
      }
    }
    return traits
  }

  private mutating func applyMarkup(toCue cue: Int, from start: Int, _ traits: SpanTraits) {
    let extras = cues[cue].extras
    let roles = extras.isEmpty ? [] : extras.roles
    guard !roles.isEmpty || traits.mayTell else { return }
    LabelMarkup.apply(
      cues[cue].text,
      roles: roles,
      to: &scanner.parts,
      from: start,
      &scanner.judge,
      isFrench: isFrench
    )
  }

  /// Adds the labels of a cue, and returns whether any of them is doubtful.
  private mutating func addLabels(_ utf8: CaptionText.UTF8View, ofCue cue: Int, from start: Int)
    -> Bool
  {
    var isDoubtful = false
    for index in start..<scanner.parts.count {
      switch scanner.parts[index].kind {
      case .dialogue, .lyrics, .turn, .notice: continue
      case .manner, .music: addLabel(scanner.parts[index], ofCue: cue, utf8)
      case .speaker, .sound:
        let part = scanner.parts[index]
        addLabel(part, ofCue: cue, utf8)
        guard part.kind == .sound || part.confidence < .certain else { continue }
        let first = part.content.lowerBound
        doubts.append(
          Doubt(
            cue: Int32(clamping: cue),
            part: Int32(clamping: index),
            label: Int32(clamping: labels.count - 1),
            beginsSmall: part.content.isEmpty || first < utf8.count && utf8[first] &- 0x61 < 26
          )
        )
        isDoubtful = true
      }
    }
    return isDoubtful
  }

  private mutating func addLabel(_ part: TextPart, ofCue cue: Int, _ utf8: CaptionText.UTF8View) {
    let label = TypedLabel(part, cue: cue, utf8)
    resolution.learn(label)
    labels.append(label)
  }

  /// Takes together what the parts of a cue are.
  private mutating func judge(_ cue: Int) {
    var verdicts = PartVerdicts()
    for index in facts[cue].partRange { verdicts.take(scanner.parts[index], &summary) }
    facts[cue].take(verdicts)
    if verdicts.hasDialogue { summary.dialogueCues += 1 }
    if verdicts.hasSound { summary.soundCues += 1 }
    if verdicts.turns > 1 { summary.cuesWithTurns += 1 }
  }

  // MARK: The pass over the doubtful labels

  private mutating func resolveDoubts() {
    var position = 0
    while position < doubts.count {
      let cue = doubts[position].cue
      while position < doubts.count, doubts[position].cue == cue {
        resolve(doubts[position])
        position += 1
      }
      judge(Int(cue))
    }
  }

  private mutating func resolve(_ doubt: Doubt) {
    let label = labels[Int(doubt.label)]
    guard let part = resolution.resolved(label, beginsSmall: doubt.beginsSmall) else { return }
    scanner.parts[Int(doubt.part)] = part
    if labels[Int(doubt.label)].take(part) {
      labels[Int(doubt.label)].findMark(cues[Int(doubt.cue)].text.utf8)
    }
  }
}
