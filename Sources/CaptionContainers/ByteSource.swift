/// Bytes that are read piece by piece, such as those of a movie that is too large to be held.
public protocol ByteSource: Sendable {
  /// How many bytes there are.
  var count: Int64 { get }

  /// Reads the bytes of a range.
  ///
  /// - Parameter range: Byte offsets from 0, which must lie within ``count``.
  /// - Throws: Where the range lies outside, or the bytes cannot be had.
  func bytes(_ range: Range<Int64>) throws(ByteSourceError) -> [UInt8]
}

/// Why bytes could not be read.
public struct ByteSourceError: Error, Sendable, Hashable {
  /// The reason, in lower case without a full stop.
  public var message: String

  /// Makes an error.
  public init(_ message: String) {
    self.message = message
  }

  /// The error of a range that lies outside.
  public static func outside(_ range: Range<Int64>, of count: Int64) -> ByteSourceError {
    ByteSourceError("bytes \(range.lowerBound) to \(range.upperBound) are not among \(count)")
  }
}

/// Bytes in memory.
public struct MemoryByteSource: ByteSource {
  /// The bytes.
  public let content: [UInt8]

  /// Makes a source of bytes.
  public init(_ content: [UInt8]) {
    self.content = content
  }

  /// How many bytes there are.
  public var count: Int64 { Int64(content.count) }

  /// Reads the bytes of a range.
  public func bytes(_ range: Range<Int64>) throws(ByteSourceError) -> [UInt8] {
    guard range.lowerBound >= 0, range.upperBound <= count else {
      throw .outside(range, of: count)
    }
    return Array(content[Int(range.lowerBound)..<Int(range.upperBound)])
  }
}
