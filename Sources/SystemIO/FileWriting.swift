#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Writes whole files, so that a target is either as it was or complete.
public enum FileWriter {
  /// Writes a file through a temporary one beside it, flushed to the device and then renamed.
  ///
  /// A target that is a device, a pipe or a socket is written straight to, since there is nothing
  /// to replace. Where the target is a symbolic link, the file it leads to is written.
  ///
  /// - Parameters:
  ///   - bytes: The content.
  ///   - path: The target.
  ///   - replacing: Whether a file that is there may be replaced; its permission bits are kept,
  ///     and its owner where the system lets us. Otherwise it is refused without a moment in which another program's file could be lost.
  /// - Throws: ``FileError``; the target is then as it was, and no temporary file is left.
  public static func write(
    _ bytes: [UInt8],
    to path: String,
    replacing: Bool
  ) throws(FileError) {
    try write(to: path, replacing: replacing) { file in
      file.take(bytes)
      return true
    }
  }

  /// Writes a file as ``write(_:to:replacing:)`` does, from portions that come one after the other.
  ///
  /// - Parameters:
  ///   - path: The target.
  ///   - replacing: Whether a file that is there may be replaced.
  ///   - produce: Gives the portions to the file, and then says whether it is wanted. What is not
  ///     leaves the target as it was.
  /// - Throws: ``FileError``; the target is then as it was, and no temporary file is left.
  public static func write(
    to path: String,
    replacing: Bool,
    _ produce: (PortionFile) -> Bool
  ) throws(FileError) {
    let target = try FileTarget(path, replacing: replacing)
    if target.isSpecial { return try writeStraight(to: path, produce) }
    let temporary = try TemporaryFile(beside: target.path)
    do throws(FileError) {
      let file = PortionFile(temporary.descriptor)
      guard produce(file) else {
        temporary.remove()
        return
      }
      if let error = file.error { throw error }
      target.hand(to: temporary.descriptor)
      guard fsync(temporary.descriptor) == 0 else { throw .last }
      try temporary.close()
      try target.place(temporary)
    } catch {
      temporary.remove()
      throw error
    }
  }

  private static func writeStraight(
    to path: String,
    _ produce: (PortionFile) -> Bool
  ) throws(FileError) {
    // What a device or a pipe was given can't be taken back.
    let file = PortionFile(nil)
    guard produce(file) else { return }
    let descriptor = unsafe open(path.forSystem, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    for portion in file.kept { try StandardStream.write(portion, descriptor: descriptor) }
  }
}
