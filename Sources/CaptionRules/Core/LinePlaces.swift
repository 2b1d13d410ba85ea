import CaptionAnalysis
import CaptionModel

/// Where lines stand in the text of a cue, for findings to point at.
extension Track {
  /// The bytes of each line in which there is something, without the spaces at its ends.
  private func lines(ofCue index: Int) -> [Range<Int>] {
    let utf8 = cues[index].text.utf8
    return utf8.split(separator: 0x0A).compactMap { line in
      guard let first = line.firstIndex(where: { $0 > 0x20 }),
        let last = line.lastIndex(where: { $0 > 0x20 })
      else { return nil }
      return first..<last + 1
    }
  }

  /// The lines behind the first so many, as one range; nil where there are none.
  func lines(ofCue index: Int, behind count: Int) -> Range<Int>? {
    let lines = lines(ofCue: index)
    guard count >= 0, lines.count > count, let last = lines.last else { return nil }
    return lines[count].lowerBound..<last.upperBound
  }

  /// The line of the fewest bytes.
  func shortestLine(ofCue index: Int) -> Range<Int>? {
    lines(ofCue: index).min { $0.count < $1.count }
  }
}
