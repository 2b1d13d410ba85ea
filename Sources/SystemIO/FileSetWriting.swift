#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file that is to be written together with others.
public struct OutputFile: Sendable, Hashable {
  /// Where.
  public var path: String
  /// The content.
  public var bytes: [UInt8]
  /// Whether a file that is there may be replaced.
  public var replaces: Bool

  /// Makes a file.
  public init(path: String, bytes: [UInt8], replaces: Bool = false) {
    self.path = path
    self.bytes = bytes
    self.replaces = replaces
  }
}

/// Why a set of files was not written.
public struct FileSetError: Error, Sendable, Hashable {
  /// The file at which it failed.
  public var path: String
  /// What went wrong.
  public var error: FileError

  /// Makes an error.
  public init(_ path: String, _ error: FileError) {
    self.path = path
    self.error = error
  }
}

extension FileWriter {
  /// Writes several files, all of them or none.
  ///
  /// All content is first written beside the targets and flushed to the device, where a full disk or
  /// a missing right shows; then the files get their names, the last one of the list last. Signals
  /// wait for that moment, so that an interrupted run leaves nothing.
  ///
  /// - Throws: ``FileSetError``; no file that was not there is then left.
  public static func write(_ files: [OutputFile]) throws(FileSetError) {
    var staged: [TemporaryFile] = []
    defer { for file in staged { file.remove() } }
    for file in files {
      do throws(FileError) {
        staged.append(try stage(file))
      } catch {
        throw FileSetError(file.path, error)
      }
    }
    try Interruption.postponed { () throws(FileSetError) in
      var written: [String] = []
      for (file, temporary) in zip(files, staged) {
        do throws(FileError) {
          try move(temporary, to: file)
          if !file.replaces { written.append(file.path) }
        } catch {
          for path in written { unsafe unlink(path.forSystem) }
          throw FileSetError(file.path, error)
        }
      }
    }
  }

  private static func stage(_ file: OutputFile) throws(FileError) -> TemporaryFile {
    var status = stat()
    let exists = unsafe stat(file.path.forSystem, &status) == 0
    if exists {
      guard status.st_mode & S_IFMT == S_IFREG else { throw FileError(.directory) }
      guard file.replaces else { throw FileError(.exists) }
    }
    let temporary = try TemporaryFile(beside: exists ? resolved(file.path) ?? file.path : file.path)
    do throws(FileError) {
      try StandardStream.write(file.bytes, descriptor: temporary.descriptor)
      if exists { fchmod(temporary.descriptor, status.st_mode & 0o7777) }
      guard fsync(temporary.descriptor) == 0 else { throw .last }
      try temporary.close()
    } catch {
      temporary.remove()
      throw error
    }
    return temporary
  }

  private static func move(_ temporary: TemporaryFile, to file: OutputFile) throws(FileError) {
    guard file.replaces else { return try moveWithoutReplacing(temporary, to: file.path) }
    let target = resolved(file.path) ?? file.path
    guard unsafe rename(temporary.path.forSystem, target.forSystem) == 0 else { throw .last }
    temporary.isGone()
  }
}
