#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension FileWriter {
  /// Lets somebody write a file beside its place, flushes it to the device and renames it.
  ///
  /// - Parameters:
  ///   - path: The target.
  ///   - replacing: Whether a file that is there may be replaced; its permission bits are kept.
  ///   - make: Writes the file whose path it is given, which is there and empty, and tells whether
  ///     it may be kept.
  /// - Throws: ``FileError``; the target is then as it was, and no temporary file is left. The same
  ///   holds where the file is not to be kept.
  public static func make(
    _ path: String,
    replacing: Bool,
    by make: (_ temporaryPath: String) -> Bool
  ) throws(FileError) {
    var status = stat()
    let exists = unsafe stat(path.forSystem, &status) == 0
    if exists {
      guard status.st_mode & S_IFMT == S_IFREG else { throw FileError(.directory) }
      guard replacing else { throw FileError(.exists) }
      guard unsafe access(path.forSystem, W_OK) == 0 else { throw .last }
    }
    let target = exists ? resolved(path) ?? path : path
    let temporary = try TemporaryFile(beside: target)
    do throws(FileError) {
      guard make(temporary.path) else { return temporary.remove() }
      // Whoever wrote may have made the file anew.
      let written = unsafe open(temporary.path.forSystem, O_RDWR | O_CLOEXEC)
      guard written >= 0 else { throw .last }
      defer { close(written) }
      if exists { fchmod(written, status.st_mode & 0o777) }
      guard fsync(written) == 0 else { throw .last }
      try temporary.close()
      if replacing {
        guard unsafe rename(temporary.path.forSystem, target.forSystem) == 0 else { throw .last }
        temporary.isGone()
      } else {
        try moveWithoutReplacing(temporary, to: target)
      }
    } catch {
      temporary.remove()
      throw error
    }
  }
}
