import CaptionAnalysis
import CaptionModel

/// What captions are for: words, speakers, music and sounds.
extension TrackEvidence {
  func transcribesSpokenDialog() -> Finding {
    var against = reasonsAgainstAnyClaim()
    against += reasonsAgainstDialogue()
    let speakers = speakers()
    if speakers.verdict == .refuted { against += speakers.reasons }
    let question = "whether the words are right and every unclear speaker is named"
    guard against.isEmpty else {
      let cues = speakers.verdict == .refuted ? speakers.cues : []
      return finding(.transcribesSpokenDialog, .refuted, against, question, cues)
    }
    let doubts = readingDoubts()
    let isClear = speakers.verdict == .supported && doubts.reasons.isEmpty
    return finding(
      .transcribesSpokenDialog,
      isClear ? .supported : .open,
      speakers.reasons + doubts.reasons,
      question,
      doubts.cues.isEmpty ? speakers.cues : doubts.cues
    )
  }

  /// What shows that not all dialogue is there, as sentences.
  func reasonsAgainstDialogue() -> [String] {
    var against: [String] = []
    if track.summary.dialogueCues == 0, !options.hasNoDialogue, !track.cues.isEmpty {
      against.append("no cue holds dialogue, and nobody states that there is none")
    }
    if isWhollyForced { against.append("every cue is marked as forced, so the rest is missing") }
    return against + uncoveredStretches() + [missingDialogue()].compactMap { $0 }
  }

  /// Whether cues tell who speaks.
  func speakers() -> Finding {
    let summary = track.summary
    let turns = indices { $0.turns > 1 }
    let namesNobody = summary.speakers + summary.doubtfulLabels == 0
    let question = "whether every unclear speaker is named"
    if !turns.isEmpty, namesNobody, !figures.hasSpeakerColors {
      let reason =
        "\(counted(summary.cuesWithTurns, "cue")) with more than one speaker, "
        + "but no cue names anybody"
      return finding(nil, .refuted, [reason], question, turns)
    }
    if summary.speakers > 0 {
      let reason =
        "\(counted(summary.speakers, "label")) or voices name speakers: \(speakerNames())"
      let coverage = LabelCoverage(track)
      let share = options.shareOfNamedTurns
      if reaches(coverage.namedTurns, of: coverage.turns, percent: share) {
        return finding(nil, .supported, [reason], question, namedCues())
      }
      let few =
        "\(coverage.namedTurns) of \(counted(coverage.turns, "marked turn")) name the speaker"
      return finding(nil, .open, [reason, few], question, turns)
    }
    let reason =
      if summary.doubtfulLabels > 0 {
        "\(counted(summary.doubtfulLabels, "label")) may name speakers or sounds"
      } else if figures.hasSpeakerColors {
        "colours may tell speakers apart, but the file does not say whose they are"
      } else if summary.dialogueCues == 0 {
        "nothing is said in the programme"
      } else {
        "no cue names a speaker, and none shows that more than one person speaks"
      }
    return finding(nil, .open, [reason], question, turns)
  }

  func describesMusicAndSound() -> Finding {
    var sounds = sounds()
    sounds.characteristic = .describesMusicAndSound
    let against = reasonsAgainstAnyClaim()
    guard !against.isEmpty else { return sounds }
    // Without cues, both say the same.
    let refuted = sounds.verdict == .refuted && !track.cues.isEmpty ? sounds.reasons : []
    sounds.verdict = .refuted
    sounds.reasons = against + refuted
    sounds.cues = []
    return sounds
  }

  /// Whether cues tell what is heard besides words.
  func sounds() -> Finding {
    let summary = track.summary
    let question = "whether every sound that matters is there"
    if track.cues.isEmpty { return finding(nil, .refuted, ["the file has no cues"], question) }
    let labels = summary.sounds + figures.music
    // Words that are sung are no description, but a concert has little else.
    let isSong = figures.songCues * 2 > summary.dialogueCues
    if labels + figures.maybeSounds == 0, !isSong, !options.hasNoSound {
      let sung = figures.songCues > 0 ? " but sung words" : ""
      let reason =
        "no label for a sound or for music\(sung) in \(counted(track.cues.count, "cue")), "
        + "and nobody states that there is none"
      return finding(nil, .refuted, [reason], question)
    }
    let shown = cues { $0.kind == .sound || $0.kind == .music || $0.kind == .lyrics }
    var counts = "\(counted(summary.sounds, "sound label")), \(figures.music) for music"
    if figures.songCues > 0 { counts += ", \(counted(figures.songCues, "cue")) with song" }
    if let rate = fewSounds() { return finding(nil, .open, [counts, rate], question, shown) }
    if summary.sounds > 0, figures.music + figures.songCues > 0 {
      return finding(nil, .supported, [counts], question, shown)
    }
    let reason =
      if labels + figures.songCues > 0 {
        counts
      } else if figures.maybeSounds > 0 {
        "\(counted(figures.maybeSounds, "label")) may be for sounds or for speakers"
      } else {
        "neither music nor another sound is heard in the programme"
      }
    return finding(nil, .open, [reason], question, shown)
  }

  /// Why labels for sounds are too rare to bear the claim out; nil where they are not.
  private func fewSounds() -> String? {
    let labels = track.summary.sounds + figures.music
    // What lies behind the last cue is judged as a stretch without cues.
    guard labels > 0, let length = figures.stretch?.end else { return nil }
    guard isFewer(labels, in: length, than: options.soundsInTenMinutes) else { return nil }
    return "\(counted(labels, "label")) in \(minutes(length)) are few"
  }

  /// The role of plain subtitles, which claims nothing but words.
  func subtitles() -> Finding {
    if track.cues.isEmpty { return finding(nil, .refuted, ["the file has no cues"], nil) }
    if track.summary.dialogueCues == 0 {
      return finding(nil, .refuted, ["no cue holds dialogue"], nil)
    }
    let against =
      reasonsAgainstFile() + uncoveredStretches() + [missingDialogue()].compactMap { $0 }
    if !against.isEmpty { return finding(nil, .refuted, against, "whether the words are right") }
    let labels = track.summary.sounds + figures.music
    if labels > 0 {
      let reason = "\(counted(labels, "label")) for sounds and music, as SDH has them"
      let shown = cues { $0.kind == .sound || $0.kind == .music }
      return finding(nil, .open, [reason], "whether the track is meant as SDH", shown)
    }
    let reason = "\(counted(track.summary.dialogueCues, "cue")) with dialogue"
    return finding(nil, .supported, [reason], "whether the words are right")
  }

  /// Why captions are not in the language that is heard; nil where they are, or nobody says.
  func foreignCaptions() -> String? {
    guard let language, let originalLanguage, language.language != originalLanguage else {
      return nil
    }
    return "captions are in the language that is heard, which is \"\(originalLanguage)\", not "
      + "\"\(language.text)\""
  }

  /// A few cues that name a speaker.
  private func namedCues() -> [Int] {
    few { track.facts[$0].mayNameSpeaker && !track.speakers(ofCue: $0).isEmpty }
  }

  /// The first few names.
  private func speakerNames() -> String {
    var names: [String] = []
    let most = max(options.mostCues, 1)
    for index in track.facts.indices where track.facts[index].mayNameSpeaker {
      for name in track.speakers(ofCue: index) where !names.contains(name) { names.append(name) }
      if names.count > most { break }
    }
    let shown = names.prefix(most).joined(separator: ", ")
    return names.count > most ? "\(shown) …" : shown
  }
}
