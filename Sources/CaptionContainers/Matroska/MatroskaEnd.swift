public import CaptionModel

/// Compares the length of a Matroska file with what its outermost elements say (RFC 8794, 6).
///
/// Programs that take tracks out of Matroska say nothing where a file has been cut.
public enum MatroskaEnd {
  /// The most outermost elements that are looked at: a header, the segment and what pads them.
  private static let mostElements = 16

  /// That the file ends too early; nil where it does not, or does not say how long it is, as live
  /// streams do.
  public static func problem(
    in source: any ByteSource
  ) throws(ByteSourceError) -> Diagnostic? {
    var offset: Int64 = 0
    for _ in 0..<mostElements where offset < source.count {
      let head = try source.bytes(offset..<min(offset + 12, source.count))
      guard let id = length(head, from: 0, most: 4),
        let size = length(head, from: id, most: 8)
      else { return nil }
      let mask = UInt64(1) << UInt64(7 * size) - 1
      let value = number(head[id..<id + size]) & mask
      // All bits set means that nobody knows.
      guard value != mask else { return nil }
      let end = (offset + Int64(id + size)).addingClamped(Int64(clamping: value))
      guard end <= source.count else {
        return Diagnostic(
          MatroskaDiagnostics.truncated,
          "the file ends \(end - source.count) bytes before its elements do; captions may be missing",
          range: Int(clamping: offset)..<Int(clamping: source.count)
        )
      }
      offset = end
    }
    return nil
  }

  /// How many bytes a number of variable length has, which its first bit that is set tells.
  private static func length(_ bytes: [UInt8], from index: Int, most: Int) -> Int? {
    guard bytes.indices.contains(index) else { return nil }
    let length = bytes[index].leadingZeroBitCount + 1
    return length <= most && index + length <= bytes.count ? length : nil
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reduce(0) { $0 << 8 | UInt64($1) }
  }
}
