import CaptionAnalysis
import CaptionModel

/// What a track's content says for and against each claim.
struct TrackEvidence {
  let track: Track
  let language: LanguageTag?
  let options: AssessmentOptions

  init(_ track: Track, language: LanguageTag?, options: AssessmentOptions) {
    self.track = track
    self.language = language
    self.options = options
  }

  func transcribesSpokenDialog() -> RoleAssessment.Finding {
    let summary = track.summary
    var against = reasonsAgainstAnyClaim()
    var cues: [Int] = []
    if summary.dialogueCues == 0, !options.hasNoDialogue, !track.cues.isEmpty {
      against.append("no cue holds dialogue, and nobody states that there is none")
    }
    if let gap = uncoveredEdge() { against.append(gap) }
    let turns = indices { $0.turns > 1 }
    let namesNobody = summary.speakers + summary.doubtfulLabels == 0
    let hasColors = turns.contains { track.cues[$0].text.hasSeveralColors }
    if !turns.isEmpty, namesNobody, !hasColors {
      against.append(
        "\(counted(summary.cuesWithTurns, "cue")) with more than one speaker, "
          + "but no cue names anybody"
      )
      cues = turns
    }
    let question = "whether the words are right and every unclear speaker is named"
    guard against.isEmpty else {
      return finding(.transcribesSpokenDialog, .refuted, against, question, cues)
    }
    if summary.speakers > 0 {
      let names = speakerNames()
      let reason = "\(counted(summary.speakers, "label")) or voices name speakers: \(names)"
      return finding(.transcribesSpokenDialog, .supported, [reason], question, namedCues())
    }
    let reason =
      if summary.doubtfulLabels > 0 {
        "\(counted(summary.doubtfulLabels, "label")) may name speakers or sounds"
      } else if hasColors {
        "colours tell speakers apart, but the file does not say whose they are"
      } else if summary.dialogueCues == 0 {
        "nothing is said in the programme"
      } else {
        "no cue names a speaker, and none shows that more than one person speaks"
      }
    return finding(.transcribesSpokenDialog, .open, [reason], question, turns)
  }

  func describesMusicAndSound() -> RoleAssessment.Finding {
    let summary = track.summary
    var against = reasonsAgainstAnyClaim()
    let labels = summary.sounds + summary.music
    if labels + summary.doubtfulLabels == 0, !options.hasNoSound, !track.cues.isEmpty {
      against.append(
        "no label for a sound or for music in \(counted(track.cues.count, "cue")), "
          + "and nobody states that there is none"
      )
    }
    let question = "whether every sound that matters is there"
    guard against.isEmpty else {
      return finding(.describesMusicAndSound, .refuted, against, question)
    }
    let shown = cues { $0.kind == .sound || $0.kind == .music || $0.kind == .lyrics }
    let counts = "\(counted(summary.sounds, "sound label")), \(summary.music) for music"
    if summary.sounds > 0, summary.music > 0 {
      return finding(.describesMusicAndSound, .supported, [counts], question, shown)
    }
    let reason =
      labels > 0
      ? counts
      : summary.doubtfulLabels > 0
        ? "\(counted(summary.doubtfulLabels, "label")) may be for sounds or for speakers"
        : "neither music nor another sound is heard in the programme"
    return finding(.describesMusicAndSound, .open, [reason], question, shown)
  }

  func containsOnlyForcedSubtitles() -> RoleAssessment.Finding {
    let summary = track.summary
    var against = track.cues.isEmpty ? ["the file has no cues"] : []
    var cues: [Int] = []
    if hasThroughout({ $0.mayNameSpeaker }), hasSoundsThroughout() {
      against.append(
        "speakers and sounds are labelled throughout: \(counted(summary.speakers, "speaker label")),"
          + " \(summary.sounds + summary.music) for sounds and music"
      )
      cues = self.cues { $0.kind == .sound || $0.kind == .music }
    }
    if let density = density() { against.append(density) }
    let question = "whether every cue is needed by every viewer"
    guard against.isEmpty else {
      return finding(.containsOnlyForcedSubtitles, .refuted, against, question, cues)
    }
    let reason = "\(counted(track.cues.count, "cue")), too few or too short a stretch to refute it"
    return finding(.containsOnlyForcedSubtitles, .open, [reason], question)
  }

