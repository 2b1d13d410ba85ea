import CaptionAnalysis
import CaptionModel

/// Finds a better place for the line break of a cue of one or two lines.
struct Rebreaking {
  private let utf8: CaptionText.UTF8View
  private let cue: Int
  private let words: BreakWords?
  private let mayBreak: Bool
  private let isPlain: Bool

  /// Looks at a cue.
  ///
  /// No initializer, since these own what they are given, which would be counted.
  ///
  /// - Parameter words: The words of the track's language, by which lines are not broken.
  static func of(_ track: Track, _ cue: Int, _ words: BreakWords?) -> Rebreaking {
    // Turns, labels and songs have lines of their own, and no language without spaces is broken.
    let isDialogue = track.parts(ofCue: cue).allSatisfy { $0.kind == .dialogue }
    return Rebreaking(
      track.cues[cue].text.utf8,
      cue,
      words,
      mayBreak: isDialogue && track.facts[cue].lines <= 2 && words != nil
    )
  }

  private init(
    _ utf8: CaptionText.UTF8View,
    _ cue: Int,
    _ words: BreakWords?,
    mayBreak: Bool
  ) {
    self.utf8 = utf8
    self.cue = cue
    self.words = words
    self.mayBreak = mayBreak
    isPlain = mayBreak && utf8.isPlain(utf8.indices)
  }

  /// Whether there is such a fix, for those who need not know where it breaks.
  func hasFix(most: Int) -> Bool {
    guard mayBreak, let place = place(most: most) else { return false }
    if utf8[place] == 0x20 { return true }
    let first = utf8.endOfLine(from: 0)
    return first != place && first < utf8.count || utf8.endOfLine(from: place + 1) < utf8.count
  }

  /// What the fix does, as its title.
  static let title = "break the line elsewhere"

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
    return edits.isEmpty ? nil : Fix(Self.title, edits)
  }

  /// The offset of the space at which to break.
  private func place(most: Int) -> Int? {
    var best: (offset: Int, cost: Int)?
    let bytes = utf8.storage.span.extracting(utf8.stored)
    var plain = PlainLengths(isPlain ? bytes : bytes.extracting(first: 0))
    // Two lines hold no more; the third part is for what is lost at the break.
    let length = isPlain ? plain.all : self.length(0..<utf8.count)
    guard length / 3 <= most else { return nil }
    var places = 0
    var next = 0
    while true {
      let offset = plain.passWord(from: next, in: bytes)
      guard offset < bytes.count else { break }
      next = offset + 1
      defer { plain.passSpace() }
      guard
        offset > 0, offset + 1 < bytes.count, bytes[offset - 1] != 0x20, bytes[offset + 1] != 0x20
      else { continue }
      // More than there are characters only where nobody sees what stands between them.
      places += 1
      guard places / 3 <= most else { break }
      let first = isPlain ? plain.passed : self.length(0..<offset)
      // The first line only grows.
      guard first <= most else { break }
      let second =
        isPlain ? plain.left(from: offset, in: bytes) : self.length(offset + 1..<bytes.count)
      guard second <= most else { continue }
      // After punctuation, and a shorter line above a longer one, reads best.
      let cost =
        abs(first - second) + (Self.isMark(bytes[offset - 1]) ? 0 : 12) + (first > second ? 2 : 0)
      if cost < best?.cost ?? Int.max, !partsWords(at: offset) { best = (offset, cost) }
    }
    return best?.offset
  }

  private static func isMark(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x2C, 0x2E, 0x3A, 0x3B, 0x21, 0x3F: true
    default: false
    }
  }

  private func length(_ range: Range<Int>) -> Int {
    TextMeasure(
      String(decoding: utf8[range].map { $0 == 0x0A ? 0x20 : $0 }, as: UTF8.self)
    ).characters
  }

  private func partsWords(at offset: Int) -> Bool {
    var start = offset
    while start > 0, utf8[start - 1] != 0x20, utf8[start - 1] != 0x0A { start -= 1 }
    return words?.kind(of: start..<offset, in: utf8) != nil
  }
}

/// The characters before and behind a place in a plain text, counted while the place goes on.
///
/// White space at the ends of both sides does not count.
private struct PlainLengths {
  /// All characters up to the last that is no white space.
  private(set) var all = 0
  /// The characters that have been passed, and how many of them were white space at the beginning.
  private var count = 0
  private var leading = 0
  /// The characters up to the last one passed that is no white space.
  private var visible = 0

  init(_ bytes: Span<UInt8>) {
    var end = bytes.count
    while end > 0, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x0A { end -= 1 }
    for index in 0..<end where bytes[index] & 0xC0 != 0x80 { all += 1 }
  }

  /// Goes on to the next space or line break, and returns where it is; the end where there is none.
  mutating func passWord(from start: Int, in bytes: Span<UInt8>) -> Int {
    var index = start
    while index < bytes.count, bytes[index] != 0x20, bytes[index] != 0x0A {
      if bytes[index] & 0xC0 != 0x80 { count += 1 }
      index += 1
    }
    if index > start { visible = count }
    return index
  }

  /// Goes on by one space or line break.
  mutating func passSpace() {
    if visible == 0 { leading += 1 }
    count += 1
  }

  /// The length of what has been passed.
  var passed: Int { Swift.max(visible - leading, 0) }

  /// The length of what follows the white space at which the place is.
  func left(from offset: Int, in bytes: Span<UInt8>) -> Int {
    var next = offset
    while next < bytes.count, bytes[next] == 0x20 || bytes[next] == 0x0A { next += 1 }
    return Swift.max(all - count - (next - offset), 0)
  }
}
