/// A change of a file's text: a range of its bytes is replaced by others.
public struct ByteEdit: Sendable, Hashable {
  /// What is replaced, as offsets into ``SourceText/bytes``; empty where something is inserted.
  public var range: Range<Int>
  /// What stands there afterwards.
  public var replacement: [UInt8]

  /// Makes an edit.
  public init(_ range: Range<Int>, _ replacement: [UInt8]) {
    self.range = range
    self.replacement = replacement
  }

  /// Whether one edit stands before another.
  static func isBefore(_ left: ByteEdit, _ right: ByteEdit) -> Bool {
    (left.range.lowerBound, left.range.upperBound)
      < (right.range.lowerBound, right.range.upperBound)
  }

  /// Whether two edits change the same place, so that what comes of both is not clear.
  public func meets(_ other: ByteEdit) -> Bool {
    range.overlaps(other.range) || range.lowerBound == other.range.lowerBound
  }
}

extension [ByteEdit] {
  /// The bytes after all edits; nil where one lies outside of them or two meet.
  public func applied(to bytes: [UInt8]) -> [UInt8]? {
    let edits = sorted(by: ByteEdit.isBefore)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + edits.reduce(0) { $0 + $1.replacement.count })
    var position = 0
    var last: ByteEdit?
    for edit in edits {
      guard edit.range.lowerBound >= position, edit.range.upperBound <= bytes.count else {
        return nil
      }
      if let last, last.meets(edit) { return nil }
      result += bytes[position..<edit.range.lowerBound]
      result += edit.replacement
      position = edit.range.upperBound
      last = edit
    }
    result += bytes[position...]
    return result
  }
}
