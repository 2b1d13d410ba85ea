/// The difference between two texts, line by line, as `diff -u` shows it and `patch` takes it.
struct UnifiedDiff {
  /// A stretch of lines that differ: which of the old ones become which of the new ones.
  private struct Change {
    var old: Range<Int>
    var new: Range<Int>
  }

  private let old: [ArraySlice<UInt8>]
  private let new: [ArraySlice<UInt8>]
  private var changes: [Change] = []

  /// Lines of context around each change.
  private static let context = 3
  /// How many lines are looked through for the place where both texts go on the same way.
  private static let window = 400

  /// Compares two texts.
  init(from old: [UInt8], to new: [UInt8]) {
    self.old = Self.lines(of: old)
    self.new = Self.lines(of: new)
    compare()
  }

  private static func lines(of text: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for index in text.indices where text[index] == 0x0A {
      lines.append(text[start...index])
      start = index + 1
    }
    if start < text.count { lines.append(text[start...]) }
    return lines
  }

  private mutating func compare() {
    var left = 0
    var right = 0
    var leftEnd = old.count
    var rightEnd = new.count
    while leftEnd > 0, rightEnd > 0, old[leftEnd - 1] == new[rightEnd - 1] {
      leftEnd -= 1
      rightEnd -= 1
    }
    while left < leftEnd || right < rightEnd {
      if left < leftEnd, right < rightEnd, old[left] == new[right] {
        left += 1
        right += 1
        continue
      }
      let next = meeting(left, right, leftEnd, rightEnd)
      changes.append(Change(old: left..<next.left, new: right..<next.right))
      (left, right) = next
    }
  }

  /// The nearest place at which two lines of both texts are the same; the ends where there is none.
  private func meeting(
    _ left: Int,
    _ right: Int,
    _ leftEnd: Int,
    _ rightEnd: Int
  ) -> (left: Int, right: Int) {
    func isSame(_ left: Int, _ right: Int) -> Bool {
      if left == leftEnd, right == rightEnd { return true }
      guard left < leftEnd, right < rightEnd, old[left] == new[right] else { return false }
      if left + 1 == leftEnd || right + 1 == rightEnd {
        return left + 1 == leftEnd && right + 1 == rightEnd
      }
      return old[left + 1] == new[right + 1]
    }
    for distance in 1...2 * Self.window {
      for offset in max(0, distance - Self.window)...min(distance, Self.window) {
        let (first, second) = (left + distance - offset, right + offset)
        if first <= leftEnd, second <= rightEnd, isSame(first, second) { return (first, second) }
      }
    }
    return (leftEnd, rightEnd)
  }

  /// The difference as text; empty where there is none.
  func text(path: String) -> [UInt8] {
    guard !changes.isEmpty else { return [] }
    var text = Array("--- \(path)\n+++ \(path)\n".utf8)
    var index = 0
    while index < changes.count {
      var last = index
      while last + 1 < changes.count,
        changes[last + 1].old.lowerBound - changes[last].old.upperBound <= 2 * Self.context
      {
        last += 1
      }
      append(changes[index...last], to: &text)
      index = last + 1
    }
    return text
  }

  private func append(_ hunk: ArraySlice<Change>, to text: inout [UInt8]) {
    guard let first = hunk.first, let last = hunk.last else { return }
    let before = min(Self.context, first.old.lowerBound)
    let after = min(Self.context, old.count - last.old.upperBound)
    let oldRange = first.old.lowerBound - before..<last.old.upperBound + after
    let newRange = first.new.lowerBound - before..<last.new.upperBound + after
    text += "@@ -\(Self.shown(oldRange)) +\(Self.shown(newRange)) @@\n".utf8
    var position = oldRange.lowerBound
    for change in hunk {
      for line in old[position..<change.old.lowerBound] { Self.append(0x20, line, to: &text) }
      for line in old[change.old] { Self.append(0x2D, line, to: &text) }
      for line in new[change.new] { Self.append(0x2B, line, to: &text) }
      position = change.old.upperBound
    }
    for line in old[position..<oldRange.upperBound] { Self.append(0x20, line, to: &text) }
  }

  /// Where lines stand: the first one's number and how many they are; of none, the one before.
  private static func shown(_ range: Range<Int>) -> String {
    let start = range.isEmpty ? range.lowerBound : range.lowerBound + 1
    return range.count == 1 ? "\(start)" : "\(start),\(range.count)"
  }

  private static func append(_ sign: UInt8, _ line: ArraySlice<UInt8>, to text: inout [UInt8]) {
    text.append(sign)
    text += line
    if line.last != 0x0A { text += "\n\\ No newline at end of file\n".utf8 }
  }
}
