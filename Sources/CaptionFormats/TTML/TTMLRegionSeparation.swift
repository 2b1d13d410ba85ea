import CaptionModel

/// How regions are kept apart that show text at the same time, which IMSC and EBU-TT-D ask for
/// (IMSC 1.1, 8.3.1 and 8.3.2; EBU Tech 3380, 3.1.3).
extension TTMLRegionList {
  /// The most regions that may show text at one time.
  private static let mostRegions = 4

  /// Cuts regions apart that lie over each other while both show text.
  ///
  /// - Returns: For each cue that has no room for a region of its own the cue whose region it has
  ///   to get, by their numbers.
  mutating func separate(_ cues: [Cue]) -> [Int: Int] {
    guard entries.count > 1, cueRegions.count == cues.count else { return [:] }
    // For each region that shows, a cue in it and when the last one ends.
    var active: [(region: Int, cue: Int, end: MediaTime?)] = []
    var moves: [Int: Int] = [:]
    let order = cues.indices.sorted { (cues[$0].begin, $0) < (cues[$1].begin, $1) }
    for index in order {
      let cue = cues[index]
      if cue.text.utf8.isEmpty { continue }
      if let end = cue.end, end <= cue.begin { continue }
      active.removeAll { active in active.end.map { $0 <= cue.begin } ?? false }
      let region = Int(cueRegions[index])
      if let place = active.firstIndex(where: { $0.region == region }) {
        active[place].end = Self.later(active[place].end, cue.end)
        continue
      }
      let place = active.count < Self.mostRegions ? firstInTheWay(of: region, active) : 0
      guard let place else {
        active.append((region, index, cue.end))
        continue
      }
      moves[index] = active[place].cue
      active[place].end = Self.later(active[place].end, cue.end)
    }
    return moves
  }

  private static func later(_ one: MediaTime?, _ other: MediaTime?) -> MediaTime? {
    guard let one, let other else { return nil }
    return max(one, other)
  }

  /// Cuts a region apart from those that show; the place of the first that leaves no room for it.
  private mutating func firstInTheWay(
    of region: Int,
    _ active: [(region: Int, cue: Int, end: MediaTime?)]
  ) -> Int? {
    active.indices.first { place in
      let other = active[place].region
      guard entries[region].box.overlaps(entries[other].box) else { return false }
      guard let (old, new) = Self.cut(entries[other].box, entries[region].box) else { return true }
      entries[other].box = old
      entries[other].isCut = true
      entries[region].box = new
      entries[region].isCut = true
      return false
    }
  }

  /// Less height, or width of vertical text, than this, in percent of the picture, holds no line of text.
  private static let least = 8.0
  /// Less width than this holds no words of horizontal text.
  private static let leastWidth = 25.0

  /// Two rectangles that overlap, each without what lies on the other's side of a line between them;
  /// nil where one of them would get too small.
  private static func cut(
    _ old: Region.Box,
    _ new: Region.Box
  ) -> (old: Region.Box, new: Region.Box)? {
    let heights = (old.anchorHeight, new.anchorHeight)
    var isNewBelow = new.anchorHeight > old.anchorHeight
    var line = (heights.0 + heights.1) / 2
    let upper = max(old.y, new.y)
    let lower = min(old.y + old.height, new.y + new.height)
    if abs(heights.0 - heights.1) < least {
      let distance = abs((old.x + old.width / 2) - (new.x + new.width / 2))
      if distance >= leastWidth, let beside = cutBeside(old, new) { return beside }
      // What comes later goes further into the picture, as players stack it, unless the two say
      // which line each takes.
      if abs(heights.0 - heights.1) < 1 { isNewBelow = old.displayAlign == .before }
      line = (upper + lower) / 2
    }
    line = min(max(line, upper), lower)
    var (above, below) = isNewBelow ? (old, new) : (new, old)
    above.height = line - above.y
    below.height -= line - below.y
    below.y = line
    guard above.height >= least, below.height >= least else { return cutBeside(old, new) }
    return isNewBelow ? (above, below) : (below, above)
  }

  /// The same with a line from top to bottom.
  private static func cutBeside(
    _ old: Region.Box,
    _ new: Region.Box
  ) -> (old: Region.Box, new: Region.Box)? {
    let middles = (old.x + old.width / 2, new.x + new.width / 2)
    let isNewRight = middles.1 > middles.0
    let first = max(old.x, new.x)
    let last = min(old.x + old.width, new.x + new.width)
    let line = min(max((middles.0 + middles.1) / 2, first), last)
    var (left, right) = isNewRight ? (old, new) : (new, old)
    left.width = line - left.x
    right.width -= line - right.x
    right.x = line
    // Horizontal text needs some width, vertical text a line's.
    for box in [left, right] {
      guard box.width >= (box.writingMode == .horizontal ? leastWidth : least) else { return nil }
    }
    return isNewRight ? (left, right) : (right, left)
  }
}

extension Region.Box {
  /// The height at which the text stands, in percent of the picture.
  fileprivate var anchorHeight: Double {
    guard writingMode == .horizontal else { return y + height / 2 }
    switch displayAlign {
    case .before: return y
    case .center: return y + height / 2
    case .after: return y + height
    }
  }
}
