public import CaptionAnalysis

/// Checks captions against a programme that was listened to, or against a reference file.
public enum ProgrammeMatcher {
  /// Checks the captions of a track against what was heard.
  ///
  /// - Parameter heard: One record for every 10 ms of the programme.
  public static func match(_ track: Track, heard: SpeechTrack) -> ProgrammeMatch {
    let captions = TrackCaptions(track)
    let target = SyncTarget(heard)
    var match = match(captions, target, heard)
    guard match.isChecked else { return match }
    let placed = PlacedCaptions(captions, match)
    let scene = SoundScene(heard, placed)
    match.isPoorMix = scene?.isPoorMix ?? false
    checkCaptions(placed, heard.speech, scene, bias: target.bias, &match)
    let clock = Self.captionClock(match)
    if heard.isSureOfSpeech {
      match.missed = MissedSpeech(captions: placed, speech: heard.speech, scene: scene)
        .find(late: match.late, early: match.early, clock)
    }
    if let scene {
      match.unlabelled = UnlabelledSounds(placed, heard, scene).find(clock)
      let silence = Silence(captions: placed, speech: heard.speech, scene: scene)
      match.silentLabels = silence.labels()
      match.silentCaptions = silence.spoken(apartFrom: (match.late + match.early).map(\.cue))
    }
    return match
  }

  /// Checks the captions of a track against those of another file for the same programme, in any
  /// language.
  public static func match(_ track: Track, reference: Track) -> ProgrammeMatch {
    let captions = TrackCaptions(track)
    let others = TrackCaptions(reference)
    let heard = SpeechTrack(others.spoken)
    var match = match(captions, SyncTarget(others.spoken), heard)
    match.isReference = true
    guard match.isChecked else { return match }
    let placed = PlacedCaptions(captions, match)
    checkCaptions(placed, heard.speech, nil, bias: 0, &match)
    match.missed = MissedSpeech(captions: placed, speech: heard.speech, scene: nil)
      .find(late: match.late, early: match.early, captionClock(match))
    match.unmatched = unmatched(placed, heard.speech, match)
    return match
  }

  private static func match(
    _ captions: TrackCaptions,
    _ target: SyncTarget,
    _ heard: SpeechTrack
  ) -> ProgrammeMatch {
    let result = SyncSearch(target).search(captions.spoken)
    var match = ProgrammeMatch(
      result.verdict,
      detector: heard.detector,
      isReference: target.isCaptions,
      duration: Double(heard.speech.count) / Double(SpeechTrack.recordsPerSecond)
    )
    match.captions = captions.spoken.count
    match.pieces = result.pieces
    match.ratio = result.ratio
    if let test = result.test {
      match.margin = test.margin
      match.deviations = test.deviations
      match.confidence = test.confidence
    }
    return match
  }

  private static func checkCaptions(
    _ placed: PlacedCaptions,
    _ speech: [Float],
    _ scene: SoundScene?,
    bias: Double,
    _ match: inout ProgrammeMatch
  ) {
    let stray = StrayCaptions(placed, speech, scene).find()
    match.late = stray.late
    match.early = stray.early
    match.cueErrors = CueErrors(captions: placed.spoken, speech: speech, bias: bias).find()
  }

  /// Tells programme times by the clock of the caption file.
  private static func captionClock(_ match: ProgrammeMatch) -> (Double) -> Double {
    { time in
      let piece = match.pieces.last { $0.line($0.begin) <= time } ?? match.pieces.first
      guard let line = piece?.line, line.slope > 0 else { return time }
      return (time - line.shift) / line.slope
    }
  }

  /// Captions at whose place the reference has none.
  private static func unmatched(
    _ placed: PlacedCaptions,
    _ speech: [Float],
    _ match: ProgrammeMatch
  ) -> [Int] {
    let means = SpeechMeans(speech)
    let stray = Set((match.late + match.early).map(\.cue))
    return placed.spoken.filter { caption in
      !stray.contains(caption.cue) && caption.end <= match.duration
        && means[caption.start - 0.1..<caption.end + 0.1] < 0.1
    }.map(\.cue)
  }
}
