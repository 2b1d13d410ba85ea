#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file that is read in parts, for files too large to be held.
public final class OpenFile: Sendable {
  private let descriptor: Int32
  /// How many bytes the file had when it was opened.
  public let size: Int64

  /// Opens a file.
  ///
  /// - Throws: ``FileError`` where it is missing, a folder, not readable, or cannot be read in parts,
  ///   as a pipe.
  public init(_ path: String) throws(FileError) {
    descriptor = unsafe open(path.forSystem, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else {
      let error = FileError.last
      close(descriptor)
      throw error
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      let isDirectory = status.st_mode & S_IFMT == S_IFDIR
      throw isDirectory ? FileError(.directory) : FileError(number: ESPIPE)
    }
    size = Int64(status.st_size)
  }

  deinit { close(descriptor) }

  /// Reads bytes from an offset on; fewer than asked for where the file has become shorter.
  public func read(at offset: Int64, count limit: Int) throws(FileError) -> [UInt8] {
    try readBytes(of: descriptor, at: offset, count: limit)
  }
}

/// Reads bytes of an open file from an offset on; fewer than asked for behind its end.
func readBytes(
  of descriptor: Int32,
  at offset: Int64,
  count limit: Int
) throws(FileError) -> [UInt8] {
  var failure: FileError?
  let bytes = unsafe [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
    while count < limit, let base = buffer.baseAddress {
      let got = unsafe pread(
        descriptor,
        base + count,
        limit - count,
        off_t(offset + Int64(count))
      )
      if got > 0 {
        count += got
      } else if got == 0 {
        return
      } else if errno != EINTR {
        failure = .last
        return
      }
    }
  }
  if let failure { throw failure }
  return bytes
}
