/// Bytes of several sources behind one another, such as a stream's initialization and its segments.
public struct ConcatenatedByteSource: ByteSource {
  private let parts: [any ByteSource]
  /// Where each part begins.
  private let starts: [Int64]
  /// How many bytes there are.
  public let count: Int64

  /// Puts sources behind one another.
  public init(_ parts: [any ByteSource]) {
    var starts: [Int64] = []
    var total: Int64 = 0
    for part in parts {
      starts.append(total)
      total = total.addingClamped(part.count)
    }
    self.parts = parts
    self.starts = starts
    count = total
  }

  /// Reads the bytes of a range, from as many parts as it touches.
  public func bytes(_ range: Range<Int64>) throws(ByteSourceError) -> [UInt8] {
    guard range.lowerBound >= 0, range.upperBound <= count else { throw .outside(range, of: count) }
    // The last part that begins at or before the range; parts are in order, so halves decide.
    var low = 0
    var high = parts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= range.lowerBound { low = middle } else { high = middle }
    }
    var result: [UInt8] = []
    while low < parts.count, starts[low] < range.upperBound {
      let from = max(range.lowerBound - starts[low], 0)
      let to = min(range.upperBound - starts[low], parts[low].count)
      if from < to {
        let piece = try parts[low].bytes(from..<to)
        if result.isEmpty { result = piece } else { result += piece }
      }
      low += 1
    }
    return result
  }
}
