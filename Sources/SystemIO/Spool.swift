#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Bytes that are gathered until they are wanted: few in memory, many in a file without a name, which
/// is gone with the process.
public final class Spool {
  private let limit: Int
  private var pieces: [[UInt8]] = []
  private var held = 0
  private var file: ScratchFile?
  private var stored: Int64 = 0

  /// Makes an empty spool.
  ///
  /// - Parameter limit: How many bytes are held in memory at most.
  public init(limit: Int = 16 << 20) {
    self.limit = limit
  }

  /// How many bytes there are.
  public var count: Int64 { stored + Int64(held) }

  /// Adds bytes behind the others.
  ///
  /// - Throws: ``FileError`` where there is no room for them.
  public func append(_ bytes: [UInt8]) throws(FileError) {
    guard !bytes.isEmpty else { return }
    pieces.append(bytes)
    held += bytes.count
    if held > limit { try store() }
  }

  /// Gives all bytes in order, portion by portion.
  public func forEachPortion(_ take: ([UInt8]) -> Void) throws(FileError) {
    var offset: Int64 = 0
    while offset < stored {
      let portion = try read(at: offset)
      guard !portion.isEmpty else { throw FileError(.other(EIO)) }
      take(portion)
      offset += Int64(portion.count)
    }
    for piece in pieces { take(piece) }
  }

  private func store() throws(FileError) {
    // Without a place for a file all stays in memory.
    guard let file = file ?? (try? ScratchFile()) else { return }
    self.file = file
    for piece in pieces {
      try file.write(piece, at: stored)
      stored += Int64(piece.count)
      held -= piece.count
    }
    pieces = []
  }

  private func read(at offset: Int64) throws(FileError) -> [UInt8] {
    try file?.read(at: offset, count: Int(min(stored - offset, 1 << 20))) ?? []
  }
}
