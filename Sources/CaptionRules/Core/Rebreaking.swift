import CaptionAnalysis
import CaptionModel

/// Finds a better place for the line break of a cue of one or two lines.
struct Rebreaking {
  private let utf8: CaptionText.UTF8View
  private let cue: Int
  private let words: BreakWords?
  private let mayBreak: Bool
  private let isPlain: Bool

  init(_ track: Track, _ cue: Int) {
    self.cue = cue
    utf8 = track.cues[cue].text.utf8
    words = BreakWords.words(for: track.language)
    isPlain = Self.isPlain(utf8)
    // Turns, labels and songs have lines of their own, and no language without spaces is broken.
    let isDialogue = track.parts(ofCue: cue).allSatisfy { $0.kind == .dialogue }
    mayBreak = isDialogue && track.facts[cue].lines <= 2 && words != nil
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
    // Two lines hold no more; the third part is for what is lost at the break.
    guard length(0..<utf8.count) / 3 <= most else { return nil }
    var places = 0
    var best: (offset: Int, cost: Int)?
    for offset in utf8.indices where utf8[offset] == 0x20 || utf8[offset] == 0x0A {
      guard offset > 0, offset + 1 < utf8.count, utf8[offset - 1] != 0x20, utf8[offset + 1] != 0x20
      else { continue }
      // More than there are characters only where nobody sees what stands between them.
      places += 1
      guard places / 3 <= most else { break }
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

  /// Whether each scalar of the text is a character to be read, or a space or line break.
  private static func isPlain(_ utf8: CaptionText.UTF8View) -> Bool {
    var isLead = false
    for byte in utf8 {
      switch byte {
      case 0x20...0x7E, 0x0A: if isLead { return false }
      // Latin letters up to U+027F.
      case 0xC3...0xC9:
        if isLead { return false }
        isLead = true
        continue
      case 0x80...0xBF: if !isLead { return false }
      default: return false
      }
      isLead = false
    }
    return true
  }

  private func length(_ range: Range<Int>) -> Int {
    if isPlain {
      var (start, end) = (range.lowerBound, range.upperBound)
      while start < end, utf8[start] == 0x20 || utf8[start] == 0x0A { start += 1 }
      while end > start, utf8[end - 1] == 0x20 || utf8[end - 1] == 0x0A { end -= 1 }
      var count = 0
      for index in start..<end where utf8[index] & 0xC0 != 0x80 { count += 1 }
      return count
    }
    return TextMeasure(
      String(decoding: utf8[range].map { $0 == 0x0A ? 0x20 : $0 }, as: UTF8.self)
    ).characters
  }

  private func partsWords(at offset: Int) -> Bool {
    var start = offset
    while start > 0, utf8[start - 1] != 0x20, utf8[start - 1] != 0x0A { start -= 1 }
    return words?.kind(of: utf8.contiguous(start..<offset)) != nil
  }
}
