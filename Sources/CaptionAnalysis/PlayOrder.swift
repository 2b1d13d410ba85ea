import CaptionModel

/// The cues of a track in the order in which they begin; those with the same begin in file order.
public struct PlayOrder: Sendable, RandomAccessCollection {
  /// The indices of the cues, or nil where the file's order is the order of play.
  private let permutation: [Int]?

  /// How many cues there are.
  public let count: Int

  /// - Parameter isInOrder: Whether the cues stand in the order in which they begin.
  init(_ cues: [Cue], isInOrder: Bool) {
    count = cues.count
    permutation =
      isInOrder
      ? nil : cues.indices.sorted { (cues[$0].begin, $0) < (cues[$1].begin, $1) }
  }

  /// The position of the first cue that is played.
  public var startIndex: Int { 0 }

  /// The position after that of the last.
  public var endIndex: Int { count }

  /// The index, in the document, of the cue that is played at a position.
  public subscript(position: Int) -> Int { permutation?[position] ?? position }
}
