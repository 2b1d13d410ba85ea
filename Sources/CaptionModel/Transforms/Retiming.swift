extension CaptionDocument {
  /// Changes every time of the document, inline moments included.
  ///
  /// - Parameter change: Gives the new time of an old one.
  public mutating func changeTimes(_ change: (MediaTime) -> MediaTime) {
    for index in cues.indices { changeTimes(ofCue: index, change) }
  }

  /// Changes every time of a cue, inline moments included; nothing for an index out of range.
  ///
  /// - Parameters:
  ///   - index: The cue's index.
  ///   - change: Gives the new time of an old one.
  public mutating func changeTimes(ofCue index: Int, _ change: (MediaTime) -> MediaTime) {
    guard cues.indices.contains(index) else { return }
    cues[index].begin = change(cues[index].begin)
    cues[index].end = cues[index].end.map(change)
    if cues[index].text.hasMoments {
      cues[index].text = cues[index].text.changingMoments(change)
    }
  }

  /// Moves every time by the same distance; nothing goes below zero that was not there before.
  ///
  /// A cue that would be over before zero can't be shown any more, and is left out.
  ///
  /// - Parameter offset: The distance, positive for later.
  /// - Returns: What is no longer shown: cues as a whole, or their beginnings. Cues are counted as
  ///   before.
  @discardableResult
  public mutating func shift(by offset: MediaTime) -> [Loss] {
    let losses = cues.indices.compactMap { lossOfShift(ofCue: $0, by: offset) }
    move(by: offset)
    let cut = CaptionDocument.cutCues(losses)
    if !cut.isEmpty {
      cues = cues.indices.lazy.filter { !cut.contains($0) }.map { cues[$0] }
    }
    return losses
  }

  /// Moves every time as ``shift(by:)`` does, but keeps every cue; one that is over before zero begins
  /// and ends there.
  package mutating func move(by offset: MediaTime) {
    changeTimes { time in
      let moved = time + offset
      return moved < .zero && time >= .zero ? .zero : moved
    }
  }

  /// The cues that a shift has left out, by what it gave as lost.
  package static func cutCues(_ losses: [Loss]) -> Set<Int> {
    Set(losses.lazy.filter { $0.feature == cutCue }.compactMap(\.cue))
  }

  private static let cutCue = "cut-cue"

  private func lossOfShift(ofCue index: Int, by offset: MediaTime) -> Loss? {
    let cue = cues[index]
    let begin = cue.begin + offset
    guard begin < .zero, cue.begin >= .zero else { return nil }
    if let end = cue.end {
      // A cue that was never shown is not lost.
      guard end > cue.begin else { return nil }
      if end + offset <= .zero {
        return Loss(
          feature: Self.cutCue,
          what: "cue \(index + 1) as a whole",
          reason: "moved by \(Self.seconds(offset)) it would be over before the programme begins",
          cue: index
        )
      }
    }
    return Loss(
      feature: "cut-begin",
      what: "the first \(Self.seconds(.zero - begin)) of cue \(index + 1)",
      reason: "moved by \(Self.seconds(offset)) it would begin before the programme",
      cue: index
    )
  }

  /// A distance in seconds, to the millisecond: `-1.5 s`.
  private static func seconds(_ time: MediaTime) -> String {
    let milliseconds = time.milliseconds
    let (whole, rest) = milliseconds.magnitude.quotientAndRemainder(dividingBy: 1000)
    var digits = rest == 0 ? "" : String("\(1000 + rest)".dropFirst())
    while digits.hasSuffix("0") { digits.removeLast() }
    return "\(milliseconds < 0 ? "-" : "")\(whole)\(digits.isEmpty ? "" : ".")\(digits) s"
  }

  /// Stretches every time as when a programme made at one speed is played at another.
  ///
  /// From 25 to 24 frames a second, what stood at 24 s stands at 25 s.
  ///
  /// - Parameters:
  ///   - source: The rate at which the times were right.
  ///   - target: The rate at which the programme is played now.
  public mutating func retime(from source: FrameRate, to target: FrameRate) {
    let numerator = Int128(source.frames) * Int128(target.duration)
    let denominator = Int128(source.duration) * Int128(target.frames)
    changeTimes { $0.scaled(by: numerator, over: denominator) }
  }
}

extension CaptionText {
  /// Whether the text has moments inside it.
  public var hasMoments: Bool {
    spans.contains { span in
      if case .time = span.kind { return true }
      return false
    }
  }

  fileprivate func changingMoments(_ change: (MediaTime) -> MediaTime) -> CaptionText {
    var spans = spans
    for index in spans.indices {
      if case .time(let time) = spans[index].kind { spans[index].kind = .time(change(time)) }
    }
    return CaptionText(uncheckedUTF8: utf8, spans: spans)
  }
}
