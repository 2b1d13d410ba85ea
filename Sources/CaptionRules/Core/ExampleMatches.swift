import CaptionAnalysis
import CaptionModel

/// What rules' examples say was heard of the programme.
extension TrackContext {
  /// A programme that was listened to, with what came of it.
  static func heard(
    _ verdict: ProgrammeMatch.Verdict,
    _ lines: [(first: Int, last: Int, begin: Double, end: Double, line: SyncLine)] = [],
    _ change: (inout ProgrammeMatch) -> Void = { _ in }
  ) -> TrackContext {
    var match = ProgrammeMatch(verdict, detector: "example", isReference: false, duration: 420)
    match.pieces = lines.map { piece in
      ProgrammeMatch.Piece(
        firstCue: piece.first,
        lastCue: piece.last,
        begin: piece.begin,
        end: piece.end,
        line: piece.line,
        captions: 107,
        agreeing: 104
      )
    }
    match.confidence = 0.98
    change(&match)
    var context = TrackContext()
    context.match = match
    return context
  }

  /// A programme with which captions are in sync, but for single places.
  static func heardInSync(_ change: (inout ProgrammeMatch) -> Void = { _ in }) -> TrackContext {
    heard(.inSync, [(first: 0, last: 0, begin: 0, end: 420, line: SyncLine())], change)
  }
}
