import CaptionAnalysis

/// Finds single captions that come late or early while those around them are in place.
struct StrayCaptions: Sendable {
  /// A smaller error cannot be told from the way in which people speak, in seconds.
  static let least = 0.6
  /// What is farther away belongs to something else, in seconds.
  static let most = 3.0

  let captions: PlacedCaptions
  let runs: SpeechRuns
  /// Runs over short pauses, as a line is spoken.
  let lines: SpeechRuns
  /// Runs as they are, with all pauses that can be told.
  let parts: SpeechRuns
  let means: SpeechMeans
  let scene: SoundScene?

  init(_ captions: PlacedCaptions, _ speech: [Float], _ scene: SoundScene?) {
    self.captions = captions
    runs = SpeechRuns(speech, off: 0.35, gap: 0.3)
    lines = SpeechRuns(speech, off: 0.35, gap: 0.35)
    parts = SpeechRuns(speech, off: 0.35, gap: 0.15, shortest: 0.1)
    means = SpeechMeans(speech)
    self.scene = scene
  }

  /// Reports every caption that is late or early.
  func find() -> (late: [ProgrammeMatch.StrayCue], early: [ProgrammeMatch.StrayCue]) {
    var late: [ProgrammeMatch.StrayCue] = []
    var early: [ProgrammeMatch.StrayCue] = []
    var place = 0
    for caption in captions.spoken {
      while place < captions.all.count, captions.all[place].start < caption.start { place += 1 }
      // What is shown before and after it; captions of the same moment are neither.
      let before = captions.all[..<place].suffix(4).map(\.end).max() ?? 0
      let next =
        captions.all[place...].first { $0.start > caption.start + 0.01 }?.start ?? .infinity
      if let found = lateness(of: caption, after: min(before, caption.start), until: next) {
        late.append(found)
      } else if let found = earliness(of: caption, until: next) {
        early.append(found)
      }
    }
    return (late, early)
  }

  private func lateness(
    of caption: PlacedCaption,
    after: Double,
    until next: Double
  ) -> ProgrammeMatch.StrayCue? {
    let (start, end) = (caption.start, caption.end)
    // The last line of speech that begins before the caption.
    let index = lines.first(endingAfter: max(after, start - Self.most - 1))
    var found: Range<Double>?
    var number = index
    while number < lines.runs.count, lines.runs[number].lowerBound < start {
      found = lines.runs[number]
      number += 1
    }
    guard let run = found else { return nil }
    let begin = max(run.lowerBound, after)
    let stop = min(run.upperBound, start)
    let error = start - begin
    guard error >= Self.least, error <= Self.most, stop > begin else { return nil }
    let likelihood = means[begin..<stop]
    let runsUp = stop >= start - 0.3 && likelihood >= 0.75
    let stands = stop > start - 1.6 && likelihood >= 0.6 && means[start..<end] < 0.25
    guard runsUp || stands else { return nil }
    // The end of the line before, which stays a little longer than its caption, is no line.
    let words = Double(caption.characters) / 15
    guard stop - begin >= min(0.3, 0.5 * words), runsUp || stop - begin >= 0.4 * words else {
      return nil
    }
    // A caption that is missing would make the next one late, so its words have to fill the time from
    // the onset on, and not that from the caption on.
    let tail = runs.length(in: max(start, end - error / 2)..<end)
    let own = runs.length(in: start..<max(start, min(run.upperBound, next)))
    let all = own + runs.length(in: begin..<start)
    let fits = abs(all - words) + 0.2 < abs(own - words) && !hasOwnOnset(caption)
    guard tail < 0.05 || fits else { return nil }
    return ProgrammeMatch.StrayCue(cue: caption.cue, seconds: error, confidence: likelihood)
  }

  /// Whether somebody begins to speak just when a caption appears.
  private func hasOwnOnset(_ caption: PlacedCaption) -> Bool {
    let index = parts.first(endingAfter: caption.start)
    return parts.runs[max(0, index - 1)..<min(parts.runs.count, index + 2)].contains { run in
      abs(run.lowerBound - caption.start) < 0.12
    }
  }

  private func earliness(of caption: PlacedCaption, until next: Double) -> ProgrammeMatch.StrayCue?
  {
    let (start, end) = (caption.start, caption.end)
    let index = runs.first(endingAfter: start)
    guard index < runs.runs.count, runs.runs[index].lowerBound > start else { return nil }
    let error = runs.runs[index].lowerBound - start
    let silence = means[start..<start + error]
    guard error >= Self.least, error <= Self.most, silence < 0.15, next > end else { return nil }
    let goesOn = runs.length(in: end..<min(next, end + Self.most))
    let isSilent = scene?.isQuiet(start..<start + error) ?? false
    guard goesOn >= (isSilent ? 0.1 : 0.25) else { return nil }
    return ProgrammeMatch.StrayCue(cue: caption.cue, seconds: error, confidence: 1 - silence)
  }
}
