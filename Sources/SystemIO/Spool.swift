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
  private var descriptor: Int32 = -1
  private var stored: Int64 = 0

  /// Makes an empty spool.
  ///
  /// - Parameter limit: How many bytes are held in memory at most.
  public init(limit: Int = 16 << 20) {
    self.limit = limit
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

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
    if descriptor < 0 {
      let folder = ProcessControl.environmentVariable("TMPDIR") ?? "/tmp"
      var template = "\(folder)/captionkit-XXXXXX".forSystem
      descriptor = unsafe mkstemp(&template)
      // Without a place for a file all stays in memory.
      guard descriptor >= 0 else { return }
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
      unsafe unlink(template)
    }
    for piece in pieces { try StandardStream.write(piece, descriptor: descriptor) }
    stored += Int64(held)
    held = 0
    pieces = []
  }

  private func read(at offset: Int64) throws(FileError) -> [UInt8] {
    let wanted = Int(min(stored - offset, 1 << 20))
    var failure: FileError?
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: wanted) { buffer, count in
      while true {
        count = unsafe pread(descriptor, buffer.baseAddress, wanted, off_t(offset))
        if count >= 0 { return }
        count = 0
        guard errno == EINTR else {
          failure = .last
          return
        }
      }
    }
    if let failure { throw failure }
    return bytes
  }
}