  func subtitles() -> RoleAssessment.Finding {
    if track.cues.isEmpty { return .init(nil, .refuted, ["the file has no cues"]) }
    if track.summary.dialogueCues == 0 { return .init(nil, .refuted, ["no cue holds dialogue"]) }
    let labels = track.summary.sounds + track.summary.music
    if labels > 0 {
      let reason = "\(counted(labels, "label")) for sounds and music, as SDH has them"
      let shown = cues { $0.kind == .sound || $0.kind == .music }
      return finding(nil, .open, [reason], "whether the track is meant as SDH", shown)
    }
    let reason = "\(counted(track.summary.dialogueCues, "cue")) with dialogue"
    return finding(nil, .supported, [reason], "whether the words are right")
  }

  // MARK: Pieces

  private func reasonsAgainstAnyClaim() -> [String] {
    if track.cues.isEmpty { return ["the file has no cues"] }
    return language == nil ? ["no language is known, and the claim is about one"] : []
  }

  /// A stretch without cues at either end of the programme that is too long, as a sentence.
  private func uncoveredEdge() -> String? {
    guard let duration = options.programmeDuration, let stretch = stretch() else { return nil }
    let limit = options.longestUncoveredEdge
    if stretch.lowerBound > limit {
      return "the first cue begins \(minutes(stretch.lowerBound)) into the programme"
    }
    if duration - stretch.upperBound > limit {
      return "the last cue ends \(minutes(duration - stretch.upperBound)) before the programme"
    }
    return nil
  }

  /// Why the cues stand too close for a forced track; nil where they do not.
  private func density() -> String? {
    guard let stretch = stretch() else { return nil }
    let span = options.programmeDuration ?? (stretch.upperBound - stretch.lowerBound)
    guard span >= options.shortestDenseStretch, span > .zero else { return nil }
    let perMinute = Double(track.cues.count) * 60 / span.seconds
    guard perMinute >= options.denseCuesPerMinute else { return nil }
    return "\(track.cues.count) cues in \(minutes(span)), as many as all dialogue takes"
  }

  /// From the first begin to the last end.
  private func stretch() -> Range<MediaTime>? {
    guard let first = track.cues.map(\.begin).min(),
      let last = track.cues.map({ $0.end ?? $0.begin }).max(), first < last
    else { return nil }
    return first..<last
  }

  private func hasSoundsThroughout() -> Bool {
    Double(track.summary.soundCues) >= options.shareOfLabels * Double(track.cues.count)
      && track.summary.soundCues > 0
  }

  private func hasThroughout(_ condition: (CueFacts) -> Bool) -> Bool {
    let count = track.facts.count(where: condition)
    return count > 0 && Double(count) >= options.shareOfLabels * Double(track.cues.count)
  }

  private func indices(where condition: (CueFacts) -> Bool) -> [Int] {
    track.facts.indices.filter { condition(track.facts[$0]) }
  }

  /// A few cues with a part of some kind.
  private func cues(with condition: (TextPart) -> Bool) -> [Int] {
    few { track.parts(ofCue: $0).contains(where: condition) }
  }

  /// A few cues that name a speaker.
  private func namedCues() -> [Int] {
    few { track.facts[$0].mayNameSpeaker && !track.speakers(ofCue: $0).isEmpty }
  }

  private func few(_ condition: (Int) -> Bool) -> [Int] {
    var found: [Int] = []
    for index in track.facts.indices where condition(index) {
      found.append(index)
      if found.count >= options.mostCues { break }
    }
    return found
  }

  /// The first few names.
  private func speakerNames() -> String {
    var names: [String] = []
    for index in track.facts.indices where track.facts[index].mayNameSpeaker {
      for name in track.speakers(ofCue: index) where !names.contains(name) { names.append(name) }
      if names.count > options.mostCues { break }
    }
    let shown = names.prefix(options.mostCues).joined(separator: ", ")
    return names.count > options.mostCues ? "\(shown) …" : shown
  }

  private func finding(
    _ characteristic: MediaCharacteristic?,
    _ verdict: RoleAssessment.Verdict,
    _ reasons: [String],
    _ question: String,
    _ cues: [Int] = []
  ) -> RoleAssessment.Finding {
    RoleAssessment.Finding(
      characteristic,
      verdict,
      reasons,
      openQuestion: question,
      cues: Array(cues.prefix(options.mostCues))
    )
  }
}

/// A length in minutes and seconds: `12 min 5 s`.
private func minutes(_ time: MediaTime) -> String {
  let seconds = time.milliseconds / 1000
  return seconds % 60 == 0 ? "\(seconds / 60) min" : "\(seconds / 60) min \(seconds % 60) s"
}
