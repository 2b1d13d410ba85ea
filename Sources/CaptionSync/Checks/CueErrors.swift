import CaptionAnalysis

/// Measures by how much captions begin and end beside their words.
struct CueErrors: Sendable {
  /// An onset farther away belongs to other words, in seconds.
  private static let reach = 0.6

  let captions: [PlacedCaption]
  let speech: [Float]
  /// The constant by which onsets come late, in seconds.
  let bias: Double

  /// Measures every caption.
  func find() -> [ProgrammeMatch.CueError] {
    let runs = SpeechRuns(speech, off: 0.35, gap: 0.25, shortest: 0.12).runs
    var place = 0
    return captions.map { caption in
      while place < runs.count, runs[place].upperBound < caption.start - Self.reach { place += 1 }
      var start: Double?
      var end: Double?
      var index = place
      while index < runs.count, runs[index].lowerBound < caption.end + Self.reach {
        let begin = caption.start - (runs[index].lowerBound - bias)
        if abs(begin) < Self.reach, abs(begin) < abs(start ?? .infinity) { start = begin }
        // Captions stay longer than their words, so the last end before theirs counts.
        let stop = runs[index].upperBound
        if stop > caption.start, stop < caption.end + Self.reach { end = caption.end - stop }
        index += 1
      }
      return ProgrammeMatch.CueError(cue: caption.cue, start: start, end: end)
    }
  }
}
