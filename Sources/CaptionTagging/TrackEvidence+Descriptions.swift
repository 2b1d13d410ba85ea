import CaptionAnalysis
import CaptionModel

/// Descriptions of the picture.
extension TrackEvidence {
  /// The characteristic of an audio description, which no text can bear.
  func describesVideo() -> Finding {
    finding(
      .describesVideo,
      .refuted,
      ["the characteristic is for audible tracks, and this is text"],
      nil
    )
  }

  /// The role of a text that describes the picture.
  func descriptions() -> Finding {
    var against = reasonsAgainstFile()
    var cues: [Int] = []
    let question = "whether what matters in the picture is described"
    guard against.isEmpty else { return finding(nil, .refuted, against, question) }
    let names = hasThroughout { $0.mayNameSpeaker }
    let sounds = hasThroughout { $0.hasSound }
    if names || sounds {
      let labels = names && sounds ? "speakers and sounds" : names ? "speakers" : "sounds"
      against.append("\(labels) are labelled throughout, as in captions")
      cues = self.cues { $0.kind == .speaker || $0.kind == .sound || $0.kind == .music }
    }
    against += uncoveredStretches() + [fewDescriptions()].compactMap { $0 }
    if let spoken = overDialogue() { against.append(spoken) }
    if let (same, all) = regular?.sameText(),
      reaches(same, of: all, percent: options.shareOfSameText)
    {
      against.append("\(same) of \(counted(all, "cue")) have the words of the compared track")
    }
    guard against.isEmpty else { return finding(nil, .refuted, against, question, cues) }
    let count = counted(track.cues.count, "description")
    let fast = tooLongToSpeak()
    if !fast.isEmpty {
      let reason =
        "\(fast.count) of \(count) have more than \(options.spokenWordsPerMinute) words a minute"
      return finding(nil, .open, [reason], question, fast)
    }
    guard comparison != nil else {
      return finding(nil, .open, [count, "nothing was given to compare with"], question)
    }
    return finding(nil, .supported, ["\(count), between the words of the dialogue"], question)
  }

  /// Why there are too few descriptions; nil where there are enough.
  func fewDescriptions() -> String? {
    guard let end = figures.stretch?.end else { return nil }
    let length = max(options.programmeDuration ?? end, end)
    guard isFewer(track.cues.count, in: length, than: options.descriptionsInTenMinutes) else {
      return nil
    }
    return "\(counted(track.cues.count, "description")) in \(minutes(length)) are few"
  }

  /// Why descriptions would be spoken over words; nil where they would not, or nothing is known.
  func overDialogue() -> String? {
    guard let (over, all) = comparison?.timeOverWords(), all > .zero,
      product(over, 100) > product(all, options.shareOverDialogue)
    else { return nil }
    return "words are said during \(minutes(over)) of the \(minutes(all)) of descriptions"
  }

  /// The cues whose words cannot be spoken in their time.
  func tooLongToSpeak() -> [Int] {
    guard readingSpeed != nil else { return [] }
    return track.facts.indices.filter { index in
      guard let duration = track.duration(ofCue: index) else { return false }
      let units = Int128(track.facts[index].words) * 60 * MediaTime.unitsPerSecond
      return units > product(duration, options.spokenWordsPerMinute)
    }
  }
}
