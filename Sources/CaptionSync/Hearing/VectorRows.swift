/// A matrix whose rows are multiplied with a vector, both in groups of 16 figures.
struct VectorRows: Sendable {
  typealias Group = SIMD16<Float>

  private var groups: [Group]
  /// How many groups a row has.
  let width: Int

  /// Makes a matrix of rows of equal length; what a row lacks of whole groups becomes nought.
  init(_ rows: [[Float]]) {
    width = Self.groupCount(rows.first?.count ?? 0)
    groups = rows.flatMap(Self.packed)
  }

  /// How many groups hold a number of figures.
  static func groupCount(_ count: Int) -> Int {
    (count + Group.scalarCount - 1) / Group.scalarCount
  }

  /// The figures in groups.
  static func packed(_ figures: [Float]) -> [Group] {
    var groups = [Group](repeating: .zero, count: groupCount(figures.count))
    for (index, figure) in figures.enumerated() {
      groups[index / Group.scalarCount][index % Group.scalarCount] = figure
    }
    return groups
  }

  /// The product of a part of a row with a vector.
  ///
  /// - Parameters:
  ///   - row: The row's number.
  ///   - start: The first of the row's groups that takes part.
  ///   - count: How many groups take part.
  ///   - vector: What they are multiplied with, from `place` on.
  @inline(__always)
  func product(
    row: Int,
    from start: Int = 0,
    count: Int,
    with vector: [Group],
    at place: Int = 0
  ) -> Float {
    var sum = Group.zero
    let first = row * width + start
    for index in 0..<count { sum += groups[first + index] * vector[place + index] }
    return sum.sum()
  }
}
