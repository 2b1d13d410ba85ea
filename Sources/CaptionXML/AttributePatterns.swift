/// The beginnings of attributes as they were met last: name, equals sign and quote.
///
/// Tags of one kind nearly always have the same attributes in the same order, written alike, so that
/// one comparison of eight bytes knows the next one. Longer beginnings are not kept.
struct AttributePatterns {
  private struct Pattern {
    var bytes: UInt64 = 0
    /// The bits that count, which are none where there is no pattern.
    var mask: UInt64 = 0
    var length = 0
    var scope = -1
    var id: Int32 = -1
  }

  private static let kinds = 32
  private static let perKind = 8
  private var patterns = [Pattern](repeating: Pattern(), count: kinds * perKind)

  /// The place of the first attribute of an element; those of its others follow.
  static func slot(of element: ScannedName) -> Int {
    Int(truncatingIfNeeded: (element.tail &* 0x9E37_79B9_7F4A_7C15) >> 59) * perKind
  }

  /// The number of the name of the attribute at an offset, and where its value begins, where it is
  /// the one that was there last.
  @inline(__always)
  func match(
    _ slot: Int,
    _ scope: ScopedNames.Scope,
    _ input: PlainBytes,
    at offset: Int
  ) -> (id: Int32, valueStart: Int)? {
    guard slot < patterns.count, let word = input.word(offset) else { return nil }
    let pattern = patterns[slot]
    guard pattern.mask != 0, word & pattern.mask == pattern.bytes, pattern.scope == scope.number
    else { return nil }
    return (pattern.id, offset + pattern.length)
  }

  /// Forgets the names from a number on.
  mutating func forget(from count: Int) {
    for index in patterns.indices where patterns[index].id >= count { patterns[index] = Pattern() }
  }

  /// Takes note of an attribute's beginning.
  mutating func note(
    _ slot: Int,
    _ scope: ScopedNames.Scope,
    _ input: PlainBytes,
    _ beginning: Range<Int>,
    _ id: Int32
  ) {
    guard slot < patterns.count, beginning.count <= 8, let word = input.word(beginning.lowerBound)
    else { return }
    let mask = UInt64.max >> UInt64((8 - beginning.count) * 8)
    patterns[slot] = Pattern(
      bytes: word & mask,
      mask: mask,
      length: beginning.count,
      scope: scope.number,
      id: id
    )
  }
}
