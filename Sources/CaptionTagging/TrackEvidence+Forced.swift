import CaptionAnalysis
import CaptionModel

/// Forced subtitles and text that is easy to read: what is held against the regular track.
extension TrackEvidence {
  func containsOnlyForcedSubtitles() -> Finding {
    let summary = track.summary
    var against = track.cues.isEmpty ? ["the file has no cues"] : []
    var cues: [Int] = []
    if hasThroughout({ $0.mayNameSpeaker }), hasThroughout({ $0.hasSound }) {
      against.append(
        "speakers and sounds are labelled throughout: \(counted(summary.speakers, "speaker label")),"
          + " \(summary.sounds + figures.music) for sounds and music"
      )
      cues = self.cues { $0.kind == .sound || $0.kind == .music }
    }
    if let density = density() { against.append(density) }
    if let (covered, all) = regular?.dialogueCovered(), all > 0,
      exceeds(covered, of: all, percent: options.shareOfForced)
    {
      against.append(
        "words stand here during \(covered) of \(counted(all, "cue")) with words in the compared "
          + "track"
      )
    }
    let question = "whether every cue is needed by every viewer"
    guard against.isEmpty else {
      return finding(.containsOnlyForcedSubtitles, .refuted, against, question, cues)
    }
    if isWhollyForced {
      return finding(
        .containsOnlyForcedSubtitles,
        .supported,
        ["every cue is marked as forced"],
        question
      )
    }
    if let regular {
      let missing = regular.cuesWithoutCounterpart()
      if missing.isEmpty {
        let reason = "every cue stands in the regular track too, at the same time"
        return finding(.containsOnlyForcedSubtitles, .supported, [reason], question)
      }
      let reason =
        "\(missing.count) of \(counted(track.cues.count, "cue")) do not stand in the regular track at "
        + "the same time, which has to hold them too"
      return finding(.containsOnlyForcedSubtitles, .open, [reason], question, missing)
    }
    let reason = "\(counted(track.cues.count, "cue")), too few or too short a stretch to refute it"
    return finding(.containsOnlyForcedSubtitles, .open, [reason], question)
  }

  /// Why the cues stand too close for a forced track; nil where they do not.
  private func density() -> String? {
    guard let stretch = figures.stretch else { return nil }
    let span = options.programmeDuration ?? stretch.duration
    guard span >= options.shortestDenseStretch, span > .zero else { return nil }
    let needed = product(span, options.denseCuesPerMinute)
    guard Int128(track.cues.count) * 60 * MediaTime.unitsPerSecond >= needed else { return nil }
    return "\(track.cues.count) cues in \(minutes(span)), as many as all dialogue takes"
  }

  func easyToRead() -> Finding {
    var against = reasonsAgainstFile()
    let question = "whether the text has been edited to be read with ease"
    let reading = EasyReading(track)
    guard against.isEmpty else { return finding(.easyToRead, .refuted, against, question) }
    if reading.words == 0 {
      return finding(.easyToRead, .refuted, ["no cue holds dialogue"], question)
    }
    guard readingSpeed != nil || options.readingSpeed != nil else {
      let reason = "the words of this language are not put apart by spaces, so none were counted"
      return finding(.easyToRead, .open, [reason], question)
    }
    if reading.exceeds(wordsPerMinute: options.easyWordsPerMinute) {
      against.append(
        "\(reading.wordsPerMinute) words a minute, more than \(options.easyWordsPerMinute)"
      )
    }
    if reading.words > options.easyWordsPerSentence * reading.sentences {
      against.append(
        "\(reading.wordsPerSentence) words in a sentence on average, more than "
          + "\(options.easyWordsPerSentence)"
      )
    }
    if let (same, all) = regular?.sameText(),
      reaches(same, of: all, percent: options.shareOfSameText)
    {
      against.append(
        "\(same) of \(counted(all, "cue")) have the words of the compared track unchanged"
      )
    }
    let figures =
      "\(reading.wordsPerMinute) words a minute, \(reading.wordsPerSentence) in a sentence"
    guard against.isEmpty else {
      return finding(.easyToRead, .refuted, against, question, reading.longest(options.mostCues))
    }
    guard let regular else { return finding(.easyToRead, .open, [figures], question) }
    let other = EasyReading(regular.other)
    let comparison =
      "the compared track has \(other.wordsPerMinute) and \(other.wordsPerSentence)"
    let isEasier = reading.isSlower(than: other) && reading.isShorter(than: other)
    return finding(.easyToRead, isEasier ? .supported : .open, [figures, comparison], question)
  }
}

/// How many words have to be read in which time, and in how long sentences.
struct EasyReading {
  private let track: Track
  private(set) var words = 0
  private(set) var sentences = 0
  private var time = MediaTime.zero

  init(_ track: Track) {
    self.track = track
    var isOpen = false
    for index in track.facts.indices where track.facts[index].hasDialogue {
      let spoken = track.labels(ofCue: index)?.spoken ?? ""
      let count = TextMeasure(spoken).words
      guard count > 0 else { continue }
      words += count
      time = time + (track.duration(ofCue: index) ?? .zero)
      isOpen = true
      for character in spoken.unicodeScalars {
        switch character {
        case ".", "!", "?", "…", "。", "！", "？", "؟", "।":
          if isOpen { sentences += 1 }
          isOpen = false
        default:
          if character.properties.isAlphabetic { isOpen = true }
        }
      }
    }
    if isOpen { sentences += 1 }
  }

  /// Words a minute, rounded up, so that what is beyond a limit looks so.
  var wordsPerMinute: Int {
    guard time > .zero else { return 0 }
    let (whole, rest) = (Int128(words) * 60 * MediaTime.unitsPerSecond)
      .quotientAndRemainder(dividingBy: time.units)
    return Int(clamping: whole) + (rest > 0 ? 1 : 0)
  }

  /// Words in a sentence with one decimal, rounded up.
  var wordsPerSentence: String {
    let tenths = (words * 10 + max(sentences, 1) - 1) / max(sentences, 1)
    return "\(tenths / 10).\(tenths % 10)"
  }

  func exceeds(wordsPerMinute limit: Int) -> Bool {
    Int128(words) * 60 * MediaTime.unitsPerSecond > product(time, limit)
  }

  func isSlower(than other: EasyReading) -> Bool {
    product(other.time, words) < product(time, other.words)
  }

  func isShorter(than other: EasyReading) -> Bool {
    words * other.sentences < other.words * sentences
  }

  /// The cues with the most words.
  func longest(_ count: Int) -> [Int] {
    let order = track.facts.indices.sorted {
      (-track.facts[$0].words, $0) < (-track.facts[$1].words, $1)
    }
    return order.prefix(count).sorted()
  }
}
