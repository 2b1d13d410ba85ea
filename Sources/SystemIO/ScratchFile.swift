#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file without a name for what does not have to stay in memory; it is gone with the process, however that
/// ends.
public final class ScratchFile: Sendable {
  private let descriptor: Int32

  /// Makes an empty file.
  ///
  /// - Parameter folder: Where it takes up space; nil takes the folder for temporary files.
  /// - Throws: ``FileError`` where no file can be made there.
  public init(in folder: String? = nil) throws(FileError) {
    let named = unsafe getenv("TMPDIR").map { unsafe String(cString: $0) } ?? ""
    let place = folder ?? (named.isEmpty ? "/tmp" : named)
    var attempt = 0
    while true {
      let path = "\(place)/captionkit-\(getpid())-\(attempt).scratch"
      let opened = unsafe open(path.forSystem, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
      if opened >= 0 {
        unsafe unlink(path.forSystem)
        descriptor = opened
        return
      }
      guard errno == EEXIST, attempt < 100 else { throw .last }
      attempt += 1
    }
  }

  deinit { close(descriptor) }

  /// Writes bytes from an offset on.
  public func write(_ bytes: [UInt8], at offset: Int64) throws(FileError) {
    var failure: FileError?
    unsafe bytes.withUnsafeBytes { buffer in
      guard let base = buffer.baseAddress else { return }
      var done = 0
      while done < buffer.count {
        let count = unsafe pwrite(
          descriptor,
          base + done,
          buffer.count - done,
          off_t(offset + Int64(done))
        )
        if count >= 0 {
          done += count
        } else if errno != EINTR {
          failure = .last
          return
        }
      }
    }
    if let failure { throw failure }
  }

  /// Reads bytes from an offset on; fewer than asked for behind the end.
  public func read(at offset: Int64, count limit: Int) throws(FileError) -> [UInt8] {
    try readBytes(of: descriptor, at: offset, count: limit)
  }
}
