import CaptionModel

/// The blocks of a file's cues, to be moved or taken out as they are.
struct CueBlocks {
  let bytes: [UInt8]
  /// Where each cue stands, without line breaks at its end.
  let ranges: [Range<Int>]

  /// Makes the blocks of cues that begin at these places.
  init(_ bytes: [UInt8], _ ranges: [Range<Int>]) {
    self.bytes = bytes
    self.ranges = ranges.map { range in
      var end = min(range.upperBound, bytes.count)
      while end > range.lowerBound, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
      return range.lowerBound..<end
    }
  }

  /// The edits that put other cues in the places of cues; what stands between them stays.
  ///
  /// - Parameter order: The index of the cue that comes to each place.
  func permuted(_ order: [Int]) throws(EditRefusal) -> [ByteEdit] {
    for (first, second) in zip(ranges, ranges.dropFirst())
    where first.upperBound > second.lowerBound || first.isEmpty || second.isEmpty {
      throw EditRefusal("the cues do not stand one after the other")
    }
    var edits: [ByteEdit] = []
    for (place, index) in order.enumerated() where place != index {
      edits.append(ByteEdit(ranges[place], Array(bytes[ranges[index]])))
    }
    return edits
  }

  /// The edits that take cues out, with the blank lines below each or, at the end, above it.
  func removed(_ cues: Set<Int>) -> [ByteEdit] {
    var edits: [ByteEdit] = []
    var index = 0
    while index < ranges.count {
      guard cues.contains(index) else {
        index += 1
        continue
      }
      let start = ranges[index].lowerBound
      var next = endOfBlank(after: ranges[index].upperBound)
      while index + 1 < ranges.count, cues.contains(index + 1),
        next == ranges[index + 1].lowerBound
      {
        index += 1
        next = endOfBlank(after: ranges[index].upperBound)
      }
      if next < bytes.count {
        edits.append(ByteEdit(start..<next, []))
      } else {
        var first = start
        while first > 0, bytes[first - 1].isASCIIWhiteSpace { first -= 1 }
        edits.append(ByteEdit(first..<ranges[index].upperBound, []))
      }
      index += 1
    }
    return edits
  }

  private func endOfBlank(after offset: Int) -> Int {
    var index = offset
    while index < bytes.count, bytes[index].isASCIIWhiteSpace { index += 1 }
    return index
  }
}

/// The order in which cues stand when they are sorted by their begins; the same ones stay.
func orderByBegin(_ cues: [Cue]) -> [Int] {
  cues.indices.sorted { (cues[$0].begin, $0) < (cues[$1].begin, $1) }
}

/// The line break with which the line at an offset ends; that of the first line, or a line feed,
/// where it ends with none.
func lineBreak(in bytes: [UInt8], after offset: Int) -> [UInt8] {
  for start in [offset, 0] {
    var index = start
    while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
    guard index < bytes.count else { continue }
    if bytes[index] == 0x0A { return [0x0A] }
    return index + 1 < bytes.count && bytes[index + 1] == 0x0A ? [0x0D, 0x0A] : [0x0D]
  }
  return [0x0A]
}
