#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Where a file is to stand that is written beside its place first.
struct FileTarget {
  /// The path of the file itself, also where the one that was given is a link to it.
  let path: String
  /// Whether a device, a pipe or a socket stands there, which nothing can replace.
  let isSpecial: Bool
  private let replaces: Bool
  private var known: stat?

  /// Looks at what stands at a path.
  ///
  /// - Throws: ``FileError`` where it is a folder, or a file that may not be replaced.
  init(_ path: String, replacing: Bool) throws(FileError) {
    replaces = replacing
    var status = stat()
    guard unsafe stat(path.forSystem, &status) == 0 else {
      self.path = path
      isSpecial = false
      return
    }
    let kind = status.st_mode & S_IFMT
    guard kind != S_IFDIR else { throw FileError(.directory) }
    guard kind != S_IFREG || replacing else { throw FileError(.exists) }
    isSpecial = kind != S_IFREG
    known = status
    self.path = Self.resolved(path) ?? path
  }

  /// Gives a new file the permission bits of the one that it replaces, and its owner where the system
  /// lets us.
  func hand(to descriptor: Int32) {
    guard let known else { return }
    // Bits that lend the owner's rights may lend nobody else's.
    let keepsOwner = fchown(descriptor, known.st_uid, known.st_gid) == 0
    fchmod(descriptor, known.st_mode & (keepsOwner ? 0o7777 : 0o777))
  }

  /// Gives a complete file its name.
  func place(_ temporary: TemporaryFile) throws(FileError) {
    guard replaces else { return try placeWithoutReplacing(temporary) }
    guard unsafe rename(temporary.path.forSystem, path.forSystem) == 0 else { throw .last }
    temporary.isGone()
  }

  private func placeWithoutReplacing(_ temporary: TemporaryFile) throws(FileError) {
    // A second name for the file is the one way without a race that every system has.
    if unsafe link(temporary.path.forSystem, path.forSystem) == 0 {
      temporary.remove()
      return
    }
    guard errno != EEXIST else { throw .last }
    // Where the file system has no second names, an empty file that was not there holds the place.
    let place = unsafe open(path.forSystem, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard place >= 0 else { throw .last }
    close(place)
    guard unsafe rename(temporary.path.forSystem, path.forSystem) == 0 else {
      let error = FileError.last
      unsafe unlink(path.forSystem)
      throw error
    }
    temporary.isGone()
  }

  private static func resolved(_ path: String) -> String? {
    guard let resolved = unsafe realpath(path.forSystem, nil) else { return nil }
    defer { unsafe free(resolved) }
    return unsafe String(fromSystem: resolved)
  }
}
