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
    let target = try FileTarget(path, replacing: replacing)
    guard !target.isSpecial else { throw FileError(.directory) }
    if replacing, unsafe access(path.forSystem, F_OK) == 0 {
      guard unsafe access(path.forSystem, W_OK) == 0 else { throw .last }
    }
    let temporary = try TemporaryFile(beside: target.path)
    do throws(FileError) {
      guard make(temporary.path) else { return temporary.remove() }
      // Whoever wrote may have made the file anew.
      let written = unsafe open(temporary.path.forSystem, O_RDWR | O_CLOEXEC)
      guard written >= 0 else { throw .last }
      defer { close(written) }
      target.hand(to: written)
      guard fsync(written) == 0 else { throw .last }
      try temporary.close()
      try target.place(temporary)
    } catch {
      temporary.remove()
      throw error
    }
  }
}
