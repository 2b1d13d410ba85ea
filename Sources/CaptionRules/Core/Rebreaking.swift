import CaptionAnalysis
import CaptionModel

/// Finds a better place for the line break of a cue of one or two lines.
struct Rebreaking {
  private let utf8: [UInt8]
  private let cue: Int
  private let words: BreakWords?
  private let mayBreak: Bool

  init(_ track: Track, _ cue: Int) {
    self.cue = cue
    utf8 = track.cues[cue].text.utf8
    words = BreakWords.words(for: track.language)
    // Turns, labels and songs have lines of their own, and no language without spaces is broken.
    let isPlain = track.parts(ofCue: cue).allSatisfy { $0.kind == .dialogue }
    mayBreak = isPlain && track.facts[cue].lines <= 2 && words != nil
  }

  /// The fix that breaks the text into two lines of at most so many characters, at a place that
  /// parts nothing; nil where there is none.
  func fix(most: Int) -> Fix? {
    guard mayBreak, let place = place(most: most) else { return nil }
    var edits: [CueEdit] = []
    for offset in utf8.indices where utf8[offset] == 0x0A || offset == place {
      if offset == place, utf8[offset] == 0x20 {
        edits.append(.text(cue: cue, range: offset..<offset + 1, replacement: "\n"))
      } else if offset != place {
        edits.append(.text(cue: cue, range: offset..<offset + 1, replacement: " "))
      }
    }
    return edits.isEmpty ? nil : Fix("break the line elsewhere", edits)
  }

  /// The offset of the space at which to break.
  private func place(most: Int) -> Int? {
    var best: (offset: Int, cost: Int)?
    for offset in utf8.indices where utf8[offset] == 0x20 || utf8[offset] == 0x0A {
      guard offset > 0, offset + 1 < utf8.count, utf8[offset - 1] != 0x20, utf8[offset + 1] != 0x20
      else { continue }
      let first = length(0..<offset)
      let second = length(offset + 1..<utf8.count)
      guard first <= most, second <= most, !partsWords(at: offset) else { continue }
      // After punctuation, and a shorter line above a longer one, reads best.
      let isAfterMark = [0x2C, 0x2E, 0x3A, 0x3B, 0x21, 0x3F].contains(utf8[offset - 1])
      let cost = abs(first - second) + (isAfterMark ? 0 : 12) + (first > second ? 2 : 0)
      if cost < best?.cost ?? Int.max { best = (offset, cost) }
    }
    return best?.offset
  }

  private func length(_ range: Range<Int>) -> Int {
    TextMeasure(
      String(decoding: utf8[range].map { $0 == 0x0A ? 0x20 : $0 }, as: UTF8.self)
    ).characters
  }

  private func partsWords(at offset: Int) -> Bool {
    var start = offset
    while start > 0, utf8[start - 1] != 0x20, utf8[start - 1] != 0x0A { start -= 1 }
    return words?.kind(of: String(decoding: utf8[start..<offset], as: UTF8.self)) != nil
  }
}
