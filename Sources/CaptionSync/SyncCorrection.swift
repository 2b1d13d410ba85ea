public import CaptionAnalysis
public import CaptionModel

/// What brings captions into sync: a shift, a change of speed, or a shift of its own for each piece.
public struct SyncCorrection: Sendable, Hashable {
  private let match: ProgrammeMatch

  /// Takes the correction of captions that were matched; nil where they are in sync or were not.
  public init?(_ match: ProgrammeMatch) {
    switch match.verdict {
    case .offset, .drift, .pieces: self.match = match
    case .inSync, .unchecked: return nil
    }
  }

  /// The shift that follows a change of speed, or stands alone; nil for pieces.
  public var shift: MediaTime? {
    guard match.verdict != .pieces, let piece = match.pieces.first else { return nil }
    return Self.time(piece.line.shift)
  }

  /// The pair of frame rates by which the speed changes; nil where it stays, or no pair is named.
  public var rates: StandardRatio? { match.verdict == .drift ? match.ratio : nil }

  /// The options of `captionkit convert` that do the same; nil where there are none that do.
  public var arguments: [String]? {
    guard let shift else { return nil }
    var arguments: [String] = []
    if match.verdict == .drift {
      guard let rates else { return nil }
      arguments = ["--retime", "\(rates.source):\(rates.target)"]
    }
    if shift.milliseconds != 0 { arguments += ["--shift", "\(shift.milliseconds)ms"] }
    return arguments
  }

  /// Moves every time of a document to where it belongs.
  ///
  /// - Returns: What is no longer shown, since it would be over before the programme begins. Cues are
  ///   counted as before.
  public func apply(to document: inout CaptionDocument) -> [Loss] {
    guard let shift else { return applyPieces(to: &document) }
    if let rates {
      document.retime(from: rates.source, to: rates.target)
    } else if match.verdict == .drift, let line = match.pieces.first?.line {
      document.changeTimes { Self.scaled($0, by: line.slope) }
    }
    return document.shift(by: shift)
  }

  private func applyPieces(to document: inout CaptionDocument) -> [Loss] {
    var losses: [Loss] = []
    for index in document.cues.indices {
      let cue = document.cues[index]
      guard let line = match.piece(at: cue.begin.seconds)?.line else { continue }
      let shift = Self.time(line.shift)
      document.changeTimes(ofCue: index) { time in
        let moved = (line.slope == 1 ? time : Self.scaled(time, by: line.slope)) + shift
        return moved < .zero && time >= .zero ? .zero : moved
      }
      if let end = document.cues[index].end, end <= .zero, cue.end.map({ $0 > cue.begin }) ?? false
      {
        losses.append(
          Loss(
            feature: "cut-cue",
            what: "cue \(index + 1) as a whole",
            reason: "in sync it would be over before the programme begins",
            cue: index
          )
        )
      }
    }
    let cut = CaptionDocument.cutCues(losses)
    if !cut.isEmpty {
      let cues = document.cues
      document.cues = cues.indices.lazy.filter { !cut.contains($0) }.map { cues[$0] }
    }
    return losses
  }

  /// A time at another speed, to the microsecond.
  private static func scaled(_ time: MediaTime, by slope: Double) -> MediaTime {
    time.scaled(by: Int128((slope * 1e12).rounded()), over: 1_000_000_000_000)
  }

  private static func time(_ seconds: Double) -> MediaTime {
    MediaTime(milliseconds: Int((min(max(seconds, -1e9), 1e9) * 1000).rounded()))
  }
}
