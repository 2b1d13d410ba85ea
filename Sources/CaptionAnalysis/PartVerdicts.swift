/// What the parts of one cue tell together.
struct PartVerdicts {
  /// How many turns the marks at line starts make; -1 for words without any.
  private var turnCount = 0
  private(set) var hasDialogue = false
  private(set) var hasSound = false
  /// Whether a label names a speaker, even if only perhaps.
  private(set) var mayNameSpeaker = false

  /// How many turns the marks at line starts make; 0 where there are none.
  var turns: Int { max(turnCount, 0) }

  /// Takes the next part, and counts it in the summary of the track.
  @inline(__always)
  mutating func take(_ part: TextPart, _ summary: inout TrackSummary) {
    switch part.kind {
    case .dialogue:
      hasDialogue = true
      // Words before the first mark belong to the one who speaks first.
      if turnCount == 0 { turnCount = -1 }
    case .lyrics:
      hasDialogue = true
      hasSound = true
      summary.music += 1
    case .music:
      hasSound = true
      summary.music += 1
    case .sound where part.reason == .bracketBesideWords:
      mayNameSpeaker = true
      summary.doubtfulLabels += 1
    case .sound:
      hasSound = true
      summary.sounds += 1
    case .speaker:
      mayNameSpeaker = true
      if part.confidence >= .likely {
        summary.speakers += 1
      } else {
        summary.doubtfulLabels += 1
      }
    // A mark behind words says where they come from, not that somebody else begins.
    case .turn where part.reason == .arrow: break
    case .turn: turnCount = turnCount < 0 ? 2 : turnCount + 1
    case .manner, .notice: break
    }
  }
}
