import CaptionModel

extension Placement {
  /// The cue settings, as WebVTT writes them, that a region with this rectangle and the same
  /// alignment does not show; nil where it shows all of them.
  ///
  /// Of lines that are counted, the first and the last one are told by the edge at which the text
  /// stands; where any other one is depends on the size of the player's letters.
  func settings(notShownIn box: Region.Box) -> String? {
    // The nine places of SubRip are regions that everybody makes for them.
    if isDefault || self == Placement(anchor) { return nil }
    var lost = Placement()
    if box.writingMode != writingMode { lost.writingMode = writingMode }
    if let line, !stands(line, in: box) {
      lost.line = line
      lost.lineAlign = lineAlign
    }
    if position != nil || size < 100, !isAlong(box) {
      lost.position = position
      lost.positionAlign = positionAlign
      lost.size = size
    }
    return lost.settings
  }

  /// The position that moves a cue inside its region, as WebVTT writes it; a paragraph fills its
  /// region.
  var positionInRegion: String? {
    guard position != nil else { return nil }
    var lost = Placement()
    lost.position = position
    lost.positionAlign = positionAlign
    return lost.settings
  }

  /// The settings as WebVTT writes them; nil where there are none.
  private var settings: String? {
    guard !isDefault else { return nil }
    var bytes: [UInt8] = []
    bytes.append(settings: self)
    return String(decoding: bytes.dropFirst(), as: UTF8.self)
  }

  private func stands(_ line: Line, in box: Region.Box) -> Bool {
    let shown = Placement(box: box, textAlign: textAlign)
    guard case .percent(let edge) = shown.line else { return false }
    switch line {
    case .percent(let share):
      return shown.lineAlign == lineAlign && abs(edge - share) < Self.difference
    case .number(let number):
      // Lines that grow leftwards begin at the far side.
      let isReversed = box.writingMode == .verticalGrowingLeft
      let isLow = shown.lineAlign == .start && edge <= 20
      let isHigh = shown.lineAlign == .end && edge >= 80
      return number == 0 && (isReversed ? isHigh : isLow)
        || number == -1 && (isReversed ? isLow : isHigh)
    }
  }

  /// Whether a rectangle has the extent along the lines that the position and size ask for (WebVTT,
  /// 7.2 steps 4 to 6).
  private func isAlong(_ box: Region.Box) -> Bool {
    let along = Region.Box(self)
    let asked = writingMode == .horizontal ? (along.x, along.width) : (along.y, along.height)
    let given = writingMode == .horizontal ? (box.x, box.width) : (box.y, box.height)
    // Where there is no room at all, the rectangle got a little all the same.
    return asked.1 > 1 && abs(asked.0 - given.0) < Self.difference
      && abs(asked.1 - given.1) < Self.difference
  }

  /// What nobody sees, in percent of the picture.
  private static let difference = 0.1
}
