#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// By what an ordinary file is told to be unchanged without reading it.
public struct FileStamp: Sendable, Hashable {
  /// Its length in bytes.
  public var size: Int64
  /// When it was changed last, in nanoseconds since 1970.
  public var modified: Int64
  /// Its number in its file system.
  public var inode: UInt64

  /// Makes a stamp.
  public init(size: Int64, modified: Int64, inode: UInt64) {
    self.size = size
    self.modified = modified
    self.inode = inode
  }

  /// The stamp of the ordinary file at a path, links followed; nil where there is none.
  public init?(_ path: String) {
    var status = stat()
    guard unsafe stat(path.forSystem, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      return nil
    }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    self.init(
      size: Int64(status.st_size),
      modified: Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec),
      inode: UInt64(status.st_ino)
    )
  }

  /// The time by the clock that stamps files, in nanoseconds since 1970.
  public static var now: Int64 {
    var time = timespec()
    unsafe clock_gettime(CLOCK_REALTIME, &time)
    return Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
  }
}

extension FileSystem {
  /// Removes a file; one that is not there is no error.
  public static func remove(_ path: String) throws(FileError) {
    guard unsafe unlink(path.forSystem) != 0, errno != ENOENT else { return }
    throw .last
  }
}
