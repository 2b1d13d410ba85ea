extension CaptionDocument {
  /// Makes one cue of each line of rolling captions.
  ///
  /// A line is shown from when it first appears, or from the moment that the text gives before its
  /// first word, until the next one comes or the line itself goes. A line that grows is shown as it
  /// stood in the end. Lines that come at once stay one cue. Cues that do not roll are left alone; a
  /// single move without a pause is taken for rolling here, since it was asked for.
  ///
  /// - Returns: The stretches that were collapsed, with the indices that cues had before.
  @discardableResult
  public mutating func collapseRolling() -> [RollingCaptions] {
    let stretches = RollingCaptions.find(in: cues, isCertain: true)
    guard !stretches.isEmpty else { return [] }
    var result: [Cue] = []
    var next = 0
    for stretch in stretches {
      result += cues[next..<stretch.cues.lowerBound]
      var collapse = RollingCollapse()
      for index in stretch.cues {
        let step =
          index > stretch.cues.lowerBound
          ? RollingStep(from: cues[index - 1], to: cues[index]) : nil
        collapse.add(cues[index], step)
      }
      result += collapse.finish()
      next = stretch.cues.upperBound
    }
    result += cues[next...]
    cues = result
    return stretches
  }
}

/// The lines of one stretch of rolling captions, each once, as cues of their own.
private struct RollingCollapse {
  private var lines: [Cue] = []

  mutating func add(_ cue: Cue, _ step: RollingStep?) {
    let found = cue.text.visibleLines
    let carried = min(step?.carried ?? 0, lines.count)
    for (line, index) in zip(found, lines.count - carried..<lines.count) {
      lines[index].end = later(lines[index].end, cue.end)
      if step?.hasGrown == true, index == lines.count - 1 { lines[index].text = line.text }
    }
    for (number, line) in found.dropFirst(carried).enumerated() {
      var copy = cue
      copy.text = line.text
      if let moment = line.moment, moment > cue.begin, moment < cue.end ?? .max {
        copy.begin = moment
      }
      if number > 0 {
        // What belongs to the cue goes with the first of its lines.
        copy.identifier = nil
        copy.extras = Extras()
      }
      lines.append(copy)
    }
  }

  private func later(_ end: MediaTime?, _ other: MediaTime?) -> MediaTime? {
    guard let end, let other else { return nil }
    return max(end, other)
  }

  /// The cues; a line goes when the next one comes.
  consuming func finish() -> [Cue] {
    var result: [Cue] = []
    for line in lines {
      guard let last = result.last else {
        result.append(line)
        continue
      }
      if line.begin == last.begin {
        result[result.count - 1].text = last.text.addingLine(line.text)
        result[result.count - 1].end = later(last.end, line.end)
      } else {
        if line.begin > last.begin, line.begin < last.end ?? .max {
          result[result.count - 1].end = line.begin
        }
        result.append(line)
      }
    }
    return result
  }
}
