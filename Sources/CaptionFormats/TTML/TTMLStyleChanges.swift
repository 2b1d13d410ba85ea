import CaptionModel

/// Changes of style while elements are on screen, by `set` and `animate` (TTML2, 13).
///
/// Each animated element has a list. What takes elements off the screen is in ``TTMLGates``.
struct TTMLStyleChanges: Sendable {
  /// A style set that is laid over an element's own for a while.
  private struct Change: Sendable {
    var begin: MediaTime
    var end: MediaTime?
    var set: Int
  }

  private var lists: [[Change]] = []

  /// Makes a list for an element; the value is its number.
  mutating func makeList() -> Int32 {
    lists.append([])
    return Int32(truncatingIfNeeded: lists.count - 1)
  }

  /// Adds a change to a list; it outweighs those that were added before.
  mutating func add(_ begin: MediaTime, _ end: MediaTime?, set: Int, to list: Int32) {
    lists[Int(list)].append(Change(begin: begin, end: end, set: set))
  }

  /// Adds a change for good that every other one in the list outweighs.
  mutating func addWeakest(_ begin: MediaTime, set: Int, to list: Int32) {
    lists[Int(list)].insert(Change(begin: begin, end: nil, set: set), at: 0)
  }

  /// The style sets of a list's changes.
  func sets(of list: Int32) -> [Int] { list < 0 ? [] : lists[Int(list)].map(\.set) }

  /// The style sets that lie over an element at an instant, the strongest last.
  func active(_ list: Int32, at instant: MediaTime) -> [Int] {
    guard list >= 0 else { return [] }
    var sets: [Int] = []
    for change in lists[Int(list)]
    where change.begin <= instant && change.end.map({ instant < $0 }) ?? true {
      sets.append(change.set)
    }
    return sets
  }

  /// Adds the times at which a list changes something; returns how many changes there are.
  func addInstants(of list: Int32, to instants: inout Set<MediaTime>) -> Int {
    guard list >= 0 else { return 0 }
    for change in lists[Int(list)] {
      instants.insert(change.begin)
      if let end = change.end { instants.insert(end) }
    }
    return 1 + lists[Int(list)].count
  }
}

/// Where the changes of an element are kept while it is read.
struct TTMLAnimationUse: Sendable {
  var gate: TTMLGateUse
  /// The element's own list in ``TTMLStyleChanges``, or -1.
  var changes: Int32 = -1
}
