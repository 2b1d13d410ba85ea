/// A stretch of captions that roll: each cue repeats lines of the one before it and goes on.
///
/// Live encoders and speech recognition write what a roll-up decoder shows from moment to moment,
/// so every line stands in two or more cues.
public struct RollingCaptions: Sendable, Hashable {
  /// The indices of the cues, in file order.
  public var cues: Range<Int>

  /// Finds the stretches in which captions roll, in file order.
  ///
  /// A cue rolls on from the one before it where it begins with the last lines of that one, in the
  /// same region and at most a second after its end; the last of them may have grown by whole
  /// words. Speakers do repeat themselves, so a stretch counts only where the captions moved twice
  /// or more: by a line that came, went or grew. Who knows that captions roll finds those that moved
  /// once, too, without a pause.
  ///
  /// - Parameters:
  ///   - cues: The cues.
  ///   - isCertain: Whether one move is enough.
  public static func find(in cues: [Cue], isCertain: Bool = false) -> [RollingCaptions] {
    var found: [RollingCaptions] = []
    var start = 0
    var moves = 0
    var pauses = 0
    var index = 1
    func end(at end: Int) {
      if moves >= 2 || isCertain && moves == 1 && pauses == 0 {
        found.append(RollingCaptions(cues: start..<end))
      }
    }
    while index < cues.count {
      // A stretch takes two steps, so where none has begun, the second tells that there is none.
      if !isCertain, start == index - 1, index + 1 < cues.count, !mayCarry(cues, to: index + 1) {
        start = index + 1
        index += 2
        continue
      }
      if mayCarry(cues, to: index), let step = RollingStep(from: cues[index - 1], to: cues[index]) {
        if step.isMove { moves += 1 }
        if step.hasPause { pauses += 1 }
      } else {
        end(at: index)
        start = index
        moves = 0
        pauses = 0
      }
      index += 1
    }
    end(at: cues.count)
    return found
  }

  private static func mayCarry(_ cues: [Cue], to index: Int) -> Bool {
    RollingStep.mayCarry(cues[index - 1].text.utf8, cues[index].text.utf8)
  }
}

/// How the lines of a cue go on from those of the cue before it.
struct RollingStep {
  /// How many lines at the end of the cue before are at the beginning of this one too.
  var carried: Int
  /// Whether the last of them is longer now.
  var hasGrown: Bool
  /// Whether a line came, went or grew.
  var isMove: Bool
  /// Whether there is a pause between the two that somebody may see.
  var hasPause = false

  /// The longest pause that a line may stay away between two cues that show it.
  private static let longestPause = MediaTime(seconds: 1)

  /// The longest pause that nobody sees: two frames and a bit.
  private static let shortestPause = MediaTime(milliseconds: 100)

  /// The most lines that a cue of rolling captions has: the rows of a CTA-608 display.
  private static let mostLines = 15

  /// Finds the step; nil where a cue does not roll on from the one before it.
  init?(from before: Cue, to cue: Cue) {
    guard let end = before.end, cue.begin >= before.begin, cue.begin - end <= Self.longestPause,
      cue.region == before.region
    else { return nil }
    self.init(from: before.text.utf8, to: cue.text.utf8)
    hasPause = cue.begin - end > Self.shortestPause
  }

  /// Whether a line of the text before is as the text begins, as far as its visible part goes; most
  /// neighbours are told apart by that alone.
  ///
  /// True for some that do not roll on, never false for one that does.
  static func mayCarry(_ before: CaptionText.UTF8View, _ text: CaptionText.UTF8View) -> Bool {
    let old = before.storage.span.extracting(before.stored)
    let new = text.storage.span.extracting(text.stored)
    var first = 0
    while first < new.count, VisibleLines.isBlank(new[first]) { first &+= 1 }
    guard first < new.count else { return false }
    var index = 0
    while index < old.count {
      while index < old.count, VisibleLines.isBlank(old[index]) { index &+= 1 }
      guard index < old.count else { return false }
      var place = first
      while index < old.count, place < new.count, old[index] == new[place], old[index] != 0x0A {
        index &+= 1
        place &+= 1
      }
      // What is left of the line may be white space at its end.
      if index == old.count || VisibleLines.isBlank(old[index]) { return true }
      index = before.endOfLine(from: index)
    }
    return false
  }

  private init?(from before: CaptionText.UTF8View, to text: CaptionText.UTF8View) {
    // Most neighbours have nothing in common; that is seen without a list of lines.
    var lines = VisibleLines(text)
    guard let first = lines.next() else { return nil }
    var linesBefore = VisibleLines(before)
    var isCandidate = false
    while let line = linesBefore.next() {
      if before[line].elementsEqual(text[first].prefix(line.count)) { isCandidate = true }
    }
    guard isCandidate else { return nil }

    let old = VisibleLines.first(Self.mostLines + 1, of: before)
    let new = VisibleLines.first(Self.mostLines + 1, of: text)
    guard old.count <= Self.mostLines, new.count <= Self.mostLines else { return nil }
    for start in old.indices {
      let count = old.count - start
      guard count <= new.count,
        zip(old[start...], new).dropLast().allSatisfy({ before[$0].elementsEqual(text[$1]) }),
        let last = old.last
      else { continue }
      let other = new[count - 1]
      let hasGrown = last.count < other.count
      guard before[last].elementsEqual(text[other].prefix(last.count)),
        !hasGrown || text[other.lowerBound + last.count] == 0x20
      else { continue }
      carried = count
      self.hasGrown = hasGrown
      isMove = start > 0 || hasGrown || new.count > count
      return
    }
    return nil
  }
}

/// The lines of a text in which there is something to see, as ranges without white space at their
/// ends.
private struct VisibleLines {
  private let text: CaptionText.UTF8View
  private var position = 0

  init(_ text: CaptionText.UTF8View) {
    self.text = text
  }

  static func first(_ count: Int, of text: CaptionText.UTF8View) -> [Range<Int>] {
    var lines = VisibleLines(text)
    var result: [Range<Int>] = []
    while result.count < count, let line = lines.next() { result.append(line) }
    return result
  }

  mutating func next() -> Range<Int>? {
    while position < text.count, Self.isBlank(text[position]) { position += 1 }
    guard position < text.count else { return nil }
    let start = position
    while position < text.count, text[position] != 0x0A { position += 1 }
    var end = position
    while end > start, Self.isBlank(text[end - 1]) { end -= 1 }
    return start..<end
  }

  static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0C || byte == 0x0D
  }
}
