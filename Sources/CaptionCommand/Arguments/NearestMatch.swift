/// The candidate that was most likely meant, or nil where none is near enough.
///
/// Nearness is the number of letters that are wrong, missing, superfluous or swapped with their
/// neighbour; a third of the word may be. Of two that are as near, the one with more of the beginning
/// counts. A beginning of at least three letters counts as near.
func nearest(to word: String, among candidates: [String]) -> String? {
  let letters = Array(word.lowercased().unicodeScalars)
  // Nobody names an option of hundreds of letters; the table of such a word would be large.
  guard letters.count <= 100 else { return nil }
  var best: (candidate: String, distance: Int, beginning: Int)?
  for candidate in candidates {
    let other = Array(candidate.lowercased().unicodeScalars)
    let limit = max(1, max(letters.count, other.count) / 3)
    let distance = editDistance(letters, other)
    guard distance <= limit else { continue }
    let beginning = zip(letters, other).prefix { $0 == $1 }.count
    if let best, (distance, -beginning) >= (best.distance, -best.beginning) { continue }
    best = (candidate, distance, beginning)
  }
  if let best { return best.candidate }
  guard letters.count >= 3 else { return nil }
  return candidates.first { $0.lowercased().hasPrefix(word.lowercased()) }
}

/// The number of single changes from one word to another, a swap of neighbours counted once.
func editDistance(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar]) -> Int {
  guard !first.isEmpty, !second.isEmpty else { return max(first.count, second.count) }
  var before = [Int](repeating: 0, count: second.count + 1)
  var above = Array(0...second.count)
  for row in first.indices {
    var current = [row + 1]
    for column in second.indices {
      var cost = above[column] + (first[row] == second[column] ? 0 : 1)
      cost = min(cost, above[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
        cost = min(cost, before[column - 1] + 1)
      }
      current.append(cost)
    }
    before = above
    above = current
  }
  return above[second.count]
}
