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
    var status = stat()
    let exists = unsafe stat(path.forSystem, &status) == 0
    if exists {
      switch status.st_mode & S_IFMT {
      case S_IFDIR: throw FileError(.directory)
      case S_IFREG: if !replacing { throw FileError(.exists) }
      default: return try writeStraight(to: path, produce)
      }
    }
    let target = exists ? (resolved(path) ?? path) : path
    let temporary = try TemporaryFile(beside: target)
    do throws(FileError) {
      let file = PortionFile(temporary.descriptor)
      guard produce(file) else {
        temporary.remove()
        return
      }
      if let error = file.error { throw error }
      if exists {
        // Bits that lend the owner's rights may lend nobody else's.
        let keepsOwner = fchown(temporary.descriptor, status.st_uid, status.st_gid) == 0
        fchmod(temporary.descriptor, status.st_mode & (keepsOwner ? 0o7777 : 0o777))
      }
      guard fsync(temporary.descriptor) == 0 else { throw .last }
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

  static func resolved(_ path: String) -> String? {
    guard let resolved = unsafe realpath(path.forSystem, nil) else { return nil }
    defer { unsafe free(resolved) }
    return unsafe String(fromSystem: resolved)
  }

  static func moveWithoutReplacing(
    _ temporary: TemporaryFile,
    to target: String
  ) throws(FileError) {
    // A second name for the file is the one way without a race that every system has.
    if unsafe link(temporary.path.forSystem, target.forSystem) == 0 {
      temporary.remove()
      return
    }
    guard errno != EEXIST else { throw .last }
    // Where the file system has no second names, an empty file that was not there holds the place.
    let place = unsafe open(target.forSystem, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard place >= 0 else { throw .last }
    close(place)
    guard unsafe rename(temporary.path.forSystem, target.forSystem) == 0 else {
      let error = FileError.last
      unsafe unlink(target.forSystem)
      throw error
    }
    temporary.isGone()
  }
}
