import CaptionModel

/// A piece of a stream in MP4, which is a row of whole boxes (RFC 8216, 3.3; ISO/IEC 23009-1, 6.3.4).
public enum MP4Segment {
  /// A piece whose boxes each end where they say, so that others can stand behind them.
  ///
  /// - Throws: Where the piece has been cut, or is no row of boxes.
  public static func closed(_ bytes: [UInt8]) throws(ByteSourceError) -> [UInt8] {
    var reader = BoxReader(MemoryByteSource(bytes))
    let boxes = try reader.boxes(in: 0..<Int64(bytes.count), of: nil)
    if let problem = reader.diagnostics.first { throw ByteSourceError(problem.message) }
    guard let last = boxes.last, let size = UInt32(exactly: last.range.upperBound - last.offset)
    else { return bytes }
    // A last box of size zero reaches to the end, which is another one when pieces are joined.
    let start = Int(last.offset)
    guard bytes[start..<start + 4].allSatisfy({ $0 == 0 }) else { return bytes }
    var closed = bytes
    for index in 0..<4 {
      closed[start + index] = UInt8(truncatingIfNeeded: size >> UInt32(24 - 8 * index))
    }
    return closed
  }
}
