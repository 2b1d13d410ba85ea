import CaptionModel

/// What takes elements off the screen: `tts:display="none"`, its changes by `set`, and the times
/// of regions.
///
/// An element is shown where its own gate and those of the elements around it let it through.
struct TTMLGates: Sendable {
  private struct Change: Sendable {
    var begin: MediaTime
    var end: MediaTime?
    var isShown: Bool
  }

  private struct Gate: Sendable {
    var parent: Int32
    var isShown: Bool
    var changes: [Change] = []
  }

  private var gates: [Gate] = []

  /// Takes an element away for as long as nothing brings it back.
  mutating func addRemoval(to use: inout TTMLGateUse) {
    own(&use)
    gates[Int(use.index)].isShown = false
  }

  /// Shows or hides an element from one time to another; a later change outweighs earlier ones.
  mutating func addChange(
    _ begin: MediaTime,
    _ end: MediaTime?,
    isShown: Bool,
    to use: inout TTMLGateUse
  ) {
    own(&use)
    gates[Int(use.index)].changes.append(Change(begin: begin, end: end, isShown: isShown))
  }

  /// Shows an element in this time only, whatever else is said of it.
  mutating func addWindow(_ begin: MediaTime, _ end: MediaTime?, to use: inout TTMLGateUse) {
    gates.append(
      Gate(
        parent: use.index,
        isShown: false,
        changes: [Change(begin: begin, end: end, isShown: true)]
      )
    )
    use = TTMLGateUse(index: Int32(truncatingIfNeeded: gates.count - 1))
  }

  private mutating func own(_ use: inout TTMLGateUse) {
    guard !use.isOwn else { return }
    gates.append(Gate(parent: use.index, isShown: true))
    use = TTMLGateUse(index: Int32(truncatingIfNeeded: gates.count - 1), isOwn: true)
  }

  /// Puts a gate between another one, or those around that one, and the gate that lies around both.
  mutating func bring(_ inner: Int32, behind gate: Int32, in outer: Int32) {
    var index = inner
    while index >= 0, index != gate {
      let parent = gates[Int(index)].parent
      guard parent == outer else {
        index = parent
        continue
      }
      gates[Int(index)].parent = gate
      return
    }
  }

  /// Whether a gate and those around it let something through at an instant.
  func isOpen(_ index: Int32, at instant: MediaTime) -> Bool {
    var index = index
    while index >= 0 {
      let gate = gates[Int(index)]
      var isShown = gate.isShown
      for change in gate.changes
      where change.begin <= instant && change.end.map({ instant < $0 }) ?? true {
        isShown = change.isShown
      }
      if !isShown { return false }
      index = gate.parent
    }
    return true
  }

  /// Adds the times at which a gate or one around it may open or close; returns how many changes
  /// there are.
  func addInstants(of index: Int32, to instants: inout Set<MediaTime>) -> Int {
    var index = index
    var count = 0
    while index >= 0 {
      let gate = gates[Int(index)]
      count += 1 + gate.changes.count
      for change in gate.changes {
        instants.insert(change.begin)
        if let end = change.end { instants.insert(end) }
      }
      index = gate.parent
    }
    return count
  }
}

/// The gate that an element stands behind.
struct TTMLGateUse: Sendable {
  /// Its number, or -1 for none.
  var index: Int32 = -1
  /// Whether it is the element's own, so that changes of the element go into it; for elements inside
  /// it is not.
  var isOwn = false
}
