import CaptionAnalysis
import CaptionModel

/// What a track shows of the criteria of labels.
extension TrackEvidence {
  /// What the track shows of a criterion.
  ///
  /// - Parameters:
  ///   - isLengthStated: Whether somebody states how long the programme is.
  ///   - isAudioOnly: Whether somebody states that nothing is seen.
  ///   - transcript: The path of a transcript beside the track; nil where there is none.
  func finding(
    for criterion: LabelCriterion,
    isLengthStated: Bool,
    isAudioOnly: Bool,
    transcript: String?
  ) -> Finding {
    switch criterion {
    case .dialogue: dialogue(isLengthStated: isLengthStated)
    case .sounds: sounds()
    case .timing: timing()
    case .reading: reading()
    case .speakers: speakers()
    case .transcript: self.transcript(isAudioOnly: isAudioOnly, transcript)
    case .characteristics: bothCharacteristics()
    case .described: described(isLengthStated: isLengthStated)
    case .pauses: pauses()
    case .speaking: speaking()
    case .audio:
      finding(
        nil,
        .open,
        ["a script is no audio"],
        "whether an audible track holds the descriptions and bears "
          + MediaCharacteristic.describesVideo.rawValue
      )
    }
  }

  private func dialogue(isLengthStated: Bool) -> Finding {
    let question = "whether all that is said is there"
    var against = track.cues.isEmpty ? ["the file has no cues"] : reasonsAgainstDialogue()
    if let otherWords, let language {
      against.append("the language is \"\(language.text)\", but the words are in \"\(otherWords)\"")
    }
    guard against.isEmpty else { return finding(nil, .refuted, against, question) }
    guard let stretch = figures.stretch else {
      return finding(nil, .open, ["no cue lasts"], question)
    }
    let reason =
      "\(counted(track.summary.dialogueCues, "cue")) with words, the captions from "
      + "\(clock(stretch.begin)) to \(clock(stretch.end))"
    guard isLengthStated else {
      let unknown = "nobody states how long the programme is, so its end may be missing"
      return finding(nil, .open, [reason, unknown], question)
    }
    return finding(nil, .supported, [reason], question)
  }

  private func timing() -> Finding {
    var against: [String] = []
    var cues: [Int] = []
    let all = counted(track.cues.count, "cue")
    let (overlaps, unending) = (figures.overlaps, figures.unending)
    if exceeds(overlaps.count, of: track.cues.count, percent: options.shareOfOverlaps) {
      against.append("\(overlaps.count) of \(all) begin before an earlier one ends")
      cues += overlaps.prefix(options.mostCues)
    }
    if exceeds(unending.count, of: track.cues.count, percent: options.shareOfOverlaps) {
      against.append("\(unending.count) of \(all) end before they begin, or do not last")
      cues += unending.prefix(options.mostCues)
    }
    if let duration = options.programmeDuration {
      let late = few { track.cues[$0].begin >= duration }
      if !late.isEmpty { against.append("captions begin when the programme has ended") }
      cues += late
    }
    let question = "whether captions come when their words are said"
    guard against.isEmpty else { return finding(nil, .refuted, against, question, cues) }
    return finding(nil, .open, ["files show no sound to be in time with"], question)
  }

  private func reading() -> Finding {
    let question = "whether captions hide nothing that matters and stand out from the picture"
    if track.cues.isEmpty { return finding(nil, .refuted, ["the file has no cues"], question) }
    var against: [String] = []
    let (fast, timed) = fastCues()
    let all = counted(track.cues.count, "cue")
    let tall = indices { $0.lines > options.mostLines }
    if let limit = readingSpeed, exceeds(fast.count, of: timed, percent: options.shareOfFastCues) {
      against.append(
        "\(fast.count) of \(counted(timed, "cue")) have more than \(limit) characters a second"
      )
    }
    if exceeds(tall.count, of: track.cues.count, percent: options.shareOfFastCues) {
      against.append("\(tall.count) of \(all) have more than \(options.mostLines) lines")
    }
    guard against.isEmpty else {
      let cues = (fast.prefix(options.mostCues) + tall.prefix(options.mostCues)).sorted()
      return finding(nil, .refuted, against, question, cues)
    }
    let lines = "\(tall.count) of \(all) have more than \(options.mostLines) lines"
    guard let limit = readingSpeed else {
      let reason = "no limit is set for the reading speed of this language"
      return finding(nil, .open, [reason, lines], question)
    }
    let speed =
      "\(fast.count) of \(counted(timed, "cue")) have more than \(limit) characters a second"
    return finding(nil, .supported, [speed, lines], question)
  }

  private func transcript(isAudioOnly: Bool, _ path: String?) -> Finding {
    let question = "whether anything is only heard, and then has a transcript"
    guard isAudioOnly else {
      return finding(nil, .open, ["nobody states that nothing is seen"], question)
    }
    if let path {
      let question = "whether the transcript holds all that is heard"
      return finding(
        nil,
        .supported,
        ["a transcript stands beside the captions: \(path)"],
        question
      )
    }
    let dialogue = dialogue(isLengthStated: true)
    if dialogue.verdict == .refuted {
      return finding(
        nil,
        .refuted,
        ["no transcript is there, and the captions make none"] + dialogue.reasons,
        question
      )
    }
    let reason = "no transcript is there; the captions, timed to what is heard, can be made one"
    return finding(nil, .open, [reason], "whether the app shows a transcript or the captions")
  }

  private func bothCharacteristics() -> Finding {
    var whole = RoleAssessment(.sdh, self) { finding(for: $0) }.findings.last
    whole?.characteristic = nil
    return whole ?? finding(nil, .open, [], nil)
  }

  private func described(isLengthStated: Bool) -> Finding {
    let question = "whether all that matters in the picture is described"
    if track.cues.isEmpty { return finding(nil, .refuted, ["the file has no cues"], question) }
    let against = uncoveredStretches() + [fewDescriptions()].compactMap { $0 }
    guard against.isEmpty else { return finding(nil, .refuted, against, question) }
    let count = counted(track.cues.count, "description")
    guard isLengthStated else {
      let unknown = "nobody states how long the programme is"
      return finding(nil, .open, [count, unknown], question)
    }
    return finding(nil, .supported, [count], question)
  }

  private func pauses() -> Finding {
    let question = "whether pauses in speech are pauses in all that matters"
    guard comparison != nil else {
      return finding(nil, .open, ["no captions show when words are said"], question)
    }
    if let reason = overDialogue() { return finding(nil, .refuted, [reason], question) }
    return finding(nil, .supported, ["hardly any description stands over words"], question)
  }

  private func speaking() -> Finding {
    let question = "whether the descriptions are spoken clearly"
    guard readingSpeed != nil else {
      let reason = "the words of this language are not put apart by spaces, so none were counted"
      return finding(nil, .open, [reason], question)
    }
    let fast = tooLongToSpeak()
    let all = counted(track.cues.count, "description")
    let reason =
      "\(fast.count) of \(all) have more than \(options.spokenWordsPerMinute) words a minute"
    let isRefuted = exceeds(fast.count, of: track.cues.count, percent: options.shareOfFastCues)
    return finding(nil, isRefuted ? .refuted : .supported, [reason], question, fast)
  }
}
