extension CaptionDocument {
  /// Changes every time of the document, inline moments included.
  ///
  /// - Parameter change: Gives the new time of an old one.
  public mutating func changeTimes(_ change: (MediaTime) -> MediaTime) {
    for index in cues.indices {
      cues[index].begin = change(cues[index].begin)
      cues[index].end = cues[index].end.map(change)
      if cues[index].text.hasMoments {
        cues[index].text = cues[index].text.changingMoments(change)
      }
    }
  }

  /// Moves every time by the same distance; nothing goes below zero that was not there before.
  ///
  /// - Parameter offset: The distance, positive for later.
  public mutating func shift(by offset: MediaTime) {
    changeTimes { time in
      let moved = time + offset
      return moved < .zero && time >= .zero ? .zero : moved
    }
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
