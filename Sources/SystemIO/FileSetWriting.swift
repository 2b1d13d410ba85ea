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
    var staged: [(target: FileTarget, file: TemporaryFile)] = []
    defer { for one in staged { one.file.remove() } }
    for file in files {
      do throws(FileError) {
        staged.append(try stage(file))
      } catch {
        throw FileSetError(file.path, error)
      }
    }
    try Interruption.postponed { () throws(FileSetError) in
      var written: [String] = []
      for (file, one) in zip(files, staged) {
        do throws(FileError) {
          try one.target.place(one.file)
          if !file.replaces { written.append(file.path) }
        } catch {
          for path in written { unsafe unlink(path.forSystem) }
          throw FileSetError(file.path, error)
        }
      }
    }
  }

  private static func stage(
    _ file: OutputFile
  ) throws(FileError) -> (target: FileTarget, file: TemporaryFile) {
    let target = try FileTarget(file.path, replacing: file.replaces)
    guard !target.isSpecial else { throw FileError(.directory) }
    let temporary = try TemporaryFile(beside: target.path)
    do throws(FileError) {
      try StandardStream.write(file.bytes, descriptor: temporary.descriptor)
      target.hand(to: temporary.descriptor)
      guard fsync(temporary.descriptor) == 0 else { throw .last }
      try temporary.close()
    } catch {
      temporary.remove()
      throw error
    }
    return (target, temporary)
  }
}
